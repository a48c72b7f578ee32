"""Measuring how hard every scenario is, with strong bots at one to four players, and telling it as a table for the documents."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path

import msgspec

from stockade.bots.figures import FEWEST, Figure
from stockade.engine import Game, find_game
from stockade.engine.text import message_part
from stockade.lab.grid import Cell, Grid, Progress
from stockade.lab.many import Job
from stockade.lab.results import Head, Results, edition
from stockade.lab.stats import wilson

SEED = 5001  # no bot was tuned on these
MOST_SEATS = 4
BOTS = "strong"
_head = msgspec.json.Decoder(Head)


def grid_of(game: Game, games: int, bots: str = BOTS, only: Collection[int] = range(1, MOST_SEATS + 1)) -> Grid:
    """Every scenario at each of these numbers of players that it may be played with."""
    cells: list[Cell] = []
    for scenario in game.scenarios:
        low, high = game.seats_in(scenario)
        for seats in (seats for seats in range(low, min(MOST_SEATS, high) + 1) if seats in only):
            cells.append(Cell(Job(game.id, scenario, game.defaults(scenario, seats), [bots] * seats, SEED), bots))
    return Grid(cells, games)


def figures(progress: Progress, version: str = "") -> list[Figure]:
    """What was found out, for each cell with a game."""
    found: list[Figure] = []
    for cell, report in zip(progress.grid.cells, progress.reports(), strict=True):
        if report.games:
            low, high = (round(end, 3) for end in report.interval)
            job, today = cell.job, datetime.now(UTC).strftime("%Y-%m-%d")
            which = version or edition(job.game)
            sizes = (len(job.seats), report.games, report.won)
            took = [game.rounds for game in report.played if game.outcome == "won"]
            rounds = round(sum(took) / len(took), 1) if took else 0.0
            found.append(Figure(job.game, job.scenario, *sizes, low, high, cell.bots, job.seed, today, which, rounds))
    return found


def merged(old: Iterable[Figure], new: Iterable[Figure]) -> list[Figure]:
    """The new ones, and the old ones of what was not measured again."""
    rows = {(one.game, one.scenario, one.seats): one for one in old}
    rows.update({(one.game, one.scenario, one.seats): one for one in new})
    return list(rows.values())


def of_file(path: Path, game: Game) -> list[Figure]:
    """What a file of results says that another version may have played: the version is told with each row."""
    first = path.read_bytes().partition(b"\n")[0]
    head = _head.decode(first)
    progress = Progress(Grid(head.cells, 10**6))
    results = Results(path, progress, head)
    results.close()
    return figures(progress, head.edition)


def pooled(rows: Sequence[Figure]) -> str:
    """A share with its interval and the number of games."""
    won, games = sum(one.won for one in rows), sum(one.games for one in rows)
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f}% ({100 * low:.0f}–{100 * high:.0f}, {games})"


def markdown(rows: Sequence[Figure]) -> str:
    """The page of the documents."""
    parts = [HEAD]
    sure = [one for one in rows if one.games >= FEWEST]
    for game_id, some in groupby(sorted(sure, key=lambda one: one.game), key=lambda one: one.game):
        game, here = find_game(game_id), list(some)
        versions = ", ".join(sorted({f"`{one.version}` ({one.date})" for one in here}))
        parts.append(f"\n## {game.text.say('en', f'game-{message_part(game_id)}')}\n\n{versions}\n")
        parts.append("\n| scenario | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n")
        for scenario in game.scenarios:
            by = {one.seats: one for one in here if one.scenario == scenario}
            if by:
                cells = " | ".join(pooled([by[seats]]) if seats in by else "" for seats in range(1, MOST_SEATS + 1))
                parts.append(f"| {game.text.say('en', f'scenario-{message_part(scenario)}')} | {cells} |\n")
    return "".join(parts)


HEAD = """# How hard it is

What strong bots win, by the number of players: the share, where the true share lies with 95% confidence, and the number of games. Few
games make wide intervals; a place is empty where fewer than ten were played. The set-up is the usual one of each scenario, the seeds
are 5001 and on, which no bot was tuned on.

`./stockade figures --games 24 --page docs/how-hard.md` plays what is missing, writes this page and the file that the new-table page shows.
It may be stopped, and goes on where it was; `--seats 1,4` plays those numbers of players only.
"""
