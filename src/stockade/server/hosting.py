"""How others reach a server: under which addresses, through which proxies, below which path, and who may read its figures."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from stockade.engine.errors import StockadeError


class BadOrigin(StockadeError):
    """An origin is a scheme and a host, nothing more."""

    code = "host-bad-origin"


class BadProxy(StockadeError):
    """A proxy is an address or a network."""

    code = "host-bad-proxy"


class BadBasePath(StockadeError):
    """A path begins with a slash and has no odd signs."""

    code = "host-bad-base-path"


class Hosting(Struct, frozen=True):
    """What whoever keeps the server says about its surroundings."""

    origins: tuple[str, ...] = ()  # where its pages come from, besides its own address
    hosts: tuple[str, ...] = ()  # names it answers to
    proxies: tuple[str, ...] = ()  # whose word about a visitor's address counts
    base_path: str = ""  # without the last slash
    readers: tuple[str, ...] = ()  # who may read the figures, besides this machine itself
    address: str = ""  # where other servers of the same database find this one


OWN = Hosting()


def hosting(
    origins: Iterable[str] = (), proxies: Iterable[str] = (), base_path: str = "", readers: Iterable[str] = (), address: str = ""
) -> Hosting:
    """The surroundings as they are typed. Raises BadOrigin, BadProxy or BadBasePath."""
    known = tuple(map(origin, origins))
    names = tuple(host for one in known if (host := urlsplit(one).hostname))
    return Hosting(
        known, names, tuple(map(network, proxies)), below(base_path), tuple(map(network, readers)), origin(address) if address else ""
    )


def origin(typed: str) -> str:
    """As browsers send it: `https://play.example.org`."""
    try:
        parts = urlsplit(typed)
        usual, port = {"http": 80, "https": 443}[parts.scheme], parts.port
    except (ValueError, KeyError) as error:
        raise BadOrigin(origin=typed) from error
    if not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise BadOrigin(origin=typed)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")


def network(typed: str) -> str:
    """An address is a network of one."""
    try:
        return str(ipaddress.ip_network(typed.strip(), strict=False))
    except ValueError as error:
        raise BadProxy(address=typed) from error


def below(typed: str) -> str:
    """`/games/stockade`, however many slashes were typed around it."""
    parts = [part for part in typed.split("/") if part]
    if any(part in (".", "..") or not all(sign.isascii() and (sign.isalnum() or sign in "-_.~") for sign in part) for part in parts):
        raise BadBasePath(path=typed)
    return "".join(f"/{part}" for part in parts)


def within(host: str, networks: Iterable[str]) -> bool:
    """Whether that address is this machine, or lies in one of the networks."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    return address.is_loopback or any(address in ipaddress.ip_network(one) for one in networks)


class Below:
    """The application below a path; a proxy that takes the path off is understood as well."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app, self.base_path = app, base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == self.base_path:
            await RedirectResponse(f"{self.base_path}/")(scope, receive, send)
            return
        if scope["type"] in ("http", "websocket") and scope["path"].startswith(f"{self.base_path}/"):
            scope["root_path"] = self.base_path
        await self.app(scope, receive, send)
