"""An optional clock: how long a person may think about a question before the others may offer the seat to a bot.

It runs while its person is at the table and asked, and stands still while somebody asks to go back. What happened before the question is
played back first, and that time is given to them. Nothing is ever lost by it: at zero, everybody is asked, the person too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from math import ceil

from msgspec import Struct

PLAYBACK = 0.8  # seconds a screen takes to show an event
PLAYBACK_MOST = 30.0


class Thought(Struct):
    """A seat's question, and how long it has been thought about until it last stood still."""

    ask: int
    spent: float
    since: float | None = None  # it runs


class Clock:
    """The clocks of one table; none of them runs where a decision may take for ever."""

    def __init__(self, seconds: int, now: Callable[[], float] = time.monotonic) -> None:
        self.seconds, self.now = seconds, now
        self._thoughts: dict[int, Thought] = {}
        self._events = 0

    def look(self, asked: Mapping[int, int], here: Collection[int], events: int) -> None:
        """These seats are asked these questions now, those in `here` can answer, and so many events have happened."""
        if not self.seconds:
            return
        grace = min(PLAYBACK_MOST, PLAYBACK * max(0, events - self._events))
        self._events = events
        old, self._thoughts = self._thoughts, {}
        for seat, ask in asked.items():
            was = old.get(seat)
            spent = -grace if was is None or was.ask != ask else self._spent(was)
            self._thoughts[seat] = Thought(ask, spent, self.now() if seat in here else None)

    def left(self, seat: int) -> int | None:
        """Whole seconds; None where that seat is not asked, or there is no clock."""
        thought = self._thoughts.get(seat)
        return None if thought is None else max(0, ceil(self.seconds - self._spent(thought)))

    def out(self, seat: int) -> bool:
        """Whether its time is up."""
        return self.left(seat) == 0

    def _spent(self, thought: Thought) -> float:
        return thought.spent + (0.0 if thought.since is None else self.now() - thought.since)
