"""Sight and shooting: range, clear shots, cover, friends in the way, and what the weapons add."""

import pytest

from stockade.games.mars_attacks import facts, play
from stockade.games.mars_attacks.board.gridmap import FULL, grid_map
from stockade.games.mars_attacks.scene import FIELD
from stockade.testing import rule

ME = "us-rifle.1"
RUINS = """
    a  b  c  d  e  f
  +==+==+==+==+==+==+
4 |.  .  .  . |.  . |
  +  +  +  +  +  +  +
3 |.  ,  .  . :.  . |
  +  +  +  +  +  +  +
2 |.  .  _  #  .  . |
  +  +  +  +  +  +  +
1 |.  .  .  .  .  . |
  +!!+!!+!!+!!+!!+!!+
"""
CORNERS = FIELD.replace("5 |.  .  .  .  .  .", "5 |.  .  .  . |. |.").replace("4 |.  .  .  .  .", "4 |.  .  .  . |.")


def aim(field, unit: str = "us-rifle", at: str = "a4", board: str = RUINS, **zombies: int):
    name = unit if facts.units()[unit].unique else f"{unit}.1"
    scene = field(unit, board=board, where={name: at, f"us-rifle.{1 if name == unit else 2}": "a1"}, zombies=zombies)
    scene.answer(f"activate:{name}")
    return scene


@rule("MA-SHOOT-01", "MA-LOS-07", "MA-SHOOT-10")
def test_range_is_the_larger_difference_and_both_ends_count(field) -> None:
    scene = field("us-rifle", where={ME: "a8"}, zombies={"g5": 1, "h5": 1, "c4": 1})
    scene.answer(f"activate:{ME}")
    assert scene.play.map.distance(scene.play.map.at["a1"], scene.play.map.at["c5"]) == 4
    assert scene.offers("shoot:g5") and scene.offers("shoot:c4") and not scene.offers("shoot:h5")
    assert scene.refused("shoot:h5") == "MA-SHOOT-01"
    scene.answer("nothing")


@rule("MA-SHOOT-02")
def test_a_missile_needs_three_squares(field) -> None:
    scene = field("us-missile", where={"us-missile.1": "e4"}, zombies={"e6": 1, "e7": 1})
    scene.answer("activate:us-missile.1")
    assert scene.offers("shoot:e7") and not scene.offers("shoot:e6") and scene.refused("shoot:e6") == "MA-SHOOT-02"
    scene.answer("nothing")


@rule("MA-SHOOT-10")
def test_nobody_shoots_at_nothing(field) -> None:
    scene = field("us-rifle", where={ME: "a8"})
    scene.answer(f"activate:{ME}")
    assert scene.options() == ["move:b8", "move:b7", "move:a7", "nothing"]
    scene.answer("nothing")


@rule("MA-LOS-01", "MA-LOS-02", "MA-LOS-05")
def test_full_walls_and_solid_squares_hide(field) -> None:
    scene = aim(field, f4=1, f2=1, e3=1, at="a2")
    board = scene.play.map
    assert not board.sees(board.at["a2"], board.at["f2"]) and not board.sees(board.at["d4"], board.at["e4"])
    assert board.sees(board.at["a2"], board.at["e3"]) == board.sees(board.at["e3"], board.at["a2"])
    assert not scene.offers("shoot:f2") and scene.refused("shoot:f2") == "MA-LOS-02"
    scene.answer("nothing")


@rule("MA-LOS-02", "MA-LOS-03")
def test_low_walls_rubble_and_bodies_hide_nobody(field) -> None:
    scene = aim(field, at="a3", f3=1, b3=2, c3=9)
    assert scene.offers("shoot:f3") and scene.offers("shoot:b3") and scene.offers("shoot:c3")
    scene.answer("nothing")


@rule("MA-LOS-02")
def test_what_hides_and_what_does_not_from_one_square(field) -> None:
    scene = aim(field, at="a3", e4=1, f3=1, e2=1, e1=1)
    assert scene.refused("shoot:e4") == scene.refused("shoot:e2") == "MA-LOS-02"  # the wall of e4, the block on d2
    assert scene.offers("shoot:f3") and scene.offers("shoot:e1")  # rubble and a low wall, a ruin
    scene.answer("nothing")


