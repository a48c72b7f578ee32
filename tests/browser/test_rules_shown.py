"""A rule shows itself: in the book by its address, in the drawer beside a game, and as a table to try it at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_access import axe, complaints
from tests.browser.window import Window

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


def inside(window: Window, part: Locator) -> None:
    """All of it can be read: nothing below 11 pixels, nothing cut off, nothing beside the example."""
    around = window.see("demo").bounding_box()
    assert around
    for one in part.locator("xpath=.//*[normalize-space(text()) and not(ancestor::*[local-name()='svg'])]").all():
        size, spare = one.evaluate("thing => [parseFloat(getComputedStyle(thing).fontSize), thing.scrollWidth - thing.clientWidth]")
        box = one.bounding_box()
        assert box and size >= 11 and (spare <= 0 or one.evaluate("thing => !thing.clientWidth")), one.inner_text()
        assert around["x"] <= box["x"] and box["x"] + box["width"] <= around["x"] + around["width"]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_under_a_board_of_xmen_everybody_has_health_power_and_experience(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    window = look(f"{server.address}/#/rules/xmen-resistance/XR-SETUP-11", phone=phone, lang="fr" if phone else "en")
    heroes = window.see("demo-under").locator("li")
    expect(heroes).to_have_count(6)
    window.see("demo").press("Home")
    expect(window.see("vitals-mystique").get_by_role("img")).to_have_text(["3/3", "0/4"])
    expect(window.see("vitals-mystique")).to_contain_text("0 XP")
    window.see("demo").press("End")
    expect(window.see("vitals-mystique").get_by_role("img")).to_have_text(["3/3", "1/4"])
    inside(window, window.see("demo-under"))
    shot(window, f"xmen-under-{'phone' if phone else 'desk'}")


def test_who_is_wounded_and_at_which_colour_is_seen_under_the_board(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/rules/xmen-resistance/XR-HERO-10")
    window.see("demo").press("Home")
    wounded = window.see("vitals-wolverine")
    expect(wounded).to_have_attribute("data-hurt", "true")
    expect(wounded.locator('[data-lvl="4"]')).to_have_text("43 XP")
    window.see("demo").press("End")
    expect(wounded.get_by_role("img").first).to_have_text("3/3")
    assert wounded.get_attribute("data-hurt") is None


def test_frozen_enemies_have_a_mark_until_they_have_skipped(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/rules/xmen-resistance/XR-ZHERO-24", phone=True)
    window.see("demo").press("Home")
    frozen = window.see("small-board").locator('[data-fig="12V.A/frozen"]')
    expect(frozen.locator("text")).to_have_text("2")
    shot(window, "xmen-frozen")
    window.see("demo").press("End")
    expect(frozen).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_under_a_board_of_champions_lie_acceleration_tokens_and_status_cards(server: Served, look: Look, shot: Shot, phone: bool) -> None:
    window = look(f"{server.address}/#/rules/marvel-champions/MC-MAIN-04", phone=phone)
    for at in ("Home", "End"):
        window.see("demo").press(at)
        expect(window.see("under-marks")).to_have_text("2 acceleration tokens")
    inside(window, window.see("under-marks"))
    shot(window, f"champions-under-{'phone' if phone else 'desk'}")
    window.page.goto(f"{server.address}/#/rules/marvel-champions/MC-DMG-13")
    expect(window.page.locator("#rule-MC-DMG-13").get_by_test_id("under-marks")).to_contain_text("Rhino")


def test_under_a_board_of_mars_lies_the_hand_where_it_is_about_cards(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/rules/mars-attacks/MA-ABIL-27", phone=True, lang="fr")
    hand = window.see("under-hand").locator("li")
    window.see("demo").press("Home")
    expect(hand).to_have_count(1)
    card = hand.inner_text()
    window.see("demo-on").click()
    window.see("demo-on").click()
    expect(hand).not_to_have_text(card)  # it is played
    window.see("demo").press("End")
    expect(hand).to_have_text(card)  # and comes back
    inside(window, window.see("demo-under"))
    shot(window, "mars-under")
    window.page.goto(f"{server.address}/#/rules/mars-attacks/MA-SHOOT-05")
    expect(window.page.locator("#rule-MA-SHOOT-05").get_by_test_id("small-board")).to_be_visible()
    expect(window.see("under-hand")).to_have_count(0)


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
