"""Rooms that were put away do not stay in memory until chance has it."""

import asyncio
import gc
import weakref

import pytest

from stockade.server import garbage


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_what_was_set_aside_goes_once_many_rooms_were_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "TICK", 0.01)
    thresholds = gc.get_threshold()

    async def play() -> None:
        ring: Ring | None = Ring()
        seen = weakref.ref(ring)
        cleaning = asyncio.create_task(garbage.keep_clean())
        await asyncio.sleep(0.05)  # it is set aside
        assert gc.get_freeze_count() > 0
        ring = None
        gc.collect()
        assert seen() is not None  # nobody looks there
        garbage.Left.rooms += garbage.MANY
        for _ in range(200):
            await asyncio.sleep(0.01)
            if seen() is None:
                break
        assert seen() is None and garbage.Left.rooms == 0
        cleaning.cancel()

    try:
        asyncio.run(play())
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
