"""Answers as lists of keys: every one that is made fits the question, and none is forgotten."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockade.bots.answers import all_answers, count_answers, first_answer, random_answer, some_answers, span
from stockade.engine import Ask, Option


@st.composite
def questions(draw: st.DrawFn) -> Ask:
    """Choose-many questions that can be answered."""
    mosts = draw(st.lists(st.integers(1, 3), min_size=1, max_size=5))
    room = sum(mosts)
    least = draw(st.integers(0, room))
    most = draw(st.integers(max(1, least), room + 2))
    return Ask(0, "prompt", [Option(f"o:{i}", "option", most=m) for i, m in enumerate(mosts)], least=least, most=most)


def single(count: int) -> Ask:
    return Ask(0, "prompt", [Option(f"o:{i}", "option") for i in range(count)])


@given(questions())
def test_all_answers_fit_and_are_counted(ask: Ask) -> None:
    answers = all_answers(ask)
    for keys in answers:
        ask.chosen(keys)
    assert len({tuple(sorted(keys)) for keys in answers}) == len(answers) == count_answers(ask)


@given(questions(), st.integers(0, 1000))
def test_random_and_first_answers_fit(ask: Ask, seed: int) -> None:
    ask.chosen(random_answer(ask, Random(seed)))
    assert len(ask.chosen(first_answer(ask))) == span(ask)[0]


@given(questions(), st.integers(0, 1000))
def test_some_answers_are_all_of_a_few_and_a_sample_of_many(ask: Ask, seed: int) -> None:
    answers = some_answers(ask, Random(seed), few=10, sample=6)
    for keys in answers:
        ask.chosen(keys)
    if count_answers(ask) <= 10:
        assert answers == all_answers(ask)
    else:
        assert 1 <= len({tuple(keys) for keys in answers}) == len(answers) <= 6


def test_a_single_choice_is_one_key() -> None:
    assert all_answers(single(3)) == [["o:0"], ["o:1"], ["o:2"]]
    assert first_answer(single(3)) == ["o:0"]


def test_random_answers_are_uniform_in_size_and_choice() -> None:
    ask = Ask(0, "prompt", [Option("a", "option", most=2), Option("b", "option")], least=0, most=2)
    rng = Random(1)
    drawn = [tuple(sorted(random_answer(ask, rng))) for _ in range(3000)]
    sizes = [sum(len(keys) == n for keys in drawn) / 3000 for n in range(3)]
    assert all(0.3 < share < 0.37 for share in sizes)
    assert set(drawn) == {(), ("a",), ("b",), ("a", "a"), ("a", "b")}
