"""Words that several Skills, Traits and cards share: choosing a zone or a Super Hero, pushing Enemies, taking people along.

What an effect moves goes only between zones joined by an open way and never into the fountain (XR-DEF-09); `ways.near` knows both.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.building import put_hero
from stockade.games.xmen_resistance.rules.enemy import shift
from stockade.games.xmen_resistance.state import Hero, Person


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
            origin, piece.zone = piece.zone, to
            g.emit("bystander.moved", rule, bystander=piece.id, origin=origin, to=to)


class Piece(Struct):
    """One thing on the board that an effect can take hold of: an `enemy` (one of its kind), a `bystander` or a `hero`."""

    sort: str
    id: str
    zone: str


def enemies_at(g: Resistance, zones: Sequence[str], named: bool = True) -> list[Piece]:
    """One of each kind of Enemy in these zones; the `named` ones only if they may be moved."""
    return [Piece("enemy", kind, zone) for zone in zones for kind, _ in g.kinds_in(zone) if named or kind in g.horde]


def people_at(g: Resistance, zones: Sequence[str]) -> list[Piece]:
    """The Bystanders of these zones."""
    return [Piece("bystander", person.id, zone) for zone in zones for person in g.people_in(zone)]


async def choose_piece(hero: Hero, prompt: str, pieces: Sequence[Piece], rule: str) -> Piece:
    """The player points at one of them."""
    options = [
        Option(f"piece:{piece.id}:{piece.zone}", f"option-piece-{piece.sort}", {piece.sort: piece.id, "zone": piece.zone}, piece)
        for piece in pieces
    ]
    return await Ask(hero.seat, prompt, options, rule=rule, source=hero.id, hero=hero.id)


def carry(g: Resistance, piece: Piece, to: str, rule: str) -> None:
    """That piece is moved to another zone; an Enemy has not entered it (XR-TRAIT-13)."""
    if piece.sort == "enemy":
        shift(g, piece.id, 1, piece.zone, to)
        g.emit("enemies.moved", rule, enemy=piece.id, count=1, origin=piece.zone, to=to)
    elif piece.sort == "hero":
        put_hero(g, g.heroes[piece.id], to, rule)
    else:
        bring(g, [person for person in g.people_in(piece.zone) if person.id == piece.id], to, rule)
