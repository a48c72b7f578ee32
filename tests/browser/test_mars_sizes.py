"""Mars Attacks where it is crowded: many answers under a thumb, many figures in a square, and numbers that stay with their nouns."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look
from tests.browser.scenes import play
from tests.browser.serving import Served
from tests.browser.test_sizes import CLAMPED, CLIPPED, CUT, HOLDS, OUTSIDE, OVERLAPS, SMALL, TEXT, found

from stockade.engine import Ask, Table, games

GAME = "mars-attacks"


@cache
def asked(scenario: str, prompt: str, least: int, most: int = 99) -> Table:
    """The first such question with so many answers. Everybody gets the same table: look, do not play."""
    game = games()[GAME]
    for seed in range(1, 12):
        table = Table.new(GAME, game.defaults(scenario, 1), seed)
        if play(table, lambda _, ask: ask.prompt == prompt and least <= len(ask.options) <= most):
            return table
    raise AssertionError("no game of these seeds asks so much")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("scenario", "prompt", "least", "most"),
    [
        ("breaking", "prompt-act", 16, 19),
        ("surprise", "prompt-act", 13, 15),
        ("help", "prompt-turn", 13, 15),
        ("surprise", "prompt-square", 30, 99),
    ],
    ids=["nineteen", "thirteen", "names", "squares"],
)
def test_no_answer_only_peeks_out_under_a_thumb(
    server: Served, look: Look, scenario: str, prompt: str, least: int, most: int, lang: str
) -> None:
    window = look(server.link(server.take_in(asked(scenario, prompt, least, most))), lang=lang, phone=True)
    window.page.locator(".phone__answers .answer").nth(3).wait_for()
    assert found(window.page, CUT, [".phone__answers .answers--many .answer", ".phone__answers .answers--many"]) == []
    assert found(window.page, CLIPPED, ".phone__answers .answer b, .phone__answers .answer small") == []
    options = [option["key"] for option in window.wait_ask()["options"]]
    shown = window.page.locator(".phone__answers .answer[data-key]").evaluate_all("all => all.map((one) => one.dataset.key)")
    more = window.see("more-choose")
    rest = (more.get_attribute("data-keys") or "").split() if more.count() else []
    assert sorted([*shown, *rest]) == sorted(options)  # what has no place opens from the last one


@cache
def laden(scenario: str) -> Table:
    """Somebody acts, three cards are held or more, and a set has been laid."""
    game = games()[GAME]

    def full(table: Table, ask: Ask) -> bool:
        view = table.view(0)
        return ask.prompt == "prompt-act" and len(view["hand"]) > 2 and bool(view["laid"])

    for seed in range(1, 12):
        table = Table.new(GAME, game.defaults(scenario, 1), seed)
        if play(table, full):
            return table
    raise AssertionError("nobody holds and lays so much in the games of these seeds")


def stand_close(table: Table, _ask: Ask) -> bool:
    """Five or more in a square, and somebody has acted."""
    models = [one for one in table.view(0)["models"] if one["stage"] == "board"]
    squares = [one["square"] for one in models]
    return any(squares.count(one["square"]) > 4 and one["activated"] for one in models)


@cache
def crowd() -> Table:
    game = games()[GAME]
    for seed in range(1, 12):
        table = Table.new(GAME, game.defaults("breaking", 1), seed)
        if play(table, stand_close):
            return table
    raise AssertionError("nobody stands close in the games of these seeds")


# marks on the board that say what became of somebody, when they are too small
FAINT = """(least) => [...document.querySelectorAll(".acted > rect, .rattled > path, .soldier[data-bare] .shape")]
  .filter((one) => one.getBoundingClientRect().width < least).map((one) => one.closest("[data-fig]").dataset.fig)"""
# marks of one square that lie over each other
JOSTLED = """() => {
  const marks = [...document.querySelectorAll(".soldier[data-bare] .shape")].map((one) => [one, one.getBoundingClientRect()]);
  const near = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
  return marks.flatMap(([, a], i) => marks.slice(i + 1).filter(([, b]) => near(a, b) < 0.8 * a.width).map(([one]) => one.textContent));
}"""


@pytest.mark.parametrize(("phone", "least"), [(False, TEXT), (True, 10)], ids=["desk", "phone"])
def test_marks_in_a_crowded_square_can_be_read(server: Served, look: Look, phone: bool, least: float) -> None:
    size = {} if phone else {"viewport": {"width": 1280, "height": 720}}
    window = look(server.link(server.take_in(crowd())), phone=phone, **size)
    window.page.locator(".soldier").first.wait_for()
    assert window.page.locator(".soldier[data-bare]").count() > 4
    assert [small for small in found(window.page, SMALL, least) if "tok" in small or "count" in small] == []
    assert found(window.page, FAINT, 11.5) == []
    assert found(window.page, JOSTLED, None) == []


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scenario", ["surprise", "help", "breaking"])
def test_below_a_large_force_the_hand_is_seen(server: Served, look: Look, scenario: str, size: tuple[int, int]) -> None:
    table = laden(scenario)
    window = look(server.link(server.take_in(table)), lang="fr", viewport={"width": size[0], "height": size[1]})
    window.page.locator(".hand .mcard").first.wait_for()
    low = window.page.locator(".bar").bounding_box()
    assert low and found(window.page, OUTSIDE, [".seat, .hand, .hand .mcard, .rail .panel", low["y"]]) == []
    assert found(window.page, CLIPPED, ".mdl__n b, .mdl__pts, .mdl__st, .prof span") == []


# numbers on another line than what they count
PARTED = """(inner) => [...document.querySelectorAll(inner)].filter((one) => one.checkVisibility()).flatMap((one) => {
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), out = [];
  while (walk.nextNode()) {
    const text = walk.currentNode.data;
    for (const found of text.matchAll(/(?<![\\p{L}\\d])\\d+[ \\u00a0]\\p{L}{2,11}(?![\\p{L}’-])|\\p{Lu}\\p{L}{2,9}[ \\u00a0]\\d+/gu)) {
      const words = document.createRange();
      words.setStart(walk.currentNode, found.index);
      words.setEnd(walk.currentNode, found.index + found[0].length);
      const lines = new Set([...words.getClientRects()].map((line) => Math.round(line.top)));
      if (lines.size > 1) out.push(found[0]);
    }
  }
  return out;
})"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_number_stays_with_its_noun(server: Served, look: Look, lang: str, phone: bool) -> None:
    size = {} if phone else {"viewport": {"width": 1280, "height": 720}}
    window = look(server.link(server.take_in(asked("surprise", "prompt-act", 13, 15))), lang=lang, phone=phone, **size)
    window.wait_ask()
    if phone:
        window.see("tab-goals").click()
    window.page.locator(".goal").first.wait_for()
    assert found(window.page, PARTED, ".goal, .bar__q, .answer, .log .line") == []
    table = Table.new(GAME, games()[GAME].defaults("campaign", 1), 3)
    camp = look(server.link(server.take_in(table)), lang=lang, phone=phone, **size)
    camp.wait_ask()
    assert found(camp.page, PARTED, ".bar__q, .answer, .unit") == []


