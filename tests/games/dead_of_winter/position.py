"""A position of Dead of Winter as a text that people can read, and the table laid out from it again.

Nothing in it depends on a seed: cards that are added to a deck, or that no line names, change no position.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from tests.games.one_line import toml

from stockade.engine import Event, Table, call
from stockade.games.dead_of_winter import GAME
from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.facts import CARDS, ENTRANCES, PLACE_OF
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.colony import STEPS
from stockade.games.dead_of_winter.rules.round import begin_turn, end_turn, new_round, player_action
from stockade.games.dead_of_winter.state import Given, Player, State, Survivor, Turn

TRACKS = ("round", "rounds_left", "morale", "food", "starvation", "helpless", "first", "starters", "crisis")
TOPS = 4  # cards on top of a deck that are written down: more are never looked at in one action

# -- writing --------------------------------------------------------------------------------------------------------------


def written(state: State) -> str:
    """The position, between two actions of a turn."""
    return "\n".join(lines(state)) + "\n"


def lines(state: State) -> Iterator[str]:
    yield f"setup = {toml({name: getattr(state, name) for name in ('scenario', 'seats', 'variant', 'side', 'rules')})}"
    yield from (f"{name} = {toml(getattr(state, name))}" for name in TRACKS)
    yield f"turn = {toml(turn_of(state))}"
    yield f"zombies = {toml({ENTRANCES[gate]: count for gate, count in enumerate(state.zombies) if count})}"
    yield f"barricades = {toml({ENTRANCES[gate]: count for gate, count in enumerate(state.barricades) if count})}"
    yield f"noise = {toml({PLACES[place]: count for place, count in enumerate(state.noise) if count})}"
    yield f"waste = {toml([CARDS[card] for card in state.waste])}"
    yield f"on_objective = {toml([CARDS[card] for card in state.on_objective])}"
    yield f"counters = {toml(state.counters)}"
    yield f"given = {toml([f'{given.seat} {CARDS[given.card]}' for given in state.given])}"
    yield f"flags = {toml(state.flags)}"
    yield f"gone = {toml(state.gone)}"
    for place, deck in enumerate(state.decks[1:], 1):
        yield f"deck.{PLACES[place]} = {toml({'size': len(deck), 'top': [CARDS[card] for card in reversed(deck[-TOPS:])]})}"
    yield "\n".join(["seen = [", *(f"    {toml({event.kind: event.args})}," for event in state.seen), "]"])
    for seat, player in enumerate(state.players):
        yield f"\n[seat.{seat}]"
        yield from player_lines(player)
        for survivor in state.survivors:
            if survivor.seat == seat:
                yield f"survivor.{survivor.id} = {toml(survivor_of(state, survivor))}"


def turn_of(state: State) -> dict[str, Any]:
    names = ("called", "given", "asked", "requests", "free_moves")
    return {"seat": state.turn.seat, **{name: getattr(state.turn, name) for name in names if getattr(state.turn, name)}}


def player_lines(player: Player) -> Iterator[str]:
    yield f"hand = {toml(sorted(CARDS[card] for card in player.hand))}"
    for name in ("dice", "gained", "spent", "leader", "secret", "shown", "betrayal", "exile_card", "exiled", "out"):
        if getattr(player, name):
            yield f"{name} = {toml(getattr(player, name))}"


def survivor_of(state: State, survivor: Survivor) -> dict[str, Any]:
    told: dict[str, Any] = {"place": PLACES[survivor.place]}
    for name in ("wounds", "frost", "moved", "rests", "starting", "used"):
        if getattr(survivor, name):
            told[name] = getattr(survivor, name)
    if survivor.items:
        told["items"] = [CARDS[card] + ("*" if card in state.used_items else "") for card in survivor.items]  # * was used
    return told


# -- reading --------------------------------------------------------------------------------------------------------------


def laid(text: str) -> Table:
    """The table as the text says, at the menu of the seat whose turn it is."""
    told = tomllib.loads(text)
    table = Table.new(GAME.id, told["setup"], 0)
    table.arrange(lambda g: lay(g, told))
    return table


def lay(g: Winter, told: dict[str, Any]) -> None:
    state, cards = g.state, Cards()
    for name in TRACKS:
        setattr(state, name, told[name])
    state.turn = Turn(**told["turn"])
    state.zombies = [told["zombies"].get(entrance, 0) for entrance in ENTRANCES]
    state.barricades = [told["barricades"].get(entrance, 0) for entrance in ENTRANCES]
    state.noise = [told["noise"].get(place, 0) for place in PLACES]
    state.players = [player_from(cards, told["seat"][str(seat)]) for seat in range(state.seats)]
    state.survivors = [
        survivor_from(state, cards, int(seat), name, one)
        for seat, player in told["seat"].items()
        for name, one in player.get("survivor", {}).items()
    ]
    g.survivors = {survivor.id: survivor for survivor in state.survivors}
    state.waste = cards.take(told["waste"])
    state.on_objective = cards.take(told["on_objective"])
    state.counters, state.flags, state.gone = told["counters"], told["flags"], told["gone"]
    state.given = [Given(cards.one(one.split()[1]), int(one.split()[0])) for one in told["given"]]
    tops = {place: cards.take(deck["top"]) for place, deck in told["deck"].items()}
    for place, deck in told["deck"].items():
        hidden = deck["size"] - len(tops[place])
        state.decks[PLACE_OF[place]] = [*cards.any(hidden), *reversed(tops[place])]
    state.survivor_deck = [name for name in state.survivor_deck if name not in g.survivors and name not in state.gone]
    state.seen = [Event(kind, args) for event in told["seen"] for kind, args in event.items()]
    state.phase, state.road = "players", ""
    turns = g.clockwise(g.first_player)
    later = turns[turns.index(state.turn.seat) + 1 :]
    state.agenda = [call(new_round), *(call(step) for step in reversed(STEPS)), *(call(begin_turn, seat) for seat in reversed(later))]
    state.agenda += [call(end_turn), call(player_action)]


class Cards:
    """Every card once."""

    def __init__(self) -> None:
        self.left = list(range(len(CARDS)))

    def one(self, kind: str) -> int:
        """A card of that kind."""
        card = next(card for card in self.left if CARDS[card] == kind)
        self.left.remove(card)
        return card

    def take(self, kinds: list[str]) -> list[int]:
        """Cards of these kinds."""
        return [self.one(kind) for kind in kinds]

    def any(self, count: int) -> list[int]:
        """Cards that nobody sees."""
        taken, self.left = self.left[:count], self.left[count:]
        return taken


def player_from(cards: Cards, told: dict[str, Any]) -> Player:
    plain = {name: value for name, value in told.items() if name not in ("hand", "survivor")}
    return Player(hand=cards.take(told["hand"]), **plain)


def survivor_from(state: State, cards: Cards, seat: int, name: str, told: dict[str, Any]) -> Survivor:
    items: list[int] = []
    for kind in told.pop("items", []):
        items.append(cards.one(kind.removesuffix("*")))
        if kind.endswith("*"):
            state.used_items.append(items[-1])
    return Survivor(name, seat, PLACE_OF[told.pop("place")], items=items, **told)
