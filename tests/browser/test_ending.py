"""After the last answer: what it came to, and what one does next. And before it: names, sounds, the way down the log."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served

from stockade.bots import make, seat_seed
from stockade.engine import Table, games


def finished(scenario: str) -> Table:
    """A battle of Mars Attacks, played to its end."""
    table = Table.new("mars-attacks", games()["mars-attacks"].defaults(scenario, 1), 1)
    bot = make("greedy", seat_seed(1, 0))
    while not table.outcome:
        ask = table.pending[0]
        table.answer(ask.seat, list(bot.choose(table, ask)), decision=ask.id)
    return table


def test_the_end_of_a_battle_says_why_and_who(server: Served, look: Look, shot: Shot) -> None:
    scenario = next(one for one in games()["mars-attacks"].scenarios if one != "campaign")
    table = finished(scenario)
    made = server.take_in(table)
    window = look(server.link(made), lang="fr")
    end = window.see("end")
    expect(end).to_be_visible()
    expect(window.see("end-why")).not_to_be_empty()
    expect(window.see("end-people").locator("li")).to_have_count(len(window.table["view"]["models"]))
    assert not window.cut_off("[data-testid='end-close'], .bar .answer")
    shot(window, "mars-end-battle")
    before = len(server.truth(made).answers)
    window.see("end-back").click()
    window.wait(lambda: len(server.truth(made).answers) < before, "back to before the mistake")
    window.wait(lambda: not window.table["outcome"], "the game goes on")


def test_the_log_goes_back_to_the_latest(server: Served, look: Look) -> None:
    made = server.take_in(scenes.asked("prompt-action", since=3))
    window = look(server.link(made))
    window.wait_ask()
    log = window.see("log")
    expect(window.see("log-latest")).to_have_count(0)
    log.hover()
    window.page.mouse.wheel(0, -600)
    window.see("log-latest").click()
    assert log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight") < 3
    expect(window.see("log-latest")).to_have_count(0)


def test_sounds_are_off_until_somebody_wants_them(server: Served, look: Look) -> None:
    made = server.take_in(scenes.asked("prompt-action", since=2))
    window = look(server.link(made), reduced_motion="no-preference")
    window.wait_ask()
    window.see("settings").click()
    expect(window.see("volume-0")).to_have_attribute("aria-pressed", "true")
    assert window.page.evaluate("document.documentElement.dataset.sound") is None
    window.see("volume-0.3").click()
    window.page.wait_for_function("document.documentElement.dataset.sound === 'dice'")
    assert window.page.evaluate("JSON.parse(localStorage.getItem('stockade.settings')).volume") == 0.3


def test_who_comes_by_an_invitation_is_asked_a_name(server: Served, look: Look) -> None:
    made = server.take_in(scenes.new(1, seats=2))
    guest = look(server.link(made, 1))
    guest.see("my-name").fill("Ana")
    guest.see("name-say").click()
    guest.wait(lambda: guest.table["seats"][1]["name"] == "Ana", "the name is known")
    expect(guest.see("name-dialog")).to_have_count(0)
    guest.page.reload()
    guest.wait(lambda: guest.page.locator(".table").count() == 1, "the table again")
    expect(guest.see("name-dialog")).to_have_count(0)
