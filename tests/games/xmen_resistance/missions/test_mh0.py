"""MH0, the flight of the X-Jet: the key, the locked hangar, the second Spawn Point, and everybody out."""

import pytest

from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HANGAR = "15V.B|15V.E"


def with_the_key(*heroes: str, spawns: bool = False) -> ResistanceScene:
    """The first hero has just taken the key and is still at it; nobody lurks anywhere."""
    scene = ResistanceScene(*heroes, spawns=spawns)
    scene.explored("12V.A", "15V.C", "15V.D")
    scene.put(heroes[0], "12V.C")
    scene.turn(heroes[0])
    scene.mark()
    scene.answer("take:12V.C")
    return scene


@rule("XR-MH0-01")
def test_the_tutorial_is_easy_and_takes_half_an_hour() -> None:
    mission = MISSIONS["MH0"]
    assert (mission.minutes, mission.difficulty) == (30, "easy")
    assert ResistanceScene("storm").game.form.scenario_facts("MH0") == {"minutes": 30, "difficulty": "easy", "mode": "hero"}


@rule("XR-MH0-01")
def test_two_people_one_key_one_way_out() -> None:
    view = ResistanceScene(*TEAM[:4], spawns=True).view(None)
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 2
    assert [(point["color"], point["active"]) for point in view["spawns"]] == [("first", True), ("green", False)]
    assert [objective["color"] for objective in view["objectives"]] == ["green"]
    assert {name: edge["lock"] for name, edge in view["edges"].items() if edge["lock"]} == {HANGAR: "green"}
    assert view["exit"] == "15V.F"


@rule("XR-MH0-02")
def test_first_the_key_then_the_way_out() -> None:
    scene = ResistanceScene("storm", "rogue")
    assert scene.view(0)["goals"] == [
        {"id": "MH0-key", "done": False, "now": True, "have": 0, "of": 0},
        {"id": "MH0-exit", "done": False, "now": False, "have": 0, "of": 2},
    ]
    scene = with_the_key("storm", "rogue")
    assert scene.view(0)["goals"] == [
        {"id": "MH0-key", "done": True, "now": False, "have": 0, "of": 0},
        {"id": "MH0-exit", "done": False, "now": True, "have": 0, "of": 2},
    ]
    assert scene.outcome == ""
    scene.finish("")


@rule("XR-MH0-02")
def test_everybody_has_to_leave() -> None:
    scene = with_the_key("storm", "rogue", "magneto")
    scene.end_turns()
    scene.open(HANGAR)
    for hero in ("storm", "rogue", "magneto"):
        scene.put(hero, "15V.F")
    scene.turn("storm")
    scene.answer("exit")
    assert scene.outcome == ""
    scene.turn("rogue")
    scene.answer("exit")
    assert scene.outcome == ""
    assert scene.state.active == "magneto"
    scene.answer("end")  # not this round
    assert scene.outcome == ""
    scene.answer("exit")  # the next one
    scene.finish("won")


@rule("XR-MH0-03")
def test_the_key_unlocks_the_hangar() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("12V.A", "15V.C", "15V.D")
    scene.put("rogue", "15V.B")
    scene.put("storm", "12V.C")
    scene.turn("rogue")
    assert scene.refused(f"open:{HANGAR}") == "XR-MH0-03"
    scene.answer("end")
    scene.answer("take:12V.C")
    scene.end_turns()
    scene.turn("rogue")
    scene.answer(f"open:{HANGAR}")
    assert scene.is_open(HANGAR)
    scene.finish("")


@rule("XR-MH0-03", "XR-BUILD-04")
def test_the_hangar_draws_one_card_and_hides_nobody() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("12V.A")
    scene.put("storm", "12V.C")
    scene.turn("storm")
    scene.answer("take:12V.C")
    scene.end_turns()
    scene.put("storm", "15V.B")
    scene.deck("spawn", "008", "009")
    scene.turn("storm")
    scene.mark()
    scene.answer(f"open:{HANGAR}")
    assert scene.events("card.spawned") == [{"card": "008", "zone": "15V.E"}]
    assert scene.count("15V.E", "brute") == 1  # still Blue
    assert scene.events("bystander.revealed") == []
    scene.finish("")


@rule("XR-MH0-04", "XR-SPAWN-06", "XR-SPAWN-07")
def test_the_green_spawn_point_wakes_with_the_key_in_the_same_round() -> None:
    scene = ResistanceScene("storm", "rogue", spawns=True)
    scene.explored("12V.A")
    scene.put("storm", "12V.C")
    scene.deck("spawn", "003", "020", "001")
    scene.end_turns()
    assert [event["zone"] for event in scene.events("card.spawned")] == ["12V.E"]  # the green one sleeps
    scene.turn("storm")
    scene.mark()
    scene.answer("take:12V.C")
    assert scene.last("spawn.activated") == {"color": "green", "zone": "12V.A"}
    assert scene.rule_of("spawn.activated") == "XR-MH0-04"
    assert [point["active"] for point in scene.view(0)["spawns"]] == [True, True]
    scene.end_turns()
    assert [event["zone"] for event in scene.events("card.spawned")] == ["12V.E", "12V.A"]
    scene.finish("")


@rule("XR-MH0-05", "XR-RESCUE-07")
def test_the_key_is_worth_five_xp_to_whoever_takes_it() -> None:
    scene = with_the_key("storm", "rogue")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (5, 0)
    assert scene.last("xp.gained") == {"hero": "storm", "count": 5, "xp": 5}
    assert scene.rule_of("xp.gained") == "XR-MH0-05"
    scene.finish("")


@rule("XR-MH0-05", "XR-XP-11")
def test_the_key_can_bring_the_fourth_action_at_once() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("12V.A")
    scene.set("storm", xp=2)
    scene.put("storm", "12V.C")
    scene.turn("storm")
    scene.answer("take:12V.C")
    assert scene.hero("storm").actions == 3
    assert scene.last("level.reached") == {"hero": "storm", "level": "yellow"}
    scene.finish("")


@rule("XR-MH0-06")
@pytest.mark.parametrize(("heroes", "extra"), [(4, 0), (5, 1), (6, 1)])
def test_five_or_six_heroes_draw_one_more_card_at_the_first_spawn_point(heroes: int, extra: int) -> None:
    scene = with_the_key(*TEAM[:heroes], spawns=True)
    scene.deck("spawn", "003", "020", "007")
    scene.mark()
    scene.end_turns()
    cards = scene.events("card.spawned")
    fresh = [event.rule for event in scene.happened() if event.kind == "card.spawned"]
    assert [card["zone"] for card in cards] == ["12V.E"] * (1 + extra) + ["12V.A"]
    assert fresh == ["XR-SPAWN-02"] + ["XR-MH0-06"] * extra + ["XR-SPAWN-02"]
    scene.finish("")
