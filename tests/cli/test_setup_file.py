"""`--set force=@FILE`: a set-up choice from a file, and every way in which the file can be wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stockade.engine import game as registry
from stockade.games.mars_attacks import GAME as MARS

Run = Callable[..., Any]
PLAY = ("play", "mars-attacks", "--scenario", "surprise", "--bots", "random", "--seed", "4", "--json")


@pytest.fixture(autouse=True)
def with_mars(only_the_lantern: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, MARS.id, MARS)


def test_the_file_makes_the_choice(stockade: Run, tmp_path: Path) -> None:
    (tmp_path / "two.toml").write_text('side = "martian"\n[force]\nmartian-disintegrator = 2\n', encoding="utf-8")
    from_file = json.loads(stockade(*PLAY, "--set", "force=@two.toml").out)
    by_hand = json.loads(stockade(*PLAY, "--set", "side=martian", "--set", "force=martian-disintegrator,martian-disintegrator").out)
    usual = json.loads(stockade(*PLAY).out)
    assert from_file["digest"] == by_hand["digest"] != usual["digest"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "big.toml, line 2: This force costs 36 points; at most 35 are allowed (MA-SURPRISE-01)."),
        ("fr", "big.toml, ligne 2\u00a0: Cette force coûte 36 points\u00a0; le maximum est 35 (MA-SURPRISE-01)."),
    ],
)
def test_a_broken_limit_is_told_with_file_line_and_rule(stockade: Run, tmp_path: Path, lang: str, words: str) -> None:
    (tmp_path / "big.toml").write_text("# too many\n[force]\nus-rifle = 12\n", encoding="utf-8")
    said = stockade(*PLAY, "--set", "force=@big.toml", "--lang", lang)
    assert (said.status, said.err) == (2, f"stockade: {words}\n")


def test_a_file_that_is_none(stockade: Run, tmp_path: Path) -> None:
    assert "nowhere.toml" in stockade(*PLAY, "--set", "force=@nowhere.toml").err
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00\x80")
    assert "picture" in stockade(*PLAY, "--set", "force=@picture").err
    assert "cannot be read" in stockade(*PLAY, "--set", f"force=@{tmp_path}").err
    (tmp_path / "letter").write_text("Dear force,\n", encoding="utf-8")
    assert "letter, line 1: This is not TOML" in stockade(*PLAY, "--set", "force=@letter").err
    (tmp_path / "empty").write_text("", encoding="utf-8")
    said = stockade(*PLAY, "--set", "force=@empty")
    assert said.status == 2 and "empty: Nobody is hired" in said.err and "line" not in said.err


def test_a_choice_without_files_takes_the_sign_for_a_value(stockade: Run) -> None:
    assert "@x" in stockade(*PLAY, "--set", "side=@x").err
