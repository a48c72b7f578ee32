"""How hard every scenario is: how many games strong bots won of how many, at each number of players, as this release was measured.

`figures.json` holds a row for each, written by `stockade figures`. It lies with the bots and not with the rules: what was measured does not
change which rules a table is played by.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parent / "figures.json"
FEWEST = 10  # games, for whoever chooses a table


class Figure(Struct, frozen=True):
    """So many games of a scenario were won, in so many `rounds` on average (0: not counted); the true share lies between `low` and `high`
    with 95 % confidence."""

    game: str
    scenario: str
    seats: int
    games: int
    won: int
    low: float
    high: float
    bots: str
    seed: int
    date: str
    version: str
    rounds: float = 0.0


_rows: msgspec.json.Decoder[list[Figure]] = msgspec.json.Decoder(list[Figure])


def read(path: Path = FILE) -> list[Figure]:
    """All rows of a file; none where there is no file."""
    return _rows.decode(path.read_bytes()) if path.exists() else []


@cache
def shipped() -> list[Figure]:
    """Those of this release."""
    return read()


def how_hard(game: str, scenario: str) -> list[Figure]:
    """What is known of a scenario, by number of players; a few games tell nothing."""
    known = (one for one in shipped() if (one.game, one.scenario) == (game, scenario) and one.games >= FEWEST)
    return sorted(known, key=lambda one: one.seats)


def write(rows: list[Figure], path: Path = FILE) -> None:
    """One row a line, so that a change can be read."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in sorted(rows, key=lambda one: (one.game, one.scenario, one.seats)))
    path.write_text(f"[\n{lines}\n]\n" if rows else "[]\n", encoding="utf-8")
