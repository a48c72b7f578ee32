"""The end-of-Round test of the Zombies, its results, newcomers and scatter."""

import pytest

from stockade.games.mars_attacks.scene import FIELD
from stockade.testing import rule

ME, PAL = "us-rifle.1", "us-rifle.2"
POINTS = FIELD.replace("4 |.  .  .  .  .  .  .  . |", "4 |.  .  .  .  .2 .  .  . |")
TWO = POINTS.replace("6 |.  .  .  .  .  .  .  . |", "6 |.  .1 .  .  .  .  .  . |")
THREE = POINTS.replace("6 |.  .  .  .  .  .  .  . |", "6 |.  .1 .  .  .  .  .1 . |")
SCREEN = FIELD.replace("8 |.  .  .  .  .  .", "8 |.  .  .  .  . |.")
WALLED = FIELD.replace("  +  +  +  +  +  +  +  +  +\n4 ", "  +==+==+==+==+==+==+==+==+\n4 ")
FAR = ("us-rifle",)


def at_the_end(field, *dice: int, where=None, zombies=None, board: str = FIELD, force=FAR, noise: int = 0, hand=("artillery",), **more):
    """Everybody has acted; these dice are thrown from the test on."""
    scene = field(*force, board=board, where=where or {ME: "e4"}, zombies=zombies or {}, hand=hand, **more)
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.state_is(noise=noise)
    scene.mark()
    scene.dice(*dice)
    scene.answer("pass")
    return scene


@rule("MA-ROUND-02", "MA-ROUND-03", "MA-ROUND-05", "MA-ROUND-06")
def test_one_test_of_three_dice_and_those_that_were_added(field) -> None:
    scene = at_the_end(field, 3, 3, 3, 1, 2, noise=2, zombies={"e4": 2, "e5": 1})
    assert scene.last("test.rolled") == {"dice": [3, 3, 3, 1, 2], "hits": [0] * 5, "count": 0, "added": 2}
    assert scene.events("result.began") == [] and scene.crowd() == {"e4": 2, "e5": 1}
    eights = at_the_end(field, 8, 1, 1, 1, zombies={"h8": 1})
    assert eights.last("test.rolled")["dice"] == [8, 1, 1, 1]


@rule("MA-ROUND-07", "MA-ROUND-19", "MA-ZOMB-03")
def test_one_success_and_those_in_an_enemys_square_fight(field) -> None:
    scene = at_the_end(field, 4, 1, 1, *[1] * 4, *[4, 1, 1], *[1] * 3, *[1, 1, 1], zombies={"e4": 2, "e5": 1})
    scene.do("answer:fight")
    assert len(scene.events("enemy.rolled")[0]["dice"]) == 4  # three and the other Zombie; it did not move
    assert len(scene.events("zombie.attacked")) == 2
    scene.do("answer:survive")
    assert scene.crowd() == {"e4": 1, "e5": 1}


@rule("MA-ROUND-08", "MA-ROUND-17", "MA-ROUND-25")
def test_two_successes_and_those_next_door_come_in(field) -> None:
    scene = at_the_end(field, 4, 4, 1, *[1] * 4, *[1] * 3, zombies={"e5": 1, "e7": 1})
    scene.do("answer:survive")
    assert scene.crowd() == {"e4": 1, "e7": 1} and [event["number"] for event in scene.events("result.began")] == [1, 2]


@rule("MA-ROUND-17")
def test_those_in_the_square_fight_before_those_next_door_come_in(field) -> None:
    scene = at_the_end(field, 4, 4, 1, *[1] * 3, *[1] * 3, *[1] * 5, *[1] * 3, zombies={"e4": 1, "e5": 1})
    scene.do("answer:survive")
    assert [len(event["dice"]) for event in scene.events("enemy.rolled")] == [3] and scene.last("zombie.moved")["origin"] == "e5"
    scene.do("answer:survive")
    assert scene.crowd() == {"e4": 2}


