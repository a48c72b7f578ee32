"""Fights, death, Heroics and panic."""

import pytest

from stockade.games.mars_attacks import facts, play
from stockade.testing import rule
from stockade.testing.scene import Scene

ME, PAL = "us-rifle.1", "us-rifle.2"


def caught(field, *dice: int, zombies: int = 1, unit: str = "us-rifle", **more):
    """A model in a square with Zombies, about to fight."""
    name = unit if facts.units()[unit].unique else f"{unit}.1"
    scene = field(unit, where={name: "e4"}, zombies={"e4": zombies}, **more)
    scene.dice(*dice)
    scene.answer(f"activate:{name}")
    return scene


@rule("MA-FIGHT-01", "MA-FIGHT-07", "MA-FIGHT-10")
def test_more_successes_kill_the_defender(field) -> None:
    scene = caught(field, 4, 4, 1, 5, 1, 1)
    assert scene.crowd() == {} and scene.rule_of("zombie.killed") == "MA-FIGHT-07"
    assert len(scene.last("dice.rolled")["dice"]) == 3 and scene.last("dice.rolled")["stat"] == 4


@rule("MA-TEST-02")
def test_three_four_and_six_are_two_successes_on_four(field) -> None:
    scene = caught(field, 3, 4, 6, 5, 1, 1)
    assert (scene.last("dice.rolled")["stat"], scene.last("dice.rolled")["count"]) == (4, 2) and scene.crowd() == {}


@rule("MA-FIGHT-10", "MA-ZOMB-03")
def test_a_fight_has_one_target(field) -> None:
    scene = caught(field, 4, 4, 4, 1, 1, 1, 1, 1, zombies=3)
    assert scene.crowd() == {"e4": 2} and len(scene.events("fight.began")) == 1
    assert len(scene.last("enemy.rolled")["dice"]) == 5  # three, and one for each of the other two


@rule("MA-FIGHT-08", "MA-ZOMB-06", "MA-HERO-03", "MA-COMP-04")
def test_a_defender_who_fights_back_may_kill(field) -> None:
    scene = caught(field, 1, 1, 1, 5, 1, 1)
    assert scene.model(ME).stage == "dead" and scene.rule_of("model.killed") == "MA-FIGHT-08"
    assert scene.last("enemy.rolled")["test"] == "fight"
    assert scene.last("model.killed") == {"model": ME, "square": "e4"}


@rule("MA-FIGHT-02", "MA-ACT-12")
def test_charging_adds_a_die(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e5": 1})
    scene.dice(1, 1, 1, 4, 1, 1, 1)
    scene.act(ME, "move:e5")
    assert len(scene.last("dice.rolled")["dice"]) == 4


@rule("MA-FIGHT-03", "MA-FIGHT-04")
@pytest.mark.parametrize(("friends", "rattled", "dice"), [(0, 0, 3), (1, 0, 4), (3, 0, 4), (1, 1, 3), (2, 1, 4)])
def test_friends_in_the_square_add_one_die_unless_rattled(field, friends: int, rattled: int, dice: int) -> None:
    names = [f"us-rifle.{n}" for n in range(2, 2 + friends)]
    scene = field(*["us-rifle"] * (1 + friends), where={ME: "e4", **dict.fromkeys(names, "e4")}, zombies={"e4": 1})
    for name in names[:rattled]:
        scene.set(name, rattled=True)
    scene.dice(*[4] * dice, 1, 1, 1)
    scene.act(ME, "fight")
    assert len(scene.last("dice.rolled")["dice"]) == dice and scene.crowd() == {}


@rule("MA-FIGHT-05", "MA-FIGHT-06", "MA-REACT-20", "MA-REACT-22")
def test_the_defender_chooses_before_any_die(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "e4"}, zombies={"c4": 1})
    scene.dice(1, 1, 1, 1, 4, 1, 1)
    scene.act(PAL, "move:d4", "stop")
    assert scene.prompt == "prompt-answer" and scene.events("dice.rolled") == [] and scene.at(PAL) == "d4"
    assert scene.options() == ["answer:fight", "answer:survive"]
    assert scene.table.pending[0].args["count"] == 4  # three and the die for moving
    scene.answer("answer:fight")
    assert len(scene.last("dice.rolled")["dice"]) == 3  # no friend beside, and no die for moving
    assert scene.crowd() == {} and scene.rule_of("zombie.killed") == "MA-FIGHT-08"


