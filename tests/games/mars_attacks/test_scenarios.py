"""The four battles: what is special about each, how it ends, and who has won."""

import pytest

from stockade.games.mars_attacks.scene import MarsScene
from stockade.testing import rule

ME, PAL = "us-rifle.1", "us-rifle.2"


def battle(name: str, *force: str, where=None, zombies=None, **state) -> MarsScene:
    """A battle fought alone: its end is the end of the table."""
    scene = MarsScene(*(force or ("us-rifle", "us-rifle")), battle=name, where=where or {}, zombies=zombies or {}, alone=True)
    if state:
        scene.state_is(**state)
    return scene


def doomed(name: str, at: str, **state) -> MarsScene:
    """The last model is caught and falls at once."""
    scene = battle(name, "us-rifle", where={ME: at}, **state)

    def bite(g) -> None:
        g.state.zombies[g.map.at[at]] = 1
        g.state.loaded.extend([1, 1, 1, 5, 1, 1])

    scene.change(bite)
    return scene


def moves(scene) -> set[str]:
    return {key[5:] for key in scene.options() if key.startswith("move:")}


# -- 1 ------------------------------------------------------------------------------------------------------------------------


@rule("MA-SURPRISE-04", "MA-SURPRISE-05", "MA-SURPRISE-06", "MA-SURPRISE-11")
@pytest.mark.parametrize(
    ("number", "kill", "free"), [(1, False, False), (2, False, False), (1, True, False), (2, True, True), (5, True, True)]
)
def test_the_zone_is_held_until_round_two_and_a_kill(number: int, kill: bool, free: bool) -> None:
    scene = battle("surprise", where={ME: "e4", PAL: "c5"}, round=number, first_kill=kill)
    scene.answer(f"activate:{ME}")
    assert ("e3" in moves(scene)) is free and "e5" in moves(scene)
    if not free:
        assert scene.refused("move:e3") == "MA-SURPRISE-04" and scene.refused("exit") == "MA-SURPRISE-11"
    scene.finish("")


@rule("MA-SURPRISE-08", "MA-SURPRISE-06", "MA-SURPRISE-07")
def test_a_kill_counts_and_the_conditions_last() -> None:
    scene = battle("surprise", where={ME: "e4", PAL: "c5"}, zombies={"e4": 1}, round=2)
    scene.dice(4, 4, 4, 1, 1, 1)
    scene.act(ME, "fight")
    assert scene.state.first_kill
    scene.answer(f"activate:{PAL}")
    goals = scene.view(0)["goals"]
    assert scene.view(0)["free"] and [goal["done"] for goal in goals] == [True, True, False]
    scene.finish("")


@rule("MA-SURPRISE-07")
def test_a_strike_of_the_players_meets_the_second_condition() -> None:
    scene = battle("surprise", where={ME: "e4", PAL: "c5"}, zombies={"e7": 1}, round=2)
    scene.laid("artillery", 3)
    scene.mark()
    scene.dice(*[4] * 6, 4, 1, 1)
    scene.do("resolve:artillery", "square:e7", f"activate:{ME}")
    assert scene.crowd() == {} and "e3" in moves(scene)
    scene.finish("")


@rule("MA-SURPRISE-07")
def test_a_herd_kills_for_nobody_and_a_strike_for_the_players() -> None:
    scene = battle("surprise", where={ME: "e4", PAL: "c5"}, zombies={"g8": 1, "e7": 1}, round=2, difficulty=-3)
    scene.hand(*["take-cover"] * 2, "diversion")
    scene.laid("artillery", 3)
    scene.deck("stampede")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.mark()
    scene.dice(1, 1, 1, 4, 8, *[4] * 6, 4, 1, 1)
    scene.answer("pass")
    scene.choose()
    if scene.prompt == "prompt-checks":
        scene.answer("stay")
    assert scene.crowd() == {"e7": 1} and not scene.state.first_kill
    scene.do("resolve:artillery", "square:e7", f"activate:{ME}")
    assert scene.crowd() == {} and scene.state.first_kill and "e3" in moves(scene)
    scene.finish("")


