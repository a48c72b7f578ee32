"""A game without a line of code in the browser: the Last Lantern of the documentation, played to its end from the start page on."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Look, Shot
from tests.browser.serving import EXAMPLES, Served
from tests.browser.test_access import axe as axe  # a fixture
from tests.browser.test_access import complaints
from tests.browser.window import Window

from stockade.engine import game as registry

sys.path.insert(0, str(EXAMPLES))

from lantern import GAME as LANTERN

GAME = LANTERN.id
DESK = {"viewport": {"width": 1280, "height": 720}}
SHAPES = {"desk": DESK, "phone": PHONE}


@pytest.fixture(scope="module")
def server(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server") / "tables.sqlite", "lantern") as served:
        yield served


@pytest.fixture(autouse=True)
def known_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process reads saves of the game; it is not installed."""
    monkeypatch.setitem(registry._registered, GAME, LANTERN)


def say(lang: str, key: str, **args: object) -> str:
    return LANTERN.text.say(lang, key, args)


def table(server: Served, seats: str, seed: int = 1) -> dict[str, Any]:
    """A table of the Last Lantern; seats are h(uman) or g(reedy)."""
    kinds = [{"kind": {"h": "human", "g": "greedy"}[one]} for one in seats]
    wish = {"game": GAME, "setup": {"scenario": "breeze", "seats": len(seats)}, "seats": kinds, "seed": seed}
    return server.call("POST", "/api/tables", json=wish).json()


def sit_down(server: Served, look: Look, lang: str, shape: str, shot: Shot) -> Window:
    """From the start page to the first question, as a person gets there."""
    window = look(server.address, lang=lang, **SHAPES[shape])
    poster = window.see(f"play-{GAME}")
    expect(poster).to_contain_text(say(lang, f"game-{GAME}"))
    expect(poster.locator("svg").first).to_be_visible()
    shot(window, f"any-{shape}-start")
    poster.click()
    window.see("mission").select_option("storm")
    window.see("players").select_option("3")
    expect(window.page.locator(".opt").filter(has_text=say(lang, "setup-wick"))).to_be_visible()
    window.see("wick-short").click()
    expect(window.see("wick-short")).to_have_attribute("aria-pressed", "true")
    expect(window.page.locator(".new__cap h1")).to_have_text(say(lang, f"game-{GAME}"))
    expect(window.page.locator(".crew__one")).to_have_count(3)
    assert not window.too_wide()
    shot(window, f"any-{shape}-new")
    window.see("start").click()
    window.wait_ask()
    return window


def shown(window: Window, name: str) -> str:
    """What the board shows under that name."""
    return window.page.locator(".thing").filter(has_text=name).inner_text().replace("\n", " ")


@pytest.mark.parametrize(("lang", "shape"), [("en", "desk"), ("fr", "phone")])
def test_it_is_played_from_the_start_page_to_the_end(server: Served, look: Look, shot: Shot, lang: str, shape: str) -> None:
    window = sit_down(server, look, lang, shape, shot)
    board = window.see("board")
    assert window.table["view"]["flame"]["value"] == 2, "the short wick was chosen"
    while not window.table["outcome"]:
        ask = window.wait_ask()
        expect(board).to_contain_text(say(lang, "shown-flame"), ignore_case=True)
        assert window.table["view"]["flame"]["value"] == int(shown(window, say(lang, "shown-flame")).split()[-1])
        assert window.table["view"]["night"]["most"] == 5
        assert not window.too_wide()
        assert not window.cut_off(".answer, .tool")
        shot(window, f"any-{shape}-{ask['message']}")
        taken = [option["key"] for option in ask["options"]][: max(ask["least"], 1)]
        window.answer(taken)
        window.wait(lambda: window.ask or window.table["outcome"], "the next question or the end")
    end = window.see("outcome")
    expect(end).to_contain_text(say(lang, f"event-game-{window.table['outcome']}"))
    expect(end).to_contain_text(say(lang, f"game-{GAME}"))
    shot(window, f"any-{shape}-end")
    for word in ("last-lantern", "undefined", "shown-", "[object"):
        assert not [text for text in window.words() if word in text], word


def test_cards_on_the_board_are_answers(server: Served, look: Look) -> None:
    made = table(server, "hh")
    window, other = (look(server.link(made, seat), **DESK) for seat in (0, 1))
    window.answer("vote:feast")
    other.answer("vote:feast")  # so that up to two cards may be poured
    window.wait(lambda: window.ask and window.ask["message"] == "prompt-pour", "the question what to pour")
    ask = window.wait_ask()
    key = ask["options"][0]["key"]
    oil = key.split(":")[1]
    before = server.truth(made).state.hands[0].count(int(oil))
    window.press(window.see(f"card-{oil}"))
    expect(window.see(f"card-{oil}").locator("i")).to_have_text("1")
    window.see("confirm").click()
    other.wait_ask()
    window.wait(lambda: not window.ask, "the card is poured")
    poured = shown(window, say("en", "shown-poured"))
    assert LANTERN.text.name("en", "oil", oil)["short"] in poured
    assert server.truth(made).state.hands[0].count(int(oil)) == before - 1


def test_an_answer_can_be_taken_back(server: Served, look: Look) -> None:
    made = table(server, "hg")
    window = look(server.link(made), **DESK)
    window.answer("vote:feast")
    window.wait(lambda: window.ask and window.ask["message"] == "prompt-pour", "the question what to pour")
    window.wait_ask()
    window.see("undo").click()
    window.wait(lambda: window.ask and window.ask["message"] == "prompt-vote", "the step back")
    window.wait_ask()
    assert all(one.seat == 1 for one in server.truth(made).answers)  # the bot votes again at once
    expect(window.see("log")).not_to_contain_text("Feast")


def test_a_hint_says_what_a_bot_would_do_and_the_rule_can_be_read(server: Served, look: Look) -> None:
    window = look(server.link(table(server, "hg")), **DESK)
    ask = window.wait_ask()
    window.see("hint").click()
    expect(window.see("hint-panel")).to_contain_text("Feast")
    window.see("why").click()
    expect(window.see("rules")).to_contain_text(ask["rule"])


@pytest.mark.parametrize("shape", list(SHAPES))
def test_axe_finds_nothing_serious(server: Served, look: Look, shot: Shot, axe: str, shape: str) -> None:
    window = sit_down(server, look, "en", shape, shot)
    assert not complaints(window, axe)
    if shape == "phone":
        window.see("tab-seats").click()
        assert not complaints(window, axe)
    window.page.goto(f"{server.address}/#/new/{GAME}")
    expect(window.see("start")).to_be_enabled()
    assert not complaints(window, axe)


def test_a_watcher_sees_the_table_and_no_hand(server: Served, look: Look, shot: Shot) -> None:
    made = table(server, "ggh")
    window = look(server.link(made, None), lang="fr", **DESK)
    expect(window.see("seat-0")).to_contain_text("Frêne")
    expect(window.see("board")).to_contain_text("Flamme", ignore_case=True)
    assert all(seat["holds"]["hand"]["is"] == "pile" for seat in window.table["view"]["seats"])
    expect(window.page.locator('[data-testid^="card-"]')).to_have_count(0)
    shot(window, "any-watch")


def test_the_text_view_tells_the_same(server: Served, look: Look) -> None:
    window = look(server.link(table(server, "hg")), **DESK)
    window.wait_ask()
    window.page.keyboard.press("t")
    view = window.see("text-view")
    expect(view).to_contain_text("Flame: 4")
    expect(view).to_contain_text("Ash")
    expect(view).to_contain_text(re.compile(r"Night: 1 ?/ ?3"))
