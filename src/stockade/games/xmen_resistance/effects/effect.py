"""Words that several Skills, Traits and cards share: choosing a zone or a Super Hero, pushing Enemies, taking people along.

What an effect moves goes only between zones joined by an open way and never into the fountain (XR-DEF-09); `ways.near` knows both.
"""

from __future__ import annotations

from collections.abc import Sequence

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import put_hero
from stockade.games.xmen_resistance.rules.enemy import shift
from stockade.games.xmen_resistance.state import Hero, Person


def enemy_phase(g: Resistance, hero: Hero) -> bool:
    """Whether it is the Enemy Phase: Activations, Bystanders and spawns; not those set off in a Super Hero's turn."""
    return g.state.phase in ("enemies", "bystanders", "spawn")


def others_within(g: Resistance, hero: Hero, far: int) -> list[Hero]:
    """The other Super Heroes in sight within that Range (XR-DEF-05, XR-DEF-06)."""
    return [other for other in g.on_board() if other is not hero and g.within(hero.zone, other.zone, far)]


async def choose_zone(hero: Hero, prompt: str, zones: Sequence[str], rule: str) -> str:
    """The player points at one of these zones."""
    options = [Option(f"zone:{zone}", "option-zone", {"zone": zone}, zone) for zone in zones]
    return await Ask(hero.seat, prompt, options, rule=rule, source=hero.id, hero=hero.id)


async def choose_hero(hero: Hero, prompt: str, heroes: Sequence[Hero], rule: str) -> Hero:
    """The player points at one of these Super Heroes."""
    options = [Option(f"hero:{other.id}", "option-hero", {"hero": other.id}, other) for other in heroes]
    return await Ask(hero.seat, prompt, options, rule=rule, source=hero.id, hero=hero.id)


def push(g: Resistance, zone: str, to: str, kinds: Sequence[str], rule: str) -> None:
    """All Enemies of these kinds are moved to another zone; they have not entered it (XR-TRAIT-13)."""
    for kind in kinds:
        number = g.count(zone, kind)
        shift(g, kind, number, zone, to)
        g.emit("enemies.moved", rule, enemy=kind, count=number, origin=zone, to=to)


def bring(g: Resistance, who: Sequence[Hero | Person], to: str, rule: str) -> None:
    """Super Heroes and Bystanders are taken to another zone, whatever Enemies are around."""
    for piece in who:
        if isinstance(piece, Hero):
            put_hero(g, piece, to, rule)
        else:
            g.emit("bystander.moved", rule, bystander=piece.id, origin=piece.zone, to=to)
            piece.zone = to
