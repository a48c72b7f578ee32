"""Python's collector of cycles, kept from looking through every card of every game again and again.

What is alive after a thorough look is set aside: from then on only what is new is looked at, in hundredths of the time. The whole is looked
through again now and then, for rooms that were put away leave cycles behind. What they held goes back to the system then: the allocator of
C keeps freed memory as long as anything lies above it, until it is told to let go.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import time
from collections.abc import Callable
from functools import cache

THRESHOLDS = (10_000, 20, 100)
MANY = 50  # rooms, for whose memory one does not wait
TICK = 10.0
PAUSES = (10.0, 60.0, 600.0)  # seconds: games are loaded with their first tables, so it is worth looking again soon; the last one stays


def look_through() -> None:
    """All of it, once; it takes some tenths of a second."""
    gc.unfreeze()
    gc.collect()
    give_back()(0)
    gc.freeze()


@cache
def give_back() -> Callable[[int], object]:
    """What makes the allocator let go of what is free; it is there where the C library is that of GNU."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return lambda _: 0


class Left:
    """Rooms that were put away since the last thorough look; they are not gone before the next one."""

    rooms = 0


async def keep_clean() -> None:
    """Until cancelled."""
    gc.set_threshold(*THRESHOLDS)
    pauses = iter(PAUSES)
    pause = next(pauses)
    while True:
        look_through()
        Left.rooms, until = 0, time.monotonic() + pause
        while time.monotonic() < until and Left.rooms < MANY:
            await asyncio.sleep(TICK)
        pause = next(pauses, pause)
