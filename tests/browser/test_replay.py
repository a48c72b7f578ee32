"""A table looked through in the browser: decision by decision, through chosen eyes, and played on from there."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look
from tests.browser.serving import Served

from stockade.engine import Table, games
from stockade.insight.worlds import policy_answer

WAYS = [("dead-of-winter", "fr", False), ("mars-attacks", "en", True), ("marvel-champions", "en", False), ("xmen-resistance", "fr", True)]


@pytest.mark.parametrize(("game", "lang", "phone"), WAYS)
def test_a_running_table_is_looked_through_and_played_on(server: Served, look: Look, game: str, lang: str, phone: bool) -> None:
    table = Table.new(game, games()[game].defaults(next(iter(games()[game].scenarios)), 2), 5)
    while len(table.answers) < 30:
        table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]))
    made = server.take_in(table)
    tokens = [seat["token"] for seat in made["seats"]]
    window = look(f"{server.address}/#/r/{made['table']}/12/{tokens[0]}", lang=lang, phone=phone)
    page = window.page
    expect(page.get_by_test_id("replay-at")).to_have_text("12")
    expect(page.get_by_test_id("small-board")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.get_by_test_id("replay-back").click()
    expect(page.get_by_test_id("replay-at")).to_have_text("13")
    assert page.evaluate("location.hash").startswith(f"#/r/{made['table']}/13/")
    assert not page.get_by_test_id("small-board").locator("button:not([inert] button)").count()  # nothing on it can be pressed
    private = games()[game].secrets.private(table.setup)
    assert [one.get_attribute("value") for one in page.get_by_test_id("eyes").locator("option").all()] == ["0", "watcher"]
    if private:  # the other seat's secrets would come along
        expect(page.get_by_test_id("branch")).to_have_count(0)
        return
    page.get_by_test_id("branch").click()
    page.get_by_test_id("who-1-bot").click()
    page.get_by_test_id("luck-new").check()
    page.get_by_test_id("play-on-go").click()
    window.wait(lambda: window.table, "the new table")
    assert window.welcome["table"] != made["table"]
    assert [seat["kind"] != "human" for seat in window.table["seats"]] == [False, True]


@pytest.mark.parametrize("game", ["dead-of-winter", "mars-attacks"])
def test_who_watched_looks_a_finished_table_through(server: Served, look: Look, game: str) -> None:
    table = Table.new(game, games()[game].defaults(next(iter(games()[game].scenarios)), 2), 5)
    while not table.outcome:
        table.answer(table.pending[0].seat, policy_answer(table, table.pending[0]))
    window = look(server.link(server.take_in(table), None))
    window.page.locator("[data-testid=end-replay], [data-testid=replay]").first.click()
    expect(window.page.get_by_test_id("replay-at")).to_have_text(str(len(table.answers)))
