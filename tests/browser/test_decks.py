"""The deck builder in the browser: a deck is built under the eyes of the rules, kept, exchanged, and taken to a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_access import AXE, complaints
from tests.browser.window import Window

from stockade.engine import games

GAME = "marvel-champions"
pytestmark = pytest.mark.skipif(GAME not in games(), reason="marvel-champions is not installed: it has no entry point yet")


def more(window: Window, card: str, times: int = 1) -> None:
    for _ in range(times):
        window.see(f"pool-{card}").get_by_test_id(f"more-{card}").click(force=True)


def test_a_deck_is_built_card_by_card(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/decks/{GAME}")
    window.see("new-spider-man").click()
    expect(window.see("deck-count")).to_have_text("15")
    expect(window.see("deck-faults")).to_contain_text("MC-BUILD-02")
    window.see("tab-justice").click()
    more(window, "for-justice", 4)  # the fourth is refused
    expect(window.see("pool-for-justice").get_by_test_id("count-for-justice")).to_have_text("3")
    expect(window.see("deck-said")).to_contain_text("MC-BUILD-06")
    window.see("tab-leadership").click()
    more(window, "inspired")
    expect(window.see("deck-said")).to_contain_text("MC-BUILD-04")
    expect(window.see("pool-inspired").get_by_test_id("count-inspired")).to_have_text("0")
    window.see("tab-hero").click()
    window.see("pool-backflip").get_by_test_id("less-backflip").click(force=True)
    expect(window.see("deck-said")).to_contain_text("MC-BUILD-03")
    expect(window.see("deck-count")).to_have_text("18")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    shot(window, "decks-building")
    window.see("pool-backflip").locator(".poolcard__read").click()
    expect(window.see("held")).to_contain_text("Backflip")
    window.page.keyboard.press("Escape")
    window.page.reload()
    expect(window.see("deck-count")).to_have_text("18")
    expect(window.see("my-deck")).to_have_count(1)


def test_a_list_is_pasted_kept_and_played(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/decks/{GAME}")
    window.see("copy-iron-man-aggression").click()
    expect(window.see("deck-state")).to_contain_text("Ready")
    window.see("deck-export").click()
    window.see("form-list").click()
    expect(window.see("deck-text")).not_to_have_value("")
    words = window.see("deck-text").input_value()
    assert "Iron Man\n" in words and "2x Powered Gauntlets" in words
    window.page.keyboard.press("Escape")
    window.see("deck-import").click()
    window.see("deck-words").fill(words.replace("copy", "pasted") + "\n2x Professor X\n")
    window.see("deck-read").click()
    expect(window.see("deck-report")).to_contain_text("40 cards recognised, hero: Iron Man")
    expect(window.see("deck-report")).to_contain_text("“2x Professor X”")
    shot(window, "decks-import")
    window.see("deck-keep").click()
    expect(window.see("my-deck")).to_have_count(2)
    window.see("deck-name").fill("Iron fist")
    window.see("deck-play").click()
    expect(window.see("deck-0").locator("option:checked")).to_have_text("Iron fist")
    window.see("heroes").select_option("2")
    window.page.locator("details.more > summary").first.click()
    window.see("set-under-attack").click()
    window.see("set-bomb-scare").click()
    window.see("mode").select_option("expert")
    window.see("mission").select_option("ultron")
    expect(window.see("start")).to_be_enabled()
    window.see("start").click()
    window.wait_ask()
    view = window.table["view"]
    assert [player["identity"]["code"] for player in view["players"]] == ["tony-stark", "peter-parker"]
    assert (view["scenario"], view["expert"], sorted(view["modular"])) == ("ultron", True, ["bomb-scare", "under-attack"])


def test_the_learning_game_brings_its_own_decks(server: Served, look: Look) -> None:
    window = look(f"{server.address}/#/new/{GAME}")
    window.see("mission").select_option("learning")
    expect(window.see("heroes").locator("option")).to_have_count(2)
    window.see("heroes").select_option("2")
    expect(window.page.locator(".crew")).to_contain_text("Captain Marvel: Aggression")
    expect(window.see("deck-0")).to_have_count(0)
    window.see("start").click()
    window.wait_ask()
    assert [player["identity"]["code"] for player in window.table["view"]["players"]] == ["peter-parker", "carol-danvers"]


def test_by_thumb_in_french(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/decks/{GAME}", lang="fr", phone=True)
    window.see("copy-black-panther-protection").tap()
    expect(window.see("deck-state")).to_contain_text("Prêt")
    assert not window.too_wide()
    shot(window, "decks-phone-fr")
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
