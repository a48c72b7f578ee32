"""Who may hold a connection, and for how long it may be silent.

Nothing here knows tables or requests: it counts connections and watches whose turn it is. A peer that owes something (the rest of a
request, a hello, a look at our answer, a goodbye) has some seconds for it; the sweep ends what takes longer. When there is no room for a
newcomer, the connection that has owed something longest goes; whoever sits at a table stays. One household has at most a share of all
connections, so that nobody can take every place. Behind loopback or a proxy are many people, which therefore may have them all.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import math
import socket
import time
from collections.abc import Collection, Sequence
from functools import cache, cached_property
from typing import Any

import h11
import uvicorn
from starlette.types import ASGIApp
from starlette.websockets import WebSocketDisconnect
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from stockade.server.limits import household
from stockade.server.rates import BODY_LIMIT
from stockade.server.seldom import Seldom
from stockade.server.sentences import say

logger = logging.getLogger("stockade.server.connections")
logger.addFilter(Seldom())
logging.getLogger("uvicorn.error").addFilter(Seldom(theirs=["Invalid UTF-8 sequence received from client."]))

MOST = 4096
SPARE = 100  # descriptors for everything else: tables, files, bots
SHARE = 1 / 4  # of all connections, for one household
SEATED = 7 / 8  # of either, for people at tables: some are always left for pages
KEEP_ALIVE = 5
WITHIN = {"head": 10.0, "body": 60.0, "reading": 60.0, "goodbye": 10.0}  # seconds for what is owed; the socket waits for a hello itself
REST = 1.0  # of asyncio, before it tries again
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
SETTLE = "stockade.settle"  # the extension by which an application says that somebody sits behind a socket
TOGETHER = "stockade.together"  # the one by which it sends several frames at once


class Watched(asyncio.Protocol):
    """A connection as the sweep sees it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    _owed: tuple[str, Any] = ("", None)
    _left: float = 0
    _since = 0.0

    @cached_property
    def household(self) -> str:
        """Where it comes from."""
        return household(self.client[0]) if self.client else ""

    def owed(self) -> tuple[str, Any]:
        """What the peer owes us, if anything, and for which request."""
        if self.transport.is_closing():
            return "goodbye", None
        return ("reading" if self.transport.get_write_buffer_size() else ""), None

    def check(self, now: float) -> None:
        """End it when the peer has owed the same thing for too long."""
        owed, left = self.owed(), self.transport.get_write_buffer_size()
        if owed != self._owed or left < self._left:
            self._since = now
        self._owed, self._left = owed, left
        if now - self._since > WITHIN.get(owed[0], math.inf):
            self.transport.abort()

    def resume_writing(self) -> None:
        """Some of our answer was taken: whoever reads slowly does read."""
        self._left = math.inf
        super().resume_writing()


class Household:
    """The connections of one address (of one network, where everybody has many addresses)."""

    def __init__(self, share: int) -> None:
        self.share = share
        self.seated: set[Watched] = set()
        self.others: dict[Watched, None] = {}  # oldest first

    @property
    def count(self) -> int:
        """All its connections."""
        return len(self.seated) + len(self.others)

    def silent(self) -> Watched | None:
        """The oldest one that owes us something."""
        return next((one for one in self.others if one.owed()[0]), None)


class Connections(ServerState):
    """All connections of a server."""

    def __init__(self, most: int = MOST, proxies: Collection[str] = ()) -> None:
        super().__init__()
        self.most = most
        self.proxies = [ipaddress.ip_network(one) for one in proxies]
        self.count = self.seated = 0
        self.households: dict[str, Household] = {}

    def enter(self, newcomer: Watched) -> bool:
        """Whether there is room for it; somebody silent makes some."""
        home = self._home(newcomer)
        if home.count >= home.share or self.count >= self.most:
            homes = [home] if home.count >= home.share else [home, *self.households.values()]
            silent = next((one for one in map(Household.silent, homes) if one), None)
            if silent is None:
                logger.warning("%d connections, %d of them from %s: no room for another", self.count, home.count, newcomer.household)
                return False
            logger.warning("%d connections, %d of them from %s: a silent one makes room", self.count, home.count, newcomer.household)
            self.leave(silent)
            silent.transport.abort()
        self.take(newcomer)
        return True

    def take(self, newcomer: Watched) -> None:
        """It has a place."""
        self.households.setdefault(newcomer.household, self._home(newcomer)).others[newcomer] = None
        self.count += 1

    def settle(self, one: Watched) -> bool:
        """Somebody sits at a table there, when there is room for one more."""
        home = self._home(one)
        if self.seated >= self.most * SEATED or len(home.seated) >= home.share * SEATED:
            logger.warning("%d people at tables, %d of them from %s: no room for another", self.seated, len(home.seated), one.household)
            return False
        if one in home.others:
            del home.others[one]
            home.seated.add(one)
            self.seated += 1
        return True

    def leave(self, one: Watched) -> None:
        """Its place is free; again changes nothing."""
        home = self._home(one)
        if one in home.seated:
            home.seated.remove(one)
            self.seated -= 1
        elif one in home.others:
            del home.others[one]
        else:
            return
        self.count -= 1
        if not home.count:
            del self.households[one.household]

    def sweep(self, now: float) -> None:
        """Whoever has owed something for too long goes."""
        for one in [one for home in self.households.values() for one in (*home.others, *home.seated)]:
            one.check(now)

    def _home(self, one: Watched) -> Household:
        name = one.household
        if name in self.households:
            return self.households[name]
        return Household(self.most if not name or self._many(name) else max(1, int(self.most * SHARE)))

    def _many(self, name: str) -> bool:
        """Whether all kinds of people come from there."""
        address = ipaddress.ip_network(name).network_address
        return address.is_loopback or any(address in proxy for proxy in self.proxies)


