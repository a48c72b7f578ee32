"""Opening a building for the first time: all that waits inside comes out, Enemies before Bystanders."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

FRONT_DOOR = "14R.E|17R.B"
KITCHEN_DOOR = "13R.E|14R.D"


def opened(scene: ResistanceScene) -> list[str]:
    """The rooms that are no longer closed."""
    return [zone.id for zone in scene.play.map.zones if zone.kind == "room" and scene.state.opened[zone.index]]


def fuel_store(board: Board, *cards: str, bystander: str = "trish_tilby", xp: int = 0) -> ResistanceScene:
    """Wolverine at the door of the fuel store: one spawn symbol, one facedown card."""
    scene = board("wolverine", wolverine="15V.B")
    scene.set("wolverine", xp=xp)
    scene.facedown(bystander, "15V.C")
    scene.deck("spawn", *cards)
    return scene


@rule("XR-BUILD-01", "XR-BUILD-07", "XR-OPEN-06")
def test_the_first_opening_brings_out_enemies_and_then_bystanders(board: Board) -> None:
    scene = fuel_store(board, "008")
    assert scene.view(0)["zones"]["15V.C"]["facedown"] == 1
    scene.answer("open:15V.B|15V.C")
    order = ["door.opened", "building.opened", "enemies.spawned", "bystander.revealed"]
    assert [event.kind for event in scene.happened() if event.kind in order] == order
    assert scene.events("door.opened") == [{"edge": "15V.B|15V.C", "hero": "wolverine", "zone": "15V.B"}]
    assert (scene.count("15V.C", "brute"), scene.where("trish_tilby")) == (1, "15V.C")
    room = scene.view(0)["zones"]["15V.C"]
    assert (room["facedown"], room["bystanders"], room["opened"]) == (0, [{"id": "trish_tilby", "hidden": False}], True)


@rule("XR-BUILD-02", "XR-BUILD-05", "XR-BUILD-06", "XR-BUILD-10", "XR-SPAWN-10")
def test_wolverine_opens_the_mansion(board: Board) -> None:
    """Yellow level: a Brute, then a Walker Rush, then an Extra Activation of Walkers, then both Bystanders."""
    scene = board("wolverine", on="MH2", wolverine="17R.B")
    scene.set("wolverine", xp=7)
    scene.ajar(KITCHEN_DOOR)
    scene.facedown("trish_tilby", "13R.E")
    scene.facedown("senator_kelly", "14R.B")
    scene.deck("spawn", "007", "005", "037")
    actions = scene.hero("wolverine").actions
    scene.answer(f"open:{FRONT_DOOR}")
    assert scene.options() == ["zone:14R.A", "zone:14R.C", "zone:13R.E"]
    scene.answer("zone:13R.E")
    assert (scene.drawn(), scene.count("13R.E", "brute")) == ([("007", "13R.E")], 1)  # resolved before the next is drawn
    scene.answer("zone:14R.A")
    assert scene.drawn() == [("007", "13R.E"), ("005", "14R.A"), ("037", "14R.C")]
    walks = [(move["count"], move["origin"], move["to"]) for move in scene.events("enemies.moved")]
    assert walks == [(4, "14R.A", "14R.D"), (4, "14R.D", "14R.E")]  # the Rush, then the Extra Activation; the Brute stays
    assert scene.count("14R.C", "walker") == 0
    assert (scene.where("trish_tilby"), scene.where("senator_kelly")) == ("13R.E", "14R.B")
    order = [event.kind for event in scene.happened() if event.kind in ("card.spawned", "bystander.revealed")]
    assert order == ["card.spawned"] * 3 + ["bystander.revealed"] * 2
    assert opened(scene) == ["14R.A", "14R.B", "14R.C", "13R.E", "14R.D", "14R.F", "14R.E"]
    assert (scene.prompt, scene.hero("wolverine").actions) == ("prompt-action", actions - 1)  # his turn goes on


@rule("XR-BUILD-02")
def test_closed_doors_separate_buildings(board: Board) -> None:
    scene = board("wolverine", on="MH2", wolverine="17R.B")
    scene.deck("spawn", "007", "008")
    scene.facedown("senator_kelly", "14R.B")
    scene.answer(f"open:{FRONT_DOOR}")
    scene.answer("zone:14R.C")
    assert [zone for _, zone in scene.drawn()] == ["14R.C", "14R.A"]  # not the kitchen
    assert scene.view(0)["zones"]["13R.E"]["facedown"] == 1


@rule("XR-BUILD-03", "XR-BUILD-04")
def test_a_window_opens_its_own_building_and_no_other(board: Board) -> None:
    scene = board("wolverine", on="MH2", wolverine="16R.A")
    scene.facedown("trish_tilby", "13R.C")
    scene.deck("spawn", "007")
    scene.answer("open:13R.C|16R.A")
    assert opened(scene) == ["13R.C", "13R.D"]  # the kitchen behind its own closed window is another building
    assert scene.drawn() == [("007", "13R.D")]  # only the zone with the symbol
    assert scene.where("trish_tilby") == "13R.C"


@rule("XR-BUILD-04")
def test_a_building_without_symbols_draws_nothing(board: Board) -> None:
    scene = board("wolverine", on="MH2", wolverine="18R.C")
    scene.facedown("trish_tilby", "15R.E")
    scene.answer("open:15R.E|18R.C")
    assert (scene.drawn(), scene.where("trish_tilby")) == ([], "15R.E")
    assert not scene.table.undo_points()[-1].free  # a card was turned over


def test_opening_an_empty_room_can_be_undone_by_oneself(board: Board) -> None:
    scene = board("wolverine", on="MH2", wolverine="14R.A")
    scene.explored("14R.E")
    scene.answer("open:13R.B|14R.A")
    assert scene.events("building.opened") == [{"zones": ["13R.B"]}]
    assert scene.table.undo_points()[-1].free  # nothing was drawn or turned over


@rule("XR-BUILD-08", "XR-SETUP-16")
def test_too_late(board: Board) -> None:
    scene = fuel_store(board, "008", "007", bystander="too_late")
    scene.answer("open:15V.B|15V.C")
    assert scene.drawn() == [("008", "15V.C"), ("007", "15V.C")]
    assert scene.state.people == scene.state.facedown[1:] == []
    assert scene.count("15V.C", "brute") == 2
    assert scene.state.person_pile.discards == ["too_late"]
    assert scene.events("bystander.late") == [{"zone": "15V.C"}]


@rule("XR-BUILD-08", "XR-SPAWN-13")
def test_too_late_may_draw_a_hidden_bystander_who_is_too_late_as_well(board: Board) -> None:
    scene = fuel_store(board, "008", "041", "007", bystander="too_late")
    scene.deck("person", "too_late")
    scene.answer("open:15V.B|15V.C")
    assert scene.drawn() == [("008", "15V.C"), ("041", "15V.C"), ("007", "15V.C")]
    assert scene.state.person_pile.discards == ["too_late", "too_late"]
    assert scene.state.people == []


@rule("XR-BUILD-06", "XR-BUILD-08")
def test_the_other_bystanders_are_out_before_the_card_of_too_late(board: Board) -> None:
    scene = board("wolverine", on="MH2", wolverine="17R.B")
    scene.ajar(KITCHEN_DOOR)
    scene.facedown("too_late", "14R.B")
    scene.facedown("trish_tilby", "13R.E")
    scene.deck("spawn", "007", "008", "009", "023")
    scene.answer(f"open:{FRONT_DOOR}")
    scene.answer("zone:14R.A")
    scene.answer("zone:14R.C")
    assert [zone for _, zone in scene.drawn()] == ["14R.A", "14R.C", "13R.E", "14R.B"]
    assert (scene.count("14R.B", "brute"), scene.where("trish_tilby")) == (2, "13R.E")


@rule("XR-BUILD-09", "XR-LEVEL-08")
def test_a_window_broken_on_a_level_that_just_lost_its_last_hero_still_spawns(board: Board) -> None:
    scene = board("storm", "magneto", on="MH9", storm="12R.B", magneto="17V.C")
    scene.set("storm", health=1)
    scene.enemies("12R.B", walker=1)  # fells Storm, the only one on the ground
    scene.bystander("trish_tilby", "10R.C")
    scene.enemies("10R.B", brute=1)
    scene.enemies("10R.A", brute=1)  # breaks into the library, where the Bystander is
    scene.deck("spawn", "008")
    scene.end_turns()
    assert scene.hero("storm").stage == "out"
    assert scene.is_open("10R.A|10R.C")
    assert scene.drawn() == [("008", "10R.C")]


@rule("XR-BUILD-10")
def test_a_building_spawn_is_over_before_the_next_action(board: Board) -> None:
    scene = fuel_store(board, "005")
    scene.answer("open:15V.B|15V.C")
    assert scene.count("15V.B", "walker") == 2  # they rushed to him
    assert scene.where("trish_tilby") == "15V.C"
    assert (scene.prompt, scene.hero("wolverine").actions) == ("prompt-action", 2)
    assert not scene.offers("move:15V.C")  # leaving two Enemies behind costs 3


@rule("XR-BUILD-10", "XR-ROUND-12")
def test_a_building_spawn_may_end_the_turn_it_interrupts(board: Board) -> None:
    scene = board("wolverine", "storm", wolverine="15V.B", storm="12V.E")
    scene.set("wolverine", health=1)
    scene.facedown("trish_tilby", "15V.C")
    scene.deck("spawn", "014")
    scene.turn("wolverine")
    scene.answer("open:15V.B|15V.C")
    assert scene.hero("wolverine").stage == "out"
    assert scene.where("trish_tilby") == "15V.C"  # the building is brought out to the end
    assert scene.offers("end") and scene.table.pending[0].args["hero"] == "storm"


@rule("XR-BUILD-11")
def test_a_door_between_two_opened_buildings_brings_nobody(board: Board) -> None:
    scene = board("wolverine", on="MH2", wolverine="14R.D")
    scene.explored("14R.E", "13R.E")
    scene.answer(f"open:{KITCHEN_DOOR}")
    assert scene.is_open(KITCHEN_DOOR)
    assert (scene.drawn(), scene.events("building.opened")) == ([], [])


@rule("XR-BUILD-01", "XR-BUILD-11")
def test_a_building_is_opened_once(board: Board) -> None:
    scene = board("wolverine", "storm", on="MH2", wolverine="17R.B", storm="17R.C")
    scene.deck("spawn", "007", "008")
    scene.facedown("trish_tilby", "14R.B")
    scene.turn("wolverine")
    scene.answer(f"open:{FRONT_DOOR}")
    scene.answer("zone:14R.A")
    scene.turn("storm")
    scene.answer("open:14R.F|17R.C")
    assert len(scene.drawn()) == 2
    assert len(scene.events("building.opened")) == 1


@rule("XR-BUILD-12")
def test_an_opening_reveals_only_what_was_closed(board: Board) -> None:
    scene = board("wolverine", on="MH2", wolverine="14R.D")
    scene.explored("14R.E")
    scene.facedown("trish_tilby", "13R.E")
    scene.deck("spawn", "007")
    scene.answer(f"open:{KITCHEN_DOOR}")
    assert scene.events("building.opened") == [{"zones": ["13R.E"]}]
    assert scene.drawn() == [("007", "13R.E")]  # the hall's symbols draw nothing again


@rule("XR-BUILD-12")
def test_an_opening_reveals_everything_then_joined_to_it(board: Board) -> None:
    scene = board("wolverine", on="MH2", wolverine="14R.C")
    scene.explored("14R.E")
    scene.ajar("15R.A|15R.D")  # office and lounge are one closed building
    scene.deck("spawn", "007", "008")
    scene.answer("open:14R.C|15R.A")
    scene.answer("zone:15R.D")
    assert scene.events("building.opened") == [{"zones": ["15R.A", "15R.C", "15R.D"]}]


@rule("XR-BUILD-12")
def test_an_opening_between_two_closed_buildings_reveals_neither(board: Board) -> None:
    scene = board("wolverine", on="MH2", wolverine="13R.D")  # as if he had come in by no door at all
    scene.answer("open:13R.D|13R.E")
    assert (opened(scene), scene.drawn()) == ([], [])


@pytest.mark.parametrize("level", [0, 7, 19, 43])
@rule("XR-BUILD-05", "XR-SPAWN-04")
def test_cards_of_a_building_are_read_at_the_highest_danger_level(board: Board, level: int) -> None:
    scene = fuel_store(board, "001", xp=level)
    scene.answer("open:15V.B|15V.C")
    assert scene.count("15V.C", "walker") == {0: 2, 7: 3, 19: 8, 43: 9}[level]


@rule("XR-BUILD-04")
def test_a_symbol_that_the_mission_switches_off_draws_nothing(board: Board) -> None:
    scene = board("storm", on="MH3", storm="14V.D")
    scene.change(lambda g: g.state.open.__setitem__(g.map.edge["13V.C|14V.D"].index, 0))
    scene.explored("14V.D")
    scene.answer("open:13V.C|14V.D")
    assert "13V.C" in scene.events("building.opened")[0]["zones"]
    assert scene.drawn() == []
