"""MH6, lockdown: two teams, two keys, the Elevator that does not come empty, and the launch sequence of the X-Jet."""

import pytest

from stockade.engine import BadSetup, Table
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

BLUE, GREEN = "16V.F", "18V.B"
RED = ("11V.B", "12V.C", "14V.F")
HANGAR = ("15V.B|15V.E", "14V.E|15V.D")
WEST, EAST = "16V.B", "18V.F"


def dormitories(*heroes: str, spawns: bool = False, taken: tuple[str, ...] = ()) -> ResistanceScene:
    """The first half of the team in the west, the others in the east; every room is known and empty, these Objectives are taken."""
    scene = ResistanceScene(*heroes, mission="MH6", spawns=spawns)
    scene.choose(*(f"east:{hero}" for hero in heroes[(len(heroes) + 1) // 2 :]))
    scene.explored(*(zone.id for zone in scene.play.map.zones if zone.kind != "shaft"))
    scene.change(lambda g: [setattr(o, "taker", heroes[0]) for o in g.state.objectives if o.zone in taken])
    scene.mark()
    return scene


# -- set-up ---------------------------------------------------------------------------------------------------------------


@rule("XR-MH6-01")
def test_seven_tiles_on_two_floors() -> None:
    assert (MISSIONS["MH6"].minutes, MISSIONS["MH6"].difficulty) == (90, "medium")
    scene = ResistanceScene(*TEAM[:4], mission="MH6")
    view = scene.view(None)
    assert scene.play.map.levels == ("upper", "underground")
    assert sorted({zone.split(".")[0] for zone in view["zones"]}) == ["11V", "12V", "14V", "15V", "16V", "17V", "18V"]
    assert (view["exit"], view["cabin"]) == ("15V.F", "11V.X")
    locks = {edge: state["lock"] for edge, state in view["edges"].items() if state["lock"]}
    assert locks == {"16V.D|17V.C": "blue", "17V.D|18V.C": "green", **dict.fromkeys(HANGAR, "red")}


@rule("XR-MH6-02")
def test_the_counts_that_the_legend_no_longer_gives() -> None:
    view = ResistanceScene(*TEAM, mission="MH6", spawns=True).view(None)
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 10
    assert sorted(point["color"] for point in view["spawns"]) == ["first", "green", "red", "red"]
    assert sorted(objective["color"] for objective in view["objectives"]) == ["blue", "green", "red", "red", "red"]
    assert sum(edge["lock"] == "red" for edge in view["edges"].values()) == 2


@rule("XR-MH6-04")
@pytest.mark.parametrize(("heroes", "fewest", "most"), [(2, 1, 1), (3, 1, 2), (4, 2, 2), (5, 2, 3), (6, 3, 3)])
def test_the_players_divide_the_team_evenly(heroes: int, fewest: int, most: int) -> None:
    for number in range(fewest, most + 1):
        scene = ResistanceScene(*TEAM[:heroes], mission="MH6")
        (ask,) = scene.table.pending
        assert (ask.prompt, ask.group, ask.least, ask.most) == ("prompt-mh6-teams", True, fewest, most)
        east = TEAM[heroes - number : heroes]
        scene.choose(*(f"east:{hero}" for hero in east))
        assert {hero: scene.hero(hero).zone for hero in TEAM[:heroes]} == {h: EAST if h in east else WEST for h in TEAM[:heroes]}
        assert [event["zone"] for event in scene.events("team.placed")] == [WEST, EAST]
        assert scene.table.round == 1
        scene.finish("")


@rule("XR-MH6-05")
@pytest.mark.parametrize(("heroes", "used"), [(4, False), (5, True), (6, True)])
def test_the_green_spawn_point_is_for_big_teams(heroes: int, used: bool) -> None:
    scene = dormitories(*TEAM[:heroes], spawns=True)
    assert [point.zone for point in scene.state.spawns if point.color == "green"] == ["17V.B"] * used
    scene.deck("spawn", "001", "008")
    scene.end_turns()
    assert scene.drawn() == [("001", "17V.F"), ("008", "17V.B")][: 1 + used]  # the floor below sleeps
    scene.finish("")


@rule("XR-MH6-10")
def test_nobody_can_be_in_both_dormitories() -> None:
    with pytest.raises(BadSetup) as refused:
        Table.new("xmen-resistance", {"mission": "MH6", "heroes": ["storm"]}, 0)
    assert (refused.value.reason, refused.value.args_for_text["least"]) == ("hero-count", 2)
    assert ResistanceScene("storm", "rogue", mission="MH6").outcome == ""


# -- in order -------------------------------------------------------------------------------------------------------------


@rule("XR-MH6-03")
def test_both_keys_then_the_launch_then_everybody_out() -> None:
    scene = dormitories("storm", "rogue")
    goals = [(goal["done"], goal["now"]) for goal in scene.view(0)["goals"]]
    assert goals == [(False, True), (False, False), (False, False)]
    scene.takes("storm", BLUE)
    scene.put("storm", RED[0])
    assert scene.refused(f"take:{RED[0]}") == "XR-MH6-03"  # the green key is missing
    scene.takes("rogue", GREEN)
    assert [goal["now"] for goal in scene.view(0)["goals"]] == [False, True, False]
    for zone in RED:
        scene.end_turns()
        scene.put("storm", "15V.F")
        scene.turn("storm")
        assert scene.refused("exit") == "XR-MH6-03"
        scene.takes("rogue", zone)
    assert [(goal["done"], goal["now"]) for goal in scene.view(0)["goals"]] == [(True, False), (True, False), (False, True)]
    scene.end_turns()
    scene.put("rogue", "15V.F")
    scene.turn("rogue")
    scene.answer("exit")
    assert scene.outcome == ""
    scene.answer("exit")
    scene.finish("won")


@rule("XR-MH6-06")
def test_each_objective_is_worth_five_xp_to_its_taker() -> None:
    for zone, others in ((BLUE, ()), (GREEN, (BLUE,)), (RED[1], (BLUE, GREEN))):
        scene = dormitories("storm", "rogue", taken=others)
        scene.takes("storm", zone)
        assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (5, 0)
        assert scene.rule_of("xp.gained") == "XR-MH6-06"
        scene.finish("")


# -- doors ----------------------------------------------------------------------------------------------------------------


@rule("XR-MH6-07")
@pytest.mark.parametrize(("door", "key", "wrong", "side"), [("16V.D|17V.C", BLUE, GREEN, "16V.D"), ("17V.D|18V.C", GREEN, BLUE, "18V.C")])
def test_each_door_has_its_own_key(door: str, key: str, wrong: str, side: str) -> None:
    scene = dormitories("storm", "rogue", taken=(wrong,))
    scene.put("storm", side)
    scene.turn("storm")
    assert scene.refused(f"open:{door}") == "XR-MH6-07"
    scene.takes("rogue", key)
    scene.end_turns()
    scene.turn("storm")
    scene.answer(f"open:{door}")
    assert scene.is_open(door)
    scene.finish("")


@rule("XR-MH6-09")
@pytest.mark.parametrize(("door", "side"), [(HANGAR[0], "15V.B"), (HANGAR[1], "14V.E")])
def test_the_hangar_waits_for_the_last_red_objective(door: str, side: str) -> None:
    scene = dormitories("storm", "rogue", taken=(BLUE, GREEN, *RED[:2]))
    scene.put("storm", side)
    scene.turn("storm")
    assert scene.refused(f"open:{door}") == "XR-MH6-09"
    scene.takes("rogue", RED[2])
    scene.end_turns()
    scene.turn("storm")
    scene.answer(f"open:{door}")
    assert scene.is_open(door)
    scene.finish("")


# -- the Elevator ---------------------------------------------------------------------------------------------------------


@rule("XR-MH6-08")
def test_the_first_call_brings_somebody_along() -> None:
    scene = dormitories("storm", "rogue")
    scene.put("storm", "17V.A")
    scene.put("rogue", "11V.C")
    scene.deck("spawn", "001", "002")
    scene.turn("storm")
    scene.answer("call:17V.X")
    assert scene.drawn() == [("001", "17V.X")]
    assert scene.rule_of("card.spawned") == "XR-MH6-08"
    assert scene.count("17V.X", "walker") == 2
    scene.turn("rogue")
    scene.mark()
    scene.answer("call:11V.X")
    assert scene.drawn() == []  # never again
    assert scene.count("11V.X", "walker") == 2
    scene.finish("")


@rule("XR-MH6-08")
def test_riding_is_not_calling() -> None:
    scene = dormitories("storm", "rogue")
    scene.put("storm", "11V.X")
    scene.deck("spawn", "001")
    scene.turn("storm")
    scene.answer("ride:17V.X")
    assert scene.drawn() == []
    scene.put("rogue", "11V.D")
    scene.turn("rogue")
    scene.answer("call:11V.X")
    assert scene.drawn() == [("001", "11V.X")]
    scene.finish("")