@rule("MA-ROUND-09")
def test_behind_a_wall_is_not_next_door(field) -> None:
    walled = at_the_end(field, 4, 4, 1, zombies={"e5": 1}, board=WALLED)
    assert walled.crowd() == {"e5": 1}  # next to means one legal step away


@rule("MA-ROUND-10", "MA-ROUND-24", "MA-ROUND-02")
def test_three_successes_and_those_in_sight_come_nearer(field) -> None:
    scene = at_the_end(field, 4, 4, 4, zombies={"e8": 1, "h4": 1})
    assert scene.crowd() == {"e7": 1, "g4": 1}
    busy = at_the_end(field, 4, 4, 4, *[1] * 6, zombies={"e4": 1}, force=("us-rifle", "us-rifle"), where={ME: "e4", PAL: "e6"})
    busy.do("answer:survive")
    assert busy.crowd() == {"e4": 1}  # fought in the first result, stays for the others


@rule("MA-ROUND-11", "MA-ROUND-14", "MA-ROUND-20", "MA-ROUND-21", "MA-CAMP-16")
def test_nobody_in_sight_stirs_the_points(field) -> None:
    scene = at_the_end(field, 4, 4, 4, 4, 1, 1, noise=1, board=POINTS)
    assert [event["number"] for event in scene.events("result.began")] == [1, 2, 3, 4]
    rolled = scene.events("arrivals.rolled")
    assert [len(event["dice"]) for event in rolled[:2]] == [1, 1]  # one die for each of the two results
    hard = at_the_end(field, 4, 4, 4, 1, board=POINTS, difficulty=-2)
    assert len(hard.events("arrivals.rolled")) == 1  # a point that rolls none still rolls the single die


@rule("MA-ROUND-11")
def test_zombies_that_see_nobody_stay_and_the_points_stir_instead(field) -> None:
    scene = at_the_end(field, 4, 4, 4, 1, 1, 1, battle="help", where={ME: "c1"}, zombies={"d5": 1, "g6": 1})
    sees = scene.play.map.sees
    assert not any(sees(scene.play.map.at[there], model.square) for there in ("d5", "g6") for model in scene.state.force)
    assert scene.crowd() == {"d5": 1, "g6": 1} and len(scene.events("arrivals.rolled")) == 3


@rule("MA-ROUND-21")
def test_who_comes_by_a_die_of_the_table_is_there_for_the_next_result(field) -> None:
    scene = at_the_end(field, 4, 4, 4, 4, 5, 1, noise=1, board=POINTS, where={ME: "a8"})
    assert scene.last("arrivals.rolled")["count"] == 1 and len(scene.events("zombie.arrived")) == 1
    assert scene.crowd() == {"d6": 1}  # it came by the third result and walked in the fourth


@rule("MA-ROUND-13")
def test_the_second_move_begins_when_all_have_made_the_first(field) -> None:
    scene = at_the_end(field, 4, 4, 4, 4, noise=1, zombies={"e8": 1, "h4": 1})
    steps = [event["origin"] for event in scene.events("zombie.moved")]
    assert set(steps[:2]) == {"e8", "h4"} and set(steps[2:]) == {"e7", "g4"}


@rule("MA-ROUND-13")
def test_in_the_second_move_a_zombie_may_turn_to_somebody_else(field) -> None:
    where = {ME: "e3", PAL: "g8", "us-rifle.3": "h1"}
    scene = at_the_end(field, 4, 4, 4, 4, noise=1, zombies={"e8": 1, "a3": 1}, board=SCREEN, force=("us-rifle", "us-rifle"), where=where)
    steps = [(event["origin"], event["to"]) for event in scene.events("zombie.moved")]
    assert steps == [("e8", "e7"), ("a3", "b3"), ("e7", "f8"), ("b3", "c3")]  # g8 is hidden from e8 and seen from e7


