"""Power: gained, spent, never above 4."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-POWER-01", "XR-POWERUP-01", "XR-PLAYER-01", "XR-HERO-02", "XR-HERO-01")
def test_storm_by_the_book(board: Board) -> None:
    """0 Power, 1 at the start, 2 by Power-Up; two of them on a bolt of 4 dice, the last one for a Gust that clears her zone."""
    t = board("storm", storm="12V.A")
    assert t.hero("storm").power == 1
    t.answer("power-up")
    assert t.hero("storm").power == 3
    t.enemies("12V.A", walker=6)
    t.dice(3, 3, 1, 1)
    t.answer("attack:lightning_bolt:12V.A")
    assert t.options() == ["power:0", "power:1", "power:2", "power:3"]
    t.answer("power:2")
    assert t.last("dice.rolled")["dice"] == [3, 3, 1, 1]
    assert t.hero("storm").power == 1
    t.answer("skill:gust")  # one zone to blow from, one to blow to
    assert t.hero("storm").power == 0
    assert (t.count("12V.A", "walker"), t.count("12V.B", "walker")) == (0, 4)


@rule("XR-POWER-02")
def test_no_power_is_no_penalty(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0)
    t.enemies("12V.B", walker=2)
    t.dice(3, 3)
    t.answer("attack:lightning_bolt:12V.B")
    assert t.count("12V.B", "walker") == 0
    assert t.hero("storm").power == 0


@rule("XR-POWER-03")
def test_only_ones_own_power_is_spent(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("storm", power=1)
    t.set("rogue", power=4)
    t.enemies("12V.B", walker=9)
    t.turn("storm")
    t.dice(1, 1, 1)
    t.answer("attack:lightning_bolt:12V.B")
    assert t.options() == ["power:0", "power:1"]
    t.answer("power:1")
    assert (t.hero("storm").power, t.hero("rogue").power) == (0, 4)


@rule("XR-POWERUP-01", "XR-POWERUP-02", "XR-POWERUP-03", "XR-ID-01", "XR-PLAYER-06")
def test_power_up_again_and_again_up_to_four(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0)
    for power, actions in ((2, 2), (4, 1)):
        t.answer("power-up")
        assert (t.hero("storm").power, t.hero("storm").actions) == (power, actions)
    t.answer("power-up")  # a third time, for nothing
    assert [event["count"] for event in t.events("power.changed")] == [2, 2]
    assert t.table.round == 2  # that was the last Action


@rule("XR-POWERUP-03", "XR-ID-01")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 4), (4, 4)])
def test_excess_power_is_lost(board: Board, before: int, after: int) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=before)
    t.answer("power-up")
    assert t.hero("storm").power == after
    t.answer("end")
    assert t.hero("storm").power == after  # and the new round's Power finds no room either


@rule("XR-PLAYER-10")
def test_a_free_action_uses_no_action_but_keeps_the_rules_of_that_action(board: Board) -> None:
    t = board("magneto", "storm", magneto="12V.A")
    t.set("magneto", xp=43)
    t.enemies("12V.A", walker=1)
    t.bystander("trish_tilby", "12V.A")
    t.turn("magneto")
    t.answer("skill:mutant_commander")
    assert not t.offers("rescue:trish_tilby")  # an Enemy is there, free or not
    t.answer("power-up")
    assert t.hero("storm").power == 3
    assert t.hero("magneto").actions == 4
