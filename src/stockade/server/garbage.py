"""Python's collector of cycles, kept from looking through every card of every game again and again.

What is alive before anybody comes is set aside for good: from then on only what came later is looked at, in a fraction of the time. A
room that was put away is gone at once, for nothing in it holds on to it; what else its people left behind (connections do hold on to
themselves) is looked for now and then, and goes back to the system: the allocator of C keeps freed memory as long as anything lies
above it, until it is told to let go.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from functools import cache

THRESHOLDS = (10_000, 20, 100)
MANY = 50  # rooms, for whose memory one does not wait
TICK = 10.0
PAUSE = 600.0


class Left:
    """Rooms that were put away since the last look; their memory is not given back before the next one."""

    rooms = 0


def look_through() -> None:
    """All that came later, once."""
    gc.collect()
    give_back()(0)
    Left.rooms = 0


@cache
def give_back() -> Callable[[int], object]:
    """What makes the allocator let go of what is free; it is there where the C library is that of GNU."""
    try:
        import ctypes  # a page has no need of it

        return ctypes.CDLL(None).malloc_trim
    except (ImportError, AttributeError, OSError, TypeError):
        return lambda _: 0


async def keep_clean() -> None:
    """Until cancelled."""
    gc.set_threshold(*THRESHOLDS)
    gc.collect()
    gc.freeze()
    while True:
        until = time.monotonic() + PAUSE
        while time.monotonic() < until and Left.rooms < MANY:
            await asyncio.sleep(TICK)
        look_through()
