"""The guided first game of every game: a prepared position, ten moments that come, with rules that show themselves and words in both
languages.

`python -m tests.teach.test_guides` lays the positions out anew, after a change of a game's state or of its `first_game.py`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from tests.installed import GAMES

from stockade.bots import make, play_out, seat_seed
from stockade.engine import Ask, find_game
from stockade.engine.example import read
from stockade.engine.standing import CardAnswers
from stockade.engine.text import LANGUAGES, Text
from stockade.teach.guide import Guide, GuideStep, Opening, guide, lay

ROUNDS = 3
each_game = pytest.mark.parametrize("game", GAMES)


def guided(game: str) -> Guide:
    found = guide(find_game(game))
    assert found is not None
    return found


def first_game(game: str) -> Any:
    """How it was arranged (`position`), and one way through it (`LINE`)."""
    return import_module(f"tests.games.{find_game(game).folder.name}.first_game")


class Hearing:
    """What is said to whoever answers, in the order in which it is."""

    def __init__(self, game: str) -> None:
        self.guide = guided(game)
        self.table = self.guide.opening.table(find_game(game))
        self.heard: dict[str, Ask] = {}
        self.habits = CardAnswers(self.table.game.standing.habits())

    def listen(self) -> Ask | None:
        """Windows that a server passes by itself are passed; then the step whose moment this is."""
        while ask := self.table.asked(0):
            key = self.habits.key(self.table.game, self.table.play, ask, self.table.round)
            if key is None:
                break
            self.table.answer(0, key, decision=ask.id)
        step = next((one for one in self.guide.step if ask and one.id not in self.heard and one.fits(ask, self.table.round)), None)
        if step is not None and ask is not None:
            self.heard[step.id] = ask
        return ask

    def missing(self) -> list[GuideStep]:
        return [step for step in self.guide.step if step.id not in self.heard]


def test_all_four_games_have_one() -> None:
    assert len(GAMES) >= 4 and all(guide(find_game(game)) for game in GAMES)


@each_game
def test_ten_steps_with_rules_that_show_themselves_and_words(game: str) -> None:
    steps = guided(game).step
    assert len(steps) == 10 == len({step.id for step in steps})
    shown = read(find_game(game).folder)
    words = Text(find_game(game).folder / "text" / "browser")
    for step in steps:
        assert step.rules and all(shown.find(rule) for rule in step.rules), step.id
        assert find_game(game).text.has("en", step.ask), step.ask
        for lang in LANGUAGES:
            assert words.say(lang, step.id) and words.say(lang, step.id, attribute="text")


@each_game
def test_it_begins_where_the_scene_arranged_it_in_the_middle_of_something(game: str) -> None:
    scene = first_game(game).position()
    assert Opening.of(scene.table) == guided(game).opening, "run python -m tests.teach.test_guides"
    assert scene.table.round > 1 and not scene.table.outcome
    scene.finish()


@each_game
def test_all_ten_are_heard_on_the_way_and_each_is_a_choice(game: str) -> None:
    hearing = Hearing(game)
    began = hearing.table.round
    for keys in first_game(game).LINE:
        ask = hearing.listen()
        assert ask is not None
        hearing.table.answer(0, keys, decision=ask.id)
    hearing.listen()
    assert not hearing.missing()
    assert all(len(ask.options) > 1 for ask in hearing.heard.values())
    assert hearing.table.round == began + 1, "a round and its end are enough"


@each_game
def test_most_of_them_come_to_whoever_plays_otherwise(game: str) -> None:
    hearing = Hearing(game)
    table, began = hearing.table, hearing.table.round
    bots = {seat: make("greedy", seat_seed(0, seat)) for seat in range(table.state.seats)}
    while not table.outcome and table.round < began + ROUNDS:
        hearing.listen()
        play_out(table, bots, limit=1)
    assert len(hearing.missing()) <= 3, hearing.missing()


def test_a_game_without_a_guide_has_none() -> None:
    from lantern import GAME

    assert guide(GAME) is None


if __name__ == "__main__":
    for game in GAMES:
        lay(Opening.of(first_game(game).position().table), find_game(game).folder)
