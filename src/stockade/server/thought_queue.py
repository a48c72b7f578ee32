"""A queue of thoughts in the database: servers write down what their bots think about, workers (`stockade think`) take it from there.

A worker lives as a server does, as long as it says so; what a dead one had taken is taken by another. Where no worker of the same edition
lives, servers think for themselves. Nothing here is worth keeping: the tables are not logged, and after a crash of the database are empty.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from stockade.engine.game import games
from stockade.server import letters
from stockade.server.aside import Apart, NobodyThere
from stockade.server.postgres import Database
from stockade.server.postgres_leases import BEAT, LIFE
from stockade.server.store import failure
from stockade.server.thinking import Finished, Matter

logger = logging.getLogger("stockade.server.thoughts")
ASKED = "stockade_thoughts"  # where workers listen; servers each on a channel of their own
ASK = """
WITH told AS (SELECT pg_notify('stockade_thoughts', ''))
INSERT INTO thoughts(server, edition, work, matter) SELECT $1,$2,$3,$4 FROM told RETURNING id
"""
FETCH = "DELETE FROM thoughts WHERE id = ANY($1) AND done RETURNING id, result"
EDITIONS = "SELECT DISTINCT unnest(editions) FROM thinkers WHERE until > now()"
TAKE = """
UPDATE thoughts SET taken=$1 WHERE id = (
  SELECT id FROM thoughts t WHERE edition = ANY($2) AND NOT done
    AND (taken IS NULL OR NOT EXISTS (SELECT 1 FROM thinkers WHERE thinkers.id = t.taken AND until > now()))
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING id, server, work, matter
"""
GIVE = "UPDATE thoughts SET done=true, result=$2 WHERE id=$1 AND taken=$3"
LIVE = """
INSERT INTO thinkers VALUES ($1, $2, now() + make_interval(secs => $3)) ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
# what nobody waits for any more: its server is gone
SWEPT = "DELETE FROM thoughts WHERE server NOT IN (SELECT id FROM servers WHERE until > now() - interval '1 minute')"


def editions() -> list[str]:
    """What can be thought about here: games by the rules they are played with."""
    return [game.edition for game in games().values()]


def edition_of(of: tuple[Any, ...]) -> str:
    """Which rules both sides must have in common. Raises NobodyThere where nothing says so."""
    for one in of:
        if isinstance(one, Matter | Finished):
            return one.edition
    raise NobodyThere


class Ear:
    """A connection that listens, made again when it breaks; `woken` is set by whatever is said there."""

    def __init__(self, database: Database, channel: str) -> None:
        self.database, self.channel = database, channel
        self.woken = asyncio.Event()
        self._line: Any = None

    async def wait(self) -> None:
        """Until something is said, or a beat has passed."""
        if self._line is None or self._line.is_closed():
            with contextlib.suppress(Exception):
                self._line = await self.database.listen(self.channel, self.woken.set)
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.woken.wait(), BEAT)
        self.woken.clear()

    async def close(self) -> None:
        """Hears nothing more."""
        if self._line is not None:
            with contextlib.suppress(Exception):
                await self._line.close(timeout=2)


class ThoughtQueue:
    """The server's end: `do` as if the work were done here."""

    def __init__(self, database: Database, server: int) -> None:
        self.database, self.server = database, server
        self.known: set[str] = set()  # editions that somebody thinks about
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[int, asyncio.Future[bytes | None]] = {}
        self._ear = Ear(database, f"stockade_thoughts_{server}")
        self._postman = asyncio.create_task(self._fetch_all())

    async def close(self) -> None:
        """Whoever waits thinks here."""
        self._postman.cancel()
        await asyncio.gather(self._postman, return_exceptions=True)
        self._give_up()
        await self._ear.close()

    async def do(self, work: Callable[..., Any], of: tuple[Any, ...]) -> Any:
        """What comes of it. Raises NobodyThere when it must be done here."""
        edition = edition_of(of)
        if edition not in self.known or asyncio.get_running_loop() is not self._loop:
            raise NobodyThere
        try:
            name, matter = letters.written(work, of)
            [[number]] = await self.database.read(ASK, self.server, edition, name, matter)
        except letters.UnknownWork as error:
            raise NobodyThere from error
        except Exception as error:
            failure(error)
            raise NobodyThere from error
        done = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            result = await done
        except asyncio.CancelledError:
            asyncio.ensure_future(self._forget(number))  # noqa: RUF006 (nobody minds when it fails)
            raise
        finally:
            self._waiting.pop(number, None)
        if result is None:
            raise NobodyThere
        return letters.read(work, result)

    async def _forget(self, number: int) -> None:
        with contextlib.suppress(Exception):
            await self.database.read("DELETE FROM thoughts WHERE id=$1", number)

    async def _fetch_all(self) -> None:
        while True:
            try:
                self.known = {row[0] for row in await self.database.read(EDITIONS)}
                if self._waiting:
                    for number, result in await self.database.read(FETCH, list(self._waiting)):
                        if (done := self._waiting.get(number)) and not done.done():
                            done.set_result(result)
            except Exception as error:
                failure(error)
                self.known = set()
            if not self.known:
                self._give_up()
            await self._ear.wait()

    def _give_up(self) -> None:
        """Nobody is left who could think about these."""
        for done in self._waiting.values():
            if not done.done():
                done.set_result(None)


class Worker:
    """The other end: thinks in so many processes at a time."""

    def __init__(self, database: Database, processes: int) -> None:
        self.database, self.processes = database, processes
        self.apart = Apart(processes, "think")
        self.thought = 0
        self._editions = editions()
        self._id = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._ear = Ear(database, ASKED)

    async def run(self, ready: Callable[[], None]) -> None:
        """Until cancelled."""
        [[self._id]] = await self.database.read("SELECT nextval('server_ids')")
        await self.database.read(LIVE, self._id, self._editions, LIFE)
        self.apart.open()
        beat = asyncio.create_task(self._live())
        ready()
        try:
            while True:
                while len(self._tasks) < self.processes and (job := await self._take()):
                    task = asyncio.create_task(self._think(*job))
                    self._tasks.add(task)
                    task.add_done_callback(self._finished)
                await self._ear.wait()
        finally:
            beat.cancel()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(beat, *self._tasks, return_exceptions=True)
            self.apart.close()
            with contextlib.suppress(Exception):  # others take what is left at once
                await self.database.read("DELETE FROM thinkers WHERE id=$1", self._id)
            await self._ear.close()

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._ear.woken.set()

    async def _take(self) -> Any:
        try:
            found = await self.database.read(TAKE, self._id, self._editions)
        except Exception as error:
            failure(error)
            return None
        return found[0] if found else None

    async def _think(self, number: int, server: int, work: str, matter: bytes) -> None:
        result: bytes | None = None
        try:
            result = await self.apart.do(letters.done, work, matter)
            self.thought += 1
        except Exception:  # the server that asked tries for itself
            logger.exception("a thought failed")
        with contextlib.suppress(Exception):
            async with self.database.line() as line, line.transaction():
                await line.execute(GIVE, number, result, self._id)
                await line.execute("SELECT pg_notify($1, '')", f"stockade_thoughts_{server}")

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.database.read(LIVE, self._id, self._editions, LIFE)
                await self.database.read(SWEPT)
            except Exception as error:
                failure(error)
