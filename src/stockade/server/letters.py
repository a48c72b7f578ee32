"""Work written down for another process, which may be on another machine: the name of a function and what it is given.

Only functions that say so are sent and done, and what they are given is read as the types they name: whoever can write to the queue can
make a worker think, and nothing else.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

F = TypeVar("F", bound=Callable[..., Any])
_known: dict[str, Callable[..., Any]] = {}


class UnknownWork(Exception):
    """Nobody said that this may be sent."""


def sendable(work: F) -> F:
    """That function may be done elsewhere. Everything it takes and gives must have a type that can be written down."""
    _known[_name(work)] = work
    return work


def _name(work: Callable[..., Any]) -> str:
    return f"{work.__module__}:{work.__qualname__}"


@cache
def _forms(work: Callable[..., Any]) -> tuple[msgspec.msgpack.Decoder[Any], msgspec.msgpack.Decoder[Any]]:
    """Readers of what it takes and of what it gives."""
    hints = get_type_hints(work)
    takes: Any = tuple[tuple(hints[name] for name in inspect.signature(work).parameters)]  # pyright: ignore
    return msgspec.msgpack.Decoder(takes), msgspec.msgpack.Decoder(hints["return"])


def written(work: Callable[..., Any], of: tuple[Any, ...]) -> tuple[str, bytes]:
    """Its name, and what it is given. Raises UnknownWork."""
    if _known.get(_name(work)) is not work:
        raise UnknownWork(_name(work))
    return _name(work), msgspec.msgpack.encode(of)


def done(name: str, of: bytes) -> bytes:
    """What comes of it, written down."""
    work = _known.get(name)
    if work is None:
        raise UnknownWork(name)
    return msgspec.msgpack.encode(work(*_forms(work)[0].decode(of)))


def read(work: Callable[..., Any], result: bytes) -> Any:
    """What came of it."""
    return _forms(work)[1].decode(result)
