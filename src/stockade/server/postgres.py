"""A PostgreSQL database that keeps the tables: how it is laid out, reached, and what is wrong when it cannot be.

Everything lies in a schema of its own. The driver is an extra (`stockade[postgres]`) and loaded only when such a database is asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from stockade.engine.errors import StockadeError
from stockade.server.store import StoreFailed
from stockade.server.tablesfile import NewerDatabase, NotADatabase

SCHEMES = ("postgresql://", "postgres://")
PATIENCE = 10.0  # seconds for a word of the database
LINES = 6  # connections of one process
SCHEMA = """
CREATE TABLE tables(id text PRIMARY KEY, game text NOT NULL, setup bytea NOT NULL, seed bigint NOT NULL, content_version int NOT NULL,
                    created float8 NOT NULL, watch_hash bytea NOT NULL, edition text NOT NULL, outcome text NOT NULL DEFAULT '');
CREATE TABLE seats(tid text NOT NULL REFERENCES tables(id), seat int NOT NULL, token_hash bytea NOT NULL, kind text NOT NULL,
                   name text NOT NULL, PRIMARY KEY(tid, seat));
-- no reference to tables: whoever writes holds the lease, which has one, and a look at another page for each answer would be dear
CREATE TABLE log(tid text NOT NULL, n int NOT NULL, kind text NOT NULL, body bytea NOT NULL, at float8 NOT NULL, PRIMARY KEY(tid, n));
CREATE TABLE snapshots(tid text PRIMARY KEY REFERENCES tables(id), n int NOT NULL, digest text NOT NULL, body bytea NOT NULL,
                       edition text NOT NULL);
CREATE TABLE best(tid text PRIMARY KEY REFERENCES tables(id), game text NOT NULL, points bigint NOT NULL, tie bigint NOT NULL,
                  body bytea NOT NULL, at float8 NOT NULL);
CREATE INDEX best_of ON best(game, points DESC, tie DESC, at);
CREATE FUNCTION log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM tables WHERE id = OLD.tid) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'append only';
END $$;
CREATE TRIGGER log_append_only BEFORE UPDATE OR DELETE ON log FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
-- who plays: a server lives until then by the clock of the database, and a lease is worth as much as its server
CREATE SEQUENCE server_ids;
CREATE SEQUENCE fences;
CREATE TABLE servers(id bigint PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL);
CREATE TABLE leases(tid text PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE, server bigint NOT NULL, token bigint NOT NULL);
CREATE INDEX leases_of ON leases(server);
"""
THOUGHTS = """
CREATE TABLE thinkers(id bigint PRIMARY KEY, editions text[] NOT NULL, until timestamptz NOT NULL);
CREATE UNLOGGED TABLE thoughts(id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, server bigint NOT NULL, edition text NOT NULL,
                               work text NOT NULL, matter bytea NOT NULL, taken bigint, done boolean NOT NULL DEFAULT false, result bytea);
