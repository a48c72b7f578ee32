"""Laptops: whatever the window, all seats can be seen, nothing lies over anything else, and the board has most of the room."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Look
from tests.browser.scenes import TEAM, play
from tests.browser.serving import Served, until
from tests.browser.test_forecast import position

from stockade.bots import make, seat_seed
from stockade.engine import Ask, Table, games

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
    assert found(page, SMALL, TEXT) == []  # numbers of crowds and letters of heroes on the board, too
    board = page.locator(".stage svg").first.bounding_box()
    assert board and board["width"] >= 0.5 * size[0]
    assert page.evaluate("document.scrollingElement.scrollHeight") <= size[1]


# cards of which neither the picture nor the name is left
BLANK = """(cards) => [...document.querySelectorAll(cards)].filter((one) => one.checkVisibility()).filter((one) =>
  ![...one.querySelectorAll('.icon, span')].some((part) => part.getBoundingClientRect().width > 4)).map((one) => one.dataset.testid)"""


@cache
def laden(mission: str) -> Table:
    """Whoever acts holds two cards or more, with all the others at the table."""
    game = games()["xmen-resistance"]
    setup = {**game.defaults(mission, 1), **({"heroes": TEAM} if mission.startswith("MH") else {})}

    def holds(table: Table, ask: Ask) -> bool:
        hero = next((one for one in table.state.heroes if one.id == ask.args.get("hero")), None)
        return ask.prompt == "prompt-action" and hero is not None and len(hero.traits) + bool(hero.bystander) > 1

    for seed in range(1, 20):
        table = Table.new(game.id, setup, seed)
        if play(table, holds):
            return table
    raise AssertionError("nobody holds two cards in the games of these seeds")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mission", ["MH0", "MH2", "MZ1"])
def test_no_card_of_a_hero_is_blank(server: Served, page: Page, mission: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.link(server.take_in(laden(mission))))
    page.locator(".seat[data-state=active] .slip:not(.slip--empty):visible").nth(1).wait_for()
    assert found(page, BLANK, ".seat .slip:not(.slip--empty)") == []


@cache
def ravenous() -> Table:
    """Three of four Zombie Heroes of three players are Ravenous, and one of them acts."""
    game = games()["xmen-resistance"]
    for seed in range(1, 20):
        table = Table.new(game.id, game.defaults("MZ4", 3), seed)
        if play(table, lambda table, ask: ask.prompt == "prompt-action" and sum(one.hunger == 4 for one in table.state.heroes) > 2):
            return table
    raise AssertionError("nobody is that hungry in the games of these seeds")


# what the edge of a dashboard hides of its numbers and cards
HIDDEN = """(parts) => [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility()).filter((one) => {
  const [box, seat] = [one.getBoundingClientRect(), one.closest('.seat').getBoundingClientRect()];
  return box.width > 2 && (box.bottom > seat.bottom + 1 || box.right > seat.right + 1);
}).map((one) => `${one.closest('.seat').dataset.testid}: ${one.className}`)"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_four_jaws_show_all_their_numbers(server: Served, page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = ravenous()
    page.goto(server.link(server.take_in(table), table.pending[0].seat))
    page.locator(".seat[data-ravenous]").nth(2).wait_for()
    seats = page.locator(".table > .seats").bounding_box()
    assert seats and found(page, OUTSIDE, [".seat", seats["y"] + seats["height"]]) == []
    assert found(page, HIDDEN, ".seat .hunger, .seat .pips, .seat .slip, .seat .seat__xpn") == []
    assert found(page, OVERLAPS, [".seat", ".hunger, .seat__stats .pips, .seat__xpn, .slip"]) == []


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


TOOLS = ", ".join(f"[data-testid={name}]" for name in ("undo", "foresee", "hint", "why", "autopass"))
# words of which only the first lines are shown
CLAMPED = """(inner) => [...document.querySelectorAll(inner)].filter((one) => one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent.trim())"""


