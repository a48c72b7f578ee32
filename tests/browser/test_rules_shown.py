"""A rule shows itself: in the book by its address, in the drawer beside a game, and as a table to try it at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_access import axe, complaints

__all__ = ["axe"]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_an_address_opens_the_book_at_its_rule_and_plays_it(server: Served, look: Look, shot: Shot, axe: str, phone: bool) -> None:
    window = look(f"{server.address}/rules/mars-attacks#MA-SHOOT-05", phone=phone, lang="fr")
    rule = window.page.locator("#rule-MA-SHOOT-05")
    expect(rule.get_by_test_id("small-board")).to_be_visible()
    expect(rule).to_be_in_viewport()
    caption, onward = window.see("demo-caption"), window.see("demo-on")
    first = caption.inner_text()
    window.see("demo").press("ArrowRight")
    expect(caption).not_to_have_text(first)
    while onward.is_enabled():
        onward.click()
    expect(rule.locator('[aria-current="step"]')).to_have_count(1)
    shot(window, f"rule-shown-{'phone' if phone else 'desk'}")
    window.see("book-search").fill("clear shot")  # English words, though the book is French
    expect(rule).to_be_visible()
    expect(window.page.locator("#rule-MA-COMP-01")).to_have_count(0)
    assert not complaints(window, axe)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_small_board_of_winter_has_all_seats_beside_it(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    window = look(f"{server.address}/#/rules/dead-of-winter/DW-ASK-08", phone=phone)
    board = window.page.locator("#rule-DW-ASK-08").get_by_test_id("small-board")
    for seat, exiled in enumerate([True, True, False]):
        expect(board.get_by_test_id(f"around-{seat}").get_by_text("Exiled")).to_have_count(int(exiled))
    shot(window, f"winter-around-{'phone' if phone else 'desk'}")
    whole, around, map_ = (one.bounding_box() for one in (board, board.get_by_test_id("around"), board.locator("svg.w-board")))
    assert whole and around and map_
    assert map_["x"] + map_["width"] <= around["x"] and around["x"] + around["width"] <= whole["x"] + whole["width"]
    for seat in range(3):
        box = board.get_by_test_id(f"around-{seat}").bounding_box()
        assert box and box["y"] + box["height"] <= around["y"] + around["height"]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_under_the_seats_of_winter_the_main_objective_says_how_far_it_is(server: Served, look: Look, phone: bool) -> None:
    window = look(f"{server.address}/#/rules/dead-of-winter/DW-OBJ-01", phone=phone)
    board = window.page.locator("#rule-DW-OBJ-01").get_by_test_id("small-board")
    goal = board.get_by_test_id("around-goal")
    expect(goal).to_contain_text("Find the Cure")
    expect(goal).to_contain_text("0/6")
    while window.see("demo-on").is_enabled():
        window.see("demo-on").click()
    expect(goal).to_contain_text("2/6")  # as many as the caption says were added
    last, under, around = (one.bounding_box() for one in (board.get_by_test_id("around-2"), goal, board.get_by_test_id("around")))
    assert last and under and around
    assert last["y"] + last["height"] <= under["y"] and under["y"] + under["height"] <= around["y"] + around["height"] + 1


def test_five_seats_of_winter_leave_room_for_the_main_objective(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/rules/dead-of-winter/DW-XROAD-12")
    board = window.page.locator("#rule-DW-XROAD-12").get_by_test_id("small-board")
    goal = board.get_by_test_id("around-goal")
    expect(goal).to_contain_text("/5")
    assert goal.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_what_cannot_be_shown_says_why(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/rules/xmen-resistance/XR-COMP-05", lang="fr")
    rule = window.page.locator("#rule-XR-COMP-05")
    expect(rule.get_by_test_id("cannot")).to_contain_text("la boîte")
    expect(rule.get_by_test_id("show-me")).to_have_count(0)


def test_an_example_is_tried_at_a_table_of_ones_own(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/rules/mars-attacks/MA-SHOOT-05")
    window.page.locator("#rule-MA-SHOOT-05").get_by_test_id("try-it").click()
    ask = window.wait_ask()
    assert ask["options"] and window.table["view"]["battle"].startswith("field-")


def test_beside_a_game_the_drawer_shows_the_rule_and_its_neighbours(server: Served, look: Look, shot: Shot, axe: str) -> None:
    window = look(server.link(server.new_table("h", seed=1)))
    ask = window.wait_ask()
    window.see("why").click()
    window.see("show-me").click()
    expect(window.see("rules").get_by_test_id("small-board")).to_be_visible()
    shot(window, "drawer-shown")
    assert not complaints(window, axe)
    near = window.see("rules").locator("li .chip").first
    wanted = near.inner_text()
    near.click()
    expect(window.see("rules").locator(".now h3")).to_contain_text(wanted)
    window.page.keyboard.press("Escape")
    expect(window.see("rules")).to_be_hidden()
    assert window.ask and window.ask["id"] == ask["id"]
