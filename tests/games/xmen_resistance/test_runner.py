"""Runners and Zombie Heroes act twice: with everybody else, and then once more."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule


def add(scene: ResistanceScene, kind: str, zone: str) -> None:
    if kind == "runner":
        scene.enemies(zone, runner=1)
    else:
        scene.zombie(kind, zone)


@rule("XR-RUNNER-01")
@pytest.mark.parametrize("kind", ["runner", "sabretooth"])
@pytest.mark.parametrize(("start", "end", "health"), [("12V.E", "15V.A", 3), ("12V.D", "15V.B", 3), ("15V.A", "15V.B", 2)])
def test_a_second_action_moves_again_or_attacks(board: Board, kind: str, start: str, end: str, health: int) -> None:
    scene = board("storm", storm="15V.B")
    add(scene, kind, start)
    scene.end_turns()
    assert (scene.count(end, kind), scene.hero("storm").health) == (1, health)


@rule("XR-RUNNER-01")
def test_walkers_and_brutes_have_no_second_action(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.enemies("12V.E", walker=1, brute=1, runner=1)
    scene.end_turns()
    assert (scene.count("12V.D", "walker"), scene.count("12V.D", "brute"), scene.count("15V.A", "runner")) == (1, 1, 1)


@rule("XR-RUNNER-02")
@pytest.mark.parametrize("kind", ["runner", "juggernaut"])
def test_both_actions_attack_when_it_starts_beside_a_target(board: Board, kind: str) -> None:
    scene = board("storm", storm="15V.B")
    add(scene, kind, "15V.B")
    scene.end_turns()
    assert scene.hero("storm").health == 1
    assert [attack["wounds"] for attack in scene.events("enemies.attacked")] == [1, 1]


@rule("XR-RUNNER-01")
def test_a_runner_that_has_devoured_its_target_runs_on(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("trish_tilby", "12V.D")
    scene.enemies("12V.D", runner=1)
    scene.end_turns()
    assert scene.where("trish_tilby") == ""
    assert scene.count("15V.A", "runner") == 1


@rule("XR-RUNNER-01", "XR-TRAIT-11")
def test_a_runner_shot_on_arrival_does_not_act_again(board: Board) -> None:
    scene = board("magneto", magneto="15V.A")
    scene.set("magneto", traits=["cool_headed"])
    scene.enemies("12V.D", runner=2)
    scene.dice(4, 1, 1)
    scene.end_turns()
    scene.answer("react:magneto:trait:cool_headed")
    scene.answer("power:0")
    assert scene.count("15V.A", "runner") == 1
    assert scene.hero("magneto").health == 2  # one of the two is left to attack


@rule("XR-RUNNER-01", "XR-TRAIT-11")
def test_runners_from_two_sides_are_counted_together(board: Board) -> None:
    scene = board("magneto", magneto="15V.A")
    scene.set("magneto", traits=["cool_headed"])
    scene.enemies("12V.D", runner=1)
    scene.enemies("15V.B", runner=2)
    scene.dice(4, 1, 1)
    scene.end_turns()
    scene.answer("react:magneto:trait:cool_headed")
    scene.answer("power:0")
    assert scene.events("enemies.attacked") == [{"zone": "15V.A", "wounds": 2}]  # three came, one fell


@rule("XR-RUNNER-01")
def test_runners_that_meet_on_the_way_go_on_together(board: Board) -> None:
    scene = board("storm", on="MH2", storm="17R.H")
    scene.enemies("17R.D", runner=1)
    scene.enemies("16R.F", runner=2)
    scene.end_turns()
    assert scene.count("17R.H", "runner") == 3
    scene.end_turns()
    assert scene.hero("storm").stage == "out"