def hand(table: Table, seat: int) -> list[str]:
    """The cards that seat holds."""
    return table.view(seat)["you"]["hand"]


@cache
def crowded_colony(others: int = 0) -> Table:
    """Five players in the third round, in the turn of one who has dice, cards and several survivors; somebody else has so many different
    cards too."""
    game = games()["dead-of-winter"]
    for seed in range(1, 30):
        table = Table.new(game.id, game.defaults(game.scenarios[0], 5), seed)
        bots = [make("greedy", seat_seed(seed, seat)) for seat in range(5)]
        while not table.outcome:
            ask = table.pending[0]
            busy = table.round >= 3 and ask.prompt == "prompt-action" and len(ask.options) > 14
            if (
                busy
                and len(hand(table, ask.seat)) > 3
                and any(len(set(hand(table, seat))) >= others for seat in range(5) if seat != ask.seat)
            ):
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
    bar = page.locator(".bar").bounding_box() if desk else None
    assert not bar or size[1] < 720 or found(page, OUTSIDE, [".seat, .w-secret, .w-icard", bar["y"]]) == []  # nobody sits behind the bar
    assert found(page, OVERLAPS, [".bar__tools", TOOLS]) == []
    assert found(page, CLIPPED, ".seat__name, .w-verb b, .w-secret h2, .w-secret li > span") == []
    assert not desk or found(page, CLAMPED, ".w-verb[data-dim] small") == []  # a dimmed verb says all of why
    assert size[1] < 720 or found(page, SMALL, TEXT) == []
    assert desk or found(page, CUT, [".w-verb", ".phone__answers .answers"]) == []  # all of a turn, its end too, without scrolling
    assert page.evaluate("document.scrollingElement.scrollHeight") <= size[1]
    if desk:
        board = page.locator(".w-boardbox").bounding_box()
        assert board and board["width"] >= 0.5 * size[0]