@rule("MA-FIGHT-06")
@pytest.mark.parametrize(("answer", "dice"), [("fight", 4), ("survive", 3)])
def test_friends_help_to_fight_back_and_not_to_survive(field, answer: str, dice: int) -> None:
    scene = field("deke", "joe", where={"deke": "e4", "joe": "e4"}, zombies={"e5": 1}, hand=("artillery",))
    scene.act("deke", "nothing", "done")
    scene.act("joe", "nothing", "done")
    scene.act(scene.spare, "nothing")
    scene.dice(4, 4, 1)
    scene.answer("pass")
    options = {option.key: option.args["count"] for option in scene.table.pending[0].options}
    assert options[f"answer:{answer}"] == dice
    assert scene.last("zombie.attacked")["square"] == "e4"


@rule("MA-FIGHT-09")
def test_surviving_wins_nothing_more(field) -> None:
    scene = field("us-rifle", where={ME: "d4"}, zombies={"b4": 1})
    scene.dice(1, 1, 1, 1, 8, 8, 8, 1, 1, 1)
    scene.act(ME, "move:c4", "stop", "answer:survive")
    assert scene.crowd() == {"c4": 1} and scene.rule_of("attack.failed") == "MA-FIGHT-09"
    assert scene.model(ME).stage == "board"


@rule("MA-FIGHT-11")
def test_a_rattled_defender_can_only_survive(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "e5"}, zombies={"e6": 1})
    scene.set(PAL, rattled=True)
    scene.dice(1, 1, 1, 1, 8, 1, 1, 6)
    scene.act(ME, "move:e3", "stop")
    assert scene.last("dice.rolled")["test"] == "survive" and scene.last("dice.rolled")["model"] == PAL
    assert all(event["prompt"] != "prompt-answer" for event in scene.events("answer.automatic"))  # no question, not even an automatic one
    assert scene.prompt == "prompt-turn"


@rule("MA-FIGHT-12")
def test_without_a_fight_value_one_survives(field, monkeypatch) -> None:
    values = {f: getattr(facts.profiles()["us-rifle"], f) for f in facts.Profile.__struct_fields__}
    monkeypatch.setitem(play.PROFILES, "us-rifle", facts.Profile(**{**values, "fight": 0}))
    scene = field("us-rifle", where={ME: "d4"}, zombies={"b4": 1})
    scene.dice(1, 1, 1, 1, 6, 1, 1)
    scene.act(ME, "move:c4", "stop")
    assert scene.last("dice.rolled")["test"] == "survive"


# -- Heroics ------------------------------------------------------------------------------------------------------------


@rule("MA-HERO-01", "MA-HERO-02", "MA-RATTLE-05", "MA-HERO-09", "MA-COMP-04")
def test_a_hero_pays_a_point_and_lives_and_nobody_panics(field) -> None:
    scene = field("deke", "us-rifle", where={"deke": "e4", ME: "e4"}, zombies={"e4": 1})
    assert scene.model("deke").points == scene.model("deke").value == 3
    scene.dice(1, 1, 1, 1, 5, 1, 1)
    scene.act("deke", "fight")
    assert scene.model("deke").points == 2 and scene.model("deke").stage == "board"
    assert scene.rule_of("hero.saved") == "MA-HERO-02" and scene.events("panic.rolled") == []
    scene.answer("done")


