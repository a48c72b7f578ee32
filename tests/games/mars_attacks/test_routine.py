"""Imagined tables get somewhere: what everybody does there wins about as often as a simple player would."""

from __future__ import annotations

import pytest

from stockade.engine import Table
from stockade.insight.hints import hints
from stockade.insight.worlds import active

GAMES = 8


def played_out(scenario: str, seed: int) -> str | None:
    table = Table.new("mars-attacks", {"scenario": scenario}, seed=seed)
    for _ in range(1_000):
        if table.outcome:
            break
        ask, keys = active(table, 0)
        table.answer(ask.seat, keys, decision=ask.id)
    return table.outcome


@pytest.mark.parametrize("scenario", ["surprise", "help", "breaking", "home"])
def test_most_battles_are_won(scenario: str) -> None:
    won = sum(played_out(scenario, seed) == "won" for seed in range(GAMES))
    assert won > GAMES // 2


def test_a_battle_that_has_just_begun_does_not_look_lost() -> None:
    table = Table.new("mars-attacks", {"scenario": "surprise"}, seed=7)
    table.answer(0, ["deploy:rest"])
    found = hints(table, 0)
    assert found.best[0].games >= 8
    assert not found.lost