def winter(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.context.add_init_script("localStorage.setItem('stockade.settings', '{\"guide\":false,\"settle\":0}')")


def test_what_is_said_of_a_card_leaves_its_neighbours_free(server: Served, look: Look) -> None:
    """Also those that cannot be chosen now: cards of a hand are compared with each other."""
    table = crowded_colony(3)
    asked = table.pending[0].seat
    other = next(seat for seat in range(5) if seat != asked and len(set(hand(table, seat))) >= 3)
    made = server.take_in(table)
    for seat in (asked, other):
        window = look(server.link(made, seat), viewport={"width": 1280, "height": 720}, lang="fr")
        cards = window.page.locator(".w-mine .w-icard")
        cards.first.wait_for()
        if window.page.get_by_test_id("dawn").count():
            window.page.get_by_test_id("dawn-close").click()
        for at in range(cards.count()):
            cards.nth(at).hover()
            expect(window.page.locator(".tip--float")).to_be_visible()
            assert found(window.page, OVERLAPS, ["body", ".tip--float, .w-mine .w-icard"]) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_verbs_say_whole_words_under_a_thumb(server: Served, look: Look, lang: str) -> None:
    table = crowded_colony()
    window = look(server.link(server.take_in(table), table.pending[0].seat), phone=True, lang=lang)
    window.page.locator(".w-verb").first.wait_for()
    assert found(window.page, CLIPPED, ".w-verb small, .w-verb b") == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lines", [3, 4])
def test_whom_to_keep_can_be_read(server: Served, page: Page, size: tuple[int, int], lines: int) -> None:
    game = games()["dead-of-winter"]
    winter(page, size)
    tables = [Table.new(game.id, game.defaults(game.scenarios[0], 5), seed) for seed in range(7, 40)]
    wish = next(table for table in tables if (len(table.view(0)["you"]["aims"]) > 3) == (lines > 3))
    page.goto(server.link(server.take_in(wish), 0))
    page.locator(".w-pickcard").first.wait_for()
    page.wait_for_timeout(300)
    assert found(page, SMALL, TEXT) == []
    assert found(page, OUTSIDE, [".w-pickcard, .w-secret, .bar .answer, [data-testid=undo]", size[1]]) == []
    assert found(page, CLIPPED, ".w-secret h2, .w-secret li > span, .w-pickcard b") == []
    assert found(page, CLAMPED, ".w-pickcard, .w-secret") == []
    assert found(page, CUT_WORDS, ".w-pickcard, .w-pickcard__n") == []  # what each is good at stands in its card


@cache
def called() -> Table:
    """Everybody votes about an exile."""
    game = games()["dead-of-winter"]
    table = Table.new(game.id, game.defaults(game.scenarios[0], 5), 3)
    bots = [make("greedy", seat_seed(3, seat)) for seat in range(5)]
    while (ask := table.pending[0]).prompt != "prompt-vote":
        keys = [option.key for option in ask.options]
        wish = ["vote"] if "vote" in keys else keys[:1] if ask.prompt == "prompt-vote-whom" else bots[ask.seat].choose(table, ask)
        table.answer(ask.seat, list(wish), decision=ask.id)
    return table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_vote_shows_everybody_and_what_it_means(server: Served, page: Page, size: tuple[int, int]) -> None:
    winter(page, size)
    made = server.take_in(called())
    page.goto(server.link(made, called().pending[0].seat))
    page.get_by_test_id("council").wait_for()
    page.wait_for_timeout(300)
    low = page.locator(".bar").bounding_box()
    assert low and found(page, OUTSIDE, [".w-ballot, .w-choice button, .w-conseq li", low["y"]]) == []
    assert found(page, CLIPPED, ".seat__name, .w-ballot header b") == []
    assert found(page, OVERLAPS, [".w-seat", ".seat__name, .seat__turn, .w-vchip, .w-tray, .w-hnd"]) == []


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


@pytest.mark.parametrize("verb", ["activate", "move"])
def test_a_turn_of_mars_does_not_scroll_under_a_thumb(server: Served, page: Page, verb: str) -> None:
    table = Table.new("mars-attacks", games()["mars-attacks"].defaults("surprise", 1), 2)
    assert play(table, lambda _, ask: any(option.key.startswith(verb) for option in ask.options))
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(server.link(server.take_in(table)))
    page.locator(f'.phone__answers [data-key^="{verb}"]').first.wait_for()
    assert found(page, CUT, [".phone__answers .answers--many .answer", ".phone__answers .answers--many"]) == []


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_an_end_page_keeps_its_ways_out_in_the_window(server: Served, page: Page, size: tuple[int, int]) -> None:
    table = Table.new("mars-attacks", games()["mars-attacks"].defaults("surprise", 1), 2)
    play(table, lambda _table, _ask: False)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.link(server.take_in(table)))
    page.locator(".end__go .btn").first.wait_for()
    assert found(page, CUT, [".end__go .btn", ".end"]) == []


HOLDS = """([inner, outer]) => [...document.querySelectorAll(outer)].flatMap((box) => {
  const holds = box.getBoundingClientRect();
  const out = (one) => { const at = one.getBoundingClientRect(); return at.top < holds.top - 1 || at.bottom > holds.bottom + 1; };
  return [...box.querySelectorAll(inner)].filter(out).map((one) => one.textContent.trim());
})"""


CUT_WORDS = """(inner) => [...document.querySelectorAll(inner)].filter((one) => one.checkVisibility())
  .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2).map((one) => one.textContent)"""


@cache
def asked_of(mission: str, prompt: str, seats: int = 1) -> Table:
    """The first such question of that mission."""
    game = games()["xmen-resistance"]
    for seed in range(1, 40):
        table = Table.new(game.id, game.defaults(mission, seats), seed)
        if play(table, lambda _, ask: ask.prompt == prompt):
            return table
    raise AssertionError("nobody is asked so in the games of these seeds")