@rule("MA-SURPRISE-09", "MA-SURPRISE-10")
def test_outside_the_zone_one_only_goes_back() -> None:
    scene = battle("surprise", where={ME: "e1", PAL: "c5"})
    scene.answer(f"activate:{ME}")
    assert moves(scene) == {"d2", "e2", "f2"} and not scene.offers("exit")
    scene.answer("nothing")  # or stays
    scene.finish("")


@rule("MA-SURPRISE-11", "MA-SURPRISE-12", "MA-SURPRISE-13", "MA-LEAVE-09")
def test_one_who_escapes_wins_and_the_end_is_at_once() -> None:
    scene = battle("surprise", where={ME: "e1", PAL: ""}, zombies={"e4": 3}, round=2, first_kill=True)
    scene.set(PAL, stage="dead")
    scene.act(ME, "exit")
    assert scene.crowd() == {"e4": 3}  # nobody reacts any more
    assert scene.table.winners == [0]
    scene.finish("won")


@rule("MA-SURPRISE-12", "MA-SURPRISE-13")
def test_nobody_out_is_a_defeat() -> None:
    scene = doomed("surprise", "e4")
    scene.finish("lost")


@rule("MA-SURPRISE-04")
def test_a_step_inside_the_zone_and_none_out_of_it() -> None:
    scene = battle("surprise", where={ME: "e4", PAL: "c5"})
    scene.act(ME, "move:f4")
    assert scene.offers("move:e4") and scene.refused("move:e3") == "MA-SURPRISE-04"
    scene.finish("")


@rule("MA-SURPRISE-08")
def test_a_kill_still_counts_in_the_next_round() -> None:
    scene = battle("surprise", where={ME: "e4", PAL: "c5"}, zombies={"e4": 1}, round=2, difficulty=-3)
    scene.hand("artillery")
    scene.mark()
    scene.dice(4, 4, 4, 1, 1, 1, 1, 1, 1, 1)
    scene.act(ME, "fight")
    scene.act(PAL, "nothing")
    scene.answer("pass")
    scene.choose()
    scene.answer(f"activate:{PAL}")
    assert scene.table.round == 3 and {"b4", "b5", "b6"} <= moves(scene)
    scene.finish("")


@rule("MA-LEAVE-01", "MA-BREAK-03")
def test_out_over_the_red_edge_and_not_over_another() -> None:
    scene = battle("breaking", where={ME: "a8", PAL: "g1"})
    scene.act(ME, "exit")
    scene.answer(f"activate:{PAL}")
    assert scene.refused("exit") == "MA-LEAVE-02"
    scene.finish("")


# -- retreat --------------------------------------------------------------------------------------------------------------------


@rule("MA-LEAVE-05", "MA-LEAVE-06", "MA-LEAVE-08")
@pytest.mark.parametrize(("number", "offered"), [(1, False), (2, False), (3, True), (9, True)])
def test_retreat_from_the_end_of_round_three(number: int, offered: bool) -> None:
    scene = battle("breaking", where={ME: "c1", PAL: "d1"}, round=number)
    scene.hand("artillery")
    scene.pass_round()
    scene.choose()
    assert (scene.prompt == "prompt-checks") is offered
    if offered:
        scene.answer("retreat")
        scene.finish("lost")
    else:
        assert scene.table.round == number + 1


# -- 2 --------------------------------------------------------------------------------------------------------------------------


