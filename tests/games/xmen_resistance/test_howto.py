"""The page about adding a mission, followed to the letter: its map is laid, its module imported, its tests run, its words complete."""

import re
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import pytest

from stockade.engine import Table
from stockade.engine.rulebook import Rulebook
from stockade.engine.text import LANGUAGES, Text
from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.board import tiles
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.testing import ledger

PAGE = Path(__file__).parents[3] / "docs" / "howto" / "add-a-mission.md"


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^ *```{language}\n(.*?)^ *```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [textwrap.dedent(block) for block in found]


@pytest.fixture
def night_watch(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """Steps 1 to 4, on copies; gives the names of the mission's module."""
    rules, board = blocks("toml")
    (tmp_path / "ledger.toml").write_text((GAME.folder / "ledger.toml").read_text(encoding="utf-8") + "\n" + rules, encoding="utf-8")
    known = frozenset(Rulebook.load(tmp_path / "ledger.toml").by_id)
    monkeypatch.setattr(ledger, "_on_the_shelf", lambda: known)
    table = {**tiles._missions(), **tomllib.loads(board)["mission"]}
    monkeypatch.setattr(tiles, "_missions", lambda: table)
    monkeypatch.setitem(MISSIONS, "MX1", None)  # so that it is gone again afterwards
    names: dict[str, Any] = {"__name__": "mx1"}
    exec(compile(blocks("py")[0], "mx1.py", "exec"), names)  # noqa: S102
    return names


def test_the_steps_lead_to_a_mission(night_watch: dict[str, Any]) -> None:
    names: dict[str, Any] = {"__name__": "test_mx1"}
    exec(compile(blocks("py")[1], "test_mx1.py", "exec"), names)  # noqa: S102
    tests = [value for name, value in names.items() if name.startswith("test_")]
    assert len(tests) == 3
    for test in tests:
        test()


def test_every_rule_of_the_page_is_proven_by_its_tests() -> None:
    ids = {rule["id"] for rule in tomllib.loads(blocks("toml")[0])["rule"]}
    mission, tests = blocks("py")
    assert ids == set(re.findall(r'@rule\("(XR-MX1-\d\d)"\)', tests))
    assert ids <= set(re.findall(r"XR-MX1-\d\d", mission))


def test_the_page_has_all_the_words(night_watch: dict[str, Any], tmp_path: Path) -> None:
    for lang, words in zip(LANGUAGES, blocks("ftl"), strict=True):
        (tmp_path / f"{lang}.ftl").write_text(words, encoding="utf-8")
    text = Text(tmp_path, {})
    table = Table.new(GAME.id, {"mission": "MX1", "heroes": ["storm"]})
    goals = [("goal", goal["id"]) for goal in table.view(0)["goals"]]
    for prefix, entity in [("scenario", "MX1"), *goals]:
        told = [text.name(lang, prefix, entity) for lang in LANGUAGES]
        assert set(told[0]) == set(told[1]) == {"name", "text"} and told[0]["text"] != told[1]["text"]
    (refused,) = [refused for refused in table.pending[0].why_not() if refused.key == "exit"]
    assert text.say("en", refused.text, refused.args) != text.say("fr", refused.text, refused.args)


def test_the_files_of_the_page_exist() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in (
        "ledger.toml",
        "data/missions.toml",
        "data/tiles.txt",
        "content/missions/__init__.py",
        "rules/mission.py",
        "scene.py",
        "text/fr.ftl",
    ):
        assert f"`{name}`" in page and (GAME.folder / name).is_file(), name
    for name in ("tests/golden/README.md", "tools/regenerate_golden.py", "tests/test_text.py"):
        assert name in page and (PAGE.parents[2] / name).is_file(), name
