"""A floor plan in letters: the drawing of a zone map as lines of text, for terminals.

Takes the map as it is drawn and a few words per zone. Walls are solid, borders without a wall are dotted; an opening in a wall
is blank when one can pass, `###` when it is closed and `XXX` when it is locked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from stockade.games.xmen_resistance.board.zonegrid import Cell, reading_order
from stockade.games.xmen_resistance.show.shapes import LevelShape, Static

WIDTH = 19
HEIGHT = 4
SIDES = {"east": (1, 0), "south": (0, 1)}
OPEN, CLOSED, LOCKED = "   ", "###", "XXX"


def draw(drawing: Static, level: LevelShape, words: Mapping[str, Sequence[str]], doors: Mapping[str, str]) -> list[str]:
    """One level. `words` are the lines to write into each zone, `doors` says OPEN, CLOSED or LOCKED for each edge."""
    zones: dict[Cell, str] = {(cell.x, cell.y): cell.zone for cell in level.cells}
    walls = _walls(level)
    gaps = _gaps(drawing, level.id, doors)
    inside = _inside(drawing, level.id, words)
    lines: list[str] = []
    for y in range(level.height + 1):
        lines.append(_border(zones, walls, gaps, level.width, y))
        if y == level.height:
            break
        for row in range(HEIGHT):
            line = ""
            for x in range(level.width + 1):
                line += _upright(zones, walls, gaps, x, y, row)
                if x < level.width:
                    line += inside.get((x, y), [""] * HEIGHT)[row].ljust(WIDTH)
            lines.append(line.rstrip())
    return [line for line in lines if line.strip()]


def _border(zones: Mapping[Cell, str], walls: set[tuple[Cell, Cell]], gaps: Mapping[tuple[Cell, Cell], str], width: int, y: int) -> str:
    line = ""
    for x in range(width):
        above, here = (x, y - 1), (x, y)
        wall = (above, here) in walls
        line += "+" if {zones.get(c) for c in (above, here, (x - 1, y - 1), (x - 1, y))} != {None} else " "
        gap = gaps.get((above, here))
        if gap is not None:
            side = (WIDTH - len(gap)) // 2
            line += "-" * side + gap + "-" * (WIDTH - side - len(gap))
        elif wall:
            line += "-" * WIDTH
        elif zones.get(above) == zones.get(here):
            line += " " * WIDTH
        else:
            line += ("." if above in zones and here in zones else "-") * WIDTH
    return line + ("+" if (width - 1, y - 1) in zones or (width - 1, y) in zones else " ")


def _upright(
    zones: Mapping[Cell, str], walls: set[tuple[Cell, Cell]], gaps: Mapping[tuple[Cell, Cell], str], x: int, y: int, row: int
) -> str:
    left, here = (x - 1, y), (x, y)
    gap = gaps.get((left, here))
    if gap is not None:
        return gap[0] if 0 < row < HEIGHT - 1 else "|"
    if (left, here) in walls:
        return "|"
    if zones.get(left) == zones.get(here):
        return " "
    return ":" if left in zones and here in zones else "|"


def _walls(level: LevelShape) -> set[tuple[Cell, Cell]]:
    """Pairs of neighbouring cells with a wall between them, the western or northern one first."""
    found: set[tuple[Cell, Cell]] = set()
    for x1, y1, x2, y2 in level.walls:
        for x in range(x1, x2):
            found.add(((x, y1 - 1), (x, y1)))
        for y in range(y1, y2):
            if x1 == x2:
                found.add(((x1 - 1, y), (x1, y)))
    return found


def _gaps(drawing: Static, level: str, doors: Mapping[str, str]) -> dict[tuple[Cell, Cell], str]:
    found: dict[tuple[Cell, Cell], str] = {}
    for edge, place in drawing.edges.items():
        if place.level == level:
            dx, dy = SIDES[place.side]
            found[(place.x, place.y), (place.x + dx, place.y + dy)] = doors.get(edge, OPEN)
    return found


def fits(drawing: Static, zone: str, words: Sequence[str]) -> bool:
    """Whether the words have room in their zone; otherwise the plan ends them with `...`."""
    return len(_wrapped(words)) <= HEIGHT * len(drawing.zones[zone].cells)


def _wrapped(words: Sequence[str]) -> list[str]:
    return [part for text in words for part in wrap(text, WIDTH - 2)]


def _inside(drawing: Static, level: str, words: Mapping[str, Sequence[str]]) -> dict[Cell, list[str]]:
    """The lines of each cell: a zone's words run on from cell to cell."""
    found: dict[Cell, list[str]] = {}
    for zone, place in drawing.zones.items():
        if place.level != level:
            continue
        lines = _wrapped(words.get(zone, ()))
        cells = sorted(place.cells, key=reading_order)
        if not fits(drawing, zone, words.get(zone, ())):
            lines = [*lines[: HEIGHT * len(cells) - 1], "..."]
        for number, cell in enumerate(cells):
            part = lines[number * HEIGHT : (number + 1) * HEIGHT]
            found[cell] = [f" {line}" for line in part] + [""] * (HEIGHT - len(part))
    return found
