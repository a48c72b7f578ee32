"""A server per module, and windows in which to look at it: desks and phones, in either language, with motion reduced.

Pictures of what was seen are kept in the test's own folder, or in the one STOCKADE_SHOTS names.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.serving import ROOT, Served
from tests.browser.window import Window

PAGE = ROOT / "src" / "stockade" / "static" / "index.html"
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
OURS = re.compile(r"http://127\.0\.0\.1:|data:|blob:http://127\.0\.0\.1:")
Shot = Callable[[Page | Window, str], None]
Look = Callable[..., Window]
expect.set_options(timeout=60_000)  # as long as any other wait: machines may be busy with other things


@pytest.fixture(scope="session", autouse=True)
def bundle() -> None:
    """The browser table as the launcher builds it."""
    if not PAGE.exists():
        missing = pytest.fail if os.environ.get("STOCKADE_STRICT") else pytest.skip
        missing("the browser table is not built: run ./stockade serve or ./stockade test once")


@pytest.fixture(scope="module")
def server(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server") / "tables.sqlite") as served:
        yield served


@pytest.fixture
def look(browser: Browser) -> Iterator[Look]:
    """Opens windows, each with a memory of its own, and closes them afterwards; a script error on a page fails the test, and so does
    whatever a page wants from elsewhere."""
    opened: list[Window] = []
    strange: list[str] = []

    def open_one(
        address: str = "",
        lang: str = "en",
        phone: bool = False,
        guide: bool = False,
        settle: int = 0,
        foresee: bool = False,
        **how: Any,
    ) -> Window:
        shape = PHONE if phone else DESK
        locale = {"en": "en-GB", "fr": "fr-FR"}[lang]
        context = browser.new_context(**{**shape, "locale": locale, "reduced_motion": "reduce", **how})
        context.set_default_timeout(60_000)
        context.on("request", lambda request: None if OURS.match(request.url) else strange.append(request.url))
        # A hand that reads frames needs no time to see that the question has changed, and ends turns whatever they cost.
        first = json.dumps({"guide": guide, "settle": settle, "foresee": foresee})
        context.add_init_script(f"localStorage.getItem('stockade.settings') ?? localStorage.setItem('stockade.settings', '{first}')")
        window = Window(context.new_page())
        opened.append(window)
        if address:
            window.page.goto(address)
        return window

    yield open_one
    errors = [error for window in opened for error in window.errors]
    for window in opened:
        window.page.context.close()
    assert not errors
    assert not strange


@pytest.fixture
def shot(tmp_path: Path) -> Shot:
    folder = Path(os.environ.get("STOCKADE_SHOTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)

    def keep(page: Page | Window, name: str) -> None:
        (page.page if isinstance(page, Window) else page).screenshot(path=folder / f"{name}.png")

    return keep
