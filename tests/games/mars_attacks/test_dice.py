"""Tests: pools of eight-sided dice, successes, eights that roll on, and two tests compared."""

import pytest

from stockade.games.mars_attacks import facts
from stockade.games.mars_attacks.rules.dice import roll_on
from stockade.games.mars_attacks.scene import MarsScene
from stockade.testing import rule
from stockade.testing.scene import Scene

NEAR = {"us-rifle.1": "e4"}


def shot(field, *dice: int, unit: str = "us-rifle", key: str = "shoot:e6", **more):
    """One shot at a Zombie two squares away, with these dice."""
    name = unit if facts.units()[unit].unique else f"{unit}.1"
    scene = field(unit, where={name: "e4"}, zombies={"e6": 1}, **more)
    scene.dice(*dice)
    scene.do(f"activate:{name}", key)
    return scene


@rule("MA-COMP-01", "MA-TEST-01", "MA-TEST-02", "MA-SHOOT-03", "MA-SHOOT-06", "MA-ZOMB-01")
def test_each_die_at_the_target_number_is_a_success(field) -> None:
    scene = shot(field, 4, 5, 6, 7, 1, 2, 3)  # three dice and one for the clear shot; the Zombie has three
    assert scene.last("dice.rolled") == {
        "model": "us-rifle.1", "test": "shoot", "stat": 5, "dice": [4, 5, 6, 7], "hits": [0, 1, 1, 1], "count": 3, "square": "e6",
    }  # fmt: skip
    assert scene.last("enemy.rolled")["dice"] == [1, 2, 3]
    assert scene.crowd() == {}


def test_all_dice_have_eight_sides(field) -> None:
    assert facts.DIE == 8
    faces: set[int] = set()
    for seed in range(12):
        scene = field("us-rifle", where=NEAR, zombies={"e6": 3}, seed=seed)
        scene.act("us-rifle.1", "aim:e6")
        faces |= set(scene.last("dice.rolled")["dice"]) | set(scene.last("enemy.rolled")["dice"])
    assert faces == set(range(1, 9))


@rule("MA-TEST-03", "MA-COMP-01")
def test_eights_succeed_and_roll_on_without_limit(field) -> None:
    scene = shot(field, 8, 8, 1, 1, 8, 1, 2, 7, 1, 1)  # two eights add two, one of which adds one more
    assert scene.last("dice.rolled")["dice"] == [8, 8, 1, 1, 8, 1, 2]
    assert scene.last("dice.rolled")["count"] == 3
    assert scene.crowd() == {}


@rule("MA-TEST-04")
def test_modifiers_change_the_pool_and_never_the_target_number(field) -> None:
    aimed = shot(field, 4, 4, 4, 4, 4, 8, 8, 8, 1, 1, 1, key="aim:e6")
    assert (len(aimed.last("dice.rolled")["dice"]), aimed.last("dice.rolled")["count"], aimed.last("dice.rolled")["stat"]) == (5, 0, 5)


@rule("MA-TEST-05")
def test_a_test_rolls_at_least_one_die() -> None:
    scene = MarsScene()
    assert len(roll_on(scene.play, 0)) >= 1 and len(roll_on(scene.play, -3)) >= 1


@rule("MA-TEST-06", "MA-TEST-07")
@pytest.mark.parametrize(
    ("ours", "theirs", "left"),
    [((5, 5, 5, 1), (4, 1, 1), {}), ((5, 5, 1, 1), (4, 1, 1), {"e6": 1}), ((1, 1, 1, 1), (1, 1, 1), {"e6": 1})],
)
def test_more_successes_prevail_and_equal_ones_change_nothing(field, ours, theirs, left) -> None:
    scene = shot(field, *ours, *theirs)  # Armour is one success: 3 to 2 kills, 2 to 2 and 0 to 1 do not
    assert scene.crowd() == left
    if left:
        assert scene.rule_of("attack.failed") == "MA-TEST-07"


