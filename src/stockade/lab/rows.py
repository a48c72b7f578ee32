"""The raw figures, a row for each game: as CSV, and as Parquet where pyarrow is installed (the extra `lab`)."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from stockade.lab.grid import Grid
from stockade.lab.many import Report
from stockade.lab.words import LabError


class MissingExtra(LabError):
    """An optional package is not installed; `extra` is what to ask for."""

    code = "missing-extra"


def rows(grid: Grid, reports: Sequence[Report]) -> list[dict[str, Any]]:
    """Every game as plain values: what was played, how it went, and what was looked at as lists and JSON."""
    return [
        {
            "game": cell.job.game,
            **cell.axes,
            "seats": len(cell.job.seats),
            "seed": game.seed,
            "outcome": game.outcome,
            "won": int(game.outcome == "won"),
            "rounds": game.rounds,
            "decisions": game.decisions,
            "questions": game.questions,
            "ended": game.ended,
            "winners": " ".join(map(str, game.winners)),
            "tally": " ".join(game.tally),
            "used": " ".join(game.used),
            "trends": json.dumps(game.trends, separators=(",", ":")),
            "seconds": game.seconds,
            "digest": game.digest,
        }
        for cell, report in zip(grid.cells, reports, strict=True)
        for game in report.played
    ]


def csv_of(grid: Grid, reports: Sequence[Report]) -> str:
    """All games as CSV."""
    found = rows(grid, reports)
    text = io.StringIO()
    writer = csv.DictWriter(text, found[0].keys() if found else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    return text.getvalue()


def to_parquet(grid: Grid, reports: Sequence[Report], path: Path) -> None:
    """All games as a Parquet file. Raises MissingExtra without pyarrow."""
    table = require("pyarrow", "lab").Table
    require("pyarrow.parquet", "lab").write_table(table.from_pylist(rows(grid, reports)), path)


def require(module: str, extra: str) -> Any:
    """That optional package. Raises MissingExtra where it is not installed."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingExtra(what=module, extra=extra) from error
