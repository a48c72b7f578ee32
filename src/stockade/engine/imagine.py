"""Looking ahead without peeking: a copy of a table with other dice to come and other secrets than a seat knows.

What the running task has shown so far stays as it was seen; what is still hidden becomes another possibility.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from stockade.engine.ask import AskAll
from stockade.engine.chance import Chance, seed_words
from stockade.engine.state import encode

if TYPE_CHECKING:
    from stockade.engine.ask import Ask
    from stockade.engine.table import Table


EVERYBODY = -1


class Twist(Struct, frozen=True):
    """Luck that changed after that many answers, perhaps in the middle of a task: going back must change it again. `seat` keeps what it
    knows; EVERYBODY keeps what any seat knows, as where a game is played on with new luck."""

    answers: int
    luck: int
    seat: int | None = EVERYBODY

    def apply(self, table: Table, state: Any) -> None:
        """Other secrets than that seat knows, and other dice to come."""
        words = seed_words(self.luck)
        secrets, chance = table.game.secrets, Chance(words, [])
        if self.seat == EVERYBODY:
            secrets.reshuffle(state, chance)
        else:
            secrets.scramble(state, self.seat, chance)
        state.chance[:] = words
        state.loaded.clear()


def other_luck(table: Table, luck: int) -> None:
    """From here on other dice, and another order of what nobody knows."""
    twist = Twist(len(table.answers), luck)
    table.twists = (*table.twists, twist)
    twist.apply(table, table.state)


def imagined(table: Table, luck: int, seat: int | None) -> Table:
    """A fork with other luck. Answers that wait in secret for the last one of a vote are asked for again."""
    mark = table.marks[-1]
    keep = len(table.answers) - _waiting(table)
    twist = Twist(keep, luck, seat)
    if table.play.revealed == mark.reveals and not table.outcome and all(past.answers < mark.answers for past in table.twists):
        # nothing shown since the mark: change what is hidden before the task takes any of it in hand
        state = table.game.read_state(mark.state)
        twist.apply(table, state)
        with contextlib.suppress(Exception):  # an earlier answer may make no sense any more
            twin = table.copy(replace(mark, state=encode(state)), keep)
            if _asks_alike(twin, table, seat):
                return twin
    twin = table.copy(mark, keep)
    twin.twists = (*table.twists, twist)
    twist.apply(twin, twin.state)
    return twin


def find(twin: Table, ask: Ask) -> Ask | None:
    """The same question at a copy of the table, where it has another number."""

    def shape(one: Ask) -> Any:
        return one.seat, one.prompt, one.args, one.least, one.most, [(option.key, option.most) for option in one.options]

    wanted = shape(ask)
    return next((other for other in twin.pending if shape(other) == wanted), None)


def _asks_alike(twin: Table, table: Table, seat: int | None) -> bool:
    """Whether that seat cannot tell the open questions from those at the twin. Of what another seat is asked in secret it sees only that
    something is asked, and of an offer that nobody waits for not even that: there the twin asks what its own secrets make of it."""
    for ask in table.pending:
        if ask.seat == seat or not ask.secret:
            if find(twin, ask) is None:
                return False
        elif not ask.offer and all(other.seat != ask.seat for other in twin.pending):
            return False
    return True


def _waiting(table: Table) -> int:
    """How many answers to the open vote are in; they are the last ones given."""
    question = table.question
    if not isinstance(question, AskAll):
        return 0
    return sum(question.asks[index].forced is None for index in table.given)
