"""The tables of several servers: one PostgreSQL database.

What comes while a group is being written goes into the next one, which is a single statement when it holds answers alone: a busy house has
one commit under way and one round trip for all its tables. A group shows the leases of its tables in the same transaction; what belongs to
a table that somebody else plays now is left out, and its room is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from stockade.server.postgres import Database, lost_line
from stockade.server.postgres_leases import PostgresLeases
from stockade.server.records import Body, Finished, Keyed, Over, PlayedBy, Seated, Undone, kind_of, read_finished, read_record
from stockade.server.store import Best, Record, SeatRow, Snapshot, Stored, StoreFailed, TableLine, TableRow, failure

# The rows of a group; only those whose table is held with that very token. The lock makes whoever takes a lease away wait for the commit.
APPEND = """
WITH held AS (
  SELECT leases.tid FROM leases JOIN unnest($1::text[], $2::bigint[]) AS shown(tid, token) USING (tid, token) FOR SHARE OF leases
)
INSERT INTO log SELECT tid, n, kind, body, at FROM unnest($3::text[], $4::int[], $5::text[], $6::bytea[], $7::float8[])
  AS rows(tid, n, kind, body, at) WHERE tid IN (SELECT tid FROM held) RETURNING tid
"""
# The same by whoever keeps the server, besides those who play.
APPEND_BESIDE = """
INSERT INTO log SELECT tid, n, kind, body, at FROM unnest($1::text[], $2::int[], $3::text[], $4::bytea[], $5::float8[])
  AS rows(tid, n, kind, body, at) WHERE tid IN (SELECT id FROM tables) RETURNING tid
"""
TABLE = "INSERT INTO tables (id, game, setup, seed, content_version, created, watch_hash, edition) VALUES ($1,$2,$3,$4,$5,$6,$7,$8)"
SEAT = "INSERT INTO seats VALUES ($1,$2,$3,$4,$5)"
FIRST = "INSERT INTO log VALUES ($1,$2,$3,$4,$5)"
SNAPSHOT = """
INSERT INTO snapshots VALUES ($1,$2,$3,$4,$5) ON CONFLICT (tid) DO UPDATE
SET n=excluded.n, digest=excluded.digest, body=excluded.body, edition=excluded.edition WHERE snapshots.n <= excluded.n
"""
REMEMBER = """
INSERT INTO best VALUES ($1,$2,$3,$4,$5,$6) ON CONFLICT (tid) DO UPDATE
SET game=excluded.game, points=excluded.points, tie=excluded.tie, body=excluded.body, at=excluded.at
"""
RANKED = """
SELECT * FROM (SELECT tid, row_number() OVER (ORDER BY points DESC, tie DESC, at, tid) AS place, body, at FROM best WHERE game=$1) AS all_of
WHERE place <= $2 OR tid = $3 ORDER BY place
"""
ALL = """
SELECT id, game, outcome, created, coalesce(last.at, created) AS touched, coalesce(last.n + 1, 0),
  coalesce((SELECT sum(length(body)) FROM log WHERE tid=id), 0) + coalesce((SELECT length(body) FROM snapshots WHERE tid=id), 0)
FROM tables LEFT JOIN LATERAL (SELECT n, at FROM log WHERE tid=id ORDER BY n DESC LIMIT 1) AS last ON true ORDER BY touched DESC
"""
# Of the tables that time has passed, those that nobody plays; held until they are gone, so that nobody begins to.
UNPLAYED = """
SELECT id FROM tables WHERE id = ANY($1) AND NOT EXISTS (
  SELECT 1 FROM leases JOIN servers ON servers.id = server WHERE tid = tables.id AND until > now() AND server IS DISTINCT FROM $2)
