"""A board of squares: walls and low walls on the edges between them, cover and solid squares, steps, sight, clear shots and shortest paths.

Squares are numbers counted from the north-west corner, row by row, with names like `c5`. All geometry is exact: a square is ten units
wide, so its centre and its four inner points (one fifth in from the corners) have whole coordinates and no sample point is on a grid line.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from stockade.games.mars_attacks.board.gridtext import (
    EDGE_NAMES,
    EXIT,
    FULL,
    LOW,
    OPEN,
    RUBBLE,
    RUIN,
    SOLID,
    STREET,
    TERRAIN_NAMES,
    GridPicture,
    read,
    write,
)

__all__ = ["COMPASS", "EXIT", "FULL", "LOW", "OPEN", "RUBBLE", "RUIN", "SOLID", "STREET", "GridMap", "Line", "grid_map", "line_through"]

UNKNOWN = 2  # whether one square sees another, until somebody asks
COMPASS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # north, then clockwise
CENTRE = 5
POINTS = ((CENTRE, CENTRE), (2, 2), (8, 2), (2, 8), (8, 8))
FAR = 99

Corner = tuple[tuple[tuple[int, int, int], ...], tuple[tuple[int, int, int], ...]]


class Line:
    """A straight line from the centre of square (0, 0) to a point of another: the edges it crosses, the corners it runs through (with the
    edges that meet there on either side of it) and the squares it enters on the way. Edges: (x, y, 0) west, (x, y, 1) north of a square."""

    __slots__ = ("between", "corners", "edges")

    def __init__(self, edges: tuple[tuple[int, int, int], ...], corners: tuple[Corner, ...], between: tuple[tuple[int, int], ...]) -> None:
        self.edges = edges
        self.corners = corners
        self.between = between


@cache
def line_through(dx: int, dy: int, point: int) -> Line:
    """The line to that point (0 the centre, 1 to 4 the inner points) of the square dx to the east and dy to the south."""
    px, py = 10 * dx + POINTS[point][0], 10 * dy + POINTS[point][1]
    run, fall = px - CENTRE, py - CENTRE
    # where it crosses a grid line, as a fraction of its length: steps over x = 10 k at (10 k - 5) / run, over y at (10 k - 5) / fall
    crossings: list[tuple[int, int, int, int]] = []  # numerator over the common denominator run * fall, then (is x, k, 0)
    common = abs(run) * abs(fall) or abs(run) or abs(fall)
    for k in range(min(0, dx) + 1, max(0, dx) + 1):
        crossings.append(((10 * k - CENTRE) * common // run, 0, k, 0))
    for k in range(min(0, dy) + 1, max(0, dy) + 1):
        crossings.append(((10 * k - CENTRE) * common // fall, 1, k, 0))
    crossings.sort()
    x, y = 0, 0
    east, south = (1 if run > 0 else -1), (1 if fall > 0 else -1)
    edges: list[tuple[int, int, int]] = []
    corners: list[Corner] = []
    between: list[tuple[int, int]] = []
    index = 0
    while index < len(crossings):
        when, over, k, _ = crossings[index]
        if index + 1 < len(crossings) and crossings[index + 1][0] == when:  # a corner: both grid lines at once
            kx, ky = (k, crossings[index + 1][2]) if over == 0 else (crossings[index + 1][2], k)
            north, south_edge, west, east_edge = (kx, ky - 1, 0), (kx, ky, 0), (kx - 1, ky, 1), (kx, ky, 1)
            falling = east == south  # from north-west to south-east or back
            corners.append(((north, east_edge), (south_edge, west)) if falling else ((north, west), (south_edge, east_edge)))
            x, y = x + east, y + south
            index += 2
        else:
            if over == 0:
                edges.append((k, y, 0))
                x += east
            else:
                edges.append((x, k, 1))
                y += south
            index += 1
        if (x, y) != (dx, dy):
            between.append((x, y))
    return Line(tuple(edges), tuple(corners), tuple(between))


@cache
def far_apart(width: int, height: int) -> list[list[int]]:
    """The distance between any two squares: the same on every board of that size."""
    places = [(x, y) for y in range(height) for x in range(width)]
    return [[max(abs(x1 - x2), abs(y1 - y2)) for x2, y2 in places] for x1, y1 in places]


def square_names(width: int, height: int) -> list[str]:
    """What they are called, from the north-west on."""
    return [f"{chr(ord('a') + x)}{height - y}" for y in range(height) for x in range(width)]


class GridMap:
    """One board. Changed boards are boards of their own (`with_edge`, `with_terrain`), so everything asked once is remembered."""

    def __init__(self, picture: GridPicture, before: GridMap | None = None, touched: tuple[int, ...] = ()) -> None:
        """With `before`, that board with a change at the `touched` squares: a wall between two of them, or the ground of one."""
        self.picture = picture
        self._before, self._touched = before, touched
        self.width, self.height = picture.width, picture.height
        self.size = self.width * self.height
        # MA-COMP-02, MA-SETUP-02, -03: columns from the west, rows from the south
        self.names: list[str] = before.names if before else square_names(self.width, self.height)
        self.at: dict[str, int] = before.at if before else {name: index for index, name in enumerate(self.names)}
        self.x: list[int] = before.x if before else [index % self.width for index in range(self.size)]
        self.y: list[int] = before.y if before else [index // self.width for index in range(self.size)]
        self.terrain = [ground for row in picture.terrain for ground in row]
        self._far = far_apart(self.width, self.height)
        signs = enumerate(sign for row in picture.markers for sign in row)
        self.numbers = tuple((square, int(sign)) for square, sign in signs if sign.isdigit())  # squares marked with a figure
        self._marks: dict[str, list[int]] = {}
        # a byte for each two squares: a house with many tables knows some hundred boards
        self._sees = bytearray([UNKNOWN]) * self.size**2
        self._clear = bytearray([UNKNOWN]) * self.size**2
        self._walks: dict[int, list[int]] = {}
        self._seen: dict[int, tuple[int, ...]] = {}
        self._inner: dict[int, list[tuple[int, int]]] = {}
        # what stops sight on each edge (west and north of each square, one more column and row): a solid square is its four sides
        self._walls = self._edges(FULL)
        self._any = self._edges(LOW)

    def _edges(self, least: int) -> list[list[list[bool]]]:
        """MA-LOS-02: whether an edge is at least that high, by [upright or level][y][x]; the border and solid squares always are."""
        found = [
            [[edge >= least for edge in row] for row in self.picture.upright],
            [[edge >= least for edge in row] for row in self.picture.level],
        ]
        for square, ground in enumerate(self.terrain):
            if ground == SOLID:
                x, y = self.x[square], self.y[square]
                found[0][y][x] = found[0][y][x + 1] = found[1][y][x] = found[1][y + 1][x] = True
        return found

    # -- squares ------------------------------------------------------------------------------------------------------

    def marked(self, marker: str) -> list[int]:
        """The squares with that marker, from the north-west on."""
        found = self._marks.get(marker)
        if found is None:
            signs = [sign for row in self.picture.markers for sign in row]
            found = self._marks[marker] = [square for square, sign in enumerate(signs) if sign == marker]
        return list(found)

    def solid(self, square: int) -> bool:
        """Cannot be entered or seen through."""
        return self.terrain[square] == SOLID

    def cover(self, square: int) -> bool:
        """Rubble or ruin."""
        return self.terrain[square] in (RUBBLE, RUIN)

    def distance(self, a: int, b: int) -> int:
        """MA-LOS-07: the larger of the differences in columns and rows; walls do not change it."""
        return self._far[a][b]

    def straight(self, a: int, b: int) -> int:
        """The square of the distance as the crow flies."""
        return (self.x[a] - self.x[b]) ** 2 + (self.y[a] - self.y[b]) ** 2

    def neighbour(self, square: int, direction: int) -> int:
        """The square in that direction of the compass (0 north, clockwise), -1 off the board."""
        x, y = self.x[square] + COMPASS[direction][0], self.y[square] + COMPASS[direction][1]
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else -1

    @cached_property
    def exits(self) -> list[int]:
        """Squares with an exit on their border that are not solid."""
        found: list[int] = []
        for square in range(self.size):
            if not self.solid(square) and EXIT in self.sides(square):
                found.append(square)
        return found

    def sides(self, square: int) -> tuple[int, int, int, int]:
        """The edges of a square: north, east, south, west."""
        x, y = self.x[square], self.y[square]
        upright, level = self.picture.upright, self.picture.level
        return level[y][x], upright[y][x + 1], level[y + 1][x], upright[y][x]

    # -- steps --------------------------------------------------------------------------------------------------------

    def _straight_step(self, x: int, y: int, dx: int, dy: int) -> bool:
        """MA-MOVE-03, -08: a step to the next square in a row or column: on the board, no full wall, not solid; nothing else counts."""
        tx, ty = x + dx, y + dy
        if not (0 <= tx < self.width and 0 <= ty < self.height) or self.terrain[ty * self.width + tx] == SOLID:
            return False
        edge = self.picture.upright[y][max(x, tx)] if dx else self.picture.level[max(y, ty)][x]
        return edge < FULL  # MA-MOVE-02

    @cached_property
    def steps(self) -> list[tuple[int, ...]]:
        """Where one step leads from each square."""
        if self._before is None:
            return [self._steps_from(square) for square in range(self.size)]
        found = list(self._before.steps)
        for square in {near for touched in self._touched for near in (touched, *self.ring[touched])}:  # elsewhere all is as it was
            found[square] = self._steps_from(square)
        return found

    def _steps_from(self, square: int) -> tuple[int, ...]:
        return tuple(to for to in self.ring[square] if self._may_step(square, to))

    def _may_step(self, a: int, b: int) -> bool:
        """MA-MOVE-04: a diagonal step needs one of the two ways round its corner to be free."""
        x, y = self.x[a], self.y[a]
        dx, dy = self.x[b] - x, self.y[b] - y
        if not dx or not dy:
            return self._straight_step(x, y, dx, dy)
        first = self._straight_step(x, y, dx, 0) and self._straight_step(x + dx, y, 0, dy)
        return first or (self._straight_step(x, y, 0, dy) and self._straight_step(x, y + dy, dx, 0))

    @cached_property
    def ring(self) -> list[tuple[int, ...]]:
        """The neighbouring squares of each, walls or not, in the order of the compass."""
        if self._before is not None:
            return self._before.ring
        return [tuple(n for d in range(8) if (n := self.neighbour(square, d)) >= 0) for square in range(self.size)]

    def within(self, square: int, far: int) -> list[int]:
        """Squares at most that far away, from the north-west on, itself included."""
        row = self._far[square]
        return [other for other in range(self.size) if row[other] <= far]

    def walks(self, goal: int) -> list[int]:
        """The number of steps to the goal from every square; FAR where there is no way."""
        found = self._walks.get(goal)
        if found is None:
            found = [FAR] * self.size
            found[goal] = 0
            ring = [goal]
            while ring:
                further: list[int] = []
                for square in ring:
                    for near in self.steps[square]:  # steps work both ways
                        if found[near] == FAR:
                            found[near] = found[square] + 1
                            further.append(near)
                ring = further
            self._walks[goal] = found
        return found

    # -- sight --------------------------------------------------------------------------------------------------------

    def _free(self, walls: list[list[list[bool]]], a: int, line: Line) -> bool:
        """MA-LOS-03, -06: nothing of these walls on the line; at a corner there has to be something on both sides of it."""
        x, y = self.x[a], self.y[a]
        for ex, ey, level in line.edges:
            if walls[level][y + ey][x + ex]:
                return False
        for left, right in line.corners:
            if any(walls[level][y + ey][x + ex] for ex, ey, level in left) and any(walls[level][y + ey][x + ex] for ex, ey, level in right):
                return False
        return True

    def sees(self, a: int, b: int) -> bool:
        """MA-LOS-01, -04, -05: a line from the centre of one square to the centre or an inner point of the other is free, either way."""
        known = self._sees[a * self.size + b]
        if known == UNKNOWN:
            as_before = self._as_before(a, b)
            known = int(as_before.sees(a, b) if as_before else self._looks(a, b))
            self._sees[a * self.size + b] = self._sees[b * self.size + a] = known
        return bool(known)

    def _looks(self, a: int, b: int) -> bool:
        dx, dy = self.x[b] - self.x[a], self.y[b] - self.y[a]
        return (
            a == b
            or any(self._free(self._walls, a, line_through(dx, dy, point)) for point in range(5))
            or any(self._free(self._walls, b, line_through(-dx, -dy, point)) for point in range(1, 5))
        )

    def _as_before(self, a: int, b: int) -> GridMap | None:
        """The board before the change, where that cannot matter: a line keeps within the rectangle of its two squares, off its sides."""
        x, y, before = self.x, self.y, self._before
        if before is None:
            return None
        west, east, north, south = min(x[a], x[b]), max(x[a], x[b]), min(y[a], y[b]), max(y[a], y[b])
        inside = all(west <= x[square] <= east and north <= y[square] <= south for square in self._touched)
        return None if inside else before

    def seen_from(self, square: int) -> tuple[int, ...]:
        """Every square in sight, itself included, from the north-west on."""
        found = self._seen.get(square)
        if found is None:
            found = self._seen[square] = tuple(other for other in range(self.size) if self.sees(square, other))
        return found

    def clear(self, a: int, b: int) -> bool:
        """MA-SHOOT-05: all five lines from the centre of a to the points of b meet no wall, low wall or cover; b is no cover itself."""
        known = self._clear[a * self.size + b]
        if known == UNKNOWN:
            as_before = self._as_before(a, b)
            known = int(as_before.clear(a, b) if as_before else self._aims(a, b))
            self._clear[a * self.size + b] = known
        return bool(known)

    def _aims(self, a: int, b: int) -> bool:
        dx, dy = self.x[b] - self.x[a], self.y[b] - self.y[a]
        return not self.cover(b) and all(self._uncovered(a, line_through(dx, dy, point)) for point in range(5))

    def _uncovered(self, a: int, line: Line) -> bool:
        """MA-SHOOT-11: what the line only touches does not count, nor does the ground the shooter stands on."""
        if not self._free(self._any, a, line):
            return False
        x, y = self.x[a], self.y[a]
        return not any(self.terrain[(y + by) * self.width + x + bx] in (RUBBLE, RUIN) for bx, by in line.between)

    # -- edges --------------------------------------------------------------------------------------------------------

    def edge(self, a: int, b: int) -> int:
        """What stands between two neighbouring squares of a row or column."""
        if self.y[a] == self.y[b]:
            return self.picture.upright[self.y[a]][max(self.x[a], self.x[b])]
        return self.picture.level[max(self.y[a], self.y[b])][self.x[a]]

    def inner_edges(self, kind: int) -> list[tuple[int, int]]:
        """Pairs of squares, neither solid, with such an edge between them, from the north-west on."""
        found = self._inner.get(kind)
        if found is None:
            found = list[tuple[int, int]]()
            for square in range(self.size):
                for other in (square + 1, square + self.width):
                    beside = other < self.size and (other == square + self.width or self.y[other] == self.y[square])
                    if beside and self.edge(square, other) == kind and not self.solid(square) and not self.solid(other):
                        found.append((square, other))
            self._inner[kind] = found
        return list(found)

    def with_edge(self, a: int, b: int, kind: int) -> GridMap:
        """The same board with another edge between two neighbours."""
        picture = self._copy()
        if self.y[a] == self.y[b]:
            picture.upright[self.y[a]][max(self.x[a], self.x[b])] = kind
        else:
            picture.level[max(self.y[a], self.y[b])][self.x[a]] = kind
        return GridMap(picture, self, (a, b))

    def with_terrain(self, square: int, kind: int) -> GridMap:
        """The same board with another ground in one square."""
        picture = self._copy()
        picture.terrain[self.y[square]][self.x[square]] = kind
        return GridMap(picture, self, (square,))

    def _copy(self) -> GridPicture:
        p = self.picture
        terrain, upright, level = ([list(row) for row in rows] for rows in (p.terrain, p.upright, p.level))
        return GridPicture(p.width, p.height, terrain, upright, level, p.markers)

    def text(self) -> str:
        """The picture of this board."""
        return write(self.picture)

    def drawing(self) -> dict[str, Any]:
        """For clients: squares with their ground, and each edge that is not open as [x1, y1, x2, y2, kind], from the north-west."""
        edges: list[list[int | str]] = []
        for y in range(self.height):
            edges += [[x, y, x, y + 1, EDGE_NAMES[kind]] for x, kind in enumerate(self.picture.upright[y]) if kind]
        for y in range(self.height + 1):
            edges += [[x, y, x + 1, y, EDGE_NAMES[kind]] for x, kind in enumerate(self.picture.level[y]) if kind]
        squares = [
            {"id": name, "x": self.x[index], "y": self.y[index], "terrain": TERRAIN_NAMES[self.terrain[index]]}
            for index, name in enumerate(self.names)
        ]
        return {"width": self.width, "height": self.height, "squares": squares, "edges": edges}


def grid_map(text: str) -> GridMap:
    """The board in this picture. Raises GridError."""
    return GridMap(read(text))
