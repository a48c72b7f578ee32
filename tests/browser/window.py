"""One window at a table: what the server told it, what it shows, and hands that click like a person's.

Nothing here waits for a time: every wait is for something that is seen on the page or heard on its line.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

Frame = dict[str, Any]
PACE = 0.1  # seconds between two answers: the server takes no more than ten frames a second from one line

# A point of the thing at which nothing lies above it: rooms may be corners, and doors stand on their edges.
FREE_POINT = """thing => {
  const box = thing.getBoundingClientRect();
  const hits = (x, y) => { const top = document.elementFromPoint(x, y); return top && (top === thing || thing.contains(top)); };
  const tries = [[.5, .5]];
  for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) tries.push([i / 16, j / 16]);
  for (const [fx, fy] of tries) {
    const x = box.x + box.width * fx, y = box.y + box.height * fy;
    if (hits(x, y)) return [x, y];
  }
  return null;
}"""


TOO_WIDE = """() => {
  const wide = innerWidth, out = [];
  if (document.documentElement.scrollWidth > wide) out.push(`page ${document.documentElement.scrollWidth}`);
  const clipped = (thing) => {
    for (let up = thing.parentElement; up; up = up.parentElement) if (getComputedStyle(up).overflowX !== 'visible') return true;
    return false;
  };
  for (const thing of document.querySelectorAll('body *:not(svg *)')) {
    const box = thing.getBoundingClientRect();
    if (getComputedStyle(thing).position === 'fixed' && !thing.textContent.trim()) continue; // a light, not a thing to read
    const out_of_it = box.width && (box.right > wide + 1 || box.left < -1);
    if (out_of_it && !clipped(thing)) out.push(`${thing.tagName}.${thing.className} ${box.left}-${box.right}`);
  }
  return out;
}"""

CUT_OFF = """things => things.map(thing => [thing, thing.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1))
  .map(([thing, box]) => `${thing.textContent.trim().slice(0, 40)} (${Math.round(box.top)}-${Math.round(box.bottom)})`)"""

WORDS = """() => {
  const found = new Set(), here = document.documentElement.lang;
  const foreign = (thing) => thing?.closest(`[lang]:not([lang="${here}"])`);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const up = walk.currentNode.parentElement, text = walk.currentNode.textContent.trim();
    if (text && up && !foreign(up) && !up.closest('script, style, noscript')) found.add(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const thing of document.querySelectorAll(`[${name}]`)) if (!foreign(thing)) found.add(thing.getAttribute(name).trim());
  found.add(document.title);
  return [...found];
}"""


class Window:
    """A page and what came over its line."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.welcome: Frame = {}
        self.table: Frame = {}
        self.lines: dict[int, Frame] = {}
        self.heard: list[str] = []
        self.said: list[str] = []
        self.errors: list[str] = []
        self.answered_at = 0.0
        page.on("websocket", self._connected)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    # -- hearing ------------------------------------------------------------------------------------------------------

    def _connected(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)
        line.on("framesent", lambda data: self.said.append(str(data)))

    def _hear(self, data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        self.heard.append(text)
        frame: Frame = json.loads(text)
        match frame["type"]:
            case "welcome":
                self.welcome = frame
            case "table":
                self.table = frame
            case "log":
                if frame.get("cut"):
                    self.lines = {n: line for n, line in self.lines.items() if n < frame["from"]}
                self.lines.update({line["n"]: line for line in frame["lines"]})
            case _:
                pass

    def wait(self, true: Callable[[], Any], what: str, seconds: float = 60) -> None:
        """Until it is so; meanwhile the page goes on."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what}"
            self.page.wait_for_timeout(15)

    @property
    def ask(self) -> Frame | None:
        """The question this window is asked."""
        mine = self.welcome.get("you", [])
        return next((ask for ask in self.table.get("asks", []) if ask["seat"] in mine), None)

    def wait_ask(self) -> Frame:
        """The question of this window, once the page shows it in the words of the server."""
        self.wait(lambda: self.ask and (self.prompt.text_content() or "").strip() == self.ask["prompt"], "a question on the page")
        ask = self.ask
        assert ask
        return ask

    # -- seeing -------------------------------------------------------------------------------------------------------

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    @property
    def prompt(self) -> Locator:
        return self.see("prompt")

    def answer_button(self, key: str) -> Locator:
        return self.page.locator(f'.answer[data-key="{key}"]')

    @property
    def toast(self) -> Locator:
        return self.see("toast").last

    def glow(self) -> dict[str, list[str]]:
        """Which things stand for which answers; what all answers touch tells nothing and stays dark."""
        ask = self.ask
        found: dict[str, list[str]] = {}
        for option in ask["options"] if ask else []:
            for ref in option["touches"]:
                found.setdefault(ref, []).append(option["key"])
        telling = sum(bool(option["touches"]) for option in ask["options"]) if ask else 0
        return {ref: keys for ref, keys in found.items() if not (telling > 2 and len(keys) == telling)}

    # -- clicking -----------------------------------------------------------------------------------------------------

    def press(self, thing: Locator) -> None:
        """Click where the thing can be seen."""
        thing.wait_for(state="attached")
        spot = thing.evaluate(FREE_POINT)
        assert spot, f"{thing} lies under something else everywhere"
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def on_board(self, ref: str) -> Locator:
        """The thing of the board with that id."""
        kind, _, name = ref.partition(":")
        return self.see(f"{kind}-{name}")

    def answer(self, keys: str | Sequence[str], board: bool = False) -> str:
        """Answer by clicking and wait until the table has gone on; how it was done."""
        ask = self.wait_ask()
        keys = [keys] if isinstance(keys, str) else list(keys)
        pause = self.answered_at + PACE - time.monotonic()
        if pause > 0:
            self.page.wait_for_timeout(pause * 1000)
        how = self._click(ask, keys, board)
        self.answered_at = time.monotonic()
        self.wait(lambda: ask["id"] not in [one["id"] for one in self.table["asks"]], f"an effect of {keys} ({how})")
        return how

    def _click(self, ask: Frame, keys: list[str], board: bool) -> str:
        if (ask["least"], ask["most"]) != (1, 1) and not (ask["most"] == 1 and keys):
            return self._share(ask, keys)
        if board:
            for ref, meant in self.glow().items():
                if keys[0] in meant and ref.split(":")[0] in ("zone", "edge"):
                    self.press(self.on_board(ref))
                    if len(meant) == 1:
                        return ref.split(":")[0]
                    self.see("chooser").locator(f'[data-key="{keys[0]}"]').click()
                    return "chooser"
        option = next(one for one in ask["options"] if one["key"] == keys[0])
        joined = self.page.locator(f'.answer[data-key^="{keys[0]} then "]')  # with what it is done to, which is then not asked
        if joined.count() and not self.answer_button(keys[0]).count():
            joined.first.click()
            return "button"
        more = self.page.locator(f'[data-testid^="more-"][data-keys~="{keys[0]}"]')
        if more.count() and not self.answer_button(keys[0]).count():
            more.click()
            self.see("chooser").locator(f'[data-key="{keys[0]}"]').click()
        else:
            self.answer_button(keys[0]).click()
        if any(fact["grave"] for fact in option["facts"]):
            self.see("sure-yes").click()
        return "button"

    def _share(self, ask: Frame, keys: list[str]) -> str:
        stepped = any(option["most"] > 1 for option in ask["options"])
        for key in keys:
            (self.see(f"share-{key}-plus") if stepped else self.answer_button(key)).click()
        self.see("confirm").click()
        return "share"

    # -- measuring ----------------------------------------------------------------------------------------------------

    def too_wide(self) -> list[str]:
        """What sticks out of the window to the left or right and does not scroll inside something."""
        return self.page.evaluate(TOO_WIDE)

    def cut_off(self, selector: str) -> list[str]:
        """Which of these things are not wholly inside the window."""
        return self.page.eval_on_selector_all(selector, CUT_OFF)

    def words(self) -> list[str]:
        """All that can be read or is read out on this page, except what says that it is in another language."""
        return self.page.evaluate(WORDS)
