"""The site without a server: the same pages and the same rules, with the rooms in a worker of the page."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.browser import scenes
from tests.browser.conftest import Look
from tests.browser.serving import Served, free_port
from tests.browser.window import Window

from stockade.commands import site as command
from stockade.engine import Table

WIRE = 9_000_000  # bytes, all in all, from a host that compresses
OPENING = 120_000  # the rooms open in some seconds, on a machine that has nothing else to do

# What comes over a line of the page, as a WebSocket would show it.
LISTEN = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', (message) => { if (message.data.type === 'frame') window.heard(message.data.text); });
  }
};
"""


@pytest.fixture(scope="module")
def site(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site that a plain file server serves."""
    if not (command.PYTHON / command.RUNTIME[0]).exists():
        (pytest.fail if os.environ.get("STOCKADE_STRICT") else pytest.skip)("the packages of web/ are not installed")
    folder, port = tmp_path_factory.mktemp("site") / "site", free_port()
    subprocess.run([sys.executable, "-m", "stockade.cli", "site", str(folder)], check=True)
    assert sum(len(gzip.compress(path.read_bytes())) for path in command.files(folder)) <= WIRE
    serving = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    address = f"http://127.0.0.1:{port}/"
    with subprocess.Popen(serving, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        for _ in range(200):
            with suppress(OSError):
                urllib.request.urlopen(address).close()
                break
        yield address
        server.terminate()


def listening(window: Window) -> Window:
    """A window that hears what the rooms say."""
    window.page.context.add_init_script(LISTEN)
    window.page.expose_function("heard", window._hear)
    return window


def start_mission(window: Window, address: str, seed: int) -> None:
    window.page.goto(address)
    window.see("play-xmen-resistance").click()
    window.page.locator("summary").click()
    window.page.locator(".opt", has_text="seed").locator("button").last.click()
    window.see("seed").fill(str(seed))
    window.see("start").click()
    window.prompt.wait_for(timeout=OPENING)


def play(window: Window, script: Table, player: scenes.Sensible, most: int = 1000) -> None:
    """So many answers, each the one that the script gives; the page offers what the rules offer."""
    for _ in range(most):
        if script.outcome:
            return
        asked = script.pending[0]
        assert [option["key"] for option in window.wait_ask()["options"]] == [option.key for option in asked.options]
        keys = player.choose(script, asked)
        window.answer(keys)
        script.answer(asked.seat, keys, decision=asked.id)


def saved(window: Window, to: Path) -> bytes:
    """The save file of the table on the page."""
    window.see("settings").click()
    with window.page.expect_download() as coming:
        window.see("settings-dialog").get_by_role("button", name="Save to a file").click()
    coming.value.save_as(to)
    return to.read_bytes()


def test_a_table_without_a_server(site: str, look: Look, server: Served, tmp_path: Path) -> None:
    """The page is killed in the middle, and from then on there is no network: nothing that was shown is lost, and the dice are those of
    any other table. On the way it goes to a server and back."""
    script = scenes.new(scenes.won_seed())
    player = scenes.Sensible(script)
    window = listening(look())
    start_mission(window, site, script.seed)
    play(window, script, player, 10)
    link, context = window.page.url, window.page.context
    window.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    window.page.close()
    context.set_offline(True)
    again = listening(Window(context.new_page()))
    again.page.goto(link)
    again.prompt.wait_for(timeout=OPENING)
    play(again, script, player, 10)

    made = server.call("POST", "/api/import", content=saved(again, tmp_path / "there.stockade")).json()
    assert server.truth(made).digest() == script.digest()
    (tmp_path / "back.stockade").write_bytes(server.truth(made).save())
    again.page.goto(site)
    again.see("join").click()
    again.page.locator("input[type=file]").set_input_files(tmp_path / "back.stockade")
    again.prompt.wait_for(timeout=OPENING)
    play(again, script, player, 5)
    assert Table.load(saved(again, tmp_path / "again.stockade")).digest() == script.digest()
    assert not again.errors


def test_a_browser_that_keeps_nothing_says_so_before_the_game(site: str, look: Look) -> None:
    window = listening(look())
    window.page.context.route("**/assets/worker-*.js", refuse_storage)
    window.page.goto(f"{site}#/new/xmen-resistance")
    window.see("start").click()
    expect(window.page.get_by_role("alert")).to_contain_text("could not be written down", timeout=OPENING)


def refuse_storage(route: Route) -> None:
    """The worker's script, in a browser without a database."""
    whole = route.fetch()
    refusing = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
    route.fulfill(response=whole, body=refusing + whole.text())
