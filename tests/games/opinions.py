"""Opinions of bots written down beside the position they are about: one text each, a position, a line, and what is thought of it there."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from stockade.engine import Table

LINE = "-" * 40 + "\n"


class Pages:
    """A folder of such texts, how a position is laid out on a table, and who thinks."""

    def __init__(self, folder: Path, laid: Callable[[str], Table], opinions: Callable[[Table], Iterator[str]]) -> None:
        self.folder, self.laid, self.opinions = folder, laid, opinions

    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.txt"))

    def written(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def position(self, name: str) -> str:
        return self.written(name).partition(LINE)[0]

    def thoughts(self) -> str:
        """What is thought in all of them."""
        return "".join(self.written(name).partition(LINE)[2] for name in self.names())

    def table(self, name: str) -> Table:
        return self.laid(self.position(name))

    def told(self, name: str) -> str:
        """The text as it ought to be now."""
        return self.position(name) + LINE + "".join(f"{line}\n" for line in self.opinions(self.table(name)))

    def unchanged_by_thinking(self, name: str) -> None:
        table = self.table(name)
        before = table.digest()
        assert list(self.opinions(table))
        assert table.digest() == before

    def add(self, start: str, position: str) -> None:
        """One more position, not thought about yet."""
        self.folder.mkdir(exist_ok=True)
        number = sum(name.startswith(f"{start}-") for name in self.names())
        (self.folder / f"{start}-{number:02}.txt").write_text(position + LINE, encoding="utf-8")

    def write(self, more: Callable[[str, int], None]) -> None:
        """The command: `[NAME...]` writes the thoughts anew, `--more NAME SEED` adds positions first."""
        wanted = sys.argv[1:]
        if wanted[:1] == ["--more"]:
            more(wanted[1], int(wanted[2]))
            wanted = []
        for name in wanted or self.names():
            (self.folder / f"{name}.txt").write_text(self.told(name), encoding="utf-8")
