"""A line on the terminal that tells how far something is; silent where nobody watches it being redrawn."""

from __future__ import annotations

import shutil
import sys
import time

from stockade.commands.speak import say

FULL, EMPTY = "━", "─"
EVERY = 0.2  # seconds between two pictures


class Bar:
    """Done so much of so much, and about how long it will still take."""

    def __init__(self) -> None:
        self.watched = sys.stderr.isatty()
        self.began = time.monotonic()
        self.first = -1
        self.drawn = 0.0

    def show(self, done: int, most: int, more: str = "") -> None:
        """Draw it again, unless that was just done."""
        if self.first < 0:
            self.first = done
        now = time.monotonic()
        if not self.watched or (now - self.drawn < EVERY and done < most):
            return
        self.drawn = now
        fresh = done - self.first
        left = (now - self.began) / fresh * (most - done) if fresh else 0.0
        words = say("lab-bar", done=done, most=most, left=_clock(left) if fresh else "?", more=more)
        width = max(5, min(40, shutil.get_terminal_size().columns - len(words) - 3))
        full = round(width * done / max(1, most))
        sys.stderr.write(f"\r\x1b[K{FULL * full}{EMPTY * (width - full)} {words}")
        sys.stderr.flush()

    def close(self) -> None:
        """Leave the line to others."""
        if self.watched and self.drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