def test_who_starts_where_is_chosen_without_scrolling(server: Served, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(server.link(server.take_in(asked_of("MZ3", "prompt-mz3-teams"))))
    page.locator(".share .answer").first.wait_for()
    assert found(page, HOLDS, [".answer", ".share"]) == []
    expect(page.get_by_test_id("confirm")).to_have_css("border-top-style", "dashed")  # nobody is chosen yet: it does not shine


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1366, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_names_of_heroes_and_of_their_players_can_both_be_read(server: Served, page: Page, size: tuple[int, int]) -> None:
    table = asked_of("MH1", "prompt-power", seats=2)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.link(server.take_in(table), table.pending[0].seat))
    page.locator(".seat__who").first.wait_for()
    assert found(page, CLIPPED, ".seat__name button, .seat__who, .seat__turn") == []
    assert found(page, OVERLAPS, [".seat", ".seat__name, .seat__who, .seat__lvl, .seat__turn"]) == []
    assert found(page, OVERLAPS, [".seat", ".seat__stats .pips, .slip"]) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_four_players_without_names_leave_zombies_theirs(server: Served, look: Look, lang: str) -> None:
    table = asked_of("MZ3", "prompt-action", seats=4)
    window = look(server.link(server.take_in(table), table.pending[0].seat), lang=lang, viewport={"width": 1280, "height": 720})
    expect(window.see("seat-dark_phoenix").locator(".seat__name")).to_have_text("Dark Phoenix")
    assert found(window.page, CLIPPED, ".seat__name button, .seat__who, .seat__turn") == []
    assert found(window.page, OVERLAPS, [".seat", ".seat__name, .seat__who, .seat__lvl, .seat__turn"]) == []


@cache
def five_dice() -> Table:
    """A roll of five of which some may be rolled again."""
    game = games()["xmen-resistance"]
    for seed in (7, *range(1, 20)):
        table = Table.new(game.id, game.defaults("MH9", 1), seed)
        if play(table, lambda _, ask: ask.prompt == "prompt-which-dice" and len(ask.options) == 5):
            return table
    raise AssertionError("nobody rolls five dice again in the games of these seeds")


ROWS = "() => new Set([...document.querySelectorAll('.share .die')].map((one) => one.getBoundingClientRect().top)).size"


def test_five_dice_stand_in_one_row_below_the_step_before(server: Served, look: Look) -> None:
    page = look(server.link(server.take_in(five_dice())), lang="fr", viewport={"width": 1280, "height": 720}).page
    page.locator(".share .die").nth(4).wait_for()
    until(lambda: page.evaluate(ROWS) == 1, "five dice in one row")
    assert found(page, CUT_WORDS, ".bar .crumb") == []
    assert found(page, OVERLAPS, [".share .answer", ".kbd, .die"]) == []


@pytest.mark.parametrize("size", SIZES[:3], ids=lambda size: f"{size[0]}x{size[1]}")
def test_cards_lie_on_no_number_of_their_hero(server: Served, page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.link(server.take_in(position("xmen-resistance"))))
    storm = page.get_by_test_id("seat-storm")
    storm.locator(".slip:visible").nth(1).wait_for()  # two of them, beside four Power
    assert found(page, OVERLAPS, [".seat", ".seat__stats .pips, .slip"]) == []


