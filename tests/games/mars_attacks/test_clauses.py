"""Plays in which every clause of a rule is seen to happen, one after the other; `looks.toml` shows them."""

from stockade.games.mars_attacks.scene import FIELD
from stockade.testing import rule
from stockade.testing.scene import Scene

ME, PAL, THIRD, FOURTH = "us-rifle.1", "us-rifle.2", "us-rifle.3", "us-rifle.4"
RUINS = """
    a  b  c  d  e  f
  +==+==+==+==+==+==+
4 |.  .  .  . |.  . |
  +  +  +  +  +  +  +
3 |.  ,  .  . :.  . |
  +  +  +  +  +  +  +
2 |.  .  _  #  .  . |
  +  +  +  +  +  +  +
1 |.  .  .  .  .  . |
  +!!+!!+!!+!!+!!+!!+
"""
BLOCK = """
    a  b  c  d  e  f
  +==+==+==+==+==+==+
4 |.  .  .  .  .  . |
  +==+==+==+==+==+==+
3 |.  .  #  .  .  . |
  +  +  +  +  +  +  +
2 |.  .  .  .  .  . |
  +  +  +  +  +  +  +
1 |.  .  .  .  .  . |
  +!!+!!+!!+!!+!!+!!+
"""
CORNERS = FIELD.replace("5 |.  .  .  .  .  .", "5 |.  .  .  . |. |.").replace("4 |.  .  .  .  .", "4 |.  .  .  . |.")
POINT = FIELD.replace("4 |.  .  .  .  .  ", "4 |.  .  .  .  .2 ")
WALL = FIELD.replace("4 |.  .  .  .  .  .  .  . |", "4 |.  .  .  . |.  .  .  . |")
CLOSED = """
    a  b  c  d  e  f  g  h
  +==+==+==+==+==+==+==+==+
8 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
7 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
6 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
5 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +==+
4 |.  .  .  .  .  .  .  .2|
  +  +  +  +  +  +  +  +  +
3 |.  .  .  .  .  .  #  . |
  +  +  +  +  +  +  +  +  +
2 |.  .  .  .  .  .  .  . |
  +  +  +  +  +  +  +  +  +
1 |.  .  .  .  .  .  .  . |
  +!!+!!+!!+!!+!!+!!+!!+!!+
"""
AROUND = """
    a  b  c  d  e
  +==+==+==+==+==+
5 |.  .  .  .  . |
  +  +  +  +  +  +
4 |.  .  .  .  . |
  +  +==+==+==+  +
3 |. |.  .  .  . |
  +  +  +  +  +  +
2 |.  .  .  .  . |
  +  +  +  +  +  +
1 |.  .  .  .  . |
  +!!+!!+!!+!!+!!+
"""
PARTED = FIELD
for row in "12345":
    PARTED = PARTED.replace(f"{row} |.  .", f"{row} |. |.")


def everybody_has_acted(scene) -> None:
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.mark()


def refill(scene, *dice: int) -> None:
    """The Round ends with a quiet test, no card is discarded, and these dice are rolled."""
    everybody_has_acted(scene)
    scene.dice(1, 1, 1, *dice)
    scene.answer("pass")
    scene.choose()


# -- dice -------------------------------------------------------------------------------------------------------------------


@rule("MA-TEST-07")
def test_two_to_two_and_none_to_none(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "c4"}, zombies={"c4": 1})
    scene.zombies({"e6": 1}, marked={"e6": 1})
    scene.dice(5, 5, 1, 1, 1, 4, 1, 1, *[1] * 6)
    scene.act(ME, "aim:e6")
    scene.act(PAL, "fight")
    assert scene.crowd() == {"e6": 1, "c4": 1} and len(scene.events("attack.failed")) == 2
    assert not scene.model(PAL).rattled and scene.model(PAL).stage == "board"


# -- Turns, actions, movement -----------------------------------------------------------------------------------------------


@rule("MA-COMP-04", "MA-HERO-02", "MA-HERO-03")
def test_a_hero_lives_where_a_soldier_dies(field) -> None:
    scene = field("deke", "us-rifle", where={"deke": "e4", ME: "c4"}, zombies={"e4": 1, "c4": 1})
    scene.dice(*(1, 1, 1, 5, 1, 1) * 2)
    scene.act("deke", "fight", "done")
    scene.act(ME, "fight")
    assert scene.model("deke").points == 2 and scene.model(ME).stage == "dead"


