"""Saved games looked through, taken up, reviewed and reported, from the command line."""

import random
import re
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stockade.bots.answers import random_answer
from stockade.engine import Table, games
from stockade.engine import game as registry
from stockade.engine.branch import branch
from stockade.engine.report import report
from stockade.insight.worlds import policy_answer

Run = Callable[..., Any]
INSTALLED, REGISTERED = registry._installed, registry._registered
GAMES = ["dead-of-winter", "mars-attacks", "marvel-champions", "xmen-resistance"]


@pytest.fixture(autouse=True)
def every_game(only_the_lantern: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_installed", INSTALLED)
    monkeypatch.setattr(registry, "_registered", REGISTERED)


def walked(game: str, steps: int = 50, seats: int = 2) -> Table:
    luck = random.Random(4)
    table = Table.new(game, games()[game].defaults(next(iter(games()[game].scenarios)), seats), 9)
    while len(table.answers) < steps and not table.outcome:
        ask = table.pending[0]
        table.answer(ask.seat, random_answer(ask, luck) if luck.random() < 0.2 else policy_answer(table, ask))
    return table


@pytest.mark.parametrize("luck", ["same", "new"])
def test_from_here_writes_a_save_to_play_on_from(stockade: Run, luck: str) -> None:
    table = walked("mars-attacks")
    Path("game.stockade").write_bytes(table.save())
    said = stockade("replay", "game.stockade", "--from-here", 20, "--luck", luck)
    assert said.status == 0 and "game-20.stockade" in said.out
    found = Table.load(Path("game-20.stockade").read_bytes())
    assert found.answers == table.answers[:20] and found.view(0) == branch(table, 20).view(0)
    assert (found.digest() == branch(table, 20).digest()) == (luck == "same")
    assert stockade("replay", "game-20.stockade").status == 0  # and it leads where it says
    assert stockade("replay", "game.stockade", "--from-here", 51).status == 2


def test_step_goes_forwards_and_backwards_and_tells_no_secrets(stockade: Run) -> None:
    table = walked("dead-of-winter")
    Path("game.stockade").write_bytes(table.save())
    said = stockade("replay", "game.stockade", "--step", typed="\n\n30\nb\nt\nq\n")
    assert said.status == 0
    assert re.findall(r"(\d+) of 50, round", said.out) == ["0", "1", "2", "30", "29"]
    assert "Seat 1:" not in said.out and "Seat 2:" not in said.out  # what was answered is told to its own seat only
    own = stockade("replay", "game.stockade", "--step", "--seat", 1, typed="\n" * 40)
    assert "Seat 1:" in own.out and "Seat 2:" not in own.out
    assert stockade("replay", "game.stockade", "--seat", 9).status == 2


def test_a_review_waits_for_the_end_and_names_the_turns(stockade: Run) -> None:
    Path("game.stockade").write_bytes(walked("xmen-resistance", 20).save())
    assert stockade("replay", "game.stockade", "--review").status == 2
    Path("over.stockade").write_bytes(walked("xmen-resistance", 5_000).save())
    said = stockade("replay", "over.stockade", "--review", "--lang", "fr")
    assert said.status == 0 and "environ" in said.out and "±" in said.out


@pytest.mark.parametrize("game", GAMES)
def test_a_report_becomes_a_test_that_runs_up_to_it(stockade: Run, game: str) -> None:
    table = branch(walked(game), 40, luck=-7)
    table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]))
    Path("wrong.json").write_bytes(report(table, 'He should have been "hit".\nMH3 says so: \\o/'))
    said = stockade("ruling", "wrong.json", "--out", "test_it.py")
    assert said.status == 0 and "test_it.py" in said.out
    (test,) = [work for name, work in runpy.run_path("test_it.py").items() if name.startswith("test_")]
    test()
    words = Path("test_it.py").read_text()
    assert 'should have been "hit"' in words and table.game.edition in words


def test_a_save_is_a_report_without_words(stockade: Run) -> None:
    Path("game.stockade").write_bytes(walked("marvel-champions", 10).save())
    assert stockade("ruling", "game.stockade").status == 0
    assert stockade("ruling", "nowhere.json").status == 2
    Path("bad.json").write_text("{}")
    assert stockade("ruling", "bad.json").status == 2