"""
STEPS = (SCHEMA, THOUGHTS)  # what each version added to the one before
VERSION = len(STEPS)


class DriverMissing(StockadeError):
    """The extra is not installed."""

    code = "pg-missing"


class BadAddress(StockadeError):
    """Not the address of a database."""

    code = "pg-address"


class Away(StockadeError):
    """Nobody answers there."""

    code = "pg-away"


class WrongPassword(StockadeError):
    """The database does not let this user in."""

    code = "pg-password"


class NoSuchDatabase(StockadeError):
    """The server has no database of that name."""

    code = "pg-database"


class NoRights(StockadeError):
    """The user may not make or use our tables there."""

    code = "pg-rights"


class ForItsTools(StockadeError):
    """Copies of a database are made by its own tools."""

    code = "pg-tool"


def is_address(db: object) -> bool:
    """Whether that names a database rather than a file."""
    return isinstance(db, str) and db.startswith(SCHEMES)


def shown(address: str) -> str:
    """An address without its password."""
    try:
        parts = urlsplit(address)
        who = f"{parts.username}@" if parts.username else ""
        return f"{parts.scheme}://{who}{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"
    except ValueError:
        return address.partition("://")[0] + "://…"


def driver() -> Any:
    """The driver. Raises DriverMissing."""
    try:
        import asyncpg
    except ImportError as error:
        raise DriverMissing from error
    return asyncpg


def lost_line(error: BaseException) -> bool:
    """Whether the database went away, rather than said no: then nobody knows what became of the last sentence."""
    pg = driver()
    away = (OSError, TimeoutError, pg.InterfaceError, pg.PostgresConnectionError, pg.CannotConnectNowError, pg.AdminShutdownError)
    return isinstance(error, (*away, pg.CrashShutdownError))


class Database:
    """The way to the database: a few connections, made again when they break."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.where = shown(address)
        self._pool: Any = None

    async def open(self) -> None:
        """It is there and has our tables. Raises what is wrong with it, in words."""
        if self._pool is not None:
            return
        pg = driver()

        class Line(pg.Connection):
            """Whoever borrows one leaves it as it was: nothing has to be put back."""

            def get_reset_query(self) -> str:
                return ""

        try:
            self._pool = await pg.create_pool(
                self.address,
                min_size=1,
                max_size=LINES,
                connection_class=Line,
                timeout=PATIENCE / 2,
                command_timeout=PATIENCE,
                # an answer is told to nobody before it would survive a power cut, whatever the database is set to
                server_settings={"search_path": "stockade", "synchronous_commit": "on", "application_name": "stockade"},
            )
            async with self.line() as line:
                await self._prepare(line)
        except StockadeError:
            await self.close()
            raise
        except Exception as error:
            await self.close()
            raise self._in_words(error) from error

    async def close(self) -> None:
        """No connection is left."""
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), PATIENCE / 2)
            except Exception:  # a database that is away takes no goodbye
                pool.terminate()

    @asynccontextmanager
    async def line(self) -> AsyncGenerator[Any]:
        """A connection for a while."""
        if self._pool is None:
            raise StoreFailed(detail="closed")
        async with self._pool.acquire(timeout=PATIENCE) as line:
            yield line

    async def read(self, sql: str, *args: Any) -> list[Any]:
        """What the question finds."""
        async with self.line() as line:
            return await line.fetch(sql, *args)

    async def listen(self, channel: str, heard: Callable[[], None]) -> Any:
        """A connection of its own that calls `heard` for whatever is said there."""
        line = await driver().connect(self.address, timeout=PATIENCE / 2)

        def note(*_said: object) -> None:
            heard()

        await line.add_listener(channel, note)
        return line

    async def _prepare(self, line: Any) -> None:
        async with line.transaction():
            await line.execute("SELECT pg_advisory_xact_lock(hashtext('stockade'))")  # several may start at once
            names: Sequence[Any] = await line.fetch("SELECT tablename FROM pg_tables WHERE schemaname='stockade'")
            if not names:
                await line.execute("CREATE SCHEMA IF NOT EXISTS stockade")
                await line.execute("CREATE TABLE meta(version int NOT NULL); INSERT INTO meta VALUES (0)")
            elif "meta" not in [name[0] for name in names]:
                raise NotADatabase(file=self.where)
            version = int(await line.fetchval("SELECT version FROM meta"))
            if version > VERSION:
                raise NewerDatabase(file=self.where, version=version, known=VERSION)
            for step in STEPS[version:]:
                await line.execute(step)
            if version < VERSION:
                await line.execute("UPDATE meta SET version=$1", VERSION)

    def _in_words(self, error: Exception) -> StockadeError:
        pg = driver()
        parts = urlsplit(self.address)
        if isinstance(error, (pg.InvalidPasswordError, pg.InvalidAuthorizationSpecificationError)):
            return WrongPassword(where=self.where)
        if isinstance(error, pg.InvalidCatalogNameError):
            return NoSuchDatabase(where=self.where, name=parts.path.strip("/"))
        if isinstance(error, pg.InsufficientPrivilegeError):
            return NoRights(where=self.where, detail=str(error))
        if lost_line(error) and not isinstance(error, pg.ClientConfigurationError):
            return Away(where=self.where, detail=str(error) or "timeout")
        if isinstance(error, ValueError | pg.ClientConfigurationError):
            return BadAddress(where=self.where)
        return StoreFailed(detail=str(error))
