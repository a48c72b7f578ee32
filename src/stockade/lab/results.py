"""The results of a grid in a file: a line that says what was played, then one line of JSON for each game, written as soon as it is over.

Whoever starts again with the same file goes on where it stopped. A last line that was cut off in the middle of writing is dropped; a file
of another grid or another version is refused, because its games would not be comparable.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, to_builtins

from stockade import __version__
from stockade.engine import find_game
from stockade.engine.edition import fingerprint
from stockade.lab.grid import Cell, Grid, Progress, Task
from stockade.lab.many import Played
from stockade.lab.words import LabError

BOTS = Path(__file__).parent.parent / "bots"


class BadResults(LabError):
    """The file cannot be gone on with; `reason` says why."""

    code = "bad-results"


class Head(Struct, tag="grid", tag_field="line"):
    """What the file is about: the version, the exact rules and bots, and the cells."""

    version: str
    edition: str
    cells: list[Cell]


class Line(Struct, tag="game", tag_field="line"):
    """One game."""

    cell: int
    number: int
    game: Played


_reader: msgspec.json.Decoder[Head | Line] = msgspec.json.Decoder(Head | Line)


def edition(game_id: str) -> str:
    """Exactly these rules and bots."""
    bots = fingerprint(lambda path: path.suffix == ".py", BOTS, size=4) if BOTS.is_dir() else "-"
    return f"{find_game(game_id).edition}+{bots}"


def head_of(grid: Grid) -> Head:
    """What the file of that grid begins with."""
    return Head(__version__, edition(grid.cells[0].job.game), grid.cells)


class Results:
    """The file of a grid, open for more."""

    def __init__(self, path: Path, progress: Progress, head: Head | None = None) -> None:
        self.path = path
        self.head = head or head_of(progress.grid)
        self.kept = 0
        body = path.read_bytes() if path.exists() else b""
        whole = body.rfind(b"\n") + 1
        if whole:
            self._read(body[:whole], progress)
        self.file = path.open("r+b" if path.exists() else "w+b")
        self.file.truncate(whole)
        self.file.seek(whole)
        if not whole:
            self._write(self.head)

    def _read(self, body: bytes, progress: Progress) -> None:
        for number, text in enumerate(body.splitlines(), 1):
            try:
                line = _reader.decode(text)
            except msgspec.MsgspecError as error:
                raise BadResults(reason="line", file=str(self.path), line=number) from error
            if isinstance(line, Head) != (number == 1):
                raise BadResults(reason="line", file=str(self.path), line=number)
            if isinstance(line, Head):
                self._compare(line)
            elif not 0 <= line.cell < len(self.head.cells) or line.number < 0:
                raise BadResults(reason="line", file=str(self.path), line=number)
            else:
                self.kept += progress.take(Task(line.cell, line.number), line.game)

    def _compare(self, found: Head) -> None:
        if plain(found.cells) != plain(self.head.cells):
            raise BadResults(reason="grid", file=str(self.path))
        if (found.version, found.edition) != (self.head.version, self.head.edition):
            raise BadResults(reason="version", file=str(self.path), found=found.edition, wanted=self.head.edition)

    def add(self, task: Task, played: Played) -> None:
        """A game is over: it is in the file when this returns."""
        self._write(Line(task.cell, task.number, played))

    def _write(self, line: Head | Line) -> None:
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()

    def close(self) -> None:
        """No more games."""
        self.file.close()


def plain(value: Any) -> Any:
    """As it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(to_builtins(value)))
