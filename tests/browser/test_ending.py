"""After the last answer: what it came to, and what one does next. And before it: names, sounds, the way down the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served

from stockade.bots import make, seat_seed
from stockade.engine import Table, games

# What is seen of cards, answers and the log under the question for a name.
UNDER_THE_NAME = """() => {
  const name = document.querySelector("form.name").getBoundingClientRect();
  const seen = (thing) => {
    let { left, right, top, bottom } = thing.getBoundingClientRect();
    for (let up = thing.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === "visible") continue;
      const box = up.getBoundingClientRect();
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  const parts = [...document.querySelectorAll(".mcard, .bar .answer, .log, .log *")].filter((one) => one.checkVisibility());
  return parts.filter((one) => {
    const box = seen(one);
    const wide = Math.min(box.right, name.right) - Math.max(box.left, name.left);
    return wide > 1 && Math.min(box.bottom, name.bottom) - Math.max(box.top, name.top) > 4; // more than an edge
  }).map((one) => `${one.className} ${one.textContent.trim().slice(0, 30)}`);
}"""


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


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_who_is_asked_a_name_keeps_hand_and_log_apart_from_it(server: Served, look: Look, size: tuple[int, int]) -> None:
    """After a shot the rail is fullest; a log without room shows nothing rather than lying under the question."""
    game = games()["mars-attacks"]
    table = Table.new(game.id, game.defaults(game.scenarios[0], 2), 3)
    while len(table.answers) < 80:
        ask = table.pending[0]
        keys = [option.key for option in ask.options]
        first = "deploy:rest" if "deploy:rest" in keys else keys[len(table.answers) % len(keys)]
        table.answer(ask.seat, [first] if ask.least == ask.most == 1 else keys[: ask.least], decision=ask.id)
    guest = look(server.link(server.take_in(table), table.pending[0].seat), lang="fr", viewport={"width": size[0], "height": size[1]})
    guest.wait_ask()
    expect(guest.see("name-dialog")).to_be_visible()
    assert guest.page.evaluate(UNDER_THE_NAME) == []
