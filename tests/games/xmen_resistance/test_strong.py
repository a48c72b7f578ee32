"""The bot that plans: it follows the policy unless something is clearly better, thinks within its budget, and peeks at nothing."""

import random
from typing import Any

import pytest

from stockade.bots import Strong, budget_of, crew, make, play_out
from stockade.bots.strong import Search
from stockade.engine import Chance, Table
from stockade.engine.chance import seed_words
from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.bot import policy
from stockade.games.xmen_resistance.facts import POWER_MAX
from stockade.games.xmen_resistance.play import Resistance

XMEN = "xmen-resistance"


def at_a_choice(mission: str, skip: int, seed: int = 1) -> Table:
    """An X-Men table at its `skip`-th question worth a thought, as its policy got there."""
    table = Table.new(XMEN, GAME.defaults(mission, 1), seed)
    while True:
        ask = table.pending[0]
        answers = table.game.bot.worthwhile(table.play, ask)
        assert answers
        if len(answers) > 2:
            if not skip:
                return table
            skip -= 1
        table.answer(ask.seat, answers[0], decision=ask.id)


def test_the_budget_is_kept() -> None:
    table = at_a_choice("MH1", 3)
    ask = table.pending[0]
    answers = table.game.bot.worthwhile(table.play, ask) or []
    for budget in (50, 400):
        search = Search(table, ask, random.Random(1), budget)
        search.best(answers[:4])
        one_luck = 4 * 120  # what is begun is finished: at most one luck for each answer
        assert -one_luck < search.left < budget


def test_the_same_seed_thinks_the_same() -> None:
    table = at_a_choice("MH1", 5)
    ask = table.pending[0]
    assert Strong(7).choose(table, ask) == Strong(7).choose(table, ask)


@pytest.mark.parametrize("mission", ["MH2", "MH3", "MH9", "MZ2"])
def test_two_worlds_that_look_alike_get_the_same_answer(mission: str) -> None:
    """They differ in every deck, face-down card and token, and in the dice to come."""
    for skip in (2, 9):
        table = at_a_choice(mission, skip)
        worlds = [table.fork(), table.fork()]
        worlds[0].arrange(lambda g: None)
        worlds[1].arrange(lambda g: differ(g.state))
        assert worlds[0].digest() != worlds[1].digest()
        said = [Strong(3, 150).choose(world, world.pending[0]) for world in worlds]
        assert said[0] == said[1]


def differ(state: Any) -> None:
    """Other cards and tokens face down, other dice."""
    GAME.secrets.scramble(state, 0, Chance(seed_words(99), []))
    state.chance[:] = seed_words(4711)


def test_a_clearly_better_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the policy likes: an answer that always ends better is given."""
    table = at_a_choice("MH0", 0)
    ask = table.pending[0]
    answers = (table.game.bot.worthwhile(table.play, ask) or [])[:4]
    monkeypatch.setattr(Search, "imagine", lambda self, keys, luck: spent(self) and float(keys == answers[2]))  # pyright: ignore
    assert Search(table, ask, random.Random(1), 60).best(answers) == answers[2]


def spent(search: Search) -> bool:
    search.left -= 1
    return True


def test_seconds_become_a_budget() -> None:
    table = at_a_choice("MH0", 1)
    short, long = budget_of(0.1, table), budget_of(1.0, table)
    assert 0 < short < long
    assert isinstance(bot := make("strong:1234", 1), Strong) and bot.budget == 1234


def test_imagining_changes_nothing_at_the_table() -> None:
    table = at_a_choice("MH1", 4)
    before, log = table.digest(), len(table.log)
    Strong(1).choose(table, table.pending[0])
    assert (table.digest(), len(table.log)) == (before, log)


def test_a_strong_team_plays_to_an_end() -> None:
    table = Table.new(XMEN, GAME.defaults("MH0", 2), 5)
    play_out(table, crew("strong", 2, 5), limit=400)
    assert table.outcome == "won"


def test_who_stays_uses_the_actions_that_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """To end the turn is never better than Power or a Trait and then to end it."""
    table = at_a_choice("MH1", 1)
    ask = table.pending[0]
    assert ask.prompt == "prompt-action"
    monkeypatch.setattr(Search, "best", lambda self, answers: ["end"])  # pyright: ignore
    assert Strong(1).choose(table, ask)[0].partition(":")[0] in ("power-up", "gain-trait")
    g = table.play
    assert isinstance(g, Resistance)
    g.heroes[str(ask.args["hero"])].power = POWER_MAX
    assert policy.use_of_time(g, ask) != ["power-up"]
