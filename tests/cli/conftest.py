"""The command line is tested on the example game of the documentation, alone at the table."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from lantern import GAME

from stockade.engine import game as registry


class Said(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def only_the_lantern(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No other game, no French by accident, and a folder of its own for whatever gets saved."""
    monkeypatch.setattr(registry, "_installed", dict)
    monkeypatch.setattr(registry, "_registered", {GAME.id: GAME})
    monkeypatch.setenv("STOCKADE_LANG", "en")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def stockade(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    """Run a command in this process, with these lines typed."""
    from io import StringIO

    from stockade.cli import main

    def run(*args: Any, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        status = main([str(arg) for arg in args])
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return run
