"""What bots say: never from a secret, about an answer that everybody will see, in both languages; and what they do when one objects."""

from random import Random

import pytest
from msgspec import to_builtins
from tests.insight.test_forecast import every_game, tables

from stockade.bots import make, otherwise
from stockade.bots.answers import random_answer
from stockade.commands.talker import Talker
from stockade.engine import Ask, Game, Table, find_game
from stockade.engine.text import LANGUAGES
from stockade.games.dead_of_winter.scene import WinterScene
from stockade.insight.saying import line, saying, spoken
from stockade.insight.worlds import policy_answer
from stockade.testing.worlds import another_world

HELD = {"card", "item", "trait"}  # what may come from a hand
SOON = 6  # answers
LONGEST = 110  # a bubble is a sentence


def answered(game: Game, count: int, steps: int = 160):
    """Tables at a question, and what a bot answers."""
    rng = Random(f"says {game.id}")
    for table in tables(game, count):
        for _ in range(steps):
            if table.outcome:
                break
            ask = table.pending[0]
            keys = random_answer(ask, rng) if rng.random() < 0.15 else policy_answer(table, ask)
            yield table, ask, keys
            table.answer(ask.seat, keys, decision=ask.id)


def same(other: Table, ask: Ask, keys: list[str]) -> Ask | None:
    """The same question in another world, where this can be answered too."""
    found = [one for one in other.pending if one.seat == ask.seat and one.prompt == ask.prompt]
    return next((one for one in found if {option.key for option in one.options}.issuperset(keys)), None)


@every_game
def test_a_bubble_is_the_same_in_two_worlds_that_look_alike_from_outside(game: Game) -> None:
    """Whatever the bot holds and whatever it is up to: as long as it can give the same answer, it says the same."""
    tried = 0
    for table, ask, keys in answered(game, 3):
        if table.settled and (said := saying(table, ask, keys)) is not None:
            other = another_world(table, None, tried)
            asked = same(other, ask, keys)
            if asked is not None:
                assert saying(other, asked, keys) == said, f"{table.setup} after {len(table.answers)} answers"
                tried += 1
    assert tried >= 20


@every_game
def test_what_is_said_is_what_everybody_sees_next(game: Game) -> None:
    """A card that is named is on the table a few answers later, when it is paid for: nothing is told of a hand that would not be shown."""
    told = list[tuple[Table, int, int, set[str]]]()
    said_at_all = 0
    for table, ask, keys in answered(game, 3):
        for other, at, line_, names in told:
            if other is table and len(table.answers) == at + SOON:
                shown = {str(value) for event in table.log[line_:] if event.to is None for value in event.args.values()}
                assert names <= shown, f"{names} after {at} answers of {table.setup}"
        option = next((one for one in ask.options if keys == [one.key]), None)
        if option is not None and saying(table, ask, keys) is not None:
            lies = str(to_builtins(game.view(table.play, None)))  # on the table already
            names = {str(option.args[name]) for name in HELD & set(option.args)}
            told.append((table, len(table.answers), len(table.log), {name for name in names if name not in lies}))
            said_at_all += 1
    assert said_at_all


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_one_short_sentence(game: Game, lang: str) -> None:
    reasons = 0
    for table, ask, keys in answered(game, 4):
        if (said := saying(table, ask, keys)) is not None:
            words, because = spoken(game.text, said, lang)
            assert 0 < len(words) <= LONGEST, words
            assert "{" not in words + because and line(game.text, said, lang, "x")
            reasons += bool(because)
    assert reasons > 5


def test_every_sentence_is_there_in_both_languages() -> None:
    for name in ("dead-of-winter", "mars-attacks", "marvel-champions", "xmen-resistance"):
        game = find_game(name)
        english, french = ({key for key in keys(game, lang) if key.startswith(("say-", "because-"))} for lang in LANGUAGES)
        assert english == french and len(english) > 20


def keys(game: Game, lang: str) -> list[str]:
    """All messages of a game."""
    lines = (game.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if " =" in line and line[0].isalpha()]


@every_game
def test_whoever_is_told_not_to_does_something_else(game: Game) -> None:
    table = next(tables(game, 1))
    for _ in range(400):
        ask = table.pending[0]
        if game.forecast.idle(table.play, ask) is not None and len(ask.options) > 3:
            break
        table.answer(ask.seat, policy_answer(table, ask), decision=ask.id)
    ask, refused = table.pending[0], list[list[str]]()
    keys = list(make("greedy", 1).choose(table, ask))
    before = table.digest()
    for _ in range(2):
        refused.append(keys)
        found = otherwise(table, ask, refused, seed=3)
        assert found is not None and found not in refused
        keys = found
    assert table.digest() == before
    assert otherwise(table, ask, [[option.key] for option in ask.options], seed=3) is None


def test_on_a_terminal_one_may_object_and_hears_something_else(capsys: pytest.CaptureFixture[str]) -> None:
    table = next(tables(find_game("xmen-resistance"), 1))
    while table.pending[0].prompt != "prompt-action":
        table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]), decision=table.pending[0].id)
    ask, before = table.pending[0], list[int]()
    words = iter([False, False, True])
    talker = Talker(make("greedy", 1), "fr", lambda: before.append(1), lambda: next(words))
    keys = talker.choose(table, ask)
    told = capsys.readouterr().out.splitlines()
    said = [line for line in told if "«" in line and "◌" not in line]
    assert len([line for line in told if line.startswith("  ◌ vos chances ≈")]) == 3, "what each is worth is said as a guess"
    assert len(said) == len(set(said)) == len(before) == 3
    assert keys not in talker.refused and len(talker.refused) == 2
    assert Talker(make("greedy", 1), "fr", before.clear).choose(table, ask) == talker.refused[0], "whoever is not asked does what it wants"


def test_whoever_betrays_announces_what_anybody_would(capsys: pytest.CaptureFixture[str]) -> None:
    """That all cards fit; the count is public, what lies there is not."""
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay", "gabriel-diaz janet-taylor")
    scene.crisis("fuel-shortage")
    scene.hand(1, "fuel", "pistol")
    scene.to_turn(1)
    scene.contribute("fuel", "pistol")
    table, [ask] = scene.table, scene.table.pending
    told = table.game.talk.announces(table.play, ask, ["end"])
    assert told and told.args == {"count": 2} and table.game.talk.announces(table.play, ask, ["vote"]) is None
    for luck in range(5):
        other = another_world(table, None, luck)
        assert table.game.talk.announces(other.play, ask, ["end"]) == told

    class Ends:
        def choose(self, table: Table, ask: Ask) -> list[str]:
            return ["end"]

    Talker(Ends(), "fr", lambda: None).choose(table, ask)
    assert "Les 2 cartes que j’ai données pour la crise conviennent." in capsys.readouterr().out
