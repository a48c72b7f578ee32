"""French all the way through, switched while one plays, and for each seat on its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.browser.window import Window

from stockade.engine import Table, find_game

# Titles and the ids of rules stay what they are in every language.
NAMES = re.compile(r"X-Men Resistance|Marvel Champions|Dead of Winter|Mars Attacks|X-Men|X-Jet|Stockade|XR-[A-Z0-9-]+")
ENGLISH = re.compile(
    r"\b(the|and|with|your|you|from|who|what|where|which|does|is|are|of|in the|to the|its|their|this|that|one|two"
    r"|moves?|turn|hero|heroes|health|power|wounds?|skills?|enemy|enemies|walkers?|runners?|bystanders?|locked|door|window"
    r"|choose|start|play|settings|rules|undo|hint|why|spawn|hits|dice|rolled|next|done|hangar, east|free|answers?|round ends?)\b",
    re.IGNORECASE,
)


def leftovers(window: Window) -> list[str]:
    """Whatever on a French page reads like English."""
    assert window.page.evaluate("document.documentElement.lang") == "fr"
    return [text for text in window.words() if ENGLISH.search(NAMES.sub("", text))]


def test_every_page_is_french(server: Served, look: Look, shot: Shot) -> None:
    window = look(server.address, lang="fr")
    expect(window.see("play-xmen-resistance")).to_be_visible()
    window.see("join").click()
    assert not leftovers(window)
    shot(window, "start-fr")
    window.see("play-xmen-resistance").click()
    window.page.locator("summary").click()
    expect(window.page.locator("svg.board[role=img]")).to_be_visible()
    shot(window, "new-table-fr")
    assert not leftovers(window)
    window.page.goto(f"{server.address}/#/rules/xmen-resistance")
    expect(window.page.locator("article.rule").first).to_be_visible()
    shot(window, "rulebook-fr")
    assert not leftovers(window)
    window.page.goto(f"{server.address}/#/credits")
    window.page.locator("dl").evaluate("list => list.remove()")  # authors and the names they gave their icons
    assert not leftovers(window)


def test_the_whole_table_is_french(server: Served, look: Look, shot: Shot) -> None:
    """Late in a game, when most things have happened once: log, cards, answers, tips and panels."""
    position = scenes.asked("prompt-power", since=4)
    window = look(server.link(server.take_in(position)), lang="fr")
    window.wait_ask()
    shot(window, "table-fr")
    found = leftovers(window)
    window.page.keyboard.press("t")
    expect(window.see("text-view")).to_be_visible()
    shot(window, "text-view-fr")
    found += leftovers(window)
    window.page.keyboard.press("t")
    for tool in ("undo", "autopass", "why", "hint", "settings"):
        window.see(tool).click()
        if tool == "hint":
            expect(window.see("hint-panel").locator(".pop__item").first).to_be_visible()
        found += leftovers(window)
        if tool == "why":
            window.see("rules-close").click()
        window.page.keyboard.press("Escape")
    for card in window.page.locator(".slip[data-testid]:not([data-glow]):visible, .seat__name button, .seat__skill:visible").all():
        card.click()
        if window.see("held").count():
            found += leftovers(window)
            window.page.keyboard.press("Escape")
    assert not sorted(set(found))


def test_same_words_in_both_languages_are_names(server: Served, look: Look) -> None:
    """What reads the same in English and French is a name or a number, not a sentence somebody forgot."""
    position = scenes.asked("prompt-action", since=3)
    made = server.take_in(position)
    english, french = look(server.link(made)), look(server.link(made), lang="fr")
    english.wait_ask()
    french.wait_ask()
    same = set(english.words()) & set(french.words())
    sentences = [text for text in same if len(re.findall(r"\b[a-zéè]{3,}\b", NAMES.sub("", text))) >= 2]
    assert not sentences


def test_switched_while_playing_and_only_for_oneself(server: Served, look: Look) -> None:
    made = server.new_table("hh", seed=2)
    ana, ben = look(server.link(made, 0)), look(server.link(made, 1))
    english = ana.wait_ask()["prompt"]
    ben.wait_ask()
    ana.page.evaluate("window.sameDocument = true")
    ana.see("lang-fr").click()
    ana.wait(lambda: ana.welcome["lang"] == "fr" and ana.ask and ana.ask["prompt"] != english, "French")
    french = ana.wait_ask()["prompt"]
    assert ana.page.evaluate("document.documentElement.lang") == "fr"
    expect(ana.see("tab-log").or_(ana.page.locator(".log .panel__title"))).to_contain_text("Journal")
    assert ben.page.evaluate("document.documentElement.lang") == "en"
    expect(ben.prompt).to_have_text(english)
    ana.answer("turn:storm")  # play goes on; the other one reads it in English
    ana.wait_ask()
    expect(ben.see("log").locator(".log__step").last).to_contain_text("turn")
    expect(ana.see("log").locator(".log__step").last).to_contain_text("Tour de")
    assert not leftovers(ana)
    ana.see("lang-en").click()
    ana.wait(lambda: ana.welcome["lang"] == "en", "English again")
    ana.wait_ask()
    expect(ana.see("log").locator(".log__step").last).to_contain_text("turn")
    assert ana.page.evaluate("window.sameDocument") and french != english


@pytest.mark.parametrize(("game", "scenario"), [("dead-of-winter", "we-need-more-samples"), ("mars-attacks", "campaign")])
def test_no_id_of_a_scenario_and_no_round_0_is_on_a_page(server: Served, look: Look, game: str, scenario: str) -> None:
    """The title of the window, the table in words, and one's own tables on the start page."""
    setup = find_game(game).defaults(scenario, find_game(game).seats_in(scenario)[0])
    window = look(server.link(server.take_in(Table.new(game, setup, 1))), lang="fr")
    window.wait_ask()
    expect(window.page).to_have_title(re.compile(re.escape(find_game(game).text.say("fr", f"scenario-{scenario}"))))
    window.page.keyboard.press("t")
    expect(window.see("text-view")).to_be_visible()
    shown = window.words()
    window.page.goto(f"{server.address}/#/")
    expect(window.page.locator(".mytable")).to_have_count(1)
    shown += window.words()
    assert not [text for text in shown if re.search(rf"\b{scenario}\b|(?:Round|Manche) 0\b", text)]
    assert "Mise en place" in " ".join(shown)
