"""Where tables live: set-up, seats and an append-only log of records, written before anybody sees their effect.

`Store` is the seam: the rooms only know these few verbs, so another database needs one more class with the same promises: all or nothing,
durable on return, one writer per place in the log. A server keeps its tables in `sqlite_store.py`, a page without a server in
`page_store.py`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from stockade.engine.errors import StockadeError
from stockade.server.records import Body, Finished
from stockade.server.seats import Kind
from stockade.server.seldom import Seldom

logger = logging.getLogger("stockade.server.store")
logger.addFilter(Seldom())


class StoreFailed(StockadeError):
    """The store could not write or read (full disk, missing rights); nothing changed."""

    code = "store"


class TableRow(Struct):
    """What a table starts from, and which edition of the rules played it last."""

    id: str
    game: str
    setup: bytes
    seed: int
    content_version: int
    watch_hash: bytes
    edition: str = ""
    created: float = 0.0


class SeatRow(Struct):
    """A seat, the hash of its secret and who plays it (`human` or the kind of a bot)."""

    seat: int
    token_hash: bytes
    kind: Kind
    name: str


class Record(Struct):
    """One line of a table's log."""

    n: int
    body: Body
    at: float = 0.0


class Snapshot(Struct):
    """A saved table after `n` records; a shortcut that is only trusted when its digest fits, and only by the edition that took it."""

    n: int
    digest: str
    body: bytes
    edition: str = ""


class Stored(Struct):
    """Everything about one table."""

    row: TableRow
    seats: list[SeatRow]
    records: list[Record]
    snapshot: Snapshot | None


class Best(Struct):
    """A finished game that is remembered, and its place among those of its game."""

    table: str
    place: int
    record: Finished
    at: float


class TableLine(Struct):
    """A table in a list for those who keep the server; nothing here opens it."""

    id: str
    game: str
    outcome: str
    created: float
    touched: float
    records: int
    bytes: int
    seats: list[tuple[str, str]]


class Store(Protocol):
    """The verbs a room needs; each returns only when the change is durable, or raises StoreFailed and has changed nothing."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, row: TableRow, seats: Sequence[SeatRow], bodies: Sequence[Body]) -> None: ...

    async def append(self, table: str, n: int, bodies: Sequence[Body]) -> float: ...

    async def length(self, table: str) -> int: ...

    async def snapshot(self, table: str, snapshot: Snapshot) -> None: ...

    async def load(self, table: str) -> Stored | None: ...

    async def best(self, game: str, most: int, table: str = "") -> list[Best]: ...

    async def lines(self) -> list[TableLine]: ...

    async def forget(self, tables: Sequence[str]) -> list[str]: ...


def failure(error: Exception) -> StoreFailed:
    """What the room is told, and whoever keeps the server: people see that their answers do not count, but cannot make room on a disk."""
    logger.warning(f"the tables could not be written or read: {error}")  # said once a minute, each trouble in its own words
    failed = StoreFailed(detail=str(error))
    failed.__cause__ = error
    return failed