@cache
def rewarded() -> Table:
    """A battle of a campaign is over: five or more may have earned a point."""
    table = Table.new(GAME, games()[GAME].defaults("campaign", 1), 2)
    assert play(table, lambda _, ask: ask.prompt == "prompt-reward" and len(ask.options) > 4)
    return table


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_whom_to_reward_can_be_read(server: Served, look: Look, lang: str, phone: bool) -> None:
    size = {} if phone else {"viewport": {"width": 1280, "height": 720}}
    page = look(server.link(server.take_in(rewarded())), lang=lang, phone=phone, **size).page
    page.locator(".share .answer").nth(4).wait_for()
    assert found(page, OVERLAPS, ["main", ".share .answer__t"]) == []
    assert found(page, HOLDS, [".answer", ".share"]) == []
    assert found(page, PARTED, ".share .answer") == []
    assert phone or found(page, CLAMPED, ".unit") == []  # all of what everybody did


def test_at_the_end_no_fate_lies_over_a_figure(server: Served, look: Look) -> None:
    table = Table.new(GAME, games()[GAME].defaults("surprise", 1), 2)
    play(table, lambda _table, _ask: False)
    page = look(server.link(server.take_in(table)), lang="fr", viewport={"width": 1280, "height": 720}).page
    page.locator(".end__people li em").first.wait_for()
    assert found(page, OVERLAPS, [".end__people li", "b:not(span b), em, .end__figures"]) == []


