"""A grid of what to compare: scenarios, teams, kinds of bots and numbers of players, each combination a cell.

Game number n has the same seed in every cell, so that differences are not those of luck. A cell stops at its limit of games or as soon as
its share is known well enough; that is looked at on its first games in order, every `STEP` of them, so the answer depends neither on the
number of processes nor on which of them was quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct, field

from stockade.lab.many import Job, Played, Report
from stockade.lab.stats import Difference, half_width, paired

STEP = 10


class Cell(Struct, frozen=True):
    """One combination: the job, the name of who plays, and what was chosen for it by name (`heroes`, `mode`)."""

    job: Job
    bots: str
    chosen: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def axes(self) -> dict[str, str]:
        """What tells it from the others."""
        return {"scenario": self.job.scenario, **self.chosen, "bots": self.bots, "seats": str(len(self.job.seats))}


class Grid(Struct, frozen=True):
    """All cells, at most so many games in each, and how well a share has to be known (0: play them all)."""

    cells: list[Cell]
    games: int
    until: float = 0.0

    @property
    def varied(self) -> list[str]:
        """The axes with more than one value, in order."""
        return [name for name in self.cells[0].axes if len({cell.axes[name] for cell in self.cells}) > 1]


class Task(Struct, frozen=True):
    """A game to be played."""

    cell: int
    number: int


class Progress:
    """Which games of a grid were played, and which comes next."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.played: list[dict[int, Played]] = [{} for _ in grid.cells]
        self.given: list[set[int]] = [set() for _ in grid.cells]  # played or being played
        self.ends = [0] * len(grid.cells)  # where a cell turned out to be sure enough

    def take(self, task: Task, played: Played) -> bool:
        """A game is done; False when it was done before, and then it does not count again."""
        if task.number in self.played[task.cell]:
            return False
        self.given[task.cell].add(task.number)
        self.played[task.cell][task.number] = played
        self._judge(task.cell)
        return True

    def _judge(self, cell: int) -> None:
        """Whether the first games, in order, are enough."""
        if not self.grid.until or self.ends[cell]:
            return
        games = self.played[cell]
        won = number = 0
        while number in games and number < self.grid.games:
            won += games[number].outcome == "won"
            number += 1
            if number % STEP == 0 and half_width(won, number) <= self.grid.until:
                self.ends[cell] = number
                return

    def give_back(self, task: Task) -> None:
        """It was not played after all."""
        self.given[task.cell].discard(task.number)

    def next(self) -> Task | None:
        """The next game to play: all cells grow together."""
        open_cells = [cell for cell in range(len(self.grid.cells)) if not self.ends[cell] and len(self.given[cell]) < self.grid.games]
        if not open_cells:
            return None
        cell = min(open_cells, key=lambda cell: len(self.given[cell]))
        given = self.given[cell]
        number = next(number for number in range(self.grid.games) if number not in given)
        given.add(number)
        return Task(cell, number)

    def counted(self, cell: int) -> list[Played]:
        """The games that count, in order."""
        games = self.played[cell]
        last = self.ends[cell] or self.grid.games
        return [games[number] for number in sorted(games) if number < last]

    @property
    def done(self) -> int:
        """How many games are behind us."""
        return sum(len(self.counted(cell)) for cell in range(len(self.grid.cells)))

    @property
    def most(self) -> int:
        """How many there may be in all."""
        return sum(end or self.grid.games for end in self.ends)

    def reports(self, seconds: float = 0.0) -> list[Report]:
        """How each cell went; the time is shared out by what its games cost."""
        games = [self.counted(cell) for cell in range(len(self.grid.cells))]
        costs = [sum(one.seconds for one in some) for some in games]
        scale = seconds / sum(costs) if seconds and sum(costs) else 1.0
        return [Report(cell.job, some, cost * scale) for cell, some, cost in zip(self.grid.cells, games, costs, strict=True)]


class Pair(Struct, frozen=True):
    """Two cells that differ in one thing, and by how much the second wins more, on the seeds that both played."""

    axis: str
    first: int
    second: int
    difference: Difference


def pairs(grid: Grid, reports: Sequence[Report]) -> list[Pair]:
    """Every two neighbouring values of an axis, all else equal. Scenarios are not compared: nobody chooses between them by winning."""
    found: list[Pair] = []
    for axis in (name for name in grid.varied if name != "scenario"):
        alike: dict[tuple[str, ...], list[int]] = {}
        for index, cell in enumerate(grid.cells):
            rest = tuple(value for name, value in cell.axes.items() if name != axis)
            alike.setdefault(rest, []).append(index)
        for group in alike.values():
            found += [Pair(axis, one, two, _gain(reports[one], reports[two])) for one, two in pairwise(group)]
    return found


def _gain(one: Report, two: Report) -> Difference:
    before = {game.seed: game.outcome == "won" for game in one.played}
    after = {game.seed: game.outcome == "won" for game in two.played}
    seeds = [seed for seed in before if seed in after]
    return paired([after[seed] for seed in seeds], [before[seed] for seed in seeds])