def test_the_step_before_a_question_is_not_cut(server: Served, page: Page) -> None:
    table = asked_of("MH0", "prompt-power")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(server.link(server.take_in(table)))
    page.locator(".bar .crumb").first.wait_for()
    assert found(page, CUT_WORDS, ".bar .crumb") == []


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_tour_stays_in_the_window_and_beside_what_it_speaks_of(server: Served, look: Look, size: tuple[int, int]) -> None:
    window = look(server.link(server.new_table()), lang="fr", phone=size[0] < 900, guide=True)
    if size[0] > 900:
        window.page.set_viewport_size({"width": size[0], "height": size[1]})
    card, light = window.page.locator(".guide__card"), window.page.locator(".guide__light")
    card.wait_for()
    while True:
        window.page.wait_for_timeout(250)
        box, lit = card.bounding_box(), light.bounding_box()
        assert box and lit and box["y"] >= 0 and box["y"] + box["height"] <= size[1]
        below = box["y"] >= lit["y"] + lit["height"] - 1
        beside = box["x"] >= lit["x"] + lit["width"] - 1 or box["x"] + box["width"] <= lit["x"] + 1
        assert below or beside or box["y"] + box["height"] <= lit["y"] + 1 or lit["height"] > 0.4 * size[1]
        last = window.see("guide-next").text_content() != "Suivant"
        window.see("guide-next").click()
        if last:
            break


@cache
def much_to_do() -> Table:
    """A hero's turn with about a dozen answers."""
    game = games()["xmen-resistance"]
    for seed in range(1, 20):
        table = Table.new(game.id, {**game.defaults("MH2", 1), "heroes": TEAM}, seed)
        if play(table, lambda _, ask: ask.prompt == "prompt-action" and 10 <= len(ask.options) <= 13):
            return table
    raise AssertionError("nobody has so much to do in the games of these seeds")


def test_a_dozen_answers_stand_under_a_thumb_without_scrolling(server: Served, look: Look) -> None:
    window = look(server.link(server.take_in(much_to_do())), phone=True)
    window.page.locator(".phone__answers .answer").first.wait_for()
    assert found(window.page, HOLDS, [".answer", ".phone__answers > .answers--many"]) == []
    board = window.page.locator(".phone__board").bounding_box()
    assert board and board["height"] >= 0.34 * 844


@cache
def throng() -> Table:
    """A hero's turn with thirteen answers or more besides its end."""
    game = games()["xmen-resistance"]
    for seed in range(1, 20):
        table = Table.new(game.id, {**game.defaults("MH2", 1), "heroes": TEAM}, seed)
        if play(table, lambda _, ask: ask.prompt == "prompt-action" and len(ask.options) >= 14):
            return table
    raise AssertionError("nobody has so much to do in the games of these seeds")


def test_fourteen_answers_stand_under_a_thumb_without_scrolling(server: Served, look: Look) -> None:
    window = look(server.link(server.take_in(throng())), phone=True)
    window.page.locator(".phone__answers .answers--many[data-throng] .answer").first.wait_for()
    assert found(window.page, HOLDS, [".answer", ".phone__answers > .answers--many"]) == []
    assert found(window.page, SMALL, TEXT) == []
    board = window.page.locator(".phone__board").bounding_box()
    assert board and board["height"] >= 0.3 * 844


@cache
def wordy() -> Table:
    """A dozen answers of one hero among six, three of them Attacks whose odds take long words."""
    game = games()["xmen-resistance"]
    table = Table.new(game.id, {**game.defaults("MH2", 1), "heroes": TEAM}, 2)
    assert play(table, lambda table, ask: table.round >= 3 and len(ask.options) >= 12)
    return table


def test_answers_with_long_words_are_set_closely_before_they_scroll(server: Served, look: Look) -> None:
    window = look(server.link(server.take_in(wordy())), phone=True)
    window.page.locator(".phone__answers .answer").first.wait_for()
    assert found(window.page, HOLDS, [".answer", ".phone__answers > .answers--many"]) == []
    assert found(window.page, SMALL, TEXT) == []
    assert window.page.locator(".answers__more").count() == 0


def test_what_must_be_scrolled_to_is_counted_under_a_thumb(server: Served, look: Look) -> None:
    small = {"width": 360, "height": 640}
    window = look(server.link(server.take_in(wordy())), phone=True, viewport=small)
    more = window.page.locator(".answers__more")
    expect(more).to_contain_text(re.compile(r"\d+ more answers"))
    assert found(window.page, OUTSIDE, [".answers__more, .answers--last .answer", small["height"]]) == []
    while more.count():
        more.click()
        window.page.wait_for_timeout(60)
    assert found(window.page, OUTSIDE, [".phone__answers .answers--many .answer:last-child", small["height"]]) == []


