"""What every test may lean on: a browser that is already on the machine, and property tests without a stopwatch.

Playwright's own browsers are not downloaded; Debian's chromium serves. Where it is missing browser tests are skipped,
except under STOCKADE_STRICT, which continuous integration sets: there a test that cannot run is a failure.
"""

import asyncio
import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from stockade.commands import speak

CHROMIUM = shutil.which(os.environ.get("CHROMIUM", "chromium"))
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]

# Playwright's bundled node needs a library that a bare Debian lacks; the system's node does not.
if node := shutil.which("node"):
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)

# Machines are shared: a slow example is no failure. The blob lets anyone repeat a failing example.
settings.register_profile("stockade", deadline=None, print_blob=True)
settings.load_profile("stockade")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that asks for a page is a browser test, whether or not somebody remembered to say so."""
    for item in items:
        if {"page", "context", "browser"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("browser")


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Once a browser has been opened its loop counts as running in this thread; tests without a browser must not meet it."""
    loop = None if request.node.get_closest_marker("browser") else asyncio._get_running_loop()
    if loop is None:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(autouse=True)
def nobody_has_spoken_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of the program finds out its language and keeps it; the next test in this process begins in English again."""
    monkeypatch.setattr(speak, "_spoken", ["en"])
    monkeypatch.setattr(speak, "_given", [])


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    if CHROMIUM is None:
        missing = pytest.fail if os.environ.get("STOCKADE_STRICT") else pytest.skip
        missing("no chromium: apt-get install -y chromium, or set CHROMIUM to its path")
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "fr-FR", "reduced_motion": "reduce", "viewport": {"width": 1100, "height": 680}}
