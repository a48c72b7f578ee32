"""How a site without a server does in a browser: `.venv/bin/python -m bench.site FOLDER`, after `./stockade site FOLDER`.

A machine that does other things at the same time makes everything slower. Beside each measurement a fixed loop runs and tells by how
much: its time on the wall over its time on the processor. The last column is what is left when the measurement is divided by that.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from types import TracebackType
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright
from tests.browser.test_site import OPENING, Site, listening, play_any, say, serving
from tests.browser.window import Window

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
LOOP = """
import select, sys, time
wall = work = 0
while not select.select([sys.stdin], [], [], 0.05)[0]:
    began, worked = time.perf_counter(), time.process_time()
    sum(range(2_000_000))
    wall, work = wall + time.perf_counter() - began, work + time.process_time() - worked
print(wall / work if work else 1)
"""

# From the moment something is said over the line until the page has drawn what came back.
TIMED = """
window.took = {};
const say = window.say, rooms = window.rooms;
window.timed = (text, kind) => {
  const began = performance.now();
  const hear = ({ data }) => {
    if (data.type !== 'frame' || JSON.parse(data.text).type !== kind) return;
    rooms.removeEventListener('message', hear);
    requestAnimationFrame(() => setTimeout(() => (window.took[JSON.parse(text).type] ??= []).push(performance.now() - began)));
  };
  rooms.addEventListener('message', hear);
  say(text);
};
window.say = (text) => window.timed(text, 'table');
"""


class Beside:
    """The loop, in a process of its own."""

    slow: float

    def __enter__(self) -> Beside:
        self._loop = subprocess.Popen([sys.executable, "-c", LOOP], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.slow = float(self._loop.communicate("\n")[0])


def report(what: str, found: float, slow: float, unit: str = "s") -> None:
    """A line of the table."""
    print(f"{what:42} {found:8.2f} {unit:3} x{slow:4.1f} {found / slow:8.2f} {unit}", flush=True)


@contextmanager
def browser(profile: str) -> Generator[BrowserContext]:
    """Chromium as somebody has it who was here before, or never."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=FLAGS, locale="en-GB", viewport={"width": 1440, "height": 900}
        )
        try:
            yield context
        finally:
            context.close()


def first_table(context: BrowserContext, site: Site) -> Window:
    """From the address to the first question of MH0."""
    window = listening(context.new_page())
    window.page.goto(f"{site.address}#/new/xmen-resistance")
    window.see("start").click()
    window.prompt.wait_for(timeout=OPENING)
    return window


def memory() -> int:
    """Megabytes of the process that draws the page, in which its workers run, too; what it shares with others is divided among them."""
    found = [0]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"type=renderer" in (process / "cmdline").read_bytes():
                lines = (process / "smaps_rollup").read_text().splitlines()
                found.append(next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) // 1024)
        except OSError:
            continue
    return max(found)


def report_lag(what: str, window: Window, kind: str, slow: float) -> None:
    """Milliseconds until what was said like that had its effect: half of them, and all but one in twenty."""
    twentieths = quantiles(window.page.evaluate(f"window.took[{kind!r}]"), n=20)
    report(f"{what}, p50", twentieths[9], slow, "ms")
    report(f"{what}, p95", twentieths[-1], slow, "ms")


def while_a_bot_thinks(window: Window, times: int) -> None:
    """Hints are asked for; meanwhile somebody chats, answers and takes it back."""

    def timed(kind: str, **frame: Any) -> None:
        window.page.evaluate("([text, kind]) => window.timed(text, kind)", [json.dumps(frame), kind])
        window.page.wait_for_timeout(250)

    for _ in range(times):
        ask = window.ask
        if not ask:
            return
        say_plainly(window, type="hint", seat=0)
        timed("chat", type="chat", text="still here")
        timed("table", type="answer", seat=0, decision=ask["id"], keys=[ask["options"][0]["key"]])
        timed("table", type="undo", to=0)


def say_plainly(window: Window, **frame: Any) -> None:
    """Not timed."""
    window.page.evaluate("text => rooms.postMessage({ type: 'frame', line: window.line, text })", json.dumps(frame))


def main(folder: Path) -> None:
    """All figures."""
    print(f"{'':42} {'measured':>12} {'slow':>5} {'alone':>10}")
    with serving(Site(folder)) as site, tempfile.TemporaryDirectory() as profile:
        for what in ("first table, nothing kept", "first table, been here before", "first table, been here before"):
            with browser(profile) as context, Beside() as beside:
                began = time.perf_counter()
                window = first_table(context, site)
                took = time.perf_counter() - began
                window.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
            report(what, took, beside.slow)
        with browser(profile) as context:
            window = first_table(context, site)
            report("memory, one table", memory(), 1, "MB")
            window.page.evaluate(TIMED)
            with Beside() as beside:
                play_any(window, Random(1), 40)
            report_lag("an answer is shown", window, "answer", beside.slow)
            window.page.close()
            window = first_table(context, site)
            say(window, type="hint", seat=0)
            window.wait(lambda: any('"type":"hint"' in text for text in window.heard), "a hint", OPENING / 1000)
            window.page.evaluate(TIMED)
            with Beside() as beside:
                while_a_bot_thinks(window, 20)
            for kind in ("chat", "answer", "undo"):
                report_lag(f"while a bot thinks: {kind}", window, kind, beside.slow)
            report("memory, with the worker of the bots", memory(), 1, "MB")


if __name__ == "__main__":
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", shutil.which("node") or "")
    main(Path(sys.argv[1]))
