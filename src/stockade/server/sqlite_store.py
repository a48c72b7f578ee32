"""The tables of a server: one SQLite file.

`SqliteStore` keeps one connection in one writer thread; WAL with `synchronous=FULL` makes every commit survive a killed process and a
power cut. What comes while a commit is under way goes into the next one together, so that a busy house commits less often and a quiet one
never waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stockade.server.records import Body, Finished, Keyed, Over, PlayedBy, Seated, Undone, kind_of, read_finished, read_record
from stockade.server.store import Best, Record, SeatRow, Snapshot, Stored, StoreFailed, TableLine, TableRow, failure
from stockade.server.tablesfile import connect

T = TypeVar("T")
_Work = Callable[[sqlite3.Connection], Any]
_Group = list[tuple[_Work, "asyncio.Future[Any]"]]


def _together(db: sqlite3.Connection, works: Sequence[_Work]) -> list[Any]:
    """What became of each: all of them in one transaction, or each in its own, so that nothing fails but what cannot be written."""
    if len(works) > 1:
        with contextlib.suppress(Exception), db:
            return [work(db) for work in works]
    return [_alone(db, work) for work in works]


def _alone(db: sqlite3.Connection, work: _Work) -> Any:
    try:
        with db:
            return work(db)
    except Exception as error:  # whatever it was: nothing is written, and the room must hear that
        return failure(error)


class SqliteStore:
    """The embedded store: one file, one writer thread."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._db: sqlite3.Connection | None = None
        self._group: _Group = []
        self._writing = 0  # groups under way

    async def open(self) -> None:
        """The file exists and has our tables; says what is wrong when it is something else."""
        if self._db is None:
            await self._run(self._open)

    async def close(self) -> None:
        """All is written and the file is closed."""
        self._flush()
        db, self._db = self._db, None
        if db is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, db.close)
        self._thread.shutdown(wait=True)

    async def create(self, row: TableRow, seats: Sequence[SeatRow], bodies: Sequence[Body]) -> None:
        """A new table with its seats and first records (an imported game has some)."""

        def write(db: sqlite3.Connection) -> None:
            now = time.time()
            db.execute(
                "INSERT INTO tables (id, game, setup, seed, content_version, created, watch_hash, edition) VALUES (?,?,?,?,?,?,?,?)",
                (row.id, row.game, row.setup, row.seed, row.content_version, now, row.watch_hash, row.edition),
            )
            db.executemany("INSERT INTO seats VALUES (?,?,?,?,?)", [(row.id, s.seat, s.token_hash, s.kind, s.name) for s in seats])
            self._append(db, row.id, 0, bodies, now)
            for body in bodies:
                self._follow(db, row.id, body, now)

        await self._write(write)

    async def append(self, table: str, n: int, bodies: Sequence[Body]) -> float:
        """The records stand at n, n+1, ...; a second writer that got there first makes this fail."""

        def write(db: sqlite3.Connection) -> float:
            now = time.time()
            self._append(db, table, n, bodies, now)
            for body in bodies:
                self._follow(db, table, body, now)
            return now

        return await self._write(write)

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
    def _append(db: sqlite3.Connection, table: str, n: int, bodies: Sequence[Body], now: float) -> None:
        rows = [(table, n + i, kind_of(body), msgspec.json.encode(body), now) for i, body in enumerate(bodies)]
        db.executemany("INSERT INTO log VALUES (?,?,?,?,?)", rows)

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

        self._flush()
        return await asyncio.get_running_loop().run_in_executor(self._thread, guarded)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The work in one transaction with all that came while the last one was written; returns when that is on the disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._db is None:
            raise StoreFailed(detail="closed")
        if not self._writing and not self._group:
            asyncio.get_running_loop().call_soon(self._flush)
        self._group.append((work, done))
        return await done

    def _flush(self) -> None:
        """What has gathered goes to the writer thread."""
        group, self._group = self._group, []
        if group:
            self._writing += 1
            works = [work for work, _ in group]
            writing = asyncio.get_running_loop().run_in_executor(self._thread, _together, self._connection, works)
            writing.add_done_callback(lambda writing: self._tell(group, writing.result()))

    def _tell(self, group: _Group, results: list[Any]) -> None:
        """Everybody hears what became of their own."""
        self._writing -= 1
        if not self._writing:
            self._flush()
        for (_, done), result in zip(group, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

    def _open(self) -> None:
        try:
            self._db = connect(self.path)
        except (sqlite3.Error, OSError) as error:  # not logged: whoever starts the server is told
            raise StoreFailed(detail=str(error)) from error