@pytest.mark.parametrize(("mission", "heroes"), [("MH0", 4), ("MH2", 6)])
def test_on_a_phone_an_end_page_shows_what_everybody_did(server: Served, look: Look, mission: str, heroes: int) -> None:
    table = Table.new("xmen-resistance", {**games()["xmen-resistance"].defaults(mission, 1), "heroes": TEAM[:heroes]}, 1)
    play(table, lambda _table, _ask: False)
    window = look(server.link(server.take_in(table)), phone=True)
    window.page.locator(".end__people li").first.wait_for()
    assert found(window.page, OVERLAPS, [".end", ".end__people li, .end__go .btn"]) == []
    assert window.page.locator(".end__people li").count() == heroes
    assert (
        window.page.evaluate("(() => { const end = document.querySelector('.end'); return end.scrollHeight - end.clientHeight; })()") <= 1
    )


def test_on_a_phone_the_start_leads_to_the_other_pages(server: Served, look: Look) -> None:
    window = look(server.address, phone=True)
    expect(window.see("shelf")).to_be_visible()
    expect(window.see("puzzles")).to_be_visible()
    assert window.too_wide() == []


def test_power_under_a_thumb_says_what_it_is_likely_to_do(server: Served, look: Look) -> None:
    game = games()["xmen-resistance"]
    table = Table.new(game.id, game.defaults("MH2", 1), 4)
    assert play(table, lambda _, ask: ask.prompt == "prompt-power" and len(ask.options) > 4)
    window = look(server.link(server.take_in(table)), phone=True)
    answers = window.page.locator(".phone__answers .answer")
    answers.first.wait_for()
    assert all("%" in words for words in answers.all_inner_texts())
    assert found(window.page, HOLDS, [".answer", ".phone__answers > .answers--many"]) == []


UNDER_RAIL = """(all) => all.filter((one) => {
  const { x, y } = one.getBoundingClientRect();
  return document.elementFromPoint(x + 9, y + 9)?.closest(".rail");
}).length"""


def after_a_roll(table: Table, ask: Any) -> bool:
    """In a turn in which four dice or more have been rolled."""
    began = max((n for n, event in enumerate(table.log) if event.kind == "turn.began"), default=0)
    rolls = [event.args["dice"] for event in table.log[began:] if event.kind == "dice.rolled"]
    return ask.prompt == "prompt-action" and any(isinstance(dice, list | tuple) and len(dice) > 3 for dice in rolls)


def test_a_roll_beside_the_board_leaves_the_tools_free(server: Served, page: Page) -> None:
    game = games()["xmen-resistance"]
    table = Table.new(game.id, {**game.defaults("MH5", 1), "heroes": TEAM}, 7)
    assert play(table, after_a_roll)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(server.link(server.take_in(table)))
    page.get_by_test_id("roll").wait_for()
    low = page.locator(".bar").bounding_box()
    assert low and found(page, OUTSIDE, [".rail .panel", low["y"] + 9]) == []
    assert page.eval_on_selector_all(".bar__tools button", UNDER_RAIL) == 0
    assert found(page, OUTSIDE, [".slot__none", 720]) == []


# what of the log can be read without scrolling: lines that lie in its window with their whole height
READ = """() => {
  const window = document.querySelector(".log__list").getBoundingClientRect();
  return [...document.querySelectorAll(".log__list > .line, .log__list > .log__step")].map((one) => one.getBoundingClientRect())
    .filter((box) => box.top >= window.top - 1 && box.bottom <= window.bottom + 1).length;
}"""


