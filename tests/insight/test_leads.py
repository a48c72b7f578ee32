"""What every answer changes for certain, worked out at imagined tables: it comes true, and never from a secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from stockade.bots import make, seat_seed
from stockade.bots.answers import random_answer
from stockade.engine import Ask, Game, Table, find_game
from stockade.engine.gameparts import Shift
from stockade.engine.text import LANGUAGES
from stockade.insight import forecast, leads
from stockade.insight.leads import Path, Way, apart, walked
from stockade.insight.reasons import lead_lines
from stockade.insight.worlds import policy_answer
from stockade.testing.beforeafter import counted
from stockade.testing.worlds import another_world

ENOUGH = 90  # changes of a game that are held against the truth
KINDS = {
    "xmen-resistance": {"power", "enemies"},
    "marvel-champions": {"foe", "threat", "health"},
    "dead-of-winter": {"food", "zombies"},
    "mars-attacks": {"heroics"},
}
every_game = pytest.mark.parametrize("game", [find_game(name) for name in KINDS], ids=list(KINDS))


def questions(game: Game, rng: Random, share: float) -> Iterator[tuple[Table, Ask]]:
    """Some of the questions of games played half at random, over scenarios and seats."""
    for seed in range(60):
        scenario = game.scenarios[seed * 3 % len(game.scenarios)]
        low, high = game.seats_in(scenario)
        table = Table.new(game.id, game.defaults(scenario, max(low, min(high, 1 + seed % 3))), seed)
        for _ in range(90):
            if table.outcome:
                break
            ask = table.pending[0]
            if rng.random() < share:
                yield table, ask
            table.answer(ask.seat, random_answer(ask, rng) if rng.random() < 0.4 else policy_answer(table, ask), decision=ask.id)


def real_ways(table: Table, ask: Ask, key: str) -> list[Way]:
    """How that answer really goes on, with the table's own luck and secrets, whatever is chosen on the way."""
    found, todo = list[Way](), list[Path]([()])
    while todo:
        path = todo.pop(0)
        way = walked(table, ask, key, path, None)
        assert way is not None
        todo += [(*path, choice) for choice in way.choices]
        if not way.choices:
            found.append(way)
    return found


def comes_true(shift: Shift, ways: list[Way]) -> bool:
    """On every way, or where it depends on a choice on one of them."""
    seen = [any(tracks.get(shift.track, 0) == shift.after for tracks in (*(now for _, now in way.seen), way.then)) for way in ways]
    return any(seen) if shift.yours else all(seen)


@every_game
def test_every_change_that_is_told_comes_true(game: Game) -> None:
    kinds, wrong = Counter[str](), list[str]()
    for table, ask in questions(game, Random(5), 0.25):
        now = game.forecast.read(table.play)
        for key, shifts in leads(table, ask.seat).items():
            ways = real_ways(table, ask, key)
            for shift in shifts:
                assert now[shift.track] == shift.before != shift.after
                kinds[shift.track.partition(":")[0]] += 1
                if not comes_true(shift, ways):
                    wrong.append(f"{table.setup} seed {table.seed} after {len(table.answers)}: {key} {shift}")
        if kinds.total() >= ENOUGH and KINDS[game.id] <= set(kinds):
            break
    assert not wrong
    assert kinds.total() >= ENOUGH and KINDS[game.id] <= set(kinds), kinds


@every_game
def test_hardly_any_answer_that_changes_something_keeps_silent(game: Game) -> None:
    """`tools/before_after.py` counts at length; what comes out alike by luck is among the silent ones."""
    found = counted(questions(game, Random(6), 0.2), 25)
    change, silent = sum(one.change for one in found.values()), [line for one in found.values() for line in one.silent]
    assert change >= 2 and len(silent) <= 0.15 * change + 1, silent


def test_what_every_answer_may_come_to_is_told_of_none() -> None:
    """Which way Enemies go settles nothing about what somebody may do about them afterwards."""
    game = find_game("xmen-resistance")
    team = ["storm", "wolverine", "rogue", "magneto", "mystique", "colossus"]
    table, bot = Table.new(game.id, {**game.defaults("MH2", 1), "heroes": team}, 2), make("greedy", seat_seed(2, 0))
    while len(table.answers) < 119:
        table.answer(0, list(bot.choose(table, table.pending[0])), decision=table.pending[0].id)
    ask = table.pending[0]
    assert ask.prompt == "prompt-split-hero"
    assert leads(table, 0) == {}


def test_what_only_one_answer_may_come_to_is_told() -> None:
    sure, may, other = Shift("power:storm", 3, 2, 1), Shift("power:rogue", 4, 1, 1, True), Shift("power:rogue", 4, 3, 1, True)
    assert apart({"one": [sure, may], "two": [sure, may, other]}) == {"one": [sure], "two": [sure, other]}


@every_game
def test_they_are_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(game: Game) -> None:
    tried = told = 0
    for table, ask in questions(game, Random(8), 0.12):
        if not table.settled:
            continue
        other = another_world(table, ask.seat, tried)
        one = leads(table, ask.seat)
        assert one == leads(other, ask.seat), f"{game.id} {table.setup} after {len(table.answers)} answers"
        told += len(one)
        tried += 1
        if tried >= 14 and told >= 5:
            break
    assert tried >= 14 and told >= 5


@every_game
def test_a_forecast_of_one_answer_is_the_same_in_both_too(game: Game) -> None:
    tried = differs = 0
    for table, ask in questions(game, Random(9), 0.3):
        keys = next(([option.key] for option in ask.options if [option.key] != game.forecast.idle(table.play, ask)), None)
        if not table.settled or ask.many or keys is None or game.forecast.idle(table.play, ask) is None:
            continue
        one, two = forecast(table, ask.seat, 60, keys), forecast(another_world(table, ask.seat, tried), ask.seat, 60, keys)
        assert one == two
        differs += one.changes != forecast(table, ask.seat, 60).changes
        tried += 1
        if tried >= 5:
            break
    assert tried >= 5 and differs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_can_be_read(lang: str) -> None:
    for table, ask in questions(find_game("marvel-champions"), Random(2), 0.5):
        if found := leads(table, ask.seat):
            lines = lead_lines(table, ask, found, lang)
            assert len(lines) == 1 + len(found) and all("→" in line for line in lines[1:])
            return


def test_looking_changes_nothing() -> None:
    table, ask = next(questions(find_game("dead-of-winter"), Random(2), 0.2))
    before = table.digest()
    assert leads(table, ask.seat) == leads(table, ask.seat)
    assert table.digest() == before
