"""The site without a server: the same pages and the same rules, with the rooms in a worker of the page."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser import scenes
from tests.browser.conftest import Look
from tests.browser.serving import Made, Served, free_port
from tests.browser.window import Frame, Window
from tests.server.screen import Screen, until

from stockade.commands import site as command
from stockade.engine import Table
from stockade.engine.report import read

WIRE = 9_400_000  # bytes, all in all, from a host that compresses
OPENING = 120_000  # the rooms open in some seconds, on a machine that has nothing else to do

# What comes over a line of the page, as a WebSocket would show it; and the line itself, to say something over it.
LISTEN = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', (message) => { if (message.data.type === 'frame') window.heard(message.data.text); });
    window.rooms = this;
    window.say = (text) => this.postMessage({ type: 'frame', line: window.line, text });
  }
  postMessage(words, ...how) {
    if (words.type === 'open') window.line = words.line;
    super.postMessage(words, ...how);
  }
};
"""


class Site:
    """A folder and where a plain file server serves it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"

    def change(self) -> None:
        """There is a newer version, in which one file differs."""
        with (self.folder / "NOTICE.txt").open("a") as notice:
            notice.write("\n")
        shutil.copy(command.WEB / "page" / "sw.js", self.folder)
        command.write_keeper(self.folder)


@pytest.fixture(scope="module")
def site(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not (command.PYTHON / command.RUNTIME[0]).exists():
        (pytest.fail if os.environ.get("STOCKADE_STRICT") else pytest.skip)("the packages of web/ are not installed")
    made = Site(tmp_path_factory.mktemp("site") / "site")
    subprocess.run([sys.executable, "-m", "stockade.cli", "site", str(made.folder)], check=True)
    with serving(made):
        yield made


@contextmanager
def serving(site: Site) -> Generator[Site]:
    """As a plain file server serves it."""
    command = [sys.executable, "-m", "http.server", str(site.port), "--bind", "127.0.0.1", "--directory", str(site.folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        for _ in range(200):
            with suppress(OSError):
                urllib.request.urlopen(site.address).close()
                break
        yield site
        server.terminate()


def listening(page: Page) -> Window:
    """A window that hears what the rooms say."""
    window = Window(page)
    page.context.add_init_script(LISTEN)
    page.expose_function("heard", window._hear)
    return window


def say(window: Window, **frame: Any) -> None:
    """Past the buttons, over the page's own line."""
    window.page.evaluate("text => window.say(text)", json.dumps(frame))


def tell(window: Window, ask: Frame, keys: Sequence[str]) -> None:
    """An answer over that line, and its effect."""
    say(window, type="answer", seat=ask["seat"], decision=ask["id"], keys=keys)
    window.wait(lambda: ask["id"] not in [one["id"] for one in window.table["asks"]], f"an effect of {keys}")
    window.page.wait_for_timeout(90)  # no more than ten frames a second are taken


def start(window: Window, address: str, game: str, seed: int) -> None:
    """A new table with these dice."""
    window.page.goto(f"{address}#/new/{game}")
    window.page.locator("summary", has_text="More options").click()
    window.page.locator(".opt", has_text="seed").locator("button").last.click()
    window.see("seed").fill(str(seed))
    window.see("start").click()
    window.prompt.wait_for(timeout=OPENING)


def play(window: Window, script: Table, player: scenes.Sensible, most: int = 1000, click: bool = False) -> None:
    """So many answers, each the one that the script gives; the page offers what the rules offer."""
    for _ in range(most):
        if script.outcome:
            return
        asked = script.pending[0]
        window.wait(lambda: window.ask, "a question")
        ask = window.wait_ask() if click else window.ask
        assert ask and [option["key"] for option in ask["options"]] == [option.key for option in asked.options]
        keys = player.choose(script, asked)
        if click:
            window.answer(keys)
        else:
            tell(window, ask, keys)
        script.answer(asked.seat, keys, decision=asked.id)