@rule("MA-TURN-02")
def test_first_the_card_and_then_first_the_model(field) -> None:
    scene = field(*["us-rifle"] * 3, where={ME: "a8", PAL: "b8", THIRD: "c8"}, hand=("artillery", "artillery"))
    scene.answer("lay:artillery")
    scene.act(ME, "nothing")
    assert scene.state.turn == 2
    scene.act(PAL, "nothing")
    scene.answer("lay:artillery")
    assert scene.state.turn == 3 and scene.state.laid[0].count == 2


@rule("MA-ACT-12", "MA-FIGHT-10")
def test_who_enters_among_three_fights_one_of_them(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e5": 3})
    scene.dice(6, 6, 6, 6, 1, 1, 1, 1, 1)
    scene.act(ME, "move:e5")
    assert scene.crowd() == {"e5": 2} and len(scene.events("fight.began")) == 1 and scene.prompt == "prompt-turn"


@rule("MA-FIGHT-10")
def test_the_attacker_picks_the_stunned_one(field) -> None:
    scene = field("us-rifle", where={ME: "e4"})
    scene.zombies({"e4": 3}, marked={"e4": 1})
    scene.dice(4, 4, 4, 1, 1, 1, 1, 1)
    scene.act(ME, "fight:marked")
    assert scene.crowd() == {"e4": 2} and sum(scene.state.marked) == 0


@rule("MA-MOVE-06")
def test_nine_in_a_square_are_walked_round_by_both_sides(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "e2"})
    scene.zombies({"e5": 9, "e6": 1}, marked={"e5": 9})
    scene.act(PAL, "move:e1", "stop")
    assert scene.crowd()["e5"] == 9 and "e6" not in scene.crowd()  # it had to go round by d5 or f5
    scene.answer(f"activate:{ME}")
    assert scene.refused("move:e5") == "MA-MOVE-06"


@rule("MA-LOS-06")
def test_past_one_wall_end_and_not_between_two(field) -> None:
    scene = field("us-rifle", "us-rifle", board=CORNERS, where={ME: "e4", PAL: "e4"})
    scene.zombies({"d5": 1, "f5": 1}, marked={"d5": 1, "f5": 1})
    scene.dice(*[1] * 7)
    scene.act(ME, "aim:f5")
    scene.answer(f"activate:{PAL}")
    assert scene.offers("aim:f5") and scene.refused("shoot:d5") == "MA-LOS-02"


@rule("MA-LOS-02")
def test_over_rubble_and_a_low_wall_and_a_ruin_but_through_no_wall(field) -> None:
    scene = field(*["us-rifle"] * 3, board=RUINS, where={ME: "a3", PAL: "a3", THIRD: "a3"})
    crowd = dict.fromkeys(("e4", "f3", "e2", "e1"), 1)
    scene.zombies(crowd, marked=crowd)
    scene.dice(*[1] * 14)
    scene.act(ME, "aim:f3")
    scene.act(PAL, "aim:e1")
    scene.answer(f"activate:{THIRD}")
    assert scene.refused("shoot:e4") == scene.refused("shoot:e2") == "MA-LOS-02"


@rule("MA-SHOOT-01")
def test_next_door_and_six_away_are_in_range_and_seven_is_not(field) -> None:
    scene = field("us-rifle", where={ME: "b8"}, zombies={"a7": 1, "g5": 1, "h5": 1})
    scene.act(ME, "move:a8")
    assert scene.offers("shoot:a7") and scene.offers("shoot:g5") and not scene.offers("shoot:h5")


@rule("MA-SHOOT-05", "MA-SHOOT-03")
def test_one_shot_over_rubble_and_a_clear_one(field) -> None:
    scene = field("us-rifle", "us-rifle", board=RUINS, where={ME: "a3", PAL: "a4", THIRD: "f1"})
    scene.zombies({"c3": 1, "c4": 1}, marked={"c3": 1, "c4": 1})
    scene.dice(*[1] * 6, *[1] * 7)
    scene.act(ME, "shoot:c3", "stop")
    scene.act(PAL, "shoot:c4", "stop")
    assert [len(told["dice"]) for told in scene.events("dice.rolled")] == [3, 4]


