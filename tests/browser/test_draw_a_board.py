"""The page about drawing a board tells the truth: its files, put where it says, are built and drawn."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Shot
from tests.browser.serving import EXAMPLES, ROOT, Served

PAGE = EXAMPLES / "draw-a-board.md"
FILE = re.compile(r"^```(?:ts|css|svelte)\n(?://|/\*|<!--) (web/\S+).*?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """The browser table with the files of the page in it, built."""
    node, modules = shutil.which("node"), ROOT / "web" / "node_modules"
    if not node or not modules.exists():
        missing = pytest.fail if os.environ.get("STOCKADE_STRICT") else pytest.skip
        missing("no node, or web/node_modules is not there: run ./stockade serve or ./stockade test once")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "web" / "node_modules").symlink_to(modules)
    files = dict(FILE.findall(PAGE.read_text(encoding="utf-8")))
    assert {Path(name).name for name in files} == {"ui.ts", "skin.css", "Board.svelte"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    vite = [node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    subprocess.run(vite, cwd=tmp_path / "web", env={**os.environ, "STOCKADE_OUT": str(tmp_path / "out")}, check=True, timeout=300)
    return tmp_path / "out"


def test_the_board_of_the_page_is_drawn(built: Path, tmp_path: Path, look: Look, shot: Shot) -> None:
    with Served(tmp_path / "tables.sqlite", "lantern", page=built) as server:
        seats = [{"kind": "human"}, {"kind": "greedy"}]
        made = server.call("POST", "/api/tables", json={"game": "last-lantern", "setup": {"seats": 2}, "seats": seats, "seed": 1}).json()
        window = look(server.link(made))
        window.wait_ask()
        expect(window.see("lantern")).to_have_attribute("aria-label", "Flame: 4")
        expect(window.page.locator("html")).to_have_attribute("data-game", "lantern")
        expect(window.see("seat-0")).to_contain_text("Ash")  # what it does not bring is there all the same
        shot(window, "own-board")
