"""A seat that answers at random, and the ways to write a position down so that two of them can be compared byte by byte."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, Struct
from msgspec.json import decode
from msgspec.structs import fields

from stockade.bots.answers import random_answer
from stockade.engine.ask import Answer, Ask
from stockade.engine.event import Event
from stockade.engine.game import Game, find_game
from stockade.engine.table import Table

SENSE = 0.85
BOUND = 20_000  # decisions; a game that takes longer is stuck in a circle


class Counted(Table):
    """A table that counts its pieces at every mark, so between any two tasks: the answer after which one is lost or doubled raises."""

    def __init__(self, game: Game, setup: dict[str, Any], seed: int) -> None:
        super().__init__(game, setup, seed)
        self.whole: dict[str, int] | None = None
        self.fault = ""

    def _mark(self, turn: bool) -> None:
        super()._mark(turn)
        census = self.game.census(self.play)  # between tasks nothing is in anybody's hand: no need to read the mark again
        if self.whole is None:
            self.whole = census
        elif census != self.whole and not self.fault:
            self.fault = f"{self.setup} seed {self.seed}, after {len(self.answers)} answers: {changed(self.whole, census)}"

    def answer(self, seat: int, keys: str | Sequence[str], decision: int | None = None) -> None:
        super().answer(seat, keys, decision)
        assert not self.fault, self.fault


def changed(before: dict[str, int], after: dict[str, int]) -> str:
    """What there is more or less of."""
    kinds = [kind for kind in {**before, **after} if before.get(kind) != after.get(kind)]
    return ", ".join(f"{before.get(kind, 0)} {kind} became {after.get(kind, 0)}" for kind in kinds)


class Case(NamedTuple):
    """One scenario of one game at one number of seats, and what else was chosen."""

    game: str
    scenario: str
    seats: int
    more: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, self.scenario, str(self.seats), *(choice for _, choice in self.more)])

    def table(self, seed: int) -> Table:
        """A new table of this case; pieces are counted after every task."""
        return Counted.new(self.game, {**find_game(self.game).defaults(self.scenario, self.seats), **dict(self.more)}, seed)


def cases(game: Game) -> list[Case]:
    """Every scenario of the game, with the fewest and the most seats, and two when that lies between; two also keep things from each other
    where that is a choice."""
    found: list[Case] = []
    for scenario in game.scenarios:
        found += [Case(game.id, scenario, seats) for seats in counts(*game.seats_in(scenario))]
        if Case(game.id, scenario, 2) in found:
            found += [Case(game.id, scenario, 2, (choice,)) for choice in hiding(game, game.defaults(scenario, 2))]
    return found


def hiding(game: Game, setup: dict[str, Any]) -> list[tuple[str, str]]:
    """The choices that make seats keep things from each other, where they would not."""
    single = [option for option in game.form.options() if option.most == 1]
    choices = [(option.name, choice) for option in single for choice in option.choices]
    return [] if game.secrets.private(setup) else [(name, one) for name, one in choices if game.secrets.private({**setup, name: one})]


def counts(fewest: int, most: int) -> list[int]:
    """The numbers of seats worth trying."""
    return sorted({fewest, most} | ({2} if fewest < 2 < most else set[int]()))


def step(table: Table, luck: random.Random, sense: float = 0.0) -> Answer:
    """One of the seats that are asked answers at random, or with `sense` as its chance what the game itself calls sensible."""
    ask = luck.choice(table.pending)
    quick = table.game.bot.quick_answer(table.play, ask) if luck.random() < sense else None
    keys = random_answer(ask, luck) if quick is None else quick
    seat = ask.seat
    table.answer(seat, keys, decision=ask.id)
    return Answer(seat, keys)


def walk(table: Table, seed: int, decisions: int = BOUND) -> Iterator[Table]:
    """Random play: the table at each decision (before it is answered), and at the end of the game if that comes first.

    Odd seeds play with some sense, which leads further into a game than pure chance does.
    """
    luck, sense = random.Random(seed), (seed % 2) * SENSE
    for _ in range(decisions):
        yield table
        if table.outcome:
            return
        step(table, luck, sense)


def play_out(table: Table, seed: int, decisions: int = BOUND) -> list[str]:
    """Random play on this very table; the digests along the way."""
    return [at.digest() for at in walk(table, seed, decisions)]


def spread(count: int, total: int, luck: random.Random) -> set[int]:
    """That many of the numbers below the total."""
    return set(luck.sample(range(total), min(count, total)))


def pieces(table: Table) -> dict[str, int]:
    """How many pieces there are, counted at the last mark: in the middle of a task a rule may hold one in its hand while it asks."""
    game = table.game
    return game.census(game.play(game.read_state(table.marks[-1].state)))


# -- positions in writing ---------------------------------------------------------------------------------------------


def written(value: Any) -> str:
    """A JSON value as text; raises when it is something else than ids, numbers, lists, dictionaries and structs."""
    return json.dumps(value, sort_keys=True, allow_nan=False, default=_object)


def _object(value: Any) -> Any:
    if isinstance(value, Raw):
        return decode(value)
    if not isinstance(value, Struct):
        raise TypeError(f"not for the eyes of a browser: {value!r}")
    return {field.encode_name: part for field in fields(value) if (part := getattr(value, field.name)) is not UNSET}


def written_ask(ask: Ask) -> str:
    """All that a seat is shown of a question, without its number."""
    options = [[o.key, o.text, o.args, o.most, o.rule] for o in ask.options]
    refused = [[r.key, r.text, r.args, r.rule] for r in ask.why_not()]
    return written([ask.seat, ask.prompt, ask.args, ask.least, ask.most, ask.many, ask.group, ask.rule, ask.source, options, refused])


def written_events(events: list[Event], seat: int | None = None, everything: bool = False) -> list[str]:
    """What that seat may know of the log."""
    return [written([e.kind, e.args, e.rule, e.to]) for e in events if everything or e.known_to(seat)]


class Position(NamedTuple):
    """A table in writing: two equal ones cannot be told apart by anybody."""

    digest: str
    outcome: str
    answers: int
    asks: list[str]
    views: list[str]
    undo: list[tuple[int, str, bool, int]]
    crumbs: list[str]


def position(table: Table, undo: bool = True) -> Position:
    """This position in writing. A fork offers fewer undo steps than its original, so they can be left out."""
    seats = [None, *range(table.state.seats)]
    return Position(
        table.digest(),
        table.outcome,
        len(table.answers),
        [written_ask(ask) for ask in table.pending],
        [written(table.view(seat)) for seat in seats],
        [(p.to, p.step, p.free, p.seat) for p in table.undo_points()] if undo else [],
        [written([crumb.to, crumb.text, crumb.args]) for crumb in table.crumbs],
    )
