"""The tables of a server: one SQLite file.

`SqliteStore` keeps one connection in one thread (`sqlite_writer.py`); WAL with `synchronous=FULL` makes every commit survive a killed
process and a power cut.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from stockade.server.records import (
    Answered,
    Body,
    Chatted,
    Finished,
    Keyed,
    Over,
    PlayedBy,
    Seated,
    Undone,
    kind_of,
    read_finished,
    read_record,
)
from stockade.server.sqlite_writer import Lines, Row, Writer, insert
from stockade.server.store import Best, Record, SeatRow, Snapshot, Stored, StoreFailed, TableLine, TableRow, failure
from stockade.server.tablesfile import connect

T = TypeVar("T")
ALONE = (Answered, Chatted)  # records that change nothing outside the log, most of them


class SqliteStore:
    """The embedded store: one file, one writer thread."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._writer = Writer()
        self._db: sqlite3.Connection | None = None

    async def open(self) -> None:
        """The file exists and has our tables; says what is wrong when it is something else."""
        if self._db is None:
            await self._run(self._open)

    async def close(self) -> None:
        """All is written and the file is closed."""
        db, self._db = self._db, None
        if db is not None:
            await self._writer.read(db, db.close)
        self._writer.thread.shutdown(wait=True)

    async def create(self, row: TableRow, seats: Sequence[SeatRow], bodies: Sequence[Body]) -> None:
        """A new table with its seats and first records (an imported game has some)."""

        def write(db: sqlite3.Connection) -> None:
            now = time.time()
            db.execute(
                "INSERT INTO tables (id, game, setup, seed, content_version, created, watch_hash, edition) VALUES (?,?,?,?,?,?,?,?)",
                (row.id, row.game, row.setup, row.seed, row.content_version, now, row.watch_hash, row.edition),
            )
            db.executemany("INSERT INTO seats VALUES (?,?,?,?,?)", [(row.id, s.seat, s.token_hash, s.kind, s.name) for s in seats])
            insert(db, self._rows(row.id, 0, bodies, now))
            for body in bodies:
                self._follow(db, row.id, body, now)

        await self._write(write)

    async def append(self, table: str, n: int, bodies: Sequence[Body]) -> float:
        """The records stand at n, n+1, ...; a second writer that got there first makes this fail."""

        now = time.time()
        rows = self._rows(table, n, bodies, now)

        def write(db: sqlite3.Connection) -> float:
            insert(db, rows)
            for body in bodies:
                self._follow(db, table, body, now)
            return now

        return await self._write(Lines(rows, now) if all(isinstance(body, ALONE) for body in bodies) else write)

    async def length(self, table: str) -> int:
        """How many records are stored."""
        return await self._run(lambda: int(self._connection.execute("SELECT count(*) FROM log WHERE tid=?", (table,)).fetchone()[0]))

    async def snapshot(self, table: str, snapshot: Snapshot) -> None:
        """The newest snapshot replaces the older one."""

        def write(db: sqlite3.Connection) -> None:
            shot = (table, snapshot.n, snapshot.digest, snapshot.body, snapshot.edition)
            db.execute("INSERT OR REPLACE INTO snapshots VALUES (?,?,?,?,?)", shot)

        await self._write(write)

    async def load(self, table: str) -> Stored | None:
        """All that is stored about a table, or None."""

        def read() -> Stored | None:
            db = self._connection
            found = db.execute(
                "SELECT id, game, setup, seed, content_version, watch_hash, edition, created FROM tables WHERE id=?", (table,)
            ).fetchone()
            if found is None:
                return None
            seats = db.execute("SELECT seat, token_hash, kind, name FROM seats WHERE tid=? ORDER BY seat", (table,))
            records = db.execute("SELECT n, body, at FROM log WHERE tid=? ORDER BY n", (table,))
            shot = db.execute("SELECT n, digest, body, edition FROM snapshots WHERE tid=?", (table,)).fetchone()
            return Stored(
                TableRow(*found),
                [SeatRow(*seat) for seat in seats],
                [Record(n, read_record(body), at) for n, body, at in records],
                Snapshot(*shot) if shot else None,
            )

        return await self._run(read)

    async def best(self, game: str, most: int, table: str = "") -> list[Best]:
        """The best finished games, first one first; `table` is among them wherever it stands."""

        def read() -> list[Best]:
            ranked = "SELECT tid, row_number() OVER (ORDER BY points DESC, tie DESC, at, tid) AS place, body, at FROM best WHERE game=?"
            found = self._connection.execute(f"SELECT * FROM ({ranked}) WHERE place<=? OR tid=? ORDER BY place", (game, most, table))
            return [Best(tid, place, read_finished(body), at) for tid, place, body, at in found]

        return await self._run(read)

    async def lines(self) -> list[TableLine]:
        """Every table in a line, latest touched first."""

        def read() -> list[TableLine]:
            seats: dict[str, list[tuple[str, str]]] = {}
            for tid, kind, name in self._connection.execute("SELECT tid, kind, name FROM seats ORDER BY tid, seat"):
                seats.setdefault(tid, []).append((kind, name))
            found = self._connection.execute(
                "SELECT id, game, outcome, created, coalesce(max(log.at), created) AS touched, count(log.n), "
                "coalesce(sum(length(log.body)), 0) + coalesce((SELECT length(body) FROM snapshots WHERE tid=id), 0) "
                "FROM tables LEFT JOIN log ON tid=id GROUP BY id ORDER BY touched DESC"
            )
            return [TableLine(*row, seats=seats.get(row[0], [])) for row in found]

        return await self._run(read)

    async def forget(self, tables: Sequence[str]) -> list[str]:
        """These tables and all that belongs to them are gone for good; which ones."""

        def write(db: sqlite3.Connection) -> None:
            db.execute("PRAGMA defer_foreign_keys=ON")  # the log lets go of its records only when its table is gone
            for table in tables:
                db.execute("DELETE FROM tables WHERE id=?", (table,))
                for name in ("seats", "log", "snapshots", "best"):
                    db.execute(f"DELETE FROM {name} WHERE tid=?", (table,))

        await self._write(write)
        return list(tables)

    async def size(self) -> int:
        """Bytes of the file, and of what lies beside it until it is put there."""
        return sum(file.stat().st_size for ending in ("", "-wal") if (file := Path(f"{self.path}{ending}")).is_file())

    @staticmethod
    def _follow(db: sqlite3.Connection, table: str, body: Body, now: float) -> None:
        """What a record changes outside the log: who sits where, and which game a table is remembered for."""
        match body:
            case Seated():
                db.execute("UPDATE seats SET kind=?, name=? WHERE tid=? AND seat=?", (body.kind, body.name, table, body.seat))
            case Keyed():
                db.executemany("UPDATE seats SET token_hash=? WHERE tid=? AND seat=?", [(body.hash, table, seat) for seat in body.seats])
            case Finished():
                row = (table, body.game, body.points, body.tie, msgspec.json.encode(body), now)
                db.execute("INSERT OR REPLACE INTO best VALUES (?,?,?,?,?,?)", row)
            case PlayedBy():
                db.execute("UPDATE tables SET edition=?, content_version=? WHERE id=?", (body.edition, body.content_version, table))
            case Over():
                db.execute("UPDATE tables SET outcome=? WHERE id=?", (body.outcome, table))
            case Undone():
                db.execute("DELETE FROM best WHERE tid=?", (table,))
                db.execute("UPDATE tables SET outcome='' WHERE id=?", (table,))
            case _:
                pass

    @staticmethod
    def _rows(table: str, n: int, bodies: Sequence[Body], now: float) -> list[Row]:
        try:
            return [(table, n + i, kind_of(body), msgspec.json.encode(body), now) for i, body in enumerate(bodies)]
        except (msgspec.MsgspecError, ValueError) as error:
            raise failure(error) from error

    @property
    def _connection(self) -> sqlite3.Connection:
        if self._db is None:
            raise StoreFailed(detail="closed")
        return self._db

    async def _run(self, work: Callable[[], T]) -> T:
        """The work done in the writer thread, after all that was written before; whatever sqlite says becomes StoreFailed."""

        def guarded() -> T:
            try:
                return work()
            except (sqlite3.Error, OSError, msgspec.MsgspecError) as error:
                raise failure(error) from error

        return await self._writer.read(self._db, guarded)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The work in a transaction; returns when that is on the disk."""
        return await self._writer.write(self._connection, work)

    def _open(self) -> None:
        try:
            self._db = connect(self.path)
            self._db.isolation_level = None  # transactions begin and end where the writer says
        except (sqlite3.Error, OSError) as error:  # not logged: whoever starts the server is told
            raise StoreFailed(detail=str(error)) from error
