"""Odds against counting: what an answer is likely to do."""

import random

import pytest

from stockade.games.mars_attacks import GAME
from stockade.games.mars_attacks.show import odds
from stockade.testing import rule

ME = "us-rifle.1"


def thrown(dice: int, stat: int, klutz: bool, luck: random.Random) -> int:
    count, left = 0, dice
    while left:
        die = luck.randint(1, 8)
        left += (die == 8 or (klutz and die == 1)) - 1
        count += die >= stat
    return count


@rule("MA-TEST-03", "MA-ABIL-28")
@pytest.mark.parametrize(("dice", "stat", "klutz"), [(3, 5, False), (4, 4, False), (3, 6, True), (5, 2, False), (1, 8, False)])
def test_pools_agree_with_throwing_them(dice: int, stat: int, klutz: bool) -> None:
    luck = random.Random(1)
    sample = [thrown(dice, stat, klutz, luck) for _ in range(20000)]
    found = odds.pool(dice, stat, klutz)
    assert abs(sum(found) - 1) < 1e-6
    for count in range(6):
        assert abs(found[count] - sample.count(count) / len(sample)) < 0.012


def told(scene, key: str) -> dict[str, int]:
    ask = scene.table.pending[0]
    facts = GAME.odds.facts(scene.play, ask).get(key, [])
    for lang in ("en", "fr"):
        for fact in facts:
            GAME.text.say(lang, fact.text, fact.args)
    return {fact.text: next(iter(fact.args.values())) for fact in facts}


def test_shots_and_who_would_come(field) -> None:
    """The figures of the scenario notes: an aimed clear rifle shot kills 32 in 100, on the move 20."""
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e6": 1, "h8": 2})
    scene.answer(f"activate:{ME}")
    assert told(scene, "aim:e6") == {"fact-kill": 32, "fact-come": 1}
    assert told(scene, "shoot:e6")["fact-kill"] == 20
    assert told(scene, "move:e3") == {"fact-come": 3} and told(scene, "nothing") == {}
    scene.answer("move:e3")
    assert told(scene, "shoot:e6") == {"fact-kill": 20}
    assert told(scene, "move:e2") == {"fact-come": 3}


def test_fights(field) -> None:
    """A rifleman who charges a lone Zombie kills it 65 in 100 and dies 16 times."""
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e5": 1, "d3": 3})
    before = scene.table.digest()
    scene.answer(f"activate:{ME}")
    assert told(scene, "move:e5") == {"fact-kill": 65, "fact-die": 16}
    assert told(scene, "move:d3")["fact-die"] > 30
    assert scene.at(ME) == "e4" and [m.id for m in scene.play.here[scene.play.map.at["e4"]]] == [ME]
    scene.table.undo()
    assert scene.table.digest() == before
    caught = field("deke", where={"deke": "e4"}, zombies={"e4": 1})
    caught.answer("activate:deke")
    assert told(caught, "fight") == {"fact-kill": 49, "fact-spared": 27}  # Deke has a point left (MA-HERO-02)


def test_answers_to_a_bite(field) -> None:
    """A Zombie that enters alone kills a rifleman who fights back 41 times in 100 and dies 35 times."""
    scene = field("us-rifle", where={ME: "d4"}, zombies={"b4": 1}, hand=("not-today",))
    scene.act(ME, "move:c4", "stop")
    assert told(scene, "answer:fight") == {"fact-die": 41, "fact-kill": 35}
    assert set(told(scene, "answer:survive")) == {"fact-die"}
    assert told(scene, "answer:fight:not-today")["fact-die"] < 25


def test_more_dice(field) -> None:
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e6": 1}, hand=("steady-hands", "adrenaline"))
    scene.act(ME, "shoot:e6")
    assert told(scene, "keep")["fact-kill"] == 20 and told(scene, "play:steady-hands")["fact-kill"] > 40
    fight = field("us-rifle", where={ME: "e4"}, zombies={"e5": 1}, hand=("adrenaline",))
    fight.act(ME, "move:e5")
    assert told(fight, "keep") == {"fact-kill": 65, "fact-die": 16} and told(fight, "play:adrenaline")["fact-kill"] > 75


def test_help_after_the_dice(field) -> None:
    """One success against one and Armour: three dice that are thrown again have to bring two more."""
    scene = field("us-rifle", where={ME: "e4"}, zombies={"e6": 1}, hand=("second-chance",))
    scene.dice(6, 2, 2, 2, 5, 1, 1)
    scene.act(ME, "shoot:e6")
    luck = random.Random(2)
    sample = [thrown(3, 5, False, luck) for _ in range(20000)]
    assert told(scene, "keep") == {"fact-kill": 0}
    assert abs(told(scene, "play:second-chance")["fact-kill"] - 100 * sum(count >= 2 for count in sample) / len(sample)) < 1.5
    bitten = field("us-rifle", where={ME: "d4"}, zombies={"b4": 1}, hand=("take-cover", "second-chance"))
    bitten.dice(5, 1, 1, 1, 1, 1, 1)
    bitten.act(ME, "move:c4", "stop", "answer:survive")
    assert told(bitten, "keep") == {"fact-die": 100} and told(bitten, "play:take-cover") == {"fact-die": 0}
    assert 0 < told(bitten, "play:second-chance")["fact-die"] < 60
    even = field("us-rifle", where={ME: "d4"}, zombies={"b4": 1}, hand=("take-cover",))
    even.dice(5, 5, 1, 1, 4, 4, 1)
    even.act(ME, "move:c4", "stop", "answer:fight")
    assert list(told(even, "keep").items()) == [("fact-kill", 0), ("fact-die", 0)]  # nobody falls: what a card may change comes first
    assert told(even, "play:take-cover")["fact-kill"] == 100


def test_certainty_is_only_said_of_what_is_certain() -> None:
    assert [odds.percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
