"""The first game of a newcomer: the tour, the first decisions explained, and what a board tells whoever points at it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.window import Window


def tour(window: Window) -> None:
    """Once round the screen."""
    step = window.see("guide-next")
    step.wait_for()
    while step.count():
        step.click()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", False), ("fr", True)], ids=["english", "french", "phone"])
def test_the_first_three_decisions_are_explained(server: Served, look: Look, shot: Shot, lang: str, phone: bool) -> None:
    window = look(server.link(server.new_table("h", seed=1)), lang=lang, phone=phone, guide=True)
    tour(window)
    coach = window.see("coach")
    expect(coach).to_contain_text("1")
    if phone:  # one line, so that it covers nothing that may be chosen
        expect(window.see("coach-good")).to_have_count(0)
    shot(window, f"lesson-1-{lang}-{phone}")
    window.answer("turn:storm")
    window.wait_ask()
    if phone:
        window.see("coach-open").click()
    expect(coach).to_contain_text("Storm")
    assert window.page.locator(".answer[data-advised]").get_attribute("data-key") == "move:12V.D"
    shot(window, f"lesson-2-{lang}-{phone}")
    window.answer("move:12V.D")
    window.answer("power-up")
    window.wait_ask()
    expect(coach).to_contain_text("3")
    if phone:
        window.see("coach-open").click()
    window.see("coach-good").click()
    expect(coach).to_be_hidden()
    window.answer("end")
    window.answer("turn:rogue")
    window.wait_ask()
    expect(coach).to_be_hidden()


def test_the_lessons_can_be_stopped(server: Served, look: Look) -> None:
    link = server.link(server.new_table("h", seed=1))
    window = look(link, guide=True)
    tour(window)
    window.see("coach-skip").click()
    expect(window.see("coach")).to_be_hidden()
    window.answer("turn:storm")
    window.wait_ask()
    expect(window.see("coach")).to_be_hidden()
    window.page.reload()
    window.wait_ask()
    expect(window.see("coach")).to_be_hidden()


def test_who_skips_the_tour_gets_no_lessons(server: Served, look: Look) -> None:
    window = look(server.link(server.new_table("h", seed=1)), guide=True)
    window.see("guide-skip").click()
    window.wait_ask()
    expect(window.see("coach")).to_be_hidden()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_zone_shows_what_it_sees(server: Served, look: Look, shot: Shot, by: str) -> None:
    window = look(server.link(server.new_table("h", seed=1)))
    window.answer("turn:storm")
    window.wait_ask()
    zone = "12V.D"
    if by == "mouse":
        spot = window.on_board(f"zone:{zone}").bounding_box()
        assert spot
        window.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    else:
        window.page.keyboard.press("ArrowDown")
        for way in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight") * 4:
            zone = window.page.locator(".zone:focus").get_attribute("data-zone") or ""
            if zone == "12V.D":
                break
            window.page.keyboard.press(way)
    assert zone == "12V.D"
    view = window.table["view"]
    seen = [other for other, _ in view["zones"][zone]["sees"] if other != zone]
    expect(window.page.locator(".zone-sight")).to_have_count(len(seen))
    tip = window.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Storm")
    expect(tip).to_contain_text("Range 1")
    assert view["reach"][zone] == 1
    expect(tip).to_contain_text("one Move away")
    shot(window, f"sight-{by}")
    window.page.keyboard.press("Escape") if by == "keys" else window.page.mouse.move(5, 5)
    expect(window.page.locator(".zone-sight")).to_have_count(0)


def test_dice_and_where_their_hits_went(server: Served, look: Look, shot: Shot) -> None:
    position = scenes.asked("prompt-power", since=2)
    window = look(server.link(server.take_in(position)))
    ask = window.wait_ask()
    window.answer(next(option["key"] for option in ask["options"] if option["key"].startswith("power:")))
    roll = window.see("roll")
    expect(roll).to_have_attribute("data-large", "true")
    line = next(line for line in reversed(list(window.lines.values())) if line["kind"] == "dice.rolled")
    assert [int(die) for die in roll.locator(".die").all_text_contents()] == line["args"]["dice"]
    shot(window, "dice")
    expect(roll).not_to_have_attribute("data-large", re.compile(".*"), timeout=12_000)


@pytest.mark.parametrize("prompt", ["prompt-action", "prompt-power", "prompt-share-wounds"])
def test_the_board_keeps_its_share_of_a_phone(server: Served, look: Look, prompt: str) -> None:
    window = look(server.link(server.take_in(scenes.asked(prompt, since=2))), phone=True, lang="fr")
    window.wait_ask()
    share = window.page.locator(".phone__board").evaluate("board => board.getBoundingClientRect().height / innerHeight")
    assert share >= 0.449
    assert not window.too_wide()
    assert not window.cut_off("[data-testid=prompt], .phone__tools button, .tabs button")
