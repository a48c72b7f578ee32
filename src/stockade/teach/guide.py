"""Guided first games: a set-up with fixed luck, and ten things worth saying at the questions where they first matter.

A guide is data of the game's folder, `teach/guide.toml`. Its steps wait for a question and not for each other: whoever does something else
than the guide would, hears each of them when its moment comes. The sentences are strings of the game's board.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field

from stockade.engine import Ask
from stockade.engine.game import Game

FILE = "teach/guide.toml"


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


class Guide(Struct, frozen=True):
    """A guided game: what is played, by how many, with which luck, and what is said. Bots sit at the other seats."""

    scenario: str
    seed: int
    seats: int
    step: list[GuideStep]


@cache
def _read(path: Path) -> Guide | None:
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Guide) if path.exists() else None


def guide(game: Game) -> Guide | None:
    """The guided game of a game, where it has one."""
    return _read(game.folder / FILE)