def play_any(window: Window, luck: Random, most: int = 1000) -> None:
    """So many answers of no great wit, to the end of the game at most."""
    for _ in range(most):
        window.wait(lambda: window.ask or window.table["outcome"], "a question")
        ask = window.ask
        if not ask:
            return
        keys = [option["key"] for option in ask["options"] for _ in range(option["most"])]
        tell(window, ask, luck.sample(keys, luck.randint(ask["least"], min(ask["most"], len(keys)))))


def play_there(server: Served, made: Made, script: Table, player: scenes.Sensible, most: int) -> None:
    """So many answers on a server."""
    with Screen(server.port, made["table"], *(seat["token"] for seat in made["seats"])) as screen:
        for _ in range(most):
            until(lambda: screen.table["asks"], "a question")
            ask, asked = screen.table["asks"][0], script.pending[0]
            keys = player.choose(script, asked)
            screen.send("answer", seat=ask["seat"], decision=ask["id"], keys=keys)
            screen.wait(lambda ask=ask: ask["id"] not in [one["id"] for one in screen.table["asks"]], "an effect")
            script.answer(asked.seat, keys, decision=asked.id)


def saved(window: Window, button: Any, to: Path) -> Table:
    """The table in the file that one click gives."""
    with window.page.expect_download() as coming:
        button.click()
    coming.value.save_as(to)
    return Table.load(to.read_bytes())


def killed(window: Window) -> Window:
    """The page dies without a word; another one, without a network, is opened where it was."""
    link, context = window.page.url, window.page.context
    window.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    window.page.close()
    context.set_offline(True)
    again = listening(context.new_page())
    again.page.goto(link)
    again.prompt.wait_for(timeout=OPENING)
    return again


def test_a_site_is_small_and_translated(site: Site) -> None:
    assert sum(len(gzip.compress(path.read_bytes())) for path in command.files(site.folder)) <= WIRE
    with tarfile.open(site.folder / "engine" / command.PACK) as pack:
        rooms = [name for name in pack.getnames() if name.startswith("site-packages/stockade/")]
    assert "site-packages/stockade/server/page.pyc" in rooms and not [name for name in rooms if name.endswith(".py")]


def test_games_are_played_to_their_ends_without_a_server(site: Site, look: Look, server: Served, tmp_path: Path) -> None:
    """The page is killed in the middle, and from then on there is no network: nothing that was shown is lost, and the dice are those of
    any other table. On the way the first one goes to a server and back."""
    script = scenes.new(scenes.won_seed())
    player = scenes.Sensible(script)
    window = listening(look().page)
    start(window, site.address, "xmen-resistance", script.seed)
    play(window, script, player, 6, click=True)
    again = killed(window)
    play(again, script, player, 14)
    again.see("settings").click()
    button = again.see("settings-dialog").get_by_role("button", name="Save to a file")
    assert saved(again, button, tmp_path / "there.stockade").digest() == script.digest()

    made = server.call("POST", "/api/import", content=(tmp_path / "there.stockade").read_bytes()).json()
    play_there(server, made, script, player, 8)
    assert server.truth(made).digest() == script.digest()
    (tmp_path / "back.stockade").write_bytes(server.truth(made).save())
    again.page.goto(site.address)
    again.see("join").click()
    again.page.locator("input[type=file]").set_input_files(tmp_path / "back.stockade")
    again.prompt.wait_for(timeout=OPENING)
    play(again, script, player)
    assert script.outcome == again.table["outcome"] == "won"
    again.page.goto(site.address)
    mine = again.page.locator(".mytable", has_text="Won!")
    assert saved(again, mine.get_by_role("button", name="Save to a file"), tmp_path / "again.stockade").digest() == script.digest()

    start(again, site.address, "marvel-champions", 1)
    luck = Random(1)
    play_any(again, luck, 12)
    last = killed(again)
    play_any(last, luck)
    last.page.goto(site.address)
    mine = last.page.locator(".mytable", has_text="Champions")
    found = saved(last, mine.get_by_role("button", name="Save to a file"), tmp_path / "champions.stockade")
    here = Table.new(found.game.id, found.setup, 1)
    for answer in found.answers:
        here.answer(answer.seat, answer.keys)
    assert found.outcome and here.digest() == found.digest()
    assert not again.errors and not last.errors


