"""Shipped figures: every row is a scenario that exists, with an honest interval; they are measured again by a command that goes on."""

import json
from pathlib import Path

import pytest
from lantern import GAME

from stockade.bots import figures as shipped
from stockade.bots.figures import Figure, how_hard, read, write
from stockade.cli import main
from stockade.engine import find_game, games, register
from stockade.lab import figures, run_grid, wilson
from stockade.server.catalogue import scenario_info

ROOT = Path(__file__).parents[2]


def test_what_is_shipped_is_about_scenarios_that_exist_and_tells_how_sure_it_is() -> None:
    rows = shipped.shipped()
    assert {row.game for row in rows} <= set(games())
    assert len({(row.game, row.scenario, row.seats) for row in rows}) == len(rows) > 0
    for row in rows:
        game = find_game(row.game)
        low, high = game.seats_in(row.scenario)
        assert row.scenario in game.scenarios and low <= row.seats <= min(high, figures.MOST_SEATS)
        assert 0 <= row.won <= row.games > 0
        assert (row.low, row.high) == tuple(round(end, 3) for end in wilson(row.won, row.games))
        assert row.bots == "strong" and row.seed >= 5001 and row.version and row.date


def test_the_page_of_the_documents_is_made_from_them() -> None:
    assert (ROOT / "docs" / "how-hard.md").read_text(encoding="utf-8") == figures.markdown(shipped.shipped())


def test_the_new_table_page_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    row = Figure("xmen-resistance", "MH0", 2, 12, 9, 0.468, 0.911, "strong", 5001, "2026-11-16", "0.1.0", 7.5)
    few = Figure("xmen-resistance", "MH0", 3, 3, 3, 0.439, 1.0, "strong", 5001, "2026-11-16", "0.1.0")
    monkeypatch.setattr(shipped, "shipped", lambda: [row, few])
    (hard,) = scenario_info(find_game("xmen-resistance"), "MH0").hard
    assert (hard.seats, hard.games, hard.share, hard.low, hard.high, hard.rounds) == (2, 12, 75, 47, 91, 7.5)
    assert scenario_info(find_game("xmen-resistance"), "MH1").hard == []


def test_a_row_a_line_and_new_ones_take_the_place_of_old_ones(tmp_path: Path) -> None:
    old = Figure("a", "x", 1, 2, 1, 0.1, 0.9, "strong", 5001, "d", "v")
    new = Figure("a", "x", 1, 4, 1, 0.1, 0.7, "strong", 5001, "e", "w")
    other = Figure("a", "x", 2, 2, 2, 0.3, 1.0, "strong", 5001, "d", "v")
    file = tmp_path / "figures.json"
    write(figures.merged([old, other], [new]), file)
    assert read(file) == [new, other]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4
    assert read(tmp_path / "none.json") == []
    assert how_hard("a", "nothing") == []


def test_every_scenario_at_one_to_four_players_is_played_and_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(GAME)
    monkeypatch.setattr(figures, "BOTS", "random")
    monkeypatch.setattr(figures.grid_of, "__defaults__", ("random", range(1, 5)))
    file, page = tmp_path / "figures.json", tmp_path / "page.md"
    args = ["figures", GAME.id, "--folder", str(tmp_path / "kept"), "--to", str(file), "--page", str(page), "--games"]
    assert main([*args, "1"]) == 0
    once = (tmp_path / "kept" / f"{GAME.id}.jsonl").read_bytes()
    assert main([*args, "2"]) == 0, "more games go on from there"
    assert (tmp_path / "kept" / f"{GAME.id}.jsonl").read_bytes().startswith(once)
    rows = json.loads(file.read_text(encoding="utf-8"))
    grid = figures.grid_of(GAME, 2)
    assert len(rows) == len(grid.cells) and {row["games"] for row in rows} == {2}
    assert rows[0]["won"] == figures.figures(run_grid(grid))[0].won
    assert "storm" not in page.read_text(encoding="utf-8").lower(), "two games tell nothing"
    assert main([*args, "10"]) == 0
    assert "storm" in page.read_text(encoding="utf-8").lower()


def test_some_numbers_of_players_are_measured_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    register(GAME)
    monkeypatch.setattr(figures.grid_of, "__defaults__", ("random", range(1, 5)))
    file = tmp_path / "figures.json"
    args = ["figures", GAME.id, "--folder", str(tmp_path), "--to", str(file), "--games", "1", "--seats"]
    assert main([*args, "2"]) == 0
    assert {row["seats"] for row in json.loads(file.read_text(encoding="utf-8"))} == {2}
    for wrong in ("0", "5", "two", "1,9"):
        assert main([*args, wrong]) != 0
        assert "from 1 to 4" in capsys.readouterr().err
