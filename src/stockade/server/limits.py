"""What a stranger may do to the server: how often, how much, and from which page.

`Guard` wraps the whole application: it checks the host and the origin, counts bytes and requests, and sets the security headers.
A host must be an address, `localhost` or a name that was allowed, so that a foreign page cannot reach a table through its own domain.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stockade.server.rates import BODY_LIMIT, IMPORT_LIMIT, Buckets
from stockade.server.sentences import failure, preferred

POLICY = "default-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def host_name(netloc: str) -> str:
    """The host without port and brackets, in small letters; empty when it cannot be read."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def netloc_of(origin: str) -> str:
    """The host and port of an origin; empty when it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def host_allowed(netloc: str, hosts: Iterable[str]) -> bool:
    """Addresses and localhost cannot be pointed elsewhere by a foreign name server; other names must be listed."""
    name = host_name(netloc)
    if name == "localhost" or name in hosts:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_allowed(headers: Headers, origins: Iterable[str]) -> bool:
    """Browsers always say where a socket or a POST comes from; programs without an origin hold no one's secrets."""
    origin = headers.get("origin")
    return origin is None or origin in origins or (origin != "null" and netloc_of(origin) == headers.get("host"))


def household(host: str) -> str:
    """Whom an address stands for, as a network: itself, or the half of an IPv6 address that everybody behind one line shares."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(ipaddress.ip_network((mapped or address, 64 if address.version == 6 and not mapped else 32), strict=False))


class TooLarge(Exception):
    """A body went over its limit while it was read."""


class Guard:
    """The application behind its limits."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = (), origins: Iterable[str] = (), rate: float = 5, burst: float = 40) -> None:
        self.app = app
        self.hosts = frozenset(name.lower() for name in hosts)
        self.origins = frozenset(origins)
        self.posts = Buckets(rate, burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refuse(scope, headers)
        if scope["type"] == "websocket":
            if refused:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": refused[1]})
            else:
                await self.app(scope, receive, send)
            return
        await self._http(scope, headers, receive, send, refused)

    def _refuse(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        if not host_allowed(headers.get("host", ""), self.hosts):
            return 400, "bad-host"
        writing = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writing and not origin_allowed(headers, self.origins):
            return 403, "bad-origin"
        if scope["type"] == "http":
            length = headers.get("content-length", "0")
            if not length.isascii() or not length.isdigit():
                return 400, "malformed"
            if int(length) > self._limit(scope):
                return 413, "too-large"
            client = scope.get("client")
            if writing and not self.posts.take(household(client[0]) if client else ""):
                return 429, "too-fast"
        return None

    def _limit(self, scope: Scope) -> int:
        return IMPORT_LIMIT if scope["path"].removeprefix(scope.get("root_path", "")) == "/api/import" else BODY_LIMIT

    async def _http(self, scope: Scope, headers: Headers, receive: Receive, send: Send, refused: tuple[int, str] | None) -> None:
        count, limit, started = 0, self._limit(scope), False

        async def counted() -> Message:
            nonlocal count
            message = await receive()
            count += len(message.get("body", b""))
            if count > limit:
                raise TooLarge
            return message

        async def dressed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                for name, value in HEADERS.items():
                    MutableHeaders(scope=message).setdefault(name, value)
            await send(message)

        lang = preferred(headers.get("accept-language", ""))
        if not refused:
            try:
                await self.app(scope, counted, dressed)
                return
            except TooLarge:
                if started:
                    raise
                refused = 413, "too-large"
        answer = Response(msgspec.json.encode(failure(lang, refused[1])), refused[0], media_type="application/json")
        await answer(scope, receive, dressed)
