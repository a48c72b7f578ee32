"""The README is true: its code runs, its commands exist, its files are there, and NOTICE names everybody whose work is inside."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_code_runs_as_written() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 5
    assert failed == 0


def test_links_and_pictures_are_there() -> None:
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in target]
    assert targets
    for target in targets:
        assert (ROOT / target).exists(), target


def test_every_icon_author_is_named() -> None:
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    icons: dict[str, dict[str, str]] = json.loads((ROOT / "web" / "icons.json").read_text(encoding="utf-8"))
    assert icons
    for name, icon in icons.items():
        assert icon["author"] in notice, name
