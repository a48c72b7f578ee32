"""The rooms of a page without a server: the same lobby, asked by the page itself instead of over the network.

This module runs in a worker of the browser (`web/src/rooms`). It speaks with the worker in words, numbers and bytes only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from stockade.server import sentences
from stockade.server.api import Api, NotFound, json, refusal
from stockade.server.asked import Answer, Asked
from stockade.server.bot_seats import thinkers
from stockade.server.lobby import Lobby
from stockade.server.page_store import BrowserDrawers, Drawers, PageStore
from stockade.server.socket import Gone, Socket

logger = logging.getLogger("stockade.server")


class PageLine:
    """A line between a table and the page."""

    def __init__(self, table: str, hear: Callable[[str], None], ended: Callable[[int, str], None]) -> None:
        self.table = table
        self._hear, self._ended = hear, ended
        self._coming: asyncio.Queue[str | None] = asyncio.Queue()
        self._open = True

    def put(self, text: str) -> None:
        """The page says something."""
        self._coming.put_nowait(text)

    def hang_up(self) -> None:
        """The page left."""
        self._open = False
        self._coming.put_nowait(None)

    def settle(self) -> bool:
        """There is always room for oneself."""
        return True

    async def receive(self) -> str:
        """The next frame."""
        text = await self._coming.get()
        if text is None:
            raise Gone
        return text

    async def send(self, *frames: bytes) -> None:
        """Frames for the page."""
        for frame in frames:
            if not self._open:
                raise Gone
            self._hear(frame.decode())

    async def close(self, code: int, reason: str) -> None:
        """No more frames."""
        if self._open:
            self.hang_up()
            self._ended(code, reason)


class Page:
    """All tables of this browser."""

    def __init__(self, drawers: Drawers, bot_delay: float = 0.7) -> None:
        self.lobby = Lobby(PageStore(drawers), bot_delay)
        self.routes = Api(self.lobby).routes
        self._talks: set[asyncio.Task[None]] = set()

    async def call(self, method: str, address: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """What a server would answer there."""
        parts = urlsplit(address)
        asked = Asked({}, dict(parse_qsl(parts.query)), headers, body)
        for route in self.routes:
            found = route.pattern.fullmatch(parts.path) if route.method == method else None
            if found:
                asked.params = {name: unquote(value) for name, value in found.groupdict().items()}
                try:
                    return await route.answer(asked)
                except Exception:
                    logger.exception("%s %s failed", method, parts.path)
                    return json(sentences.failure(asked.spoken(), "internal"), 500)
        return refusal(NotFound(), asked)

    def connect(self, table: str, hear: Callable[[str], None], ended: Callable[[int, str], None]) -> PageLine:
        """A line to that table."""
        line = PageLine(table, hear, ended)
        talk = asyncio.ensure_future(Socket(line, self.lobby).run())
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)
        return line


class Worker:
    """What the worker holds of this: everything in the browser's own words."""

    def __init__(self, drawers: Any, thinker: Any) -> None:
        async def post(letter: bytes) -> bytes:
            return bytes((await thinker.post(letter)).to_py())

        thinkers.send(post)
        self.page = Page(BrowserDrawers(drawers))

    async def call(self, method: str, address: str, headers: Any, body: Any) -> tuple[int, str, bytes]:
        """Status, type and body of an answer."""
        answer = await self.page.call(method, address, headers.to_py(), bytes(body.to_py()))
        return answer.status, answer.kind, answer.body

    def connect(self, table: str, hear: Callable[[str], None], ended: Callable[[int, str], None]) -> PageLine:
        """A line to that table."""
        return self.page.connect(table, hear, ended)