@cache
def full_page() -> bytes:
    """What a newcomer is told when there is no room, in both languages: what it speaks would have come later."""
    text = "\n".join(say(lang, "error-full") for lang in ("en", "fr")).encode()
    head = f"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {len(text)}\r\n"
    return head.encode() + b"Retry-After: 10\r\nConnection: close\r\n\r\n" + text


class HttpConnection(Watched, H11Protocol):
    """A connection that asks for pages."""

    def __init__(self, config: Config, server_state: Connections, app_state: dict[str, Any], **how: Any) -> None:
        super().__init__(config, server_state, app_state, **how)
        self.all = server_state

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Someone is there; is there room?"""
        super().connection_made(transport)
        if not self.all.enter(self):
            transport.write(full_page())
            transport.close()

    def owed(self) -> tuple[str, Any]:
        """The rest of a request, besides."""
        waits: dict[Any, str] = {h11.IDLE: "head", h11.SEND_BODY: "body"}
        owed, _ = super().owed()
        return owed or waits.get(self.conn.their_state, ""), self.cycle

    def send_400_response(self, msg: str) -> None:
        """Nonsense instead of a body: whoever still works on that request finds nobody left to answer."""
        if self.cycle and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket takes this one's place."""
        self.all.leave(self)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.all.leave(self)
        super().connection_lost(exc)


class SocketConnection(Watched, WebSocketsSansIOProtocol):
    """A connection to a table; until somebody sits there it owes a hello."""

    def __init__(self, config: Config, server_state: Connections, app_state: dict[str, Any], **how: Any) -> None:
        super().__init__(config, server_state, app_state, **how)
        self.all = server_state
        self.settled = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """An upgraded connection keeps its place."""
        super().connection_made(transport)
        self.all.take(self)

    def handle_connect(self, event: Request) -> None:
        """The application can say when somebody sits there."""
        super().handle_connect(event)
        if not self.close_sent:
            more: dict[str, Any] = {SETTLE: self.settle, TOGETHER: self.send_together}
            self.scope.setdefault("extensions", {}).update(more)  # pyright: ignore[reportCallIssue, reportArgumentType]

    def settle(self) -> bool:
        """Whether there is room for somebody here."""
        self.settled = self.settled or self.all.settle(self)
        return self.settled

    async def send_together(self, frames: Sequence[bytes]) -> None:
        """These texts as one piece: the system is called once, and whoever listens wakes once."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise WebSocketDisconnect(1006)
        try:
            for frame in frames:
                self.conn.send_text(frame)
        except InvalidState as closed:
            raise WebSocketDisconnect(1006) from closed
        self.transport.write(b"".join(self.conn.data_to_send()))

    def owed(self) -> tuple[str, Any]:
        """A hello, besides."""
        owed, _ = super().owed()
        return owed or ("" if self.settled else "hello"), None

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.all.leave(self)
        super().connection_lost(exc)


class Listener(socket.socket):
    """Where connections arrive. When the system has no descriptor left, asyncio tries on and on before it rests for a second, and
    complains each time: here once is enough."""

    _failed = -math.inf

    def accept(self) -> tuple[socket.socket, Any]:
        """The next one."""
        try:
            return super().accept()
        except OSError as error:
            if error.errno in EXHAUSTED:
                if time.monotonic() - self._failed < REST / 2:
                    raise BlockingIOError from error
                self._failed = time.monotonic()
            raise


def trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in the loop itself; that nobody can come in is said once a minute and ends by itself."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in EXHAUSTED and "accept" in context["message"]:
        logger.warning("no new connection can be accepted: %s", error.strerror)
    else:
        loop.default_exception_handler(context)


def room_for(most: int = MOST) -> int:
    """As many connections as there are descriptors for; that limit is raised as far as the system lets us."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    want = most + SPARE
    if soft == resource.RLIM_INFINITY:
        return most
    if soft < want:
        soft = want if hard == resource.RLIM_INFINITY else min(want, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(SPARE // 4, min(most, soft - SPARE))


class Server(uvicorn.Server):
    """The application behind its connections."""

    def __init__(self, app: ASGIApp, most: int = MOST, proxies: Sequence[str] = (), **how: Any) -> None:
        super().__init__(
            Config(
                app,
                http=HttpConnection,
                ws=SocketConnection,
                ws_max_size=BODY_LIMIT,
                ws_per_message_deflate=False,  # it would cost as much as writing the frame, and 40 KB for each screen
                timeout_keep_alive=KEEP_ALIVE,
                access_log=False,
                server_header=False,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                **how,
            )
        )
        self.connections = Connections(most, proxies)
        self.server_state = self.connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """From now on they come."""
        asyncio.get_running_loop().set_exception_handler(trouble)
        await super().startup(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; connections are swept once."""
        if counter % 10 == 0:
            self.connections.sweep(time.monotonic())
        return await super().on_tick(counter)
