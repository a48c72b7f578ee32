"""Hints that teach: never from a secret, never about nothing, with a reason made of facts, and honest about a lost game."""

from random import Random
from typing import Any

import pytest
from tests.insight.test_forecast import every_game, tables

from stockade.engine import Game, Table, find_game
from stockade.engine.gameparts import Fact
from stockade.engine.text import LANGUAGES
from stockade.insight import Edge, Hint, Hints, hints
from stockade.insight.hints import Trial, worth_telling
from stockade.insight.reasons import Reasons, hint_lines, how_sure
from stockade.insight.truth import decisions
from stockade.insight.worlds import policy_answer
from stockade.testing.worlds import another_world

FEW = 60


@every_game
def test_a_hint_is_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(game: Game) -> None:
    rng, tried = Random(f"hints {game.id}"), 0
    for table in tables(game, 2):
        for seat in decisions(table, rng, 2):
            if table.settled and table.asked(seat):
                assert hints(table, seat, budget=FEW) == hints(another_world(table, seat, tried), seat, budget=FEW)
                tried += 1
    assert tried >= 2


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_has_its_reason(game: Game, lang: str) -> None:
    table = next(tables(game, 1))
    for seat in decisions(table, Random(3), 2):
        ask, found = table.asked(seat), hints(table, seat, budget=FEW)
        assert ask is not None and 1 <= len(found.best) <= 3
        words = Reasons(table, ask, lang)
        for hint in found.best:
            assert words.answer(hint.keys) and words.because(hint)
        assert not [line for line in hint_lines(table, ask, found, lang) if "insight-" in line or "{" in line]


def test_nobody_is_told_what_changes_nothing() -> None:
    def trial(key: str, *morale: int) -> Trial:
        made = Trial([key])
        made.tracks = [{"morale": one} for one in morale]
        made.won = [False] * len(morale)
        return made

    best, twin, end, other = trial("a", 3, 4), trial("b", 3, 4), trial("end", 1, 1), trial("c", 1, 1)
    every = [best, twin, end, other]
    assert not worth_telling(twin, [best], every, ["end"]), "the same as a better one"
    assert not worth_telling(other, [best], every, ["end"]), "the same as ending now"
    assert not worth_telling(end, [best], every, ["end"]), "ending is no hint when something is better"
    assert worth_telling(trial("d", 2, 2), [best], every, ["end"])


def test_what_lives_or_dies_is_told_in_hundredths() -> None:
    game = find_game("mars-attacks")
    table = Table.new(game.id, game.defaults("surprise", 1), 3)
    words, french = Reasons(table, table.pending[0], "en"), Reasons(table, table.pending[0], "fr")
    edge = Edge("model:us-rifle.6", 0.5, 0.75, gain=False)
    assert words.edge(edge) == "Gray alive 50% of the time instead of 75%"
    assert french.edge(edge) == "Gray en vie dans 50\u00a0% des cas au lieu de 75\u00a0%"


def test_reasons_are_facts() -> None:
    table = next(tables(find_game("xmen-resistance"), 1))
    while table.pending[0].prompt != "prompt-action":
        table.answer(0, policy_answer(table, table.pending[0]))
    ask = table.pending[0]
    words, french = Reasons(table, ask, "en"), Reasons(table, ask, "fr")
    edges = [Edge("enemies", 3.04, 5.5, gain=True), Edge("bystanders", 1.0, 2.0, gain=False)]
    hint = Hint(["end"], 12, 20, ["end"], edges)
    assert (
        "beside “End the turn”: Enemies on the board 3 instead of 5.5, but Bystanders on the board or with a hero 1 instead of 2"
        in words.because(hint)
    )
    assert "3 au lieu de 5,5, mais" in french.because(hint)
    assert words.wins(hint) == "wins 60\u00a0% of 20 imagined games (± 11)"
    assert words.wins(Hint(["end"], 0, 20)) == "wins <\u00a05\u00a0% of 20 imagined games (± 5)"
    assert words.wins(Hint(["end"], 3, 5)) == "", "too few to say"
    assert words.verdict(Hints([hint])) == ""
    assert words.verdict(Hints([hint], lost=True)).startswith("The game looks lost: none of 20 imagined games")


