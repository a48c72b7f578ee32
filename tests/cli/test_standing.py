"""Standing answers in the terminal: said about a card at its window, kept for the sitting, forgotten with an undo."""

from pathlib import Path

import pytest

from stockade.commands.terminal import Session
from stockade.engine import Ask, Table
from stockade.engine import game as registry
from stockade.games.marvel_champions import GAME


@pytest.fixture(autouse=True)
def champions(only_the_lantern: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, GAME.id, GAME)


def at_a_window() -> Session:
    """Somebody could interrupt damage with a card of the hand."""
    for seed in range(1, 30):
        table = Table.new(GAME.id, GAME.defaults("rhino", 1), seed)
        while not table.outcome and len(table.answers) < 200:
            ask = table.pending[0]
            if ask.prompt == "prompt-before-damage" and len(ask.options) == 2:
                return Session(table, {0}, {}, "en", Path("game.stockade"))
            keys = [option.key for option in ask.options]
            wish = "flip" if "flip" in keys and table.round == 1 else next((key for key in keys if key.startswith("play:")), keys[-1])
            table.answer(ask.seat, [wish] if ask.least == ask.most == 1 else keys[: ask.least], decision=ask.id)
    pytest.fail("no window in thirty games")


def asked(session: Session) -> Ask:
    return session.table.pending[0]


def settled(session: Session) -> str | None:
    return session.cards.key(GAME, session.table.play, asked(session), session.table.round)


def test_always_and_never_settle_the_question(capsys: pytest.CaptureFixture[str]) -> None:
    session = at_a_window()
    ask = asked(session)
    assert session.obey("never 1", ask)
    assert settled(session) == "pass"
    assert session.obey("always 1", ask)
    assert settled(session) == ask.options[0].key
    assert "whenever it can be done" in capsys.readouterr().out
    assert not session.obey("ask 1", ask)
    assert settled(session) is None


def test_everything_can_be_taken_back_at_once_and_an_undo_does_so_too() -> None:
    session = at_a_window()
    session.obey("never 1", asked(session))
    assert not session.obey("ask", asked(session))
    assert settled(session) is None
    session.obey("never 1", asked(session))
    session.table.answer(0, "pass", decision=asked(session).id)
    session.read = lambda: "y"  # type: ignore[method-assign]
    assert session.undo("")
    assert settled(session) is None


@pytest.mark.parametrize("words", ["always 2", "always 7", "never", "always pass"])
def test_what_is_no_card_of_the_window_is_refused(capsys: pytest.CaptureFixture[str], words: str) -> None:
    session = at_a_window()
    assert not session.obey(words, asked(session))
    assert "Nothing can be said beforehand" in capsys.readouterr().out
    assert settled(session) is None


def test_the_sitting_goes_on_by_itself(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    session = at_a_window()
    before = len(session.table.answers)
    lines = iter(["never 1", "q"])
    monkeypatch.setattr(session, "read", lambda: next(lines))
    session.run()
    assert session.table.answers[before].keys == ["pass"]
