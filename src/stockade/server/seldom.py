"""Strangers cannot fill the log: what they cause is said once a minute, with how often it happened meanwhile."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection

EVERY = 60.0


class Seldom(logging.Filter):
    """Lets a warning through when it has not been said for a while. Errors are ours and always pass, except those named as `theirs`:
    they become warnings without a traceback."""

    def __init__(self, theirs: Collection[str] = (), clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.theirs = theirs
        self.clock = clock
        self._said: dict[str, tuple[float, int]] = {}  # by template: when, and how often it was held back since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is time to say this."""
        words = str(record.msg)
        if words in self.theirs:
            record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        if record.levelno > logging.WARNING:
            return True
        now = self.clock()
        at, held = self._said.get(words, (now - EVERY, 0))
        if now - at < EVERY:
            self._said[words] = at, held + 1
            return False
        self._said[words] = now, 0
        if held:
            record.msg = f"{words} ({held} times more since this was last said)"
        return True
