"""What cannot be played is refused with its reason before anything starts: from Python, from the command line and over the wire."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.screen import Running, request

from stockade.cli import main
from stockade.engine import BadSetup, Table
from stockade.games.xmen_resistance import GAME, names
from stockade.games.xmen_resistance.board import tiles
from stockade.games.xmen_resistance.rules.hero_mode import TEAM

Break = Callable[[str, str, str], None]
FOUR = list(TEAM[:4])
BAD: list[tuple[dict[str, Any], list[str], str]] = [
    ({"heroes": ["storm", "rogue", "storm"]}, ["--set", "heroes=storm,rogue,storm"], "Storm can only be chosen once."),
    ({"heroes": list(TEAM), "seats": 7}, ["--seats", "7"], "7"),
    ({"heroes": FOUR, "seats": 5}, ["--seats", "5", "--set", "heroes=storm,wolverine,rogue,magneto"], "5 players do not fit"),
    ({"mission": "MH6", "heroes": ["storm"]}, ["--scenario", "MH6", "--set", "heroes=storm"], "This mission takes 2 to 6 Super Heroes."),
]
BROKEN = [
    ("tiles.txt", "# D . E . F #", "D D . E . F #", "facing borders disagree"),
    ("tiles.txt", "# D . E . F #", "# D . E ? F #", "unknown token “?”"),
    ("missions.toml", '{ zone = "17R.C", color = "first", when = "start" }', '{ zone = "17R.C", color = "pink", when = "start" }', "pink"),
    ("missions.toml", 'sentinel = "17R.D"', 'sentinel = "17R.D', "missions.toml"),
    ("missions.toml", 'start = ["17R.H"]', "", "start is missing"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Path(tmp_path_factory.mktemp("server")) / "tables.sqlite") as running:
        yield running


def forget() -> None:
    """Maps are read once: read them again."""
    for kept in (tiles.tile_faces, tiles._missions, tiles.load_mission, names.edge_kind):
        kept.cache_clear()


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Break]:
    """Map files with one mistake."""
    shutil.copytree(tiles.DATA, tmp_path / "data")
    monkeypatch.setattr(tiles, "DATA", tmp_path / "data")

    def spoil(file: str, right: str, wrong: str) -> None:
        path = tmp_path / "data" / file
        text = path.read_text(encoding="utf-8")
        assert right in text
        path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
        forget()

    yield spoil
    monkeypatch.undo()
    forget()


def refused(setup: dict[str, Any]) -> str:
    """What Python is told."""
    with pytest.raises(BadSetup) as caught:
        Table.new(GAME.id, {"mission": "MH1", **setup}, 0)
    french = GAME.text.say("fr", caught.value.text_key, caught.value.args_for_text)
    english = GAME.text.say("en", caught.value.text_key, caught.value.args_for_text)
    assert french != english
    return english


def posted(server: Running, setup: dict[str, Any]) -> str:
    """What a browser is told when it asks for the table, or only for a look at it."""
    seats = [{"kind": "human", "name": ""}] * setup.get("seats", 1)
    body = {"game": GAME.id, "setup": {"mission": "MH1", **setup}, "lang": "en"}
    answers = [
        request(server.port, "POST", path, json={**body, **more})
        for path, more in {"/api/preview": {}, "/api/tables": {"seats": seats}}.items()
    ]
    assert [answer.status_code for answer in answers] == [400, 400]
    told = {answer.json()["error"]["text"] for answer in answers}
    assert len(told) == 1
    return told.pop()


@pytest.mark.parametrize(("setup", "words", "reason"), BAD)
@pytest.mark.parametrize("command", ["play", "lab"])
def test_a_set_up_is_refused_on_the_command_line(
    setup: dict[str, Any], words: list[str], reason: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario = [] if "--scenario" in words else ["--scenario", "MH1"]
    assert main([command, GAME.id, *scenario, *words, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert reason in said.err and said.out == ""


@pytest.mark.parametrize(("setup", "words", "reason"), BAD)
def test_a_set_up_is_refused_in_python_and_over_the_wire(setup: dict[str, Any], words: list[str], reason: str, server: Running) -> None:
    assert reason in refused(setup)
    assert reason in posted(server, setup)


@pytest.mark.parametrize(("file", "right", "wrong", "reason"), BROKEN)
def test_a_map_with_a_mistake_is_refused_everywhere(
    file: str, right: str, wrong: str, reason: str, broken: Break, server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    broken(file, right, wrong)
    assert reason in refused({})
    assert reason in posted(server, {})
    assert main(["play", GAME.id, "--scenario", "MH1", "--lang", "en"]) == 2
    assert reason in capsys.readouterr().err
    assert main(["play", GAME.id, "--scenario", "MH1", "--lang", "fr"]) == 2
    french = capsys.readouterr().err
    assert f"{file}, ligne " in french or "MH1" in french
    assert not re.search(r"\b(the|line|tile|token|cannot|borders)\b", french), french


def test_a_mistake_in_one_mission_leaves_the_others_alone(broken: Break) -> None:
    broken("missions.toml", 'blue_door = "14R.E|17R.B"', 'blue_door = "14R.E|17R.Z"')
    assert "there is no zone 17R.Z" in refused({})
    assert Table.new(GAME.id, {"mission": "MH2", "heroes": FOUR}, 0).pending
    assert GAME.text.name("en", "edge", "14R.E|17R.B")["name"].startswith("door")