@rule("MA-SHOOT-11")
def test_ones_own_ruin_and_a_low_wall_on_ones_own_edge(field) -> None:
    scene = field("us-rifle", "us-rifle", board=RUINS, where={ME: "c2", PAL: "d3", THIRD: "a1"})
    scene.zombies({"a2": 1, "f3": 1}, marked={"a2": 1, "f3": 1})
    scene.dice(*[1] * 7, *[1] * 6)
    scene.act(ME, "shoot:a2", "stop")
    scene.act(PAL, "shoot:f3", "stop")
    assert [len(told["dice"]) for told in scene.events("dice.rolled")] == [4, 3]


# -- death and panic, Heroics -----------------------------------------------------------------------------------------------


@rule("MA-RATTLE-01")
def test_four_is_panic_and_five_is_none(field) -> None:
    scene = field(*["us-rifle"] * 4, where={ME: "e4", PAL: "e4", THIRD: "e4", FOURTH: "e5"}, zombies={"e4": 1})
    scene.dice(1, 1, 1, 1, 5, 1, 1, 4, 5)
    scene.act(ME, "fight")
    assert [scene.model(name).rattled for name in (PAL, THIRD, FOURTH)] == [True, False, False]


@rule("MA-RATTLE-07")
def test_panic_once_for_each_of_two_dead(field) -> None:
    scene = field(*["us-rifle"] * 4, where={ME: "c4", PAL: "c4", THIRD: "c4", FOURTH: "c5"}, hand=("artillery",))
    scene.deck("stampede")
    refill(scene, 4, 4, 1, 1, 1, 1, 1, 1, 6, 1, 1, 5, 6)
    assert [told["model"] for told in scene.events("panic.rolled")] == [THIRD, THIRD] and not scene.model(THIRD).rattled


@rule("MA-HERO-02")
def test_a_bite_and_a_herd_each_cost_a_point(field) -> None:
    scene = field("deke", where={"deke": "e4"}, zombies={"e4": 1}, hand=("artillery",) * 3)
    scene.deck("stampede")
    everybody_has_acted(scene)
    scene.dice(4, 1, 1, 5, 1, 1, 1, 1, 1, 4, 4, 1, 1, 1)
    scene.do("pass", "answer:survive")
    scene.choose()
    assert scene.model("deke").points == 1 and [told["points"] for told in scene.events("hero.saved")] == [2, 1]


@rule("MA-HERO-05")
def test_a_deed_before_the_action_and_none_in_the_middle(field) -> None:
    scene = field("joe", "deke", where={"joe": "b4", "deke": "e4"})
    scene.act("joe", "deed", "move:b5", "nothing")
    scene.act("deke", "move:e5")
    assert scene.model("joe").points == 3 and scene.refused("deed") == "MA-HERO-05"


@rule("MA-HERO-08")
def test_one_who_got_up_has_a_deed_and_one_who_lies_has_none(field) -> None:
    scene = field("joe", "deke", where={"joe": "b4", "deke": "e4"})
    scene.set("joe", rattled=True)
    scene.set("deke", rattled=True)
    scene.act("joe", "stand", "stop", "deed", "move:b5")
    scene.answer("activate:deke")
    assert scene.model("joe").points == 3 and scene.refused("deed") == "MA-HERO-08"


@rule("MA-HERO-10")
def test_without_points_neither_a_deed_nor_a_call(field) -> None:
    scene = field("ashley", "us-sergeant", where={"ashley": "e4", "us-sergeant.1": "e6"})
    scene.set("ashley", points=0)
    scene.act("ashley", "nothing")
    assert scene.prompt == "prompt-turn"  # asked for nothing more


@rule("MA-HERO-11")
def test_one_deed_catches_a_hero_and_another_frees_one(field) -> None:
    scene = field("deke", "joe", where={"deke": "e4", "joe": "b4"}, zombies={"e5": 1, "b4": 1})
    scene.dice(*[1] * 7, *[1] * 6, 7, 7, 7, 1, 1, 1)
    scene.act("deke", "deed", "move:e5")
    assert not any(key.startswith("move") for key in scene.options())
    scene.answer("fight")  # all he can do now, after which he has neither a deed nor an action left
    scene.act("joe", "deed", "fight")
    assert scene.offers("move:b5")