@rule("MA-HERO-01")
def test_a_hero_starts_the_battle_with_as_many_points_as_the_value() -> None:
    scene = Scene("mars-attacks", {"scenario": "breaking", "force": ["deke", "us-rifle"]})
    scene.answer("deploy:d2")
    deke, rifle = scene.view(0)["models"]
    assert (deke["value"], deke["points"], rifle["value"], rifle["points"]) == (3, 3, 0, 0)
    scene.answer("deploy:d2")


@rule("MA-HERO-06")
def test_a_second_deed_is_refused_with_points_left(field) -> None:
    scene = field("deke", where={"deke": "e4"})
    scene.act("deke", "deed", "move:e5")
    assert scene.model("deke").points == 2 and scene.refused("deed") == "MA-HERO-06"
    scene.answer("nothing")


@rule("MA-HERO-03")
def test_without_points_a_hero_dies(field) -> None:
    scene = field("deke", where={"deke": "e4"}, zombies={"e4": 1})
    scene.set("deke", points=0)
    scene.dice(1, 1, 1, 5, 1, 1)
    scene.act("deke", "fight")
    assert scene.model("deke").stage == "dead"


@rule("MA-HERO-04", "MA-HERO-05", "MA-HERO-06", "MA-HERO-12", "MA-HERO-13", "MA-REACT-04")
def test_an_extra_deed_before_or_after_the_action_and_only_one(field) -> None:
    scene = field("deke", where={"deke": "e4"}, zombies={"e8": 2})
    scene.answer("activate:deke")
    scene.answer("deed")
    assert scene.model("deke").points == 2 and scene.refused("deed") == "MA-HERO-05"
    assert not any(key.startswith("aim") for key in scene.options()) and not scene.offers("stop")
    scene.answer("move:e5")  # one square, and the deed is done
    assert scene.at("deke") == "e5" and scene.last("zombies.saw")["count"] == 2  # heard by itself
    assert not scene.offers("deed") and scene.refused("deed") == "MA-HERO-06"
    scene.do("move:d5")
    assert scene.refused("deed") == "MA-HERO-05"
    scene.answer("stop")
    assert scene.prompt == "prompt-turn"
    after = field("deke", where={"deke": "e4"})
    after.act("deke", "move:e5", "stop", "deed", "move:e6")
    assert after.at("deke") == "e6" and after.model("deke").points == 2
    nothing = field("deke", where={"deke": "e4"})
    nothing.act("deke", "nothing", "deed", "move:e5")
    assert nothing.at("deke") == "e5"


@rule("MA-HERO-05")
def test_no_extra_deed_in_the_middle_of_an_action(field) -> None:
    scene = field("deke", where={"deke": "e4"})
    scene.act("deke", "move:e5")
    assert scene.refused("deed") == "MA-HERO-05"
    scene.do("stop", "deed", "move:e6")
    assert scene.at("deke") == "e6"


@rule("MA-HERO-04")
def test_an_extra_shot_and_an_extra_fight(field) -> None:
    scene = field("deke", where={"deke": "e4"}, zombies={"e8": 1, "b1": 1})
    scene.dice(3, 3, 3, 3, 1, 1, 1)
    scene.act("deke", "nothing", "deed", "shoot:e8")
    assert "e8" not in scene.crowd()
    fight = field("deke", where={"deke": "e4"}, zombies={"e4": 2})
    fight.dice(4, 4, 4, 1, 1, 1, 1, 4, 4, 4, 1, 1, 1)
    fight.act("deke", "deed", "fight", "fight")
    assert fight.crowd() == {}