@rule("MA-ROUND-12", "MA-ROUND-13")
def test_four_successes_and_they_move_twice(field) -> None:
    scene = at_the_end(field, 4, 4, 4, 4, noise=1, zombies={"e8": 1})
    assert scene.crowd() == {"e6": 1}
    turning = at_the_end(
        field, 4, 4, 4, 4, noise=1, zombies={"h6": 1}, board=WALLED, force=("us-rifle", "us-rifle"), where={ME: "a5", PAL: "h8"}
    )
    assert turning.crowd() == {"h7": 1} or "h8" in turning.crowd() or turning.prompt == "prompt-answer"


@rule("MA-ROUND-15", "MA-ROUND-16", "MA-ARRIVE-14")
def test_five_successes_stir_the_points_and_more_do_nothing(field) -> None:
    full = ("artillery", "take-cover", "diversion", "steady-hands")  # no card is drawn between the test and the arrivals
    scene = at_the_end(field, 4, 4, 4, 4, 4, 4, 1, noise=3, board=POINTS, zombies={"e8": 1}, hand=full)
    numbers = [event["number"] for event in scene.events("result.began")]
    assert numbers == [1, 2, 3, 4, 5]
    assert len(scene.events("arrivals.rolled")[0]["dice"]) == 1
    scene.choose()
    assert len(scene.events("arrivals.rolled")) == 2  # and the arrivals of the Round in addition


@rule("MA-ROUND-18")
def test_equally_near_targets_are_chosen_at_random(field) -> None:
    ends: set[str] = set()
    for seed in range(12):
        where = {ME: "c5", PAL: "g5", "us-rifle.3": "a1"}
        scene = at_the_end(field, 4, 4, 4, zombies={"e5": 1}, force=("us-rifle", "us-rifle"), where=where, seed=seed)
        ends |= set(scene.crowd())
    assert ends == {"d5", "f5"}


@rule("MA-ROUND-18", "MA-REACT-31")
def test_the_one_it_went_for_is_bitten(field) -> None:
    """Whoever is chosen among equals is also the one that is fought."""
    bitten: set[str] = set()
    for seed in range(10):
        scene = at_the_end(field, 4, 4, 1, zombies={"e5": 1}, force=("joe", "craig"), where={"joe": "e4", "craig": "e4"}, seed=seed)
        bitten.add(scene.last("zombie.attacked")["model"])
    assert bitten == {"joe", "craig"}


@rule("MA-ROUND-22", "MA-ROUND-23")
def test_the_nearest_acts_first_and_each_is_checked_when_its_go_comes(field) -> None:
    scene = at_the_end(field, 4, 4, 4, *[5, 5, 5, 1], *[1] * 3, zombies={"e5": 1, "e7": 1})
    scene.do("answer:survive")
    assert scene.model(ME).stage == "dead"
    order = [event["origin"] for event in scene.events("zombie.moved")]
    assert order[0] == "e5"  # it came in the second result
    again = at_the_end(field, 4, 4, 4, zombies={"e6": 1, "e8": 1})
    assert [event["origin"] for event in again.events("zombie.moved")] == ["e6", "e8"]


@rule("MA-ROUND-23")
def test_zombies_whose_only_enemy_died_do_nothing(field) -> None:
    scene = at_the_end(field, 4, 1, 1, *[5, 5, 5, 5], *[1] * 3, zombies={"e4": 2})
    scene.do("answer:survive")
    assert scene.model(ME).stage == "dead" and len(scene.events("zombie.attacked")) == 1


@rule("MA-ROUND-23")
def test_who_did_nothing_in_one_result_may_act_in_the_next(field) -> None:
    scene = at_the_end(field, 4, 4, 4, *[5, 5, 5, 5], *[1] * 3, zombies={"e4": 2})
    scene.do("answer:survive")
    assert scene.model(ME).stage == "dead" and len(scene.events("zombie.attacked")) == 1
    assert scene.crowd() == {"d3": 2}  # both see the other model, far away in a1


