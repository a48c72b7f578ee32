"""The tile notation of `data/tiles.txt`: reads the faces, checks them, and lays them side by side into the grid of a level.

A face is 3 x 3 cells with an edge token on each of their sides; the notation is explained at the top of the data file. Every mistake is
a `MapError` that names the file, the line and the tile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from stockade.engine.errors import Reason
from stockade.games.xmen_resistance.board.zonegrid import (
    OUTDOORS,
    STEPS,
    Border,
    Cell,
    Gap,
    Grid,
    Kind,
    MapError,
    across,
    gap_between,
    reading_order,
)
from stockade.games.xmen_resistance.board.zonemap import ZoneFacts

SIZE = 3
LINES = 2 * SIZE + 1
BORDERS: dict[str, Border] = {
    "D": "door",
    "W": "window",
    "A": "arch",
    "E": "elevator",
    "_": "same",
    ".": "line",
    "#": "wall",
    "~": "same",
}
STAIRWELL = "^"
FLAGS = ("s", "b", "stairs", "hl")
KINDS = ("street", "room", "fountain", "shaft")

HEADER = re.compile(r'tile (\w+) level=(\w+) name="([^"|]+) \| ([^"|]+)"')
ZONE_LINE = re.compile(r'([A-Z]) (\w+) "([^"|]+) \| ([^"|]+)"((?: \w+)*)')


@dataclass(frozen=True, slots=True)
class FaceZone:
    """A zone as its tile describes it; `names` are English and French."""

    kind: Kind
    names: tuple[str, str]
    flags: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class TileFace:
    """One printed side of a tile. `tokens[row][column]` is the notation as written."""

    id: str
    level: str
    names: tuple[str, str]
    where: str
    line: int
    tokens: list[list[str]] = field(default_factory=list[list[str]])
    zones: dict[str, FaceZone] = field(default_factory=dict[str, FaceZone])

    def cell(self, x: int, y: int) -> str:
        return self.tokens[2 * y + 1][2 * x + 1]

    def edge(self, x: int, y: int, step: Cell) -> str:
        """The token on the side of a cell that `step` points to."""
        return self.tokens[2 * y + 1 + step[1]][2 * x + 1 + step[0]]

    def kind(self, x: int, y: int) -> Kind | None:
        """The kind of zone a cell belongs to, None for a stairwell."""
        letter = self.cell(x, y)
        return None if letter == STAIRWELL else self.zones[letter].kind

    def at(self, row: int) -> Reason:
        """A line of the grid, for whoever wrote a mistake there."""
        return _at(self.where, self.line + 1 + row, self)


def _at(file: str, line: int, face: TileFace | None) -> Reason:
    return Reason("at-tile", file=file, line=line, what=face.id) if face else Reason("at-tile-line", file=file, line=line)


def parse_tiles(text: str, file: str = "tiles.txt") -> dict[str, TileFace]:
    """All faces of a file, checked one by one."""
    faces: dict[str, TileFace] = {}
    face: TileFace | None = None
    for number, line in enumerate(text.splitlines(), 1):
        where = _at(file, number, face)
        if not line.strip() or line.startswith(";"):
            continue
        if line.startswith("tile "):
            face = _header(line, file, number)
            if face.id in faces:
                raise MapError(where, "duplicate", what=face.id)
            faces[face.id] = face
        elif face is None:
            raise MapError(where, "tile-first")
        elif len(face.tokens) < LINES:
            face.tokens.append(_grid_line(line, len(face.tokens), where))
        else:
            _zone_line(face, line, number, where)
    for face in faces.values():
        _check(face)
    return faces


def _header(line: str, file: str, number: int) -> TileFace:
    match = HEADER.fullmatch(line.strip())
    if not match:
        raise MapError(_at(file, number, None), "tile-line")
    return TileFace(match[1], match[2], (match[3], match[4]), file, number)


def _grid_line(line: str, row: int, where: Reason) -> list[str]:
    tokens = line.split()
    if len(tokens) != LINES:
        raise MapError(where, "tile-tokens", row=row + 1, given=len(tokens), wanted=LINES)
    for column, token in enumerate(tokens):
        if row % 2 and column % 2:
            known = token == STAIRWELL or re.fullmatch("[A-Z]", token)
        else:
            known = token in BORDERS if row % 2 or column % 2 else token == "+"
        if not known:
            raise MapError(where, "tile-sign", given=token, column=column + 1)
    return tokens


def _zone_line(face: TileFace, line: str, number: int, where: Reason) -> None:
    match = ZONE_LINE.fullmatch(line.strip())
    if not match:
        raise MapError(where, "tile-zone-line")
    letter, kind, flags = match[1], match[2], tuple(match[5].split())
    if kind not in KINDS:
        raise MapError(where, "unknown-choice", what=kind, choices=", ".join(KINDS))
    for flag in flags:
        if flag not in FLAGS:
            raise MapError(where, "unknown-choice", what=flag, choices=", ".join(FLAGS))
    if letter in face.zones:
        raise MapError(where, "duplicate", what=letter)
    face.zones[letter] = FaceZone(kind, (match[3], match[4]), flags, number)


def _check(face: TileFace) -> None:
    """Every letter has its zone line and its cells in one piece; every edge fits what lies on its two sides."""
    if len(face.tokens) < LINES:
        raise MapError(face.at(-1), "tile-lines", given=len(face.tokens), wanted=LINES)
    cells = {(x, y): face.cell(x, y) for y in range(SIZE) for x in range(SIZE)}
    for (_, y), letter in cells.items():
        if letter != STAIRWELL and letter not in face.zones:
            raise MapError(face.at(2 * y + 1), "tile-no-zone-line", what=letter)
    for letter, zone in face.zones.items():
        own = [cell for cell, other in cells.items() if other == letter]
        if not own:
            raise MapError(_at(face.where, zone.line, face), "tile-no-cells", what=letter)
        if len(_piece(own)) < len(own):
            raise MapError(_at(face.where, zone.line, face), "tile-in-pieces", what=letter)
    for (x, y), letter in cells.items():
        for step in STEPS:
            there = (x + step[0], y + step[1])
            token = face.edge(x, y, step)
            reason = _misfit_inside(token, face, (x, y), there) if there in cells else _misfit_rim(token, face.kind(x, y))
            if reason:
                raise MapError(face.at(2 * y + 1 + step[1]), "tile-edge", sign=token, what=letter, why=Reason(reason))


def _piece(cells: Sequence[Cell]) -> list[Cell]:
    """The cells that hang together with the first one."""
    piece = [cells[0]]
    for x, y in piece:
        piece += [(x + u, y + v) for u, v in STEPS if (x + u, y + v) in cells and (x + u, y + v) not in piece]
    return piece


def _misfit_inside(token: str, face: TileFace, here: Cell, there: Cell) -> str:
    if token == "~":
        return "edge-outer"
    same = face.cell(*here) == face.cell(*there)
    if same != (token == "_"):
        return "edge-inside" if same else "edge-needed"
    return misfit(token, face.kind(*here), face.kind(*there))


def _misfit_rim(token: str, kind: Kind | None) -> str:
    if token == "_":
        return "edge-nothing-beyond"
    if kind is None and token != "#":
        return "edge-stairwell"
    return "edge-street" if token == "~" and kind != "street" else ""


def misfit(token: str, one: Kind | None, other: Kind | None) -> str:
    """Why an edge cannot stand between zones of these kinds, as the code of a reason; nothing where it can."""
    kinds = {one, other}
    indoors = kinds <= {"room"}
    if token in "_#":
        return ""
    if None in kinds:
        return "edge-stairwell"
    if token == "E":
        return "" if kinds == {"room", "shaft"} else "edge-elevator"
    if token == "A":
        return "" if indoors else "edge-arch"
    if token in "DW":
        return "" if indoors or kinds == {"street", "room"} else "edge-door"
    return "" if indoors or kinds <= set(OUTDOORS) else "edge-line"


def lay_out(level: str, rows: Sequence[Sequence[str]], faces: Mapping[str, TileFace], where: str) -> tuple[Grid, dict[str, str]]:
    """The grid of a level from its tiles, row by row from the north, and every zone name with the id it goes by."""
    if not rows or any(len(row) != len(rows[0]) or not row for row in rows):
        raise MapError(where, "map-rows", what=level)
    for name in (name for row in rows for name in row):
        if name not in faces:
            raise MapError(where, "unknown-entry", what=name)
        if faces[name].level != level:  # XR-LEVEL-01
            raise MapError(where, "map-level", what=name, wanted=faces[name].level, given=level)
    width, height = SIZE * len(rows[0]), SIZE * len(rows)
    borders: dict[Gap, Border] = {}
    names: dict[Cell, str] = {}
    for y in range(height):
        for x in range(width):
            face = _face(rows, faces, (x, y))
            letter = face.cell(x % SIZE, y % SIZE)
            if letter != STAIRWELL:
                names[x, y] = f"{face.id}.{letter}"
            for there in ((x + 1, y), (x, y + 1)):
                if there[0] < width and there[1] < height:
                    borders[gap_between((x, y), there)] = BORDERS[_between(rows, faces, (x, y), there, where)]
    alias = _joined(names, borders)
    cells = {cell: alias[name] for cell, name in names.items()}
    for gap, border in borders.items():
        here, there = cells.get((gap[0], gap[1])), cells.get(across(gap))
        if here and here == there and border != "same":
            raise MapError(where, "map-edge-inside", what=here)
    return Grid(level, width, height, cells, borders), alias


def _face(rows: Sequence[Sequence[str]], faces: Mapping[str, TileFace], cell: Cell) -> TileFace:
    return faces[rows[cell[1] // SIZE][cell[0] // SIZE]]


def _between(rows: Sequence[Sequence[str]], faces: Mapping[str, TileFace], here: Cell, there: Cell, where: str) -> str:
    """The token between two cells; where two tiles meet their facing borders must agree."""
    step = (there[0] - here[0], there[1] - here[1])
    face, next_face = _face(rows, faces, here), _face(rows, faces, there)
    (x, y), (u, v) = ((cell[0] % SIZE, cell[1] % SIZE) for cell in (here, there))
    token = face.edge(x, y, step)
    if face is next_face:
        return token
    facing = next_face.edge(u, v, (-step[0], -step[1]))
    kind, next_kind = face.kind(x, y), next_face.kind(u, v)
    agreed = token
    if token != facing:  # a street side is written "." and the building side decides
        agreed = facing if token == "." and kind in OUTDOORS else token if facing == "." and next_kind in OUTDOORS else ""
        if agreed not in ("D", "W", "#") or (kind in OUTDOORS) == (next_kind in OUTDOORS):
            agreed = ""
    reason = misfit("." if agreed == "~" else agreed, kind, next_kind) if agreed else "edge-unclosed"
    if reason:
        one, other = f"{face.id}.{face.cell(x, y)}", f"{next_face.id}.{next_face.cell(u, v)}"
        raise MapError(where, "map-edge", one=one, one_sign=token, next=other, next_sign=facing, why=Reason(reason))
    return agreed


def _joined(names: Mapping[Cell, str], borders: Mapping[Gap, Border]) -> dict[str, str]:
    """Zones that go on over a tile's border become one, called by the name that comes first in reading order."""
    alias: dict[str, str] = {}
    for cell in sorted(names, key=reading_order):
        if names[cell] in alias:
            continue
        area = [cell]
        for here in area:
            area += [there for there in _same_zone(names, borders, here) if there not in area]
        alias.update((names[there], names[cell]) for there in area)
    return alias


def _same_zone(names: Mapping[Cell, str], borders: Mapping[Gap, Border], here: Cell) -> Iterator[Cell]:
    for step in STEPS:
        there = (here[0] + step[0], here[1] + step[1])
        if there in names and borders.get(gap_between(here, there)) == "same":
            yield there


def zone_facts(faces: Mapping[str, TileFace], alias: Mapping[str, str], highlighted: Sequence[str]) -> dict[str, ZoneFacts]:
    """What the tiles print on each zone, put together over the tiles it covers."""
    parts: dict[str, list[str]] = {}
    for name, zone in alias.items():
        parts.setdefault(zone, []).append(name)
    facts: dict[str, ZoneFacts] = {}
    for zone, named in parts.items():
        split = [name.split(".") for name in named]
        flags = {flag for tile, letter in split for flag in faces[tile].zones[letter].flags}
        tiles = tuple(dict.fromkeys(tile for tile, _ in split))
        kind = faces[split[0][0]].zones[split[0][1]].kind
        facts[zone] = ZoneFacts(kind, tiles, "s" in flags, "b" in flags, "stairs" in flags, zone in highlighted)
    return facts
