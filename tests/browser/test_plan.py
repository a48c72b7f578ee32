"""A way drawn through several places: what it costs and risks together, confirmed once, played until something comes up."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served

from stockade.engine import Table, find_game
from stockade.insight.plan import planned
from stockade.insight.worlds import policy_answer

TABLES = {"xmen-resistance": ("MH1", 3), "mars-attacks": ("help", 3)}
movers = pytest.mark.parametrize("game", TABLES)


@cache
def position(game: str) -> tuple[Table, list[str]]:
    """A turn with a way of two steps that nothing disturbs."""
    scenario, seed = TABLES[game]
    table = Table.new(game, find_game(game).defaults(scenario, 1), seed)
    for _ in range(200):
        ask = table.pending[0]
        for one in [option.key for option in ask.options if option.key.startswith("move:")]:
            first = planned(table, 0, [[one]])
            for two in [option.key for option in first.ask.options if option.key.startswith("move:")] if first.ask else []:
                if two != one and not planned(table, 0, [[one], [two]]).stop and len(ask.options) > 3:
                    return table, [one, two]
        table.answer(0, policy_answer(table, ask), decision=ask.id)
    raise AssertionError("nobody can walk any more")


@movers
@pytest.mark.parametrize(("phone", "lang"), [(False, "fr"), (False, "en"), (True, "fr")], ids=["desk-fr", "desk-en", "phone"])
def test_two_steps_are_drawn_and_played_in_one_go(server: Served, look: Look, shot: Shot, game: str, phone: bool, lang: str) -> None:
    table, (one, two) = position(game)
    made = server.take_in(table)
    size = {} if phone else {"viewport": {"width": 1280, "height": 720}}
    window = look(server.link(made), lang=lang, phone=phone, **size)
    ask = window.wait_ask()
    window.see("plan").click()
    expect(window.see("plan-strip")).to_be_visible()
    for count, key in enumerate((one, two), 1):
        kind, _, place = key.partition(":")
        option = window.answer_button(key)
        if option.count():
            option.first.click()
        else:
            refs = [ref for ref in ("zone", "square") if window.see(f"{ref}-{place}").count()]
            window.press(window.see(f"{refs[0]}-{place}"))
        expect(window.see("plan-step")).to_have_count(count)
        assert kind == "move"
    expect(window.see("plan-cost")).to_contain_text("2")
    expect(window.page.get_by_test_id("plan-path").locator("circle")).to_have_count(2)
    shot(window, f"plan-{game}-{'phone' if phone else 'desk'}-{lang}")
    assert len(server.truth(made).answers) == len(table.answers), "nothing is played yet"
    assert window.too_wide() == []
    window.see("plan-play").click()
    window.wait(lambda: ask["id"] not in [asked["id"] for asked in window.table["asks"]], "the plan is played")
    window.wait(lambda: len(server.truth(made).answers) >= len(table.answers) + 2, "both steps")
    assert [answer.keys for answer in server.truth(made).answers[len(table.answers) :][:2]] == [[one], [two]]
    expect(window.see("plan-strip")).to_be_hidden()


def test_a_plan_can_be_left_with_the_keyboard(server: Served, look: Look) -> None:
    table, (one, _) = position("xmen-resistance")
    made = server.take_in(table)
    window = look(server.link(made))
    window.wait_ask()
    window.page.keyboard.press("p")
    window.answer_button(one).click()
    expect(window.see("plan-step")).to_have_count(1)
    window.page.keyboard.press("Backspace")
    expect(window.see("plan-step")).to_have_count(0)
    window.page.keyboard.press("Escape")
    expect(window.see("plan-strip")).to_be_hidden()
    assert len(server.truth(made).answers) == len(table.answers)