@rule("MA-HERO-12")
def test_deeds_of_leaping_fighting_shooting_and_flying(field) -> None:
    scene = field("sidney-rose", "deke", "don-manning", where={"sidney-rose": "e4", "deke": "h8", "don-manning": "b2", ME: "h1"})
    scene.zombies({"e7": 1, "h6": 1}, marked={"e7": 1, "h6": 1})
    scene.dice(*[3] * 6, 1, 1, 1, *[3] * 4, 1, 1, 1)
    scene.act("sidney-rose", "deed", "leap:e7")
    assert "e7" not in scene.crowd() and scene.events("fight.began")
    scene.answer("nothing")
    scene.act("deke", "deed")
    assert scene.offers("shoot:h6") and not scene.offers("aim:h6")
    scene.answer("shoot:h6")
    assert scene.crowd() == {}
    scene.answer("nothing")
    scene.act("don-manning", "deed", "move:a1")
    assert scene.offers("move:a2") and scene.offers("exit")


@rule("MA-HERO-12", "MA-LEAVE-10")
def test_a_flying_deed_to_the_exit_edge(field) -> None:
    scene = field("don-manning", where={"don-manning": "b2", ME: "h8"})
    scene.act("don-manning", "deed", "move:a1")
    assert scene.offers("move:a2") and scene.offers("exit")  # a second square, or off the board


# -- scatter and arrivals ---------------------------------------------------------------------------------------------------


@rule("MA-SCATTER-03")
def test_wall_edge_crowd_and_block_close_their_directions(field) -> None:
    scene = field("us-rifle", board=CLOSED, where={ME: "a8"}, hand=("artillery",))
    scene.zombies({"h3": 9}, marked={"h3": 9})
    refill(scene, 5, 1, 1)
    assert scene.last("zombie.scattered") == {"origin": "h4", "to": "g4", "die": 1}


@rule("MA-SCATTER-01", "MA-SCATTER-05")
def test_all_eight_directions(field) -> None:
    scene = field("us-rifle", board=POINT, where={ME: "a8"}, hand=("artillery",))
    refill(scene, *[8] * 7, 1, 5, *range(1, 9))
    assert [told["to"] for told in scene.events("zombie.scattered")] == ["e5", "f5", "f4", "f3", "e3", "d3", "d4", "d5"]


@rule("MA-ROUND-04", "MA-ROUND-03")
def test_five_dice_in_one_round_and_three_in_the_next(field) -> None:
    scene = field("us-rifle", where={ME: "a8"}, hand=("artillery",), alone=True)
    scene.noise(2)
    scene.dice(*[1] * 8)
    scene.act(ME, "nothing")
    scene.answer("pass")
    scene.choose()
    scene.act(ME, "nothing")
    scene.answer("pass")
    assert [len(told["dice"]) for told in scene.events("test.rolled")] == [5, 3]


