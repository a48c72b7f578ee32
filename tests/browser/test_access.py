"""axe looks at every kind of page, at a desk and on a phone, and finds nothing serious."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import scenes
from tests.browser.conftest import Look, Shot
from tests.browser.serving import ROOT, Served
from tests.browser.window import Window

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.exists():
        missing = pytest.fail if os.environ.get("STOCKADE_STRICT") else pytest.skip
        missing("axe-core is missing: it comes with the browser table's packages, npm ci in web/")
    return AXE.read_text(encoding="utf-8")


def complaints(window: Window, axe: str) -> list[str]:
    window.page.evaluate(axe)  # unlike a script tag, evaluate is allowed by the page's own policy
    found: list[dict[str, Any]] = window.page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(done => done.violations)")
    return [
        f"{one['id']} ({one['impact']}): " + " | ".join(node["html"][:140] for node in one["nodes"][:4])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "en"), (False, "fr")], ids=["desk", "phone", "french"])
def test_pages(server: Served, look: Look, axe: str, phone: bool, lang: str) -> None:
    window = look(server.address, phone=phone, lang=lang)
    expect(window.see("play-xmen-resistance")).to_be_visible()
    assert not complaints(window, axe)
    window.page.goto(f"{server.address}/#/new/xmen-resistance")
    expect(window.see("start")).to_be_enabled()
    window.page.locator("summary").click()
    assert not complaints(window, axe)
    if lang == "fr":
        return
    window.page.goto(f"{server.address}/#/credits")
    expect(window.page.locator("h1")).to_be_visible()
    assert not complaints(window, axe)
    window.page.goto(f"{server.address}/#/t/nowhere/nothing")
    expect(window.page.locator("main.fatal button")).to_be_visible()
    assert not complaints(window, axe)


def test_the_rulebook(server: Served, look: Look, axe: str, shot: Shot) -> None:
    window = look(f"{server.address}/#/rules/xmen-resistance")
    expect(window.page.locator("article.rule").first).to_be_visible()
    shot(window, "rulebook")
    window.see("book-search").fill("door")  # the same page, less of it: axe reads a thousand rules slowly
    expect(window.page.locator("article.rule").first).to_be_visible()
    assert not complaints(window, axe)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("prompt", ["prompt-action", "prompt-power", "prompt-share-wounds"])
def test_the_table(server: Served, look: Look, axe: str, prompt: str, phone: bool) -> None:
    position = scenes.asked(prompt, since=2)
    window = look(server.link(server.take_in(position)), phone=phone)
    window.wait_ask()
    found = complaints(window, axe)
    if prompt == "prompt-action":
        window.see("why").click()
        expect(window.see("rules").locator("[data-rule]").first).to_be_visible()
        found += complaints(window, axe)
        window.see("rules-close").click()
        window.see("settings").click()
        expect(window.see("settings-dialog")).to_be_visible()
        found += complaints(window, axe)
        window.page.keyboard.press("Escape")
        window.see("undo-more").click()
        found += complaints(window, axe)
        window.page.keyboard.press("Escape")
        if phone:
            window.see("tab-log").click()
        else:
            window.page.keyboard.press("t")
            expect(window.see("text-view")).to_be_visible()
        found += complaints(window, axe)
    assert not sorted(set(found))


def test_the_end(server: Served, look: Look, axe: str, shot: Shot) -> None:
    position = scenes.new(scenes.won_seed())
    scenes.play(position, lambda table, ask: False)
    window = look(server.link(server.take_in(position)), lang="fr")
    expect(window.see("outcome")).to_be_visible()
    shot(window, "end-fr")
    assert not complaints(window, axe)
