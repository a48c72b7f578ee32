"""Work written down for another process, which may be on another machine: the name of a function and what it is given.

Only functions that say so are sent and done, and what they are given is read as the types they name: whoever can write to the queue can
make a worker think, and nothing else.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

F = TypeVar("F", bound=Callable[..., Any])


class Form(Struct, frozen=True):
    """A function, and the readers of what it takes and of what it gives."""

    work: Callable[..., Any]
    takes: msgspec.msgpack.Decoder[Any]
    gives: msgspec.msgpack.Decoder[Any]


_known: dict[str, Form] = {}


class UnknownWork(Exception):
    """Nobody said that this may be sent."""


def sendable(work: F) -> F:
    """That function may be done elsewhere. Everything it takes and gives must have a type that can be written down."""
    hints = get_type_hints(work)
    takes: Any = tuple[tuple(hints[name] for name in inspect.signature(work).parameters)]  # pyright: ignore
    _known[_name(work)] = Form(work, msgspec.msgpack.Decoder(takes), msgspec.msgpack.Decoder(hints["return"]))
    return work


def _name(work: Callable[..., Any]) -> str:
    return f"{work.__module__}:{work.__qualname__}"


def _form(name: str) -> Form:
    form = _known.get(name)
    if form is None:
        raise UnknownWork(name)
    return form


def written(work: Callable[..., Any], of: tuple[Any, ...]) -> tuple[str, bytes]:
    """Its name, and what it is given. Raises UnknownWork."""
    name = _name(work)
    if _form(name).work is not work:
        raise UnknownWork(name)
    return name, msgspec.msgpack.encode(of)


def done(name: str, of: bytes) -> bytes:
    """What comes of it, written down."""
    form = _form(name)
    return msgspec.msgpack.encode(form.work(*form.takes.decode(of)))


def read(work: Callable[..., Any], result: bytes) -> Any:
    """What came of it."""
    return _form(_name(work)).gives.decode(result)