@rule("MA-HELP-03", "MA-HELP-04", "MA-HELP-05", "MA-HELP-06", "MA-HELP-07", "MA-HELP-08", "MA-HELP-11", "MA-HELP-22")
@pytest.mark.parametrize(
    ("order", "dice", "found"),
    [
        (["b6"], [7], "b6"), (["e7"], [8], "e7"), (["h5", "e7"], [6, 5], "e7"), (["b6", "h5"], [1, 8], "h5"),
        (["e7", "b6", "h5"], [6, 4], "h5"), (["h5", "b6", "e7"], [1, 1], "e7"),
    ],
)  # fmt: skip
def test_the_transmitter_is_found_in_the_order_of_the_search(order: list[str], dice: list[int], found: str) -> None:
    beside = {"b6": "b5", "e7": "e6", "h5": "g5"}
    names = [f"us-rifle.{n}" for n in range(1, 5)]
    scene = battle("help", *["us-rifle"] * 4, where={**dict(zip(names, [beside[s] for s in order], strict=False)), names[3]: "c1"})
    scene.dice(*dice)
    for name, square in zip(names, order, strict=False):
        scene.act(name, f"move:{square}")
        assert scene.prompt == "prompt-step"  # in the middle of the action
        scene.answer("stop")
    assert scene.view(0)["transmitter"] == found
    assert len(scene.events("counter.empty")) == len(order) - 1
    scene.finish("")


@rule("MA-HELP-22")
def test_the_die_for_a_counter_is_rolled_before_anybody_reacts() -> None:
    scene = battle("help", where={ME: "b5", PAL: "c1"}, zombies={"b3": 1})
    scene.dice(3)
    scene.act(ME, "move:b6")
    assert scene.last("counter.empty")["die"] == 3 and scene.crowd() == {"b3": 1}  # the action is not over
    scene.answer("stop")
    assert scene.last("zombies.saw")["count"] == 1 and scene.crowd() == {"b4": 1}
    scene.finish("")


@rule("MA-HELP-09", "MA-HELP-11")
def test_after_the_transmitter_the_other_counters_mean_nothing() -> None:
    scene = battle("help", where={ME: "b5", PAL: "c1"}, transmitter=20)
    scene.act(ME, "move:b6", "stop")
    assert scene.state.searched == 0 and scene.state.transmitter == 20 and len(scene.state.objectives) == 3
    scene.finish("")


@rule("MA-HELP-09")
def test_once_it_is_found_another_counter_is_walked_over() -> None:
    scene = battle("help", *["us-rifle"] * 3, where={ME: "b5", PAL: "e6", "us-rifle.3": "c1"})
    scene.dice(7)
    scene.act(ME, "move:b6", "stop")
    scene.act(PAL, "move:e7")
    assert scene.events("counter.empty") == [] and scene.view(0)["transmitter"] == "b6" and len(scene.state.objectives) == 2
    scene.finish("")


@rule("MA-HELP-08")
def test_whoever_dies_on_a_counter_finds_nothing() -> None:
    scene = battle("help", where={ME: "b5", PAL: "c1"}, zombies={"b6": 1})
    scene.dice(1, 1, 1, 1, 5, 1, 1)
    scene.act(ME, "move:b6")
    assert scene.model(ME).stage == "dead" and scene.state.searched == 0
    scene.finish("")
    alive = battle("help", where={ME: "b5", PAL: "c1"}, zombies={"b6": 1})
    alive.dice(1, 1, 1, 1, 1, 1, 1, 7)
    alive.act(ME, "move:b6")
    assert alive.view(0)["transmitter"] == "b6"
    alive.finish("")


@rule("MA-HELP-10", "MA-HELP-23")
def test_the_message_waits_for_the_first_round_that_ends_without_a_zombie() -> None:
    scene = battle("help", where={ME: "b6", PAL: "c1"}, zombies={"b6": 1}, difficulty=-3)
    scene.state_is(transmitter=scene.play.map.at["b6"])
    scene.hand("artillery")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.mark()
    scene.dice(1, 1, 1, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1)
    scene.answer("pass")
    scene.choose()
    assert not scene.state.sent and scene.table.round == 2
    scene.act(ME, "fight")
    scene.act(PAL, "nothing")
    scene.answer("pass")
    scene.choose()
    assert scene.state.sent and scene.events("message.sent")
    scene.finish("")