@rule("MA-ROUND-04", "MA-ABIL-25")
def test_marks_come_off_before_the_test(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, hand=("artillery",))
    scene.zombies({"e8": 1}, marked={"e8": 1})
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.dice(4, 4, 4)
    scene.answer("pass")
    assert scene.crowd() == {"e7": 1} and sum(scene.state.marked) == 0


# -- arrivals -----------------------------------------------------------------------------------------------------------


def arriving(field, *dice: int, board: str = POINTS, difficulty: int = 0, **more):
    """A quiet Round, then these dice at the Incursion Points."""
    scene = at_the_end(field, 1, 1, 1, *dice, board=board, difficulty=difficulty, **more)
    scene.choose()
    return scene


@rule("MA-ROUND-01", "MA-ARRIVE-01", "MA-ARRIVE-02", "MA-ARRIVE-03", "MA-ARRIVE-04", "MA-ARRIVE-06", "MA-ARRIVE-08", "MA-SCATTER-01")
@rule("MA-SCATTER-05")
def test_each_success_brings_a_zombie_that_scatters(field) -> None:
    scene = arriving(field, 5, 5, 1, 3, where={ME: "a8"})
    assert scene.events("arrivals.rolled") == [{"square": "e4", "dice": [5, 5], "hits": [1, 1], "count": 2}]
    assert scene.crowd() == {"e5": 1, "f4": 1}  # north, and two steps clockwise: east
    none = arriving(field, 4, 4, where={ME: "a8"})
    assert none.crowd() == {}
    one = arriving(field, 5, 4, 1, where={ME: "a8"})
    assert one.crowd() == {"e5": 1}


@rule("MA-SCATTER-01", "MA-SCATTER-02")
@pytest.mark.parametrize(("die", "to"), list(enumerate(["e5", "f5", "f4", "f3", "e3", "d3", "d4", "d5"], 1)))
def test_the_direction_die_goes_clockwise_from_the_north(field, die: int, to: str) -> None:
    assert arriving(field, 5, 1, die, where={ME: "a8"}).crowd() == {to: 1}


@rule("MA-ARRIVE-05")
def test_eights_bring_more(field) -> None:
    scene = arriving(field, 8, 1, 5, 1, 1, where={ME: "a8"})
    assert scene.last("arrivals.rolled")["count"] == 2 and scene.crowd() == {"e5": 2}


@rule("MA-ARRIVE-07", "MA-ARRIVE-11", "MA-ARRIVE-12", "MA-ARRIVE-15")
def test_a_newcomer_on_an_enemy_fights_at_once_without_a_charge(field) -> None:
    scene = arriving(field, 5, 5, 1, 1, 1, 1, 1, 1, *[1] * 4, *[1] * 3, where={ME: "e4"})
    scene.do("answer:survive", "answer:survive")
    assert [len(event["dice"]) for event in scene.events("enemy.rolled")] == [3, 4]  # alone, then beside the first
    assert scene.crowd() == {"e4": 2}


@rule("MA-ARRIVE-09")
def test_zombies_do_not_hold_a_point(field) -> None:
    assert arriving(field, 5, 1, 1, where={ME: "a8"}, zombies={"e4": 2}).crowd() == {"e4": 2, "e5": 1}


@rule("MA-ARRIVE-10")
def test_a_newcomer_that_scatters_into_an_enemy_charges(field) -> None:
    scene = arriving(field, 5, 1, 1, *[1] * 4, *[1] * 3, where={ME: "e5"})
    scene.do("answer:survive")
    assert len(scene.last("enemy.rolled")["dice"]) == 4 and scene.crowd() == {"e5": 1}


