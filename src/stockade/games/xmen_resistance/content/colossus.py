"""Colossus: a body of steel, for himself and as a catapult for others."""

from __future__ import annotations

from stockade.games.xmen_resistance.effects.ability import PASSIVE, TURN, WOUNDED, skill
from stockade.games.xmen_resistance.effects.effect import choose_hero, choose_zone
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_attack
from stockade.games.xmen_resistance.rules.building import put_hero
from stockade.games.xmen_resistance.state import Hero


@skill("organic_steel", when=WOUNDED, rule="XR-HERO-20", power=1, once="phase")
def organic_steel(g: Resistance, hero: Hero) -> int:
    """Up to 2 Wounds."""
    return 2


def landings(g: Resistance, hero: Hero) -> list[str]:
    """Other zones in sight within Range 2; the fountain is never one of them (XR-DEF-09)."""
    return g.zones_within(hero.zone, 2, 1)


def beside(g: Resistance, hero: Hero) -> list[Hero]:
    """The other Super Heroes of his zone."""
    return [other for other in g.heroes_in(hero.zone) if other is not hero]


def can_throw(g: Resistance, hero: Hero) -> bool:
    """Somebody to throw, and somewhere to throw them."""
    return bool(beside(g, hero) and landings(g, hero))


@skill("fastball_special", when=TURN, rule="XR-HERO-20", power=1, ready=can_throw)
async def fastball_special(g: Resistance, hero: Hero) -> None:
    """Somebody flies up to 2 zones and strikes where they land."""
    who = await choose_hero(hero, "prompt-fastball", beside(g, hero), "XR-HERO-20")
    zone = await choose_zone(hero, "prompt-fastball-to", landings(g, hero), "XR-HERO-20")
    put_hero(g, who, zone, "XR-HERO-20")
    await free_attack(g, who, "XR-HERO-20", zones=[zone])


@skill("wall_of_steel", when=PASSIVE, rule="XR-HERO-20", once="")
def wall_of_steel(g: Resistance, hero: Hero) -> None:
    """Read where Wounds are shared out and where a Move is paid for."""
