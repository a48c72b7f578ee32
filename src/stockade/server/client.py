"""One connected screen: which seats it holds, its language, and what it has been sent so far.

Frames are pulled, not pushed: a change only marks the client, and its sender asks for the newest table and the log lines it misses
when the line is free. A slow client therefore skips intermediate tables, never a log line, and never holds up the others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from stockade.server.moments import Shown
from stockade.server.protocol import ServerFrame
from stockade.server.rates import Bucket
from stockade.server.wire import Lang

OUTBOX = 256


class Client:
    """A screen at a table."""

    def __init__(self, seats: Sequence[int], watching: bool, lang: Lang) -> None:
        self.seats = list(seats)
        self.watching = watching
        self.lang: Lang = lang
        self.wake = asyncio.Event()
        self.outbox: deque[ServerFrame] = deque()
        self.greet = True
        self.stale = True
        self.after = 0  # events of the log that this client is past, whether it may know them or not
        self.lines = 0  # how many of those it may know
        self.cut = False
        self.shows: Shown | None = None  # the table as it was sent last
        self.hinting = False
        self.foreseeing: tuple[int, list[str]] | None = None  # the question and the answer that are thought about
        self.weighing = 0  # the question whose answers are
        self.words = Bucket(rate=0.2, burst=4)  # of a watcher
        self.gone = ""

    def tell(self, frame: ServerFrame) -> None:
        """A frame for this client alone; one that reads nothing for long is let go."""
        if len(self.outbox) >= OUTBOX:
            self.leave("too-slow")
            return
        self.outbox.append(frame)
        self.wake.set()

    def refresh(self) -> None:
        """The table changed."""
        self.stale = True
        self.wake.set()

    def restart(self, lang: Lang) -> None:
        """Everything again, in that language."""
        self.lang = lang
        self.greet = True
        self.after = self.lines = 0
        self.cut = True
        self.shows = None
        self.refresh()

    def leave(self, reason: str) -> None:
        """The sender closes the line."""
        self.gone = self.gone or reason
        self.wake.set()