# letters in drawings, when they are too small
FINE = """(all, least) => all.filter((one) => one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a).filter((size) => size < least)"""


@cache
def at_the_transport(text: str) -> Table:
    """The last battle of a campaign: the transport may be called, which is worded like that, or everybody retreats."""

    def there(_: Table, ask: Ask) -> bool:
        texts = {option.key: option.text for option in ask.options}
        return ask.prompt == "prompt-checks" and texts.get("call") == text and "retreat" in texts

    for seed in range(1, 20):
        table = Table.new(GAME, games()[GAME].defaults("campaign", 1), seed)
        if play(table, there):
            return table
    raise AssertionError("nobody is asked that in the games of these seeds")


def test_who_arrived_in_the_last_battle_is_seen(server: Served, look: Look) -> None:
    size = {"viewport": {"width": 1280, "height": 720}}
    page = look(server.link(server.take_in(at_the_transport("option-call"))), lang="fr", **size).page
    page.locator('.answer[data-key="retreat"]').wait_for()
    low = page.locator(".bar").bounding_box()
    assert low and page.locator(".arrl li").count() > 5
    assert found(page, OUTSIDE, [".arrl li", low["y"]]) == []
    assert page.locator(".arrl .d8 text").evaluate_all(FINE, TEXT) == []


def test_what_leaving_the_last_battle_means(server: Served, look: Look) -> None:
    size = {"viewport": {"width": 1280, "height": 720}}
    page = look(server.link(server.take_in(at_the_transport("option-call-empty"))), lang="fr", **size).page
    for key in ("call", "retreat"):  # there is no battle after it
        expect(page.locator(f'.answer[data-key="{key}"]')).to_contain_text("La campagne est perdue.")


@cache
def thinned() -> Table:
    """Of a large force, several have fallen."""

    def fallen(table: Table, _ask: Ask) -> bool:
        view = table.view(0)
        return view["phase"] == "turns" and sum(one["stage"] == "dead" for one in view["models"]) > 2

    for seed in range(1, 20):
        table = Table.new(GAME, games()[GAME].defaults("help", 1), seed)
        if play(table, fallen):
            return table
    raise AssertionError("nobody falls in the games of these seeds")


def test_letters_beside_a_large_force_can_be_read(server: Served, look: Look) -> None:
    page = look(server.link(server.take_in(thinned())), viewport={"width": 1280, "height": 720}).page
    page.locator('[data-tight] .mdl[data-state="dead"]').first.wait_for()
    assert page.locator('.seat .mdl[data-state="dead"] .seat-mark text').evaluate_all(FINE, TEXT) == []
    assert found(page, OVERLAPS, [".seat", ".mdl__n b, .mdl__st"]) == []


def test_a_review_shows_the_letters_of_its_squares_whole(server: Served, look: Look) -> None:
    table = Table.new(GAME, games()[GAME].defaults("surprise", 1), 2)
    play(table, lambda _table, _ask: False)
    page = look(server.link(server.take_in(table)), lang="fr", viewport={"width": 1280, "height": 720}).page
    page.get_by_role("button", name="Revoir", exact=True).click()
    page.locator(".small .b-co").first.wait_for()
    assert found(page, HOLDS, [".b-co", ".small"]) == []