@cache
def rolled(mission: str, seats: int = 1) -> Table:
    """Some rounds in, with dice of this turn on the table and much to do."""
    game = games()["xmen-resistance"]
    for seed in range(1, 12):
        table = Table.new(game.id, game.defaults(mission, seats), seed)
        if play(table, lambda table, ask: table.round >= 2 and after_a_roll(table, ask) and len(ask.options) >= 8):
            return table
    raise AssertionError("nobody rolls dice in the games of these seeds")


@pytest.mark.parametrize(("mission", "seats", "least"), [("MH5", 1, 4), ("MZ5", 1, 4), ("MH7", 4, 4)])
def test_beside_dice_the_log_keeps_its_lines(server: Served, page: Page, mission: str, seats: int, least: int) -> None:
    table = rolled(mission, seats)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(server.link(server.take_in(table), table.pending[0].seat))
    page.get_by_test_id("roll").wait_for()
    expect(page.get_by_test_id("name-dialog")).to_have_count(1 if seats > 1 else 0)  # four people: one is asked for a name as well
    until(lambda: page.evaluate(READ) >= least, "lines of the log beside the dice")
    assert found(page, SMALL, TEXT) == []


@cache
def enemies_came() -> Table:
    """Six heroes at the beginning of a round in which Enemies came closer in several zones."""
    game = games()["xmen-resistance"]
    for seed in range(1, 20):
        table = Table.new(game.id, {**game.defaults("MH2", 1), "heroes": TEAM}, seed)
        if play(table, lambda table, ask: table.round >= 4 and ask.prompt == "prompt-next-hero"):
            return table
    raise AssertionError("nobody lasts three rounds in the games of these seeds")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_below_what_the_enemies_changed_the_log_can_be_read(server: Served, look: Look, lang: str) -> None:
    page = look(server.link(server.take_in(enemies_came())), lang=lang, viewport={"width": 1280, "height": 720}).page
    page.get_by_test_id("digest").wait_for()
    came = page.locator(".digest li").filter(has_text=re.compile("Enemies come closer|Ennemis s’approchent"))
    assert came.count() == 1 and came.locator("b").count() > 1  # one line for all zones, each of them named
    until(lambda: page.evaluate(READ) >= 4, "lines of the log below what changed")
    gained = page.locator('.log__step:has-text("Round 4") ~ .line[data-kind="power.changed"]')
    assert gained.count() == 1 and gained.locator("b").count() > 1  # what a round gives to all is one line
    hidden = "(() => { const one = document.querySelector('.digest > ul'); return one.scrollHeight - one.clientHeight; })()"
    until(lambda: page.get_by_test_id("digest-more").count() == (page.evaluate(hidden) > 8), "what lies below is counted")


