"""The server dies without warning and comes back: the page says so, takes no clicks meanwhile, and goes on where it was."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import Served


def test_killed_and_started_again(bundle: None, tmp_path: Path, look: Look, shot: Shot) -> None:
    with Served(tmp_path / "tables.sqlite") as server:
        made = server.new_table("h", seed=5)
        window = look(server.link(made))
        window.answer(window.wait_ask()["options"][0]["key"])
        for _ in range(2):
            ask = window.wait_ask()
            window.answer(next(option["key"] for option in ask["options"] if option["key"] != "end"))
        ask, before = window.wait_ask(), server.truth(made)
        window.page.evaluate("window.sameDocument = true")
        server.kill()
        expect(window.see("offline")).to_be_visible()
        shot(window, "offline")
        for option in ask["options"]:
            expect(window.answer_button(option["key"])).to_be_disabled()
        said = len(window.said)
        glowing = next(ref for ref in window.glow() if ref.startswith("zone:"))
        window.press(window.on_board(glowing))  # the board says so, too, instead of swallowing the click
        expect(window.toast).to_be_visible()
        assert len(window.said) == said
        server.start()
        expect(window.see("offline")).to_be_hidden(timeout=20_000)
        assert server.truth(made).digest() == before.digest()
        again = window.wait_ask()
        assert [option["key"] for option in again["options"]] == [option["key"] for option in ask["options"]]
        window.answer(again["options"][0]["key"], board=True)
        assert len(server.truth(made).answers) == len(before.answers) + 1
        assert window.page.evaluate("window.sameDocument")


def test_nothing_is_there_yet(bundle: None, tmp_path: Path, look: Look) -> None:
    """A page opened on a table while the server is away keeps trying."""
    with Served(tmp_path / "tables.sqlite") as server:
        made = server.new_table()
        window = look(server.address)
        expect(window.see("play-xmen-resistance")).to_be_visible()
        server.kill()
        window.page.evaluate("where => { location.hash = where }", f"/t/{made['table']}/{made['seats'][0]['token']}")
        expect(window.page.locator("main.fatal")).to_be_visible()
        server.start()
        window.wait_ask()


def test_a_line_that_no_longer_answers_counts_as_down(bundle: None, tmp_path: Path, look: Look) -> None:
    """Nobody has closed it: a network that changed while the laptop slept looks just like this."""
    with Served(tmp_path / "tables.sqlite") as server:
        made = server.new_table("h", seed=5)
        window = look(server.link(made))
        window.wait_ask()
        assert server.process
        server.process.send_signal(signal.SIGSTOP)
        window.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # somebody looks again
        expect(window.see("offline")).to_be_visible(timeout=20_000)
        server.process.send_signal(signal.SIGCONT)
        expect(window.see("offline")).to_be_hidden(timeout=20_000)
        window.answer(window.wait_ask()["options"][0]["key"])
        assert len(server.truth(made).answers) == 1