FOR UPDATE OF tables
"""


class Lost(StoreFailed):
    """Another server plays that table now."""


class Sentence(Struct):
    """What the database is told, once for each set of arguments."""

    sql: str
    sets: list[tuple[Any, ...]]


class Work(Struct, eq=False):
    """Something to write: what comes before its records, the records, and what they change elsewhere."""

    done: asyncio.Future[None]
    before: list[Sentence] = field(default_factory=list[Sentence])
    table: str = ""
    rows: list[tuple[str, int, str, bytes, float]] = field(default_factory=list[tuple[str, int, str, bytes, float]])
    after: list[Sentence] = field(default_factory=list[Sentence])


class PostgresStore:
    """The store that several servers share. One that was told its `address` plays tables, and writes only to those it holds."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.leases = PostgresLeases(self.database)
        self.path = self.database.where
        self._group: list[Work] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """The database is there and has our tables; says what is wrong when it is something else."""
        await self.database.open()

    async def close(self) -> None:
        """All is written, and the tables are free."""
        while self._writer is not None:
            await asyncio.wait([self._writer])
        await self.leases.close()
        await self.database.close()

    async def create(self, row: TableRow, seats: Sequence[SeatRow], bodies: Sequence[Body]) -> None:
        """A new table with its seats and first records (an imported game has some). Nobody holds it yet."""
        now = time.time()
        made = (row.id, row.game, row.setup, row.seed, row.content_version, now, row.watch_hash, row.edition)
        chairs = [(row.id, seat.seat, seat.token_hash, seat.kind, seat.name) for seat in seats]
        first = Sentence(FIRST, [*_rows(row.id, 0, bodies, now)])
        await self._write([Sentence(TABLE, [made]), Sentence(SEAT, chairs), first, *_follow(row.id, bodies, now)])

    async def append(self, table: str, n: int, bodies: Sequence[Body]) -> float:
        """The records stand at n, n+1, ...; a second writer that got there first makes this fail."""
        now = time.time()
        try:
            rows, after = _rows(table, n, bodies, now), _follow(table, bodies, now)
        except ValueError as error:  # text that cannot be written
            raise failure(error) from error
        await self._write([], table, rows, after)
        return now

    async def length(self, table: str) -> int:
        """How many records are stored."""
        return int((await self._read("SELECT coalesce(max(n) + 1, 0) FROM log WHERE tid=$1", table))[0][0])

    async def snapshot(self, table: str, snapshot: Snapshot) -> None:
        """The newest snapshot replaces the older one."""
        await self._write([Sentence(SNAPSHOT, [(table, snapshot.n, snapshot.digest, snapshot.body, snapshot.edition)])])

    async def load(self, table: str) -> Stored | None:
        """All that is stored about a table, or None."""
        try:
            async with self.database.line() as line, line.transaction(isolation="repeatable_read", readonly=True):
                row = await line.fetchrow(
                    "SELECT id, game, setup, seed, content_version, watch_hash, edition, created FROM tables WHERE id=$1", table
                )
                if row is None:
                    return None
                seats = await line.fetch("SELECT seat, token_hash, kind, name FROM seats WHERE tid=$1 ORDER BY seat", table)
                records = await line.fetch("SELECT n, body, at FROM log WHERE tid=$1 ORDER BY n", table)
                shot = await line.fetchrow("SELECT n, digest, body, edition FROM snapshots WHERE tid=$1", table)
            return Stored(
                TableRow(*row),
                [SeatRow(*seat) for seat in seats],
                [Record(n, read_record(body), at) for n, body, at in records],
                Snapshot(*shot) if shot else None,
            )
        except StoreFailed:
            raise
        except Exception as error:
            raise failure(error) from error

    async def best(self, game: str, most: int, table: str = "") -> list[Best]:
        """The best finished games, first one first; `table` is among them wherever it stands."""
        found = await self._read(RANKED, game, most, table)
        return [Best(tid, place, read_finished(body), at) for tid, place, body, at in found]

    async def lines(self) -> list[TableLine]:
        """Every table in a line, latest touched first."""
        seats: dict[str, list[tuple[str, str]]] = {}
        for tid, kind, name in await self._read("SELECT tid, kind, name FROM seats ORDER BY tid, seat"):
            seats.setdefault(tid, []).append((kind, name))
        return [TableLine(*row[:6], bytes=int(row[6]), seats=seats.get(row[0], [])) for row in await self._read(ALL)]

    async def forget(self, tables: Sequence[str]) -> list[str]:
        """These tables and all that belongs to them are gone for good, but for those that somebody plays on another server."""
        try:
            async with self.database.line() as line, line.transaction():
                gone = [row[0] for row in await line.fetch(UNPLAYED, list(tables), self.leases.id)]
                for name in ("seats", "snapshots", "best", "leases"):
                    await line.execute(f"DELETE FROM {name} WHERE tid = ANY($1)", gone)
                await line.execute("DELETE FROM tables WHERE id = ANY($1)", gone)
                await line.execute("DELETE FROM log WHERE tid = ANY($1)", gone)  # it lets go of its records only when its table is gone
                return gone
        except StoreFailed:
            raise
        except Exception as error:
            raise failure(error) from error

    async def size(self) -> int:
        """Bytes on the disk of the database, as far as they are ours."""
        sql = "SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) FROM pg_class c WHERE relnamespace='stockade'::regnamespace"
        return int((await self._read(f"{sql} AND relkind='r'"))[0][0])

    async def _read(self, sql: str, *args: Any) -> list[Any]:
        try:
            return await self.database.read(sql, *args)
        except StoreFailed:
            raise
        except Exception as error:
            raise failure(error) from error

    # -- writing ------------------------------------------------------------------------------------------------------

    async def _write(
        self,
        before: list[Sentence],
        table: str = "",
        rows: list[tuple[str, int, str, bytes, float]] | None = None,
        after: list[Sentence] | None = None,
    ) -> None:
        """In one transaction with all that came while the last one was written; returns when that is on the disk."""
        work = Work(asyncio.get_running_loop().create_future(), before, table, rows or [], after or [])
        self._group.append(work)
        if self._writer is None:
            self._writer = asyncio.create_task(self._keep_writing())
        await work.done

    async def _keep_writing(self) -> None:
        try:
            while self._group:
                group, self._group = self._group, []
                await self._together(group)
        finally:
            self._writer = None

    async def _together(self, group: list[Work]) -> None:
        """All of them in one transaction, or each in its own, so that nothing fails but what cannot be written."""
        try:
            lost = await self._commit(group)
        except Exception as error:
            if len(group) > 1 and not isinstance(error, StoreFailed) and not lost_line(error):
                for work in group:
                    await self._together([work])
                return
            failed = error if isinstance(error, StoreFailed) else failure(error)
            for work in group:
                _tell(work, failed)
            return
        for work in group:
            _tell(work, Lost(detail="played elsewhere") if work.table in lost else None)
        self.leases.gone(sorted(lost))

    async def _commit(self, group: list[Work]) -> set[str]:
        """What is written; the tables that were not ours to write to."""
        async with self.database.line() as line:
            if not any(work.before or work.after for work in group):
                return await self._append(line, group)  # a statement is a transaction
            async with line.transaction():
                for work in group:
                    await _say(line, work.before)
                lost = await self._append(line, group)
                for work in group:
                    if work.table not in lost:
                        await _say(line, work.after)
                return lost

    async def _append(self, line: Any, group: list[Work]) -> set[str]:
        rows = [row for work in group for row in work.rows]
        if not rows:
            return set()
        columns = [list(column) for column in zip(*rows, strict=True)]
        wanted = {work.table for work in group if work.rows}
        if self.leases.id is None:
            written = await line.fetch(APPEND_BESIDE, *columns)
        else:
            shown = {table: self.leases.tokens.get(table, -1) for table in wanted}
            written = await line.fetch(APPEND, list(shown), list(shown.values()), *columns)
        return wanted - {row[0] for row in written}


