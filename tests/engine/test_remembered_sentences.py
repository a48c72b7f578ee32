"""Sentences are made once and remembered: what is remembered is what would be said anew."""

import weakref
from pathlib import Path
from typing import Any

import pytest

from stockade.engine.errors import Reason
from stockade.engine.remembered import forget_all
from stockade.engine.text import MissingText, Text, person

MESSAGES = """
player-1 = player one
greet = Hello, { $player }!
many = { $player } ({ $player_count })
told = { $why }
reason-few = { $n } is too few
"""


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "en.ftl").write_text(MESSAGES)
    return Text(tmp_path, {"player": "player"})


def called(text: Text, *people: str) -> Text:
    return text.calling(lambda _, lang, prefix, entity: person(lang, people[int(entity)] if people else "nobody"), people)


def test_each_table_hears_its_own_names(text: Text) -> None:
    ours, theirs = called(text, "Ana", "Bo"), called(text, "Cy", "Di")
    for _ in range(2):
        assert text.say("en", "greet", {"player": "1"}) == "Hello, player one!"
        assert ours.say("en", "greet", {"player": "1"}) == "Hello, Bo!"
        assert theirs.say("en", "greet", {"player": "1"}) == "Hello, Di!"
        assert called(text, "Ana", "Bo").say("en", "greet", {"player": "1"}) == "Hello, Bo!"
        assert called(text).say("en", "greet", {"player": "1"}) == "Hello, nobody!"  # without names, yet called otherwise


@pytest.mark.parametrize(("player", "said"), [("1", None), (["1"], "player one (1)"), (["1", "1"], "player one and player one (2)")])
def test_one_and_a_list_of_one_are_two_things(text: Text, player: Any, said: str | None) -> None:
    for _ in range(2):
        if said is None:
            with pytest.raises(MissingText):
                text.say("en", "many", {"player": player})
        else:
            assert text.say("en", "many", {"player": player}) == said


def test_reasons_are_said_with_their_own_numbers(text: Text) -> None:
    assert [text.say("en", "told", {"why": Reason("few", n=n)}) for n in (2, 3, 2)] == ["2 is too few", "3 is too few", "2 is too few"]


def test_what_strangers_make_us_say_is_forgotten_again(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text._said, "most", 10)
    for n in range(100):
        assert text.say("en", "reason-few", {"n": n}).startswith(str(n))
    assert 0 < text.remembers <= 20


def test_what_is_said_again_and_again_is_not_forgotten(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text._said, "most", 10)
    made: list[int] = []
    monkeypatch.setattr(Text, "_say", lambda text, lang, key, args, attribute: made.append(args["n"]) or str(args["n"]))
    for n in range(1, 100):
        assert [text.say("en", "reason-few", {"n": said}) for said in (0, n)] == ["0", str(n)]
    assert made.count(0) == 1 and len(made) == 100


def test_all_that_was_remembered_is_forgotten_with_everything_else_and_said_again(text: Text) -> None:
    said = called(text, "Ana").say("en", "greet", {"player": "0"})
    assert text.remembers
    forget_all()
    assert text.remembers == 0
    assert called(text, "Ana").say("en", "greet", {"player": "0"}) == said == "Hello, Ana!"


def test_nobody_is_kept_for_the_sake_of_forgetting(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(MESSAGES)
    gone = weakref.ref(Text(tmp_path)._said)  # pyright: ignore[reportPrivateUsage]
    forget_all()
    assert gone() is None
