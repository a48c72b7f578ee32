"""Puzzles: a position out of a real game, a goal, and a line that reaches it where greedy players do not.

They are found by `tools/find_puzzles.py` and lie with their game, `teach/puzzles.json`. A position is the state itself, packed: it needs no
history and outlives changes of the rules as far as the line still works, which a test checks.
"""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from stockade.engine import Answer, Game, Table, find_game
from stockade.teach.goal import Goal, Watch

FILE = "teach/puzzles.json"
LEVELS = (0.4, 0.2, 0.08)  # a puzzle that fewer bots than that solve is one level harder


class Share(Struct, array_like=True, frozen=True):
    """So many of so many."""

    good: int
    of: int

    @property
    def share(self) -> float:
        """As a number from 0 to 1."""
        return self.good / self.of if self.of else 0.0


class Puzzle(Struct, kw_only=True, frozen=True):
    """A position (`start`), its goal and the answers that lead there. The line `holds` under so many other lucks; `solved` counts the bots
    of each kind that reached the goal, each with another luck."""

    id: str
    setup: dict[str, Any]
    seed: int
    goal: Goal
    start: str
    line: list[tuple[int, list[str]]]
    holds: Share
    solved: dict[str, Share] = field(default_factory=dict[str, Share])

    @property
    def difficulty(self) -> int:
        """From 1 to 4, by the share of solvers, each kind of bot counting alike."""
        shares = [one.share for one in self.solved.values()] or [0.0]
        mean = sum(shares) / len(shares)
        return 1 + sum(mean < level for level in LEVELS)

    def table(self, game: Game) -> Table:
        """The position at a table of its own."""
        table = Table.new(game.id, self.setup, self.seed)
        table.start_from(unpacked(self.start), ())
        return table

    def answers(self) -> list[Answer]:
        """The line that solves it."""
        return [Answer(seat, keys) for seat, keys in self.line]

    def watch(self, table: Table) -> Watch:
        """Its goal, at a table that stands at the beginning."""
        return Watch(table, self.goal)


def packed(state: bytes) -> str:
    """The bytes of a state as letters."""
    return b85encode(zlib.compress(state, 9)).decode()


def unpacked(letters: str) -> bytes:
    """The state behind the letters."""
    return zlib.decompress(b85decode(letters))


_puzzles: msgspec.json.Decoder[list[Puzzle]] = msgspec.json.Decoder(list[Puzzle])


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file; none where there is no file."""
    return _puzzles.decode(path.read_bytes()) if path.exists() else []


def write(found: list[Puzzle], path: Path) -> None:
    """One puzzle a line, so that a change can be read."""
    path.parent.mkdir(exist_ok=True)
    path.write_text("[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in found) + "\n]\n", encoding="utf-8")


@cache
def _of(folder: Path) -> tuple[Puzzle, ...]:
    return tuple(read(folder / FILE))


def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """Those that came with a game, the easy ones first."""
    return _of(find_game(game_id).folder)
