"""What many games have to say beyond won and lost: by hero, how they end, how long they are, how things stand from round to round, and
which cards and skills go with winning. All numbers of the report are made here; `page` only draws them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import quantiles
from typing import Any, cast

from msgspec import Struct

from stockade.engine import find_game
from stockade.lab.many import Job, Played, Report
from stockade.lab.stats import Difference, Split, stratified, wilson

FEW = 5  # games with and without a thing, at least, before it is told
SEVERAL = 3  # games that are still going on, at least, for a point of a line


class Share(Struct):
    """So many won of so many."""

    won: int = 0
    games: int = 0

    def add(self, played: Iterable[Played]) -> None:
        """More games."""
        for game in played:
            self.games += 1
            self.won += game.outcome == "won"

    @property
    def share(self) -> float:
        """As a number between 0 and 1."""
        return self.won / max(1, self.games)

    @property
    def bounds(self) -> tuple[float, float]:
        """Where it lies, with 95 % confidence."""
        return wilson(self.won, self.games)


def team_of(job: Job) -> list[str]:
    """Who was sent, each once; empty where the game has no teams, or where they are decks of somebody's own."""
    chosen = job.setup.get(find_game(job.game).form.team)
    return list(dict.fromkeys(one for one in cast(list[Any], chosen) if isinstance(one, str))) if isinstance(chosen, list) else []


def by_member(reports: Sequence[Report]) -> dict[str, dict[str, Share]]:
    """For each member of a team, how games with them went, by scenario. Empty when all games had the same team."""
    teams = [team_of(report.job) for report in reports]
    if len({tuple(team) for team in teams}) < 2:
        return {}
    found: dict[str, dict[str, Share]] = {}
    for report, team in zip(reports, teams, strict=True):
        for member in team:
            found.setdefault(member, {}).setdefault(report.job.scenario, Share()).add(report.played)
    return found


def endings(reports: Sequence[Report]) -> dict[str, Counter[tuple[str, str]]]:
    """For each scenario, how many games ended in which way and by which rule."""
    found: dict[str, Counter[tuple[str, str]]] = {}
    for report in reports:
        counted = found.setdefault(report.job.scenario, Counter())
        counted.update((game.outcome, game.ended) for game in report.played)
    return found


def lengths(reports: Sequence[Report]) -> dict[str, dict[int, tuple[int, int]]]:
    """For each scenario, how many games of each number of rounds were won, and how many were not."""
    found: dict[str, dict[int, tuple[int, int]]] = {}
    for report in reports:
        here = found.setdefault(report.job.scenario, {})
        for game in report.played:
            won, lost = here.get(game.rounds, (0, 0))
            here[game.rounds] = (won + 1, lost) if game.outcome == "won" else (won, lost + 1)
    return {scenario: dict(sorted(here.items())) for scenario, here in found.items()}


class Point(Struct):
    """Of the games that got to a round: the middle one, and the middle half of them."""

    round: int
    low: float
    middle: float
    high: float


def courses(played: Iterable[Played]) -> dict[str, list[Point]]:
    """For each trend, where it stood from round to round. A round that hardly any game saw is left out."""
    seen: dict[str, list[list[float]]] = {}
    for game in played:
        for number, trends in enumerate(game.trends):
            for name, value in trends.items():
                rounds = seen.setdefault(name, [])
                while len(rounds) <= number:
                    rounds.append([])
                rounds[number].append(value)
    return {
        name: [Point(number, *quantiles(values, n=4, method="inclusive")) for number, values in enumerate(rounds) if len(values) >= SEVERAL]
        for name, rounds in seen.items()
    }


class Worth(Struct):
    """A card or skill, and by how much more games were won in which it was used."""

    kind: str
    id: str
    difference: Difference


def worths(reports: Sequence[Report]) -> list[Worth]:
    """Cards and skills, best first; games are compared only with games of the same cell."""
    tools = sorted({tool for report in reports for game in report.played for tool in game.used})
    found: list[Worth] = []
    for tool in tools:
        splits = [Split() for _ in reports]
        for split, report in zip(splits, reports, strict=True):
            for game in report.played:
                split.add(tool in game.used, game.outcome == "won")
        both = [split for split in splits if split.with_games and split.without_games]
        if sum(split.with_games for split in both) < FEW or sum(split.without_games for split in both) < FEW:
            continue
        if (difference := stratified(both)) is not None:
            kind, _, entity = tool.partition(":")
            found.append(Worth(kind, entity, difference))
    return sorted(found, key=lambda worth: (-worth.difference.gain, worth.id))
