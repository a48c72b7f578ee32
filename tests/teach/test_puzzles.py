"""Every shipped puzzle can be solved by its line, and greedy play misses it."""

from __future__ import annotations

import pytest
from lantern import GAME

from stockade.bots import make, play_out, seat_seed
from stockade.engine import Table, find_game, games, register
from stockade.teach import Goal, judge, puzzles
from stockade.teach.goal import Watch
from stockade.teach.puzzle import Puzzle
from stockade.teach.words import explained, goal_text

STEPS = 150
SHIPPED = [(game, one) for game in games() for one in puzzles(game)]
each = pytest.mark.parametrize(("game", "puzzle"), SHIPPED, ids=[f"{game}-{one.id}" for game, one in SHIPPED])


@pytest.mark.parametrize("game", sorted({game for game, _ in SHIPPED}))
def test_ten_of_each_game_from_easy_to_hard(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= 10
    assert [one.id for one in found] == [str(number) for number in range(1, len(found) + 1)]
    assert [one.difficulty for one in found] == sorted(one.difficulty for one in found)


@each
def test_the_line_solves_it_and_no_answer_too_many(game: str, puzzle: Puzzle) -> None:
    table = puzzle.table(find_game(game))
    watch = puzzle.watch(table)
    for answer in puzzle.answers():
        assert watch.look(table) == "open"
        table.answer(answer.seat, answer.keys)
    assert watch.look(table) == "met"
    assert judge(table, puzzle.goal) == "met"


@each
def test_greedy_play_misses_it(game: str, puzzle: Puzzle) -> None:
    table = puzzle.table(find_game(game))
    watch = puzzle.watch(table)
    bots = {seat: make("greedy", seat_seed(0, seat)) for seat in range(table.state.seats)}
    for _ in range(STEPS):
        if watch.look(table) != "open" or not play_out(table, bots, limit=1):
            break
    assert watch.verdict == "missed"


@each
def test_it_is_told_in_both_languages(game: str, puzzle: Puzzle) -> None:
    found = find_game(game)
    goals = [goal_text(puzzle.table(found), puzzle.goal, lang) for lang in ("en", "fr")]
    assert goals[0] != goals[1] and all(goals)
    for lang in ("en", "fr"):
        steps = explained(found, puzzle, lang)
        assert [step.keys for step in steps] == [answer.keys for answer in puzzle.answers()]
        assert any(line.rule for step in steps for line in step.lines)


def test_a_goal_is_decided_once(lantern_table: Table) -> None:
    """What was missed on the way is not made good by what comes after."""
    watch = Watch(lantern_table, Goal("survive"))
    assert watch.look(lantern_table) == "open"
    while watch.look(lantern_table) == "open":
        ask = lantern_table.pending[0]
        lantern_table.answer(ask.seat, ask.options[0].key)
    assert watch.verdict == ("met" if lantern_table.outcome != "lost" else "missed")
    assert judge(lantern_table, Goal("survive")) == watch.verdict


@pytest.fixture
def lantern_table() -> Table:
    register(GAME)
    return Table.new("last-lantern", {"seats": 2}, seed=7)
