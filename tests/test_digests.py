"""What the other side did in a few lines, on the table in the browser: nothing that changes the table is left out.

An event is told in the log's own words unless the game counts it or calls it quiet (`web/src/games/*/digest.json`). Quiet is what changes
nothing, what turns with every round, what the end page tells, or what another event tells.
"""

import json
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stockade.engine import find_game
from stockade.engine.table import Table
from stockade.testing.driver import cases, walk

WEB = Path(__file__).resolve().parents[1] / "web"
GAMES = {"dead-of-winter": "winter", "mars-attacks": "mars", "marvel-champions": "champions", "xmen-resistance": "xmen"}
PHASES = {"colony", "test", "draw", "arrivals", "checks", "villain", "enemies", "bystanders", "spawn", "end"}
OTHERWISE = {"frame", "end", "game.lost"}  # told by the ribbon and the markers, told by the last page
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def plan(name: str) -> dict[str, Any]:
    return json.loads((WEB / "src" / "games" / GAMES[name] / "digest.json").read_text(encoding="utf-8"))


def changes(table: Table, seed: int) -> Iterator[tuple[str, bool]]:
    """The events of the other side in a random game, and whether the table looked otherwise after each."""
    seen: list[tuple[str, bool]] = []
    before = [b""]

    def look() -> None:
        after = msgspec.json.encode(table.game.view(table.play, 0))
        if table.state.phase in PHASES:
            seen.append((table.play.log[-1].kind, after != before[0]))
        before[0] = after

    for _ in walk(table, seed, 250):
        table.play.watch = look
    yield from seen


@each_game
def test_what_is_quiet_and_changes_nothing_changes_nothing(name: str) -> None:
    silent = {kind for kind, why in plan(name)["quiet"].items() if not why}
    met: set[str] = set()
    every = cases(find_game(name))
    for seed, case in enumerate(every[:: max(1, len(every) // 5)]):
        for kind, changed in changes(case.table(seed), seed):
            assert not (changed and kind in silent), f"{kind} changes the table and nobody is told"
            met.add(kind)
    assert len(met - set(plan(name)["quiet"]) - set(plan(name)["counted"])) >= 3  # what is told as the log tells it
    assert len(met & set(plan(name)["counted"])) >= 3


@each_game
def test_what_is_quiet_is_told_by_something_else(name: str) -> None:
    counted, quiet, text = plan(name)["counted"], plan(name)["quiet"], find_game(name).text
    for kind in [*counted, *quiet]:
        assert text.has("en", f"event-{kind.replace('.', '-')}"), f"there is no event {kind}"
    assert not set(counted) & set(quiet)
    for kind, why in quiet.items():
        for other in set(why.split()) - OTHERWISE:
            assert other not in quiet, f"{kind} is quiet because of {other}, which is quiet too"
            assert text.has("en", f"event-{other.replace('.', '-')}"), f"{kind} is quiet because of {other}, which never happens"


@each_game
def test_what_is_counted_is_counted_somewhere(name: str) -> None:
    folder = WEB / "src" / "games" / GAMES[name]
    source = "".join((folder / file).read_text(encoding="utf-8") for file in ("digest.ts", "news.ts") if (folder / file).is_file())
    for kind in plan(name)["counted"]:
        first, second = kind.split(".")
        assert f'"{kind}"' in source or (f"{first}\\." in source and second in source), f"nobody counts {kind}"


SCRIPT = """
import ts from "typescript";
import { readFileSync } from "node:fs";
const source = ts.transpileModule(readFileSync("src/lib/digest.ts", "utf8"), { compilerOptions: { module: "esnext", target: "es2022" } });
const { fit, untold } = await import("data:text/javascript," + encodeURIComponent(source.outputText));
const line = (kind) => ({ kind, text: kind, touches: [] });
const plan = { counted: ["zombies.arrived"], quiet: { "phase.began": "frame" } };
const news = (text) => ({ text, touches: [] });
console.log(JSON.stringify([
  untold(["phase.began", "card.robbed", "zombies.arrived", "survivor.froze"].map(line), plan, {}).map((one) => one.text),
  fit([[news("a"), news("b")], [news("c")]], 3, (n) => `${n} more`).map((one) => one.text),
  fit([["a", "b", "c"].map(news), [], ["d", "e"].map(news), [news("f")]], 4, (n) => `${n} more`).map((one) => one.text),
  fit(["a", "b", "c", "d", "e"].map((one) => [news(one)]), 3, (n) => `${n} more`).map((one) => one.text),
]));
"""


@pytest.mark.skipif(not shutil.which("node") or not (WEB / "node_modules" / "typescript").is_dir(), reason="needs the tools of web/")
def test_what_finds_no_line_is_counted_in_the_last() -> None:
    run = ["node", "--input-type=module", "-e", SCRIPT]
    told = subprocess.run(run, capture_output=True, text=True, cwd=WEB, check=True)
    assert json.loads(told.stdout) == [
        ["card.robbed", "survivor.froze"],
        ["a", "b", "c"],
        ["a", "d", "f", "3 more"],
        ["a", "b", "3 more"],
    ]
