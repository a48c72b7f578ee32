"""What an answer certainly changes stands on it, before and after; on a desk and on a phone, in both languages."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served

from stockade.engine import Table, find_game
from stockade.engine.gameparts import Shift
from stockade.insight import leads
from stockade.insight.worlds import policy_answer

WANTED = {
    "xmen-resistance": ("MH1", 1, "power-up", "power"),
    "marvel-champions": ("rhino", 1, "thwart", "threat"),
    "dead-of-winter": ("we-need-more-samples", 3, "clean", "waste"),
    "mars-attacks": ("help", 1, "deed", "heroics"),
}
every_game = pytest.mark.parametrize("game", WANTED)


@cache
def position(game: str) -> tuple[Table, str, Shift, str]:
    """A question with such an answer, the first to say so: its key, what it does, and the sentence in French."""
    scenario, seats, verb, gauge = WANTED[game]
    for seed in range(1, 40):
        table = Table.new(game, find_game(game).defaults(scenario, seats), seed)
        for _ in range(140):
            if table.outcome:
                break
            ask = table.pending[0]
            for key, told in table.game.odds.facts(table.play, ask).items():
                first = told[0]
                if key.partition(":")[0] == verb and first.shift and first.shift.track.partition(":")[0] == gauge:
                    return table, key, first.shift, table.game.text.say("fr", first.text, first.args)
            table.answer(ask.seat, policy_answer(table, ask), decision=ask.id)
    raise AssertionError("no game of these seeds has such an answer")


@every_game
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_two_numbers_stand_on_the_answer(server: Served, look: Look, shot: Shot, game: str, phone: bool) -> None:
    table, key, shift, sentence = position(game)
    seat = table.pending[0].seat
    size = {} if phone else {"viewport": {"width": 1280, "height": 720}}
    window = look(server.link(server.take_in(table), seat), lang="fr", phone=phone, **size)
    window.wait_ask()
    shot(window, f"before-after-{game}-{'phone' if phone else 'desk'}")
    # where a game draws its own turn there is one place for a deed, whoever does it; a phone has room for its name only
    place = window.answer_button(key) if game != "dead-of-winter" else window.see(f"verb-{key.partition(':')[0]}")
    chip = place.get_by_test_id("shift")
    expect(chip).to_have_count(1)
    expect(chip).to_contain_text(f"{shift.before} → {shift.after}")
    expect(chip).to_contain_text(sentence)
    if game != "dead-of-winter" or not phone:
        expect(chip).to_be_visible()
    assert window.too_wide() == []


@cache
def worked_out() -> tuple[Table, str, Shift]:
    """A card in hand that asks for its price first: what playing it changes comes with no question."""
    game = find_game("marvel-champions")
    for seed in range(1, 40):
        table = Table.new(game.id, game.defaults("rhino", 1), seed)
        for _ in range(140):
            if table.outcome:
                break
            ask = table.pending[0]
            if ask.prompt == "prompt-turn":
                for key, shifts in leads(table, ask.seat).items():
                    if key.startswith("play:") and not shifts[0].yours:
                        return table, key, shifts[0]
            table.answer(ask.seat, policy_answer(table, ask), decision=ask.id)
    raise AssertionError("no card of these seeds changes anything")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_an_answer_changes_is_worked_out_when_the_game_does_not_say_it(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    table, key, shift = worked_out()
    window = look(server.link(server.take_in(table)), phone=phone, foresee=True)
    window.wait_ask()
    chip = window.answer_button(key).get_by_test_id("shift").first
    expect(chip).to_contain_text(f"{shift.before} → {shift.after}")
    expect(chip).to_be_visible()
    shot(window, f"leads-{'phone' if phone else 'desk'}")
    assert window.too_wide() == []
