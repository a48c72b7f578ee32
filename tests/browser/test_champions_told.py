"""Marvel Champions says what comes of it: supports and upgrades, cards one pays with under a thumb, the news of a turn, the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.test_champions_sizes import WIDER, at_last, moment
from tests.browser.test_sizes import CUT_WORDS as CUT_WORDS_OF
from tests.browser.test_sizes import found
from tests.browser.window import Window

from stockade.bots import make
from stockade.engine import Table
from stockade.games.marvel_champions import GAME as CHAMPIONS
from stockade.games.marvel_champions.scene import ChampionsScene

CUT_WORDS = """() => [...document.querySelectorAll('.phone__news span, .phone__top b')].filter((one) =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
BELOW = """() => [...document.querySelectorAll('.pc')].flatMap((card) =>
  [...card.querySelectorAll('.pc__lost, .hc__name, .mcr')].filter((one) =>
    one.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1).map((one) => one.textContent))"""
LETTERS = """() => {
  const stage = document.querySelector('.small__stage'), scale = stage.getBoundingClientRect().width / stage.offsetWidth, sizes = [];
  const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (walk.currentNode.data.trim() && one.checkVisibility() && !one.closest('.sr, svg'))
      sizes.push(scale * parseFloat(getComputedStyle(one).fontSize));
  }
  return sizes;
}"""
COVERED = """() => {
  const a = document.querySelector('WHAT').getBoundingClientRect();
  return [...document.querySelectorAll('[data-card]')].filter((one) => {
    const b = one.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  }).map((one) => one.dataset.card);
}"""
MEET = """([first, second]) => [...document.querySelectorAll(first)].flatMap((one) => {
  const a = one.getBoundingClientRect(), other = one.parentElement.querySelector(second);
  if (!other || !a.height) return [];
  const words = document.createRange();
  words.selectNodeContents(other);
  const b = words.getBoundingClientRect();
  return a.bottom > b.top + 1 && b.bottom > a.top + 1 && a.right > b.left + 1 && b.right > a.left + 1 ? [one.textContent] : [];
})"""


def later(scenario: str, players: int, seed: int, since: int) -> Table:
    """A game of sensible players, at a turn of the first seat in that round or later."""
    table = Table.new(CHAMPIONS.id, CHAMPIONS.defaults(scenario, players), seed)
    bots = [make("greedy", seed * 10 + seat) for seat in range(players)]
    while True:
        ask = table.pending[0]
        if table.round >= since and ask.seat == 0 and ask.prompt == "prompt-turn":
            return table
        table.answer(ask.seat, list(bots[ask.seat].choose(table, ask)), decision=ask.id)


def unnamed(window: Window) -> None:
    """Whoever comes by a link does not want to say a name."""
    window.wait_ask()
    asked = window.page.locator("form.name .tool")
    if asked.count():
        asked.click()


def test_supports_and_upgrades_say_what_they_are_for(server: Served, look: Look) -> None:
    scene = ChampionsScene("spider-man")
    scene.change(lambda g: g.player(0).deck.extend(g.player(0).hand) or g.player(0).hand.clear())
    scene.hand("aunt-may", "webbed-up", "avengers-mansion", "backflip", "energy", seat=0)
    scene.turn(0)
    made = server.stage(scene.table)
    window = look(server.link(made), lang="fr", viewport={"width": 1280, "height": 720})
    window.wait_ask()
    expect(window.page.locator('.slots .answer[data-verb="play"]', has_text="soigne 4 par round")).to_have_count(1)
    webbed = window.page.locator('.slots .answer[data-verb="play"]', has_text="Pris dans la Toile")
    expect(webbed).to_have_attribute("title", re.compile("arrête sa prochaine attaque"))  # no room for it in words
    assert at_last(window, f"() => ({WIDER})([...document.querySelectorAll('.slots .answer small')])", []) == []
    thumb = look(server.link(made), phone=True)
    thumb.wait_ask()
    expect(thumb.page.locator(".phone__answers .answer", has_text="heals 4 per round")).to_have_count(1)


def test_by_thumb_a_card_says_what_losing_it_costs(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.link(server.stage(moment("pay"))), phone=True)
    window.wait_ask()
    shot(window, "champions-phone-pay")
    expect(window.page.locator(".pc", has_text="Backflip").locator(".pc__lost")).to_have_text("Dear")
    expect(window.page.locator(".pc", has_text="For Justice!").locator(".pc__lost")).to_have_text("Useful")
    assert at_last(window, BELOW, []) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_news_of_a_phone_are_not_cut_and_forms_can_be_read(server: Served, look: Look, shot: Shot, lang: str) -> None:
    window = look(server.link(server.take_in(later("klaw", 3, 2, 3))), phone=True, lang=lang)
    unnamed(window)
    expect(window.see("news")).to_be_visible()
    assert at_last(window, CUT_WORDS, []) == []
    window.see("tab-seats").tap()
    expect(window.page.locator(".sheet .ident .ex")).not_to_have_count(0)
    shot(window, f"champions-phone-seats-late-{lang}")
    assert window.page.evaluate(MEET, [".sheet .ident .ex", ".ident__form"]) == []


def test_the_news_of_a_turn_stay_to_be_read_again(server: Served, look: Look, shot: Shot) -> None:
    """Beside them the log keeps the place to say something; once one has acted they are one line, which opens."""
    window = look(server.link(server.take_in(later("klaw", 3, 2, 3))), lang="fr", viewport={"width": 1280, "height": 720})
    unnamed(window)
    news = window.see("digest").locator("li")
    expect(news).not_to_have_count(0)
    said = window.see("chat").bounding_box()
    bar = window.page.locator(".bar").bounding_box()
    assert said and bar and said["y"] + said["height"] < bar["y"]
    told = news.all_inner_texts()
    window.answer("flip")
    window.wait_ask()
    expect(window.see("digest")).to_have_attribute("data-folded", "true")
    expect(news).to_have_count(0)
    window.see("digest-fold").click()
    assert news.all_inner_texts() == told
    shot(window, "champions-news-again")
    window.see("digest").locator(".plain").last.click()
    expect(window.see("digest")).to_have_count(0)
    window.page.keyboard.press("u")
    window.wait_ask()
    expect(window.see("digest")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_names_who_won_and_nobody_talks_over_it(server: Served, look: Look, shot: Shot, lang: str) -> None:
    table, bot = Table.new(CHAMPIONS.id, CHAMPIONS.defaults("klaw", 4), 1), make("random", 5)
    while not table.outcome:
        ask = table.pending[0]
        table.answer(ask.seat, list(bot.choose(table, ask)), decision=ask.id)
    window = look(server.link(server.take_in(table)), phone=True, lang=lang)
    expect(window.see("end")).to_be_visible()
    expect(window.see("outcome")).to_contain_text({"en": "Klaw wins this time", "fr": "Klaw l’emporte cette fois"}[lang])
    expect(window.page.locator(".says")).to_have_count(0)
    shot(window, f"champions-phone-end-{lang}")
    key, go = window.page.locator(".end__key").bounding_box(), window.page.locator(".end__go button").first.bounding_box()
    assert key and go and key["y"] + key["height"] <= go["y"] + 1
    for one in window.see("end-people").locator("li > b").all():
        box = one.bounding_box()
        assert box and box["height"] < 30, "a name on one line"


def revealed() -> ChampionsScene:
    """A treachery is about to be read; Spider-Man may cancel it, and has what pays for that in play."""
    scene = ChampionsScene("spider-man", "captain-marvel")
    scene.play_area("web-shooter", 0, counters=3)
    scene.hand("enhanced-spider-sense", "haymaker", seat=0)
    scene.turn(0)
    scene.reveal("caught-off-guard", seat=0)
    return scene


def test_paying_besides_ones_turn_is_switched_where_it_is_asked(server: Served, look: Look, shot: Shot) -> None:
    made = server.stage(revealed().table)
    window = look(server.link(made), lang="fr", viewport={"width": 1280, "height": 720})
    unnamed(window)
    card, scheme = window.page.locator(".reveal").bounding_box(), window.page.locator(".scheme").first.bounding_box()
    assert card and scheme and card["x"] + card["width"] <= scheme["x"] + 1, "what is revealed leaves the threat to be read"
    window.see("standing-open").click()
    expect(window.see("standing-spending-always")).to_have_attribute("aria-pressed", "true")
    window.see("standing-spending-ask").click()
    expect(window.see("standing-spending-ask")).to_have_attribute("aria-pressed", "true")
    shot(window, "champions-paying-asked")
    window.page.keyboard.press("Escape")
    expect(window.see("standing-menu")).to_have_count(0)
    window.page.locator('.answer[data-key^="play:enhanced-spider-sense"]').click()
    expect(window.see("tray")).to_be_visible()
    thumb = look(server.link(server.stage(revealed().table)), phone=True)
    unnamed(thumb)
    thumb.see("standing-open").tap()
    expect(thumb.see("standing-menu")).to_be_visible()
    shot(thumb, "champions-paying-phone")
    assert not thumb.cut_off("[data-testid=standing-menu], [data-testid=standing-menu] button")
    thumb.see("standing-open").tap()
    before = thumb.wait_ask()["id"]
    thumb.page.locator('.answer[data-key^="play:enhanced-spider-sense"]').tap()
    thumb.wait(lambda: before not in [one["id"] for one in thumb.table["asks"]], "it was played")
    expect(thumb.see("tray-sum")).to_have_count(0)


def test_names_of_a_crowd_can_be_read_in_the_drawer(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.link(server.stage(moment("turn"))), phone=True)
    unnamed(window)
    window.see("tab-seats").tap()
    names = window.page.locator(".sheet .minion > b")
    expect(names).not_to_have_count(0)
    shot(window, "champions-phone-crowd-names")
    assert [box["width"] for one in names.all() if (box := one.bounding_box()) and box["width"] < 40] == []


def test_an_example_of_a_rule_is_large_enough_on_a_phone(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/rules/marvel-champions/MC-THW-01", phone=True)
    expect(window.see("small-board")).to_be_visible()
    shot(window, "champions-phone-example")
    expect(window.page.locator(".small__stage .pscheme")).to_be_visible()
    assert min(window.page.evaluate(LETTERS)) > 10
    board, hand = (window.page.locator(f".small__stage {one}").bounding_box() for one in (".small__board", ".mc-phand"))
    whole = window.see("small-board").bounding_box()
    assert board and hand and whole and board["height"] > 250
    assert board["y"] + board["height"] <= hand["y"] + 1 and hand["y"] + hand["height"] <= whole["y"] + whole["height"] + 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_beside_recovering_the_change_of_form_says_what_comes_of_it(server: Served, look: Look, shot: Shot, lang: str) -> None:
    scene = ChampionsScene("spider-man", scenario="rhino")
    scene.form("alter-ego", 0)
    scene.set("hero", damage=4)
    scene.hand("mockingbird", "haymaker", "backflip", "daredevil", "heroic-intuition", "black-cat", seat=0)
    scene.turn(0)
    window = look(server.link(server.stage(scene.table)), lang=lang, viewport={"width": 1280, "height": 720})
    window.wait_ask()
    shot(window, f"champions-form-{lang}")
    form = window.page.locator(".slots .answer[data-verb=flip]")
    expect(form).to_contain_text({"en": "the villain attacks", "fr": "le méchant attaque"}[lang])
    expect(window.page.locator(".slots .answer[data-verb=recover]")).to_have_count(1)
    assert found(window.page, CUT_WORDS_OF, ".slots .answer__t, .slots .answer__t :is(b, small)") == []


def test_the_guide_covers_no_card(server: Served, look: Look, shot: Shot) -> None:
    window = look(f"{server.address}/#/", lang="fr", viewport={"width": 1280, "height": 720})
    window.see("guided-marvel-champions").click()
    window.wait_ask()
    window.see("coach")
    assert at_last(window, COVERED.replace("WHAT", ".coach"), []) == []
    shot(window, "champions-guide")


def test_four_answers_stand_under_a_thumb_with_what_comes_of_them(server: Served, look: Look, shot: Shot) -> None:
    scene = ChampionsScene("spider-man", scenario="ultron")
    scene.change(lambda g: g.player(0).deck.extend(g.player(0).hand) or g.player(0).hand.clear())
    scene.form("alter-ego", 0)
    scene.hand("aunt-may", "nick-fury", "black-cat", "haymaker", seat=0)
    scene.minion("hydra-mercenary", 0)
    scene.turn(0)
    window = look(server.link(server.stage(scene.table)), phone=True)
    window.wait_ask()
    shot(window, "champions-phone-four")
    answers = window.page.locator(".phone__answers .answer")
    expect(answers.filter(has_text="heals 4 per round")).to_have_count(1)
    expect(window.page.locator(".answers__more")).to_have_count(0)
    assert not window.cut_off(".phone__answers .answer")
    assert answers.filter(has_text="Nick Fury").locator(".icon").first.is_visible(), "the sign says what is done"
