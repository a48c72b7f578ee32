"""Leases in the database. A server lives as long as it says so again and again; its tables are free when it stops.

Every lease has a token that is greater than all before it. Whoever writes shows theirs in the same transaction (`postgres_store.py`), so a
process that was thought dead, woke up and still believes it plays a table cannot write to it any more. Only the clock of the database
counts: those of the machines may differ.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence

from stockade.server.postgres import Database
from stockade.server.store import StoreFailed, failure

logger = logging.getLogger("stockade.server.leases")
BEAT = 1.0  # seconds between two signs of life
LIFE = 4.0  # how long one counts
SWEEP = 60.0

REGISTER = "INSERT INTO servers SELECT nextval('server_ids'), $1, now() + make_interval(secs => $2) RETURNING id"
NOBODY = "UPDATE servers SET until = now() WHERE address=$1 AND id<>$2 AND until > now()"
LIVE = """
INSERT INTO servers VALUES ($1, $3, now() + make_interval(secs => $2))
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
LATE = "SELECT until < now() FROM servers WHERE id=$1"
CLAIM = """
INSERT INTO leases SELECT id, $2, nextval('fences') FROM tables WHERE id=$1
ON CONFLICT (tid) DO UPDATE SET server = excluded.server, token = excluded.token
WHERE leases.server = $2 OR NOT EXISTS (SELECT 1 FROM servers WHERE id = leases.server AND until > now())
RETURNING token
"""
WHERE = "SELECT address FROM leases JOIN servers ON id = server WHERE tid=$1"
RELEASE = (
    "DELETE FROM leases USING unnest($1::text[], $2::bigint[]) AS mine(tid, token) WHERE leases.tid=mine.tid AND leases.token=mine.token"
)
SWEPT = """
WITH dead AS (DELETE FROM servers WHERE until < now() - interval '1 minute' RETURNING id)
DELETE FROM leases WHERE server IN (SELECT id FROM dead)
"""


class PostgresLeases:
    """The leases of one server. `tokens` is what it holds."""

    shared = True

    def __init__(self, database: Database) -> None:
        self.database = database
        self.address = ""
        self.id: int | None = None
        self.tokens: dict[str, int] = {}
        self.lost: Callable[[Sequence[str]], None] = lambda tables: None
        self._beat: asyncio.Task[None] | None = None

    async def open(self, address: str) -> int:
        """From now on others find this server at that address; its number."""
        if self.id is None:
            self.address = address
            [[self.id]] = await self.database.read(REGISTER, address, LIFE)
            await self.nobody_at(address)  # whoever was there before has left it without a word
            self._beat = asyncio.create_task(self._live())
        assert self.id is not None
        return self.id

    async def close(self) -> None:
        """Its tables are free at once."""
        beat, self._beat, number, self.id = self._beat, None, self.id, None
        if beat is not None:
            beat.cancel()
            await asyncio.gather(beat, return_exceptions=True)
        self.tokens.clear()
        if number is not None:
            with contextlib.suppress(Exception):  # a database that is away notices by itself
                await self.database.read("DELETE FROM servers WHERE id=$1", number)
                await self.database.read("DELETE FROM leases WHERE server=$1", number)

    async def claim(self, table: str) -> str:
        """Empty when this server plays it from now on, else the address of the one that does. Raises StoreFailed."""
        try:
            while True:
                if claimed := await self.database.read(CLAIM, table, self.id):
                    self.tokens[table] = claimed[0][0]
                    return ""
                if found := await self.database.read(WHERE, table):
                    return str(found[0][0])
                if not await self.database.read("SELECT 1 FROM leases WHERE tid=$1", table):
                    return ""  # there is no such table
        except StoreFailed:
            raise
        except Exception as error:
            raise failure(error) from error

    async def nobody_at(self, address: str) -> None:
        """A server at that address is taken for dead at once. One that lives after all says so again and keeps what nobody has taken."""
        with contextlib.suppress(Exception):  # it will be known by its silence
            await self.database.read(NOBODY, address, self.id)

    async def release(self, tables: Sequence[str]) -> None:
        """Whoever wants these may have them; what cannot be said now is said by silence later."""
        mine = {table: token for table in tables if (token := self.tokens.pop(table, None)) is not None}
        with contextlib.suppress(Exception):
            if mine:
                await self.database.read(RELEASE, list(mine), list(mine.values()))

    def gone(self, tables: Sequence[str]) -> None:
        """Somebody else has these."""
        if tables:
            logger.warning("%d tables are played elsewhere now", len(tables))
            for table in tables:
                self.tokens.pop(table, None)
            self.lost(tables)

    async def _live(self) -> None:
        swept = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            try:
                late = await self.database.read(LATE, self.id)
                await self.database.read(LIVE, self.id, LIFE, self.address)
                if not late or late[0][0]:
                    await self._compare()
                if time.monotonic() - swept > SWEEP:
                    swept = time.monotonic()
                    await self.database.read(SWEPT)
            except Exception as error:  # whatever it is, trying again is all there is to do
                failure(error)

    async def _compare(self) -> None:
        """It was silent for too long: which tables has it still?"""
        rows = await self.database.read("SELECT tid, token FROM leases WHERE server=$1", self.id)
        still: dict[str, int] = dict(rows)
        self.gone([table for table, token in list(self.tokens.items()) if still.get(table) != token])
