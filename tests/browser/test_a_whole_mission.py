"""A whole mission, from the start page to the end screen, with the mouse alone."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served


def test_two_clicks_to_the_first_question(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.address, guide=True)
    shot(window, "start")
    window.see("play-xmen-resistance").click()
    window.see("start").click()
    expect(window.see("guide")).to_be_visible()  # the first table shows itself, and lets go at once
    shot(window, "guide")
    window.see("guide-skip").click()
    expect(window.see("guide")).to_be_hidden()
    window.wait_ask()
    window.page.goto(server.address)
    expect(window.page.locator(".mytable")).to_have_count(1)
    window.page.locator(".mytable a").click()
    window.wait_ask()
    expect(window.see("guide")).to_be_hidden()


def test_a_mission_from_the_start_page_to_the_end(server: Served, look: Look, shot: Shot) -> None:
    """The page offers exactly what the rules offer, at every question, and the last position is the one the rules reach."""
    script = scenes.new(scenes.won_seed())
    player = scenes.Sensible(script)
    window = look(server.address)
    window.see("play-xmen-resistance").click()
    window.page.locator("summary").click()
    window.page.locator(".opt", has_text="seed").locator("button").last.click()
    window.see("seed").fill(str(script.seed))
    shot(window, "new-table")
    window.see("start").click()
    ways: Counter[str] = Counter()
    pictured: set[str] = set()
    cut: list[str] = []
    while not script.outcome:
        asked = script.pending[0]
        ask = window.wait_ask()
        assert [option["key"] for option in ask["options"]] == [option.key for option in asked.options]
        cut += window.cut_off("[data-testid=prompt]")
        if asked.prompt not in pictured:
            pictured.add(asked.prompt)
            shot(window, f"game-{asked.prompt}")
        keys = player.choose(script, asked)
        ways[window.answer(keys, board=True)] += 1
        script.answer(asked.seat, keys, decision=asked.id)
    assert script.outcome == "won"
    expect(window.see("outcome")).to_have_attribute("data-outcome", "won")
    shot(window, "end")
    assert ways["zone"] >= 5 and ways["edge"] >= 1 and ways["button"] >= 5, ways
    assert not cut
    made = {"table": window.welcome["table"], "seats": [{"token": window.page.url.rsplit("/", 1)[1]}]}
    assert server.truth(made).digest() == script.digest()
    window.see("again").click()
    expect(window.see("start")).to_be_enabled()
