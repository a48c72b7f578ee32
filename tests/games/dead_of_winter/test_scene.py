"""The words of a scene: names are resolved or refused with the nearest ones, and no word leaves an impossible position."""

import pytest

from stockade.games.dead_of_winter.scene import WinterScene
from stockade.testing import rule
from stockade.testing.scene import SceneError


@pytest.mark.parametrize(
    ("lay", "near"),
    [
        (lambda scene: scene.put("scool", "thomas-heart"), "did you mean school"),
        (lambda scene: scene.put("school", "tomas-heart"), "did you mean thomas-heart"),
        (lambda scene: scene.zombies("libary", 2), "did you mean library"),
        (lambda scene: scene.barricades("colony", 1), "did you mean colony.6"),
        (lambda scene: scene.hand(0, "pistle"), "did you mean pistol"),
        (lambda scene: scene.crisis("ilness"), "did you mean illness"),
        (lambda scene: scene.crises("white-out"), "did you mean whiteout"),
        (lambda scene: scene.road("overdu"), "did you mean overdue"),
        (lambda scene: scene.items("thomas-hart", "pistol"), "no survivor in play is called 'thomas-hart': did you mean thomas-heart"),
        (lambda scene: scene.wounds("brian-le", 1), "did you mean brian-lee"),
        (lambda scene: scene.survivor("gray-beard"), "no survivor in play is called 'gray-beard'"),
        (lambda scene: scene.survivor_deck("mike-choo"), "did you mean mike-cho"),
        (lambda scene: scene.aim(0, "horder"), "no objective is called 'horder': did you mean hoarder"),
        (lambda scene: scene.aim(0, "hoarder", "paybak"), "no exiled objective in the deck is called 'paybak': did you mean payback"),
        (lambda scene: scene.exiled(1, "hady"), "did you mean handy"),
        (lambda scene: scene.exiled(7), "no seat is called '7'"),
        (lambda scene: scene.first(3), "no seat is called '3'"),
        (lambda scene: scene.set(moral=3), "no track is called 'moral': did you mean morale"),
        (lambda scene: scene.noise("liberry", 1), "did you mean library"),
        (lambda scene: scene.discards("medcine"), "did you mean medicine"),
        (lambda scene: scene.given(1, "foood-1"), "did you mean food-1"),
        (lambda scene: scene.pool(0, 7), "no face of a die is called '7'"),
        (lambda scene: scene.stop_before("fod"), "no step is called 'fod': did you mean food"),
        (lambda scene: scene.go_on(), "play has not stopped"),
    ],
)
def test_a_wrong_name_is_refused_with_the_nearest_ones(winter, lay, near: str) -> None:
    scene = winter()
    with pytest.raises(SceneError, match=near):
        lay(scene)


def test_a_survivor_whom_nobody_knows_is_refused_at_the_start(winter) -> None:
    with pytest.raises(SceneError, match="no survivor in the deck is called 'thomas-hart': did you mean thomas-heart"):
        WinterScene("thomas-hart", "brian-lee")


@pytest.mark.parametrize(
    ("lay", "why"),
    [
        (lambda scene: scene.zombies("school", 9), "school has . spaces, not room for 9 zombies and 0 barricades"),
        (
            lambda scene: (scene.zombies("colony.1", 2), scene.barricades("colony.1", 2)),
            "colony.1 has 3 spaces, not room for 2 zombies and 2",
        ),
        (lambda scene: scene.noise("school", 9), "school has 4 spaces for noise, not 9"),
        (lambda scene: scene.noise("colony", 1), "colony has 0 spaces for noise, not 1"),
        (lambda scene: scene.set(helpless=30), "colony has room for 24, not for 36"),
        (lambda scene: scene.put("gas-station", "thomas-heart", "brian-lee", "loretta-clay"), "gas-station has room for 2, not for 3"),
        (lambda scene: scene.wounds("thomas-heart", 2, 1), "thomas-heart dies of 3 wounds, so 3 cannot lie there"),
        (lambda scene: scene.set(morale=-1), "morale is never below 0"),
        (lambda scene: scene.hand(0, *["pistol"] * 9), "no pistol is left to find"),
        (lambda scene: scene.survivor_deck("thomas-heart"), "no survivor in the deck is called 'thomas-heart'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(winter, lay, why: str) -> None:
    scene = winter()
    with pytest.raises(SceneError, match=why):
        lay(scene)


@rule("DW-ROUND-03")
def test_the_colony_phase_one_step_at_a_time(winter) -> None:
    """Food, waste, crisis, zombies, objective: between two of them the table may be arranged."""
    scene = winter()
    scene.crisis("fuel-shortage")
    scene.colony()
    assert scene.prompt == "scene-pause" and scene.state.phase == "players"
    scene.go_on()
    assert scene.state.phase == "colony" and not scene.events("food.paid")
    scene.set(food=0)
    scene.go_on()
    assert scene.last("colony.starved")["need"] == 3 and not scene.events("crisis.struck")
    scene.go_on()
    scene.given(0, "fuel", "fuel", "fuel")
    scene.go_on()
    assert scene.events("crisis.prevented") and sum(scene.state.zombies) == 0
    scene.go_on()
    assert 0 < sum(scene.state.zombies) == scene.zombies_at("colony")
    scene.stop_before("round")  # and on it goes to there
    assert scene.prompt == "scene-pause" and scene.state.round == 1
    scene.go_on()
    assert scene.state.round == 2


def test_noise_contributions_and_discards_are_laid_out(winter) -> None:
    scene = winter()
    scene.noise("School", 3)
    scene.given(1, "medicine", "fuel")
    scene.discards("food-1", "junk")
    assert scene.noise_at("school") == 3 and scene.view(0)["crisis"]["given"] == [0, 2, 0]
    assert scene.view(0)["waste"] == ["food-1", "junk"]


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
