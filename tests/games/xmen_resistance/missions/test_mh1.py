"""MH1, breaking in: two power sources, a locked front door, shutters, and everybody inside."""

import pytest

from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

FRONT_DOOR = "14R.E|17R.B"
BLUE, RED, EXIT = "16R.D", "13R.A", "14R.A"


def mansion(*heroes: str, spawns: bool = False) -> ResistanceScene:
    """Everything was looked into before, and nobody was there."""
    scene = ResistanceScene(*heroes, mission="MH1", spawns=spawns)
    scene.explored("13R.A", "13R.B", "13R.C", "13R.E", "14R.A", "16R.D")
    return scene


@rule("XR-MH1-01")
def test_the_board_is_as_the_mission_shows_it() -> None:
    assert (MISSIONS["MH1"].minutes, MISSIONS["MH1"].difficulty) == (45, "easy")
    view = ResistanceScene(*TEAM[:4], mission="MH1", spawns=True).view(None)
    assert sorted({zone.split(".")[0] for zone in view["zones"]}) == ["13R", "14R", "16R", "17R"]
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 4
    assert [(point["color"], point["active"]) for point in view["spawns"]] == [("first", True), ("red", True), ("blue", False)]
    assert [(o["zone"], o["color"]) for o in view["objectives"]] == [(BLUE, "blue"), (RED, "red")]
    assert {name: edge["lock"] for name, edge in view["edges"].items() if edge["lock"] and "R.B" in name} == {FRONT_DOOR: "blue"}
    assert (view["exit"], view["sentinel"]) == (EXIT, {"zone": "17R.D", "side": "charged"})
    assert {hero["zone"] for hero in view["heroes"]} == {"17R.H"}


@rule("XR-MH1-02")
def test_both_objectives_then_the_way_out() -> None:
    scene = mansion("storm", "rogue")
    assert scene.view(0)["goals"] == [
        {"id": "MH1-power", "done": False, "now": True, "have": 0, "of": 2},
        {"id": "MH1-exit", "done": False, "now": False, "have": 0, "of": 2},
    ]
    scene.takes("storm", RED)  # in any order
    assert not scene.view(0)["goals"][0]["done"]
    scene.put("rogue", EXIT)
    scene.turn("rogue")
    assert scene.refused("exit") == "XR-MH1-02"
    scene.end_turns()
    scene.takes("storm", BLUE)
    assert scene.view(0)["goals"][0]["done"]
    scene.answer("end")
    scene.answer("exit")
    assert scene.outcome == ""  # Storm is still out there
    scene.put("storm", EXIT)
    scene.answer("exit")
    scene.finish("won")


@rule("XR-MH1-03")
@pytest.mark.parametrize(("heroes", "green"), [(3, []), (4, []), (5, [True]), (6, [True])])
def test_the_green_spawn_point_is_for_large_teams(heroes: int, green: list[bool]) -> None:
    scene = ResistanceScene(*TEAM[:heroes], mission="MH1", spawns=True)
    assert [point.active for point in scene.state.spawns if point.color == "green"] == green
    scene.deck("spawn", "001", "002", "003")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == ["17R.C", *(["17R.I"] if green else []), "16R.A"]
    scene.finish("")


@rule("XR-MH1-04")
def test_the_front_door_waits_for_the_blue_objective() -> None:
    scene = mansion("storm", "rogue")
    scene.put("rogue", "17R.B")
    scene.turn("rogue")
    assert scene.refused(f"open:{FRONT_DOOR}") == "XR-MH1-04"
    scene.takes("storm", RED)
    scene.end_turns()
    scene.turn("rogue")
    assert scene.refused(f"open:{FRONT_DOOR}") == "XR-MH1-04"  # the red one is no key
    scene.takes("storm", BLUE)
    scene.end_turns()
    scene.turn("rogue")
    scene.answer(f"open:{FRONT_DOOR}")
    assert scene.is_open(FRONT_DOOR)
    scene.finish("")


@rule("XR-MH1-05")
@pytest.mark.parametrize("zone", [BLUE, RED])
def test_each_objective_is_worth_5_xp_to_everybody(zone: str) -> None:
    scene = mansion("storm", "rogue", "magneto")
    scene.takes("rogue", zone)
    assert [scene.hero(name).xp for name in ("storm", "rogue", "magneto")] == [5, 5, 5]
    assert scene.rule_of("xp.gained") == "XR-MH1-05"
    scene.finish("")


@rule("XR-MH1-06")
def test_the_blue_objective_wakes_the_blue_spawn_point() -> None:
    scene = mansion("storm", spawns=True)
    scene.change(lambda g: [setattr(point, "active", False) for point in g.state.spawns])
    scene.takes("storm", RED)
    assert scene.events("spawn.activated") == []
    scene.end_turns()
    scene.takes("storm", BLUE)
    assert scene.last("spawn.activated") == {"color": "blue", "zone": "14R.C"}
    assert scene.rule_of("spawn.activated") == "XR-MH1-06"
    scene.deck("spawn", "001")
    scene.mark()
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == ["14R.C"]  # in the same round already
    scene.finish("")


@rule("XR-MH1-07")
def test_no_super_hero_opens_a_window() -> None:
    scene = mansion("mystique", "rogue")
    scene.set("mystique", xp=43)
    scene.put("mystique", "17R.C")
    scene.turn("mystique")
    window = "14R.F|17R.C"
    assert scene.refused(f"open:{window}") == "XR-MH1-07"
    scene.answer("skill:infiltrator")
    assert not any(key.startswith("open:") for key in scene.options())
    scene.answer("move:17R.B")
    scene.finish("")


@rule("XR-MH1-07")
def test_shutters_stop_both_sides() -> None:
    scene = mansion("storm")
    scene.explored("14R.F")
    scene.put("storm", "14R.F")
    scene.enemies("17R.C", walker=1)  # just outside the window, and the front door is locked
    scene.end_turns()
    assert scene.standing("walker") == {"17R.C": 1} and scene.events("window.broken") == []
    assert scene.refused("open:14R.F|17R.C") == "XR-MH1-07"
    scene.finish("")


@rule("XR-MH1-07")
def test_enemies_do_not_break_windows_and_go_around() -> None:
    scene = mansion("storm")
    scene.put("storm", "14R.E")
    scene.enemies("17R.C", walker=1)  # the window would be the shortest way, the door is shut
    scene.end_turns()
    assert scene.standing("walker") == {"17R.C": 1}
    assert scene.events("window.broken") == []
    scene.open(FRONT_DOOR)
    scene.end_turns()
    assert scene.standing("walker") == {"17R.B": 1}  # now there is a way
    scene.finish("")
