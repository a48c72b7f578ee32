"""The twelve Bystanders whose cards give a lasting ability (XR-RESCUE-08)."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.content.traits import has_choice, worth_a_try
from stockade.games.xmen_resistance.effects.ability import ALWAYS, BOOST, ENTERED, PASSIVE, ROLLED, STRUCK, TURN, bystander
from stockade.games.xmen_resistance.effects.effect import bring, choose_hero, choose_zone
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_attack, free_move
from stockade.games.xmen_resistance.rules.combat import Attack, fall
from stockade.games.xmen_resistance.rules.enemy import lure
from stockade.games.xmen_resistance.rules.hero import heal
from stockade.games.xmen_resistance.rules.offer import attacks
from stockade.games.xmen_resistance.rules.spawn import bury
from stockade.games.xmen_resistance.state import Hero, Person

LASTING = "XR-RESCUE-08"

# -- in one's own turn ----------------------------------------------------------------------------------------------------


def peopled(g: Resistance, hero: Hero) -> list[str]:
    """Zones within Range 1 with somebody to fetch; what is seen one zone away is joined by an open way (XR-DEF-09)."""
    return [zone for zone in g.zones_within(hero.zone, 1, 1) if g.heroes_in(zone) or g.people_in(zone)]


@bystander("william_stryker", when=TURN, rule="XR-BCARD-01", power=1, ready=peopled)
async def william_stryker(g: Resistance, hero: Hero) -> None:
    """Everybody of a zone next door comes here."""
    zone = await choose_zone(hero, "prompt-stryker", peopled(g, hero), "XR-BCARD-01")
    who: list[Hero | Person] = [*g.heroes_in(zone), *g.people_in(zone)]
    bring(g, who, hero.zone, "XR-BCARD-01")


def lurable(g: Resistance, hero: Hero) -> list[str]:
    """Other zones within Range 2 with Enemies."""
    return [zone for zone in g.zones_within(hero.zone, 2, 1) if g.enemies_in(zone)]


@bystander("senator_kelly", when=TURN, rule="XR-BCARD-06", power=1, ready=lurable)
async def senator_kelly(g: Resistance, hero: Hero) -> None:
    """Enemies of a zone drop everything and come for the senator."""
    zone = await choose_zone(hero, "prompt-kelly", lurable(g, hero), "XR-BCARD-06")
    lure(g, zone, hero.zone, "XR-BCARD-06")


def spawn_deck(g: Resistance, hero: Hero) -> bool:
    """A card to look at."""
    return bool(g.state.spawn_pile.deck or g.state.spawn_pile.discards)


@bystander("trish_tilby", when=TURN, rule=LASTING, ready=spawn_deck)
async def trish_tilby(g: Resistance, hero: Hero) -> None:
    """The top Spawn card stays or goes to the bottom."""
    await bury(g, hero, LASTING)


def ways_out(g: Resistance, hero: Hero) -> tuple[str, ...]:
    """The zones next door."""
    return g.ways.near[hero.zone]


@bystander("amanda_sefton", when=TURN, rule=LASTING, power=1, ready=ways_out)
async def amanda_sefton(g: Resistance, hero: Hero) -> None:
    """A free Move that ignores Enemies."""
    await free_move(g, hero, ignore=True, rule=LASTING)


def patients(g: Resistance, hero: Hero) -> list[Hero]:
    """The wounded of the zone, oneself included."""
    return [other for other in g.heroes_in(hero.zone) if other.wounds]


@bystander("moira_mactaggert", when=TURN, rule=LASTING, power=2, ready=patients, idle="pointless-unhurt")
async def moira_mactaggert(g: Resistance, hero: Hero) -> None:
    """1 Health for somebody of the zone."""
    heal(g, await choose_hero(hero, "prompt-moira", patients(g, hero), LASTING), 1, LASTING)


# -- when attacking -------------------------------------------------------------------------------------------------------


@bystander("callisto", when=BOOST, rule="XR-BCARD-03", once="", ready=has_choice, idle="pointless-choice")
def callisto(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Target Priority does not count."""
    shot.any_target = True


def at_home(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """The Attack targets the own zone."""
    return shot.zone == hero.zone


@bystander("cameron_hodge", when=ALWAYS, rule=LASTING, once="", ready=at_home)
def cameron_hodge(g: Resistance, hero: Hero, shot: Attack) -> None:
    """1 more die on the own zone."""
    shot.dice += 1


def others_turn(g: Resistance, hero: Hero, shot: Attack) -> str:
    """Only in one's own turn."""
    return "" if hero.stage == "active" else "refused-own-turn"


@bystander("bolivar_trask", when=ROLLED, rule=LASTING, power=1, unless=others_turn, ready=worth_a_try, idle="pointless-reroll")
def bolivar_trask(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Any dice once more; the roll itself is combat's."""


def walker_left(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """After a Melee Attack, with a Walker in the own zone."""
    return shot.melee and g.count(hero.zone, "walker") > 0


@bystander("mariko_yashida", when=STRUCK, rule="XR-BCARD-02", once="", ready=walker_left)
async def mariko_yashida(g: Resistance, hero: Hero, shot: Attack) -> None:
    """One more Walker falls if they like, whatever the dice showed (XR-BCARD-08)."""
    options = [Option("eliminate:walker", "option-eliminate", {"enemy": "walker"}, True), Option("pass", "option-spare", {}, False)]
    if await Ask(hero.seat, "prompt-mariko", options, rule="XR-BCARD-02", source=hero.id, hero=hero.id):
        fall(g, hero, "walker", 1, hero.zone, "XR-BCARD-08")


def fight_back(g: Resistance, hero: Hero) -> list[Option]:
    """Somebody an Attack of one's own can hit."""
    return attacks(g, hero, zones=[hero.zone], own=True)


@bystander("ka_zar", when=ENTERED, rule="XR-BCARD-04", power=1, once="phase", ready=fight_back)
async def ka_zar(g: Resistance, hero: Hero) -> None:
    """1 Melee Attack on the own zone, with a Ranged Attack too (XR-BCARD-05)."""
    await free_attack(g, hero, "XR-BCARD-04", zones=[hero.zone], as_melee=True)


# -- read by the chapters they change -------------------------------------------------------------------------------------


@bystander("valerie_cooper", when=PASSIVE, rule=LASTING, once="")
def valerie_cooper(g: Resistance, hero: Hero) -> None:
    """Power-Up Actions give 1 more (`action.power_up`)."""


@bystander("stevie_hunter", when=PASSIVE, rule=LASTING, once="")
def stevie_hunter(g: Resistance, hero: Hero) -> None:
    """Enemies left behind cost at most 1 Action (`action.toll`)."""