@rule("MA-LOS-03")
def test_friends_and_zombies_between_neither_hide_nor_cover(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", "us-rifle.2": "e5"}, zombies={"e6": 2, "e7": 1})
    scene.dice(*[1] * 7)
    scene.act(ME, "shoot:e7")
    assert len(scene.last("dice.rolled")["dice"]) == 4  # a clear shot
    scene.answer("stop")


@rule("MA-LOS-04")
def test_those_in_one_square_see_each_other(field) -> None:
    board = field("us-rifle", board=RUINS, where={ME: "a4"}).play.map
    assert all(board.sees(square, square) for square in range(board.size))


@rule("MA-LOS-06")
def test_a_wall_end_is_no_wall_and_two_of_them_are() -> None:
    board = grid_map(FIELD)
    d5, e4, d4, e5 = (board.at[name] for name in ("d5", "e4", "d4", "e5"))
    one = board.with_edge(d5, e5, FULL)
    assert one.sees(d5, e4)
    assert not one.with_edge(d4, e4, FULL).sees(d5, e4)


@rule("MA-LOS-06")
def test_one_wall_end_hides_nobody_and_two_do(field) -> None:
    scene = aim(field, at="e4", board=CORNERS, d5=1, f5=1)
    assert scene.offers("shoot:f5") and scene.refused("shoot:d5") == "MA-LOS-02"
    scene.answer("nothing")


@rule("MA-SHOOT-03", "MA-SHOOT-05", "MA-SHOOT-11")
@pytest.mark.parametrize(
    ("at", "target", "clear"),
    [
        ("a4", "c4", True),
        ("a3", "c3", False),  # rubble between
        ("a2", "c2", False),  # the target stands in a ruin
        ("c2", "a2", True),  # one's own ruin is no cover for others
        ("b3", "d3", True),
        ("d3", "f3", False),  # a low wall on the shooter's own edge
        ("e3", "f3", True),
        ("a1", "c1", True),
    ],
)
def test_a_clear_shot_needs_five_free_lines(field, at: str, target: str, clear: bool) -> None:
    scene = field("us-rifle", board=RUINS, where={ME: at, "us-rifle.2": "f1"}, zombies={target: 1})
    scene.dice(*[1] * (7 if clear else 6))
    scene.act(ME, f"shoot:{target}", "stop")
    assert len(scene.last("dice.rolled")["dice"]) == (4 if clear else 3)


@rule("MA-SHOOT-04")
def test_aiming_and_a_clear_shot_add_up(field) -> None:
    scene = aim(field, c4=1)
    scene.dice(*[1] * 8)
    scene.answer("aim:c4")
    assert len(scene.last("dice.rolled")["dice"]) == 5


@rule("MA-SHOOT-06", "MA-ABIL-01")
def test_armour_is_one_success_against_a_shot(field) -> None:
    for ours, dead in (((5, 5, 1, 1), False), ((5, 5, 5, 1), True)):
        scene = aim(field, c4=1)
        scene.dice(*ours, 4, 1, 1)  # one success and Armour: two
        scene.do("shoot:c4", "stop")
        assert (scene.crowd() == {}) is dead


@rule("MA-SHOOT-07")
def test_no_firing_into_a_melee(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", "us-rifle.2": "e6"}, zombies={"e6": 2})
    scene.answer(f"activate:{ME}")
    assert not scene.offers("shoot:e6") and scene.refused("shoot:e6") == "MA-SHOOT-07"
    scene.answer("nothing")


@rule("MA-SHOOT-08")
def test_the_shooter_chooses_between_the_marked_and_the_others(field) -> None:
    scene = field("us-rifle", where={ME: "e4"})
    scene.zombies({"e6": 3}, marked={"e6": 1})
    scene.answer(f"activate:{ME}")
    assert {"aim:e6", "aim:e6:marked", "shoot:e6", "shoot:e6:marked"} <= set(scene.options())
    scene.dice(8, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1)
    scene.do("shoot:e6:marked", "stop")
    assert sum(scene.crowd().values()) == 2 and sum(scene.state.marked) == 0


@rule("MA-SHOOT-12", "MA-ABIL-24", "MA-ABIL-25")
def test_freeze_attacks_everybody_and_marks_those_who_live(field) -> None:
    scene = field("martian-freeze-ray", where={"martian-freeze-ray.1": "e4"}, zombies={"e6": 3}, hand=("steady-hands",))
    scene.dice(*[4, 4, 4, 4, 4, 1, 1], 1, 1, 1, *[1] * 5, 4, 4, 4, *[1] * 5, 4, 4, 4)
    scene.act("martian-freeze-ray.1", "aim:e6")
    scene.answer("play:steady-hands")
    assert [len(event["dice"]) for event in scene.events("dice.rolled")] == [7, 5, 5]  # aimed and clear each time, one card for one of them
    assert scene.crowd() == {"e6": 2} and sum(scene.state.marked) == 2  # stunned: they do not hear it
    assert scene.events("zombies.heard") == []


@rule("MA-ABIL-24")
def test_freeze_rolls_anew_for_each_of_the_square(field) -> None:
    scene = field("martian-freeze-ray", where={"martian-freeze-ray.1": "e4"}, zombies={"e6": 2})
    scene.dice(4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1)
    scene.act("martian-freeze-ray.1", "shoot:e6", "stop")
    assert [event["count"] for event in scene.events("dice.rolled")] == [4, 0]
    assert scene.crowd() == {"e6": 1} and sum(scene.state.marked) == 1


@rule("MA-ABIL-17")
def test_an_explosion_hits_every_model_of_the_square(field, monkeypatch) -> None:
    blast = {"id": "us-missile", "abilities": frozenset({"explosive", "armour-piercing"})}
    changed = facts.Profile(**{**{f: getattr(facts.profiles()["us-missile"], f) for f in facts.Profile.__struct_fields__}, **blast})
    monkeypatch.setitem(play.PROFILES, "us-missile", changed)
    scene = field("us-missile", where={"us-missile.1": "e4"}, zombies={"e7": 3})
    scene.dice(4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1)
    scene.act("us-missile.1", "shoot:e7", "stop")
    assert len(scene.events("dice.rolled")) == 3 and sum(scene.crowd().values()) == 1
    assert sum(scene.state.marked) == 0  # the survivor would be Rattled, and feels nothing


@rule("MA-ABIL-05", "MA-ABIL-06")
def test_a_missile_ignores_armour_and_finds_no_vehicle(field) -> None:
    scene = field("us-missile", where={"us-missile.1": "e4"}, zombies={"e8": 1})
    scene.dice(4, 4, 1, 1, 4, 1, 1)
    scene.act("us-missile.1", "shoot:e8", "stop")
    assert len(scene.last("dice.rolled")["dice"]) == 4  # three and the clear shot: nothing for being anti-tank
    assert scene.crowd() == {}  # two to one


@rule("MA-ABIL-08", "MA-ABIL-25")
def test_a_blaster_marks_whom_it_does_not_kill(field) -> None:
    scene = field("xiuhcoatl", where={"xiuhcoatl": "e4"}, zombies={"e6": 2})
    scene.dice(*[1] * 5, 1, 1, 1)
    scene.act("xiuhcoatl", "aim:e6", "done")
    assert sum(scene.state.marked) == 1
    assert scene.crowd() == {"e5": 1, "e6": 1}  # the marked one does not hear the shot


@rule("MA-ABIL-14", "MA-ABIL-15", "MA-REACT-11")
def test_covering_fire_rattles_no_zombie_but_is_heard(field) -> None:
    gun = "us-machine-gun.1"
    scene = field("us-machine-gun", where={gun: "e4"}, zombies={"e6": 1, "f6": 1, "g6": 1, "b7": 1})
    scene.answer(f"activate:{gun}")
    scene.answer("cover:e6")
    assert scene.options() == ["sweep:f6", "enough"]  # adjoining squares only
    scene.answer("sweep:f6")
    assert scene.options() == ["sweep:g6", "enough"]
    scene.answer("sweep:g6")
    assert scene.last("fire.swept")["squares"] == ["e6", "f6", "g6"] and scene.events("dice.rolled") == []
    assert sum(scene.crowd().values()) == 4 and "e6" not in scene.crowd()  # unhurt, and closer
    assert scene.last("zombies.heard")["count"] == 4


@rule("MA-ABIL-14")
def test_no_covering_fire_on_the_move(field) -> None:
    scene = field("us-machine-gun", where={"us-machine-gun.1": "e4"}, zombies={"e7": 1})
    scene.act("us-machine-gun.1", "move:e5")
    assert scene.offers("shoot:e7") and not scene.offers("cover:e7")
    scene.answer("stop")


@rule("MA-ABIL-33")
def test_rapid_fire_does_not_aim_and_goes_on_after_a_kill(field) -> None:
    scene = field("ashley", where={"ashley": "e4"}, zombies={"e6": 2})
    scene.answer("activate:ashley")
    assert not scene.offers("aim:e6") and scene.refused("aim:e6") == "MA-ABIL-33"
    scene.dice(4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4)
    scene.answer("shoot:e6")
    assert scene.prompt == "prompt-again"
    scene.answer("again:e6")
    assert len(scene.events("dice.rolled")) == 2 and scene.prompt == "prompt-step"
    scene.do("stop", "done")


@rule("MA-ABIL-33")
def test_rapid_fire_stops_after_a_miss(field) -> None:
    scene = field("ashley", where={"ashley": "e4"}, zombies={"e6": 2})
    scene.dice(1, 1, 1, 1, 1, 1, 1)
    scene.act("ashley", "shoot:e6")
    assert scene.prompt == "prompt-step" and len(scene.events("dice.rolled")) == 1
    scene.do("stop", "done")


@rule("MA-LOS-06", "MA-LOS-01")
def test_a_shot_past_the_corner_of_a_block(field) -> None:
    scene = aim(field, at="b1", d3=1)  # the straight line touches one corner of the block on d2
    assert scene.offers("shoot:d3")
    scene.do("shoot:d3", "stop")
    assert scene.events("model.shot")
