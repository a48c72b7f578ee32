"""Marvel Champions in crowded positions: whatever the window, everything legal that lies on the board can be pressed there, and read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_champions import CROWD
from tests.browser.test_sizes import HOLDS, found
from tests.browser.window import Window

from stockade.engine import Ask, Table
from stockade.games.marvel_champions.scene import ChampionsScene

SIZES = [(1280, 720), (1280, 800), (1366, 768), (1920, 1080)]
HAND = ("backflip", "swinging-web-kick", "for-justice", "mockingbird", "daredevil", "the-power-of-justice", "enhanced-spider-sense")
PRESSED = """() => {
  const seen = {};
  for (const one of document.querySelectorAll('[data-card].glow')) {
    const box = one.getBoundingClientRect();
    const spots = [[.5, .5], [.2, .3], [.8, .3], [.2, .8], [.5, .85], [.3, .5]];
    const hits = spots.map(([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
    const free = box.width > 12 && box.height > 12 && hits.some((hit) => hit && (hit === one || one.contains(hit)));
    seen[one.dataset.card] ||= free;
  }
  return Object.keys(seen).filter((card) => seen[card]).sort();
}"""
SMALL = """() => {
  const found = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !one.checkVisibility() || one.closest('.sr, svg, script, style, noscript')) continue;
    const box = one.getBoundingClientRect(), size = parseFloat(getComputedStyle(one).fontSize);
    if (box.width > 2 && box.height > 2 && size && size < 11.5) found.add(`${one.className}: ${size} ${walk.currentNode.data}`);
  }
  return [...found];
}"""
SPILT = """() => [...document.querySelectorAll('.hand__cards .hc')].flatMap((card) => {
  const box = card.getBoundingClientRect();
  return [...card.querySelectorAll('.hc__foot > *, .hc__name, .hc__cost')].filter((part) => part.checkVisibility()).filter((part) => {
    const at = part.getBoundingClientRect();
    return at.right > box.right + 1 || at.bottom > box.bottom + 1 || at.left < box.left - 1;
  }).map((part) => `${card.dataset.card}: ${part.className}`);
})"""


WORDS_AT = (
    "one => { const r = document.createRange(); r.selectNodeContents(one); const { x, y } = r.getBoundingClientRect(); return { x, y }; }"
)
WIDER = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
UNDER = """() => {
  const low = document.querySelector('.mc-play').getBoundingClientRect().top;
  const under = (one) => one.getBoundingClientRect().bottom > low + 1;
  return [...document.querySelectorAll('.front > *')].filter(under).map((one) => one.className);
}"""


UNDER_NAME = """() => [...document.querySelectorAll('.mc-play .head')].flatMap((head) => {
  const words = document.createRange();
  words.selectNodeContents(head.querySelector('.seat__name'));
  const name = words.getBoundingClientRect(), seat = head.closest('.seat').getBoundingClientRect();
  const field = head.closest('.seat').querySelector('.mc-field .cards').getBoundingClientRect();
  return [...head.querySelectorAll('.head__front .foe, .head__front .mc-mini')].filter((one) => {
    const at = one.getBoundingClientRect();
    return at.left < name.right || at.right > seat.right + 12 || (one.matches('.mc-mini') && at.bottom > field.top + 1);
  }).map((one) => `${name.right} ${seat.right} ${field.top}: ${JSON.stringify(one.getBoundingClientRect())}`);
})"""


def crowd() -> ChampionsScene:
    """Four players late against Ultron, seven cards in the hand of the first."""
    scene = ChampionsScene("spider-man", "captain-marvel", "she-hulk", "black-panther", scenario="ultron")
    for seat, codes in CROWD.items():
        for code in codes:
            scene.play_area(code, seat)
        for code in ("advanced-ultron-drone", "hydra-mercenary", "hydra-mercenary", "titania")[: 4 - seat % 2]:
            scene.minion(code, seat)
    for code in ("drone-factory", "under-attack", "invasive-ai", "ultrons-imperative"):
        scene.scenario_card(code, threat=5)
    scene.hand(*HAND, seat=0)
    return scene


def moment(name: str) -> Table:
    scene = crowd()
    if name == "defend":
        scene.villain_attacks(0)
        while scene.prompt != "prompt-defend":
            scene.answer(scene.options()[-1])
        for seat in (1, 2, 3):
            scene.answer([key for key in scene.options(seat) if key.startswith("defend:")][-1], seat=seat)
        return scene.table
    scene.turn(0)
    if name == "pay":
        scene.answer(next(key for key in scene.options(0) if key.startswith("play:swinging-web-kick")), seat=0)
    return scene.table


def mine(table: Table) -> Ask:
    return next(ask for ask in table.pending if ask.seat == 0)


def lying(table: Table) -> list[str]:
    """What the answers are about, and what they may be done to."""
    ask = mine(table)
    done_to = [str(aim.args["target"]) for aims in table.game.odds.aims(table.play, ask).values() for aim in aims]
    return sorted({str(option.args["card"]) for option in ask.options if "card" in option.args} | set(done_to))


def at_last(window: Window, script: str, wanted: Any) -> Any:
    """What the page shows once everything has been measured."""
    tries = 40
    while (seen := window.page.evaluate(script)) != wanted and (tries := tries - 1):
        window.page.wait_for_timeout(75)
    return seen


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ["turn", "pay", "defend"])
def test_everything_legal_is_pressed_where_it_lies(server: Served, look: Look, shot: Shot, name: str, size: tuple[int, int]) -> None:
    table = moment(name)
    window = look(server.link(server.stage(table)), lang="fr", viewport={"width": size[0], "height": size[1]})
    window.wait_ask()
    shot(window, f"champions-crowd-{name}-{size[0]}x{size[1]}")
    assert at_last(window, PRESSED, lying(table)) == lying(table)
    assert at_last(window, SPILT, []) == []
    assert at_last(window, UNDER, []) == []
    assert at_last(window, SMALL, []) == []
    assert not window.cut_off(".bar .answer")


@pytest.mark.parametrize("name", ["pay", "defend"])
def test_by_thumb_what_is_asked_about_comes_first(server: Served, look: Look, shot: Shot, name: str) -> None:
    """Hands are swiped, and of the other seats only what has room: the rest stands on the bar."""
    table = moment(name)
    window = look(server.link(server.stage(table)), phone=True)
    window.wait_ask()
    shot(window, f"champions-crowd-{name}-phone")
    state = table.state
    own = [card for card in lying(table) if (it := state.table.get(int(card.rpartition(".")[2]))) and it.controller == 0]
    assert set(own) <= set(at_last(window, PRESSED, own))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["turn", "defend"])
def test_a_crowd_of_answers_is_read_under_a_thumb(server: Served, look: Look, shot: Shot, name: str, lang: str) -> None:
    window = look(server.link(server.stage(moment(name))), phone=True, lang=lang)
    window.wait_ask()
    shot(window, f"champions-crowd-{name}-phone-{lang}")
    assert found(window.page, HOLDS, [".answer", ".phone__answers > .answers--many"]) == []
    assert not window.cut_off(".phone__answers .answer")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_pays_and_how_much_can_be_read(server: Served, look: Look, size: tuple[int, int]) -> None:
    window = look(server.link(server.stage(moment("pay"))), lang="fr", viewport={"width": size[0], "height": size[1]})
    window.wait_ask()
    window.see("pay-auto").click()
    pay = window.see("confirm")
    expect(pay).to_be_enabled()
    key, word = pay.locator(".kbd").bounding_box(), pay.locator("b").evaluate(WORDS_AT)
    assert key and (word["x"] > key["x"] + key["width"] or word["y"] > key["y"] + key["height"] - 3)
    window.see("pick-clear").click()
    assert window.page.eval_on_selector_all(".answers--pay .answer :is(b, small)", WIDER) == []


def test_a_last_card_is_kept_or_discarded_and_the_answers_say_so(server: Served, look: Look) -> None:
    scene = ChampionsScene("spider-man")
    scene.turn(0)
    scene.hand("backflip", seat=0)
    scene.answer("end", seat=0)
    assert scene.prompt == "prompt-end-discard"
    window = look(server.link(server.stage(scene.table)), lang="fr")
    window.wait_ask()
    expect(window.see("confirm")).to_contain_text("Tout garder")


@pytest.mark.parametrize("foe", [True, False], ids=["minion", "hand"])
def test_what_stands_beside_a_name_leaves_it_to_be_read(server: Served, look: Look, shot: Shot, foe: bool) -> None:
    scene = ChampionsScene("spider-man", "captain-marvel", scenario="klaw")
    scene.form("alter-ego", 1)
    scene.hand(*HAND[:6], seat=1)
    for code in ("mockingbird", "hawkeye"):
        scene.play_area(code, 1)
    if foe:
        scene.minion("weapons-runner", 1)
    scene.turn(0)
    window = look(server.link(server.stage(scene.table)), lang="fr", viewport={"width": 1280, "height": 720})
    window.wait_ask()
    shot(window, f"champions-name-{foe}")
    assert at_last(window, UNDER_NAME, []) == []
