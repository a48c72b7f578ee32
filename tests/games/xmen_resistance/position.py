"""A position of X-Men Resistance as a text that people can read, and the table laid out from it again.

Nothing in it depends on a seed: decks are whatever is nowhere else, so that cards which no line names change no position.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import structs
from tests.games.one_line import toml

from stockade.engine import Table, call
from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.round import hero_action, next_hero
from stockade.games.xmen_resistance.state import Hand, Hero, Objective, Person, Pile, SpawnPoint, State, Zombie

PIECES: dict[str, type] = {
    "zombies": Zombie,
    "people": Person,
    "facedown": Person,
    "secrets": Person,
    "placed": Person,
    "spawns": SpawnPoint,
    "objectives": Objective,
}
PILES = ("spawn", "trait", "person", "zombie")

# -- writing --------------------------------------------------------------------------------------------------------------


def plain(g: Resistance) -> bool:
    """Whether the position can be written: somebody chooses an action, or who is next, and nothing else waits."""
    return [task.name for task in g.state.agenda] in (["next_hero"], []) and not g.state.outcome


def written(g: Resistance, setup: dict[str, Any]) -> str:
    """The position, between two actions."""
    return "\n".join(lines(g, setup)) + "\n"


def lines(g: Resistance, setup: dict[str, Any]) -> Iterator[str]:
    state, fresh = g.state, Table.new(GAME.id, setup, 0).state
    yield f"setup = {toml({name: setup[name] for name in ('mission', 'heroes', 'seats', 'players') if name in setup})}"
    yield f"round = {state.round}"
    yield f"active = {toml(state.active)}"
    yield from (f"{name} = {toml(getattr(state, name))}" for name in ("exit", "cabin") if getattr(state, name))
    if state.hand:
        yield f"hand = {toml(fields(state.hand))}"
    if state.memo:
        yield f"memo = {toml(state.memo)}"
    horde = {zone.id: {kind: n for kind in g.horde if (n := g.count(zone.id, kind))} for zone in g.map.zones}
    yield f"horde = {toml({zone: found for zone, found in horde.items() if found})}"
    yield f"gone = {toml(state.gone)}"
    yield f"open = {toml([edge.id for edge in g.map.edges if state.open[edge.index] > fresh.open[edge.index]])}"
    yield f"opened = {toml([zone.id for zone in g.map.zones if state.opened[zone.index] > fresh.opened[zone.index]])}"
    for name in PIECES:
        pieces = [toml(fields(one)) for one in getattr(state, name)]
        yield "\n".join([f"{name} = [", *(f"    {piece}," for piece in pieces), "]"]) if pieces else f"{name} = []"
    yield f"removed = {toml(state.removed)}"
    for name in PILES:
        yield f"{name}_discards = {toml(pile_of(state, name).discards)}"
    for hero in state.heroes:
        yield f"hero.{hero.id} = {toml(fields(hero, 'id', 'seat', 'health_max'))}"


def fields(piece: Any, *without: str) -> dict[str, Any]:
    """What is not as it is by itself."""
    told: dict[str, Any] = {}
    for field in structs.fields(piece):
        value = getattr(piece, field.name)
        default = field.default_factory() if callable(field.default_factory) else field.default
        if field.name not in without and value != default:
            told[field.name] = value
    return told


def pile_of(state: State, name: str) -> Pile:
    return getattr(state, f"{name}_pile")


# -- reading --------------------------------------------------------------------------------------------------------------


def laid(text: str) -> Table:
    """The table as the text says, at the menu of whoever's turn it is."""
    told = tomllib.loads(text)
    table = Table.new(GAME.id, told["setup"], 0)
    table.arrange(lambda g: lay(g, told))
    return table


def lay(g: Resistance, told: dict[str, Any]) -> None:
    state = g.state
    boxes = {name: everything(state, name) for name in PILES}
    figures = [sum(state.horde[kind::3]) + state.pool[kind] + state.gone[kind] for kind in range(3)]
    state.round, state.phase, state.active = told["round"], "heroes", told["active"]
    state.exit, state.cabin = told.get("exit", ""), told.get("cabin", "")
    state.hand = Hand(**told["hand"]) if "hand" in told else None
    state.memo = told.get("memo", {})
    state.horde = [told["horde"].get(zone.id, {}).get(kind, 0) for zone in g.map.zones for kind in g.horde]
    state.gone = told["gone"]
    state.pool = [figures[kind] - sum(state.horde[kind::3]) - state.gone[kind] for kind in range(3)]
    for edge in told["open"]:
        state.open[g.map.edge[edge].index] = 1
    for zone in told["opened"]:
        state.opened[g.map.zone[zone].index] = 1
    for name, kind in PIECES.items():
        setattr(state, name, [kind(**one) for one in told[name]])
    state.removed = told["removed"]
    state.heroes = [hero_from(hero, told["hero"][hero.id]) for hero in state.heroes]
    for name in PILES:
        discards = told[f"{name}_discards"]
        setattr(state, f"{name}_pile", Pile(without(boxes[name], [*discards, *state.removed, *out(state)]), discards))
    state.agenda = [call(next_hero), call(hero_action, state.active)] if state.active else [call(next_hero)]


def hero_from(hero: Hero, told: dict[str, Any]) -> Hero:
    return Hero(id=hero.id, seat=hero.seat, health_max=hero.health_max, **{"zone": "", **told})


def everything(state: State, name: str) -> list[str]:
    """All cards of that kind, sorted, wherever the set-up has put them."""
    on_the_table = {
        "spawn": [*(card.id for card in state.placed), *(person.cover for person in state.people if person.cover)],
        "trait": [trait for hero in state.heroes for trait in hero.traits],
        "person": [
            *(person.id for person in (*state.people, *state.facedown)),
            *(hero.bystander for hero in state.heroes if hero.bystander),
        ],
        "zombie": [zombie.id for zombie in state.zombies],
    }
    pile = pile_of(state, name)
    return sorted([*pile.deck, *pile.discards, *on_the_table[name]])


def out(state: State) -> list[str]:
    """The cards that are on the table or with somebody."""
    people = [card for one in (*state.people, *state.facedown, *state.secrets, *state.placed) for card in (one.id, one.cover)]
    held = [card for hero in state.heroes for card in (*hero.traits, hero.bystander)]
    return [*people, *held, *(zombie.id for zombie in state.zombies)]


def without(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left
