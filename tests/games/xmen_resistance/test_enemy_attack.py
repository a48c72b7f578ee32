"""Attacks of Enemies: no dice, one Wound each, shared out by the players among whoever can take it."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.engine import UnknownOption, WrongCount
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule


def health(scene: ResistanceScene, *heroes: str) -> list[int]:
    return [scene.hero(name).health for name in heroes]


@rule("XR-EATTACK-01", "XR-EATTACK-04")
@pytest.mark.parametrize("enemies", [{"walker": 1}, {"walker": 1, "brute": 1}, {"brute": 2}])
def test_each_enemy_deals_one_wound_without_a_roll(board: Board, enemies: dict[str, int]) -> None:
    scene = board("storm", storm="15V.A")
    scene.enemies("15V.A", **enemies)
    rolls = scene.play.chance.uses
    scene.end_turns()
    assert scene.hero("storm").health == 3 - sum(enemies.values())
    assert scene.play.chance.uses == rolls


@rule("XR-EATTACK-02")
@pytest.mark.parametrize("who", ["storm", "magneto"])
def test_one_walker_two_heroes_the_players_choose(board: Board, who: str) -> None:
    scene = board("storm", "magneto", storm="15V.A")
    scene.enemies("15V.A", walker=1)
    scene.end_turns()
    assert scene.options() == ["wound:storm", "wound:magneto"]
    scene.choose(f"wound:{who}")
    assert scene.hero(who).health == 2
    assert sum(health(scene, "storm", "magneto")) == 5


@rule("XR-EATTACK-02")
def test_all_wounds_may_go_to_one_hero(board: Board) -> None:
    scene = board("storm", "magneto", "rogue", storm="15V.A", rogue="12V.E")
    scene.enemies("15V.A", walker=2)
    scene.end_turns()
    assert not scene.offers("wound:rogue")  # she is elsewhere
    scene.choose("wound:magneto", "wound:magneto")
    assert health(scene, "storm", "magneto", "rogue") == [3, 1, 3]


@rule("XR-EATTACK-03", "XR-BYST-05")
def test_five_walkers_two_heroes_and_a_bystander(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.A")
    scene.enemies("15V.A", walker=5)
    scene.bystander("trish_tilby", "15V.A")
    scene.end_turns()
    with pytest.raises(UnknownOption):
        scene.choose("wound:trish_tilby", "wound:trish_tilby", "wound:storm", "wound:storm", "wound:magneto")
    scene.choose("wound:storm", "wound:storm", "wound:magneto", "wound:magneto", "wound:trish_tilby")
    assert health(scene, "storm", "magneto") == [1, 1]
    assert scene.where("trish_tilby") == ""
    assert scene.events("bystander.devoured") == [{"bystander": "trish_tilby", "zone": "15V.A"}]


@rule("XR-EATTACK-07")
def test_every_wound_must_land_while_somebody_can_take_it(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.A")
    scene.enemies("15V.A", walker=3)
    scene.end_turns()
    with pytest.raises(WrongCount):
        scene.choose("wound:storm", "wound:magneto")
    scene.choose("wound:storm", "wound:magneto", "wound:magneto")
    assert health(scene, "storm", "magneto") == [2, 1]


@rule("XR-EATTACK-05")
def test_wounds_beyond_all_health_are_lost(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.A")
    scene.set("magneto", health=1)
    scene.set("storm", health=2)
    scene.enemies("15V.A", walker=9)
    scene.bystander("trish_tilby", "15V.A")
    scene.end_turns()  # nothing to share: all that can be hit is hit
    assert scene.events("enemies.attacked") == [{"zone": "15V.A", "wounds": 9}]
    assert [(wound["hero"], wound["count"]) for wound in scene.events("hero.wounded")] == [("storm", 2), ("magneto", 1)]
    assert scene.outcome == "lost"


@rule("XR-EATTACK-05", "XR-EATTACK-02")
def test_a_hero_takes_no_more_than_they_have(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.A")
    scene.set("storm", health=1)
    scene.enemies("15V.A", walker=3)
    scene.end_turns()
    with pytest.raises(UnknownOption):
        scene.choose("wound:storm", "wound:storm", "wound:magneto")
    scene.choose("wound:magneto", "wound:magneto", "wound:storm")
    assert health(scene, "storm", "magneto") == [0, 1]


@rule("XR-EATTACK-06")
def test_a_hero_without_health_is_out_and_the_loss_comes_in_the_end_phase(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.A", magneto="15V.B")
    scene.set("storm", health=1)
    scene.enemies("15V.A", walker=1)
    scene.spawn_points("12V.E")
    scene.deck("spawn", "007")
    scene.end_turns()
    order = [event.kind for event in scene.happened() if event.kind in ("hero.out", "card.spawned", "game.lost")]
    assert order == ["hero.out", "card.spawned", "game.lost"]  # the round goes on until its End Phase
    assert (scene.hero("storm").stage, scene.hero("storm").zone, scene.outcome) == ("out", "", "lost")


@rule("XR-EATTACK-06")
def test_one_health_left_is_enough(board: Board) -> None:
    scene = board("storm", storm="15V.A")
    scene.set("storm", health=2)
    scene.enemies("15V.A", walker=1)
    scene.end_turns()
    assert (scene.hero("storm").health, scene.outcome) == (1, "")


@rule("XR-EATTACK-04")
def test_different_kinds_join_one_attack(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.A")
    scene.enemies("15V.A", walker=2, brute=1)
    scene.zombie("iceman", "15V.A")
    scene.end_turns()
    assert scene.events("enemies.attacked")[0] == {"zone": "15V.A", "wounds": 4}
    scene.choose("wound:storm", "wound:storm", "wound:magneto", "wound:magneto")
    assert scene.events("enemies.attacked")[1:] == [{"zone": "15V.A", "wounds": 1}]  # Iceman's second Action, a new Attack
    scene.choose("wound:storm")
    assert health(scene, "storm", "magneto") == [0, 1]


@rule("XR-EATTACK-08", "XR-BYST-03")
def test_a_second_action_is_a_new_attack_for_a_bystander(board: Board) -> None:
    scene = board("storm", storm="15V.A")
    scene.bystander("callisto", "12V.E")
    scene.enemies("12V.E", runner=3)
    scene.dice(5, 4)  # prevents the Wound of the first Attack, not that of the second
    scene.end_turns()
    assert [(roll["die"], roll["saved"]) for roll in scene.events("bystander.rolled")] == [(5, True), (4, False)]
    assert scene.where("callisto") == ""
    assert len(scene.events("bystander.devoured")) == 1


@rule("XR-EATTACK-03", "XR-SPAWN-14")
def test_no_wound_can_go_to_a_hidden_bystander(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.A")
    scene.bystander("trish_tilby", "15V.A", hidden=True)
    scene.enemies("15V.A", walker=1)
    scene.dice(4)
    scene.end_turns()
    assert scene.options() == ["wound:storm", "wound:magneto"]
    scene.choose("wound:storm")
    assert scene.where("trish_tilby") == "15V.A"


@rule("XR-EATTACK-04")
def test_walkers_of_another_zone_do_not_join_in(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.A", magneto="12V.E")
    scene.enemies("15V.A", walker=1)
    scene.enemies("12V.E", walker=2)
    scene.end_turns()
    assert health(scene, "storm", "magneto") == [2, 1]
