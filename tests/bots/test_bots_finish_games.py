"""Bots finish games, repeat themselves with the same seed, and the greedy one plays better than chance."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from stockade.bots import KINDS, Bot, best, crew, make, play_out
from stockade.engine import Ask, Table


def lantern(seed: int = 1, seats: int = 2, scenario: str = "storm") -> Table:
    return Table.new("last-lantern", {"scenario": scenario, "seats": seats}, seed)


@pytest.mark.parametrize("kind", KINDS)
def test_same_seeds_same_game(kind: str) -> None:
    digests = set()
    for _ in range(2):
        table = lantern(4, 3)
        play_out(table, crew(kind, 3, seed=9))
        assert table.outcome
        digests.add(table.digest())
    assert len(digests) == 1


def test_an_unknown_kind_is_an_error() -> None:
    with pytest.raises(KeyError):
        make("clever")


def test_greedy_wins_more_than_random() -> None:
    won = Counter[str]()
    for kind in KINDS:
        for seed in range(40):
            table = lantern(seed)
            play_out(table, crew(kind, 2, seed))
            won[kind] += table.outcome == "won"
    assert won["greedy"] > won["random"] + 5


def test_greedy_answers_choose_many_with_the_best_combination() -> None:
    """At a feast with the wind still to come, two strong cards are worth more than anything else."""
    table = lantern(3)
    table.arrange(lambda g: g.state.hands.__setitem__(0, [1, 3, 3]))
    for seat in (0, 1):
        table.answer(seat, "vote:feast")
    ask = table.pending[0]
    assert ask.most == 2
    assert make("greedy", 1).choose(table, ask) == ["pour:3", "pour:3"]


def test_hints_come_best_first_and_are_always_the_same() -> None:
    table = lantern(3)
    for seat in (0, 1):
        table.answer(seat, "vote:feast")
    found = best(table, 0, 3)
    scores = [score for _, score in found]
    assert scores == sorted(scores, reverse=True)
    assert found == best(table, 0, 3)
    assert len(best(table, 0, 1)) == 1
    assert best(table, 1, 3) == []
    for keys, _ in found:
        table.pending[0].chosen(keys)


class First:
    """Anything with `choose` is a bot."""

    def choose(self, table: Table, ask: Ask) -> Sequence[str]:
        return [option.key for option in ask.options[: max(1, ask.least)]]


def test_any_object_with_choose_plays() -> None:
    table = lantern()
    assert play_out(table, First()) == len(table.answers)
    assert table.outcome


def test_people_are_waited_for() -> None:
    table = lantern(seats=3)
    bots: dict[int, Bot] = {1: First(), 2: First()}
    assert play_out(table, bots) == 0, "a vote with a person in it waits for the person"
    table.answer(0, "vote:feast")
    assert play_out(table, bots) == 2
    assert [ask.seat for ask in table.pending] == [0]


def test_the_limit_holds_and_play_goes_on_from_there() -> None:
    whole, parts = lantern(7, 4), lantern(7, 4)
    play_out(whole, [First()] * 4)
    rng = Random(parts.seed)
    while not parts.outcome:
        assert play_out(parts, [First()] * 4, limit=1, rng=rng) == 1
    assert parts.digest() == whole.digest()


def test_no_seat_is_favoured_where_several_are_asked() -> None:
    went = Counter[str]()
    for seed in range(120):
        table = lantern(seed, 2, "breeze")
        play_out(table, crew("random", 2, seed))
        went.update(str(event.args["keeper"]) for event in table.log if event.kind == "oil.fetched")
    assert set(went) == {"ash", "birch"}
    assert 0.35 < went["ash"] / went.total() < 0.65
