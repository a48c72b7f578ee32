"""A floor plan in letters: walls, dotted borders, doors in their state, and words that never leave their zone."""

import pytest

from stockade.games.xmen_resistance.show import plan
from stockade.games.xmen_resistance.show.shapes import CellShape, EdgeShape, LevelShape, Static, ZoneShape

#  a a | b        a fills the west, b and c the east; a wall with a door between a and b, none between b and c
#  a a : c
LEVEL = LevelShape(
    id="ground",
    width=2,
    height=2,
    cells=[CellShape(0, 0, "a"), CellShape(0, 1, "a"), CellShape(1, 0, "b"), CellShape(1, 1, "c")],
    walls=[(0, 0, 2, 0), (0, 2, 2, 2), (0, 0, 0, 2), (2, 0, 2, 2)],
    lines=[],
    stairs=[],
)


def zone(*cells: tuple[int, int]) -> ZoneShape:
    return ZoneShape("ground", "room", "", cells, spawn=False, bystander=False, stairs=False, highlighted=False)


DRAWING = Static(
    levels=[LEVEL],
    zones={"a": zone((0, 0), (0, 1)), "b": zone((1, 0)), "c": zone((1, 1))},
    edges={"a|b": EdgeShape("door", "ground", 0, 0, "east")},
)


def drawn(words: dict[str, list[str]] | None = None, door: str = plan.OPEN) -> list[str]:
    return plan.draw(DRAWING, LEVEL, words or {}, {"a|b": door})


def test_walls_are_solid_and_borders_without_a_wall_dotted() -> None:
    lines = drawn()
    assert lines[0] == lines[-1] == "+" + "-" * plan.WIDTH + "+" + "-" * plan.WIDTH + "+"
    middle = lines[plan.HEIGHT + 1]
    assert middle == "+" + " " * plan.WIDTH + "+" + "." * plan.WIDTH + "+"
    assert {line[0] for line in lines} == {line[-1] for line in lines} == {"+", "|"}
    assert lines[-2][plan.WIDTH + 1] == ":"


@pytest.mark.parametrize(("door", "letter"), [(plan.OPEN, " "), (plan.CLOSED, "#"), (plan.LOCKED, "X")])
def test_a_door_shows_its_state(door: str, letter: str) -> None:
    column = "".join(line[plan.WIDTH + 1] for line in drawn(door=door)[1 : plan.HEIGHT + 1])
    assert column == "|" + letter * (plan.HEIGHT - 2) + "|"


def test_words_wrap_run_on_and_are_cut_at_the_end_of_the_zone() -> None:
    lines = drawn({"a": [f"line {n}" for n in range(9)], "b": ["a hall with a very long name"], "c": ["c"] * 5})
    inside = [line[1 : plan.WIDTH + 1].strip() for line in lines]
    assert [text for text in inside if text and set(text) != {"-"}] == [*(f"line {n}" for n in range(7)), "..."]
    assert lines[1].endswith(" a hall with a     |")
    assert all(len(line) == 2 * plan.WIDTH + 3 for line in lines)
