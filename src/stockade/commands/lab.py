"""`stockade lab`: many games between bots, to see how hard a scenario is and what makes a difference."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from msgspec import structs

from stockade.commands.bar import Bar
from stockade.commands.compare import ALL, Wish, read_until
from stockade.commands.setup import USUAL_BOT, name
from stockade.commands.speak import Mistake, columns, command, complaint, flag, out, out_json, say, spoken, tongue, trouble, word
from stockade.engine import find_game
from stockade.lab import Grid, Pair, Progress, Report, pairs, run_grid
from stockade.lab.page import page
from stockade.lab.rows import csv_of, require, to_parquet
from stockade.lab.words import LabError, words

AXES = {"scenario": "lab-axis-scenario", "bots": "lab-axis-bots", "seats": "lab-axis-seats"}
GAMES, PATIENT = 100, 5000  # of a cell, at most, without and with `--until`


def run(
    game: Annotated[str, flag("game")] = "",
    *,
    scenario: Annotated[str, flag("lab-scenario")] = "",
    count: Annotated[int | None, flag("games", "--games")] = None,
    until: Annotated[str, flag("until")] = "",
    bots: Annotated[str, flag("lab-bots")] = USUAL_BOT,
    seats: Annotated[str, flag("lab-seats")] = "",
    team: Annotated[list[str] | None, flag("team")] = None,
    vary: Annotated[list[str] | None, flag("vary")] = None,
    think: Annotated[float, flag("think")] = 0.0,
    seed: Annotated[int, flag("first-seed")] = 1,
    settings: Annotated[list[str] | None, flag("set", "--set")] = None,
    jobs: Annotated[int, flag("jobs")] = 2,
    on: Annotated[str, flag("on")] = "",
    results: Annotated[str, flag("results")] = "",
    report: Annotated[str, flag("out", "--out")] = "",
    csv: Annotated[str, flag("csv")] = "",
    parquet: Annotated[str, flag("parquet")] = "",
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Play many games and tell how many were won."""
    tongue(lang)
    sure = read_until(until)
    most = (PATIENT if sure else GAMES) if count is None else count
    for option, number in (("--games", most), ("--jobs", jobs)):
        if number < 1:
            raise Mistake("error-at-least-one", flag=option)
    cells = Wish(game, scenario, seats, bots, think, seed, settings or ()).cells(team or (), vary or ())
    # `all` alone shares the games out, as it always did; a comparison plays so many in every cell
    simple = len(cells) == 1 or (scenario == ALL and len({cell.job.scenario for cell in cells}) == len(cells))
    grid = Grid(cells, max(1, most // len(cells)) if scenario == ALL and simple and not sure else most, sure)
    began = time.perf_counter()
    with told():
        prepared(parquet, on, report, csv, parquet, results)
        found = play(grid, jobs, results, on).reports(0.0 if results else time.perf_counter() - began)
        save(grid, found, report, csv, parquet)
    if simple:
        tell_simply(found, scenario == ALL, as_json)
    elif as_json:
        out_json(as_data(grid, found))
    else:
        out(*table(grid, found), *differences(grid, found))
    return 0


def prepared(parquet: str, on: str, *files: str) -> None:
    """What can be known to fail is known before hours of games."""
    if parquet:
        require("pyarrow", "lab")
    if on:
        require("ray", "ray")
    for file in filter(None, files):
        if not Path(file).expanduser().parent.is_dir():
            raise Mistake("error-unwritable", file=file, why=trouble(FileNotFoundError()))


def play(grid: Grid, jobs: int, results: str, on: str) -> Progress:
    """Play it, with a bar for whoever watches."""
    bar = Bar()
    try:
        return run_grid(grid, jobs, Path(results).expanduser() if results else None, on, lambda so_far: bar.show(so_far.done, so_far.most))
    except OSError as error:
        raise Mistake("error-unwritable", file=results, why=trouble(error)) from error
    finally:
        bar.close()


def save(grid: Grid, found: list[Report], report: str, csv: str, parquet: str) -> None:
    """The files that were asked for."""
    wanted: list[tuple[str, Callable[[Path], object]]] = [
        (report, lambda path: path.write_text(page(grid, found, command(), spoken()), encoding="utf-8")),
        (csv, lambda path: path.write_text(csv_of(grid, found), encoding="utf-8")),
        (parquet, lambda path: to_parquet(grid, found, path)),
    ]
    for file, write in wanted:
        try:
            if file:
                write(Path(file).expanduser())
        except OSError as error:
            raise Mistake("error-unwritable", file=file, why=trouble(error)) from error


@contextmanager
def told() -> Generator[None]:
    """What the laboratory refuses is told in its own words."""
    try:
        yield
    except LabError as error:
        raise Mistake("error-as-told", why=complaint(error, words())) from error


def tell_simply(found: list[Report], every: bool, as_json: bool) -> None:
    """One scenario, or all of them one after the other and together."""
    if every:
        found = [*found, together(found)]
    if as_json:
        out_json([report.as_dict() for report in found] if every else found[0].as_dict())
        return
    for report in found[:-1]:
        out(*lines(report), "")
    out(*lines(found[-1]), *([] if every else [""]))


def together(found: list[Report]) -> Report:
    """All scenarios as one report."""
    job = structs.replace(found[0].job, scenario=ALL)
    return Report(job, [game for report in found for game in report.played], sum(report.seconds for report in found))


def percent(share: float, sign: str = "") -> str:
    """A share for people."""
    return f"{100 * share:{sign}.1f}"


def lines(report: Report) -> list[str]:
    """The report for people."""
    low, high = report.interval
    words = find_game(report.job.game).text
    winners = {name: percent(count / report.games) for name, count in report.winners.items()}
    tally = [
        say("lab-tally", what=word(words, spoken(), f"tally-{name}"), count=count, share=percent(count / report.games))
        for name, count in report.tally.items()
    ]
    return [
        say("lab-head", game=report.job.game, scenario=report.job.scenario or "-", games=report.games, seats=", ".join(report.job.seats)),
        say("lab-won", won=report.won, games=report.games, share=percent(report.share), low=percent(low), high=percent(high)),
        say("lab-winners", **winners),
        *tally,
        say("lab-length", rounds=f"{report.rounds:.1f}", decisions=f"{report.decisions:.0f}", each=f"{report.per_round:.1f}"),
        say("lab-time", seconds=f"{report.seconds:.1f}", unfinished=report.unfinished),
    ]


def table(grid: Grid, found: list[Report]) -> list[str]:
    """A line for each cell."""
    varied = grid.varied
    game = find_game(grid.cells[0].job.game)
    heads = [say(AXES[axis]) if axis in AXES else axis for axis in varied]
    rows = [[*heads, *say("lab-columns").split("|")]]
    for cell, report in zip(grid.cells, found, strict=True):
        low, high = report.interval
        won = [str(report.won), str(report.games), f"{percent(report.share)} %", f"{percent(low)} – {percent(high)} %"]
        rows.append([*(cell.axes[axis] for axis in varied), *won, f"{report.rounds:.1f}", f"{report.decisions:.0f}"])
    return [name(game, "game", game.id, spoken()), *columns(rows)]


def differences(grid: Grid, found: list[Report]) -> list[str]:
    """What changes with one thing, all else equal."""
    told = pairs(grid, found)
    return ["", say("lab-differences"), *columns([difference(grid, pair) for pair in told])] if told else []


def difference(grid: Grid, pair: Pair) -> list[str]:
    """One of them, as a row."""
    one, two, by = grid.cells[pair.first], grid.cells[pair.second], pair.difference
    rest = [value for axis, value in one.axes.items() if axis in grid.varied and axis != pair.axis]
    bounds = f"{percent(by.low, '+')} … {percent(by.high, '+')} %"
    return [
        *rest,
        f"{one.axes[pair.axis]} → {two.axes[pair.axis]}",
        f"{percent(by.gain, '+')} %",
        bounds,
        say("lab-sure") if by.sure else "",
    ]


def as_data(grid: Grid, found: list[Report]) -> dict[str, Any]:
    """The comparison as data."""
    return {
        "cells": [{**report.as_dict(), "axes": cell.axes} for cell, report in zip(grid.cells, found, strict=True)],
        "pairs": [
            {"axis": pair.axis, "first": pair.first, "second": pair.second, **structs.asdict(pair.difference)}
            for pair in pairs(grid, found)
        ],
    }
