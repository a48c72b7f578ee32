"""Magneto: metal crushes, metal carries, and others obey."""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.effects.ability import TURN, skill
from stockade.games.xmen_resistance.effects.effect import bring, choose_hero
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_action, free_move
from stockade.games.xmen_resistance.rules.combat import fall
from stockade.games.xmen_resistance.rules.hero import lose_power
from stockade.games.xmen_resistance.state import Hero, Person

CRUSH_COST = {"walker": 1, "brute": 2, "runner": 1}  # XR-HERO-12


def crushable(g: Resistance, hero: Hero, power: int) -> list[tuple[str, str]]:
    """What that much Power can crush within Range 1: kinds and zones."""
    zones = g.zones_within(hero.zone, 1)
    return [(kind, zone) for zone in zones for kind, cost in CRUSH_COST.items() if cost <= power and g.count(zone, kind)]


def something_to_crush(g: Resistance, hero: Hero) -> list[tuple[str, str]]:
    """With the Power he has."""
    return crushable(g, hero, hero.power)


@skill("crush", when=TURN, rule="XR-HERO-12", power=1, ready=something_to_crush)
async def crush(g: Resistance, hero: Hero) -> None:
    """One Walker or Runner is gone; a Brute costs a second Power."""
    options = [
        Option(f"crush:{kind}:{zone}", "option-crush", {"enemy": kind, "zone": zone, "power": CRUSH_COST[kind]}, (kind, zone))
        for kind, zone in crushable(g, hero, hero.power + 1)
    ]
    kind, zone = await Ask(hero.seat, "prompt-crush", options, rule="XR-HERO-12", source=hero.id, hero=hero.id)
    lose_power(g, hero, CRUSH_COST[kind] - 1, "XR-HERO-12")
    fall(g, hero, kind, 1, zone, "XR-HERO-12")


def can_fly(g: Resistance, hero: Hero) -> bool:
    """There is an open way out."""
    return bool(g.ways.near[hero.zone])


@skill("magnetic_flight", when=TURN, rule="XR-HERO-13", power=1, ready=can_fly)
async def magnetic_flight(g: Resistance, hero: Hero) -> None:
    """A free Move over the Enemies' heads, with whoever of the zone he takes along."""
    around: list[Hero | Person] = [other for other in g.heroes_in(hero.zone) if other is not hero]
    around += g.people_in(hero.zone)
    to = await free_move(g, hero, ignore=True, rule="XR-HERO-13")
    bring(g, await passengers(hero, around, to), to, "XR-HERO-13")


async def passengers(hero: Hero, around: list[Hero | Person], to: str) -> list[Hero | Person]:
    """Any of them, or none."""
    if not around:
        return []
    options = [
        Option(f"along:{piece.id}", "option-take-hero", {"hero": piece.id}, piece)
        if isinstance(piece, Hero)
        else Option(f"along:{piece.id}", "option-take-bystander", {"bystander": piece.id}, piece)
        for piece in around
    ]
    return await Ask(
        hero.seat, "prompt-take-along", options, rule="XR-HERO-13", source=hero.id, least=0, most=len(options), hero=hero.id, zone=to
    )


def commanded(g: Resistance, hero: Hero) -> list[Hero]:
    """The other Super Heroes he sees, however far (XR-DEF-05)."""
    return [other for other in g.on_board() if other is not hero and g.sees(hero.zone, other.zone)]


@skill("mutant_commander", when=TURN, rule="XR-HERO-14", ready=commanded)
async def mutant_commander(g: Resistance, hero: Hero) -> None:
    """Somebody else takes a free Action now; then his turn goes on."""
    who = await choose_hero(hero, "prompt-mutant-commander", commanded(g, hero), "XR-HERO-14")
    await free_action(g, who, "XR-PLAYER-13")
