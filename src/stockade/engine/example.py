"""Examples of rules: small plays that were recorded from the tests that prove them, and what to look at in each.

An example is a position, the answers given from there on, and a window of what happened. The file of a game holds all of its examples
with their positions, packed; it is written by `tools/record_examples.py` and read here. Nothing in it is believed that does not play.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

from msgspec import Struct, field, msgpack

from stockade.engine.ask import Answer
from stockade.engine.table import Table

FILE = "examples.bin"
T = TypeVar("T", bound=Table)
Kind = Literal["event", "refused", "option", "asked", "play", "shown"]


class Example(Struct, array_like=True):
    """One small play. `kind` says where the rule is cited: in what happened (`focus`: which events), in what is refused, offered or asked
    at the end (`key`), or nowhere, where the whole play is what the rule says; then the question at its end may be what is `shown`."""

    rule: str
    setup: int
    start: int
    seed: int
    answers: list[Answer]
    seat: int
    kind: Kind
    first: int  # the window of events to show
    last: int
    digest: str  # of the position it ends in
    focus: list[int] = field(default_factory=list[int])
    key: str = ""
    test: str = ""
    never: str = ""  # the sentence of what does not happen, or is not offered, because of the rule
    args: dict[str, Any] = field(default_factory=dict[str, Any])
    here: dict[str, str] = field(default_factory=dict[str, str])  # language -> what to notice where to look, if more than the table says
    told: str = ""  # the digest of what its test was told to show, where it was told
    hidden: list[int] = field(default_factory=list[int])  # events of the window that have nothing to do with it
    also: list[int] = field(default_factory=list[int])  # events to look at on the way to what is asked, refused or offered at the end


class Shelf(Struct, array_like=True):
    """All examples of a game, their set-ups and positions, each once."""

    setups: list[dict[str, Any]]
    starts: list[bytes]
    examples: list[Example]
    version: int = 1

    def find(self, rule: str) -> Example | None:
        """The example of that rule."""
        return next((example for example in self.examples if example.rule == rule), None)


_shelves = msgpack.Decoder(Shelf)


def write(shelf: Shelf, folder: Path) -> int:
    """Keep them with the game; how many bytes that is."""
    packed = zlib.compress(msgpack.encode(shelf), 9)
    (folder / FILE).write_bytes(packed)
    read.cache_clear()
    return len(packed)


@cache
def read(folder: Path) -> Shelf:
    """The examples of the game in that folder; none where none were recorded."""
    path = folder / FILE
    return _shelves.decode(zlib.decompress(path.read_bytes())) if path.exists() else Shelf([], [], [])


def opened(table: T, shelf: Shelf, example: Example) -> T:
    """That table, new, at the first position of an example."""
    table.setup, table.seed = shelf.setups[example.setup], example.seed
    table.start_from(shelf.starts[example.start], [])
    return table
