"""Windows: Enemies that see nobody plan as if they were open, and break the one in their way."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

FRENCH_WINDOW = "14R.F|17R.C"


def hall(board: Board, *heroes: str, **where: str) -> ResistanceScene:
    """The entrance hall and the court in front of it; the hall was opened before."""
    scene = board(*heroes, on="MH2", **where)
    scene.explored("14R.E")
    return scene


@rule("XR-WINDOW-01", "XR-WINDOW-02", "XR-EMOVE-03")
def test_a_walker_and_a_runner_go_for_storm_through_the_window(board: Board) -> None:
    scene = hall(board, "storm", "magneto", storm="17R.C", magneto="14R.B")  # Magneto: 2 zones away inside, out of sight
    scene.enemies("14R.F", walker=1, runner=1)
    scene.end_turns()
    assert scene.is_open(FRENCH_WINDOW)
    assert scene.count("14R.F", "walker") == 1  # its only Action broke the window
    assert scene.count("17R.C", "runner") == 1  # the second Action took it to Storm
    assert (scene.hero("storm").health, scene.hero("magneto").health) == (3, 3)


@rule("XR-WINDOW-02")
def test_a_window_farther_on_is_not_broken_from_afar(board: Board) -> None:
    scene = hall(board, "storm", storm="14R.F")
    scene.enemies("18R.B", walker=1)
    scene.end_turns()
    assert scene.count("17R.C", "walker") == 1
    assert not scene.is_open(FRENCH_WINDOW)
    scene.end_turns()
    assert scene.count("17R.C", "walker") == 1
    assert scene.is_open(FRENCH_WINDOW)
    scene.end_turns()
    assert scene.count("14R.F", "walker") == 1


@rule("XR-WINDOW-03")
def test_everybody_who_needs_the_window_spends_the_action_on_it(board: Board) -> None:
    scene = hall(board, "storm", storm="17R.C")
    scene.enemies("14R.F", walker=3, brute=2)
    scene.end_turns()
    assert scene.events("window.broken") == [{"edge": FRENCH_WINDOW}]  # once, by all of them
    assert scene.play.enemies_in("14R.F") == 5
    assert scene.events("enemies.moved") == []


@rule("XR-WINDOW-03")
def test_those_with_another_way_go_it_while_the_window_breaks(board: Board) -> None:
    scene = hall(board, "storm", "magneto", storm="17R.C", magneto="14R.F")
    scene.put("magneto", "14R.B")
    scene.ajar("14R.E|17R.B")
    scene.enemies("14R.E", walker=2)  # Storm: 2 moves by the front door, as many through the window; Magneto: 3
    scene.end_turns()
    assert (scene.count("17R.B", "walker"), scene.count("14R.F", "walker")) == (1, 1)
    assert not scene.is_open(FRENCH_WINDOW)


@rule("XR-WINDOW-04")
def test_a_broken_window_is_open_for_sight_and_movement(board: Board) -> None:
    scene = hall(board, "storm", storm="17R.C")
    scene.enemies("14R.F", walker=1)
    assert not scene.offers("attack:lightning_bolt:14R.F")
    assert not scene.offers("move:14R.F")
    scene.end_turns()
    assert scene.offers("attack:lightning_bolt:14R.F")
    assert scene.offers("move:14R.F")
    scene.end_turns()
    assert scene.count("17R.C", "walker") == 1
    assert scene.rule_of("enemies.moved") == "XR-EMOVE-02"  # now it sees her


@rule("XR-WINDOW-05", "XR-BUILD-01")
def test_breaking_out_of_a_closed_building_brings_out_what_waits_there(board: Board) -> None:
    scene = board("storm", on="MH2", storm="17R.C")
    scene.enemies("15R.C", runner=1)
    scene.deck("spawn", "007")
    scene.end_turns()
    order = ["window.broken", "building.opened", "card.spawned", "enemies.moved"]
    assert [event.kind for event in scene.happened() if event.kind in order] == order  # at once: before the Runner's second Action
    assert scene.events("building.opened") == [{"zones": ["15R.C", "15R.D"]}]
    assert scene.events("card.spawned") == [{"card": "007", "zone": "15R.D"}]
    assert (scene.count("15R.D", "brute"), scene.count("17R.C", "runner")) == (1, 1)


@rule("XR-WINDOW-05")
def test_breaking_into_an_opened_building_brings_nobody(board: Board) -> None:
    scene = hall(board, "storm", storm="14R.F")
    scene.enemies("17R.C", walker=1)
    scene.end_turns()
    assert scene.is_open(FRENCH_WINDOW)
    assert scene.events("card.spawned") == []


@rule("XR-WINDOW-06")
def test_an_enemy_that_sees_somebody_breaks_no_window(board: Board) -> None:
    scene = hall(board, "storm", "magneto", storm="14R.F", magneto="16R.A")  # Storm is next door, Magneto 4 zones down the drive
    scene.enemies("17R.C", walker=2, runner=1)
    scene.end_turns()
    assert not scene.is_open(FRENCH_WINDOW)
    assert (scene.count("17R.B", "walker"), scene.count("16R.C", "runner")) == (2, 1)


def test_a_mission_may_make_its_windows_unbreakable(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = hall(board, "storm", "magneto", storm="17R.C", magneto="14R.B")
    monkeypatch.setattr(MISSIONS["MH2"], "windows_break", False)
    scene.enemies("14R.F", walker=1)
    scene.end_turns()
    assert not scene.is_open(FRENCH_WINDOW)
    assert scene.count("14R.C", "walker") == 1  # Magneto is the closest without the window
