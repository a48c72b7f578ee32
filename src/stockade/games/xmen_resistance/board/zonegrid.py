"""One level of a zone map as it lies on the table: square cells, the zone each belongs to, and what stands between two cells.

Everything else about a map (who sees whom, who can go where, how it is drawn) is computed from these grids.
x runs to the east, y to the south; a border belongs to the cell west or north of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from stockade.engine.errors import BadContent

Cell = tuple[int, int]
Segment = tuple[int, int, int, int]  # x1, y1, x2, y2
Side = Literal["east", "south"]
Gap = tuple[int, int, Side]
Opening = Literal["door", "window", "arch", "elevator"]
Border = Literal["same", "line", "wall", "door", "window", "arch", "elevator"]
Kind = Literal["street", "room", "fountain", "shaft"]

OPENINGS: tuple[Opening, ...] = ("door", "window", "arch", "elevator")
OUTDOORS: tuple[Kind, ...] = ("street", "fountain")
INDOORS: tuple[Kind, ...] = ("room", "shaft")
STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))


class MapError(BadContent):
    """A map that cannot be built: where the mistake stands and what is wrong, for whoever writes the map."""


def gap_between(a: Cell, b: Cell) -> Gap:
    """The border of two neighbouring cells, named from its west or north cell."""
    (x, y), (u, _) = min(a, b), max(a, b)
    return (x, y, "east") if u > x else (x, y, "south")


def across(gap: Gap) -> Cell:
    """The cell east or south of a border."""
    x, y, side = gap
    return (x + 1, y) if side == "east" else (x, y + 1)


def reading_order(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


@dataclass(frozen=True, slots=True)
class Grid:
    """A level: cells without a zone are stairwells, borders that are not named are walls."""

    level: str
    width: int
    height: int
    cells: Mapping[Cell, str]
    borders: Mapping[Gap, Border]

    def border(self, a: Cell, b: Cell) -> Border:
        return self.borders.get(gap_between(a, b), "wall")

    def all_cells(self) -> Iterator[Cell]:
        return ((x, y) for y in range(self.height) for x in range(self.width))

    def stairwells(self) -> list[Cell]:
        return [cell for cell in self.all_cells() if cell not in self.cells]

    def segments(self, border: Border) -> list[Segment]:
        """Such borders as they are drawn, openings left as gaps: straight pieces as long as possible, first those running east, then those
        running south."""
        wide, high = self.width, self.height
        eastward = ((y, x) for y in range(high + 1) for x in range(wide) if self._drawn((x, y - 1), (x, y)) == border)
        southward = ((x, y) for x in range(wide + 1) for y in range(high) if self._drawn((x - 1, y), (x, y)) == border)
        return [(x1, y, x2, y) for y, x1, x2 in _merged(eastward)] + [(x, y1, x, y2) for x, y1, y2 in _merged(southward)]

    def _drawn(self, a: Cell, b: Cell) -> Border:
        """The border as drawn: the rim of the board is wall."""
        inside = all(0 <= x < self.width and 0 <= y < self.height for x, y in (a, b))
        return self.border(a, b) if inside else "wall"


def _merged(pieces: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Unit pieces (line, start), sorted, joined end to end into (line, start, end)."""
    run: tuple[int, int, int] | None = None
    for line, start in pieces:
        if run and run[0] == line and run[2] == start:
            run = (line, run[1], start + 1)
            continue
        if run:
            yield run
        run = (line, start, start + 1)
    if run:
        yield run
