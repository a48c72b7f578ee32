"""The nine Zombie Traits (XR-ZTRAIT). Each is discarded when it is used (XR-TRAIT-04) and works only at its own moment (XR-TRAIT-05)."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.content.sabretooth import healing
from stockade.games.xmen_resistance.content.traits import free_moves, hurt, somebody_tough, worth_a_try
from stockade.games.xmen_resistance.effects.ability import BOOST, ROLLED, STRUCK, TABLE, TURN, WOUNDED, pay, trait
from stockade.games.xmen_resistance.effects.effect import Piece, carry, choose_piece, enemies_at, people_at
from stockade.games.xmen_resistance.facts import DEVOUR
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_attack, free_move
from stockade.games.xmen_resistance.rules.combat import Attack
from stockade.games.xmen_resistance.rules.hero import heal
from stockade.games.xmen_resistance.rules.hunger import lower_hunger
from stockade.games.xmen_resistance.rules.offer import attacks
from stockade.games.xmen_resistance.state import Hero

HELD_IN = 2


@trait("rotten_reflexes", when=TURN, rule="XR-ZTRAIT-01", ready=free_moves)
async def rotten_reflexes(g: Resistance, hero: Hero) -> None:
    """A free Move Action."""
    await free_move(g, hero, ignore=False, rule="XR-ZTRAIT-01")


def bites(g: Resistance, hero: Hero) -> list[Option]:
    """Somebody to devour."""
    return attacks(g, hero, DEVOUR)


@trait("bite_first", when=TURN, rule="XR-ZTRAIT-02", ready=bites)
async def bite_first(g: Resistance, hero: Hero) -> None:
    """A free Devour Action."""
    await free_attack(g, hero, "XR-ZTRAIT-02", only=DEVOUR)


def fed(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """A Devour took its target, and somebody else is in reach."""
    return shot.weapon.devours and bool(shot.fallen) and bool(attacks(g, hero))


@trait("feeding_frenzy", when=STRUCK, rule="XR-ZTRAIT-03", ready=fed)
async def feeding_frenzy(g: Resistance, hero: Hero, shot: Attack) -> None:
    """A free Attack, if they like."""
    options = [
        Option("frenzy", "option-boost-trait", {"trait": "feeding_frenzy", "hunger": 0}, True),
        Option("pass", "option-spare", {}, False),
    ]
    if await Ask(hero.seat, "prompt-frenzy", options, rule="XR-ZTRAIT-03", source=hero.id, hero=hero.id):
        pay(g, hero, TABLE["trait:feeding_frenzy@struck"])
        await free_attack(g, hero, "XR-ZTRAIT-03")


@trait("numb", when=WOUNDED, rule="XR-ZTRAIT-04")
def numb(g: Resistance, hero: Hero) -> int:
    """1 Wound."""
    return 1


def hungry(g: Resistance, hero: Hero) -> bool:
    """Something to hold in."""
    return hero.hunger > 0


@trait("hold_it_in", when=TURN, rule="XR-ZTRAIT-05", ready=hungry, idle="pointless-sated")
async def hold_it_in(g: Resistance, hero: Hero) -> None:
    """2 Hunger less."""
    lower_hunger(g, hero, HELD_IN, "XR-ZTRAIT-05")


@trait("let_it_out", when=BOOST, rule="XR-ZTRAIT-06", ready=somebody_tough, hunger=1, idle="pointless-tough")
def let_it_out(g: Resistance, hero: Hero, shot: Attack) -> None:
    """1 Toughness less for this Attack."""
    shot.cut += 1


def graspable(g: Resistance, hero: Hero) -> list[Piece]:
    """Bystanders and Enemies without a name one zone away; what is seen there is joined by an open way (XR-DEF-09)."""
    zones = [zone for zone in g.zones_within(hero.zone, 1, 1) if zone in g.ways.near[hero.zone]]
    return people_at(g, zones) + enemies_at(g, zones, named=False)


@trait("grasping_hands", when=TURN, rule="XR-ZTRAIT-07", ready=graspable)
async def grasping_hands(g: Resistance, hero: Hero) -> None:
    """One of them is dragged here."""
    piece = await choose_piece(hero, "prompt-grasping-hands", graspable(g, hero), "XR-ZTRAIT-07")
    carry(g, piece, hero.zone, "XR-ZTRAIT-07")


def no_bite(g: Resistance, hero: Hero, shot: Attack) -> str:
    """XR-ZTRAIT-08: only a Devour is rolled again."""
    return "" if shot.weapon.devours else "refused-no-devour"


@trait("second_bite", when=ROLLED, rule="XR-ZTRAIT-08", unless=no_bite, ready=worth_a_try, idle="pointless-reroll")
def second_bite(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Any dice once more; the roll itself is combat's."""


@trait("regrow", when=TURN, rule="XR-ZTRAIT-09", ready=hurt, idle="pointless-unhurt")
async def regrow(g: Resistance, hero: Hero) -> None:
    """1 Health back, 2 when not hungry."""
    heal(g, hero, healing(hero), "XR-ZTRAIT-09")