@rule("MA-ROUND-03")
def test_a_fight_adds_a_die_and_the_test_has_it(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e4": 1}, hand=("artillery",))
    scene.dice(*[1] * 6, *[1] * 4)
    scene.act(ME, "fight")
    scene.act(scene.spare, "nothing")
    scene.answer("pass")
    assert scene.last("test.rolled")["added"] == 1 and len(scene.last("test.rolled")["dice"]) == 4


@rule("MA-ARRIVE-17")
def test_at_one_point_chance_chooses_and_at_the_other_the_brave_one_stands_in(field) -> None:
    board = POINT.replace("6 |.  . ", "6 |.  .1")
    where = {"joe": "b6", "craig": "b6", ME: "e4", "deke": "e4", PAL: "a1"}
    scene = field("us-rifle", "joe", "craig", "deke", board=board, where=where, hand=("artillery",))
    refill(scene, 5, *[1] * 6, 5, 1, *[1] * 6)
    scene.do("answer:survive", "answer:survive")
    assert [told["square"] for told in scene.events("zombie.attacked")] == ["b6", "e4"]
    assert scene.last("zombie.attacked")["model"] == ME


@rule("MA-ROUND-01")
def test_those_on_the_board_first_and_then_the_newcomers(field) -> None:
    scene = field("us-rifle", board=POINT, where={ME: "a8", PAL: "a1"}, zombies={"h8": 1}, hand=("artillery",))
    everybody_has_acted(scene)
    scene.dice(4, 4, 4, 5, 1, 1)
    scene.answer("pass")
    scene.choose()
    assert scene.crowd() == {"g8": 1, "e5": 1} or scene.crowd() == {"g7": 1, "e5": 1}


@rule("MA-ARRIVE-16")
def test_the_last_place_is_taken_and_then_there_is_none(field) -> None:
    scene = field("us-rifle", board=POINT, where={ME: "e4"}, hand=("artillery",))
    around = ["d5", "f5", "d4", "f4", "d3", "e3", "f3"]
    scene.zombies({"e4": 8, "e5": 8, **dict.fromkeys(around, 9)})
    refill(scene, 5, 5, 1, 2)
    assert scene.crowd()["e5"] == 9 and scene.events("zombie.blocked") == [{"square": "e4"}]


# -- abilities --------------------------------------------------------------------------------------------------------------


@rule("MA-ABIL-09", "MA-ZOMB-08")
def test_of_two_brave_ones_the_rattled_one_does_not_count(field) -> None:
    scene = field("deke", "us-rifle", "us-rifle", where={"deke": "d5", ME: "d4", PAL: "d4"}, zombies={"c4": 1})
    scene.set(PAL, rattled=True)
    scene.dice(*[1] * 7)
    scene.act("deke", "move:d4", "stop", "answer:survive")
    assert scene.last("zombie.attacked")["model"] == ME
    scene.answer("done")


@rule("MA-ABIL-20")
def test_over_a_wall_and_a_block_but_not_down_on_it(field) -> None:
    scene = field("don-manning", board=BLOCK, where={"don-manning": "b4", ME: "f1"})
    scene.act("don-manning", "move:b3", "move:c3", "move:d3")
    assert scene.refused("move:c3") == "MA-ABIL-20"


@rule("MA-ABIL-23")
def test_the_zombies_react_to_each_follower(field) -> None:
    where = {"us-sergeant.1": "e4", PAL: "e5", THIRD: "e5", FOURTH: "a1"}
    scene = field("us-sergeant", *["us-rifle"] * 2, where=where, zombies={"e8": 1})
    scene.act("us-sergeant.1", "nothing", "done", "lead:follow-me")
    scene.act(PAL, "move:d5", "stop")
    scene.act(THIRD, "move:f4", "stop")
    assert [told["model"] for told in scene.events("zombies.saw")] == [PAL, THIRD]


@rule("MA-ABIL-25")
def test_a_mark_holds_until_the_test(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, hand=("artillery",))
    scene.zombies({"e8": 2}, marked={"e8": 1})
    scene.dice(4, 4, 4)
    scene.act(ME, "move:e3", "stop")
    assert scene.crowd() == {"e8": 1, "e7": 1}
    scene.act(scene.spare, "nothing")
    scene.answer("pass")
    assert scene.crowd().get("e8") is None and len(scene.events("zombie.moved")) == 3


@rule("MA-ABIL-29")
def test_a_leap_over_a_friend_and_a_wall_onto_an_enemy(field) -> None:
    scene = field("sidney-rose", board=BLOCK, where={"sidney-rose": "a3", ME: "c4"}, zombies={"d4": 1})
    scene.dice(3, 3, 3, 3, 3, 3, 1, 1, 1)
    scene.act("sidney-rose", "leap:d4")
    assert scene.at("sidney-rose") == "d4" and scene.crowd() == {}


@rule("MA-ABIL-33")
def test_a_second_target_and_no_aiming(field) -> None:
    scene = field("ashley", where={"ashley": "a8"})
    scene.zombies({"a6": 3}, marked={"a6": 3})
    scene.dice(4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    scene.act("ashley", "deed", "shoot:a6")
    scene.answer(next(key for key in scene.options() if key != "stop"))
    assert scene.prompt == "prompt-act" and scene.offers("shoot:a6") and not scene.offers("aim:a6")


@rule("MA-ABIL-41")
def test_three_squares_and_then_over_the_red_edge(field) -> None:
    scene = field("sidney-rose", where={"sidney-rose": "e6"})
    scene.act("sidney-rose", "leap:e3")
    scene.do(*(["stop"] if scene.offers("stop") else []), "deed", "leap-out")
    assert scene.model("sidney-rose").stage == "escaped"


@rule("MA-ABIL-43")
def test_grief_pays_for_a_kill_in_attack_and_one_in_defence(field) -> None:
    scene = field("buddy-brandi", where={"buddy": "e4", "brandi": ""}, zombies={"e4": 1, "f6": 1})
    scene.set("brandi", stage="dead")
    scene.set("buddy", grieving=True, points=2)
    scene.dice(3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3)
    scene.act("buddy", "fight", "deed", "move:e5", "answer:fight")
    assert [told["points"] for told in scene.events("points.gained")] == [3, 3] and scene.crowd() == {}


@rule("MA-ABIL-44")
def test_side_by_side_and_free_when_one_has_left() -> None:
    scene = Scene("mars-attacks", {"scenario": "help", "force": ["buddy-brandi"]})
    scene.answer("deploy:c1")
    scene.answer("deploy:d1")
    scene.answer("activate:buddy")
    scene.answer("exit")
    if scene.prompt != "prompt-act":
        scene.answer("activate:brandi")
    assert not scene.state.force[1].grieving and {"move:e2", "move:e1", "move:c2"} <= set(scene.options())


@rule("MA-ABIL-48")
def test_slipping_away_from_the_one_that_came(field) -> None:
    scene = field("troy", where={"troy": "e4"}, zombies={"d5": 1})
    scene.zombies({"e6": 1}, marked={"e6": 1})
    scene.dice(*[1] * 5, 4, 4, 4, *[1] * 7, *[1] * 7)
    scene.act("troy", "aim:e6", "answer:survive", "late", "move:e3", "answer:survive")
    assert scene.at("troy") == "e3" and scene.offers("deed")


@rule("MA-REACT-04")
def test_deed_shot_and_late_move_are_answered_one_by_one(field) -> None:
    scene = field("troy", where={"troy": "e4"}, zombies={"e8": 1})
    scene.dice(*[1] * 5, 4, 4, 4)
    scene.act("troy", "deed", "move:e5", "aim:e7", "late", "move:e4")
    assert len(scene.events("zombies.saw")) == 2 and len(scene.events("zombies.heard")) == 1


# -- cards ------------------------------------------------------------------------------------------------------------------


@rule("MA-CARD-08")
def test_the_third_card_of_a_set_and_how_it_strikes(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "a8", PAL: "b8"}, zombies={"e4": 1}, hand=("artillery",))
    scene.laid("artillery", 2)
    scene.dice(*[4] * 6, 4, 1, 1)
    scene.answer("lay:artillery")
    scene.act(ME, "nothing")
    scene.do("resolve:artillery", "square:e4")
    assert scene.crowd() == {} and scene.events("strike.scattered") == []


@rule("MA-CARD-19")
def test_dice_before_the_roll_and_another_try_after_it(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "f4"}, hand=("steady-hands", "second-chance"))
    scene.zombies({"e6": 2}, marked={"e6": 2})
    scene.dice(*[1] * 7, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 5, 5, 1, 1)
    scene.act(ME, "aim:e6", "play:steady-hands")
    scene.act(PAL, "aim:e6", "play:second-chance")
    assert scene.crowd() == {"e6": 1}


