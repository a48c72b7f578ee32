"""Nothing half-made is shared: tables are resumed, played and thought about in many threads, and it comes out as in one."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

import pytest
from tests.many_threads import told
from tests.test_layers import ROOT, SRC, modules

from stockade.engine.game import find_game
from stockade.engine.text import Text
from stockade.games.mars_attacks import play as mars
from stockade.games.mars_attacks.board.gridmap import RUBBLE, RUIN, GridMap, grid_map
from stockade.games.mars_attacks.state import Change
from stockade.games.xmen_resistance.board import zonemap
from stockade.games.xmen_resistance.board.zonegrid import Border, Gap, Grid
from stockade.games.xmen_resistance.board.zonemap import Ways, ZoneFacts, ZoneMap, zone_map
from stockade.games.xmen_resistance.bot import ways as xmen
from stockade.testing.driver import Case

T = TypeVar("T")
GAMES = [find_game(point.name) for point in entry_points(group="stockade.games")]  # no toys of other test folders
TABLES, ANSWERS = 3, 60
GIVEN_UP = 100  # seconds
YARD = """
    a  b  c
  +!!+==+==+
2 |.  ,Z:. |
  +  +  +--+
1 |.  .  _ |
  +==+==+==+
"""


def test_many_threads_come_to_the_positions_of_one(tmp_path: Path) -> None:
    stories = [
        told(Case(game.id, scenario, game.seats_in(scenario)[1]), seed, ANSWERS)
        for game in GAMES
        for seed, scenario in enumerate(list(game.scenarios)[-TABLES:])
    ]
    file = tmp_path / "stories.json"
    file.write_text(json.dumps(stories))
    run = [sys.executable, "-X", "faulthandler", "-m", "tests.many_threads", str(file)]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, timeout=GIVEN_UP)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["wrong"] == []
    assert "Save" in found["met"]
    assert found["met late"] == []  # a type that two threads meet at once is how msgspec crashes


def test_decoders_are_made_at_import() -> None:
    found: list[str] = []
    for path in modules():
        words = path.read_text(encoding="utf-8")
        functions = ast.walk(ast.parse(words)) if "decode" in words.lower() else ()
        for function in functions:
            late = isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
            if late and getattr(function, "name", "") not in ("__init_subclass__", "sendable"):  # which run at import as well
                found += [f"{path.relative_to(SRC)}:{call.lineno}" for call in ast.walk(function) if makes_decoder(call)]
    assert found == []


def makes_decoder(node: Any) -> bool:
    """`Decoder(T)`, or `decode(data, type=T)`, which makes one for the moment."""
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name == "Decoder" or (name == "decode" and any(keyword.arg == "type" for keyword in node.keywords))


# -- two threads without luck -------------------------------------------------------------------------------------------


def stopped(moment: int, where: Any, one: Callable[[], Any], other: Callable[[], Any]) -> tuple[Any, list[Any]]:
    """What both are told when the first is stopped in `where`, before that step of the interpreter, until the other is done."""
    steps, heard = count(), list[Any]()

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code is not where.__code__:
            return None
        frame.f_trace_opcodes = True
        if event == "opcode" and next(steps) == moment:
            heard.append(other())
        return trace

    before = sys.gettrace()
    sys._getframe().f_trace_opcodes = True  # Python 3.12 looks only here whether steps are wanted
    sys.settrace(trace)
    try:
        return one(), heard
    finally:
        sys.settrace(before)


def told_whole(where: Any, make: Callable[[], T], one: Callable[[T], Any], other: Callable[[T], Any] | None = None) -> None:
    """Wherever the first is stopped, both are told the truth, and so is whoever asks afterwards."""
    other = other or one
    true = one(make()), other(make())
    for moment in count():
        thing = make()
        first, heard = stopped(moment, where, partial(one, thing), partial(other, thing))
        if not heard:
            assert moment, "nobody went there"
            return
        assert (first, *heard) == true, moment
        assert (one(thing), other(thing)) == true, moment


def one_row() -> ZoneMap:
    """A street of two zones, and a room of three behind an open door."""
    borders: dict[Gap, Border] = {(x, 0, "east"): "arch" if x == 1 else "line" for x in range(4)}
    grid = Grid("ground", 5, 1, {(x, 0): letter for x, letter in enumerate("ABCDE")}, borders)
    return zone_map([grid], {letter: ZoneFacts("room" if letter > "B" else "street") for letter in "ABCDE"})


@pytest.mark.parametrize(
    ("where", "ask"),
    [
        (Ways.distances, lambda ways: dict(ways.distances("A"))),
        (Ways.distances, lambda ways: ways.first_steps("E", "A")),
        (Ways.first_steps, lambda ways: ways.first_steps("E", "A")),
        (Ways.building, lambda ways: ways.building("D")),
        (zonemap._Rows.__missing__, lambda ways: ways.reach("A", "C")),
        (Ways.within, lambda ways: ways.within("A", 2, 1)),
        (Ways.steps_to_closest, lambda ways: ways.steps_to_closest("E", ("A", "B"))),
        (zonemap.Place.reach, lambda ways: ways.seen_from("A")),
    ],
)
def test_a_zone_map_tells_all_or_nothing(where: Any, ask: Callable[[Ways], Any]) -> None:
    told_whole(where, lambda: (board := one_row()).ways(board.start_open), ask)


@pytest.mark.parametrize(
    ("where", "ask"),
    [
        (GridMap.marked, lambda board: board.marked("Z")),
        (GridMap.walks, lambda board: list(board.walks(0))),
        (GridMap.sees, lambda board: board.seen_from(0)),
        (GridMap.seen_from, lambda board: board.seen_from(0)),
        (GridMap.clear, lambda board: [board.clear(0, square) for square in range(1, 6)]),
        (GridMap.steps.func, lambda board: list(board.steps)),
        (GridMap.ring.func, lambda board: list(board.ring)),
        (GridMap.exits.func, lambda board: list(board.exits)),
    ],
)
def test_a_grid_map_tells_all_or_nothing(where: Any, ask: Callable[[GridMap], Any]) -> None:
    told_whole(where, lambda: grid_map(YARD), ask)


def test_full_shelves_are_cleared_under_nobodys_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    for keeper, most in ((zonemap.known, "most"), (xmen, "KEPT"), (mars._changed, "most")):
        monkeypatch.setattr(keeper, most, 1)

    def board() -> ZoneMap:
        found = one_row()
        found.ways(0)
        return found

    told_whole(ZoneMap.ways, board, lambda board: board.ways(1).near, lambda board: board.ways(2).near)
    g = Case("xmen-resistance", "MH0", 1).table(1).play
    a, *_, b = (zone.id for zone in g.map.zones)
    told_whole(xmen.steps_to, xmen._steps.clear, lambda _: dict(xmen.steps_to(g, a)), lambda _: dict(xmen.steps_to(g, b)))

    def ground(kind: int) -> list[int]:
        return mars.board_of("help", [Change(0, -1, kind)]).terrain

    told_whole(mars.board_of, mars._changed.forget, lambda _: ground(RUBBLE), lambda _: ground(RUIN))


@pytest.mark.parametrize("where", [Text._bundle, Text.name, Text._parts])
def test_a_language_is_spoken_whole(where: Any, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hero-storm = Storm\n    .gender = female\n")
    told_whole(where, lambda: Text(tmp_path), lambda text: dict(text.name("en", "hero", "storm")))
