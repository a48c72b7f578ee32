"""How much one may send, and how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

BODY_LIMIT = 64 * 1024
IMPORT_LIMIT = 4 * 1024 * 1024


class Bucket:
    """So many tokens per second, saved up to a burst."""

    def __init__(self, rate: float = 10, burst: float = 20, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = float(burst), clock()

    def take(self) -> bool:
        """Whether one more is all right now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket per address. Whoever was silent until theirs was full again is forgotten; of too many, the longest silent."""

    def __init__(self, rate: float, burst: float, most: int = 4096, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.most, self.clock = rate, burst, most, clock
        self._by_name: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_name)

    def take(self, name: str) -> bool:
        """Whether that address may do one more thing now."""
        bucket = self._by_name.setdefault(name, Bucket(self.rate, self.burst, self.clock))
        self._by_name.move_to_end(name)
        taken = bucket.take()
        while len(self._by_name) > self.most or bucket.at - self._oldest.at > self.burst / self.rate:
            self._by_name.popitem(last=False)
        return taken

    @property
    def _oldest(self) -> Bucket:
        return next(iter(self._by_name.values()))
