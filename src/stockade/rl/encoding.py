"""From what a seat sees to numbers: one encoding for every game, present and future.

Each number and word of a view has a path (`players.0.identity.health`). A path falls into one of `WIDTH` places by its hash and adds
its value there, with a sign that is also hashed so that what shares a place does not only pile up. Options are told the same way by their
question, their kind, their key and what they touch. Nothing is read but the seat's own view and its own question.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import copysign, log1p
from typing import Any, cast
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from stockade.engine import Ask, Option

WIDTH = 512  # numbers of a view
DEPTH = 64  # numbers of an option
TOP = 10.0  # no number is larger

Numbers = NDArray[np.float32]


@lru_cache(maxsize=1 << 16)
def place(path: str, width: int) -> tuple[int, float]:
    """Where that path adds to, and with which sign. The same on every machine, unlike `hash`."""
    found = crc32(path.encode())
    return found % width, 1.0 if found & 0x8000_0000 else -1.0


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """Every number of a value with its path; a word is a path of its own with the number 1."""
    if isinstance(value, Mapping):
        for name, part in cast(Mapping[str, Any], value).items():
            yield from leaves(part, f"{path}.{name}")
    elif isinstance(value, (list, tuple)):
        parts = cast(list[Any], value)
        yield f"{path}#", float(len(parts))
        for number, part in enumerate(parts):
            yield from leaves(part, f"{path}.{number}")
    elif isinstance(value, (int, float)):  # a truth counts as one
        yield path, float(value)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0


def squash(number: float) -> float:
    """Small numbers nearly as they are, large ones much smaller."""
    return copysign(log1p(abs(number)), number)


def numbers(parts: Iterator[tuple[str, float]], width: int) -> Numbers:
    """All of them in one row."""
    row = np.zeros(width, np.float32)
    for path, value in parts:
        if value:
            at, sign = place(path, width)
            row[at] += sign * squash(value)
    return np.clip(row, -TOP, TOP)


def of_view(view: Mapping[str, Any], ask: Ask | None) -> Numbers:
    """What a seat sees, and what it is asked."""
    row = numbers(leaves(view), WIDTH)
    if ask is not None:
        at, sign = place(f"?{ask.prompt}", WIDTH)
        row[at] = np.clip(row[at] + sign, -TOP, TOP)
    return row


@lru_cache(maxsize=1 << 14)
def _of_words(words: tuple[str, ...]) -> Numbers:
    row = numbers(((word, 1.0) for word in words), DEPTH)
    row.flags.writeable = False
    return row


def of_option(ask: Ask, option: Option) -> Numbers:
    """What an option is: its kind, its kind at this question, its key, and the things it touches."""
    kind = option.key.partition(":")[0]
    touched = (f"{name}={value}" for name, value in option.args.items() if isinstance(value, (str, int)))
    return _of_words((kind, f"{ask.prompt}|{kind}", option.key, *touched))
