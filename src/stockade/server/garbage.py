"""Python's collector of cycles, kept from looking through every card of every game again and again.

Left to itself it stops everybody about once a second: whatever an answer leaves on a table is new to it and looked through, a tenth of a
second for a thousand tables, and hardly anything is ever found, for nothing in a game or a room holds on to itself. So it is told to
wait, and called when it may be worth it: when many rooms were put away or the process has grown (connections do hold on to themselves),
and now and then. How long a look took says how soon the next one may be: nobody waits for it more than a thousandth of the time, unless
most have gone.

What is found goes back to the system: the allocator of C keeps freed memory as long as anything lies above it, until it is told to let go.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from stockade.engine.remembered import forget_all

MANY = 50  # rooms, for whose memory one does not wait
TICK = 10.0
PAUSE = 600.0
SELDOM = 1000  # times as long as a look took passes before the next one
GROWN = 2  # times its size after the last look, and then some
ROOM_TO_GROW = 256 * 2**20  # bytes: what a thousand tables take is no garbage
_sizes = Path("/proc/self/statm")


class Left:
    """Rooms that were put away since the last look, whose memory is not given back before the next one; and how many are open still."""

    rooms = 0
    open = 0


def look_through() -> float:
    """All that came later, once; returns how long that took."""
    begun = time.perf_counter()
    if most_have_gone():
        forget_all()
    gc.collect()
    give_back()(0)
    Left.rooms = 0
    return time.perf_counter() - begun


@cache
def give_back() -> Callable[[int], object]:
    """What makes the allocator let go of what is free; it is there where the C library is that of GNU."""
    try:
        import ctypes  # a page has no need of it

        return ctypes.CDLL(None).malloc_trim
    except (ImportError, AttributeError, OSError, TypeError):
        return lambda _: 0


def resident() -> int:
    """Bytes that this process has in memory; nothing where the system does not tell."""
    try:
        return int(_sizes.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


async def keep_clean() -> None:
    """Until cancelled. What is alive before anybody comes is set aside for good."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        took = 0.0
        while True:
            since, size = time.monotonic(), resident()
            while not worth_it(time.monotonic() - since, took, size):
                await asyncio.sleep(TICK)
            took = look_through()
    finally:
        gc.enable()


def most_have_gone() -> bool:
    """Whether more rooms were put away than are open."""
    return Left.rooms >= max(MANY, Left.open)


def worth_it(waited: float, took: float, size: int) -> bool:
    """Whether to look again, so long after a look that took so long and left that size."""
    if resident() > size * GROWN + ROOM_TO_GROW or most_have_gone():
        return True
    return waited >= took * SELDOM and (Left.rooms >= MANY or waited >= PAUSE)
