"""Opening doors and windows: one Action, no roll, for good; coloured doors wait for their Objective."""

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

FUEL_STORE = "15V.B|15V.C"
DANGER_ROOM = "12V.B|12V.D"
HANGAR = "15V.B|15V.E"


def in_the_corridor(*, explored: bool = True) -> ResistanceScene:
    """Storm's turn beside the fuel store and the locked hangar; Rogue waits in the west."""
    scene = ResistanceScene("storm", "rogue")
    if explored:
        scene.explored("15V.C", "15V.D", "12V.A")
    scene.put("storm", "15V.B")
    scene.turn("storm")
    return scene


def openings(scene: ResistanceScene) -> set[str]:
    return {key.removeprefix("open:") for key in scene.options() if key.startswith("open:")}


@rule("XR-OPEN-01")
def test_one_action_opens_one_door_of_the_zone() -> None:
    scene = in_the_corridor()
    assert openings(scene) == {FUEL_STORE}
    assert scene.refused(f"open:{DANGER_ROOM}") == "XR-OPEN-01"  # of another zone
    scene.answer(f"open:{FUEL_STORE}")
    assert scene.is_open(FUEL_STORE) and not scene.is_open(DANGER_ROOM) and not scene.is_open(HANGAR)
    assert scene.hero("storm").actions == 2
    assert scene.hero("storm").zone == "15V.B"  # opening is not entering
    assert scene.last("door.opened") == {"edge": FUEL_STORE, "hero": "storm", "zone": "15V.B"}
    assert scene.rule_of("door.opened") == "XR-OPEN-01"
    scene.finish("")


@rule("XR-OPEN-01")
def test_a_door_opens_from_either_side() -> None:
    scene = in_the_corridor()
    scene.put("storm", "15V.C")
    scene.answer(f"open:{FUEL_STORE}")
    assert scene.is_open(FUEL_STORE)
    scene.finish("")


@rule("XR-OPEN-01", "XR-OPEN-02")
def test_one_action_opens_one_window(board) -> None:
    scene = board("storm", on="MH2", storm="17R.C")
    scene.explored("14R.F", "15R.C")
    assert openings(scene) == {"14R.F|17R.C", "15R.C|17R.C"}
    scene.answer("open:15R.C|17R.C")
    assert scene.is_open("15R.C|17R.C") and not scene.is_open("14R.F|17R.C")
    assert scene.hero("storm").actions == 2


@rule("XR-OPEN-02")
def test_opening_needs_no_roll() -> None:
    scene = in_the_corridor()
    before = list(scene.state.chance)
    scene.answer(f"open:{FUEL_STORE}")
    assert scene.state.chance == before  # no die, no shuffle
    assert scene.table.undo_points()[0].free
    scene.finish("")


@rule("XR-OPEN-03")
def test_what_is_open_stays_open() -> None:
    scene = in_the_corridor()
    scene.enemies("12V.E", walker=1)
    scene.answer(f"open:{FUEL_STORE}")
    assert openings(scene) == set()
    for _ in range(2):
        scene.end_turns()
        assert scene.is_open(FUEL_STORE)
        scene.turn("storm")
        assert scene.offers("move:15V.C")
        assert openings(scene) == set()  # nothing to open, and there is no closing
    scene.finish("")


@rule("XR-OPEN-04", "XR-MH0-03")
def test_the_green_door_is_locked_until_the_green_objective_is_taken() -> None:
    scene = in_the_corridor()
    assert scene.refused(f"open:{HANGAR}") == "XR-MH0-03"
    scene.set("storm", traits=["swift"])
    assert not scene.offers(f"open:{HANGAR}")
    assert scene.view(0)["edges"][HANGAR] == {"open": False, "lock": "green"}
    scene.finish("")


@rule("XR-OPEN-04", "XR-HERO-16")
def test_a_punch_does_not_open_the_locked_door_either() -> None:
    scene = ResistanceScene("rogue", "storm")
    scene.open(FUEL_STORE)
    scene.put("rogue", "15V.B")
    scene.turn("rogue")
    assert scene.refused("skill:knockout_punch") == "XR-HERO-16"  # no other door here
    scene.finish("")


@rule("XR-OPEN-05", "XR-OPEN-04")
def test_the_unlocked_door_still_costs_an_action() -> None:
    scene = in_the_corridor()
    scene.put("rogue", "12V.C")
    scene.answer("end")
    scene.answer("take:12V.C")
    assert not scene.is_open(HANGAR)  # it does not open by itself
    assert scene.view(0)["edges"][HANGAR] == {"open": False, "lock": ""}
    scene.end_turns()
    scene.turn("storm")
    assert openings(scene) == {FUEL_STORE, HANGAR}
    assert scene.refused("move:15V.E") == "XR-MOVE-05"
    scene.answer(f"open:{HANGAR}")
    assert scene.is_open(HANGAR)
    assert scene.hero("storm").actions == 2
    scene.answer("move:15V.E")
    scene.finish("")


@rule("XR-OPEN-06", "XR-BUILD-01", "XR-BUILD-06")
def test_the_first_opening_brings_out_what_waits_inside() -> None:
    scene = in_the_corridor(explored=False)
    scene.facedown("trish_tilby", "15V.C")
    scene.deck("spawn", "007", "009")
    scene.answer(f"open:{FUEL_STORE}")
    assert scene.events("card.spawned") == [{"card": "007", "zone": "15V.C"}]
    assert scene.count("15V.C", "brute") == 1
    assert scene.where("trish_tilby") == "15V.C"
    assert scene.view(0)["zones"]["15V.C"]["opened"]
    kinds = [event.kind for event in scene.happened() if event.kind in ("door.opened", "card.spawned", "bystander.revealed")]
    assert kinds == ["door.opened", "card.spawned", "bystander.revealed"]
    scene.finish("")


@rule("XR-OPEN-06", "XR-BUILD-11")
def test_a_second_door_into_an_opened_building_brings_nobody() -> None:
    scene = in_the_corridor()
    scene.answer(f"open:{FUEL_STORE}")
    assert scene.events("card.spawned") == scene.events("building.opened") == []
    scene.finish("")


@rule("XR-OPEN-07")
def test_enemies_do_not_hinder_opening() -> None:
    scene = in_the_corridor()
    scene.enemies("15V.B", walker=4)
    scene.answer(f"open:{FUEL_STORE}")
    assert scene.is_open(FUEL_STORE)
    assert scene.hero("storm").actions == 2
    scene.finish("")