@rule("MA-ARRIVE-13", "MA-ARRIVE-02", "MA-ARRIVE-03")
def test_points_are_resolved_from_the_north_west(field) -> None:
    scene = arriving(field, 1, 1, 1, board=TWO, where={ME: "a8"})
    assert [event["square"] for event in scene.events("arrivals.rolled")] == ["b6", "e4"]


@rule("MA-ARRIVE-13")
def test_in_one_row_the_western_point_goes_first(field) -> None:
    scene = arriving(field, 1, 1, 1, 1, board=THREE, where={ME: "a8"})
    assert [event["square"] for event in scene.events("arrivals.rolled")] == ["b6", "g6", "e4"]


@rule("MA-ARRIVE-16", "MA-MOVE-06")
def test_a_full_point_sends_them_on_even_with_an_enemy_there(field) -> None:
    scene = arriving(field, 5, 1, 1, where={ME: "e4"}, zombies={"e4": 8})
    assert scene.crowd() == {"e4": 8, "e5": 1}
    ring = dict.fromkeys(["d3", "d4", "d5", "e3", "e5", "f3", "f4", "f5"], 9)
    packed = arriving(field, 5, 1, 1, where={ME: "a8"}, zombies={**ring, "e4": 9})
    assert sum(packed.crowd().values()) == 81 and packed.rule_of("zombie.blocked") == "MA-ARRIVE-16"


@rule("MA-ARRIVE-17")
def test_among_several_enemies_one_is_bitten_at_random(field) -> None:
    bitten: set[str] = set()
    for seed in range(12):
        scene = arriving(field, 5, 1, *[1] * 3, force=("joe", "craig"), where={"joe": "e4", "craig": "e4"}, seed=seed)
        bitten.add(scene.last("zombie.attacked")["model"])
        scene.change(lambda g: g.state.loaded.clear())
    assert bitten == {"joe", "craig"}


@rule("MA-SCATTER-03")
def test_a_closed_direction_turns_clockwise(field) -> None:
    board = POINTS.replace("  +  +  +  +  +  +  +  +  +\n4 ", "  +  +  +  +==+==+==+  +  +\n4 ")
    assert arriving(field, 5, 1, 1, board=board, where={ME: "a8"}).crowd() == {"f4": 1}  # north and north-east are walled off
    crowded = arriving(field, 5, 1, 3, where={ME: "a8"}, zombies={"f4": 9})
    assert crowded.crowd()["f3"] == 1


@rule("MA-CAMP-08", "MA-CAMP-09")
@pytest.mark.parametrize(("difficulty", "dice"), [(-3, 0), (-2, 0), (-1, 1), (0, 2), (2, 4)])
def test_difficulty_changes_the_dice_of_every_point(field, difficulty: int, dice: int) -> None:
    scene = arriving(field, *[1] * dice, where={ME: "a8"}, difficulty=difficulty)
    assert [len(event["dice"]) for event in scene.events("arrivals.rolled")] == ([dice] if dice else [])


@rule("MA-COMP-05", "MA-ZOMB-02")
def test_there_is_always_another_zombie_as_long_as_there_is_room(field) -> None:
    everywhere = {f"{column}{row}": 9 for column in "bcdefgh" for row in range(2, 9)}
    scene = arriving(field, 5, 1, 5, where={ME: "a8"}, zombies={**everywhere, "e3": 8})
    assert scene.crowd()["e3"] == 9


@rule("MA-ROUND-08", "MA-ROUND-10")
def test_the_corner_is_reached_at_the_end_of_a_round_too(field) -> None:
    scene = at_the_end(field, 4, 4, 1, *[1] * 4, *[1] * 3, where={ME: "a8"}, zombies={"b8": 1})
    scene.do("answer:survive")
    assert scene.crowd() == {"a8": 1}
    lured = at_the_end(field, 4, 4, 4, where={ME: "c8"}, zombies={"a8": 1})
    assert lured.crowd() == {"b8": 1} or lured.crowd() == {"b7": 1}
