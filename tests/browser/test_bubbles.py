"""What is said at the seats: bots that ask before they act, and players who ask each other for cards."""

from __future__ import annotations

import json
from functools import cache

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Made, Served
from tests.browser.test_access import AXE, complaints
from tests.browser.window import Frame, Window
from websockets.sync.client import connect

from stockade.engine import Table, find_game, games
from stockade.games.dead_of_winter.scene import WinterScene
from stockade.insight.saying import saying
from stockade.insight.worlds import policy_answer

GAMES = {"xmen-resistance": 2, "marvel-champions": 2, "dead-of-winter": 3, "mars-attacks": 2}
SCREENS = {"desk-fr": {"lang": "fr", "viewport": {"width": 1280, "height": 720}}, "phone-en": {"lang": "en", "phone": True}}
BOT = 1


@cache
def speaks(name: str) -> Table:
    """It is the turn of the seat that a bot will take, and what it does is worth a word."""
    game, seats = find_game(name), GAMES[name]
    for seed in range(20):
        table = Table.new(name, game.defaults(game.scenarios[0], seats), seed)
        for _ in range(300):
            if table.outcome:
                break
            ask = table.pending[0]
            keys = policy_answer(table, ask)
            own = ask.seat == BOT and len(table.pending) == 1 and game.forecast.idle(table.play, ask) is not None
            if own and saying(table, ask, keys) is not None:
                return table
            table.answer(ask.seat, keys, decision=ask.id)
    raise AssertionError("no game of these seeds has such a moment")


def with_bot(server: Served, table: Table, say: str) -> Made:
    """The position with a bot at that seat."""
    made = server.take_in(table)
    with connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}", proxy=None) as line:
        line.send(json.dumps({"type": "hello", "tokens": [made["seats"][BOT]["token"]], "lang": "en"}))
        line.send(json.dumps({"type": "bots", "say": say}))
        line.send(json.dumps({"type": "seat", "seat": BOT, "kind": "greedy"}))
        while (frame := json.loads(line.recv(timeout=20)))["type"] != "table" or frame["seats"][BOT]["kind"] == "human":
            pass
    return made


def asks(window: Window) -> Frame | None:
    """The bubble that waits for a word."""
    return next((one for one in window.table.get("bubbles", []) if one["asks"]), None)


def open_bubble(window: Window) -> Frame:
    """The same, once the page shows it."""
    window.wait(lambda: asks(window), "a bot that asks")
    found = asks(window)
    assert found
    expect(window.see(f"bubble-{BOT}")).to_contain_text(found["text"])
    expect(window.see("bubble-agree")).to_be_visible()
    return found


def within(window: Window, thing: Locator) -> bool:
    box, size = thing.bounding_box(), window.page.viewport_size
    return bool(box and size and box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size["width"]) and (
        box["y"] + box["height"] <= size["height"]
    )


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", [name for name in GAMES if name in games()])
def test_a_bot_asks_before_it_acts_and_does_something_else_when_one_objects(
    server: Served, look: Look, shot: Shot, name: str, screen: str
) -> None:
    made = with_bot(server, speaks(name), "ask")
    window = look(server.link(made, 0), **SCREENS[screen])
    first = open_bubble(window)
    bubble = window.see(f"bubble-{BOT}")
    chances = bubble.get_by_test_id("bubble-chances")
    if name == "dead-of-winter":  # everybody has secrets: no figure for all
        expect(chances).to_have_count(0)
    elif name == "xmen-resistance":  # long games of others may be too few to say
        expect(chances).to_contain_text("vos chances ≈" if "fr" in screen else "your chances ≈")
        expect(chances.locator("svg.cert")).to_have_attribute("aria-label", "estimé" if "fr" in screen else "an estimate")
    assert within(window, bubble) and not window.too_wide()
    if "phone" not in screen:
        seat, said = window.page.locator(f'[data-sits="{BOT}"]').first.bounding_box(), bubble.bounding_box()
        assert seat and said and seat["y"] - 1 <= said["y"] <= seat["y"] + seat["height"] + 20, "at its seat"
    shot(window, f"bubble-{name}-{screen}")
    lines, first = len(window.lines), asks(window) or first  # what its answer is worth may have come later
    window.see("bubble-object").click()
    window.wait(lambda: asks(window) not in (None, first) or len(window.lines) > lines, "it does something else")
    if "phone" not in screen:
        expect(window.see("log")).to_contain_text("pas ça")
    second = asks(window)
    if second is not None:  # some answers are not worth a word
        assert second["text"] != first["text"]
        expect(window.see("bubble-agree")).to_be_visible()
        window.page.keyboard.press("y")
        window.wait(lambda: asks(window) != second, "it goes on")
    window.wait(lambda: len(window.lines) > lines, "something happens")
    assert window.table["bubbles"] == [] or window.table["bubbles"][-1]["text"] != first["text"]


