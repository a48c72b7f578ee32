"""Actions: what an activated model may do, step by step, and what being caught or Rattled leaves of it."""

from stockade.testing import rule

ME = "us-rifle.1"


def act(field, *steps: str, unit: str = "us-rifle", at: str = "e4", zombies=None, dice=(), **fields):
    name = unit if unit not in ("us-rifle", "us-sergeant") else f"{unit}.1"
    scene = field(unit, where={name: at}, zombies=zombies or {})
    if fields:
        scene.set(name, **fields)
    scene.dice(*dice)
    scene.answer(f"activate:{name}")
    scene.do(*steps)
    return scene


def kinds(scene) -> set[str]:
    return {key.partition(":")[0] for key in scene.options()}


@rule("MA-ACT-01", "MA-MOVE-01")
def test_up_to_two_squares_in_any_of_eight_directions(field) -> None:
    scene = act(field)
    assert {key[5:] for key in scene.options() if key.startswith("move:")} == {"d3", "d4", "d5", "e3", "e5", "f3", "f4", "f5"}
    scene.do("move:f5", "move:g6")
    assert scene.at(ME) == "g6" and scene.model(ME).activated and scene.prompt == "prompt-turn"
    assert [event["to"] for event in scene.events("model.moved")] == ["f5", "g6"]


@rule("MA-ACT-02", "MA-ACT-15")
def test_move_then_shoot(field) -> None:
    scene = act(field, "move:e5", zombies={"e8": 1}, dice=(1, 1, 1, 1, 4, 4, 4))
    assert scene.offers("shoot:e8") and not scene.offers("aim:e8") and scene.refused("aim:e8") == "MA-ACT-04"
    scene.answer("shoot:e8")
    assert scene.prompt == "prompt-turn" and len(scene.last("dice.rolled")["dice"]) == 4


@rule("MA-ACT-03", "MA-ACT-15")
def test_shoot_then_move_knowing_the_result(field) -> None:
    scene = act(field, "shoot:a4", at="a8", zombies={"a4": 1}, dice=(5, 5, 5, 1, 1, 1, 1))
    assert scene.crowd() == {} and scene.prompt == "prompt-step"
    assert kinds(scene) == {"move", "stop"}
    scene.answer("move:a7")
    assert scene.at(ME) == "a7" and scene.prompt == "prompt-turn"


@rule("MA-ACT-04", "MA-SHOOT-04")
def test_aiming_takes_the_whole_action(field) -> None:
    scene = act(field, "aim:e8", zombies={"e8": 1}, dice=(1, 1, 1, 1, 1, 1, 1, 1))
    assert len(scene.last("dice.rolled")["dice"]) == 5 and scene.prompt == "prompt-turn"


@rule("MA-ACT-05", "MA-RATTLE-02", "MA-RATTLE-03", "MA-REACT-28")
def test_stand_up_and_move(field) -> None:
    scene = act(field, at="a8", rattled=True)
    assert scene.options() == ["stand", "nothing"]
    assert scene.refused("move:a7") == "MA-RATTLE-03"
    scene.answer("stand")
    assert not scene.model(ME).rattled and kinds(scene) == {"move", "stop"}
    scene.answer("move:a7")
    assert scene.at(ME) == "a7" and scene.prompt == "prompt-turn"


@rule("MA-ACT-06")
def test_stand_up_and_shoot(field) -> None:
    scene = act(field, "stand", "shoot:e8", rattled=True, zombies={"e8": 1}, dice=(1, 1, 1, 1, 1, 1, 1))
    assert scene.prompt == "prompt-turn" and scene.events("dice.rolled")


@rule("MA-ACT-06", "MA-ACT-04")
def test_nobody_aims_while_getting_up(field) -> None:
    scene = act(field, "stand", rattled=True, zombies={"e8": 1})
    assert not scene.offers("aim:e8")
    scene.answer("stop")


@rule("MA-ACT-07", "MA-ACT-10", "MA-ACT-11")
def test_a_rattled_model_that_is_caught_stands_up_and_fights(field) -> None:
    scene = act(field, "stand", "fight", rattled=True, zombies={"e4": 1}, dice=(4, 4, 4, 1, 1, 1))
    assert [event.kind for event in scene.happened() if event.kind in ("model.stood", "fight.began")] == ["model.stood", "fight.began"]
    assert scene.crowd() == {} and scene.prompt == "prompt-turn"


@rule("MA-ACT-08", "MA-ACT-16", "MA-REACT-14")
def test_doing_nothing_still_takes_the_marker(field) -> None:
    scene = act(field, "nothing", zombies={"e6": 1})
    assert scene.model(ME).activated and scene.crowd() == {"e6": 1} and scene.state.noise == 0
    assert scene.rule_of("model.waited") == "MA-ACT-08"


@rule("MA-ACT-09", "MA-ACT-11", "MA-ACT-14", "MA-ACT-17", "MA-LEAVE-03")
def test_a_model_that_is_caught_can_only_fight(field) -> None:
    scene = field("deke", where={"deke": "e1"}, zombies={"e1": 1, "e4": 1})
    scene.answer("activate:deke")
    assert scene.options() == ["fight", "deed"]
    assert scene.refused("nothing") == "MA-ACT-11"
    assert scene.refused("move:e2") == "MA-ACT-09"
    assert scene.refused("exit") == "MA-LEAVE-03"
    assert scene.refused("shoot") == "MA-ACT-14"
    scene.dice(1, 1, 1, 1, 1, 1)
    scene.answer("fight")
    assert len(scene.last("dice.rolled")["dice"]) == 3  # no die for moving
    scene.answer("done")
    assert scene.prompt == "prompt-turn" and scene.crowd()["e1"] == 1


@rule("MA-ACT-12", "MA-ACT-13", "MA-FIGHT-02")
def test_entering_an_enemys_square_means_fighting_and_ends_the_action(field) -> None:
    scene = act(field, "move:e5", zombies={"e5": 1, "h8": 1}, dice=(4, 4, 4, 1, 1, 1, 1))
    assert len(scene.last("dice.rolled")["dice"]) == 4  # one for moving in
    assert "e5" not in scene.crowd() and scene.at(ME) == "e5"
    assert scene.prompt == "prompt-turn"  # neither the second square nor a shot


@rule("MA-ACT-14")
def test_no_shot_with_an_enemy_in_the_square(field) -> None:
    scene = act(field, "move:e5", zombies={"e8": 1})
    assert scene.offers("shoot:e8")
    scene.answer("stop")
    other = field("deke", where={"deke": "e4"}, zombies={"e4": 1, "e8": 1})
    other.do("activate:deke", "deed")
    assert kinds(other) == {"move", "fight"}


@rule("MA-ACT-15")
def test_a_step_that_says_up_to_may_be_left_out(field) -> None:
    scene = act(field, "move:e5", "stop")
    assert scene.at(ME) == "e5" and scene.prompt == "prompt-turn"


@rule("MA-ACT-16", "MA-REACT-08")
def test_an_action_has_two_halves(field) -> None:
    scene = act(field, "move:e5", zombies={"e8": 1}, dice=(1, 1, 1, 1, 4, 4, 4))
    scene.answer("shoot:e8")
    assert scene.model(ME).activated and scene.refused(f"activate:{ME}") == "MA-TURN-07"
