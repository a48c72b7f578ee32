"""Laptops: whatever the window, all seats can be seen, nothing lies over anything else, and the board has most of the room."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.scenes import TEAM, play
from tests.browser.serving import Served

from stockade.bots import make, seat_seed
from stockade.engine import Table, games

SIZES = [(1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080)]
OVERLAPS = """([outer, parts]) => [...document.querySelectorAll(outer)].flatMap((seat) => {
  const seen = [...seat.querySelectorAll(parts)].filter((one) => one.checkVisibility());
  const boxes = seen.map((one) => [one.className, one.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
  const apart = (a, b) => a.left >= b.right - 1 || b.left >= a.right - 1 || a.top >= b.bottom - 1 || b.top >= a.bottom - 1;
  const over = ([name, box], i) => boxes.slice(i + 1).filter(([, other]) => !apart(box, other)).map(([other]) => `${name} / ${other}`);
  return boxes.flatMap(over).map((pair) => `${seat.dataset.testid}: ${pair}`);
})"""
OUTSIDE = """([inner, low]) => [...document.querySelectorAll(inner)].filter((one) => one.checkVisibility()).filter((one) => {
  const box = one.getBoundingClientRect();
  return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > low + 1;
}).map((one) => one.dataset.testid || one.className)"""

# words that are wider than what holds them, whatever hides the rest
CLIPPED = """(inner) => [...document.querySelectorAll(inner)].filter((one) => one.checkVisibility()).filter((one) => {
  let up = one;
  while (up && getComputedStyle(up).overflowX === 'visible') up = up.parentElement;
  const words = document.createRange();
  words.selectNodeContents(one);
  const clip = getComputedStyle(one).clipPath === 'none' && up?.getBoundingClientRect();
  return clip && words.getBoundingClientRect().right > clip.right + 2;
}).map((one) => one.textContent.trim())"""


def found(page: Page, script: str, args: Any) -> Any:
    """What the page shows at last: bars fold what does not fit once they have been measured."""
    tries = 40
    while (wrong := page.evaluate(script, args)) and (tries := tries - 1):
        page.wait_for_timeout(75)
    return wrong


@cache
def crowded(mission: str) -> Table:
    """A few rounds in: six heroes (four Zombie Heroes) with cards and many enemies."""
    game = games()["xmen-resistance"]
    setup = game.defaults(mission, 1)
    if mission.startswith("MH"):
        setup = {**setup, "heroes": TEAM}
    for seed in range(1, 20):
        table = Table.new(game.id, setup, seed)
        if play(table, lambda table, ask: table.round >= 3 and any(option.key.startswith("move") for option in ask.options)):
            return table
    raise AssertionError("no game of these seeds lasts so long")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mission", ["MH2", "MZ5"])
def test_xmen_fits_every_desk(server: Served, page: Page, mission: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.link(server.take_in(crowded(mission))))
    page.locator(".seat[data-state=active]").wait_for()
    page.wait_for_timeout(300)
    seats = page.locator(".table > .seats").bounding_box()
    assert seats and found(page, OUTSIDE, [".seat", seats["y"] + seats["height"]]) == []
    assert found(page, OUTSIDE, [".bar .answer, .bar__tools button, .ribbon > *, .rail .panel, .pile", size[1]]) == []
    assert found(page, CLIPPED, ".seat__name, .seat__turn, .b-name") == []
    assert found(page, OVERLAPS, [".seat", ".seat__head, .hunger, .seat__stats .pips, .slip"]) == []
    board = page.locator(".stage svg").first.bounding_box()
    assert board and board["width"] >= 0.5 * size[0]
    assert page.evaluate("document.scrollingElement.scrollHeight") <= size[1]


@cache
def busy(game: str) -> Table:
    """Every seat taken, some rounds in."""
    found = games()[game]
    scenario = {"marvel-champions": "ultron", "dead-of-winter": found.scenarios[0], "mars-attacks": found.scenarios[0]}[game]
    table = Table.new(game, found.defaults(scenario, found.seats_in(scenario)[1]), 3)
    play(table, lambda table, ask: table.round >= 1 and len(table.answers) > 40 and len(ask.options) > 1)
    return table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["marvel-champions", "dead-of-winter", "mars-attacks"])
def test_the_ribbon_is_one_line_and_everybody_is_seen(server: Served, page: Page, game: str, size: tuple[int, int]) -> None:
    table = busy(game)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.link(server.take_in(table), table.pending[0].seat))
    page.locator(".bar .answer").first.wait_for()
    page.wait_for_timeout(300)
    assert found(page, OUTSIDE, [".ribbon > *, .ribbon .phases li", page.locator(".ribbon").bounding_box()["height"]]) == []  # type: ignore[index]
    assert found(page, OUTSIDE, [".seat, .bar .answer, .bar__tools button, .rail .panel", size[1]]) == []
    low = page.locator(".bar").bounding_box()
    assert low and found(page, OUTSIDE, [".seat, .rail .panel", low["y"]]) == []
    assert page.evaluate("(() => { const q = document.querySelector('.bar__ask'); return q.scrollHeight - q.clientHeight; })()") <= 1
    assert page.evaluate("document.scrollingElement.scrollHeight") <= size[1]


SMALL = """(least) => [...document.querySelectorAll("main *")].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true })) return false;
  const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const box = one.getBoundingClientRect();
  if (!words || box.width < 2 || box.height < 2 || one.closest(".sr, [aria-hidden=true], .seat-mark, .w-st__mark")) return false;
  const scale = one.getScreenCTM ? one.getScreenCTM().a : 1;
  const size = parseFloat(getComputedStyle(one).fontSize) * scale;
  return size > 0 && size < least - 0.05;
}).map((one) => `${one.className.baseVal ?? one.className} ${one.textContent.trim().slice(0, 20)}`)"""
TEXT = 11.5  # px on the screen


@cache
def crowded_colony() -> Table:
    """Five players in the third round, in the turn of one who has dice, cards and several survivors."""
    game = games()["dead-of-winter"]
    for seed in range(1, 30):
        table = Table.new(game.id, game.defaults(game.scenarios[0], 5), seed)
        bots = [make("greedy", seat_seed(seed, seat)) for seat in range(5)]
        while not table.outcome:
            ask = table.pending[0]
            busy = table.round >= 3 and ask.prompt == "prompt-action" and len(ask.options) > 14
            if busy and len(table.view(ask.seat)["you"]["hand"]) > 3:
                return table
            table.answer(ask.seat, list(bots[ask.seat].choose(table, ask)), decision=ask.id)
    raise AssertionError("no game of these seeds is so crowded")


@pytest.mark.parametrize("size", [*SIZES, (1366, 650), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_winter_fits_every_window(server: Served, page: Page, size: tuple[int, int]) -> None:
    table = crowded_colony()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.context.add_init_script("localStorage.setItem('stockade.settings', '{\"guide\":false,\"settle\":0}')")
    page.goto(server.link(server.take_in(table), table.pending[0].seat))
    page.locator(".w-verb").first.wait_for()
    if page.get_by_test_id("dawn").count():
        page.get_by_test_id("dawn-close").click()
    page.wait_for_timeout(300)
    desk = size[0] > 900
    parts = ".seat, .w-verb, .w-endturn, .bar__tools button, .w-crisis, .w-objp, .w-icard, .w-secret, .rail .log, .w-trk"
    parts = parts if desk else ".w-verb, .w-phand"
    assert found(page, OUTSIDE, [parts, size[1]]) == []
    assert found(page, OVERLAPS, [".bar__answers, .w-verbs", ".w-verb, .w-endturn"]) == []
    assert found(page, OVERLAPS, [".w-seat", ".seat__name, .w-tray, .w-hnd, .w-sv"]) == []
    assert size[1] < 720 or found(page, SMALL, TEXT) == []
    assert page.evaluate("document.scrollingElement.scrollHeight") <= size[1]
    if desk:
        board = page.locator(".w-boardbox").bounding_box()
        assert board and board["width"] >= 0.5 * size[0]


CUT = """([inner, outer]) => {
  const holds = document.querySelector(outer).getBoundingClientRect();
  return [...document.querySelectorAll(inner)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > holds.bottom + 1 || box.top < holds.top - 1;
  }).map((one) => one.textContent.trim());
}"""


@cache
def four_ways() -> Table:
    """A figure that may go on: a few long answers, each with what comes of it."""
    for seed in range(1, 20):
        table = Table.new("mars-attacks", games()["mars-attacks"].defaults("surprise", 1), seed)
        if play(table, lambda _, ask: ask.prompt == "prompt-step" and len(ask.options) in (3, 4)):
            return table
    raise AssertionError("nobody goes on in the games of these seeds")


def test_no_large_answer_is_cut_under_a_thumb(server: Served, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(server.link(server.take_in(four_ways())))
    page.locator(".phone__answers .answer").first.wait_for()
    assert found(page, CUT, [".phone__answers .answers .answer", ".phone__answers .answers"]) == []


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_an_end_page_keeps_its_ways_out_in_the_window(server: Served, page: Page, size: tuple[int, int]) -> None:
    table = Table.new("mars-attacks", games()["mars-attacks"].defaults("surprise", 1), 2)
    play(table, lambda _table, _ask: False)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.link(server.take_in(table)))
    page.locator(".end__go .btn").first.wait_for()
    assert found(page, CUT, [".end__go .btn", ".end"]) == []
