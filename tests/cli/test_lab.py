"""`stockade lab` as a comparison: a grid on the command line, what it refuses, and the files it leaves."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stockade.commands.compare import read_until, seatings
from stockade.commands.speak import Mistake

Run = Callable[..., Any]
QUICK = ("--bots", "random", "--jobs", 1)


def test_a_grid_of_scenarios_bots_and_seats(stockade: Run) -> None:
    args = ("lab", "last-lantern", "--scenario", "storm,breeze", "--bots", "random,greedy", "--seats", "2-3", "--games", 4, "--jobs", 1)
    found = json.loads(stockade(*args, "--json").out)
    assert [tuple(cell["axes"].values()) for cell in found["cells"]] == [
        (where, kind, seats) for where in ("storm", "breeze") for seats in ("2", "3") for kind in ("random", "greedy")
    ]
    assert {cell["games"] for cell in found["cells"]} == {4}
    assert {pair["axis"] for pair in found["pairs"]} == {"bots", "seats"}
    said = stockade(*args).out
    assert "random → greedy" in said and "2 → 3" in said
    assert said.count("storm") > 4


def test_numbers_of_seats_that_a_game_does_not_have_are_left_out_and_told(stockade: Run) -> None:
    said = stockade("lab", "last-lantern", "--seats", "1-9", "--games", 1, "--json", *QUICK)
    assert said.status == 0
    assert "Left out" in said.err
    assert len(json.loads(said.out)["cells"]) < 9
    none = stockade("lab", "last-lantern", "--seats", "50,60", "--games", 1, *QUICK)
    assert (none.status, none.err.count("\n")) == (2, 1)


def test_it_stops_when_it_is_sure_enough(stockade: Run) -> None:
    found = json.loads(stockade("lab", "last-lantern", "--until", "±20%", "--json", *QUICK).out)
    assert 10 <= found["games"] <= 30
    assert (found["high"] - found["low"]) / 2 <= 0.2
    assert [read_until(words) for words in ("", "3%", "±3%", "+-2,5 %")] == [0, 0.03, 0.03, 0.025]
    for wrong in ("3", "0%", "much", "300%"):
        with pytest.raises(Mistake):
            read_until(wrong)
    assert "--until 3%" in stockade("lab", "last-lantern", "--until", "soon").err
    assert (seatings("2,4"), seatings("3"), seatings("random,greedy")) == (["2", "4"], ["3"], ["random,greedy"])


def test_a_killed_run_goes_on_and_another_grid_is_refused(stockade: Run) -> None:
    args = ("lab", "last-lantern", "--bots", "random,greedy", "--jobs", 1, "--results", "games.jsonl", "--json")
    stockade(*args, "--games", 2)
    body = Path("games.jsonl").read_bytes()
    Path("games.jsonl").write_bytes(body[:-20])
    again = json.loads(stockade(*args, "--games", 3).out)
    fresh = json.loads(stockade(*args[:6], "--json", "--games", 3).out)
    assert [cell["won"] for cell in again["cells"]] == [cell["won"] for cell in fresh["cells"]]
    other = stockade(*args, "--seed", 5)
    assert (other.status, "another comparison" in other.err, other.err.count("\n")) == (2, True, 1)
    assert "autre comparaison" in stockade(*args, "--seed", 5, "--lang", "fr").err


def test_the_files_it_leaves(stockade: Run) -> None:
    stockade("lab", "last-lantern", "--scenario", "storm,breeze", "--games", 3, "--out", "report.html", "--csv", "games.csv", *QUICK)
    whole = Path("report.html").read_text(encoding="utf-8")
    assert "./stockade lab last-lantern --scenario storm,breeze --games 3" in whole
    with Path("games.csv").open(encoding="utf-8") as lines:
        found = list(csv.DictReader(lines))
    assert [(row["scenario"], row["seed"]) for row in found] == [(where, str(seed)) for where in ("storm", "breeze") for seed in (1, 2, 3)]
    nowhere = stockade("lab", "last-lantern", "--games", 3, "--out", "no/where/report.html", *QUICK)
    assert (nowhere.status, "no/where/report.html" in nowhere.err) == (2, True)


def test_an_extra_that_is_not_there_is_told_before_any_game(stockade: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from stockade.lab import rows

    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(rows, "import_module", missing)
    for args, extra in ((("--parquet", "games.parquet"), "stockade[lab]"), (("--on", "ray"), "stockade[ray]")):
        said = stockade("lab", "last-lantern", "--games", 10**6, *args, *QUICK)
        assert (said.status, extra in said.err) == (2, True)


def test_raw_figures_as_parquet(stockade: Run) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `lab` is not installed")
    stockade("lab", "last-lantern", "--games", 4, "--parquet", "games.parquet", *QUICK)
    assert parquet.read_table("games.parquet").num_rows == 4


def test_teams_and_choices_vary(stockade: Run) -> None:
    said = stockade("lab", "last-lantern", "--team", "anybody", *QUICK)
    assert (said.status, "--vary" in said.err) == (2, True)
    wrong = stockade("lab", "last-lantern", "--vary", "nothing=1", "--vary", "nothing=2", *QUICK)
    assert (wrong.status, "nothing" in wrong.err) == (2, True)
