"""The words of a scene: names are resolved or refused with the nearest ones, and no word leaves an impossible position."""

import pytest

from stockade.testing.scene import SceneError


@pytest.mark.parametrize(
    ("lay", "near"),
    [
        (lambda scene: scene.put("scool", "thomas-heart"), "perhaps school"),
        (lambda scene: scene.put("school", "tomas-heart"), "perhaps thomas-heart"),
        (lambda scene: scene.zombies("libary", 2), "perhaps library"),
        (lambda scene: scene.barricades("colony", 1), "perhaps colony.6"),
        (lambda scene: scene.hand(0, "pistle"), "perhaps pistol"),
        (lambda scene: scene.crisis("ilness"), "perhaps illness"),
        (lambda scene: scene.crises("white-out"), "perhaps whiteout"),
        (lambda scene: scene.road("overdu"), "perhaps overdue"),
    ],
)
def test_a_wrong_name_is_refused_with_the_nearest_ones(winter, lay, near: str) -> None:
    scene = winter()
    with pytest.raises(SceneError, match=near):
        lay(scene)


def test_places_go_by_several_names(winter) -> None:
    scene = winter()
    scene.put("Police Station", "thomas-heart")
    scene.zombies("grocery_store", 2)
    assert scene.survivor("thomas-heart").place == 1 and scene.zombies_at("grocery-store") == 2 and scene.zombies_at("colony") == 0


def test_a_loyal_exile_has_laid_the_objective_open(winter) -> None:
    scene = winter()
    scene.aim(1, "hoarder")
    scene.aim(2, "gluttony")
    scene.exiled(1)
    scene.exiled(2, "payback")
    assert (scene.player(1).secret, scene.player(1).shown) == ("", "hoarder")
    assert (scene.player(2).secret, scene.player(2).shown) == ("gluttony", "")


def test_crises_and_the_first_player_are_laid_out(winter) -> None:
    scene = winter()
    scene.crises("whiteout", "illness")
    scene.first(1)
    scene.end_turns()
    assert scene.state.crisis == "whiteout" and scene.state.crisis_deck[-1] == "illness" and scene.state.first == 0


def test_an_answer_that_was_taken_automatically_says_so(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", variant="co-op")
    for seat in range(2):
        scene.hand(seat)
    scene.set(food=0)
    scene.dice(1)
    scene.do("move:thomas-heart", "to:school")  # and nothing is left to do
    with pytest.raises(SceneError, match=r"seat 0 is offered end \(end was taken automatically: prompt-action had no other answer\)"):
        scene.answer("end", 0)
