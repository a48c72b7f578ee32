"""Dead of Winter where there is little room: what explains, asks or tells leaves free what one chooses by."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look
from tests.browser.serving import Served
from tests.browser.test_sizes import hand
from tests.browser.window import Window

from stockade.bots import make, seat_seed
from stockade.engine import Table, games

GAME = "dead-of-winter"
pytestmark = pytest.mark.skipif(GAME not in games(), reason="dead-of-winter is not installed: it has no entry point")

# how many pixels of each of these lie under that
UNDER = """([over, all]) => {
  const top = document.querySelector(over).getBoundingClientRect();
  return [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect()).map((box) =>
    box.right < top.left || box.left > top.right ? 0 : Math.max(0, Math.min(box.bottom, top.bottom) - Math.max(box.top, top.top)));
}"""
LINES = """() => [...document.querySelectorAll('.phone__top > div:not(.lang) > *')].map((one) => {
  const style = getComputedStyle(one);
  return [one.scrollWidth <= one.clientWidth, Math.round(one.getBoundingClientRect().height / parseFloat(style.lineHeight))];
})"""


def drafting() -> Table:
    return Table.new(GAME, games()[GAME].defaults(games()[GAME].scenarios[0], 5), 1)


def under(window: Window, over: str, what: str) -> float:
    window.page.wait_for_timeout(250)
    found = window.page.evaluate(UNDER, [over, what])
    assert found
    return max(found)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "laptop"])
def test_the_tour_leaves_whom_to_keep_in_sight(server: Served, look: Look, phone: bool) -> None:
    size = {} if phone else {"viewport": {"width": 1280, "height": 720}}
    window = look(server.link(server.take_in(drafting())), lang="fr", phone=phone, guide=True, **size)
    window.see("guide-next").wait_for()
    for _ in range(2):  # the question, the board
        assert under(window, ".guide__card", ".w-pickcard") < 12
        window.see("guide-next").click()
    window.see("guide-skip").click()
    if phone:
        window.page.evaluate("() => localStorage.setItem('stockade.settings', JSON.stringify({ guide: false, lessons: 0, settle: 0 }))")
        window.page.reload()
        window.see("coach-open").click()
        assert under(window, ".coach", ".w-pickcard") < 12


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_guided_game_leaves_survivors_and_head_in_sight(server: Served, look: Look, lang: str) -> None:
    window = look(server.address, lang=lang, phone=True)
    window.see(f"guided-{GAME}").click()
    window.see("coach-good").wait_for()
    assert under(window, ".coach", '.phone__board [data-piece^="survivor:"]') == 0
    assert under(window, ".coach", ".phone__top") == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scenario", range(10))
def test_the_head_has_two_lines(server: Served, look: Look, scenario: int, lang: str) -> None:
    game = games()[GAME]
    table = Table.new(GAME, game.defaults(game.scenarios[scenario], 5), 1)
    window = look(server.link(server.take_in(table)), phone=True, lang=lang)
    window.page.locator(".phone__top small").wait_for()
    assert window.page.evaluate(LINES) == [[True, 1], [True, 1]]


@cache
def full_hand() -> Table:
    """A turn with eight different cards."""
    game = games()[GAME]
    for seed in range(1, 60):
        table = Table.new(GAME, game.defaults(game.scenarios[0], 5), seed)
        bots = [make("greedy", seat_seed(seed, seat)) for seat in range(5)]
        while not table.outcome and table.round < 6:
            ask = table.pending[0]
            if ask.prompt == "prompt-action" and len(set(hand(table, ask.seat))) > 7:
                return table
            table.answer(ask.seat, list(bots[ask.seat].choose(table, ask)), decision=ask.id)
    raise AssertionError("nobody has eight cards in these games")


def test_a_long_hand_says_how_many_lie_beyond(server: Served, look: Look) -> None:
    table = full_hand()
    window = look(server.link(server.take_in(table), table.pending[0].seat), phone=True)
    seen = window.page.locator(".w-pslips .slip")
    expect(window.see("hand-after")).to_be_visible()
    beyond = int("".join(filter(str.isdigit, window.see("hand-after").inner_text())))
    free = window.page.eval_on_selector_all(
        ".w-pslips .slip",
        "all => all.filter((one) => { const b = one.getBoundingClientRect();"
        " return document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)?.closest('.slip') === one; }).length",
    )
    assert beyond and free + beyond == seen.count()
    window.see("hand-after").click()
    expect(window.see("hand-before")).to_be_visible()
    expect(window.see("hand-after")).to_have_count(0)


def test_who_is_asked_a_name_plays_on_all_the_same(server: Served, look: Look) -> None:
    """The question lies where drawers are opened, and on nothing else."""
    table = full_hand()
    guest = look(server.link(server.take_in(table), table.pending[0].seat), phone=True)
    expect(guest.see("name-dialog")).to_be_visible()
    rest = ".phone__top, .phone__board, .phone__ask, .phone__hand"
    assert under(guest, "form.name", rest) < 1
    guest.see("my-name").fill("Ana")
    guest.see("name-say").click()
    expect(guest.see("name-dialog")).to_have_count(0)
    guest.see("tab-seats").click()
    expect(guest.see("tab-seats")).to_have_attribute("aria-pressed", "true")


def test_cards_of_one_kind_are_one_answer(server: Served, look: Look) -> None:
    """One of them may be a starting item: they read the same."""
    table = next(one for one in map(starting, range(1, 60)) if one)
    window = look(server.link(server.take_in(table), table.pending[0].seat))
    if window.see("dawn-close").count():
        window.see("dawn-close").click()
    window.see("verb-play").click()
    answers = window.see("chooser").locator("[data-key]")
    read = [one.replace("\n", " ") for one in answers.all_inner_texts()]
    assert len({one.lstrip("0123456789 ") for one in read}) == len(read) > 1


def starting(seed: int) -> Table | None:
    """A turn with a starting item and the same card from elsewhere, and another card to play."""
    game = games()[GAME]
    table = Table.new(GAME, game.defaults(game.scenarios[0], 3), seed)
    bots = [make("greedy", seat_seed(seed, seat)) for seat in range(3)]
    while not table.outcome and table.round < 4:
        ask = table.pending[0]
        plays = [option.key[5:] for option in ask.options if option.key.startswith("play:")]
        if len(plays) > 2 and any(f"{one}.s" in plays for one in plays):
            return table
        table.answer(ask.seat, list(bots[ask.seat].choose(table, ask)), decision=ask.id)
    return None
