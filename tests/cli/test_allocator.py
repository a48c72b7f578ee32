"""`stockade serve` begins again with the allocator of the C library; nobody else does, and nobody's choice is overruled."""

import os
import sys
from pathlib import Path

import pytest

from stockade.commands import allocator
from stockade.lab.serving.process import stockade

Began = list[tuple[list[str], dict[str, str]]]


@pytest.fixture
def began(monkeypatch: pytest.MonkeyPatch) -> Began:
    """Programs that would have begun."""
    found: Began = []

    def begins(_path: str, args: list[str], env: dict[str, str]) -> None:
        found.append((args, env))

    monkeypatch.setattr(os, "execve", begins)
    monkeypatch.setattr(allocator, "gnu", lambda: True)
    monkeypatch.setattr(sys, "orig_argv", ["python", "-X", "dev", "-m", "stockade.cli", "serve", "--port", "0"])
    for name in (allocator.CHOSEN, allocator.PYTHONS, allocator.ARENAS, allocator.LARGE):
        monkeypatch.delenv(name, raising=False)
    return found


def test_the_same_command_begins_again_once(began: Began, monkeypatch: pytest.MonkeyPatch) -> None:
    allocator.choose()
    [(args, env)] = began
    assert args == [sys.executable, "-X", "dev", "-m", "stockade.cli", "serve", "--port", "0"]
    assert env[allocator.PYTHONS] == "malloc" and env[allocator.ARENAS] == "1"
    assert int(env[allocator.LARGE]) < 2**17  # below what the C library would begin with
    monkeypatch.setenv(allocator.PYTHONS, env[allocator.PYTHONS])
    monkeypatch.setenv(allocator.CHOSEN, env[allocator.CHOSEN])
    allocator.choose()
    assert len(began) == 1 and allocator.PYTHONS not in os.environ and allocator.CHOSEN not in os.environ  # not for those that think


def test_who_has_chosen_is_left_alone(began: Began, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(allocator.PYTHONS, "pymalloc")
    allocator.choose()
    assert began == [] and os.environ[allocator.PYTHONS] == "pymalloc"


def test_elsewhere_nothing_begins_again(began: Began, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allocator, "gnu", lambda: False)
    allocator.choose()
    assert began == []


@pytest.mark.skipif(not allocator.gnu(), reason="another C library")
def test_a_real_server_lives_with_it(tmp_path: Path) -> None:
    with stockade(tmp_path) as process:
        assert "PYTHONMALLOC=malloc" in Path(f"/proc/{process.pid}/environ").read_text().split("\0")