@rule("MA-CARD-21")
def test_one_that_is_lured_into_an_enemy_fights_before_the_next_one_moves(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e1", PAL: "d7"}, zombies={"h8": 1, "c7": 1}, hand=("diversion",))
    scene.dice(*[1] * 7)
    scene.do("play:diversion", "square:e7", "answer:survive")
    order = [event.kind for event in scene.happened() if event.kind in ("zombie.moved", "attack.failed")]
    assert order == ["zombie.moved", "attack.failed", "zombie.moved"]


@rule("MA-CARD-22", "MA-ABIL-04")
def test_armour_helps_against_the_car_and_not_against_the_herd(field) -> None:
    scene = field("general-tor", where={"general-tor": "e4"}, hand=("martian-science", "second-chance", "saucer-ray"))
    scene.deck("flying-car", "stampede")
    refill(scene, 5, 4, 4, 4, 4, 1, 5, 1, 1, 4, 4, 1, 1, 1)
    assert scene.model("general-tor").rattled and scene.model("general-tor").points == 4


@rule("MA-CARD-23")
def test_a_beam_goes_where_it_is_told_and_a_strike_scatters(field) -> None:
    one, two = "martian-disintegrator.1", "martian-disintegrator.2"
    scene = field("martian-disintegrator", board=PARTED, where={one: "a1", two: "a2"})
    scene.laid("transport-beam", 1)
    scene.laid("saucer-ray", 1)
    scene.state_is(turn_idle=True)
    everybody_has_acted(scene)
    scene.dice(7)
    scene.do("resolve:transport-beam", f"model:{two}", "square:a4", "resolve:saucer-ray", "square:h1")
    assert scene.at(two) == "a4" and scene.last("strike.landed")["square"] == "f1"


@rule("MA-CARD-25")
def test_a_second_jeep_takes_somebody_else_who_keeps_the_markers(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "a1", PAL: "a1", THIRD: "h8"})
    scene.zombies({"b2": 1}, marked={"b2": 1})
    scene.set(ME, activated=True, rattled=True)
    scene.laid("jeep-run", 2)
    scene.mark()
    scene.do("resolve:jeep-run", "from:a1")
    scene.choose(f"model:{PAL}")
    assert "ride:b2" not in scene.options()
    scene.do("ride:a2", "enough")
    if scene.offers("from:a1"):
        scene.answer("from:a1")
    assert not scene.offers("from:a2")
    scene.do("ride:b1", "enough")
    assert (scene.at(ME), scene.at(PAL)) == ("b1", "a2") and scene.model(ME).rattled and scene.model(ME).activated


