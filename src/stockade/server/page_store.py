"""The tables of a page without a server, in the browser's own database.

The log is all that is kept of a table besides its beginning: who sits where, which edition played it last and how it ended follow from
the records. Two pages may have the same table open; as on a server, whoever comes second to a place in the log has written nothing.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct

from stockade.server.records import Body, Finished, Keyed, Over, PlayedBy, Seated, Undone, read_record
from stockade.server.store import Best, Record, SeatRow, Snapshot, Stored, TableLine, TableRow, failure

Key = list[str | int]
Drawer = Literal["tables", "log", "snapshots", "best"]
Change = tuple[Drawer, Literal["add", "put", "delete"], Key, bytes]
EVERYTHING: tuple[Drawer, ...] = ("tables", "log", "snapshots", "best")


class Drawers(Protocol):
    """The browser's database: drawers of bytes, each under a table and perhaps a number."""

    async def write(self, changes: Sequence[Change]) -> None:
        """All or nothing, durable on return; `add` fails where something is, `delete` takes all whose key begins so."""
        ...

    async def read(self, drawer: Drawer, key: Key) -> list[tuple[Key, bytes]]:
        """All whose key begins so, in order."""
        ...


class NoDrawers:
    """Where nothing is kept: good enough for questions about no table."""

    async def write(self, changes: Sequence[Change]) -> None:
        """Refused."""
        raise OSError("nothing is kept here")

    async def read(self, drawer: Drawer, key: Key) -> list[tuple[Key, bytes]]:
        """Nothing."""
        return []


class Begun(Struct):
    """What a table starts from."""

    row: TableRow
    seats: list[SeatRow]


class Kept(Struct):
    """A record and when it was written."""

    body: msgspec.Raw
    at: float


class Remembered(Struct):
    """A finished game."""

    record: Finished
    at: float


_begun, _kept, _remembered = msgspec.json.Decoder(Begun), msgspec.json.Decoder(Kept), msgspec.json.Decoder(Remembered)
_shot = msgspec.msgpack.Decoder(Snapshot)


class PageStore:
    """The store of a page."""

    def __init__(self, drawers: Drawers) -> None:
        self.drawers = drawers

    async def open(self) -> None:
        """The database can be read."""
        await self.length("")

    async def close(self) -> None:
        """Nothing is held open."""

    async def create(self, row: TableRow, seats: Sequence[SeatRow], bodies: Sequence[Body]) -> None:
        """A new table with its seats and first records."""
        now = time.time()
        row.created = now
        begun = msgspec.json.encode(Begun(row, list(seats)))
        await self._write([("tables", "add", [row.id], begun), *_log(row.id, 0, bodies, now)])

    async def append(self, table: str, n: int, bodies: Sequence[Body]) -> float:
        """The records stand at n, n+1, ...; a second writer that got there first makes this fail."""
        now = time.time()
        await self._write(_log(table, n, bodies, now))
        return now

    async def length(self, table: str) -> int:
        """How many records are stored."""
        return len(await self._read("log", [table]))

    async def snapshot(self, table: str, snapshot: Snapshot) -> None:
        """The newest snapshot replaces the older one."""
        await self._write([("snapshots", "put", [table], msgspec.msgpack.encode(snapshot))])

    async def load(self, table: str) -> Stored | None:
        """All that is stored about a table, or None."""
        found = await self._read("tables", [table])
        if not found:
            return None
        begun = _begun.decode(found[0][1])
        shots = await self._read("snapshots", [table])
        records = [Record(int(key[1]), read_record(bytes(kept.body)), kept.at) for key, kept in await self._records(table)]
        for record in records:
            _follow(begun, record.body)
        return Stored(begun.row, begun.seats, records, _shot.decode(shots[0][1]) if shots else None)

    async def best(self, game: str, most: int, table: str = "") -> list[Best]:
        """The best finished games, first one first; `table` is among them wherever it stands."""
        found = [(str(key[0]), _remembered.decode(data)) for key, data in await self._read("best", [])]
        found = [(tid, one) for tid, one in found if one.record.game == game]
        found.sort(key=lambda pair: (-pair[1].record.points, -pair[1].record.tie, pair[1].at, pair[0]))
        ranked = [Best(tid, place, one.record, one.at) for place, (tid, one) in enumerate(found, 1)]
        return [one for one in ranked if one.place <= most or one.table == table]

    async def lines(self) -> list[TableLine]:
        """Every table in a line, latest touched first."""
        out: list[TableLine] = []
        for key, _ in await self._read("tables", []):
            stored = await self.load(str(key[0]))
            if stored is not None:
                ends = [record.body for record in stored.records if isinstance(record.body, (Over, Undone))]
                outcome = ends[-1].outcome if ends and isinstance(ends[-1], Over) else ""
                row, touched = stored.row, stored.records[-1].at if stored.records else stored.row.created
                size = sum(len(data) for _, data in await self._read("log", [row.id]))
                seats: list[tuple[str, str]] = [(seat.kind, seat.name) for seat in stored.seats]
                out.append(TableLine(row.id, row.game, outcome, row.created, touched, len(stored.records), size, seats))
        return sorted(out, key=lambda line: -line.touched)

    async def forget(self, tables: Sequence[str]) -> list[str]:
        """These tables and all that belongs to them are gone for good; which ones."""
        await self._write([(drawer, "delete", [table], b"") for table in tables for drawer in EVERYTHING])
        return list(tables)

    async def _records(self, table: str) -> list[tuple[Key, Kept]]:
        return [(key, _kept.decode(data)) for key, data in await self._read("log", [table])]

    async def _write(self, changes: Sequence[Change]) -> None:
        try:
            await self.drawers.write(changes)
        except Exception as error:  # whatever the browser says: nothing is written, and the room must hear that
            raise failure(error) from error

    async def _read(self, drawer: Drawer, key: Key) -> list[tuple[Key, bytes]]:
        try:
            return await self.drawers.read(drawer, key)
        except Exception as error:
            raise failure(error) from error


def _log(table: str, n: int, bodies: Sequence[Body], now: float) -> list[Change]:
    """The records, and which game the table is remembered for after them."""
    out: list[Change] = []
    for i, body in enumerate(bodies):
        out.append(("log", "add", [table, n + i], msgspec.json.encode(Kept(msgspec.Raw(msgspec.json.encode(body)), now))))
        if isinstance(body, Finished):
            out.append(("best", "put", [table], msgspec.json.encode(Remembered(body, now))))
        elif isinstance(body, Undone):
            out.append(("best", "delete", [table], b""))
    return out


def _follow(begun: Begun, body: Body) -> None:
    """What a record says about the beginning: who sits where now, and which edition played last."""
    match body:
        case Seated():
            seat = begun.seats[body.seat]
            seat.kind, seat.name = body.kind, body.name
        case Keyed():
            for seat in body.seats:
                begun.seats[seat].token_hash = body.hash
        case PlayedBy():
            begun.row.edition, begun.row.content_version = body.edition, body.content_version
        case _:
            pass


class BrowserDrawers:
    """The browser's own, through a handle that speaks its language."""

    def __init__(self, handle: Any) -> None:
        self.handle = handle

    async def write(self, changes: Sequence[Change]) -> None:
        """The handle takes lists, and copies them before it does anything else."""
        await self.handle.write([list(change) for change in changes])

    async def read(self, drawer: Drawer, key: Key) -> list[tuple[Key, bytes]]:
        """What it gives back is its own until it is copied."""
        found = await self.handle.read(drawer, key)
        return [(list(where), bytes(data)) for where, data in found.to_py()]
