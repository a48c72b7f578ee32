"""People at tables, as many as one process can play: each thinks for a while, answers at random, and waits until the table has moved."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import random
import re
import time
from collections import Counter
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Protocol

import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect

from stockade.lab.serving.process import Process

PATIENCE = 60.0
LOOK = 0.05  # how often the client's own loop is checked


class Choice(Struct):
    """An answer."""

    key: str
    most: int


class Question(Struct):
    """What a person is asked."""

    id: int
    seat: int
    least: int
    most: int
    options: list[Choice]


class Frame(Struct):
    """As much of a frame as a person here reads."""

    type: str
    seq: int = -1
    outcome: str = ""
    refusal: str = field(name="code", default="")
    asks: list[Question] = []


_read = msgspec.json.Decoder(Frame).decode
_numbered = re.compile(rb'\{"type":"table","seq":(\d+)')


def percentile(values: list[float], part: int) -> float:
    """So many of a hundred are not above it."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * part // 100)] if ordered else 0.0


class Notes:
    """What people noticed; `begin` forgets what was before."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.lags: list[float] = []
        self.trouble: Counter[str] = Counter()
        self.visits: Counter[str] = Counter()
        self.over = 0
        self.seated = 0
        self.since = time.monotonic()

    def begin(self) -> None:
        """From now on."""
        self.waits, self.lags, self.over, self.since = [], [], 0, time.monotonic()

    @property
    def pace(self) -> float:
        """Answers per second."""
        return len(self.waits) / (time.monotonic() - self.since)

    def ms(self, part: int) -> float:
        """A percentile of the waits."""
        return 1000 * percentile(self.waits, part)

    async def watch_lag(self) -> None:
        """How late this process itself is: what people notice includes it."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(LOOK)
            self.lags.append(time.monotonic() - began - LOOK)


class Person(Protocol):
    """Somebody who plays until told to stop."""

    async def play(self) -> None: ...


async def line_to(process: Process, path: str) -> ClientConnection:
    """A socket; without compression, as the server offers none that is worth its time on one machine."""
    address = f"ws://127.0.0.1:{process.port}{path}"
    return await connect(address, max_size=None, proxy=None, open_timeout=PATIENCE, compression=None, ping_interval=None)


class Echoing:
    """Says something and waits to hear it."""

    def __init__(self, process: Process, notes: Notes, think: float, n: int, path: str = "/") -> None:
        self.process, self.notes, self.think, self.path = process, notes, think, path
        self.luck = random.Random(n)
        self.said = json.dumps({"type": "answer", "seat": 0, "decision": n, "keys": ["x" * 20]})
        self.last = 0.0

    async def play(self) -> None:
        """One thing after the other."""
        async with await line_to(self.process, self.path) as line:
            self.notes.seated += 1
            while True:
                await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.think)
                self.last = time.monotonic()
                await line.send(self.said)
                async with asyncio.timeout(PATIENCE):
                    await line.recv()
                self.notes.waits.append(time.monotonic() - self.last)


class Playing:
    """One screen that holds all seats of a table; when the game is over, of another one."""

    def __init__(self, process: Process, notes: Notes, think: float, n: int, games: list[dict[str, Any]]) -> None:
        self.process, self.notes, self.think = process, notes, think
        self.luck = random.Random(n)
        self.game = games[n % len(games)]
        self.table: dict[str, Any] = {}
        self.last = 0.0  # when the latest answer was sent

    async def play(self) -> None:
        """One table after the other."""
        while True:
            self.table = await asyncio.to_thread(new_table, self.process, self.game, self.luck)
            async with await line_to(self.process, f"/ws/{self.table['table']}") as line:
                await line.send(json.dumps({"type": "hello", "tokens": [seat["token"] for seat in self.table["seats"]]}))
                self.notes.seated += 1
                await self._game(line)
            self.notes.seated -= 1
            self.notes.over += 1

    async def _game(self, line: ClientConnection, most: float = math.inf) -> bool:
        """Until it is over, or so many answers were given; whether it is over."""
        frame, _ = await self._next(line, -1)
        answers = 0
        while not frame.outcome and answers < most:
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.think)
            said = answer(self.luck.choice(frame.asks), self.luck)
            self.last = time.monotonic()
            await line.send(said)
            frame, at = await self._next(line, frame.seq)
            self.notes.waits.append(at - self.last)
            answers += 1
        return bool(frame.outcome)

    async def _next(self, line: ClientConnection, seq: int) -> tuple[Frame, float]:
        """The table after that number, and when it came."""
        while True:
            async with asyncio.timeout(PATIENCE):
                data = await line.recv(decode=False)
            at = time.monotonic()
            if data.startswith((b'{"type":"table"', b'{"type":"error"')):
                frame = _read(data)
                if frame.type == "error":
                    raise ConnectionError(frame.refusal)
                if frame.seq > seq:
                    return frame, at


