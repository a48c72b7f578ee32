"""A run of a test, played again: every position between two tasks, every question, and what stood then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from stockade.engine import pack
from stockade.engine.ask import Answer, Refused
from stockade.engine.chance import Chance, seed_words
from stockade.engine.event import Event
from stockade.engine.game import Game
from stockade.engine.state import encode
from stockade.engine.table import Table
from stockade.testing.recording import Run
from stockade.testing.scene import STEP

GO_ON = ["go-on"]


class Place(NamedTuple):
    """A position between two tasks: its bytes, and how much had been answered and had happened by then."""

    state: bytes
    answers: int
    log: int


class Open(Struct):
    """A question while it was open: whose, its rule, the rules of its options, and what it refuses."""

    seat: int
    rule: str
    options: dict[str, str]
    refused: list[Refused]
    words: dict[str, tuple[str, Any]]  # of each option
    prompt: str = ""
    args: Any = None


class Course(Table):
    """A table that keeps every position between two tasks and every question."""

    def __init__(self, game: Game, setup: dict[str, Any], seed: int) -> None:
        super().__init__(game, setup, seed)
        self.places: list[Place] = []
        self.asked: list[list[Open]] = []  # type: ignore[assignment]
        self.bounds: list[int] = []  # how long the log was at each question
        self.states: list[bytes] = []  # and how it stood

    def set_up(self) -> None:
        """Begin where the set-up does, as a new table does."""
        words = seed_words(self.seed)
        state = self.game.setup(self.setup, Chance(words, []))
        state.chance = words
        self._sit(state, [])
        self._advance(None)

    def _sit(self, state: Any, log: list[Event]) -> None:
        super()._sit(state, log)
        self.places.append(Place(encode(state), 0, 0))

    def _mark(self, turn: bool) -> None:
        super()._mark(turn)
        self.places.append(Place(encode(self.state), len(self.answers), len(self.log)))

    def note(self, refused: bool = True) -> None:
        """Write down what is asked now, and what is refused."""
        offered = [(ask, {option.key: option.rule for option in ask.options}) for ask in self.pending]
        said = [{option.key: (option.text, option.args) for option in ask.options} for ask in self.pending]
        asked = zip(offered, said, strict=True)
        self.asked.append(
            [Open(ask.seat, ask.rule, keys, ask.why_not() if refused else [], words, ask.prompt, ask.args) for (ask, keys), words in asked]
        )
        self.bounds.append(len(self.log))
        self.states.append(encode(self.state))


def begin(game: Game, run: Run) -> Course:
    """A table for the run; nothing has happened at it."""
    return Course(game, run.setup, run.seed)


def plays_on(table: Course, run: Run, refused: bool = True) -> Iterator[None]:
    """The run from its first position on, without the stops of its scene, one answer after the other."""
    pack.check(table.game.id, run.setup)
    if run.start:
        state = table.game.read_state(run.start)
        state.agenda = [task for task in state.agenda if task.name != STEP]
        table.start_from(encode(state), [])
    else:
        table.set_up()
    table.note(refused)
    yield
    for answer in run.answers:
        if answer.keys != GO_ON:
            table.repeat(Answer(answer.seat, list(answer.keys)))
            table.note(refused)
            yield


def course(game: Game, run: Run, refused: bool = True) -> Course:
    """The run, played again to its end. To ask everywhere what is `refused` takes most of the time."""
    table = begin(game, run)
    for _ in plays_on(table, run, refused):
        pass
    return table
