"""Playing many games between bots. Game number n has seed `job.seed + n`, so a single game can be played again and looked at.

Results do not depend on the number of processes: each game brings its own luck, and they are counted in order.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from msgspec import Struct, field

from stockade.bots import Bot, make, play_out, seat_seed
from stockade.bots.driver import LIMIT
from stockade.engine import Ask, Table
from stockade.engine.standing import CardAnswers
from stockade.lab.stats import wilson


class Job(Struct, frozen=True):
    """What to play: set-up, a kind of bot for each seat, and the first seed."""

    game: str
    scenario: str
    setup: dict[str, Any]
    seats: list[str]
    seed: int = 1


class Played(Struct, kw_only=True):
    """How one game went. `ended` is the rule it ended by, `used` its cards and skills, `trends` how things stood as each round began and at
    the end."""

    seed: int
    outcome: str
    rounds: int
    decisions: int
    digest: str
    winners: list[int]
    tally: list[str]
    questions: int
    ended: str = ""
    used: list[str] = field(default_factory=list[str])
    trends: list[dict[str, float]] = field(default_factory=list[dict[str, float]])
    seconds: float = 0.0


class Report(Struct):
    """How they all went."""

    job: Job
    played: list[Played]
    seconds: float

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.played)

    @property
    def won(self) -> int:
        """How many were won."""
        return sum(game.outcome == "won" for game in self.played)

    @property
    def unfinished(self) -> int:
        """How many ran into the limit of decisions."""
        return sum(not game.outcome for game in self.played)

    @property
    def share(self) -> float:
        """The share that was won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.won, self.games)

    @property
    def rounds(self) -> float:
        """Rounds of a game, on average."""
        return sum(game.rounds for game in self.played) / self.games

    @property
    def decisions(self) -> float:
        """Decisions of a game, on average."""
        return sum(game.decisions for game in self.played) / self.games

    @property
    def per_round(self) -> float:
        """Questions of a round that people on all seats together would have to answer, on average (`Counted`)."""
        return sum(game.questions for game in self.played) / max(1, sum(game.rounds for game in self.played))

    @property
    def winners(self) -> dict[str, int]:
        """Games that nobody, one seat or several seats won."""
        counts = [len(game.winners) for game in self.played]
        return {"nobody": counts.count(0), "one": counts.count(1), "several": sum(count > 1 for count in counts)}

    @property
    def tally(self) -> dict[str, int]:
        """How many games the game itself counts under each of its words, most frequent first."""
        counted = Counter(word for game in self.played for word in game.tally)
        return dict(sorted(counted.items(), key=lambda pair: (-pair[1], pair[0])))

    def as_dict(self) -> dict[str, Any]:
        """The report as data."""
        low, high = self.interval
        return {
            "game": self.job.game,
            "scenario": self.job.scenario,
            "seats": self.job.seats,
            "seed": self.job.seed,
            "games": self.games,
            "won": self.won,
            "winners": self.winners,
            "tally": self.tally,
            "unfinished": self.unfinished,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "rounds": round(self.rounds, 2),
            "decisions": round(self.decisions, 1),
            "per_round": round(self.per_round, 2),
            "seconds": round(self.seconds, 2),
        }


class Watch:
    """Looks on while a game is played: how things stand as each round begins."""

    def __init__(self) -> None:
        self.round = -1
        self.trends: list[dict[str, float]] = []

    def look(self, table: Table) -> None:
        """Before each answer."""
        if table.round != self.round:
            self.round = table.round
            self.trends.append(table.game.records.trends(table.play))

    def close(self, table: Table) -> list[dict[str, float]]:
        """All of them, the end included."""
        self.trends.append(table.game.records.trends(table.play))
        return self.trends if self.trends[-1] else []


class Counted:
    """A bot that counts what people would have to answer: not what habit answers, nor an offer that is left."""

    def __init__(self, bot: Bot, watch: Watch | None = None) -> None:
        self.bot = bot
        self.watch = watch
        self.questions = 0

    def choose(self, table: Table, ask: Ask) -> Sequence[str]:
        """What the bot answers."""
        if self.watch is not None:
            self.watch.look(table)
        habits = CardAnswers(table.game.standing.habits())
        keys = self.bot.choose(table, ask)
        now = (table.game, table.play, ask, table.round)
        asked = habits.key(*now) is None and not habits.paid(*now)
        self.questions += asked and not (ask.offer and ask.options[-1].key in keys)
        return keys


def play_one(job: Job, number: int) -> Played:
    """Game number `number` of the job, from start to end."""
    seed, began, watch = job.seed + number, time.process_time(), Watch()
    table = Table.new(job.game, job.setup, seed)
    bots = {seat: Counted(make(kind, seat_seed(seed, seat)), watch) for seat, kind in enumerate(job.seats)}
    decisions = play_out(table, bots, LIMIT)
    return Played(
        seed=seed,
        outcome=table.outcome,
        rounds=table.round,
        decisions=decisions,
        digest=table.digest(),
        winners=list(table.winners),
        tally=table.game.records.tally(table.play) if table.outcome else [],
        questions=sum(bot.questions for bot in bots.values()),
        ended=next((event.rule for event in reversed(table.log) if event.kind.startswith("game.")), "") if table.outcome else "",
        used=tools_used(table),
        trends=watch.close(table),
        seconds=round(time.process_time() - began, 3),
    )


def tools_used(table: Table) -> list[str]:
    """The cards and skills that were used, each once, as `skill:rampage`; copies of a card are one and the same."""
    tools, refs = table.game.records.tools, table.game.refs
    found: set[str] = set()
    for event in table.log:
        if (name := tools.get(event.kind)) and (entity := event.args.get(name)):
            found.add(f"{refs.get(name, name)}:{str(entity).partition('.')[0]}")
    return sorted(found)


def play_many(job: Job, games: int, jobs: int = 1) -> Report:
    """That many games, in that many processes."""
    began = time.perf_counter()
    one = partial(play_one, job)
    if min(jobs, games) == 1:
        played = [one(number) for number in range(games)]
    else:
        with ProcessPoolExecutor(min(jobs, games)) as pool:
            played = list(pool.map(one, range(games), chunksize=max(1, games // (jobs * 8))))
    return Report(job, played, time.perf_counter() - began)
