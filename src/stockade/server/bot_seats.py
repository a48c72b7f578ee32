"""Seats that answer by themselves: bots, and people who pass for now. Their answers are recorded like any other.

Bots think on a copy of the table in another process, and give people a moment to follow each answer: from one thought to the next, less of
it the longer nobody else is asked, and none for letting something pass in the open. Whoever finds that too long hurries them: until a
person is asked again they answer at once, as quick bots do. They say what they are about to do, and where the table is set so they wait
until somebody agrees or objects (`speech.py`). They hold still while somebody asks to go back, leave it to people where the first answer
counts, and wait with a table of bots until somebody looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakMethod

from msgspec import Struct

from stockade.bots.answers import random_answer
from stockade.engine.ask import Ask
from stockade.engine.errors import StockadeError, UnknownGame
from stockade.engine.standing import passing
from stockade.insight.words import tell
from stockade.server import frames, thinking
from stockade.server.aside import Apart
from stockade.server.client import Client
from stockade.server.insights import ForecastFrame
from stockade.server.measures import Measures
from stockade.server.room import Room
from stockade.server.seats import Kind
from stockade.server.speech import Verdict
from stockade.server.store import StoreFailed
from stockade.server.thinking import Matter

logger = logging.getLogger("stockade.server")
RETRY = 5.0
LUCK = random.Random()  # one for all: it takes as much room as a small table
MAY_OBJECT = 8.0  # seconds
QUICKENS, BRISK = 0.9, 0.25  # how much shorter each moment of a row is, and the shortest of them
OBJECTIONS_MOST = 20  # to one question
HINTS = 3
QUICK: Kind = "greedy"  # how a bot plays that is hurried
thinkers = Apart(2, "bot")
under_way: int = 0  # thoughts of all tables, those in the queue among them
comparing: int = 0  # thoughts that nobody waits for
looking: int = 0  # how many look whether there is time for one
LOOKING_MOST = 20  # whoever comes later goes without
GLANCES, GLANCE = 600, 0.1  # how often they look, and seconds between
T = TypeVar("T")


async def thought(measures: Measures, what: str, think: Callable[..., T], *of: Any) -> T:
    """What comes of thinking aside."""
    global under_way
    under_way += 1
    try:
        return await _aside(measures, what, think, *of)
    finally:
        under_way -= 1


async def compared(measures: Measures, think: Callable[..., T], *of: Any) -> T:
    """The same for what nobody waits for: one at a time."""
    global comparing
    comparing += 1
    try:
        return await _aside(measures, "leads", think, *of)
    finally:
        comparing -= 1


async def time_to_spare() -> bool:
    """Whether nobody waits for a thought, now or soon."""
    global looking
    if looking >= LOOKING_MOST:
        return False
    looking += 1
    try:
        for _ in range(GLANCES):
            if not (under_way or comparing):
                return True
            await asyncio.sleep(GLANCE)
        return False
    finally:
        looking -= 1


async def _aside(measures: Measures, what: str, think: Callable[..., T], *of: Any) -> T:
    with measures.time(what):
        try:
            return await thinkers.do(think, *of)
        except UnknownGame:  # one that only this process knows
            return await thinkers.here(think, *of)


class NoHint(StockadeError):
    """Nobody has advice for this."""

    code = "no-hint"


class NoForecast(StockadeError):
    """Nobody can look ahead for this."""

    code = "no-forecast"


class Move(Struct):
    """A question that needs no person: whose, which, and how it is answered."""

    index: int
    seat: int
    ask: int
    how: str


class BotSeats:
    """Plays the seats of one room that no person plays right now."""

    def __init__(self, room: Room, delay: float) -> None:
        self.room = room
        self.delay = delay
        self._hurried = asyncio.Event()
        self._luck = LUCK
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._stopped = False
        self._row = 0  # answers since a person was asked
        kick = WeakMethod(self.kick)
        room.on_change = lambda: (now := kick()) and now()

    @property
    def idle(self) -> bool:
        """Whether nothing is being thought about."""
        return self._task is None or self._task.done()

    def kick(self) -> None:
        """The table changed: look whether there is something to answer."""
        self._again = True
        if self.idle and not self._stopped and self.next() is not None:
            self._task = asyncio.ensure_future(self._run())

    def hurry(self) -> None:
        """Somebody has waited long enough."""
        if self.next() is not None:
            self._hurried.set()

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
                self._hurried.clear()
                self._row = 0
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
        began = asyncio.get_running_loop().time()
        async with self.room.lock:
            ask = self._still(move)
            if ask is None:
                return
            keys = self.room.standing_keys(ask) if move.how == "standing" else None
            kind = self.room.history.seats[move.seat].kind
            matter = None if keys is not None else Matter.of(self.room.table, move.seat, move.index)
        if matter is not None:
            thought_of = await self._think(ask, kind, matter)
            await self._pause(began, ask, thought_of)
            keys = await self._agreed(move, matter, thought_of)
            if keys is None:
                return
            async with self.room.lock:
                if (ask := self._still(move)) is not None:
                    await self.room.speech.announce(ask, keys)
        try:
            await self.room.answer_for(move.seat, move.ask, keys or [], move.how)
        except StoreFailed:
            raise
        except StockadeError as error:
            logger.warning("table %s: seat %d answered %s: %s", self.room.id, move.seat, keys, error)
            await self._anything(move)

    async def _agreed(self, move: Move, matter: Matter, keys: list[str]) -> list[str] | None:
        """What the bot does in the end, said to all; None when the table has moved on meanwhile. Where nothing else is left it does
        what somebody did not want."""
        for _ in range(OBJECTIONS_MOST):
            refused = await self._refused(move)
            may_object = True
            if sorted(keys) in refused:
                other = await thought(self.room.measures, "thought", thinking.otherwise, self._luck.randrange(2**32), matter, refused)
                keys, may_object = other or keys, other is not None
            verdict = await self._said(move, keys, may_object, matter)
            if verdict != "object":
                return keys if verdict == "agree" else None
        return keys

    async def _refused(self, move: Move) -> list[list[str]]:
        """What the bot was told not to answer."""
        async with self.room.lock:
            ask = self._still(move)
            return self.room.speech.refused(ask) if ask else []

    async def _said(self, move: Move, keys: list[str], may_object: bool, matter: Matter) -> Verdict:
        """Whether it may go on. So it may when nobody says anything for a while, or somebody has waited long enough."""
        async with self.room.lock:
            ask = self._still(move)
            if ask is None:
                return "gone"
            asked = self.room.speech.say(ask, keys, may_object and not self._hurried.is_set())
            if asked is None:
                return "agree"
            self.room.changed()
        call = asyncio.ensure_future(self._hurried.wait())
        worth = asyncio.ensure_future(self._weigh(ask, keys, matter))
        await asyncio.wait((asked, call), timeout=MAY_OBJECT, return_when=asyncio.FIRST_COMPLETED)
        call.cancel()
        worth.cancel()
        async with self.room.lock:
            self.room.speech.close(move.seat)
            return asked.result() if asked.done() else "agree"

    async def _weigh(self, ask: Ask, keys: list[str], matter: Matter) -> None:
        """While the others read what it is about to do, what that is worth is worked out, as soon as nobody waits for a thought."""
        try:
            if not await time_to_spare():
                return
            found = await thought(self.room.measures, "worth", thinking.worth, matter, keys)
        except Exception:
            logger.exception("table %s: nothing to weigh", self.room.id)
            return
        async with self.room.lock:
            if found is not None and self.room.speech.weigh(ask, keys, found):
                self.room.changed()

    def _still(self, move: Move) -> Ask | None:
        """The question, while it is the next one: meanwhile it may be gone, or its seat taken back by a person."""
        return self.room.table.pending[move.index] if self.next() == move else None

    async def _pause(self, began: float, ask: Ask, keys: list[str]) -> None:
        """What is left of a moment for people to follow. Passing in the open shows them nothing; in secret it takes as long as anything."""
        if not self.delay or (keys == passing(ask) and not ask.secret and not ask.always):
            return
        moment = self.delay * max(BRISK, QUICKENS**self._row)
        self._row += 1
        left = began + moment - asyncio.get_running_loop().time()
        if left > 0:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), left)

    async def _think(self, ask: Ask, kind: Kind, matter: Matter) -> list[str]:
        """The bot's choice, or what a quick one says when somebody hurries it; what it thought until then is lost."""
        try:
            if kind == QUICK or self._hurried.is_set():
                return await self._thought(QUICK if kind != "random" else kind, matter)
            long = asyncio.ensure_future(self._thought(kind, matter))
            call = asyncio.ensure_future(self._hurried.wait())
            await asyncio.wait((long, call), return_when=asyncio.FIRST_COMPLETED)
            call.cancel()
            if long.done():
                return await long
            long.cancel()
            return await self._thought(QUICK, matter)
        except Exception:
            logger.exception("table %s: the bot of seat %d failed", self.room.id, matter.seat)
            return random_answer(ask, self._luck)

    async def _thought(self, kind: Kind, matter: Matter) -> list[str]:
        return await thought(self.room.measures, "thought", thinking.choose, kind, self._luck.randrange(2**32), matter)

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

    # -- what people want to know --------------------------------------------------------------------------------------------------------

    async def hint(self, client: Client, seat: int) -> None:
        """The client is told what a bot would do for that seat."""
        async with self.room.lock:
            ask = self.room.table.asked(seat)
            if ask is None or client.hinting or seat not in client.seats:
                raise NoHint
            matter = Matter.of(self.room.table, seat, self.room.table.pending.index(ask))
        client.hinting = True
        try:
            best = await thought(self.room.measures, "hint", thinking.best, matter, HINTS)
        except Exception as error:
            logger.exception("table %s: no hint", self.room.id)
            raise NoHint from error
        finally:
            client.hinting = False
        async with self.room.lock:
            if self.room.table.asked(seat) is ask:
                client.tell(frames.hint_frame(self.room.table, self.room.text, ask, best, client.lang))

    async def forecast(self, client: Client, seat: int, keys: list[str], spare: bool = False) -> None:
        """The client is told what comes of ending now, or of that answer; nothing, when the table has moved on meanwhile."""
        if spare and under_way:
            return
        async with self.room.lock:
            ask = self.room.table.asked(seat)
            if ask is not None and client.foreseeing == (ask.id, keys):
                return  # it will be told
            if ask is None or client.foreseeing or seat not in client.seats or not {option.key for option in ask.options}.issuperset(keys):
                raise NoForecast
            matter = Matter.of(self.room.table, seat, self.room.table.pending.index(ask))
        client.foreseeing = (ask.id, keys)
        try:
            found = await thought(self.room.measures, "forecast", thinking.forecast, matter, keys)
        except Exception as error:
            logger.exception("table %s: no forecast", self.room.id)
            raise NoForecast from error
        finally:
            client.foreseeing = None
        async with self.room.lock:
            if self.room.table.asked(seat) is ask:
                told = tell(self.room.table, found, client.lang, self.room.text)
                client.tell(ForecastFrame(seat, ask.id, told, keys))

    async def leads(self, client: Client, seat: int) -> None:
        """The client is told what each answer changes for certain, as soon as nobody waits for a thought; nothing where that never is."""
        async with self.room.lock:
            ask = self.room.table.asked(seat)
            if ask is None or client.weighing == ask.id or seat not in client.seats:
                return
            client.weighing = ask.id
        try:
            if not await time_to_spare():
                return
            async with self.room.lock:
                if self.room.table.asked(seat) is not ask:
                    return
                matter = Matter.of(self.room.table, seat, self.room.table.pending.index(ask))
            found = await compared(self.room.measures, thinking.leads, matter)
        except Exception:
            logger.exception("table %s: nothing to compare", self.room.id)
            return
        finally:
            client.weighing = 0
        async with self.room.lock:
            if self.room.table.asked(seat) is ask:
                client.tell(frames.leads_frame(self.room.table, self.room.text, ask, found, self.room.facts, client.lang))
