"""Looking ahead without peeking: a copy of a table with other dice to come and other secrets than a seat knows.

What the running task has shown so far stays as it was seen; what is still hidden becomes another possibility.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stockade.engine.chance import Chance, seed_words

if TYPE_CHECKING:
    from stockade.engine.ask import Ask
    from stockade.engine.table import Table


class Twist(Struct, frozen=True):
    """Luck that changed in the middle of a task, after that many answers: going back must change it again."""

    answers: int
    luck: int
    seat: int | None

    def apply(self, table: Table, state: Any) -> None:
        """Other secrets than that seat knows, and other dice to come."""
        words = seed_words(self.luck)
        table.game.scramble(state, self.seat, Chance(words, []))
        state.chance[:] = words
        state.loaded.clear()


def imagined(table: Table, luck: int, seat: int | None) -> Table:
    """A fork with other luck."""
    mark = table._marks[-1]
    twist = Twist(len(table.answers), luck, seat)
    if table.play.revealed == mark.reveals and not table.outcome:
        # nothing shown since the mark: change what is hidden before the task takes any of it in hand
        state = msgspec.msgpack.decode(mark.state, type=table.game.state_type)
        twist.apply(table, state)
        with contextlib.suppress(Exception):  # an earlier answer may make no sense any more
            twin = table._copy(replace(mark, state=msgspec.msgpack.encode(state)))
            if _same_questions(twin.pending, table.pending):
                return twin
    twin = table.fork()
    twin._twists = (*table._twists, twist)
    twist.apply(twin, twin.state)
    return twin


def _same_questions(left: list[Ask], right: list[Ask]) -> bool:
    def shape(ask: Ask) -> Any:
        return ask.seat, ask.prompt, ask.args, ask.least, ask.most, [(option.key, option.most) for option in ask.options]

    return [shape(ask) for ask in left] == [shape(ask) for ask in right]