@rule("MA-CARD-28")
def test_a_skull_card_is_the_card_of_the_turn_and_the_next_one_is_free(field) -> None:
    scene = field(*["us-rifle"] * 2, where={ME: "e4", PAL: "a8"}, zombies={"e6": 1, "d5": 1}, hand=("second-chance", "not-today"))
    scene.dice(5, 1, 1, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1, 4, 4, 4, 1, 1)
    scene.act(ME, "aim:e6", "play:second-chance")
    assert scene.state.uses == 0
    scene.answer("answer:fight:not-today")
    assert scene.crowd() == {} and scene.state.hand == [] and scene.state.turn == 2


@rule("MA-CARD-15")
def test_a_herd_on_a_row_and_one_on_a_column_and_who_is_in_them(field) -> None:
    scene = field(*["us-rifle"] * 3, where={ME: "c4", PAL: "f4", THIRD: "d7"}, hand=("artillery",))
    scene.deck("stampede", "stampede")
    refill(scene, 4, 4, 5, 1, 1, 6, 1, 1, 5, 4, 6, 1, 1)
    assert [scene.model(name).stage for name in (ME, PAL, THIRD)] == ["dead", "board", "board"]


def the_same_again(scene, event: str, *dice: int) -> None:
    """The deck is down to that event, which is shuffled in again with the discards and, with this seed, comes up first."""

    def edit(g) -> None:
        state = g.state
        state.deck.remove(event)
        state.discards, state.deck = list(state.deck), [event]

    scene.change(edit)
    refill(scene, *dice)
    assert [told["card"] for told in scene.events("event.drawn")][:2] == [event, event]


@rule("MA-CARD-29")
def test_a_car_on_a_landing_square_and_one_on_the_street(field) -> None:
    scene = field("us-rifle", battle="home", where={ME: "e2"}, hand=("artillery",) * 3, seed=24, difficulty=-3)
    the_same_again(scene, "flying-car", 4, 8, 6, 6)
    assert [told["square"] for told in scene.events("car.fell")][:2] == ["d8", "f6"]
    assert scene.view(0)["terrain"] == {"f6": "rubble"}


@rule("MA-CARD-30")
def test_the_only_wall_falls_and_then_there_is_none(field) -> None:
    scene = field("us-rifle", board=WALL, where={ME: "d4"}, zombies={"e4": 1}, hand=("artillery",) * 3, seed=27)
    the_same_again(scene, "rubble", 6, 1, 1, 1, 1, 1)
    assert len(scene.events("wall.none")) == 1 and scene.crowd() == {} and scene.view(0)["walls"] == [["d4", "e4", "low"]]


@rule("MA-CARD-31")
def test_one_herd_along_a_row_and_one_along_a_column(field) -> None:
    scene = field("us-rifle", board=WALL, where={ME: "a8", PAL: "h1"}, zombies={"f4": 1, "c4": 1, "d7": 1, "e7": 1}, hand=("artillery",))
    scene.deck("stampede", "stampede")
    refill(scene, 2, 4, 5, 4)
    assert scene.crowd() == {"e7": 1} and scene.last("herd.column") == {"die": 5, "square": "d"}


# -- Zombies ----------------------------------------------------------------------------------------------------------------


