"""The line to a table, from whichever transport (`webline.py`, `page.py`): hello first, then frames in and out until the line breaks.

A frame that cannot be read or is refused gets an error frame back; only a client that keeps flooding loses its line.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Protocol

import msgspec

from stockade.engine.errors import NotYourSeat, StockadeError
from stockade.server import frames
from stockade.server.client import Client
from stockade.server.forward import place_or_carry
from stockade.server.insights import AskForecast, AskHint, AskLeads, AskPlan
from stockade.server.lobby import Lobby, Place
from stockade.server.logs import current_table
from stockade.server.plans import plan_frame
from stockade.server.protocol import AskWords, Hello, Hurry, LangFrame, Malformed, Ping, Pong, ServerFrame, read_frame
from stockade.server.rates import BODY_LIMIT, Bucket
from stockade.server.refusal import TooFast, Watching
from stockade.server.wire import Lang

logger = logging.getLogger("stockade.server")
HELLO_WITHIN = 15.0
FLOOD = 200
CLOSE = {
    "unknown-table": 4404,
    "bad-token": 4401,
    "key-first": 4402,
    "renewed": 4401,
    "hello-first": 4400,
    "too-fast": 4429,
    "too-many": 4429,
    "full": 1013,
    "retired": 1012,
    "elsewhere": 1012,
    "too-slow": 1013,
}


class Gone(Exception):
    """The other side is not there any more."""


class Line(Protocol):
    """What carries frames to a screen and back; whatever it does raises Gone once it is broken."""

    table: str

    async def receive(self) -> str | bytes: ...

    async def send(self, *frames: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...

    def settle(self) -> bool:
        """A place for somebody who sits at a table; False when there is none."""
        ...


class HelloFirst(StockadeError):
    """Nothing else is understood before hello."""

    code = "hello-first"


class TooLarge(StockadeError):
    """A frame larger than any real one."""

    code = "too-large"


class Internal(StockadeError):
    """A mistake of ours; the table is as it was."""

    code = "internal"


class Flood(StockadeError):
    """Too many refused frames in a row: this is no person."""

    code = "too-fast"


class Full(StockadeError):
    """So many people are at tables that the server takes no more."""

    code = "full"


class Socket:
    """One screen's connection to one table."""

    def __init__(self, line: Line, lobby: Lobby) -> None:
        self.line = line
        self.lobby = lobby
        self.bucket = Bucket()
        self.refused = 0
        self.hello: str | bytes = b""
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """From the first frame to the last."""
        current_table.set(self.line.table)
        lang: Lang = "en"
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello()
            lang = hello.lang
            place = await place_or_carry(self.lobby, self.line, self.hello)
            if place is None:
                return
            held, watching = await place.room.chairs.admit(hello.tokens, hello.key)
            if not self.line.settle():
                raise Full
            client = Client(held, watching, hello.lang)
            place.room.join(client)
        except TimeoutError:
            await self._close(HelloFirst(), lang)
        except StockadeError as error:
            await self._close(error, lang)
        except Gone:
            pass
        else:
            await self._talk(place, client)

    async def _hello(self) -> Hello:
        while True:
            try:
                self.hello = await self._read()
                frame = read_frame(self.hello)
            except (Malformed, TooLarge) as error:
                await self._send(frames.error_frame(error, "en"))
                self._count()
                continue
            if not isinstance(frame, Hello):
                raise HelloFirst
            return frame

    async def _talk(self, place: Place, client: Client) -> None:
        sender = asyncio.ensure_future(self._sender(place, client))
        try:
            while not client.gone:
                await self._listen(place, client)
        except Gone:
            pass
        except StockadeError as flood:
            client.tell(frames.error_frame(flood, client.lang))
            client.leave(flood.code)
            await asyncio.wait([sender], timeout=2)
        finally:
            place.room.part(client)
            for task in (sender, *self.tasks):
                task.cancel()
            await asyncio.gather(sender, *self.tasks, return_exceptions=True)

    async def _listen(self, place: Place, client: Client) -> None:
        """One frame from the client; whatever is wrong with it, the line stays."""
        try:
            data = await self._read()
            if not self.bucket.take():
                raise TooFast
            await self._do(place, client, data)
            self.refused = max(0, self.refused - 1)
        except StockadeError as error:
            if isinstance(error, TooFast | Malformed | TooLarge):
                self._count()
            self.lobby.measures.refused(error.code)
            client.tell(frames.error_frame(error, client.lang, place.room.table))
        except (Gone, asyncio.CancelledError):
            raise
        except Exception:
            logger.exception("table %s: frame failed", place.room.id)
            client.tell(frames.error_frame(Internal(), client.lang))

    async def _do(self, place: Place, client: Client, data: str | bytes) -> None:
        frame = read_frame(data)
        match frame:
            case Ping():
                client.tell(Pong())
            case LangFrame():
                client.restart(frame.lang)
            case Hello():
                client.seats, client.watching = await place.room.chairs.admit(frame.tokens, frame.key, client)
                client.restart(frame.lang)
                place.room.changed()
            case AskHint():
                self._think(place.machine.hint(client, frame.seat), client)
            case AskForecast():
                self._think(place.machine.forecast(client, frame.seat, frame.keys, frame.spare), client)
            case AskLeads():
                self._think(place.machine.leads(client, frame.seat), client)
            case AskPlan() if not frame.play:
                await self._plan(place, client, frame)
            case Hurry():
                if not client.seats:
                    raise Watching
                place.machine.hurry()
            case AskWords():
                await self._words(place, client, frame.seat)
            case _:
                await place.room.handle(client, frame)

    async def _words(self, place: Place, client: Client, seat: int | None) -> None:
        """The table in words, as one of the client's seats sees it, or everybody."""
        if seat is not None and seat not in client.seats:
            raise NotYourSeat(seat=seat)
        async with place.room.lock:
            people = frames.people(place.room.history.seats, client.seats, client.lang)
            client.tell(frames.words_frame(place.room.table, client.lang, seat, people))

    async def _plan(self, place: Place, client: Client, frame: AskPlan) -> None:
        """What comes of a plan, for one of the client's seats."""
        if frame.seat not in client.seats:
            raise NotYourSeat(seat=frame.seat)
        async with place.room.lock:
            client.tell(plan_frame(place.room.table, place.room.text, frame, client.lang))

    def _think(self, wish: Awaitable[None], client: Client) -> None:
        task = asyncio.ensure_future(self._thought(wish, client))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @staticmethod
    async def _thought(thinking: Awaitable[None], client: Client) -> None:
        """Thinking takes a while; meanwhile the client may go on."""
        try:
            await thinking
        except StockadeError as error:
            client.tell(frames.error_frame(error, client.lang))

    async def _sender(self, place: Place, client: Client) -> None:
        try:
            while True:
                await client.wake.wait()
                client.wake.clear()
                with self.lobby.measures.time("frames"):
                    if news := await place.room.news(client):
                        await self._send(*news)
                    del news  # a screen that waits for somebody to think keeps no frame
                if client.gone:
                    await self.line.close(CLOSE.get(client.gone, 1008), client.gone)
                    return
        except Gone:
            client.gone = client.gone or "disconnected"
        except Exception:
            logger.exception("table %s: no frame for seats %s", place.room.id, client.seats)
            await self._close(Internal(), client.lang)

    async def _read(self) -> str | bytes:
        data = await self.line.receive()
        if len(data) > BODY_LIMIT:
            raise TooLarge
        return data

    def _count(self) -> None:
        self.refused += 1
        if self.refused > FLOOD:
            raise Flood

    async def _send(self, *frames: ServerFrame | msgspec.Raw) -> None:
        await self.line.send(*map(msgspec.json.encode, frames))

    async def _close(self, error: StockadeError, lang: str) -> None:
        """Say why, then close."""
        self.lobby.measures.refused(error.code)
        try:
            await self._send(frames.error_frame(error, lang))
            await self.line.close(CLOSE.get(error.code, 1008), error.code)
        except Gone:
            pass
