"""What comes of ending now: a panel, a lens on the board, and an end button that warns; on a desk and on a phone, in both languages."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served

from stockade.bots.answers import random_answer
from stockade.engine import Table, find_game
from stockade.insight import forecast
from stockade.insight.words import tell
from stockade.insight.worlds import idle_answer, policy_answer

TABLES = {
    "xmen-resistance": ("MH1", 1, 3, 40),
    "marvel-champions": ("rhino", 1, 3, 40),
    "dead-of-winter": ("we-need-more-samples", 3, 3, 55),
    "mars-attacks": ("help", 1, 3, 28),
}
every_game = pytest.mark.parametrize("game", TABLES)
both_languages = pytest.mark.parametrize("lang", ["en", "fr"])


@cache
def position(game: str) -> Table:
    """A turn, some way into a game. Everybody gets the same table: look, do not play."""
    scenario, seats, seed, answers = TABLES[game]
    table = Table.new(game, find_game(game).defaults(scenario, seats), seed)
    while len(table.answers) < answers or idle_answer(table, table.pending[0]) is None:
        ask = table.pending[0]
        table.answer(ask.seat, policy_answer(table, ask), decision=ask.id)
    return table


@cache
def dangerous() -> Table:
    """A hero's last turn before the Enemies very likely take somebody."""
    game = find_game("xmen-resistance")
    for seed in range(40):
        table = Table.new(game.id, game.defaults("MH1", 1), seed)
        for _ in range(120):
            if table.outcome:
                break
            ask = table.pending[0]
            end = idle_answer(table, ask)
            if ask.prompt == "prompt-action" and end and tell(table, forecast(table, 0, 200), "en").warning:
                return table
            table.answer(0, end if end and ask.prompt == "prompt-action" else policy_answer(table, ask), decision=ask.id)
    raise AssertionError("nobody is in danger any more")


@cache
def full_tonight() -> Table:
    """An alter-ego's turn: step one alone leaves the main scheme open, the villain and a minion fill it."""
    game = find_game("marvel-champions")
    for seed in range(40):
        table, rng = Table.new(game.id, game.defaults("rhino", 1), seed), Random(seed)
        for _ in range(160):
            if table.outcome:
                break
            ask, scheme = table.pending[0], table.view(0)["scheme"]
            missing, counts = scheme["target"] - scheme["threat"], [source["count"] for source in scheme["coming"]["sources"]]
            if ask.prompt == "prompt-turn" and len(counts) > 2 and counts[0] < missing < sum(counts):
                return table
            table.answer(0, random_answer(ask, rng) if rng.random() < 0.5 else policy_answer(table, ask), decision=ask.id)
    raise AssertionError("no scheme is ever filled by minions")


def test_the_threat_bar_runs_past_its_limit_and_the_clock_counts_every_enemy(server: Served, look: Look, shot: Shot) -> None:
    table = full_tonight()
    scheme = table.view(0)["scheme"]
    sure = scheme["threat"] + sum(source["count"] for source in scheme["coming"]["sources"])
    most = sure + scheme["coming"]["high"]
    window = look(server.link(server.take_in(table)), viewport={"width": 1280, "height": 720})
    window.wait_ask()
    bar = window.see("threat-bar").locator("i")
    expect(bar).to_have_count(most)
    assert most > scheme["target"]
    expect(bar.nth(scheme["target"] - 1).locator("svg")).to_be_visible()
    expect(window.see("threat-clock").locator("b")).to_have_text("this round")
    window.page.keyboard.down("f")
    drawn = window.see("threat-forecast")
    expect(drawn.locator("i")).to_have_count(most)
    expect(drawn.locator(".br").last).to_be_in_viewport(ratio=1)
    expect(window.see("threat-stamp")).to_be_visible()
    shot(window, "forecast-threat")
    window.page.keyboard.up("f")
    expect(drawn).to_be_hidden()


