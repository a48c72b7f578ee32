"""Movement: walls, corners, crowds, the border of the board, and leaving it."""

import pytest

from stockade.games.mars_attacks.scene import FIELD
from stockade.testing import rule

ME = "us-rifle.1"
WALLS = """
    a  b  c  d
  +==+==+==+==+
4 |.  .  .  . |
  +  +==+  +  +
3 |.  . |.  # |
  +  +  +  +  +
2 |,  _ :.  . |
  +  +--+  +  +
1 |.  .  .  . |
  +!!+!!+!!+!!+
"""


def moves(scene) -> set[str]:
    return {key[5:] for key in scene.options() if key.startswith("move:")}


def start(field, at: str, board: str = WALLS, zombies=None, **more):
    scene = field("us-rifle", board=board, where={ME: at, **more}, zombies=zombies or {})
    scene.answer(f"activate:{ME}")
    return scene


@rule("MA-MOVE-01", "MA-MOVE-02", "MA-MOVE-04", "MA-COMP-02")
@pytest.mark.parametrize(
    ("at", "to"),
    [
        ("b3", {"a2", "a3", "a4", "b2", "c2"}),  # c4 over the corner: both ways have a wall
        ("c3", {"b2", "b4", "c2", "c4", "d2", "d4"}),  # b3 is behind the wall, d3 solid
        ("c4", {"b4", "c3", "d4"}),  # b3 by neither way
        ("d4", {"c3", "c4"}),
        ("b4", {"a3", "a4", "c3", "c4"}),
    ],
)
def test_walls_and_solid_squares_stop_steps(field, at: str, to: set[str]) -> None:
    scene = start(field, at)
    assert moves(scene) == to
    for square in {"b3": ["b4", "c3"], "c3": ["b3", "d3"]}.get(at, []):
        assert scene.refused(f"move:{square}") == "MA-MOVE-02"
    scene.answer("nothing")


@rule("MA-MOVE-04")
def test_corners_with_a_wall_a_solid_square_and_both(field) -> None:
    scene = field("us-rifle", battle="breaking", where={ME: "b7"})
    scene.answer(f"activate:{ME}")
    assert moves(scene) == {"a8", "b8", "c8", "a7", "a6"}  # c8 by b8, a6 by a7, c6 by neither way
    assert scene.refused("move:c6")


@rule("MA-MOVE-03")
def test_rubble_ruins_and_low_walls_slow_nobody(field) -> None:
    scene = start(field, "a2")
    scene.do("move:b2", "move:c2")
    assert scene.at(ME) == "c2"


@rule("MA-MOVE-05", "MA-MOVE-09")
def test_a_seventh_friend_finds_no_room_and_no_way_through(field) -> None:
    six = {f"us-rifle.{n}": "e5" for n in range(2, 8)}
    scene = field(*["us-rifle"] * 7, where={ME: "e4", **six})
    scene.answer(f"activate:{ME}")
    assert "e5" not in moves(scene) and scene.refused("move:e5") == "MA-MOVE-05"
    scene.answer("nothing")
    five = field(*["us-rifle"] * 7, where={ME: "e4", **six, "us-rifle.7": "h8"})
    five.act(ME, "move:e5", "move:e6")  # through friends (MA-MOVE-07)
    assert five.at(ME) == "e6"


@rule("MA-MOVE-06")
def test_nine_bodies_fill_a_square(field) -> None:
    scene = start(field, "e4", FIELD, zombies={"e5": 9, "d4": 8})
    assert "e5" not in moves(scene) and scene.refused("move:e5") == "MA-MOVE-06"
    assert "d4" in moves(scene)
    scene.answer("nothing")


@rule("MA-MOVE-07")
def test_friends_do_not_stand_in_the_way(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", "us-rifle.2": "e5"})
    scene.act(ME, "move:e5", "move:e6")
    assert scene.at(ME) == "e6"


@rule("MA-MOVE-08", "MA-LEAVE-01", "MA-LEAVE-02", "MA-LEAVE-04", "MA-BREAK-03")
def test_only_the_red_edge_leads_off_the_board(field) -> None:
    north = start(field, "e8", FIELD)
    assert not north.offers("exit") and north.refused("exit") == "MA-LEAVE-02"
    north.answer("nothing")
    south = start(field, "e2", FIELD)
    assert not south.offers("exit")
    south.do("move:e1", "exit")  # the step off is the second square
    assert south.model(ME).stage == "escaped" and south.rule_of("model.exited") == "MA-BREAK-03"
    assert not south.offers(f"activate:{ME}")
    far = start(field, "e3", FIELD)
    far.do("move:e2", "move:e1")
    assert far.at(ME) == "e1"


@rule("MA-MOVE-08", "MA-LEAVE-01", "MA-LEAVE-02", "MA-BREAK-03")
def test_the_other_edges_of_a_printed_board_lead_nowhere(field) -> None:
    scene = field("us-rifle", battle="breaking", where={ME: "g1"})
    scene.answer(f"activate:{ME}")
    assert not scene.offers("exit") and scene.refused("exit") == "MA-LEAVE-02"
    assert moves(scene) <= {"f1", "f2", "g2", "h1", "h2"}
    scene.answer("nothing")


@rule("MA-LEAVE-10", "MA-LEAVE-04")
def test_shoot_and_leave(field) -> None:
    scene = start(field, "e1", FIELD, zombies={"e5": 1})
    scene.do("shoot:e5", "exit")
    assert scene.model(ME).stage == "escaped" and scene.prompt != "prompt-step"


@rule("MA-LEAVE-02")
def test_a_solid_corner_is_no_exit(field) -> None:
    scene = field("us-rifle", battle="help", where={ME: "b1"})
    assert {scene.play.name(square) for square in scene.play.map.exits} == {"b1", "c1", "d1", "e1", "f1", "g1"}