def test_bubbles_can_be_read_closed_and_turned_off(server: Served, look: Look) -> None:
    made = with_bot(server, speaks("xmen-resistance"), "shown")
    window = look(server.link(made, 0), lang="fr")
    bubble = window.see(f"bubble-{BOT}")
    expect(bubble).to_be_visible()
    assert not complaints(window, AXE.read_text(encoding="utf-8"))
    window.page.get_by_test_id("tool-settings").or_(window.page.locator('[aria-label="Réglages"]')).first.click()
    window.see("bubbles-false").click()
    expect(bubble).to_have_count(0)
    window.see("bots-say-off").click()
    window.wait(lambda: window.table["bots_say"] == "off", "the table is silent")


UNDER = """() => {
  const a = document.querySelector('.says').getBoundingClientRect();
  return [...document.querySelectorAll('[data-card], [data-card] .hp')].filter((one) => {
    const b = one.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  }).map((one) => one.dataset.card ?? one.textContent);
}"""


@pytest.mark.skipif("marvel-champions" not in games(), reason="marvel-champions is not installed: it has no entry point")
def test_a_bubble_lies_where_its_seat_has_room(server: Served, look: Look) -> None:
    window = look(server.link(with_bot(server, speaks("marvel-champions"), "ask"), 0), **SCREENS["desk-fr"])
    open_bubble(window)
    tries = 40
    while window.page.evaluate(UNDER) and (tries := tries - 1):
        window.page.wait_for_timeout(75)
    assert window.page.evaluate(UNDER) == []


@pytest.mark.skipif("dead-of-winter" not in games(), reason="dead-of-winter is not installed: it has no entry point")
@pytest.mark.parametrize("screen", SCREENS)
def test_a_player_who_asks_for_food_is_answered_in_a_bubble(server: Served, look: Look, shot: Shot, screen: str) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee loretta-clay")
    scene.hand(0, "medicine")
    scene.hand(1, "food-1")
    scene.do("ask", "ask:food")
    window = look(server.link(server.stage(scene.table), 1), **SCREENS[screen])
    bubble = window.see("bubble-0")
    expect(bubble).to_be_visible()
    assert within(window, bubble) and not window.too_wide()
    expect(bubble.get_by_role("button")).to_have_count(3)
    shot(window, f"bubble-request-{screen}")
    window.see("bubble-answer-refuse").click()
    window.wait(lambda: any(line["kind"] == "request.refused" for line in window.lines.values()), "the asker is told")
    expect(bubble).to_have_count(0)


@pytest.mark.skipif("dead-of-winter" not in games(), reason="dead-of-winter is not installed: it has no entry point")
def test_whoever_asks_from_the_lowest_seat_is_not_covered(server: Served, look: Look) -> None:
    scene = WinterScene("thomas-heart harman-brooks", "brian-lee", "loretta-clay", "gabriel-diaz", "janet-taylor")
    scene.hand(0, "food-1")
    scene.to_turn(4)
    scene.do("ask", "ask:food")
    window = look(server.link(server.stage(scene.table), 0), lang="fr", viewport={"width": 1280, "height": 720})
    bubble, seat = window.see("bubble-4"), window.page.locator("[data-sits='4'] header")
    expect(bubble.get_by_role("button")).to_have_count(3)

    def clear() -> bool:
        said, named = bubble.bounding_box(), seat.bounding_box()
        return bool(said and named and (said["y"] + said["height"] <= named["y"] or said["y"] >= named["y"] + named["height"]))

    window.wait(clear, "a bubble beside the name")
    assert within(window, bubble)