@rule("MA-HELP-08")
def test_one_counter_in_passing_and_one_after_a_fight() -> None:
    scene = battle("help", *["us-rifle"] * 3, where={ME: "g5", PAL: "e6", "us-rifle.3": "c1"})
    scene.zombies({"e7": 1}, marked={"e7": 1})
    scene.mark()
    scene.dice(1, 4, 4, 4, 4, 1, 1, 1, 5)
    scene.act(ME, "move:h5", "move:h6")
    scene.act(PAL, "move:e7")
    assert scene.view(0)["transmitter"] == "e7" and len(scene.events("counter.empty")) == 1
    scene.finish("")


@rule("MA-HELP-21")
def test_a_jeep_finds_the_one_on_its_way_and_the_one_at_its_end() -> None:
    scene = battle("help", where={ME: "e6", PAL: "c1"})
    scene.change(lambda g: setattr(g.state, "objectives", [g.map.at[square] for square in ("e7", "f7", "b6")]))
    scene.laid("jeep-run", 1)
    scene.mark()
    scene.dice(1, 1)
    scene.do("resolve:jeep-run", "from:e6", "ride:e7", "ride:f7", "enough")
    assert [told["square"] for told in scene.events("counter.empty")] == ["e7", "f7"]
    scene.finish("")


@rule("MA-HELP-10", "MA-HELP-23")
@pytest.mark.parametrize(("zombies", "sent"), [({}, True), ({"b6": 1}, False)])
def test_the_message_goes_out_from_a_clean_square(zombies: dict[str, int], sent: bool) -> None:
    scene = battle("help", where={ME: "b6", PAL: "c1"}, zombies=zombies)
    scene.state_is(transmitter=scene.play.map.at["b6"], difficulty=-3)
    scene.hand("artillery")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.dice(1, 1, 1)
    scene.answer("pass")
    scene.choose()
    assert scene.state.sent is sent and scene.table.round == 2
    scene.finish("")


@rule("MA-HELP-12", "MA-HELP-13", "MA-HELP-14", "MA-HELP-15")
@pytest.mark.parametrize(("sent", "outcome"), [(True, "won"), (False, "lost")])
def test_home_with_the_message_sent(sent: bool, outcome: str) -> None:
    scene = battle("help", where={ME: "c1", PAL: "d1"}, sent=sent)
    scene.act(ME, "exit")
    assert not scene.outcome  # one may leave early
    scene.act(PAL, "exit")
    scene.finish(outcome)


@rule("MA-HELP-16")
def test_sent_but_all_dead_is_a_victory() -> None:
    scene = doomed("help", "c3", sent=True)
    scene.finish("won")


# -- 3 --------------------------------------------------------------------------------------------------------------------------


@rule("MA-BREAK-03", "MA-BREAK-04", "MA-BREAK-05")
def test_one_who_gets_through_wins() -> None:
    scene = battle("breaking", where={ME: "a8", PAL: "c1"}, zombies={"c1": 1})
    scene.act(ME, "exit")
    assert not scene.outcome
    scene.dice(1, 1, 1, 5, 1, 1)
    scene.act(PAL, "fight")
    scene.finish("won")


@rule("MA-BREAK-06")
def test_nobody_through_is_the_end() -> None:
    scene = doomed("breaking", "c1")
    scene.finish("lost")


# -- 4 --------------------------------------------------------------------------------------------------------------------------


def calling(*force: str, where: dict[str, str], zombies=None) -> MarsScene:
    """The end of a Round of Back Home, quiet."""
    scene = battle("home", *force, where=where, zombies=zombies)
    scene.state_is(difficulty=-3)
    scene.hand("artillery")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.dice(1, 1, 1)
    scene.answer("pass")
    scene.choose()
    return scene


