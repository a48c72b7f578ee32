"""Hints in every game: up to three with a reason, a numbered bulb at the thing and in the answer; desk and phone, both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_forecast import TABLES, position

from stockade.engine import Table, find_game
from stockade.insight.worlds import policy_answer

every_game = pytest.mark.parametrize("game", TABLES)


@every_game
@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "fr")], ids=["desk", "phone"])
def test_hints_say_why_and_are_lit_on_the_board(server: Served, look: Look, shot: Shot, game: str, phone: bool, lang: str) -> None:
    table = position(game)
    seat = table.pending[0].seat
    size = {} if phone else {"viewport": {"width": 1280, "height": 720}}
    window = look(server.link(server.take_in(table), seat), lang=lang, phone=phone, **size)
    ask = window.wait_ask()
    window.see("hint").click()
    advice = window.see("hint-panel").locator(".pop__item")
    advice.first.wait_for()
    assert 1 <= advice.count() <= 3
    for reason in window.see("hint-because").all_inner_texts():
        assert reason.strip()
    for card in advice.all():  # what it does, gains and costs says how sure it is; never nought or a hundred in a hundred
        assert card.locator(".hint__one svg.cert").count() == card.locator(".hint__one").count() >= 1
        for odds in card.get_by_test_id("hint-wins").locator("em").all_inner_texts():
            assert "±" in odds and not odds.startswith(("≈ 0", "≈ 100"))
    shot(window, f"hints-{game}-{'phone' if phone else 'desk'}")
    told = next(frame for frame in reversed(window.heard) if '"type":"hint"' in frame)
    touched = [option for option in ask["options"] if f'"key":"{option["key"]}"' in told and option["touches"]]
    if not phone and touched and game != "dead-of-winter":  # there a hint may be about a card, which lies in no place
        expect(window.see("hint-pins").locator("g").first).to_be_visible()
        assert window.page.locator(".answer[data-best]").count() >= 1
        if any(option["key"].startswith("move:") for option in touched):
            expect(window.see("hint-pins").locator("[data-way]").first).to_be_attached()
    assert window.too_wide() == []
    window.page.keyboard.press("Escape")
    expect(window.see("hint-pins")).to_be_hidden()


@pytest.mark.parametrize(("phone", "lang", "words"), [(False, "fr", "La partie semble perdue"), (True, "en", "The game looks lost")])
def test_a_hint_says_when_the_game_looks_lost(server: Served, look: Look, shot: Shot, phone: bool, lang: str, words: str) -> None:
    """Rhino needs one more threat, and each round brings thirty."""
    game = find_game("marvel-champions")
    table = Table.new(game.id, game.defaults("rhino", 1), 3)
    while table.pending[0].prompt != "prompt-turn":
        table.answer(0, policy_answer(table, table.pending[0]))

    def doomed(play: Any) -> None:
        state = play.state
        state.table[state.scheme].threat = 6
        state.acceleration = 30

    table.arrange(doomed)
    size = {} if phone else {"viewport": {"width": 1280, "height": 720}}
    window = look(server.link(server.stage(table)), lang=lang, phone=phone, **size)
    window.wait_ask()
    window.see("hint").click()
    expect(window.see("hint-lost")).to_contain_text(words)
    assert window.see("hint-panel").locator(".pop__item").count() >= 1, "there is still something to try"
    shot(window, f"hint-lost-{'phone' if phone else 'desk'}")
    assert window.too_wide() == []
