"""Strong bots plan whole turns: when a plan is followed, how long is thought, and what somebody in another mood does."""

from random import Random
from typing import Any

from stockade.bots import Strong
from stockade.bots.turns import Plan, Turns, fits
from stockade.engine import Table, find_game
from stockade.games.marvel_champions.bot import player
from stockade.games.marvel_champions.bot.weights import WEIGHTS, in_mood


def table() -> Table:
    """The first turn of a hero alone."""
    game = find_game("marvel-champions")
    found = Table.new(game.id, {**game.defaults("klaw", 1), "decks": ["spider-man-justice"]}, 7)
    while found.pending[0].prompt != "prompt-turn":
        ask = found.pending[0]
        keys = game.bot.quick_answer(found.play, ask)
        assert keys is not None
        found.answer(ask.seat, keys, decision=ask.id)
    return found


def test_a_plan_is_followed_until_something_new_is_seen() -> None:
    here = table()
    ask = here.pending[0]
    plan = Plan()
    plan.line, plan.seen = [("prompt-turn", ["end"]), ("prompt-turn", ["flip"])], here.play.revealed
    assert plan.next(here, ask) == ["end"]
    plan.seen -= 1
    assert plan.next(here, ask) is None
    plan.line, plan.seen = [("prompt-turn", ["nonsense"])], here.play.revealed
    assert plan.next(here, ask) is None


def test_little_patience_is_kept_and_the_same_seed_plans_the_same() -> None:
    here = table()
    ask = here.pending[0]
    answers = here.game.bot.worthwhile(here.play, ask)
    assert answers is not None
    found: list[Any] = []
    for _ in range(2):
        turns = Turns(here, ask, Random(5), 600)
        found.append(turns.best(answers, []))
        assert -600 < turns.left <= 0 or len(turns.lucks) == 11
        assert fits(ask, found[-1][0])
    assert found[0] == found[1]
    assert Strong(8, 600).choose(here, ask) == Strong(8, 600).choose(here, ask)


def test_moods_differ_and_are_kept() -> None:
    assert in_mood(3) == in_mood(3) != in_mood(4) != WEIGHTS
    here = table()
    ask = here.pending[0]
    found = {tuple(player.whim(here.play, ask, mood, Random(mood))) for mood in range(1, 40)}
    assert len(found) > 2 and all(fits(ask, list(keys)) for keys in found)
