"""The text notation of a grid map: a picture of squares and the edges between them, read with clear errors and drawn back.

A header names the columns, then border lines and row lines alternate from north to south. A square takes three characters: the edge on its
west, its terrain, its marker. An edge line has `+` and two characters for each square.
"""

from __future__ import annotations

from msgspec import Struct, field

from stockade.engine.errors import BadContent, Reason, type_arg

OPEN, LOW, FULL, EXIT = 0, 1, 2, 3  # what stands on an edge; EXIT only on the border, where one may leave
STREET, RUBBLE, RUIN, SOLID = 0, 1, 2, 3
UPRIGHT = {" ": OPEN, ":": LOW, "|": FULL, "!": EXIT}
LEVEL = {"  ": OPEN, "--": LOW, "==": FULL, "!!": EXIT}
TERRAIN = {".": STREET, ",": RUBBLE, "_": RUIN, "#": SOLID}
TERRAIN_NAMES = ("open", "rubble", "ruin", "solid")
EDGE_NAMES = ("open", "low", "full", "exit")


class GridError(BadContent):
    """The picture cannot be read; says in which line and column, and what would be right."""

    def __init__(self, line: int, column: int, why: str, /, **args: type_arg) -> None:
        self.line, self.column = line, column
        super().__init__(Reason("at-line", line=line, column=column), f"grid-{why}", **args)


class GridPicture(Struct):
    """What a picture says, row by row from the north. `upright[y][x]` is the edge west of square x (and one at the east end),
    `level[y][x]` the edge north of it (and one row at the south end)."""

    width: int
    height: int
    terrain: list[list[int]]
    upright: list[list[int]]
    level: list[list[int]]
    markers: list[list[str]] = field(default_factory=list[list[str]])


def read(text: str) -> GridPicture:
    """The picture in this text. Blank lines around it are ignored, trailing blanks may be missing."""
    lines = text.rstrip("\n").split("\n")
    first = 0
    while first < len(lines) and not lines[first].strip():
        first += 1
    if first == len(lines):
        raise GridError(1, 1, "empty")
    columns = lines[first].split()
    width, height = len(columns), (len(lines) - first - 2) // 2
    if [chr(ord("a") + x) for x in range(width)] != columns:
        raise GridError(first + 1, 5, "header", given=" ".join(columns))
    if len(lines) - first != 2 * height + 2 or not 1 <= height <= 9:
        raise GridError(len(lines), 1, "rows")
    picture = GridPicture(width, height, [], [], [])
    for y in range(height + 1):
        number = first + 1 + 2 * y
        picture.level.append(_edge_line(lines[number], number + 1, width))
        if y < height:
            _row_line(lines[number + 1], number + 2, y, picture)
    _check_border(picture, first)
    return picture


def _edge_line(line: str, number: int, width: int) -> list[int]:
    line = line.ljust(3 + 3 * width)
    if len(line) > 3 + 3 * width:
        raise GridError(number, 4 + 3 * width, "edge-length", wanted=3 + 3 * width, columns=width)
    if line[:2].strip():
        raise GridError(number, 1, "edge-start")
    found: list[int] = []
    for x in range(width + 1):
        at = 2 + 3 * x
        if line[at] != "+":
            raise GridError(number, at + 1, "corner", given=line[at])
        if x < width:
            sign = line[at + 1 : at + 3]
            if sign not in LEVEL:
                raise GridError(number, at + 2, "level-edge", given=sign)
            found.append(LEVEL[sign])
    return found


def _row_line(line: str, number: int, y: int, picture: GridPicture) -> None:
    width, row = picture.width, picture.height - y
    line = line.ljust(3 + 3 * width)
    if len(line) > 3 + 3 * width:
        raise GridError(number, 4 + 3 * width, "row-length", wanted=3 + 3 * width, columns=width)
    if line[:2] != f"{row} ":
        raise GridError(number, 1, "row-start", wanted=f"{row} ", given=line[:2])
    upright: list[int] = []
    terrain: list[int] = []
    markers: list[str] = []
    for x in range(width + 1):
        at = 2 + 3 * x
        if line[at] not in UPRIGHT:
            raise GridError(number, at + 1, "upright-edge", given=line[at])
        upright.append(UPRIGHT[line[at]])
        if x == width:
            break
        if line[at + 1] not in TERRAIN:
            raise GridError(number, at + 2, "terrain", given=line[at + 1])
        terrain.append(TERRAIN[line[at + 1]])
        marker = line[at + 2].strip()
        if marker and terrain[x] == SOLID:
            raise GridError(number, at + 3, "solid", given=marker)
        if marker and not marker.isalnum():
            raise GridError(number, at + 3, "marker", given=marker)
        markers.append(marker)
    picture.upright.append(upright)
    picture.terrain.append(terrain)
    picture.markers.append(markers)


def _check_border(picture: GridPicture, first: int) -> None:
    width, height = picture.width, picture.height
    for y in range(height + 1):
        for x in range(width):
            outside = y in (0, height)
            edge = picture.level[y][x]
            if outside and edge not in (FULL, EXIT):
                raise GridError(first + 2 + 2 * y, 4 + 3 * x, "border-level")
            if not outside and edge == EXIT:
                raise GridError(first + 2 + 2 * y, 4 + 3 * x, "exit")
    for y in range(height):
        for x in range(width + 1):
            outside = x in (0, width)
            edge = picture.upright[y][x]
            if outside and edge not in (FULL, EXIT):
                raise GridError(first + 3 + 2 * y, 3 + 3 * x, "border-upright")
            if not outside and edge == EXIT:
                raise GridError(first + 3 + 2 * y, 3 + 3 * x, "exit")


def write(picture: GridPicture) -> str:
    """The picture as text again; reading it gives the same picture."""
    upright = {value: sign for sign, value in UPRIGHT.items()}
    level = {value: sign for sign, value in LEVEL.items()}
    terrain = {value: sign for sign, value in TERRAIN.items()}
    lines = ["    " + "  ".join(chr(ord("a") + x) for x in range(picture.width))]
    for y in range(picture.height + 1):
        lines.append("  " + "".join("+" + level[edge] for edge in picture.level[y]) + "+")
        if y < picture.height:
            squares = zip(picture.upright[y], picture.terrain[y], picture.markers[y], strict=False)
            row = "".join(upright[edge] + terrain[ground] + (marker or " ") for edge, ground, marker in squares)
            lines.append(f"{picture.height - y} {row}{upright[picture.upright[y][-1]]}")
    return "\n".join(lines) + "\n"