@rule("MA-HERO-07", "MA-HERO-11", "MA-LOS-04")
def test_an_extra_move_leaves_a_fight_and_may_catch_another(field) -> None:
    scene = field("deke", where={"deke": "e4"}, zombies={"e4": 1, "e6": 1})
    scene.dice(4, 4, 4, 4, 1, 1, 1)
    scene.act("deke", "deed", "move:e5")
    if scene.prompt == "prompt-answer":
        scene.do("answer:fight")
    other = field("deke", where={"deke": "e4"}, zombies={"e4": 1, "e5": 1})
    other.dice(1, 1, 1, 1, 1, 1, 1)
    other.act("deke", "deed", "move:e5")
    assert other.events("fight.began") == [{"model": "deke", "square": "e5"}]  # still means fighting there


@rule("MA-HERO-11")
def test_a_deed_that_kills_frees_the_hero_for_the_action(field) -> None:
    scene = field("deke", where={"deke": "e4"}, zombies={"e4": 1})
    scene.answer("activate:deke")
    assert scene.options() == ["fight", "deed"]  # caught, as it stands now
    scene.dice(4, 4, 4, 1, 1, 1)
    scene.do("deed", "fight")
    assert scene.crowd() == {} and scene.offers("move:e5") and scene.offers("nothing")
    scene.do("move:e5", "stop")
    assert scene.at("deke") == "e5"


@rule("MA-LOS-04")
def test_whoever_stood_in_the_same_square_saw_him_go(field) -> None:
    scene = field("deke", where={"deke": "e4"}, zombies={"e4": 1})
    scene.dice(*[1] * 7, *[1] * 6)  # it caught him, so he fights it with his action
    scene.act("deke", "deed", "move:e5", "answer:survive")
    assert scene.last("zombies.saw")["count"] == 1 and scene.crowd() == {"e5": 1}


@rule("MA-HERO-08", "MA-HERO-10")
def test_no_deed_while_rattled_or_without_points(field) -> None:
    scene = field("deke", where={"deke": "e4"})
    scene.set("deke", rattled=True)
    scene.answer("activate:deke")
    assert not scene.offers("deed") and scene.refused("deed") == "MA-HERO-08"
    scene.do("stand", "stop")
    assert scene.offers("deed")
    scene.answer("done")
    poor = field("deke", where={"deke": "e4"})
    poor.set("deke", points=0)
    poor.answer("activate:deke")
    assert not poor.offers("deed") and poor.refused("deed") == "MA-HERO-10"
    poor.answer("nothing")


@rule("MA-HERO-12", "MA-LEAVE-10")
def test_the_extra_deed_may_lead_off_the_board(field) -> None:
    scene = field("deke", where={"deke": "e2"})
    scene.act("deke", "move:e1", "stop", "deed", "exit")
    assert scene.model("deke").stage == "escaped"


# -- panic --------------------------------------------------------------------------------------------------------------


@rule("MA-RATTLE-01", "MA-RATTLE-07")
@pytest.mark.parametrize(("die", "rattled"), [(1, True), (4, True), (5, False), (8, False)])
def test_friends_of_the_dead_panic_on_one_to_four(field, die: int, rattled: bool) -> None:
    scene = field("us-rifle", "us-rifle", "us-rifle", where={ME: "e4", PAL: "e4", "us-rifle.3": "e5"}, zombies={"e4": 1})
    scene.dice(1, 1, 1, 1, 5, 1, 1, die)
    scene.act(ME, "fight")
    assert scene.model(PAL).rattled is rattled and not scene.model("us-rifle.3").rattled
    assert len(scene.events("panic.rolled")) == 1  # after the attack, by those in the square
    assert [event.kind for event in scene.happened()].index("panic.rolled") > [e.kind for e in scene.happened()].index("model.killed")


@rule("MA-RATTLE-04")
def test_once_rattled_is_enough(field) -> None:
    scene = field("us-rifle", "us-rifle", where={ME: "e4", PAL: "e4"}, zombies={"e4": 1})
    scene.set(PAL, rattled=True)
    scene.dice(1, 1, 1, 5, 1, 1)
    scene.act(ME, "fight")
    assert scene.model(PAL).rattled and scene.events("model.rattled") == []
