"""MH4, gadgets on the loose: five parts, two traps, one way out."""

import pytest

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

PARTS = ("10R.C", "12R.E", "13R.A", "13R.C", "15R.A")
COLORS = ("blue", "green", "red", "red", "red")
EXIT = "14R.E"


def mansion(*heroes: str, spawns: bool = False) -> ResistanceScene:
    """Everything was looked into before; blue in the library, green in the changing room."""
    scene = ResistanceScene(*heroes, mission="MH4", spawns=spawns)

    def lay(g: Resistance) -> None:
        for objective, color in zip(g.state.objectives, COLORS, strict=True):
            objective.color = color

    scene.explored(*(zone.id for zone in scene.play.map.zones if zone.indoors))
    scene.change(lay)
    return scene


@rule("XR-MH4-01")
def test_the_board_is_as_the_mission_shows_it() -> None:
    assert (MISSIONS["MH4"].minutes, MISSIONS["MH4"].difficulty) == (60, "medium")
    view = ResistanceScene(*TEAM[:4], mission="MH4", spawns=True).view(None)
    assert sorted({zone.split(".")[0] for zone in view["zones"]}) == ["10R", "11R", "12R", "13R", "14R", "15R"]
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 8
    points = [(point["color"], point["active"]) for point in view["spawns"]]
    assert points == [("first", True), ("red", True), ("green", False), ("blue", False)]
    assert [o["zone"] for o in view["objectives"]] == list(PARTS)
    assert view["exit"] == EXIT


@rule("XR-MH4-02")
def test_all_five_parts_then_the_way_out() -> None:
    scene = mansion("storm")
    for number, zone in enumerate(PARTS):
        scene.put("storm", EXIT)
        assert scene.refused("exit") == "XR-MH4-02", number
        assert not scene.view(0)["goals"][0]["done"]
        scene.takes("storm", zone)
    assert scene.view(0)["goals"] == [
        {"id": "MH4-parts", "done": True, "now": False, "have": 5, "of": 5},
        {"id": "MH4-exit", "done": False, "now": True, "have": 0, "of": 1},
    ]
    scene.put("storm", EXIT)
    scene.answer("exit")
    scene.finish("won")


@rule("XR-MH4-02")
def test_four_of_five_parts_open_no_exit() -> None:
    scene = mansion("storm")
    scene.change(lambda g: [setattr(part, "taker", "storm") for part in g.state.objectives if part.zone in PARTS[:4]])
    scene.put("storm", EXIT)
    assert scene.view(0)["goals"][0] == {"id": "MH4-parts", "done": False, "now": True, "have": 4, "of": 5}
    assert scene.refused("exit") == "XR-MH4-02"
    scene.finish("")


@rule("XR-MH4-03", "XR-OBJ-03")
def test_blue_and_green_lie_facedown_among_the_red_ones() -> None:
    found = set()
    for seed in range(40):
        scene = ResistanceScene("storm", mission="MH4", seed=seed)
        assert sorted(o.color for o in scene.state.objectives) == list(COLORS)
        assert {o["color"] for o in scene.view(0)["objectives"]} == {"facedown"}
        found |= {(o.zone, o.color) for o in scene.state.objectives}
    assert found == {(zone, color) for zone in PARTS for color in COLORS}


@rule("XR-MH4-04")
def test_a_red_part_is_worth_5_xp_to_its_taker() -> None:
    scene = mansion("storm", "rogue")
    scene.takes("rogue", "13R.A")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (0, 5)
    assert scene.rule_of("xp.gained") == "XR-MH4-04"
    assert scene.events("spawn.activated") == []
    scene.finish("")


@rule("XR-MH4-05", "XR-MH4-06", "XR-MH4-03")
@pytest.mark.parametrize(("part", "color", "point"), [("10R.C", "blue", "14R.A"), ("12R.E", "green", "14R.C")])
def test_a_vital_part_is_worth_5_xp_to_everybody_and_springs_its_trap(part: str, color: str, point: str) -> None:
    scene = mansion("storm", "rogue")
    scene.takes("rogue", part)
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (5, 5)
    assert scene.rule_of("xp.gained") == "XR-MH4-05"
    assert scene.events("spawn.activated") == [{"color": color, "zone": point}]
    assert scene.rule_of("spawn.activated") == "XR-MH4-06"
    scene.deck("spawn", "001")
    scene.mark()
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == [point]
    scene.finish("")


@rule("XR-MH4-07", "XR-ELEV-13")
def test_the_elevator_is_out_of_order() -> None:
    scene = mansion("storm")
    for zone in ("11R.D", "11R.F"):
        scene.put("storm", zone)
        assert scene.refused("call:11R.X") == "XR-MH4-07"
        assert not scene.offers("move:11R.X")
    assert scene.view(0)["cabin"] is None
    scene.finish("")


@rule("XR-MH4-08")
@pytest.mark.parametrize(("heroes", "first"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_large_teams_draw_one_more_card_at_the_first_spawn_point(heroes: int, first: int) -> None:
    scene = mansion(*TEAM[:heroes], spawns=True)
    scene.deck("spawn", "001", "002", "003")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == ["10R.A"] * first + ["12R.B"]
    if first == 2:
        assert [event.rule for event in scene.happened() if event.kind == "card.spawned"] == ["XR-SPAWN-02", "XR-MH4-08", "XR-SPAWN-02"]
    scene.finish("")
