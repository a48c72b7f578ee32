"""Hint and auto-pass: advice one can click, and no questions for a while."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served

from stockade.engine import Ask, Table
from stockade.engine.standing import passing


def test_a_hint_can_be_followed(server: Served, look: Look, shot: Shot) -> None:
    position = scenes.find(lambda table, ask: ask.prompt == "prompt-action" and len(ask.options) > 5)
    made = server.take_in(position)
    window = look(server.link(made))
    ask = window.wait_ask()
    window.see("hint").click()
    advice = window.see("hint-panel").locator(".pop__item")
    expect(advice.first).to_be_visible()
    shot(window, "hint")
    assert 1 <= advice.count() <= 3
    expect(window.see("hint-because").first).not_to_be_empty()
    keys = [option["key"] for option in ask["options"]]
    advice.first.click()
    window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], "an effect of the hint")
    taken = server.truth(made).answers[len(position.answers)]
    assert taken.keys[0] in keys
    expect(window.see("hint-panel")).to_be_hidden()


def can_pass(table: Table, ask: Ask) -> bool:
    """A question that can be passed, with one that cannot to come in the same round."""
    if "pass" not in [option.key for option in ask.options]:
        return False
    after = table.fork()
    while after.pending and (keys := passing(after.pending[0])) is not None:
        after.answer(after.pending[0].seat, keys)
    return not after.outcome and after.round == table.round


def test_auto_pass_until_the_round_ends(server: Served, look: Look) -> None:
    """What can be passed is passed without asking; the rest is still asked."""
    position = scenes.find(can_pass)
    made = server.take_in(position)
    window = look(server.link(made))
    ask = window.wait_ask()
    window.see("autopass").click()
    window.see("auto-round").click()
    window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], "the question is passed")
    assert server.truth(made).answers[len(position.answers)].keys == ["pass"]
    assert "pass" not in [option["key"] for option in window.wait_ask()["options"]]
    expect(window.see("autopass")).to_have_attribute("aria-pressed", "true")
    window.see("autopass").click()
    window.see("auto-off").click()
    expect(window.see("autopass")).to_have_attribute("aria-pressed", "false")


def test_a_bot_plays_its_seat(server: Served, look: Look) -> None:
    made = server.new_table("hg", seed=6)
    window = look(server.link(made))
    ask = window.wait_ask()
    robots = [f"turn:{hero['id']}" for hero in window.table["view"]["heroes"] if hero["seat"] == 1]
    window.answer(next(option["key"] for option in ask["options"] if option["key"] in robots))  # people say who goes next, bots then act
    window.wait_ask()
    assert any(answer.seat == 1 for answer in server.truth(made).answers)
    expect(window.see("log").locator(".line")).not_to_have_count(0)


def test_a_strong_bot_says_that_it_plans_and_can_be_hurried(server: Served, look: Look) -> None:
    made = server.new_table("hs", seed=6)
    window = look(server.link(made))
    ask = window.wait_ask()
    robots = [f"turn:{hero['id']}" for hero in window.table["view"]["heroes"] if hero["seat"] == 1]
    with server.holding_thought():  # or it may be done before anybody is impatient
        window.answer(next(option["key"] for option in ask["options"] if option["key"] in robots))
        expect(window.prompt).to_contain_text("planning")
        window.see("hurry").click()
    window.wait_ask()
    assert any('"hurry"' in text for text in window.said)
    assert any(answer.seat == 1 for answer in server.truth(made).answers)


def test_bots_of_a_new_table_may_be_strong(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.address)
    window.see("play-dead-of-winter").click()
    window.page.locator("details.more", has_text="seed").locator("summary").click()
    window.see("bots-strong").click()
    expect(window.see("bots-strong")).to_have_attribute("aria-pressed", "true")
    shot(window, "strong-bots")
    window.see("start").click()
    window.wait(lambda: window.table, "a table")
    kinds = [seat["kind"] for seat in window.table["seats"]]
    assert kinds[0] == "human" and set(kinds[1:]) == {"strong"}