@rule("MA-TEST-08", "MA-ZOMB-01", "MA-SHOOT-09")
def test_a_dash_is_no_stat(field) -> None:
    scene = field("edwin", where={"edwin": "e4"}, zombies={"e6": 1})
    scene.answer("activate:edwin")
    assert not any(key.startswith(("shoot", "aim")) for key in scene.options())
    assert scene.refused("shoot") == "MA-TEST-08"
    zombie = facts.ZOMBIE
    assert (zombie.shoot, zombie.fight, zombie.survive, zombie.range_max, zombie.heroics) == (0, 5, 4, 0, 0)
    assert zombie.abilities == {"armour", "horde", "unfeeling"}


@rule("MA-ZOMB-01")
def test_a_zombie_survives_on_four_and_fights_on_five(field) -> None:
    scene = field("us-rifle", where=NEAR, zombies={"e5": 1})
    scene.dice(1, 1, 1, 1, 1, 4, 1, 1, 5, 1, 1, 1, 6, 1, 1)
    scene.act("us-rifle.1", "aim:e5", "answer:survive")  # it heard the shot and is upon him
    rolled = scene.events("enemy.rolled")
    assert [(roll["test"], roll["stat"]) for roll in rolled] == [("survive", 4), ("fight", 5)]
    assert scene.crowd() == {"e4": 1}


@rule("MA-TEST-09", "MA-COMP-01")
def test_a_plain_roll_is_one_die_and_its_eight_adds_nothing(field) -> None:
    scene = field("us-rifle", "us-rifle", where={"us-rifle.1": "e4", "us-rifle.2": "e4"}, zombies={"e4": 1})
    scene.dice(1, 1, 1, 1, 8, 8, 8, 1, 1, 1, 8)  # four dice against three with three more; then one for panic
    scene.act("us-rifle.1", "fight")
    assert scene.events("panic.rolled") == [{"model": "us-rifle.2", "die": 8, "square": "e4"}]
    assert not scene.model("us-rifle.2").rattled


@rule("MA-TEST-10", "MA-CARD-19")
def test_cards_that_add_dice_come_before_the_roll_and_cards_that_help_after_it(field) -> None:
    scene = field("us-rifle", where=NEAR, zombies={"e6": 1}, hand=("steady-hands", "second-chance", "human-ingenuity"))
    scene.dice(1, 1, 1, 5, 8, 1, 1, 1, 5, 5, 1)  # the Zombie's eight adds its fourth die
    scene.act("us-rifle.1", "shoot:e6")
    assert scene.prompt == "prompt-more-dice" and scene.events("dice.rolled") == []
    assert scene.table.pending[0].args["square"] == "e6"  # both questions are about whoever is shot at
    assert not scene.offers("play:second-chance") and not scene.offers("play:human-ingenuity")
    scene.answer("keep")
    assert scene.prompt == "prompt-help" and len(scene.events("dice.rolled")) == len(scene.events("enemy.rolled")) == 1
    assert scene.table.pending[0].args["square"] == "e6"
    assert scene.options() == ["keep", "play:second-chance"]  # one success more would not do: two to one and Armour
    scene.answer("play:second-chance")
    assert scene.crowd() == {}  # three to one and Armour
    scene.answer("stop")


@rule("MA-COMP-03", "MA-COMP-04")
def test_five_stats_and_who_is_a_hero() -> None:
    for unit in facts.units().values():
        for profile in unit.profiles:
            assert 2 <= profile.fight <= 6 and 3 <= profile.survive <= 6
            assert bool(profile.shoot) == bool(profile.range_max), profile.id
            assert (profile.heroics > 0) == (unit.kind == "hero"), profile.id
            assert profile.abilities <= set(facts.abilities())
    rifle = facts.profiles()["us-rifle"]
    assert (rifle.shoot, rifle.fight, rifle.survive, rifle.range_min, rifle.range_max, rifle.heroics) == (5, 4, 6, 1, 6, 0)


@rule("MA-COMP-03")
def test_a_model_shows_its_five_values_and_abilities() -> None:
    scene = Scene("mars-attacks", {"scenario": "campaign", "force": ["edwin", "eva", *["us-rifle"] * 10]})
    edwin = next(model for model in scene.view(0)["models"] if model["id"] == "edwin")
    assert (edwin["shoot"], edwin["fight"], edwin["survive"], edwin["range"], edwin["value"]) == (0, 3, 4, [0, 0], 5)
    assert edwin["abilities"] == ["armour", "brave", "dragon-slayer", "smite"]
