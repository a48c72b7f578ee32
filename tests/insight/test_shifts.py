"""What an answer is said to do for certain comes true: random games stop at every answer that says so, and carry it out."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stockade.bots.answers import random_answer
from stockade.engine import Ask, StockadeError, Table, games
from stockade.engine.gameparts import Shift
from stockade.insight.worlds import policy_answer

DECISIONS = 260
KINDS = {
    "xmen-resistance": {"actions", "power"},
    "marvel-champions": {"foe", "threat", "health"},
    "dead-of-winter": {"food", "waste", "noise", "zombies"},
    "mars-attacks": {"heroics"},
}


def comes_true(table: Table, ask: Ask, key: str, shift: Shift) -> bool:
    """Carried out at a copy, where nobody steps in; what was told happens to the track before such a question comes again."""
    twin, counted = table.fork(), table.game.odds.counted
    seen: list[int] = []

    def look() -> None:
        now = counted(twin.play, shift.track)
        if now != shift.before and (not seen or seen[-1] != now):
            seen.append(now)

    twin.play.watch = look
    twin.answer(ask.seat, [key])
    for _ in range(8):
        look()
        if seen or twin.outcome or any(other.prompt == ask.prompt for other in twin.pending):
            break
        other = twin.pending[0]
        passed = ["pass"] if "pass" in [option.key for option in other.options] else policy_answer(twin, other)
        twin.answer(other.seat, passed, decision=other.id)
    return shift.after in seen


@pytest.mark.parametrize("name", KINDS)
def test_what_is_told_before_and_after_comes_true(name: str) -> None:
    game, rng, kinds, seed, decisions = games()[name], Random(11), Counter[str](), 0, 0
    wrong: list[str] = []
    while decisions < DECISIONS:
        scenario = game.scenarios[seed % len(game.scenarios)]
        low, high = game.seats_in(scenario)
        table = Table.new(game.id, game.defaults(scenario, max(low, min(high, 1 + seed % 2))), seed)
        seed += 1
        for _ in range(160):
            if table.outcome:
                break
            ask = table.pending[0]
            for key, told in game.odds.facts(table.play, ask).items():
                for shift in [fact.shift for fact in told if fact.shift]:
                    assert game.odds.counted(table.play, shift.track) == shift.before
                    if kinds[shift.track.partition(":")[0]] < 40 and not ask.many and not comes_true(table, ask, key, shift):
                        wrong.append(f"{scenario} seed {seed - 1} after {len(table.answers)}: {key} {shift}")
                    kinds[shift.track.partition(":")[0]] += 1
            decisions += 1
            keys = random_answer(ask, rng) if rng.random() < 0.4 else policy_answer(table, ask)
            table.answer(ask.seat, keys, decision=ask.id)
    assert not wrong
    assert KINDS[name] <= set(kinds), kinds


def test_a_track_that_nobody_counts_is_a_mistake() -> None:
    with pytest.raises((StockadeError, KeyError, NotImplementedError)):
        table = Table.new("xmen-resistance", games()["xmen-resistance"].defaults("MH0", 1), 1)
        table.game.odds.counted(table.play, "luck:storm")
