"""MH2, hitting the road: the blue key somewhere in the wings, the green one in the greenhouse, the cars behind it."""

import pytest

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

WINGS = ("13R.A", "13R.C", "15R.A", "15R.B")
GREEN, EXIT = "16R.D", "18R.G"
GREENHOUSE, GARAGE = "16R.E|16R.F", "18R.D|18R.E"


def estate(*heroes: str, blue: str = "13R.A", spawns: bool = False) -> ResistanceScene:
    """Everything was looked into before; the blue Objective lies in that zone."""
    scene = ResistanceScene(*heroes, mission="MH2", spawns=spawns)

    def lay(g: Resistance) -> None:
        for objective in g.state.objectives:
            if objective.facedown:
                objective.color = "blue" if objective.zone == blue else "red"

    scene.explored(*WINGS, "13R.B", "13R.E", "14R.A", "15R.C", "15R.E", GREEN, EXIT)
    scene.change(lay)
    return scene


@rule("XR-MH2-01")
def test_the_board_is_as_the_mission_shows_it() -> None:
    assert (MISSIONS["MH2"].minutes, MISSIONS["MH2"].difficulty) == (60, "medium")
    view = ResistanceScene(*TEAM[:4], mission="MH2", spawns=True).view(None)
    assert sorted({zone.split(".")[0] for zone in view["zones"]}) == ["13R", "14R", "15R", "16R", "17R", "18R"]
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 7
    assert [(point["color"], point["active"]) for point in view["spawns"]] == [("first", True), ("red", True), ("red", True)]
    assert len(view["objectives"]) == 5
    assert {name: edge["lock"] for name, edge in view["edges"].items() if edge["lock"]} == {GREENHOUSE: "blue", GARAGE: "green"}
    assert (view["exit"], view["sentinel"]) == (EXIT, {"zone": "17R.F", "side": "charged"})


@rule("XR-MH2-02")
def test_blue_then_green_then_the_cars() -> None:
    scene = estate("storm", "rogue", blue="15R.B")
    scene.put("rogue", GREEN)
    scene.turn("rogue")
    assert scene.refused(f"take:{GREEN}") == "XR-MH2-02"
    scene.takes("storm", "13R.A")  # a red one does not count
    scene.end_turns()
    scene.turn("rogue")
    assert scene.refused(f"take:{GREEN}") == "XR-MH2-02"
    assert [goal["now"] for goal in scene.view(0)["goals"]] == [True, False, False]
    scene.takes("storm", "15R.B")
    scene.put("storm", EXIT)
    assert scene.refused("exit") == "XR-MH2-02"
    assert [goal["now"] for goal in scene.view(0)["goals"]] == [False, True, False]
    scene.end_turns()
    scene.takes("rogue", GREEN)
    assert [goal["done"] for goal in scene.view(0)["goals"]] == [True, True, False]
    scene.put("rogue", EXIT)
    scene.answer("exit")
    assert scene.outcome == ""
    scene.answer("exit")
    scene.finish("won")


@rule("XR-MH2-03", "XR-OBJ-03")
def test_the_blue_objective_lies_facedown_among_three_red_ones() -> None:
    found = set()
    for seed in range(40):
        scene = ResistanceScene("storm", mission="MH2", seed=seed)
        colors = {o.zone: o.color for o in scene.state.objectives}
        assert sorted(colors[zone] for zone in WINGS) == ["blue", "red", "red", "red"]
        assert colors[GREEN] == "green"
        assert {o["zone"]: o["color"] for o in scene.view(0)["objectives"]} == {**dict.fromkeys(WINGS, "facedown"), GREEN: "green"}
        found |= {zone for zone in WINGS if colors[zone] == "blue"}
    assert found == set(WINGS)


@rule("XR-MH2-04")
@pytest.mark.parametrize(("heroes", "more"), [(4, []), (5, ["16R.G"]), (6, ["16R.G"])])
def test_the_green_spawn_point_is_for_large_teams(heroes: int, more: list[str]) -> None:
    scene = ResistanceScene(*TEAM[:heroes], mission="MH2", spawns=True)
    scene.deck("spawn", "001", "002", "003", "007")
    scene.end_turns()
    assert sorted(zone for _, zone in scene.drawn()) == sorted(["16R.A", "18R.C", scene.play.map.alias["18R.F"], *more])
    scene.finish("")


@rule("XR-MH2-05")
def test_a_red_objective_is_worth_5_xp_to_its_taker() -> None:
    scene = estate("storm", "rogue", blue="15R.B")
    scene.takes("rogue", "13R.C")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (0, 5)
    assert scene.rule_of("xp.gained") == "XR-MH2-05"
    scene.finish("")


@rule("XR-MH2-06", "XR-MH2-03")
def test_both_keys_are_worth_5_xp_to_everybody() -> None:
    scene = estate("storm", "rogue", blue="15R.B")
    scene.takes("rogue", "15R.B")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (5, 5)
    scene.takes("storm", GREEN)
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (10, 10)
    assert scene.rule_of("xp.gained") == "XR-MH2-06"
    scene.finish("")


@rule("XR-MH2-07")
def test_each_armoured_door_has_its_key() -> None:
    scene = estate("storm", "rogue", blue="15R.A")
    scene.put("storm", "16R.F")
    scene.turn("storm")
    assert (scene.refused(f"open:{GREENHOUSE}"), scene.refused(f"open:{GARAGE}")) == ("XR-MH2-07", "XR-MH2-07")
    scene.takes("rogue", "15R.A")
    scene.put("rogue", "18R.D")
    assert scene.refused(f"open:{GARAGE}") == "XR-MH2-07"
    scene.end_turns()
    scene.turn("storm")
    scene.answer(f"open:{GREENHOUSE}")
    assert scene.is_open(GREENHOUSE)
    scene.put("storm", GREEN)
    scene.answer(f"take:{GREEN}")
    scene.turn("rogue")
    scene.answer(f"open:{GARAGE}")
    assert scene.is_open(GARAGE)
    scene.finish("")


def test_bots_look_under_tokens_they_cannot_read() -> None:
    scene = estate("storm", blue="15R.B")
    assert scene.play.mission.errands(scene.play) == list(WINGS)
    scene.takes("storm", "15R.B")
    assert scene.play.mission.errands(scene.play) == [GREEN]
    scene.takes("storm", GREEN)
    assert scene.play.mission.errands(scene.play) == []
