"""The doctor: one line for each thing that a table needs, and a remedy for each that is missing."""

from __future__ import annotations

import shutil
import socket
import subprocess
import webbrowser
from pathlib import Path
from types import SimpleNamespace

import pytest

from stockade.commands import doctor
from stockade.commands.doctor import Finding, findings, line, node_will_do


def look(tmp_path: Path, port: int = 0, db: str = "t.sqlite") -> dict[str, Finding]:
    return {one.what: one for one in findings(port, tmp_path / db)}


def ill(found: Finding) -> bool:
    """Somebody is told, in one line, what to do."""
    return found.state in ("odd", "ill") and bool(found.remedy) and line(found).count("\n") == 0 and found.remedy in line(found)


def test_nine_things_are_looked_at(tmp_path: Path) -> None:
    found = look(tmp_path)
    assert list(found) == [
        "Stockade",
        "Python",
        "Node.js",
        "Browser table",
        "Browser",
        "Port",
        "Tables",
        "Free disk space",
        "Games and packs",
    ]
    assert all(one.remedy for one in found.values() if one.state != "well")


def test_an_old_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "PYTHON", (9, 0))
    assert ill(look(tmp_path)["Python"])


@pytest.mark.parametrize("told", ["v18.19.0", "v20.11.1", "v21.7.3", ""])
def test_a_node_that_cannot_build_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    def run(*line: object, **how: object) -> SimpleNamespace:
        return SimpleNamespace(stdout=told)

    monkeypatch.setattr(subprocess, "run", run)
    assert not node_will_do(told) and ill(look(tmp_path)["Node.js"])


def test_a_missing_table_and_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(doctor, "STATIC", tmp_path)
    monkeypatch.setattr(webbrowser, "get", nobody)
    found = look(tmp_path)
    assert ill(found["Browser table"]) and ill(found["Browser"])


def test_a_port_that_is_taken_and_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_bytes(b"something else" * 100)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        found = look(tmp_path, taken.getsockname()[1])
    assert ill(found["Port"]) and ill(found["Tables"])


def test_a_full_disk_and_a_look_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("no games")

    def usage(folder: Path) -> SimpleNamespace:
        return SimpleNamespace(free=1000)

    monkeypatch.setattr(shutil, "disk_usage", usage)
    monkeypatch.setattr(doctor, "games", broken)
    found = look(tmp_path)
    assert ill(found["Free disk space"]) and ill(found["packs"])
