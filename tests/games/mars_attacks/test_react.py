"""What the Zombies do after an action: who saw, who heard, how they walk and whom they bite."""

import pytest

from stockade.games.mars_attacks.scene import FIELD
from stockade.testing import rule

ME, PAL = "us-rifle.1", "us-rifle.2"
MAZE = """
    a  b  c  d  e
  +==+==+==+==+==+
5 |.  .  .  .  . |
  +  +  +  +  +  +
4 |.  .  .  .  . |
  +  +==+==+==+  +
3 |.  .  .  . |. |
  +  +  +  +  +  +
2 |.  .  .  . |. |
  +  +  +  +  +  +
1 |.  .  .  . |. |
  +!!+!!+!!+!!+!!+
"""
PARTED = FIELD
for row in "12345":
    PARTED = PARTED.replace(f"{row} |.  .", f"{row} |. |.")


@rule("MA-REACT-01", "MA-REACT-02", "MA-REACT-08", "MA-REACT-09", "MA-REACT-03", "MA-SHOOT-09", "MA-LOS-05")
def test_those_that_saw_the_movement_come_one_square(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e8": 1, "h4": 2})
    scene.dice(1, 1, 1, 1, 1, 1, 1)
    scene.act(ME, "move:d4")
    assert scene.crowd() == {"e8": 1, "h4": 2}  # only after the whole action
    scene.answer("shoot:h4")
    assert scene.crowd() == {"e7": 1, "g4": 2} or scene.crowd() == {"d7": 1, "g4": 2}
    assert len(scene.events("zombies.saw")) == 1 and scene.events("zombies.heard") == []  # only the first that applies


@rule("MA-ABIL-30")
def test_nobody_sees_what_is_leapt_over(field) -> None:
    scene = field("sidney-rose", board=MAZE, where={"sidney-rose": "b4", ME: "a1"}, zombies={"c4": 1, "e3": 1, "c2": 1})
    scene.act("sidney-rose", "leap:e1", "done")
    sees, at = scene.play.map.sees, scene.square
    assert [[sees(at(zombie), at(square)) for square in ("b4", "c3", "d2", "e1")] for zombie in ("c4", "e3", "c2")] == [
        [True, False, False, False],
        [False, False, False, True],
        [False, True, True, False],
    ]
    assert scene.last("zombies.saw")["count"] == 2 and scene.crowd()["c2"] == 1


@rule("MA-REACT-09", "MA-REACT-10")
def test_being_seen_at_any_point_is_enough(field) -> None:
    scene = field("us-rifle", board=MAZE, where={ME: "a3", PAL: "e1"}, zombies={"a5": 1, "c5": 1})
    scene.act(ME, "move:b3", "move:c3")  # a5 saw the start, nobody sees c3 through the wall
    assert scene.last("zombies.saw")["count"] >= 1
    assert "a5" not in scene.crowd()
    hidden = field("us-rifle", board=MAZE, where={ME: "c2", PAL: "e1"}, zombies={"c5": 1})
    hidden.act(ME, "move:c1", "stop")
    assert hidden.crowd() == {"c5": 1} and hidden.events("zombies.saw") == []


@rule("MA-REACT-10")
def test_a_start_and_a_square_on_the_way_are_both_points_of_a_movement(field) -> None:
    scene = field(*["us-rifle"] * 2, board=MAZE, where={ME: "a3", PAL: "b3"}, zombies={"c5": 1})
    sees, at = scene.play.map.sees, scene.square
    seen = {zombie: [there for there in ("a3", "b3", "c3", "b2") if sees(at(zombie), at(there))] for zombie in ("c5", "b4")}
    assert seen == {"c5": ["a3"], "b4": ["a3"]}
    scene.act(ME, "move:b3", "move:c3")  # seen only where he started
    assert scene.crowd() == {"b4": 1}
    scene.act(PAL, "move:a3", "move:b2")  # seen only on the way
    assert len(scene.events("zombies.saw")) == 2 and scene.crowd() == {"a3": 1}


@rule("MA-REACT-11", "MA-REACT-12")
def test_gunfire_is_heard_three_squares_away_through_walls(field) -> None:
    scene = field("us-rifle", board=MAZE, where={ME: "c3", PAL: "e1"}, zombies={"c1": 1, "c5": 1, "e3": 1})
    scene.dice(*[1] * 5, 1, 1, 1)
    scene.act(ME, "aim:c1")
    assert scene.last("zombies.heard") == {"model": ME, "to": "c3", "count": 3}
    assert scene.crowd().get("c2") == 1 and "c5" not in scene.crowd()
    far = field("us-rifle", where={ME: "e4"}, zombies={"e8": 1, "e7": 1})
    far.dice(*[1] * 5, 1, 1, 1)
    far.act(ME, "aim:e8")
    assert far.crowd() == {"e8": 1, "e6": 1}


@rule("MA-LOS-07", "MA-REACT-12")
def test_distance_is_the_larger_difference_whatever_walls_stand_between(field) -> None:
    scene = field("us-rifle", board=PARTED, where={ME: "a1", PAL: "h8"}, zombies={"a3": 1, "c4": 1, "c5": 1})
    scene.dice(*[1] * 5, 1, 1, 1)
    scene.act(ME, "aim:a3")
    assert scene.last("zombies.heard")["count"] == 2 and scene.crowd() == {"a2": 1, "b3": 1, "c5": 1}  # c4 is three away, c5 four


@rule("MA-REACT-13", "MA-ROUND-03")
def test_anything_else_adds_a_die_to_the_test(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e4": 1, "e6": 1})
    scene.dice(4, 1, 1, 5, 1, 1)
    scene.act(ME, "fight")
    assert scene.state.noise == 1 and scene.crowd() == {"e4": 1, "e6": 1}
    assert scene.rule_of("noise.added") == "MA-REACT-13"


@rule("MA-REACT-28")
def test_getting_up_and_nothing_more_adds_a_die(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e6": 1})
    scene.set(ME, rattled=True)
    scene.act(ME, "stand", "stop")
    assert scene.state.noise == 1 and scene.crowd() == {"e6": 1}


@rule("MA-REACT-29", "MA-REACT-25")
def test_the_dead_leave_their_noise_behind(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e4": 1, "e6": 1})
    scene.dice(1, 1, 1, 5, 1, 1)
    scene.act(ME, "fight")
    assert scene.model(ME).stage == "dead" and scene.state.noise == 1


@rule("MA-REACT-25")
def test_when_the_active_model_dies_those_still_waiting_do_nothing(field) -> None:
    near = field("us-rifle", where={ME: "e4"}, zombies={"c4": 2, "h4": 1})
    near.dice(5, 5, 5, 1, 1, 1, 1)
    near.act(ME, "move:d4", "stop", "answer:survive")
    assert near.model(ME).stage == "dead" and near.crowd() == {"c4": 1, "d4": 1, "h4": 1}
    charge = field("us-rifle", where={ME: "e4"}, zombies={"e5": 1, "h5": 1})
    charge.dice(1, 1, 1, 1, 5, 1, 1)
    charge.act(ME, "move:e5")
    assert charge.model(ME).stage == "dead" and charge.crowd() == {"e5": 1, "h5": 1} and charge.state.noise == 0


@rule("MA-REACT-26")
def test_a_saved_hero_is_still_there_for_the_others(field) -> None:
    scene = field("deke", where={"deke": "e4"}, zombies={"c4": 1, "h4": 1})
    scene.dice(5, 5, 5, 1, 1, 1, 1)
    scene.act("deke", "move:d4", "stop", "answer:survive")
    assert scene.model("deke").points == 2 and scene.crowd() == {"d4": 1, "g4": 1}
    scene.answer("done")


@rule("MA-REACT-27")
def test_they_follow_to_the_edge(field) -> None:
    scene = field("us-rifle", where={ME: "e1", PAL: "h8"}, zombies={"e4": 1})
    scene.act(ME, "exit")
    assert scene.crowd() == {"e3": 1} and scene.last("zombies.saw")["to"] == "e1"


@rule("MA-REACT-02", "MA-REACT-06", "MA-REACT-07")
def test_a_zombie_may_react_again_and_again(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "f4"}, zombies={"e8": 1})
    scene.act(ME, "move:e3", "stop")
    scene.act(PAL, "move:f3", "stop")
    assert sum(scene.crowd().values()) == 1 and all(square[1] == "6" for square in scene.crowd())
    assert sum(scene.state.marked) == 0


@rule("MA-REACT-15", "MA-REACT-17")
def test_the_straight_count_leads_into_dead_ends(field) -> None:
    scene = field("us-rifle", board=MAZE, where={ME: "c2", PAL: "e1"}, zombies={"c4": 1})
    scene.dice(*[1] * 20)
    scene.zombies({"c4": 1, "b2": 1})
    scene.act(ME, "aim:b2")
    while scene.prompt == "prompt-answer":
        scene.answer("answer:survive")
    assert scene.crowd().get("c4") == 1  # it groans at the wall: no step brings it nearer by straight count
    scene.change(lambda g: g.state.loaded.clear())


@rule("MA-REACT-16")
def test_of_equally_near_squares_the_open_way_wins(field) -> None:
    for seed in range(4):
        scene = field("us-rifle", board=MAZE, where={ME: "a3", PAL: "e1"}, zombies={"b5": 1}, seed=seed)
        scene.act(ME, "move:a2", "stop")
        assert scene.crowd() == {"a4": 1}  # a4, b4 and c4 are all nearer by count; only from a4 the way is open


@rule("MA-REACT-30")
def test_a_crowd_on_the_way_does_not_lengthen_it(field) -> None:
    scene = field("us-rifle", board=MAZE, where={ME: "a1", PAL: "e1"})
    scene.zombies({"b5": 1, "a3": 9}, marked={"a3": 9})  # the way leads over a3, which is full and does not stir
    scene.act(ME, "move:a2", "stop")
    assert scene.crowd() == {"a4": 1, "a3": 9}


@rule("MA-REACT-16")
def test_then_the_straightest_and_then_chance(field) -> None:
    ends: set[str] = set()
    for seed in range(12):
        scene = field("us-rifle", where={ME: "e4"}, zombies={"f7": 1}, seed=seed)
        scene.act(ME, "move:e5", "stop")
        ends |= set(scene.crowd())
    assert ends == {"e6"}
    ends = set()
    for seed in range(16):
        scene = field("us-rifle", where={ME: "e4"}, zombies={"e7": 1}, seed=seed)
        scene.act(ME, "move:e3", "stop")
        ends |= set(scene.crowd())
    assert ends == {"e6"}


@rule("MA-REACT-18", "MA-REACT-19")
def test_a_zombie_with_an_enemy_in_its_square_neither_leaves_nor_bites(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "e6"}, zombies={"e6": 1})
    scene.act(ME, "move:e3", "stop")
    assert scene.crowd() == {"e6": 1} and scene.events("zombie.attacked") == []


@rule("MA-REACT-20", "MA-REACT-21", "MA-REACT-31", "MA-ZOMB-07", "MA-ZOMB-09")
def test_a_zombie_stops_at_the_first_victim_on_its_way(field) -> None:
    scene = field("deke", "joe", where={"deke": "e4", "joe": "e6"}, zombies={"e7": 1})
    scene.dice(1, 1, 1, 1, 1, 1, 1)
    scene.act("deke", "move:e3", "stop", "answer:survive")
    assert scene.last("zombie.attacked") == {"square": "e6", "model": "joe"}
    assert scene.crowd() == {"e6": 1}
    scene.answer("done")


@rule("MA-ZOMB-07", "MA-REACT-31")
def test_the_active_model_is_bitten_among_several(field) -> None:
    near = field("deke", "joe", "craig", where={"deke": "d5", "joe": "d4", "craig": "d4"}, zombies={"c4": 1})
    near.dice(1, 1, 1, 1, 1, 1, 1)
    near.act("deke", "move:d4", "stop", "answer:survive")
    assert near.last("zombie.attacked")["model"] == "deke"
    near.answer("done")


@rule("MA-ZOMB-08", "MA-ABIL-09", "MA-ABIL-10")
def test_the_brave_take_the_bite(field) -> None:
    scene = field("deke", "us-rifle", "us-rifle", where={"deke": "d5", ME: "d4", PAL: "d4"}, zombies={"c4": 1})
    scene.dice(1, 1, 1, 1, 1, 1, 1)
    scene.act("deke", "move:d4", "stop")
    assert scene.prompt == "prompt-brave" and scene.options() == [f"brave:{ME}", f"brave:{PAL}"]
    scene.do(f"brave:{PAL}", "answer:survive")
    assert scene.last("zombie.attacked")["model"] == PAL
    scene.answer("done")
    rattled = field("deke", "us-rifle", where={"deke": "d5", ME: "d4"}, zombies={"c4": 1})
    rattled.set(ME, rattled=True)
    rattled.dice(1, 1, 1, 1, 1, 1, 1)
    rattled.act("deke", "move:d4", "stop", "answer:survive")
    assert rattled.last("zombie.attacked")["model"] == "deke"  # the Rattled are not brave
    rattled.answer("done")


@rule("MA-REACT-23", "MA-REACT-24")
def test_the_nearest_goes_first_and_finishes(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"c4": 1, "h4": 1, "d8": 1})
    scene.dice(1, 1, 1, 1, 1, 1, 1)
    scene.act(ME, "move:d4", "stop", "answer:survive")
    order = [event.args for event in scene.happened() if event.kind in ("zombie.moved", "zombie.attacked")]
    assert order[0]["origin"] == "c4" and "model" in order[1]
    assert {order[2]["origin"], order[3]["origin"]} == {"h4", "d8"}


@rule("MA-REACT-23")
def test_equally_near_ones_go_in_random_order(field) -> None:
    firsts: set[str] = set()
    for seed in range(12):
        scene = field("us-rifle", where={ME: "e4"}, zombies={"a4": 1, "h4": 1, "d8": 1}, seed=seed)
        scene.act(ME, "move:d4", "stop")
        firsts.add([event["origin"] for event in scene.events("zombie.moved")][1])
    assert len(firsts) > 1


@rule("MA-REACT-24")
def test_a_zombie_that_comes_into_view_later_does_not_react(field) -> None:
    scene = field("us-rifle", board=MAZE, where={ME: "a3", PAL: "e1"}, zombies={"a5": 1, "e3": 1})
    scene.act(ME, "move:a2", "stop")
    assert scene.last("zombies.saw")["count"] == 1 and scene.crowd() == {"a4": 1, "e3": 1}


@rule("MA-REACT-05", "MA-ABIL-12", "MA-ABIL-13")
def test_a_brawlers_free_fight_is_part_of_the_action(field) -> None:
    scene = field("blaine", where={"blaine": "e4"}, zombies={"e4": 3, "e6": 1})
    scene.dice(3, 3, 3, 1, 1, 1, 1, 1, 3, 3, 3, 1, 1, 1, 1)
    scene.act("blaine", "fight")
    assert scene.prompt == "prompt-brawl"
    scene.answer("fight")
    assert scene.crowd() == {"e4": 1, "e6": 1} and scene.state.noise == 1
    assert not scene.offers("fight")  # once per activation
    scene.answer("done")
    failed = field("blaine", where={"blaine": "e4"}, zombies={"e4": 2})
    failed.dice(1, 1, 1, 1, 1, 1, 1)
    failed.act("blaine", "fight")
    assert failed.prompt != "prompt-brawl"
    failed.answer("done")


@rule("MA-ZOMB-10", "MA-HELP-08")
def test_zombies_pick_nothing_up(field) -> None:
    scene = field("us-rifle", "us-rifle", battle="help", where={ME: "e4", PAL: "c1"}, zombies={"h4": 1})
    scene.change(lambda g: setattr(g.state, "objectives", [g.map.at["g4"]]))
    objectives = list(scene.state.objectives)
    scene.act(ME, "move:d4", "stop")
    assert scene.crowd() == {"g4": 1}  # it stands on a counter
    assert scene.state.objectives == objectives and scene.state.searched == 0


@rule("MA-ABIL-25")
@pytest.mark.parametrize("marked", [0, 1, 2])
def test_marked_zombies_do_not_react(field, marked: int) -> None:
    scene = field("us-rifle", where={ME: "e4"})
    scene.zombies({"e8": 2}, marked={"e8": marked})
    scene.act(ME, "move:e3", "stop")
    assert scene.crowd() == {key: count for key, count in {"e8": marked, "e7": 2 - marked}.items() if count}


@rule("MA-REACT-15", "MA-REACT-20")
def test_the_corner_is_a_square_like_any_other(field) -> None:
    scene = field("us-rifle", where={ME: "a8"}, zombies={"c8": 1})
    scene.dice(*[1] * 5, *[1] * 3)
    scene.act(ME, "aim:c8")
    assert scene.crowd() == {"b8": 1}
    scene.state_is(uses=2)
    scene.set(ME, activated=False)
    scene.dice(*[1] * 5, *[1] * 3, *[1] * 4, *[1] * 3)
    scene.act(ME, "aim:b8")
    scene.answer("answer:survive")
    assert scene.crowd() == {"a8": 1}