# answers whose words or what comes of them run out of their place, or are cut on their line
WORDS_CUT = """(answers) => [...document.querySelectorAll(answers)].filter((one) => one.checkVisibility()).filter((one) => {
  const [box, text] = [one, one.querySelector(".answer__t")].map((part) => part.getBoundingClientRect());
  return [...one.querySelectorAll(".answer__t > *:not(.sr)")].some((part) => {
    const words = document.createRange(), inline = getComputedStyle(part).display === "inline";
    words.selectNodeContents(part);
    if (part.querySelector(".sr")) words.setEndBefore(part.querySelector(".sr"));
    const own = inline ? text : part.getBoundingClientRect();
    return [...words.getClientRects()].some((at) => at.bottom > Math.min(box.bottom, own.bottom + 4) + 1 || at.right > box.right + 1);
  });
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("mission", ["MH1", "MH3", "MH7", "MZ3", "MZ5"])
def test_answers_of_a_turn_show_all_their_words_in_french(server: Served, look: Look, mission: str) -> None:
    window = look(server.link(server.take_in(rolled(mission))), lang="fr", viewport={"width": 1280, "height": 720}, foresee=True)
    window.page.locator(".slot .answer").first.wait_for()
    window.page.wait_for_timeout(400)
    assert found(window.page, WORDS_CUT, ".slot .answer, .answers--last .answer") == []


def test_what_every_turn_offers_stands_before_the_doors(server: Served, look: Look) -> None:
    def doors(table: Table, ask: Ask) -> bool:
        keys = [option.key.partition(":")[0] for option in ask.options]
        gains = any(option.key == "power-up" and option.args.get("count") for option in ask.options)
        return gains and "gain-trait" in keys and keys.count("open") > 1

    table = Table.new("xmen-resistance", games()["xmen-resistance"].defaults("MH4", 1), 1)
    assert play(table, lambda table, ask: ask.prompt == "prompt-action" and doors(table, ask))
    page = look(server.link(server.take_in(table)), viewport={"width": 1280, "height": 720}).page
    acts = page.locator(".slot[data-group=other] .answer")
    page.locator(".slot[data-group=other] .answer[data-verb=gain-trait]").wait_for()  # once the column has been measured
    verbs = acts.evaluate_all("all => all.map((one) => one.dataset.verb)")
    assert verbs.index("power-up") < verbs.index("gain-trait") < (verbs.index("open") if "open" in verbs else len(verbs))


def test_windows_and_doors_say_where_they_lead(server: Served, look: Look) -> None:
    def ways(table: Table, ask: Ask) -> bool:
        return ask.prompt == "prompt-action" and sum(option.key.startswith("open:") for option in ask.options) > 2

    table = Table.new("xmen-resistance", {**games()["xmen-resistance"].defaults("MH4", 1), "heroes": TEAM[:4]}, 1)
    assert play(table, ways)
    page = look(server.link(server.take_in(table)), lang="fr", viewport={"width": 1280, "height": 720}).page
    acts = page.locator(".slot[data-group=other] .answer")
    page.locator(".slot[data-group=other] .answer[data-verb=open]").first.wait_for()  # once the column has been measured
    assert "Fenêtre" in " ".join(acts.all_inner_texts())
    assert found(page, WORDS_CUT, ".slot .answer:not(.slot__more)") == []


@cache
def three_cards() -> Table:
    """Six heroes, and whoever acts holds two Traits and a Bystander."""
    game = games()["xmen-resistance"]

    def holds(table: Table, ask: Ask) -> bool:
        hero = next((one for one in table.state.heroes if one.id == ask.args.get("hero")), None)
        return ask.prompt == "prompt-action" and hero is not None and len(hero.traits) > 1 and bool(hero.bystander)

    for seed in range(1, 20):
        table = Table.new(game.id, {**game.defaults("MH3", 1), "heroes": TEAM}, seed)
        if play(table, holds):
            return table
    raise AssertionError("nobody holds three cards in the games of these seeds")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_three_cards_of_six_heroes_push_nobody_away(server: Served, page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.link(server.take_in(three_cards())))
    page.locator(".seat[data-state=active] .slip:not(.slip--empty):visible").nth(2).wait_for()
    low = page.locator(".bar").bounding_box()
    assert low and found(page, OUTSIDE, [".seat", low["y"]]) == []
    assert found(page, OVERLAPS, [".seat", ".seat__stats .pips, .slip"]) == []
    assert found(page, BLANK, ".seat .slip:not(.slip--empty)") == []


@pytest.mark.parametrize("mode", ["hero", "zombie"])
def test_six_heroes_leave_the_options_in_the_window(server: Served, look: Look, mode: str) -> None:
    page = look(f"{server.address}/#/new/xmen-resistance", lang="fr", viewport={"width": 1280, "height": 720}).page
    page.locator(".mode").nth(["hero", "zombie"].index(mode)).click()
    page.get_by_label("Nombre de héros").select_option("6")
    page.locator(".crew__one").nth(5).wait_for()
    assert found(page, OUTSIDE, [".new__form .go .btn, .new__form .crew__one", 720]) == []
    assert page.evaluate("(() => { const one = document.querySelector('.new__form'); return one.scrollHeight - one.clientHeight; })()") <= 1
