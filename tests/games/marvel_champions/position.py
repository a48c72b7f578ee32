"""A position of Champions as a text that people can read, and the table laid out from it again.

Nothing in it depends on a seed or on the lists of decks: cards are numbered as the text names them, and those that nobody sees are blanks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

from tests.games.one_line import toml

from stockade.engine import Table, call
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.facts import cards
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.round import end_discard, end_players
from stockade.games.marvel_champions.rules.turn import begin_turn, turn_action
from stockade.games.marvel_champions.scene import BLANK
from stockade.games.marvel_champions.state import NOBODY, NOTHING, PIECES, Card, Player

TRACKS = ("round", "first", "active", "acceleration", "villain_deck", "scheme_deck")
MARKS = ("damage", "threat", "counters", "exhausted", "stunned", "confused", "tough", "used")
SPENT = ("flipped", "discount", "out")
UNSEEN = "energy"  # a card of a player's deck that nobody sees

# -- writing --------------------------------------------------------------------------------------------------------------


def plain(g: Champions) -> bool:
    """Whether the position can be written: nothing lasts, nobody is in the middle of anything."""
    state = g.state
    return not (state.lasting or state.leaving or state.resolving or state.activation or state.boost)


def written(g: Champions, setup: dict[str, Any]) -> str:
    """The position, between two steps of a turn."""
    return "\n".join(lines(g, setup)) + "\n"


def lines(g: Champions, setup: dict[str, Any]) -> Iterator[str]:
    state = g.state
    yield f"setup = {toml({name: setup[name] for name in ('scenario', 'mode', 'decks', 'hands')})}"
    yield from (f"{name} = {toml(getattr(state, name))}" for name in TRACKS)
    yield f"villain = {toml(card_of(g, g.villain))}"
    yield f"scheme = {toml(card_of(g, g.scheme))}"
    there = [card for card in free(g) if card.controller == card.engaged == NOBODY and card.id not in (state.villain, state.scheme)]
    yield many("there", [card_of(g, card) for card in there])
    yield f"encounter = {toml({'deck': len(state.deck), 'discard': codes(g, state.discard)})}"
    for seat, player in enumerate(state.players):
        yield f"\n[seat.{seat}]"
        yield from player_lines(g, seat, player)


def player_lines(g: Champions, seat: int, player: Player) -> Iterator[str]:
    yield f"identity = {toml(card_of(g, g.identity(seat)))}"
    yield from (f"{name} = {toml(getattr(player, name))}" for name in SPENT if getattr(player, name))
    yield f"hand = {toml(codes(g, player.hand))}"
    yield f"deck = {len(player.deck)}"
    yield f"discard = {toml(codes(g, player.discard))}"
    yield f"dealt = {toml(codes(g, player.dealt))}"
    yield many("play", [card_of(g, card) for card in free(g) if card.controller == seat and card.id != player.identity])
    yield many("minions", [card_of(g, card) for card in free(g) if card.engaged == seat])


def free(g: Champions) -> list[Card]:
    """What lies on the table itself and not on another card."""
    return [card for card in g.state.table.values() if card.host == NOTHING]


def card_of(g: Champions, card: Card) -> dict[str, Any]:
    told: dict[str, Any] = {"card": card.code, **{name: getattr(card, name) for name in MARKS if getattr(card, name)}}
    if card.under:
        told["under"] = len(card.under)
    if riders := [g.state.table[rider] for rider in g.riders.get(card.id, ())]:
        told["on_it"] = [card_of(g, rider) | ({"of": rider.controller} if rider.controller != NOBODY else {}) for rider in riders]
    return told


def codes(g: Champions, card_ids: Iterable[int]) -> list[str]:
    return [g.state.codes[card_id] for card_id in card_ids]


def many(name: str, values: list[Any]) -> str:
    return "\n".join([f"{name} = [", *(f"    {toml(value)}," for value in values), "]"]) if values else f"{name} = []"


# -- reading --------------------------------------------------------------------------------------------------------------


def laid(text: str) -> Table:
    """The table as the text says, in the middle of the turn of whoever is active."""
    told = tomllib.loads(text)
    table = Table.new(GAME.id, told["setup"], 0)
    table.arrange(lambda g: lay(g, told))
    return table


def lay(g: Champions, told: dict[str, Any]) -> None:
    state, box = g.state, Box(g)
    for name in TRACKS:
        setattr(state, name, told[name])
    state.phase, state.step, state.removed, state.serial = "players", 0, [], 0
    state.villain = box.lay(told["villain"])
    state.scheme = box.lay(told["scheme"])
    for one in told["there"]:
        box.lay(one)
    state.discard = box.take(told["encounter"]["discard"])
    state.deck = box.take([BLANK] * told["encounter"]["deck"])
    state.players = [player_from(box, seat, told["seat"][str(seat)]) for seat in range(state.seats)]
    turns = list(g.order())
    later = turns[turns.index(state.active) + 1 :]
    state.agenda = [call(end_players), *(call(end_discard, seat) for seat in reversed(turns))]
    state.agenda += [*(call(begin_turn, seat) for seat in reversed(later)), call(turn_action, state.active)]


def player_from(box: Box, seat: int, told: dict[str, Any]) -> Player:
    identity = box.lay(told["identity"], seat)
    player = Player(identity, box.take([UNSEEN] * told["deck"], seat), **{name: told[name] for name in SPENT if name in told})
    player.hand, player.discard = box.take(told["hand"], seat), box.take(told["discard"], seat)
    player.dealt = box.take(told["dealt"])
    for one in told["play"]:
        box.lay(one, seat)
    for one in told["minions"]:
        box.lay(one, engaged=seat)
    return player


class Box:
    """Cards numbered in the order in which they are taken."""

    def __init__(self, g: Champions) -> None:
        self.state = g.state
        self.state.codes, self.state.owners, self.state.table = [], [], {}

    def take(self, names: list[str], owner: int = NOBODY) -> list[int]:
        """These cards."""
        first = len(self.state.codes)
        assert all(name in cards() for name in names), names
        self.state.codes += names
        self.state.owners += [owner] * len(names)
        return list(range(first, len(self.state.codes)))

    def lay(self, told: dict[str, Any], controller: int = NOBODY, engaged: int = NOBODY, host: int = NOTHING) -> int:
        """A card on the table, with all that lies on it."""
        if told["card"] == "drone":
            self.state.serial += 1
            card_id = PIECES + self.state.serial
        else:
            (card_id,) = self.take([told["card"]], controller)
        marks = {name: told[name] for name in MARKS if name in told}
        under = self.take([UNSEEN] * told.get("under", 0), max(engaged, 0))
        self.state.table[card_id] = Card(card_id, told["card"], controller, host, engaged, under=under, **marks)
        for rider in told.get("on_it", []):
            self.lay(rider, rider.get("of", NOBODY), host=card_id)
        return card_id
