"""How long tables are kept: finished ones for so long after they were last touched, unfinished ones for as long as their keeper says.

A table that somebody looks at is never forgotten, and without being asked to nothing ever is.
"""

from __future__ import annotations

import asyncio
import logging
import math
import re
import time
from collections.abc import Collection, Sequence

from msgspec import Struct

from stockade.engine.errors import StockadeError
from stockade.server.lobby import Lobby
from stockade.server.store import StoreFailed, TableLine

logger = logging.getLogger("stockade.server")
UNITS = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}
EVERY = 3600.0


class BadSpan(StockadeError):
    """A span of time is a number and a unit."""

    code = "bad-span"


def span(typed: str) -> float:
    """Seconds in `12h`, `90d` or `8w`; for ever when nothing is said."""
    if not typed:
        return math.inf
    found = re.fullmatch(r"([1-9][0-9]{0,4})([hdw])", typed.strip().lower())
    if not found:
        raise BadSpan(span=typed)
    return int(found[1]) * UNITS[found[2]]


class Retention(Struct, frozen=True):
    """Seconds since a table was last touched, after which it goes."""

    finished: float = math.inf
    unfinished: float = math.inf

    def over(self, lines: Sequence[TableLine], now: float, here: Collection[str] = ()) -> list[str]:
        """The tables whose time is over; those that are `here` have somebody looking."""

        def old(line: TableLine) -> bool:
            return now - line.touched > (self.finished if line.outcome else self.unfinished)

        return [line.id for line in lines if old(line) and line.id not in here]


FOR_EVER = Retention()


async def forget(lobby: Lobby, retention: Retention) -> list[str]:
    """What is too old goes now."""
    gone = retention.over(await lobby.store.lines(), time.time(), [room.id for room in lobby.rooms])
    if gone:
        gone = await lobby.store.forget(gone)
        logger.info("%d tables were forgotten", len(gone))
    return gone


async def keep_forgetting(lobby: Lobby, retention: Retention) -> None:
    """Once an hour, until cancelled."""
    while min(retention.finished, retention.unfinished) < math.inf:
        try:
            await forget(lobby, retention)
        except StoreFailed:
            logger.warning("old tables could not be forgotten")
        await asyncio.sleep(EVERY)
