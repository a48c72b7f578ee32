"""Line of sight between zones, computed on cells: always along a row or a column, never through two openings.

What is always seen (streets in a line, zones of one large room) is kept apart from what an opening shows while it is open, so that
a map can put the two together for any state of its doors.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from stockade.games.xmen_resistance.board.zonegrid import OPENINGS, OUTDOORS, STEPS, Cell, Gap, Grid, Kind, across, gap_between


@dataclass(frozen=True, slots=True)
class SightLines:
    """Pairs of zones that see each other with their Range, both ways round: always, and through each opening (level, gap)."""

    always: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])
    through: dict[tuple[str, Gap], dict[tuple[str, str], int]] = field(default_factory=dict[tuple[str, Gap], dict[tuple[str, str], int]])


def sight_lines(grids: Sequence[Grid], kinds: Mapping[str, Kind]) -> SightLines:
    """All lines of all levels; never one from a level to another (XR-LOS-14). Nobody stands in a fountain, so no line ends there.

    Also XR-LOS-03, -04, -07, -12, -13.
    """
    lines = SightLines()
    for grid in grids:
        for gap, border in grid.borders.items():
            if border in OPENINGS:  # XR-LOS-05, 06: zones that share an opening see each other, wherever the walls stand
                _keep(lines.through.setdefault((grid.level, gap), {}), grid.cells[gap[0], gap[1]], grid.cells[across(gap)], 1)
        for start, zone in grid.cells.items():
            if kinds[zone] == "fountain":
                continue
            for step in STEPS:
                for seen, crossed, gap in _straight(grid, kinds, start, step):
                    if seen != zone and kinds[seen] != "fountain":
                        _keep(lines.through[grid.level, gap] if gap else lines.always, zone, seen, crossed)
    return lines


def _straight(grid: Grid, kinds: Mapping[str, Kind], start: Cell, step: Cell) -> Iterator[tuple[str, int, Gap | None]]:
    """Zones met going straight from a cell, with the zone borders crossed so far and the opening passed last (XR-LOS-09, -15, -16)."""
    here, crossed = start, 0
    from_outdoors = kinds[grid.cells[start]] in OUTDOORS
    while True:
        there = (here[0] + step[0], here[1] + step[1])
        border = grid.border(here, there)
        if border == "wall":
            return
        crossed += border != "same"  # XR-DEF-08: a zone counts once however large it is
        if border in OPENINGS:
            if from_outdoors:  # XR-LOS-10, 16: any number of streets, then one zone inside
                yield grid.cells[there], crossed, gap_between(here, there)
            return  # XR-LOS-08: from inside, only the zone at the opening looks through it
        yield grid.cells[there], crossed, None
        here = there


def _keep(lines: dict[tuple[str, str], int], a: str, b: str, crossed: int) -> None:
    """Remember the shortest of several lines (XR-DEF-08), both ways round (XR-LOS-01)."""
    if crossed < lines.get((a, b), crossed + 1):
        lines[a, b] = lines[b, a] = crossed
