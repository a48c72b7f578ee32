"""A table with a clock, and one where watchers may speak."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served


def test_time_runs_calmly_and_at_its_end_a_bot_is_offered(server: Served, look: Look, shot: Shot) -> None:
    made = server.new_table("hh", seed=3, clock=4)
    ana, ben = look(server.link(made, 0)), look(server.link(made, 1), lang="fr")
    ana.answer(ana.wait_ask()["options"][0]["key"], board=True)
    ben.wait(lambda: ben.ask is None, "the question is gone for the other")
    expect(ana.see("clock-0")).to_have_text(re.compile(r"\d:\d\d"))
    expect(ben.see("clock-0")).to_contain_text("écoulé", timeout=40_000)
    expect(ana.see("clock-0")).to_have_text("Time is up")
    shot(ana, "clock-over")
    expect(ana.page.get_by_test_id("clock-bot")).to_have_count(0)  # not for oneself
    assert ana.ask is not None  # the question is still theirs
    ben.see("clock-bot").click()
    expect(ana.see("seat-offer")).to_contain_text("whose time is up")
    shot(ana, "clock-offer")
    ana.see("offer-agree").click()
    ben.wait(lambda: ben.table["seats"][0]["kind"] == "greedy", "a bot plays on")


def test_a_table_without_a_clock_shows_none(server: Served, look: Look) -> None:
    ana = look(server.link(server.new_table("h", seed=3), 0))
    ana.wait_ask()
    expect(ana.page.get_by_test_id("clock-0")).to_have_count(0)


def test_watchers_speak_where_they_may(server: Served, look: Look, shot: Shot) -> None:
    host = look(server.address)
    host.see("play-xmen-resistance").click()
    host.page.locator("details.more summary").click()
    host.see("talk-on").click()
    host.see("clock-60").click()
    shot(host, "more-options")
    host.see("start-invite").click()
    link = host.page.locator(".invites__link").last.input_value()
    host.page.keyboard.press("Escape")
    assert host.welcome["clock"] == 60 and host.welcome["talk"]
    eve = look(link, lang="fr")
    eve.wait(lambda: eve.table, "a table")
    assert eve.welcome["watching"]
    eve.see("chat").fill("Bravo")
    eve.see("chat").press("Enter")
    expect(host.see("said")).to_contain_text("Bravo")
    expect(host.see("said")).to_contain_text("Watcher")
    shot(host, "watcher-said")
    quiet = look(server.link(server.new_table("hh", seed=3), None))
    quiet.wait(lambda: quiet.table, "a table")
    expect(quiet.page.get_by_test_id("chat")).to_have_count(0)
