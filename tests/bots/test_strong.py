"""The bot that plans, in parts; with a real game in hand it is tried in the tests of X-Men Resistance."""

from random import Random

import pytest

from stockade.bots import make
from stockade.bots.strong import Search, clearly
from stockade.engine import Table


def test_another_answer_must_be_clearly_better() -> None:
    assert clearly([3.0, 4.0, 5.0], [1.0, 2.0, 3.1])
    assert not clearly([9.0, 0.0, 1.0], [1.0, 2.0, 3.0])
    assert not clearly([1.0, 2.0], [1.0, 2.0])


def test_who_is_never_better_is_given_up() -> None:
    seen = [[5.0, 5.0], [4.0, 4.0], [6.0, 1.0]]
    assert Search.hopeful([1, 2], seen) == []
    assert Search.hopeful([2], seen) == [2]


def test_who_did_no_better_for_long_is_given_up() -> None:
    policy = [5.0] * 6
    assert Search.hopeful([1], [policy, [9.0, 4.0, 4.0, 4.0, 4.0, 4.0]]) == []
    assert Search.hopeful([1], [policy[:4], [9.0, 3.0, 3.0, 3.0]]) == [1]  # four lucks say little
    assert Search.hopeful([1], [policy, [9.0, 5.0, 5.0, 5.0, 5.0, 5.0]]) == [1]


class Rehearsed(Search):
    """What comes of an answer is written down beforehand."""

    def __init__(self, worth: dict[str, float]) -> None:
        self.worth, self.left, self.rng = worth, 1000, Random(1)

    def imagine(self, keys: list[str], luck: int) -> float:
        self.left -= 1
        return self.worth[keys[0]] + luck % 5


def test_thinking_ends_when_the_choice_is_clear() -> None:
    search = Rehearsed({"policy": 0.0, "better": 7.0, "worse": -7.0})
    assert search.best([["policy"], ["worse"], ["better"]]) == ["better"]
    assert search.left > 900
    search = Rehearsed({"policy": 0.0, "worse": -0.5})
    assert search.best([["policy"], ["worse"]]) == ["policy"]
    assert search.left > 900


def test_a_game_without_a_policy_is_planned_as_greedy_bots_do() -> None:
    table = Table.new("last-lantern", {"scenario": "storm", "seats": 2}, 3)
    table.arrange(lambda g: g.state.hands.__setitem__(0, [1, 3, 3]))
    for seat in (0, 1):
        table.answer(seat, "vote:feast")
    assert make("strong", 1).choose(table, table.pending[0]) == ["pour:3", "pour:3"]


def test_a_kind_may_name_its_budget() -> None:
    assert vars(make("strong:1234", 1))["budget"] == 1234
    with pytest.raises(KeyError):
        make("strongest")