@rule("MA-ZOMB-01")
def test_what_a_zombie_can_and_what_it_feels(field) -> None:
    scene = field("us-rifle", "edwin", where={ME: "c4", "edwin": "e4", PAL: "a1"}, zombies={"e4": 2})
    scene.zombies({"c6": 1}, marked={"c6": 1})
    scene.dice(5, 5, 1, 1, 1, 4, 1, 1, 3, 1, 1, 5, 1, 1, 1)
    scene.act(ME, "aim:c6")
    scene.act("edwin", "fight")
    assert scene.crowd() == {"e4": 2, "c6": 1} and scene.last("zombie.unmoved")["ability"] == "smite"


@rule("MA-ZOMB-07", "MA-REACT-31")
def test_the_active_model_where_it_is_and_anybody_where_it_is_not(field) -> None:
    where = {"deke": "d5", "joe": "d4", "craig": "f4", "ashley": "f4"}
    scene = field("deke", "joe", "craig", "ashley", where=where, zombies={"c4": 1, "g4": 1})
    scene.dice(*[1] * 14)
    scene.act("deke", "move:d4", "stop", "answer:survive", "answer:survive")
    assert [told["square"] for told in scene.events("zombie.attacked")] == ["d4", "f4"]
    assert scene.events("zombie.attacked")[0]["model"] == "deke"


@rule("MA-ZOMB-09")
def test_among_their_own_they_do_not_fight(field) -> None:
    scene = field("deke", "joe", where={"deke": "e4", "joe": "e5"}, zombies={"e6": 1, "b7": 1})
    scene.zombies({"c6": 1}, marked={"c6": 1})
    scene.dice(*[1] * 7)
    scene.act("deke", "move:e3", "stop", "answer:survive")
    assert scene.crowd() == {"e5": 1, "c6": 2} and len(scene.events("zombie.attacked")) == 1


@rule("MA-REACT-25")
def test_dead_in_the_reaction_and_dead_in_ones_own_action(field) -> None:
    where = {ME: "e4", PAL: "g5", THIRD: "h8", FOURTH: "a1"}
    scene = field(*["us-rifle"] * 3, where=where, zombies={"c4": 2, "h4": 1})
    scene.dice(5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1)
    scene.act(ME, "move:d4", "stop", "answer:survive")
    scene.act(PAL, "move:h4")
    assert scene.crowd() == {"c4": 1, "d4": 1, "h4": 1} and scene.model(PAL).stage == "dead"


@rule("MA-REACT-30")
def test_the_short_way_through_a_crowd_before_the_long_way_round(field) -> None:
    scene = field("us-rifle", board=AROUND, where={ME: "b2", PAL: "e1"})
    scene.zombies({"c5": 1, "a3": 9, "d2": 1}, marked={"a3": 9, "d2": 1})
    scene.dice(*[1] * 8)
    scene.act(ME, "aim:d2")
    assert scene.crowd() == {"b4": 1, "a3": 9, "d2": 1}


@rule("MA-ABIL-25")
def test_a_mark_that_a_card_gave_holds_until_the_test(field) -> None:
    scene = field(
        "martian-disintegrator", where={"martian-disintegrator.1": "e4"}, zombies={"e7": 2}, hand=("martian-science", "saucer-ray")
    )
    scene.dice(4, 4, 4)
    scene.answer("play:martian-science")
    scene.act("martian-disintegrator.1", "move:e3", "stop")
    assert scene.crowd() == {"e7": 1, "e6": 1}
    scene.act(scene.spare, "nothing")
    scene.answer("pass")
    assert scene.crowd() == {"e6": 1, "e5": 1} and sum(scene.state.marked) == 0


@rule("MA-ROUND-19")
def test_in_comes_one_and_fights_before_the_next_comes_in(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"d4": 1, "e5": 1}, hand=("artillery",))
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.dice(4, 4, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1)
    scene.do("pass", "answer:fight", "answer:survive")
    assert len(scene.events("zombie.moved")) == 2 and scene.crowd() == {"e4": 1}
    assert len(scene.events("zombie.attacked")) == 2


@rule("MA-CARD-04")
def test_after_a_skull_card_a_card_may_still_be_laid(field) -> None:
    scene = field("us-rifle", where={ME: "d4"}, zombies={"b4": 1}, hand=("not-today", "second-chance", "artillery"))
    scene.dice(5, 5, 1, 1, 4, 4, 4, 1, 1)
    scene.act(ME, "move:c4", "stop")
    scene.answer("answer:fight:not-today")
    assert scene.crowd() == {} and scene.state.hand == ["second-chance", "artillery"] and scene.offers("lay:artillery")
