"""The guided first game of every game: ten moments that come, with rules that exist and words in both languages."""

from __future__ import annotations

import pytest

from stockade.bots import make, play_out, seat_seed
from stockade.engine import Table, find_game, games
from stockade.engine.text import LANGUAGES, Text
from stockade.teach.guide import Guide, guide

ROUNDS = 3
TAUGHT = sorted(id for id, game in games().items() if (game.folder / "teach").is_dir())  # tests may bring toys along
each_game = pytest.mark.parametrize("game", TAUGHT)


def guided(game: str) -> Guide:
    found = guide(find_game(game))
    assert found is not None
    return found


def test_all_four_games_have_one() -> None:
    assert len(TAUGHT) >= 4


@each_game
def test_ten_steps_with_rules_and_words(game: str) -> None:
    steps = guided(game).step
    assert len(steps) == 10 == len({step.id for step in steps})
    rules = find_game(game).rulebook.by_id
    words = Text(find_game(game).folder / "text" / "browser")
    for step in steps:
        assert step.rules and all(rule in rules for rule in step.rules), step.id
        assert find_game(game).text.has("en", step.ask), step.ask
        for lang in LANGUAGES:
            assert words.say(lang, step.id) and words.say(lang, step.id, attribute="text")


@each_game
def test_its_moments_come_to_whoever_plays(game: str) -> None:
    """Not all of them in every game: whoever does other things meets other questions."""
    found = guided(game)
    table = Table.new(game, find_game(game).defaults(found.scenario, found.seats), found.seed)
    bots = {seat: make("greedy", seat_seed(0, seat)) for seat in range(found.seats)}
    heard: set[str] = set()
    while not table.outcome and table.round <= ROUNDS:
        ask = table.asked(0)
        step = next((one for one in found.step if ask and one.id not in heard and one.fits(ask, table.round)), None)
        if step is not None:
            heard.add(step.id)
        play_out(table, bots, limit=1)
    assert len(heard) >= 9, {step.id for step in found.step} - heard


def test_a_game_without_a_guide_has_none() -> None:
    from lantern import GAME

    assert guide(GAME) is None
