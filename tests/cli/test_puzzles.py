"""`stockade puzzles`: the list, a solution, and one played at the keyboard."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from lantern import GAME

from stockade.engine import Table
from stockade.teach import Goal, Puzzle
from stockade.teach import puzzle as shelf
from stockade.teach.goal import Watch
from stockade.teach.puzzle import Share, packed

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def one_puzzle(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """The example game gets one: to see the next night."""
    table = Table.new(GAME.id, {"seats": 2, "scenario": "breeze"}, seed=3)
    start = packed(table.marks[-1].state)
    line: list[tuple[int, list[str]]] = []
    goal = Goal("survive")
    twin = Table.new(GAME.id, table.setup, 3)
    twin.start_from(table.marks[-1].state, ())
    watch = Watch(twin, goal)
    while watch.look(twin) == "open":
        ask = twin.pending[0]
        line.append((ask.seat, [ask.options[0].key]))
        twin.answer(ask.seat, ask.options[0].key)
    assert watch.verdict == "met"
    made = Puzzle(id="1", setup=table.setup, seed=3, goal=goal, start=start, line=line, holds=Share(3, 4), solved={"greedy": Share(1, 10)})

    def known(folder: Path) -> Sequence[Puzzle]:
        return [made]

    monkeypatch.setattr(shelf, "_of", known)
    return made


def test_the_list_as_json(stockade: Run) -> None:
    (row,) = json.loads(stockade("puzzles", GAME.id, "--json").out)
    assert row["text"] == "Do not lose before the next round begins."
    assert row["solved"] == {"greedy": {"solved": 1, "of": 10}} and row["difficulty"] == 3


def test_the_list_for_people_in_french(stockade: Run) -> None:
    said = stockade("puzzles", GAME.id, "--lang", "fr").out
    assert "★★★☆" in said and "Ne perdez pas avant le début du prochain round." in said


def test_the_solution_tells_each_answer_with_its_rules(stockade: Run, one_puzzle: Puzzle) -> None:
    said = stockade("puzzles", GAME.id, "--solution", 1).out
    assert f"{len(one_puzzle.line):>3}  " in said and "[LL-" in said


def test_it_can_be_solved_at_the_keyboard(stockade: Run, one_puzzle: Puzzle) -> None:
    keys = "\n".join(keys[0] for _, keys in one_puzzle.line)
    said = stockade("puzzles", GAME.id, "--play", 1, typed=f"{keys}\nu\ny\nq\n")
    assert "The task: Do not lose" in said.out
    assert said.out.index("Solved.") < said.out.rindex("Seat 1"), "taken back, it is asked again"


def test_an_unknown_number_is_told(stockade: Run) -> None:
    said = stockade("puzzles", GAME.id, "--play", 7)
    assert said.status == 2 and "1" in said.err