@rule("MA-HOME-03", "MA-HOME-05", "MA-HOME-07", "MA-HOME-08", "MA-HOME-09", "MA-HOME-11", "MA-HOME-12", "MA-HOME-13")
def test_the_transport_saves_those_who_are_there() -> None:
    scene = calling("us-sergeant", "us-rifle", "eva", where={"us-sergeant.1": "d8", "us-rifle.2": "e7", "eva": "e6"})
    assert scene.options() == ["stay", "call"]
    scene.answer("call")
    assert [scene.model(name).stage for name in ("us-sergeant.1", "us-rifle.2", "eva")] == ["saved", "saved", "dead"]
    assert (scene.rule_of("model.saved"), scene.rule_of("model.abandoned")) == ("MA-HOME-07", "MA-HOME-08")
    assert scene.state.score == 22 and scene.last("game.won")["points"] == 22
    assert (scene.model("eva").record.to, scene.model("eva").record.square, scene.model("us-rifle.2").record.survived) == ("left", "e6", 1)
    scene.finish("won")


@rule("MA-HOME-13")
def test_the_example_of_the_score() -> None:
    names = {f"us-rifle.{n}": "e8" for n in range(2, 6)}
    scene = calling("us-sergeant", *["us-rifle"] * 4, where={"us-sergeant.1": "d8", **names})
    scene.answer("call")
    assert scene.state.score == 31


@rule("MA-HOME-05", "MA-HOME-06")
def test_no_call_with_a_zombie_in_the_zone_and_waiting_is_a_choice() -> None:
    scene = calling("us-rifle", "us-rifle", where={ME: "d8", PAL: "d2"}, zombies={"e7": 1})
    assert scene.prompt == "prompt-turn" and scene.table.round == 2
    waiting = calling("us-rifle", "us-rifle", where={ME: "d8", PAL: "d2"})
    waiting.answer("stay")
    assert waiting.table.round == 2 and not waiting.outcome


@rule("MA-HOME-05")
def test_the_call_waits_until_the_zone_is_clear() -> None:
    scene = battle("home", where={ME: "d8", PAL: "d2"}, zombies={"e7": 1})
    scene.state_is(difficulty=-3)
    scene.hand("artillery")
    scene.change(lambda g: [setattr(model, "activated", True) for model in g.state.force])
    scene.mark()
    scene.dice(1, 1, 1, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1)
    scene.answer("pass")
    scene.choose()
    assert scene.table.round == 2 and scene.prompt == "prompt-turn"  # nobody was asked
    scene.act(ME, "move:e7")
    scene.act(PAL, "nothing")
    scene.answer("pass")
    scene.choose()
    assert scene.options() == ["stay", "call"]
    scene.finish("")


@rule("MA-HOME-10", "MA-HOME-12")
def test_calling_for_nobody_loses() -> None:
    scene = calling("us-rifle", "us-rifle", where={ME: "d2", PAL: "e2"})
    option = next(o for o in scene.table.pending[0].options if o.key == "call")
    assert option.text == "option-call-empty"
    scene.answer("call")
    scene.finish("lost")


@rule("MA-HOME-11")
def test_with_nobody_left_it_is_over_too() -> None:
    scene = doomed("home", "d2")
    scene.finish("lost")


@rule("MA-HOME-15")
def test_no_edge_leads_out_of_the_last_battle() -> None:
    scene = battle("home", where={ME: "d1", PAL: "e1"})
    scene.answer(f"activate:{ME}")
    assert not scene.offers("exit") and scene.refused("exit") == "MA-HOME-15"


@rule("MA-HOME-04")
def test_the_landing_zone_is_open_street() -> None:
    board = battle("home").play.map
    assert [board.names[s] for s in board.marked("R")] == ["d8", "e8", "d7", "e7"]
    assert all(board.terrain[s] == 0 for s in board.marked("R"))


@rule("MA-FORCE-06")
def test_half_a_pair_counts_half() -> None:
    scene = calling("buddy-brandi", where={"buddy": "d8", "brandi": "d6"})
    scene.answer("call")
    assert scene.state.score == 20
