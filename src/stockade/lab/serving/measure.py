"""The figures of one server, each beside those of a bare WebSocket echo under the same load in the same run.

Numbers of one machine say little about another, and a busy machine slows both: the ratio is what can be compared.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from stockade.lab.serving.people import Echoing, Notes, Person, Playing, Wandering, Watching, company, new_table, percentile
from stockade.lab.serving.process import Process, Used, echo, stockade

WATCHED_THINK = 0.5
PATIENCE = 10  # times as long as was asked for, until anything is noticed at all
WARM_THINK = 0.15  # not faster than the server believes of people
PERSONS = 12  # whose patience with thinking bots is measured, each about four times a second: enough for a slowest of a hundred
PERSONS_THINK = 0.25
SAMPLE = 10.0  # seconds between two looks at the memory
SETTLED = 1 / 2  # of a long run: caches fill before that, and memory that grows later keeps growing
TOLD = 1 / 12  # hours between two lines about it
WANDERERS = 60  # tables at play while memory is watched
WANDERERS_THINK = 3.0


class Wish(Struct):
    """What is measured: so many tables, for so long, with so many watchers at one of them and so many tables of bots."""

    tables: int = 200
    seconds: float = 30.0
    think: float = 2.0
    watchers: int = 64
    bots: int = 10
    kind: str = "strong"
    minutes: float = 0.0
    idle: float = 160.0  # until a table that everybody has left sleeps


class Figures(Struct):
    """What was measured of one process; None is what was not asked for."""

    answers_per_second: float = 0.0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    cpu_ms_per_answer: float = 0.0
    lag_p99_ms: float = 0.0  # of the people's own process in the same seconds
    watchers_p99_ms: float | None = None
    alone_p99_ms: float | None = None
    beside_bots_p99_ms: float | None = None
    bots_add_ms: float | None = None  # to the p99 of a person
    kb_per_table: float | None = None  # at play
    kb_per_idle_table: float | None = None
    growth_mb_per_hour: float | None = None


class Measured(Struct):
    """The server and the echo."""

    server: Figures
    echo: Figures
    tables: int
    seconds: float
    trouble: dict[str, int] = field(default_factory=dict[str, int])

    def ratios(self) -> dict[str, float]:
        """The server's figure divided by the echo's, where both were measured."""
        out: dict[str, float] = {}
        for name in Figures.__struct_fields__:
            ours, bare = getattr(self.server, name), getattr(self.echo, name)
            if ours is not None and bare:
                out[name] = ours / bare
        return out

    def as_dict(self) -> dict[str, Any]:
        """All of it as data."""

        def shown(figures: Figures) -> dict[str, float]:
            return {name: round(value, 3) for name in figures.__struct_fields__ if (value := getattr(figures, name)) is not None}

        ratios = {name: float(f"{value:.4g}") for name, value in self.ratios().items()}
        return {
            "tables": self.tables,
            "seconds": self.seconds,
            "server": shown(self.server),
            "echo": shown(self.echo),
            "ratios": ratios,
            "trouble": self.trouble,
        }


class Load:
    """One process under load; the echo has no games, and its people only talk."""

    def __init__(self, process: Process, wish: Wish, trouble: dict[str, int]) -> None:
        self.process, self.wish, self.trouble = process, wish, trouble
        self.games: list[dict[str, Any]] = []
        self.figures = Figures()

    def person(self, notes: Notes, think: float, n: int) -> Playing | Echoing:
        """Somebody with something to do."""
        return Playing(self.process, notes, think, n, self.games) if self.games else Echoing(self.process, notes, think, n)

    async def with_people(self, people: Iterable[Person], notes: Notes, seconds: float) -> None:
        """They play for so long after all have come; longer where nothing happened yet."""
        async with company(people, notes):
            notes.begin()
            await asyncio.sleep(seconds)
            for _ in range(PATIENCE):
                if notes.waits:
                    break
                await asyncio.sleep(seconds)
        self._remember(notes)

    def _remember(self, notes: Notes) -> None:
        for what, count in notes.trouble.items():
            self.trouble[what] = self.trouble.get(what, 0) + count

    async def warm_up(self) -> Used:
        """Everything is loaded once, so that only what tables need is counted later."""
        notes = Notes()
        await self.with_people([self.person(notes, WARM_THINK, n) for n in range(max(2, 2 * len(self.games)))], notes, 2)
        return self.process.used()

    async def tables(self) -> None:
        """Many tables at play."""
        empty, notes, wish = await self.warm_up(), Notes(), self.wish
        async with company((self.person(notes, wish.think, 100 + n) for n in range(wish.tables)), notes):
            await asyncio.sleep(wish.think)
            notes.begin()
            before = self.process.used()
            await asyncio.sleep(wish.seconds)
            after, pace, waits = self.process.used(), notes.pace, len(notes.waits)
            self.figures.answers_per_second = pace
            self.figures.p50_ms, self.figures.p99_ms = notes.ms(50), notes.ms(99)
            self.figures.cpu_ms_per_answer = 1000 * (after.cpu - before.cpu) / max(1, waits)
            self.figures.lag_p99_ms = 1000 * percentile(notes.lags, 99)
            self.figures.kb_per_table = (after.memory - empty.memory) / 1024 / wish.tables
        self._remember(notes)
        if self.games and wish.idle:
            await asyncio.sleep(wish.idle)
            self.figures.kb_per_idle_table = (self.process.used().memory - empty.memory) / 1024 / wish.tables

    async def growth(self) -> None:
        """How memory grows while people come, play, go and come back, by a line through what was seen after it had settled."""
        seconds, seen, notes = 60 * self.wish.minutes, list[tuple[float, float]](), Notes()
        clock = asyncio.get_running_loop().time
        async with company((Wandering(self.process, notes, WANDERERS_THINK, n, self.games) for n in range(WANDERERS)), notes):
            began = clock()
            while (now := clock() - began) < seconds:
                seen.append((now / 3600, self.process.used().memory / 2**20))
                self._tell(seen, notes)
                await asyncio.sleep(min(SAMPLE, seconds / 10))
        self._remember(notes)
        self.figures.growth_mb_per_hour = slope([(at, memory) for at, memory in seen if at * 3600 >= seconds * SETTLED])

    @staticmethod
    def _tell(seen: list[tuple[float, float]], notes: Notes) -> None:
        """A line now and then: an hour is long."""
        at, memory = seen[-1]
        if len(seen) == 1 or at // TOLD > seen[-2][0] // TOLD:
            what = {"minute": round(at * 60), "mb": round(memory, 1), "answers": len(notes.waits), **notes.visits}
            sys.stderr.write(json.dumps(what) + "\n")
            sys.stderr.flush()

    async def watchers(self) -> None:
        """Many look on at one table."""
        own, notes, path = Notes(), Notes(), "/watched"
        player = self.person(own, WATCHED_THINK, 1) if self.games else Echoing(self.process, own, WATCHED_THINK, 1, path)
        async with company([player], own):
            hello = ""
            if isinstance(player, Playing):
                path = f"/ws/{player.table['table']}"
                hello = json.dumps({"type": "hello", "tokens": [player.table["watch"]]})
            await self.with_people([Watching(player, notes, path, hello) for _ in range(self.wish.watchers)], notes, self.wish.seconds)
        self.figures.watchers_p99_ms = notes.ms(99)

    async def beside_bots(self) -> None:
        """Some people alone, and again while tables of bots think."""
        self.figures.alone_p99_ms = await self._persons()
        if not self.games:
            return
        notes, luck = Notes(), random.Random(1)
        made = [
            await asyncio.to_thread(new_table, self.process, self.games[n % len(self.games)], luck, self.wish.kind, 4)
            for n in range(self.wish.bots)
        ]
        hello = [json.dumps({"type": "hello", "tokens": [one["watch"]]}) for one in made]
        nobody = self.person(notes, 1, 0)
        eyes = [Watching(nobody, notes, f"/ws/{one['table']}", said) for one, said in zip(made, hello, strict=True)]
        async with company(eyes, notes):
            await asyncio.sleep(min(3, self.wish.seconds))
            self.figures.beside_bots_p99_ms = await self._persons()
        self.figures.bots_add_ms = self.figures.beside_bots_p99_ms - self.figures.alone_p99_ms

    async def _persons(self) -> float:
        notes = Notes()
        await self.with_people([self.person(notes, PERSONS_THINK, n) for n in range(PERSONS)], notes, self.wish.seconds)
        return notes.ms(99)

    async def all(self) -> Figures:
        """Everything that was asked for. People leave and tables fall asleep last."""
        if self.wish.watchers:
            await self.watchers()
        if self.wish.bots:
            await self.beside_bots()
        await self.tables()
        return self.figures


def slope(seen: Sequence[tuple[float, float]]) -> float:
    """Of the straight line nearest to these points."""
    if len(seen) < 2:
        return 0.0
    across, up = sum(x for x, _ in seen) / len(seen), sum(y for _, y in seen) / len(seen)
    spread = sum((x - across) ** 2 for x, _ in seen)
    return sum((x - across) * (y - up) for x, y in seen) / spread if spread else 0.0


async def measure(wish: Wish) -> Measured:
    """The echo first, then the server; all in a folder that goes again."""
    trouble: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with echo(folder) as process:
            bare = await Load(process, wish, trouble).all()
        with stockade(folder) as process:
            load = Load(process, wish, trouble)
            load.games = process.ask("GET", "/api/games")
            ours = await load.all()
        if wish.minutes:
            with stockade(folder / "long") as process:  # one that has not been as large before
                load.process = process
                await load.growth()
    return Measured(ours, bare, wish.tables, wish.seconds, trouble)