async def _say(line: Any, sentences: list[Sentence]) -> None:
    for sentence in sentences:
        for args in sentence.sets:
            await line.execute(sentence.sql, *args)


def _tell(work: Work, error: Exception | None) -> None:
    """Whoever waits hears what became of it."""
    if work.done.done():
        return
    if error is None:
        work.done.set_result(None)
    else:
        work.done.set_exception(error)


def _rows(table: str, n: int, bodies: Sequence[Body], now: float) -> list[tuple[str, int, str, bytes, float]]:
    return [(table, n + i, kind_of(body), msgspec.json.encode(body), now) for i, body in enumerate(bodies)]


def _follow(table: str, bodies: Sequence[Body], now: float) -> list[Sentence]:
    """What records change outside the log: who sits where, and which game a table is remembered for."""
    out: list[Sentence] = []
    for body in bodies:
        match body:
            case Seated():
                sql = "UPDATE seats SET kind=$1, name=$2 WHERE tid=$3 AND seat=$4"
                out.append(Sentence(sql, [(body.kind, body.name, table, body.seat)]))
            case Keyed():
                sql = "UPDATE seats SET token_hash=$1 WHERE tid=$2 AND seat=$3"
                out.append(Sentence(sql, [(body.hash, table, seat) for seat in body.seats]))
            case Finished():
                out.append(Sentence(REMEMBER, [(table, body.game, body.points, body.tie, msgspec.json.encode(body), now)]))
            case PlayedBy():
                sql = "UPDATE tables SET edition=$1, content_version=$2 WHERE id=$3"
                out.append(Sentence(sql, [(body.edition, body.content_version, table)]))
            case Over():
                out.append(Sentence("UPDATE tables SET outcome=$1 WHERE id=$2", [(body.outcome, table)]))
            case Undone():
                out.append(Sentence("DELETE FROM best WHERE tid=$1", [(table,)]))
                out.append(Sentence("UPDATE tables SET outcome='' WHERE id=$1", [(table,)]))
            case _:
                pass
    return out
