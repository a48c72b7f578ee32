"""Steps, sight, clear shots and shortest paths on small boards and on random ones, against a slow second opinion in fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockade.games.mars_attacks.board.gridmap import EXIT, FULL, LOW, OPEN, RUBBLE, RUIN, SOLID, STREET, GridMap, grid_map
from stockade.games.mars_attacks.board.gridtext import GridError, GridPicture, read, write
from stockade.server.sentences import explain

SMALL = """
    a  b  c
  +!!+==+==+
3 |.  ,B:. |
  +  +==+  +
2 |_  # |.1|
  +--+  +  +
1 |.Z .  . |
  +==+==+==+
"""


def empty(width: int, height: int) -> GridPicture:
    upright = [[FULL, *[OPEN] * (width - 1), FULL] for _ in range(height)]
    level = [[FULL] * width, *[[OPEN] * width for _ in range(height - 1)], [FULL] * width]
    return GridPicture(width, height, [[STREET] * width for _ in range(height)], upright, level, [[""] * width for _ in range(height)])


@st.composite
def boards(draw: st.DrawFn, width: int = 6, height: int = 5) -> GridMap:
    """Random boards, from nearly empty to crowded."""
    picture = empty(width, height)
    kinds = st.sampled_from([OPEN, OPEN, OPEN, LOW, FULL])
    for y, x in product(range(height), range(1, width)):
        picture.upright[y][x] = draw(kinds)
    for y, x in product(range(1, height), range(width)):
        picture.level[y][x] = draw(kinds)
    for y, x in product(range(height), range(width)):
        picture.terrain[y][x] = draw(st.sampled_from([STREET, STREET, STREET, STREET, RUBBLE, RUIN, SOLID]))
    return GridMap(picture)


# -- the notation -----------------------------------------------------------------------------------------------------


def test_a_picture_is_read_as_it_looks() -> None:
    board = grid_map(SMALL)
    assert (board.width, board.height, board.names[0], board.names[-1]) == (3, 3, "a3", "c1")
    a2, b2, b3, c3, c2, a1 = (board.at[name] for name in ("a2", "b2", "b3", "c3", "c2", "a1"))
    assert board.solid(b2) and board.cover(a2) and board.cover(b3) and not board.cover(c3)
    assert (board.edge(b3, c3), board.edge(b2, c2), board.edge(a2, a1), board.edge(b3, b2)) == (LOW, FULL, LOW, FULL)
    assert board.marked("B") == [b3] and board.marked("Z") == [a1] and board.numbers == ((c2, 1),)
    assert board.sides(board.at["a3"]) == (EXIT, OPEN, OPEN, FULL)
    assert board.exits == [board.at["a3"]]


def test_a_picture_is_drawn_back_the_same() -> None:
    assert grid_map(SMALL).text() == SMALL.lstrip("\n")


@given(boards())
@settings(max_examples=40)
def test_every_board_survives_being_written_and_read(board: GridMap) -> None:
    again = read(write(board.picture))
    assert (again.terrain, again.upright, again.level) == (board.picture.terrain, board.picture.upright, board.picture.level)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "problem"),
    [
        ("a  b  c", "a  c  b", 2, 5, "the columns a, b, c"),
        ("3 |.", "4 |.", 4, 1, "begins with “3 ”"),
        (",B:.", ",B;.", 4, 9, "no upright edge"),
        (",B:.", "xB:.", 4, 7, "no terrain"),
        (",B:.", ",?:.", 4, 8, "no marker"),
        ("# |.1", "#Z|.1", 6, 8, "on a solid square"),
        ("+--+", "+-=+", 7, 4, "no level edge"),
        ("+--+", "---+", 7, 3, "a corner is “+”"),
        ("  +--+", "x +--+", 7, 1, "begins with two blanks"),
        ("+--+", "+!!+", 7, 4, "an exit lies on the border"),
        (",B:.", ",B!.", 4, 9, "an exit lies on the border"),
        ("+!!+==+==+", "+!!+  +==+", 3, 7, "the border of the board is “==”"),
        ("3 |.", "3  .", 4, 3, "the border of the board is “|”"),
        (".1|", ".1|.", 6, 13, "a row line has 12 characters"),
        ("+  +==+  +", "+  +==+  ++", 5, 13, "an edge line has 12 characters"),
        ("1 |.Z .  . |\n", "", 8, 1, "one to nine rows"),
    ],
)
def test_what_is_wrong_with_a_picture_is_said_with_its_place(old: str, new: str, line: int, column: int, problem: str) -> None:
    assert old in SMALL
    with pytest.raises(GridError) as caught:
        read(SMALL.replace(old, new, 1))
    assert (caught.value.line, caught.value.column) == (line, column)
    told = {lang: explain(caught.value, lang) for lang in ("en", "fr")}
    assert told["en"].startswith(f"line {line}, column {column}: ") and problem in told["en"]
    assert told["fr"].startswith(f"ligne {line}, colonne {column}\u00a0: ") and problem not in told["fr"]


def test_an_empty_picture_is_no_board() -> None:
    with pytest.raises(GridError) as caught:
        read("\n\n")
    assert explain(caught.value, "fr") == "ligne 1, colonne 1\u00a0: le dessin est vide."


# -- steps and paths --------------------------------------------------------------------------------------------------


def names(board: GridMap, squares: object) -> set[str]:
    return {board.names[square] for square in squares}  # type: ignore[attr-defined]


def test_a_diagonal_step_needs_one_free_way_round_the_corner() -> None:
    board = grid_map(SMALL)
    assert names(board, board.steps[board.at["a3"]]) == {"b3", "a2"}  # b2 is solid
    assert names(board, board.steps[board.at["b3"]]) == {"a3", "c3", "a2", "c2"}  # round by a3 and by c3
    assert "b2" not in names(board, board.steps[board.at["c2"]])
    both = empty(2, 2)
    both.upright[0][1] = both.upright[1][1] = FULL
    assert GridMap(both).steps == [(2,), (3,), (0,), (1,)]
    both.upright[1][1] = OPEN
    assert GridMap(both).steps[0] == (3, 2)  # over the corner by the south


@given(boards())
@settings(max_examples=60)
def test_steps_work_both_ways_and_never_pass_walls_or_solid_squares(board: GridMap) -> None:
    for a in range(board.size):
        for b in board.steps[a]:
            assert board.distance(a, b) == 1 and not board.solid(b)
            assert board.solid(a) or a in board.steps[b]
            if board.x[a] == board.x[b] or board.y[a] == board.y[b]:
                assert board.edge(a, b) in (OPEN, LOW)


@given(boards(), st.integers(0, 29))
@settings(max_examples=60)
def test_paths_are_shortest(board: GridMap, goal: int) -> None:
    """One solution only: everything reachable is one step further than its nearest neighbour."""
    walks = board.walks(goal)
    assert walks[goal] == 0
    for square in range(board.size):
        if square == goal:
            continue
        nearest = min((walks[near] for near in board.steps[square]), default=99)
        if not board.solid(square) and not board.solid(goal):
            assert walks[square] == (nearest + 1 if nearest < 99 else 99)
        assert walks[square] >= board.distance(square, goal)


@given(boards(), st.integers(0, 29))
@settings(max_examples=40)
def test_on_open_ground_the_walk_is_the_distance(board: GridMap, goal: int) -> None:
    free = GridMap(empty(board.width, board.height))
    assert free.walks(goal) == [free.distance(square, goal) for square in range(free.size)]


def test_neighbours_go_clockwise_from_the_north_and_end_at_the_border() -> None:
    board = GridMap(empty(3, 3))
    assert [board.neighbour(4, d) for d in range(8)] == [1, 2, 5, 8, 7, 6, 3, 0]
    assert [board.neighbour(0, d) for d in range(8)] == [-1, -1, 1, 4, 3, -1, -1, -1]
    assert board.within(0, 1) == [0, 1, 3, 4] and board.within(4, 1) == list(range(9))
    assert board.straight(0, 8) == 8 and board.distance(0, 5) == 2


# -- sight ------------------------------------------------------------------------------------------------------------


def slowly_free(board: GridMap, a: int, b: int, point: tuple[Fraction, Fraction], least: int) -> bool:
    """The same question asked of every wall of the board in turn, with fractions."""
    half = Fraction(1, 2)
    px, py = board.x[a] + half, board.y[a] + half
    qx, qy = board.x[b] + point[0], board.y[b] + point[1]

    def wall(x: int, y: int, level: int) -> bool:
        rows = board.picture.level if level else board.picture.upright
        beside = [(x, y - 1), (x, y)] if level else [(x - 1, y), (x, y)]
        inside = [(i, j) for i, j in beside if 0 <= i < board.width and 0 <= j < board.height]
        return rows[y][x] >= least or any(board.terrain[j * board.width + i] == SOLID for i, j in inside)

    corners: dict[tuple[int, int], set[int]] = {}
    for level, (xs, ys) in enumerate(((board.width + 1, board.height), (board.width, board.height + 1))):
        for x, y in product(range(xs), range(ys)):
            if not wall(x, y, level):
                continue
            start, end = (x, y), ((x + 1, y) if level else (x, y + 1))
            sides = [(qx - px) * (cy - py) - (qy - py) * (cx - px) for cx, cy in (start, end)]
            along = (py, qy, y) if level else (px, qx, x)
            if not min(along[:2]) < along[2] < max(along[:2]):
                continue
            if sides[0] * sides[1] < 0:
                return False
            for side, corner, other in ((sides[0], start, sides[1]), (sides[1], end, sides[0])):
                if side == 0:
                    corners.setdefault(corner, set()).add(1 if other > 0 else -1)
    return all(len(found) < 2 for found in corners.values())


POINTS = [(Fraction(1, 2), Fraction(1, 2)), *product((Fraction(1, 5), Fraction(4, 5)), repeat=2)]


@given(boards(), st.integers(0, 29), st.integers(0, 29))
@settings(max_examples=250)
def test_sight_agrees_with_the_second_opinion(board: GridMap, a: int, b: int) -> None:
    slow = a == b or any(slowly_free(board, one, other, point, FULL) for one, other in ((a, b), (b, a)) for point in POINTS)
    assert board.sees(a, b) == slow


@given(boards())
@settings(max_examples=40)
def test_sight_is_symmetric(board: GridMap) -> None:
    mirror = GridMap(board.picture)  # asked the other way round, before the first one remembers
    for a, b in product(range(board.size), repeat=2):
        assert board.sees(a, b) == mirror.sees(b, a)
    assert all(a in board.seen_from(a) for a in range(board.size))


@given(boards(), st.data())
@settings(max_examples=60)
def test_a_wall_never_helps_sight(board: GridMap, data: st.DataObject) -> None:
    edges = board.inner_edges(OPEN) + board.inner_edges(LOW)
    if not edges:
        return
    walled = board.with_edge(*data.draw(st.sampled_from(edges)), FULL)
    for a in range(board.size):
        assert set(walled.seen_from(a)) <= set(board.seen_from(a))
        assert all(board.clear(a, b) for b in range(board.size) if walled.clear(a, b))


@given(boards(), st.integers(0, 29))
@settings(max_examples=40)
def test_low_walls_and_cover_never_change_sight(board: GridMap, square: int) -> None:
    picture = board._copy()
    for row in [*picture.upright, *picture.level]:
        row[:] = [OPEN if edge == LOW else edge for edge in row]
    picture.terrain = [[SOLID if ground == SOLID else STREET for ground in row] for row in picture.terrain]
    assert GridMap(picture).seen_from(square) == board.seen_from(square)


def test_a_line_that_touches_the_end_of_one_wall_is_free_and_between_two_it_is_not() -> None:
    picture = empty(2, 2)
    picture.upright[0][1] = FULL  # the wall ends in the corner that the diagonal runs through
    board = GridMap(picture)
    assert board.sees(2, 1) and board.sees(0, 3)
    picture.upright[1][1] = FULL
    assert not GridMap(picture).sees(2, 1) and not GridMap(picture).sees(0, 3)


def test_a_solid_square_hides_what_is_behind_it_and_is_never_seen_into() -> None:
    picture = empty(3, 3)
    picture.terrain[1][1] = SOLID
    board = GridMap(picture)
    assert not board.sees(0, 8) and not board.sees(3, 5) and not board.sees(0, 4)
    assert board.sees(0, 2) and board.sees(1, 3) and board.sees(0, 5)  # leaning round the corner


# -- clear shots ------------------------------------------------------------------------------------------------------


@given(boards(), st.integers(0, 29), st.integers(0, 29))
@settings(max_examples=200)
def test_clear_shots_agree_with_the_second_opinion(board: GridMap, a: int, b: int) -> None:
    if a == b:
        return
    slow = not board.cover(b) and all(slowly_free(board, a, b, point, LOW) and not slowly_covered(board, a, b, point) for point in POINTS)
    assert board.clear(a, b) == slow


def slowly_covered(board: GridMap, a: int, b: int, point: tuple[Fraction, Fraction]) -> bool:
    """Whether the line runs through the inside of a cover square other than its ends: clipped square by square."""
    half = Fraction(1, 2)
    px, py = board.x[a] + half, board.y[a] + half
    dx, dy = board.x[b] + point[0] - px, board.y[b] + point[1] - py
    for square in range(board.size):
        if square in (a, b) or not board.cover(square):
            continue
        low, high = Fraction(0), Fraction(1)
        inside = True
        for start, way, lower in ((px, dx, board.x[square]), (py, dy, board.y[square])):
            if way == 0:
                inside = inside and lower < start < lower + 1
            else:
                ends = sorted(((lower - start) / way, (lower + 1 - start) / way))
                low, high = max(low, ends[0]), min(high, ends[1])
        if inside and low < high:
            return True
    return False


@given(boards())
@settings(max_examples=40)
def test_a_clear_shot_is_seen(board: GridMap) -> None:
    for a in range(board.size):
        assert all(board.sees(a, b) for b in range(board.size) if board.clear(a, b))


def test_cover_on_the_way_or_at_the_target_spoils_a_clear_shot_and_under_the_shooter_does_not() -> None:
    free = GridMap(empty(4, 1))
    assert free.clear(0, 3)
    assert not free.with_terrain(1, RUBBLE).clear(0, 3)
    assert not free.with_terrain(3, RUIN).clear(0, 3)
    assert free.with_terrain(0, RUIN).clear(0, 3)
    low = free.with_edge(0, 1, LOW)
    assert low.sees(0, 3) and not low.clear(0, 3) and low.clear(1, 3)


# -- changing and showing a board -------------------------------------------------------------------------------------


def test_a_changed_board_leaves_the_first_one_alone() -> None:
    board = GridMap(empty(2, 2))
    walled = board.with_edge(0, 2, FULL)
    assert board.edge(0, 2) == OPEN and walled.edge(2, 0) == FULL and walled.edge(0, 1) == OPEN
    assert board.inner_edges(FULL) == [] and walled.inner_edges(FULL) == [(0, 2)]
    assert walled.with_terrain(2, SOLID).inner_edges(FULL) == []
    assert board.terrain == [STREET] * 4


def test_the_drawing_names_squares_grounds_and_edges() -> None:
    drawing = grid_map(SMALL).drawing()
    assert (drawing["width"], drawing["height"]) == (3, 3)
    assert drawing["squares"][4] == {"id": "b2", "x": 1, "y": 1, "terrain": "solid"}
    assert [2, 0, 2, 1, "low"] in drawing["edges"] and [0, 0, 1, 0, "exit"] in drawing["edges"] and [0, 2, 1, 2, "low"] in drawing["edges"]
    assert not any(edge[4] == "open" for edge in drawing["edges"])


CHANGES = st.tuples(st.integers(0, 29), st.sampled_from([1, 6, -1]), st.sampled_from([OPEN, LOW, FULL]))


@given(boards(), st.lists(CHANGES, min_size=1, max_size=3))
@settings(max_examples=25, deadline=None)
def test_a_changed_board_is_the_one_that_would_be_drawn_anew(board: GridMap, changes: list[tuple[int, int, int]]) -> None:
    """What it takes over from the board before is what it would find itself."""
    for square, step, kind in changes:
        other = square + step
        if step == -1:
            board = board.with_terrain(square, RUBBLE if kind == OPEN else SOLID)
        elif other < board.size and (step == board.width or board.y[other] == board.y[square]):
            board = board.with_edge(square, other, kind)
        again = GridMap(board.picture)
        assert board.steps == again.steps
        for a, b in product(range(board.size), repeat=2):
            assert board.sees(a, b) == again.sees(a, b)
            assert board.clear(a, b) == again.clear(a, b)
