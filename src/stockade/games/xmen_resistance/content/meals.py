"""The twelve Bystander cards of Zombie Mode (XR-ZBCARD, XR-ZHERO-13, -14): what a devoured Bystander leaves behind."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.content.bystanders import at_home, fight_back, lurable, others_turn, spawn_deck
from stockade.games.xmen_resistance.content.traits import worth_a_try
from stockade.games.xmen_resistance.effects.ability import ALWAYS, BOOST, ENTERED, PASSIVE, ROLLED, STRUCK, TURN, meal
from stockade.games.xmen_resistance.effects.effect import bring, choose_zone
from stockade.games.xmen_resistance.facts import HUNGER_MAX
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_attack, walk
from stockade.games.xmen_resistance.rules.combat import Attack, fall, in_line
from stockade.games.xmen_resistance.rules.enemy import lure
from stockade.games.xmen_resistance.rules.hunger import set_hunger
from stockade.games.xmen_resistance.rules.offer import move_cost, moves
from stockade.games.xmen_resistance.rules.spawn import bury
from stockade.games.xmen_resistance.state import Hero

# -- in one's own turn ----------------------------------------------------------------------------------------------------


def peopled(g: Resistance, hero: Hero) -> list[str]:
    """Zones within Range 1 with somebody to fetch."""
    return [zone for zone in g.zones_within(hero.zone, 1, 1) if g.people_in(zone)]


@meal("william_stryker", when=TURN, rule="XR-ZBCARD-01", ready=peopled, hunger=1)
async def william_stryker(g: Resistance, hero: Hero) -> None:
    """The Bystanders of a zone next door come here."""
    zone = await choose_zone(hero, "prompt-stryker-meal", peopled(g, hero), "XR-ZBCARD-01")
    bring(g, g.people_in(zone), hero.zone, "XR-ZBCARD-01")


@meal("senator_kelly", when=TURN, rule="XR-ZBCARD-05", ready=lurable, hunger=1)
async def senator_kelly(g: Resistance, hero: Hero) -> None:
    """Enemies of a zone drop everything and come."""
    lure(g, await choose_zone(hero, "prompt-kelly", lurable(g, hero), "XR-ZBCARD-05"), hero.zone, "XR-ZBCARD-05")


@meal("trish_tilby", when=TURN, rule="XR-ZBCARD-06", ready=spawn_deck)
async def trish_tilby(g: Resistance, hero: Hero) -> None:
    """The top Spawn card stays or goes to the bottom."""
    await bury(g, hero, "XR-ZBCARD-06")


def stealthy(g: Resistance, hero: Hero) -> list[Option]:
    """Where a Move that ignores Enemies can go, for its own Action (XR-ZHERO-13)."""
    return moves(g, hero, ignore=True)


@meal("amanda_sefton", when=TURN, rule="XR-ZHERO-13", ready=stealthy, hunger=1)
async def amanda_sefton(g: Resistance, hero: Hero) -> None:
    """A Move Action past the Enemies."""
    verb, to = await Ask(hero.seat, "prompt-stealthy-move", stealthy(g, hero), rule="XR-ZHERO-13", source=hero.id, hero=hero.id)
    hero.actions -= move_cost(g, hero)
    await walk(g, hero, to, "XR-ZHERO-13", carrying=verb == "carry")


@meal("moira_mactaggert", when=TURN, rule="XR-ZHERO-14", once="")
async def moira_mactaggert(g: Resistance, hero: Hero) -> None:
    """Discarded: somebody of the zone has any Hunger they like."""
    g.state.person_pile.discards.append(hero.bystander)
    hero.bystander = ""
    options = [
        Option(f"hunger:{other.id}:{n}", "option-hunger", {"hero": other.id, "hunger": n}, (other, n))
        for other in g.heroes_in(hero.zone)
        for n in range(HUNGER_MAX + 1)
        if n != other.hunger
    ]
    who, hunger = await Ask(hero.seat, "prompt-moira-meal", options, rule="XR-ZHERO-14", source=hero.id, hero=hero.id)
    set_hunger(g, who, hunger, "XR-ZHERO-14")


# -- when attacking -------------------------------------------------------------------------------------------------------


def choosy(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """Target Priority still binds, and there is more than one to choose from."""
    return not shot.any_target and len(in_line(g, shot, shot.zone)) > 1


@meal("callisto", when=BOOST, rule="XR-ZBCARD-03", once="", ready=choosy, idle="pointless-choice")
def callisto(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Target Priority does not count."""
    shot.any_target = True


@meal("cameron_hodge", when=ALWAYS, rule="XR-ZBCARD-10", once="", ready=at_home)
def cameron_hodge(g: Resistance, hero: Hero, shot: Attack) -> None:
    """1 more die on the own zone."""
    shot.dice += 1


@meal("bolivar_trask", when=ROLLED, rule="XR-ZBCARD-07", unless=others_turn, ready=worth_a_try, idle="pointless-reroll")
def bolivar_trask(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Any dice once more; the roll itself is combat's."""


def trooper_left(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """After a Melee Attack, with a Trooper in the own zone."""
    return shot.melee and g.count(hero.zone, "trooper") > 0


@meal("mariko_yashida", when=STRUCK, rule="XR-ZBCARD-02", once="", ready=trooper_left)
async def mariko_yashida(g: Resistance, hero: Hero, shot: Attack) -> None:
    """One more Trooper falls if they like."""
    options = [Option("eliminate:trooper", "option-eliminate", {"enemy": "trooper"}, True), Option("pass", "option-spare", {}, False)]
    if await Ask(hero.seat, "prompt-mariko-meal", options, rule="XR-ZBCARD-02", source=hero.id, hero=hero.id):
        fall(g, hero, "trooper", 1, hero.zone, "XR-ZBCARD-02")


@meal("ka_zar", when=ENTERED, rule="XR-ZBCARD-04", once="phase", ready=fight_back, hunger=1)
async def ka_zar(g: Resistance, hero: Hero) -> None:
    """1 Melee Attack on the own zone, with a Ranged Attack too."""
    await free_attack(g, hero, "XR-ZBCARD-04", zones=[hero.zone], as_melee=True, chosen=True)


# -- read by the chapters they change -------------------------------------------------------------------------------------


@meal("valerie_cooper", when=PASSIVE, rule="XR-ZBCARD-08", once="")
def valerie_cooper(g: Resistance, hero: Hero) -> None:
    """Gain Trait offers two (`action.gain_trait`)."""


@meal("stevie_hunter", when=PASSIVE, rule="XR-ZBCARD-09", once="")
def stevie_hunter(g: Resistance, hero: Hero) -> None:
    """Enemies left behind cost at most 1 Action (`action.toll`)."""
