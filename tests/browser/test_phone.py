"""On a phone, with a thumb: start, answer, drawers, log, cards; nothing is wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.window import Window

from stockade.engine import Ask, Table


def fits(window: Window) -> None:
    assert not window.too_wide()
    assert not window.cut_off("[data-testid=prompt], .tabs button, .phone__tools button, .phone__top, .sheet")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_turn_by_thumb(server: Served, look: Look, shot: Shot, lang: str) -> None:
    window = look(server.address, lang=lang, phone=True, guide=True)
    expect(window.see("play-xmen-resistance")).to_be_visible()
    fits(window)
    shot(window, f"phone-start-{lang}")
    window.see("play-xmen-resistance").tap()
    expect(window.see("start")).to_be_enabled()
    fits(window)
    shot(window, f"phone-new-{lang}")
    window.see("start").tap()
    window.see("guide-next").tap()
    fits(window)
    window.see("guide-skip").tap()
    fits(window)
    shot(window, f"phone-first-{lang}")
    window.answer(window.wait_ask()["options"][0]["key"])
    fits(window)
    ask = window.wait_ask()
    move = next(option["key"] for option in ask["options"] if option["key"].startswith("move:"))
    assert window.answer(move, board=True) in ("zone", "chooser")
    window.wait_ask()
    shot(window, f"phone-action-{lang}")
    for drawer in ("seats", "log", "goals"):
        window.see(f"tab-{drawer}").tap()
        expect(window.page.locator(".sheet")).to_be_visible()
        shot(window, f"phone-{drawer}-{lang}")
        fits(window)
        board = window.page.locator(".phone__board").bounding_box()
        assert board and board["height"] > 200, "a drawer leaves the board alone"
        if drawer == "log":
            expect(window.see("log").locator('[data-kind="hero.moved"]').last).to_be_visible()
    window.see("tab-board").tap()
    expect(window.page.locator(".sheet")).to_be_hidden()
    window.see("why").tap()
    expect(window.see("rules").locator("[data-rule]").first).to_be_visible()
    fits(window)
    shot(window, f"phone-rules-{lang}")
    window.see("rules-close").tap()
    window.see("settings").tap()
    expect(window.see("settings-dialog")).to_be_visible()
    fits(window)


def has_cards(table: Table, ask: Ask) -> bool:
    hero = next((hero for hero in table.view(0)["heroes"] if hero["state"] == "active"), None)
    return ask.prompt == "prompt-power" and bool(hero and hero["traits"]) and table.round >= 3


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_are_held_up_to_be_read(server: Served, look: Look, shot: Shot, lang: str) -> None:
    window = look(server.link(server.take_in(scenes.find(has_cards))), lang=lang, phone=True)
    window.wait_ask()
    fits(window)
    shot(window, f"phone-power-{lang}")
    slip = window.page.locator(".phone__hand .slip[data-testid]").first
    slip.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})  # long press: also a card that could be played
    expect(window.see("held")).to_be_visible()
    slip.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    expect(window.see("held").locator(".card__text")).not_to_be_empty()
    fits(window)
    assert not window.cut_off("[data-testid=held] .card")
    shot(window, f"phone-card-{lang}")
    window.see("held").locator(".held__foot button").last.tap()
    expect(window.see("held")).to_be_hidden()


def test_wounds_are_shared_out_by_thumb(server: Served, look: Look, shot: Shot) -> None:
    position = scenes.wounds()
    ask = position.pending[0]
    made = server.take_in(position)
    window = look(server.link(made), phone=True)
    window.wait_ask()
    fits(window)
    shot(window, "phone-wounds")
    keys = scenes.Sensible(position).choose(position, ask)
    assert window.answer(keys) == "share"
    assert sorted(server.truth(made).answers[len(position.answers)].keys) == sorted(keys)


def test_a_tap_on_any_zone_says_something(server: Served, look: Look) -> None:
    window = look(server.link(server.new_table("h", seed=1)), phone=True)
    window.answer("turn:storm")
    window.wait_ask()
    glow = window.glow()
    dark = [zone for zone in window.welcome["static"]["zones"] if f"zone:{zone}" not in glow]
    for zone in dark:
        thing = window.on_board(f"zone:{zone}")
        if thing.evaluate("thing => { const box = thing.getBoundingClientRect(); return box.bottom < 80 || box.top > 430 }"):
            continue  # outside the part of the board the camera shows
        window.press(thing)
        expect(window.toast).to_contain_text(window.welcome["glossary"][f"zone:{zone}".replace(".", "-")]["name"])