def test_what_wins_more_often_comes_first() -> None:
    table = next(tables(find_game("xmen-resistance"), 1))
    while table.pending[0].prompt != "prompt-action":
        table.answer(0, policy_answer(table, table.pending[0]))
    found = hints(table, 0).best
    won = [hint.won for hint in found]
    assert won == sorted(won, reverse=True)
    assert ["end"] not in [hint.keys for hint in found[1:]]


@pytest.mark.parametrize(("name", "prompt"), [("xmen-resistance", "prompt-next-hero"), ("mars-attacks", "prompt-turn")])
def test_nothing_is_said_of_ending_where_no_answer_ends(name: str, prompt: str) -> None:
    table = next(tables(find_game(name), 1))
    while table.pending[0].prompt != prompt:
        table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]))
    ask = table.pending[0]
    assert not any(option.key in ("end", "pass") for option in ask.options)
    found = hints(table, ask.seat)
    assert found.best[0].games and found.ending == -1
    assert Reasons(table, ask, "en").ending(found) == ""


def test_a_game_that_cannot_be_won_is_called_so() -> None:
    """Rhino needs one more threat, and nobody has a card left to stop him."""
    game = find_game("marvel-champions")
    table = Table.new(game.id, game.defaults("rhino", 1), 3)
    while table.pending[0].prompt != "prompt-turn":
        table.answer(0, policy_answer(table, table.pending[0]))

    def doomed(play: Any) -> None:
        state = play.state
        state.table[state.scheme].threat = 6
        state.acceleration = 30

    table.arrange(doomed)
    found = hints(table, 0)
    assert found.lost and found.best
    assert hint_lines(table, table.pending[0], found, "fr")[0].startswith("La partie semble perdue")


def test_reasons_come_with_how_sure_they_are() -> None:
    table = next(tables(find_game("xmen-resistance"), 1))
    while table.pending[0].prompt != "prompt-action":
        table.answer(0, policy_answer(table, table.pending[0]))
    ask = table.pending[0]
    words = Reasons(table, ask, "en")
    edges = [Edge("enemies", 3.0, 5.5, gain=True), Edge("bystanders", 1.0, 2.0, gain=False)]
    found = Hints([Hint(["end"], 12, 20, ["end"], edges), Hint(["end"], 11, 20), Hint(["end"], 4, 20)], ending=3)
    assert [(reason.sure, reason.side) for reason in words.reasons(found.best[0]) if reason.side] == [("guessed", 1), ("guessed", -1)]
    assert words.equal(found) == "1 and 2 come to the same, as far as so few games can tell."
    assert words.equal(Hints([found.best[0], found.best[2]])) == ""
    lines = hint_lines(table, ask, found, "fr")
    assert any(line.startswith("     ◌ + ") and "Ennemis" in line for line in lines) and any(
        line.startswith("     ◌ \u2212 Citoyens") for line in lines
    )
    assert lines[-2] == "  1 et 2 se valent, pour autant que si peu de parties permettent de le dire."
    assert lines[-1] == "  finir maintenant en gagne 15\u00a0%"
    assert words.ending(Hints(found.best, ending=0)) == "ending now wins <\u00a05\u00a0%", "what never happened may happen"
    assert how_sure(Fact("fact", {"percent": 88})) == "likely" and how_sure(Fact("fact", {"count": 2})) == "certain"


def test_what_only_costs_but_wins_more_says_so_first() -> None:
    table = next(tables(find_game("xmen-resistance"), 1))
    while table.pending[0].prompt != "prompt-action":
        table.answer(0, policy_answer(table, table.pending[0]))
    words = Reasons(table, table.pending[0], "en")
    hint = Hint(["end"], 12, 20, ["end"], [Edge("enemies", 5.5, 3.0, gain=False)], rival_won=7)
    told = [reason for reason in words.reasons(hint) if reason.side]
    assert [reason.side for reason in told] == [1, -1]
    assert told[0].text == "wins more often than “End the turn” (35\u00a0%)" and told[1].text.startswith("beside “End the turn”: Enemies")
    assert told[0].text in words.because(hint) and told[1].text in words.because(hint)