def advised(window: Window) -> bool:
    """Asks until it is told: while the advice about an earlier question is thought about there is none."""
    before = len(window.heard)
    say(window, type="hint", seat=0)
    window.wait(lambda: {"hint", "error"} & set(kinds(window, before)), "advice, or that there is none", OPENING / 1000)
    window.page.wait_for_timeout(300)
    return "hint" in kinds(window, before)


def kinds(window: Window, start: int = 0) -> list[str]:
    """What was heard since then."""
    return [json.loads(text)["type"] for text in window.heard[start:]]


def test_a_table_goes_on_while_a_bot_thinks(site: Site, look: Look) -> None:
    """What is said, answered and taken back after a question to a bot comes before the bot's advice."""
    window = listening(look().page)
    start(window, site.address, "xmen-resistance", 1)
    for _ in range(2):  # the first time nobody is there to think yet
        window.heard.clear()
        ask = window.ask
        assert ask
        say(window, type="hint", seat=0)
        say(window, type="chat", text="still here")
        say(window, type="answer", seat=0, decision=ask["id"], keys=[ask["options"][0]["key"]])
        window.wait(lambda ask=ask: ask["id"] not in [one["id"] for one in window.table["asks"]], "an answer")
        say(window, type="undo", to=0)
        window.wait(lambda ask=ask: (window.ask or ask)["prompt"] == ask["prompt"], "the question again")
        told = kinds(window)
        assert {"chat", "table"} <= set(told) and "hint" not in told and "error" not in told, "nobody waits for advice"
        window.wait(lambda: advised(window), "a hint about what is asked now", OPENING / 1000)


TROUBLE = {
    "refused": "IDBFactory.prototype.open = no('SecurityError')",
    "full": "IDBObjectStore.prototype.add = no('QuotaExceededError')",
}


def test_one_learns_without_a_server(site: Site, look: Look) -> None:
    """A guided game with its rule shown, the same rule tried, a puzzle, the shelf: the worker answers what a server would."""
    window = look(site.address)
    page = window.page
    page.get_by_test_id("guided-mars-attacks").click(timeout=OPENING)
    expect(page.get_by_test_id("coach")).to_be_visible(timeout=OPENING)
    page.get_by_test_id("coach-show").click()
    expect(page.get_by_test_id("demo").locator("svg.board").first).to_be_visible(timeout=OPENING)
    page.get_by_test_id("try-it").first.click()
    expect(page.get_by_test_id("coach")).to_be_hidden(timeout=OPENING)
    expect(page.get_by_test_id("prompt")).not_to_be_empty()
    page.goto(f"{site.address}#/puzzles/mars-attacks")
    page.get_by_test_id("puzzle-play").click(timeout=OPENING)
    expect(page.get_by_test_id("task")).to_have_attribute("data-verdict", "open", timeout=OPENING)
    page.goto(f"{site.address}#/shelf")
    expect(page.get_by_test_id("shelf-mars-attacks")).to_be_visible(timeout=OPENING)
    assert not window.errors


def test_several_people_share_a_screen(site: Site, look: Look) -> None:
    """Without a server, friends sit here: every seat is asked on this page."""
    window = listening(look().page)
    window.page.goto(f"{site.address}#/new/dead-of-winter")
    window.see("company").select_option("solo")
    window.see("start").click()
    window.prompt.wait_for(timeout=OPENING)
    seats = window.welcome["you"]
    assert len(seats) > 2 and all(seat["kind"] == "human" for seat in window.table["seats"])
    kept: set[int] = set()
    while len(kept) < len(seats):  # which survivors each keeps
        window.wait(lambda: window.ask, "a question")
        ask = window.ask
        assert ask
        kept.add(ask["seat"])
        tell(window, ask, [option["key"] for option in ask["options"]][: max(1, ask["least"])])
    assert kept == set(seats)


