"""Frames nobody should send, links that open nothing: each gets a clear answer and the people at the table notice nothing."""

from __future__ import annotations

import contextlib
import sqlite3

from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served
from tests.server.screen import Screen


def test_foreign_and_stale_answers_change_nothing(server: Served, look: Look) -> None:
    made = server.new_table("hh", seed=4)
    ana, ben = look(server.link(made, 0)), look(server.link(made, 1))
    stale = ana.wait_ask()
    ben.wait_ask()
    ana.answer(next(option["key"] for option in stale["options"] if option["key"] == "turn:storm"))
    ask = ana.wait_ask()
    heard, before = len(ana.heard), server.truth(made).digest()
    key = ask["options"][0]["key"]
    with (
        Screen(server.port, made["table"], made["seats"][1]["token"]) as other,
        Screen(server.port, made["table"], made["watch"]) as watcher,
    ):
        assert other.refused("answer", seat=0, decision=ask["id"], keys=[key])["code"] == "not-your-seat"
        assert watcher.refused("answer", seat=0, decision=ask["id"], keys=[key])["code"]
        assert other.refused("answer", seat=1, decision=stale["id"], keys=["turn:rogue"])["code"] == "stale-decision"
    with Screen(server.port, made["table"], made["seats"][0]["token"]) as same:
        assert same.refused("answer", seat=0, decision=ask["id"], keys=["turn:nobody"])["code"] == "unknown-option"
        assert same.refused("answer", seat=0, decision=ask["id"] + 1, keys=[key])["code"] == "stale-decision"
        assert same.refused("answer", seat=0, decision=ask["id"], keys=[key, key])["code"]
        same.ws.send("{ this is no frame")
        assert same.next("error")["code"] == "malformed"
    ana.wait(lambda: len(ana.heard) >= heard, "the page is alive")
    assert server.truth(made).digest() == before
    assert ana.wait_ask()["id"] == ask["id"]
    expect(ana.see("toast")).to_have_count(0)
    ana.answer(key, board=True)
    ana.wait_ask()


def test_a_bad_link_says_so(server: Served, look: Look, shot: Shot) -> None:
    made = server.new_table()
    for lang, links in {
        "en": [f"{made['table']}/nonsense", "nowhere/nonsense", f"{made['table']}", "%00/%2F", "%zz/%"],
        "fr": ["nowhere/nonsense"],
    }.items():
        for link in links:
            window = look(f"{server.address}/#/t/{link}", lang=lang)
            page = window.page.locator("main.fatal")
            expect(page).not_to_have_attribute("aria-busy", "true")
            expect(page.locator("h1")).to_have_text({"en": "This table cannot be opened", "fr": "Cette table ne s’ouvre pas"}[lang])
            expect(page.locator("p")).not_to_be_empty()
            shot(window, f"bad-link-{lang}")
            page.get_by_role("button").click()
            expect(window.see("play-xmen-resistance")).to_be_visible()
            # a link that opened nothing leaves nothing behind
            expect(window.page.locator(".mytable")).to_have_count(0)


def test_a_table_whose_rules_have_changed_says_so_and_gives_its_file(server: Served, look: Look, shot: Shot) -> None:
    """An answer that the rules do not know any more stands for a program that was updated."""
    for lang, words, file in (("en", "cannot go on here", "Save to a file"), ("fr", "ne peut pas continuer ici", "Enregistrer")):
        made = server.new_table()
        with contextlib.closing(sqlite3.connect(server.db)) as db, db:
            body = b'{"type":"answer","seat":0,"keys":["fly"]}'
            db.execute("INSERT INTO log VALUES (?, 2, 'answer', ?, 0.0)", (made["table"], body))
        window = look(server.link(made), lang=lang)
        page = window.page
        expect(page.locator("main.fatal p")).to_contain_text(words)
        with page.expect_download() as found:
            page.get_by_role("button", name=file).click()
        assert found.value.suggested_filename == f"{made['table']}.stockade"
        kept = [{"table": made["table"], "tokens": [made["seats"][0]["token"]], "game": "xmen-resistance"}]
        page.evaluate("kept => localStorage.setItem('stockade.tables', JSON.stringify(kept))", kept)
        page.goto(f"{server.address}/#/")
        page.reload()
        line = page.locator(".mytable")
        expect(line).to_contain_text(words)
        shot(window, f"stranded-{lang}")
        with page.expect_download():
            line.get_by_role("button", name=file).click()
