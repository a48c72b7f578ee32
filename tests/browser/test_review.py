"""A finished game looked back at in the browser, with its secrets and without; and what is wrong at a table, as a file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look
from tests.browser.serving import Served
from tests.browser.window import Window

from stockade.engine import Table, games
from stockade.engine.report import read
from stockade.insight.hints import Hint
from stockade.insight.review import Point, Review, Turning, last
from stockade.insight.worlds import policy_answer


def lost_winter() -> Table:
    """Whoever is asked for a card says there is none, nobody gives what a crisis wants, and so it ends."""
    table = Table.new("dead-of-winter", games()["dead-of-winter"].defaults("too-many-mouths", 4), 3)
    while not table.outcome:
        ask = table.pending[0]
        keys = policy_answer(table, ask)
        if ask.prompt == "prompt-request":
            keys = ["none"]
        elif ask.prompt == "prompt-action" and len(table.answers) > 60:
            keys = ["end"]
        table.answer(ask.seat, keys)
    assert table.outcome == "lost"
    return table


def found(table: Table, *turns: tuple[int, int, str]) -> Review:
    """A review with these turns: position, change and kind; at a choice, nothing was as good as what was played."""
    points = [Point(at, 1, 12, 24) for at in range(0, len(table.answers), max(1, len(table.answers) // 9))]
    told: list[Turning] = []
    for at, change, kind in turns:
        answer = table.answers[at]
        hint = Hint(list(answer.keys), 9, 24)
        told.append(Turning(at, at + 1, change, kind, at, answer.seat, hint, hint))
    return Review([*points, last(table)], told)


def reviewed(server: Served, look: Look, table: Table, review: Review, **how: object) -> Window:
    made = server.take_in(table)
    server.looked_back(made, table, review)
    window = look(f"{server.address}/#/r/{made['table']}/-/{made['watch']}", **how)
    expect(window.see("chance-chart")).to_be_visible()
    return window


def test_a_lost_game_opens_on_what_lost_it_and_tells_its_secrets(server: Served, look: Look) -> None:
    table = lost_winter()
    review = found(table, (50, 40, "good"), (30, -30, "betrayal"), (10, -12, "choice"))
    window = reviewed(server, look, table, review, lang="fr")
    page, at = window.page, window.see("replay-at")
    expect(at).to_have_text("31")
    expect(page.locator(".chart__turn[data-kind=betrayal]")).to_have_attribute("aria-pressed", "true")
    for key, where in (("ArrowRight", "51"), ("ArrowRight", str(len(table.answers))), ("ArrowLeft", "51"), ("ArrowLeft", "31")):
        page.keyboard.press(f"Shift+{key}")
        expect(at).to_have_text(where)
    window.see("tab-secrets").click()
    expect(window.see("review-secrets").locator(".sec")).to_have_count(4)
    window.see("secret").filter(has_text="ne pas avoir de").first.click()
    expect(window.see("replay-said")).to_contain_text("Dire que vous n’en avez pas")

    window.see("with-secrets").click()  # as one seat saw it
    expect(window.see("eyes")).to_have_value("0")
    expect(window.see("tab-secrets")).to_have_count(0)
    expect(window.see("review-secrets")).to_have_count(0)
    expect(page.locator(".chart__turn[data-kind=betrayal]")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/0$"))
    window.see("with-secrets").click()
    expect(window.see("tab-secrets")).to_be_visible()
    assert not window.too_wide()


def test_a_won_game_opens_on_what_won_it_on_a_phone(server: Served, look: Look) -> None:
    table = scenes.new(scenes.won_seed())
    player = scenes.Sensible(table)
    while not table.outcome:
        table.answer(table.pending[0].seat, player.choose(table, table.pending[0]))
    review = found(table, (12, -45, "choice"), (20, 25, "good"), (5, 11, "good"))
    window = reviewed(server, look, table, review, phone=True)
    expect(window.see("replay-at")).to_have_text("21")
    expect(window.see("turn").nth(1)).to_have_attribute("aria-expanded", "true")
    expect(window.see("with-secrets")).to_have_count(0)  # nobody has any here
    window.see("turn").first.click()
    expect(window.see("replay-at")).to_have_text("13")
    expect(window.see("review")).to_contain_text("A strong player")
    assert not window.too_wide()


# words of a board in little that are too small to be read, or that its edge cuts off
UNREAD = """(parts) => [...document.querySelectorAll(parts)].filter((one) => {
  const box = one.getBoundingClientRect(), small = document.querySelector('.small').getBoundingClientRect();
  const size = parseFloat(getComputedStyle(one).fontSize) * box.height / one.offsetHeight;
  return size < 11.5 || box.bottom > small.bottom + 1 || box.right > small.right + 1;
}).map((one) => one.textContent.trim())"""


def test_the_colony_of_a_review_can_be_read(server: Served, look: Look) -> None:
    """Hand and secret objective of whoever decided, the seats and the main objective; on a phone what its bar shows during play."""
    table = lost_winter()
    review = found(table, (50, 40, "good"), (30, -30, "betrayal"))
    window = reviewed(server, look, table, review, lang="fr", viewport={"width": 1280, "height": 720})
    parts = ".w-still h2, .w-still li, .w-still .w-secret li > .goal__box + span, .w-around section, .w-around__goal .goal__box + span"
    expect(window.page.locator(".w-still li").first).to_be_visible()
    expect(window.see("around-goal")).to_be_visible()
    assert window.page.evaluate(UNREAD, parts) == []
    phone = look(window.page.url, phone=True)
    line = phone.see("still-line")
    expect(line.locator("p").first).to_contain_text(re.compile(r"^\s*\d+\s*\d+"))
    expect(line.locator("p").last.locator("b")).to_have_count(4)
    assert not phone.too_wide()


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "fr")])
def test_something_is_wrong_here(server: Served, look: Look, tmp_path: Path, phone: bool, lang: str) -> None:
    window = look(server.link(server.new_table()), phone=phone, lang=lang)
    ask = window.wait_ask()
    window.answer(ask["options"][0]["key"])
    window.see("settings").first.click()
    window.see("menu-wrong").click()
    window.see("wrong-words").fill("Où est passé le Ninja ?")
    assert not window.too_wide() and not window.cut_off("[data-testid=wrong-go]")
    with window.page.expect_download() as coming:
        window.see("wrong-go").click()
    coming.value.save_as(tmp_path / "wrong.json")
    told = read((tmp_path / "wrong.json").read_bytes())
    assert told.words == "Où est passé le Ninja ?"
    assert [list(one.keys) for one in Table.load(told.save).answers] == [[ask["options"][0]["key"]]]
    expect(window.see("wrong")).to_have_count(0)