@pytest.mark.parametrize("trouble", TROUBLE)
def test_a_browser_that_keeps_nothing_says_so_before_the_game(site: Site, look: Look, trouble: str) -> None:
    def refuse(route: Route) -> None:
        """The worker's script, in a browser without a database or with a full one."""
        whole = route.fetch()
        refusing = f"const no = (name) => () => {{ throw new DOMException('no', name); }};{TROUBLE[trouble]};"
        route.fulfill(response=whole, body=refusing + whole.text())

    window = listening(look().page)
    window.page.context.route("**/assets/worker-*.js", refuse)
    window.page.goto(f"{site.address}#/new/xmen-resistance")
    window.see("start").click()
    expect(window.page.get_by_role("alert")).to_contain_text("could not be written down", timeout=OPENING)
    assert "#/new/" in window.page.url and not window.table


def test_a_new_version_waits_until_somebody_wants_it(site: Site, look: Look) -> None:
    window = listening(look().page)
    start(window, site.address, "xmen-resistance", 1)
    window.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    window.page.reload()  # from now on the page comes from this device
    window.prompt.wait_for(timeout=OPENING)
    before = window.page.evaluate("caches.keys()")
    window.page.evaluate("window.same = true")
    site.change()
    window.page.evaluate("navigator.serviceWorker.getRegistration().then((site) => site.update())")
    window.page.wait_for_function("navigator.serviceWorker.getRegistration().then((site) => site.waiting)", timeout=OPENING)
    ask = window.wait_ask()
    window.answer(ask["options"][0]["key"])
    assert window.page.evaluate("window.same") and len(before) == 1  # nothing changed under the game
    window.page.goto(site.address)
    with window.page.expect_navigation():
        window.see("load-newer").click()
    window.see("play-xmen-resistance").wait_for()
    assert window.page.evaluate("caches.keys()") not in ([], before)
    expect(window.see("load-newer")).to_have_count(0)
    expect(window.page.locator(".mytable")).to_have_count(1, timeout=OPENING)


def test_a_finished_game_is_looked_back_at_and_played_on_without_a_server(site: Site, look: Look, tmp_path: Path) -> None:
    """Replay, review, a link to the moment, playing on and the report of a problem need nobody else."""
    script = scenes.new(scenes.won_seed())
    player = scenes.Sensible(script)
    while not script.outcome:
        script.answer(script.pending[0].seat, player.choose(script, script.pending[0]))
    (tmp_path / "over.stockade").write_bytes(script.save())
    window = listening(look().page)
    page = window.page
    page.goto(site.address)
    window.see("join").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "over.stockade")
    window.see("outcome").wait_for(timeout=OPENING)
    table = window.welcome["table"]
    page.goto(f"{site.address}#/r/{table}/7")
    expect(window.see("replay-at")).to_have_text("7", timeout=OPENING)
    line = window.see("chance-chart").locator(".chart__line")
    expect(line).to_have_attribute("points", re.compile(r"\d"), timeout=OPENING)  # the bots have begun to think it through
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"#/r/{table}/8/"))
    page.reload()
    expect(window.see("replay-at")).to_have_text("8", timeout=OPENING)
    window.see("branch").click()
    window.see("play-on-go").click()
    page.wait_for_url(re.compile(rf"#/t/(?!{table})"), timeout=OPENING)
    window.wait_ask()
    window.see("settings").first.click()
    window.see("menu-wrong").click()
    with page.expect_download() as coming:
        window.see("wrong-go").click()
    coming.value.save_as(tmp_path / "wrong.json")
    told = Table.load(read((tmp_path / "wrong.json").read_bytes()).save)
    assert told.answers == script.answers[:8] and not window.errors
