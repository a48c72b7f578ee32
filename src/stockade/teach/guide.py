"""Guided first games: a prepared position in the middle of something, and ten things worth saying at the questions where they matter.

A guide is data of the game's folder: its steps, `teach/guide.toml`, and the position, `teach/opening.json`, which a scene arranged
(`tests/games/<game>/first_game.py`). Steps wait for a question and not for each other: whoever does something else than the guide would,
hears each of them when its moment comes. The sentences are strings of the game's board.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from stockade.engine import Ask, Table
from stockade.engine.game import Game
from stockade.teach.puzzle import packed, unpacked

FILE = "teach/guide.toml"
OPENING = "teach/opening.json"


class GuideStep(Struct, frozen=True):
    """Said once, at a question with the prompt `ask` that has an answer `has` (its key, or the beginning of it), from that `round` on.
    `rules` can be opened from it, and `light` is the part of the screen to look at."""

    id: str
    ask: str
    has: str = ""
    round: int = 0
    rules: list[str] = field(default_factory=list[str])
    light: str = ""

    def fits(self, ask: Ask, round: int) -> bool:
        """Whether its moment has come."""
        answers = not self.has or any(option.key == self.has or option.key.startswith(f"{self.has}:") for option in ask.options)
        return ask.prompt == self.ask and answers and round >= self.round


class Opening(Struct, frozen=True):
    """Where a guided game begins: the state itself, packed, and the set-up it came from."""

    setup: dict[str, Any]
    seed: int
    start: str

    @classmethod
    def of(cls, table: Table) -> Opening:
        """The position of a table that was arranged and not played since."""
        return cls(table.setup, table.seed, packed(table.start))

    def position(self) -> bytes:
        """The state."""
        return unpacked(self.start)

    def table(self, game: Game) -> Table:
        """The position at a table of its own."""
        table = Table.new(game.id, self.setup, self.seed)
        table.start_from(self.position(), ())
        return table


class Guide(Struct, frozen=True):
    """A guided game: where it begins and what is said. One person plays; bots sit at the other seats."""

    opening: Opening
    step: list[GuideStep]


class _Steps(Struct, frozen=True):
    step: list[GuideStep]


_opening = msgspec.json.Decoder(Opening)


@cache
def _read(folder: Path) -> Guide | None:
    steps, opening = folder / FILE, folder / OPENING
    if not steps.exists() or not opening.exists():
        return None
    said = msgspec.convert(tomllib.loads(steps.read_text(encoding="utf-8")), _Steps)
    return Guide(_opening.decode(opening.read_bytes()), said.step)


def guide(game: Game) -> Guide | None:
    """The guided game of a game, where it has one."""
    return _read(game.folder)


def lay(opening: Opening, folder: Path) -> None:
    """Keep where the guided game of that folder begins."""
    (folder / OPENING).write_bytes(msgspec.json.format(msgspec.json.encode(opening), indent=2) + b"\n")
    _read.cache_clear()