class Wandering(Playing):
    """Plays for a while and leaves; then sits down at a new table, or at one that fell asleep meanwhile."""

    VISIT = (5, 40)  # answers
    ASLEEP = 150.0  # seconds after which nothing of a table is left in memory
    KNOWN = 4  # tables to come back to

    async def play(self) -> None:
        """One visit after the other."""
        left: list[tuple[float, dict[str, Any]]] = []
        self.notes.seated += 1
        while True:
            if left and time.monotonic() - left[0][0] > self.ASLEEP and self.luck.random() < 0.6:
                self.table = left.pop(0)[1]
                self.notes.visits["taken up again"] += 1
            else:
                self.table = await asyncio.to_thread(new_table, self.process, self.game, self.luck)
                self.notes.visits["made"] += 1
            async with await line_to(self.process, f"/ws/{self.table['table']}") as line:
                await line.send(json.dumps({"type": "hello", "tokens": [seat["token"] for seat in self.table["seats"]]}))
                if await self._game(line, self.luck.randint(*self.VISIT)):
                    self.notes.visits["over"] += 1
                else:
                    self.notes.visits["left"] += 1
                    left = [*left, (time.monotonic(), self.table)][-self.KNOWN :]


class Watching:
    """Sees each answer of somebody else."""

    def __init__(self, player: Playing | Echoing, notes: Notes, path: str, hello: str = "") -> None:
        self.player, self.notes, self.path, self.hello = player, notes, path, hello
        self.heard = 0

    async def play(self) -> None:
        """Looks on."""
        async with await line_to(self.player.process, self.path) as line:
            if self.hello:
                await line.send(self.hello)
            self.notes.seated += 1
            seen = -1
            while True:
                data = await line.recv(decode=False)
                at = time.monotonic()
                number = self._number(data)
                if seen >= 0 and number > seen:
                    self.notes.waits.append(at - self.player.last)
                seen = max(seen, number)

    def _number(self, data: bytes) -> int:
        """Of that state of the table; tables come again when somebody sits down."""
        if not self.hello:
            self.heard += 1
            return self.heard
        found = _numbered.match(data)
        return int(found[1]) if found else -1


def answer(ask: Question, luck: random.Random) -> bytes:
    """Some answer to that question."""
    room = [option.key for option in ask.options for _ in range(min(option.most, ask.most))]
    keys = luck.sample(room, luck.randint(min(ask.least, len(room)), min(ask.most, len(room))))
    return msgspec.json.encode({"type": "answer", "seat": ask.seat, "decision": ask.id, "keys": keys})


def new_table(process: Process, game: dict[str, Any], luck: random.Random, kind: str = "human", seats: int = 1) -> dict[str, Any]:
    """A table of that game with some scenario, as near to that many seats as it can be."""
    scenario = luck.choice(game["scenarios"])
    count = max(scenario["seats"][0], min(scenario["seats"][1], seats))
    wish = {"game": game["id"], "setup": scenario["defaults"][str(count)], "seats": [{"kind": kind} for _ in range(count)]}
    return process.ask("POST", "/api/tables", wish)


async def _kept(person: Person, notes: Notes) -> None:
    """Whatever goes wrong is noted, and everybody else plays on."""
    try:
        await person.play()
    except Exception as error:
        notes.trouble[f"{type(error).__name__}: {error}"[:80]] += 1


@contextlib.asynccontextmanager
async def company(people: Iterable[Person], notes: Notes, at_once: int = 8) -> AsyncGenerator[None]:
    """These people play meanwhile; a few come in at a time."""
    tasks = [asyncio.ensure_future(notes.watch_lag())]
    try:
        for person in people:
            tasks.append(asyncio.ensure_future(_kept(person, notes)))
            while notes.seated + notes.trouble.total() < len(tasks) - at_once:
                await asyncio.sleep(0.01)
        while notes.seated + notes.trouble.total() < len(tasks) - 1:
            await asyncio.sleep(0.01)
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
