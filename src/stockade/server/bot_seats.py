"""Seats that answer by themselves: bots, and people who pass for now. Their answers are recorded like any other.

Bots think in a thread on a fork of the table, and wait a moment before each answer so that people can follow. They hold still while
somebody asks to go back, leave it to people where the first answer counts, and wait with a table of
bots until somebody looks.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from stockade import bots
from stockade.bots import Bot
from stockade.bots.answers import random_answer
from stockade.engine.ask import Ask
from stockade.engine.errors import StockadeError
from stockade.engine.table import Table
from stockade.server import frames
from stockade.server.aside import Aside
from stockade.server.client import Client
from stockade.server.measures import Measures
from stockade.server.room import Room
from stockade.server.store import StoreFailed

logger = logging.getLogger("stockade.server")
RETRY = 5.0
HINTS = 3
thinkers = Aside(2, "bot")
under_way: int = 0  # thoughts of all tables, those in the queue among them
T = TypeVar("T")


async def thought(measures: Measures, what: str, think: Callable[..., T], *of: Any) -> T:
    """What comes of thinking in another thread."""
    global under_way
    under_way += 1
    try:
        with measures.time(what):
            return await thinkers.do(think, *of)
    finally:
        under_way -= 1


class NoHint(StockadeError):
    """Nobody has advice for this."""

    code = "no-hint"


class Move(Struct):
    """A question that needs no person: whose, which, and how it is answered."""

    index: int
    seat: int
    ask: int
    how: str


def remembering(table: Table, seat: int) -> Table:
    """A copy to think with. Its log, which would start empty, begins with what that seat was told: bots judge others by what they did."""
    twin = table.fork()
    before = table.log[: len(table.log) - len(twin.log)]
    twin.log[:0] = [event for event in before if event.known_to(seat)]
    return twin


class BotSeats:
    """Plays the seats of one room that no person plays right now."""

    def __init__(self, room: Room, delay: float) -> None:
        self.room = room
        self.delay = delay
        self._bots: dict[tuple[int, str], Bot] = {}
        self._luck = random.Random()
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._stopped = False
        room.on_change = self.kick

    @property
    def idle(self) -> bool:
        """Whether nothing is being thought about."""
        return self._task is None or self._task.done()

    def kick(self) -> None:
        """The table changed: look whether there is something to answer."""
        self._again = True
        if self.idle and not self._stopped and self.next() is not None:
            self._task = asyncio.ensure_future(self._run())

    async def stop(self) -> None:
        """No more answers; one that is being written is finished."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.room.settle()

    def next(self) -> Move | None:
        """The first open question that needs no person."""
        room, history = self.room, self.room.history
        if room.retired or history.request or history.table.outcome or not (history.humans or room.clients):
            return None
        pending = history.table.pending
        standing = room.standing_ask()
        if standing is not None:
            return Move(pending.index(standing), standing.seat, standing.id, "standing")
        ask = next(iter(history.for_bots()), None)
        return ask and Move(pending.index(ask), ask.seat, ask.id, "bot")

    async def _run(self) -> None:
        while not self._stopped and not self.room.retired:
            self._again = False
            async with self.room.lock:
                move = self.next()
            if move is None:
                if self._again:
                    continue
                return
            try:
                await self._answer(move)
            except StoreFailed:
                await asyncio.sleep(0 if self.room.retired else RETRY)
            except Exception:
                logger.exception("table %s: seat %d found no answer", self.room.id, move.seat)
                await asyncio.sleep(RETRY)

    async def _answer(self, move: Move) -> None:
        if move.how == "bot" and self.delay:
            await asyncio.sleep(self.delay)
        async with self.room.lock:
            ask = self._still(move)
            if ask is None:
                return
            keys = self.room.standing_keys(ask) if move.how == "standing" else None
            twin = None if keys is not None else remembering(self.room.table, move.seat)
        if twin is not None:
            keys = await self._think(move, twin)
        try:
            await self.room.answer_for(move.seat, move.ask, keys or [], move.how)
        except StoreFailed:
            raise
        except StockadeError as error:
            logger.warning("table %s: seat %d answered %s: %s", self.room.id, move.seat, keys, error)
            await self._anything(move)

    def _still(self, move: Move) -> Ask | None:
        """The question, while it is the next one: meanwhile it may be gone, or its seat taken back by a person."""
        return self.room.table.pending[move.index] if self.next() == move else None

    async def _think(self, move: Move, twin: Table) -> list[str]:
        """The bot's choice on a fork; the fork numbers its questions anew, so the place in the list tells which one."""
        ask = twin.pending[move.index]
        try:
            bot = self._bot(move.seat)
            return list(await thought(self.room.measures, "thought", bot.choose, twin, ask))
        except Exception:
            logger.exception("table %s: the bot of seat %d failed", self.room.id, move.seat)
            return random_answer(ask, self._luck)

    def _bot(self, seat: int) -> Bot:
        kind = self.room.history.seats[seat].kind
        if (seat, kind) not in self._bots:
            self._bots[seat, kind] = bots.make(kind, self._luck.randrange(2**32))
        return self._bots[seat, kind]

    async def _anything(self, move: Move) -> None:
        """A bot must never block a table: try its options in some order until one is accepted."""
        async with self.room.lock:
            ask = next((ask for ask in self.room.table.pending if ask.seat == move.seat), None)
            tries = [random_answer(ask, self._luck) for _ in range(20)] if ask else []
        for keys in tries:
            async with self.room.lock:
                ask = next((ask for ask in self.room.table.pending if ask.seat == move.seat), None)
            if ask is None:
                return
            try:
                await self.room.answer_for(move.seat, ask.id, keys, "bot")
            except StoreFailed:
                raise
            except StockadeError:
                continue
            return
        await asyncio.sleep(RETRY)

    # -- hints --------------------------------------------------------------------------------------------------------

    async def hint(self, client: Client, seat: int) -> None:
        """The client is told what a bot would do for that seat."""
        async with self.room.lock:
            ask = self.room.table.asked(seat)
            if ask is None or client.hinting or seat not in client.seats:
                raise NoHint
            twin = remembering(self.room.table, seat)
        client.hinting = True
        try:
            best = await thought(self.room.measures, "hint", bots.best, twin, seat, HINTS)
        except Exception as error:
            logger.exception("table %s: no hint", self.room.id)
            raise NoHint from error
        finally:
            client.hinting = False
        client.tell(frames.hint_frame(self.room.text, ask, best, client.lang))