@every_game
@both_languages
def test_the_panel_and_the_lens_on_a_desk(server: Served, look: Look, shot: Shot, game: str, lang: str) -> None:
    table = position(game)
    seat = table.pending[0].seat
    told = tell(table, forecast(table, seat), lang)
    window = look(server.link(server.take_in(table), seat), lang=lang)
    window.wait_ask()
    window.page.keyboard.down("f")
    panel = window.see("forecast")
    expect(panel).to_be_visible()
    expect(window.see("forecast-sum")).to_have_text(told.headline)
    lines = [line.text for section in told.sections for line in section.lines]
    assert [text.strip().startswith(line) for text, line in zip(panel.locator(".foreline").all_inner_texts(), lines, strict=True)]
    expect(window.see("lens")).to_be_visible()
    if any(arrow.kind == "move" and arrow.odds >= 20 for arrow in told.arrows):
        assert window.page.locator(".omen").count() >= 1
    if any(mark.harm for mark in told.marks):
        assert window.page.locator(".plate").count() >= 1
    shot(window, f"forecast-{game}-{lang}")
    window.page.keyboard.up("f")
    expect(panel).to_be_hidden()
    expect(window.see("lens")).to_be_hidden()


@every_game
def test_the_panel_is_a_sheet_on_a_phone(server: Served, look: Look, shot: Shot, game: str) -> None:
    table = position(game)
    seat = table.pending[0].seat
    window = look(server.link(server.take_in(table), seat), phone=True, lang="fr")
    window.wait_ask()
    window.see("foresee").click()
    expect(window.see("forecast-sum")).to_be_visible()
    assert window.see("forecast").locator(".foreline").count() >= 1
    assert window.too_wide() == []
    shot(window, f"forecast-{game}-phone")
    window.see("forecast-close").click()
    expect(window.see("forecast")).to_be_hidden()


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "fr")], ids=["desk", "phone"])
def test_an_end_that_costs_a_hero_is_pressed_twice(server: Served, look: Look, shot: Shot, phone: bool, lang: str) -> None:
    table = dangerous()
    warning = tell(table, forecast(table, 0), lang).warning
    made = server.take_in(table)
    window = look(server.link(made), foresee=True, phone=phone, lang=lang)
    window.wait_ask()
    end = window.answer_button("end")
    expect(end).to_have_attribute("data-omen", warning)
    expect(end).to_contain_text(warning)
    shot(window, f"forecast-warning-{lang}")
    end.click()
    expect(end).to_contain_text({"en": "Press again", "fr": "Appuyez encore"}[lang])
    assert len(server.truth(made).answers) == len(table.answers), "the first press ends nothing"
    end.click()
    window.wait(lambda: len(server.truth(made).answers) > len(table.answers), "the second one does")


def test_two_presses_of_the_key_keep_it_open(server: Served, look: Look) -> None:
    window = look(server.link(server.take_in(position("xmen-resistance"))))
    window.wait_ask()
    window.page.keyboard.press("f")
    window.page.keyboard.press("f")
    expect(window.see("forecast")).to_be_visible()
    window.page.keyboard.press("Escape")
    expect(window.see("forecast")).to_be_hidden()


@every_game
def test_pointing_at_an_answer_under_the_lens_tells_what_comes_of_it(server: Served, look: Look, shot: Shot, game: str) -> None:
    table = position(game)
    ask = table.pending[0]
    key = next(option.key for option in ask.options if [option.key] != idle_answer(table, ask))
    window = look(server.link(server.take_in(table), ask.seat))
    window.wait_ask()
    window.see("foresee").click()
    expect(window.see("forecast-sum")).to_have_text(tell(table, forecast(table, ask.seat), "en").headline)
    window.see("forecast-first").select_option(key)
    expect(window.see("forecast").locator(".fore__list")).to_have_attribute("data-of", key)
    expect(window.see("forecast-sum")).to_have_text(tell(table, forecast(table, ask.seat, keys=[key]), "en").headline)
    shot(window, f"forecast-of-answer-{game}")
    window.see("forecast-first").select_option("")
    expect(window.see("forecast").locator(".fore__list")).not_to_have_attribute("data-of", key)


def test_the_lens_follows_the_hand(server: Served, look: Look) -> None:
    table = position("xmen-resistance")
    ask = table.pending[0]
    window = look(server.link(server.take_in(table), ask.seat))
    window.wait_ask()
    window.page.keyboard.down("f")
    expect(window.see("forecast-sum")).to_be_visible()
    button = window.page.locator(".answer[data-key]:visible:not([data-key='end'])").first
    key = button.get_attribute("data-key") or ""
    button.hover()
    expect(window.see("forecast").locator(".fore__list")).to_have_attribute("data-of", key)
    window.page.keyboard.up("f")
    expect(window.see("forecast")).to_be_hidden()
