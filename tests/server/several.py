"""Several servers behind nginx, measured and killed. Not a test: minutes, and a machine of its own.

    python -m tests.server.several ratio [--tables 120] [--seconds 30] [--think 0.2]
    python -m tests.server.several kill [--kills 100] [--tables 12]

`ratio` compares three servers with one, by answers a second and by processor time, which says the same on a busy machine.
`kill` ends random servers with SIGKILL while people play, starts them again, and reads the log afterwards: every answer that somebody was
shown is in its place, and every table, played again from its log alone, comes to the very positions that were written down.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.server.databases import Cluster, cluster, free_port
from tests.server.front import front
from tests.server.screen import request, until
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from stockade.lab.serving.people import Notes, Playing, company, new_table, percentile
from stockade.lab.serving.process import Process
from stockade.server.history import resume
from stockade.server.postgres_store import PostgresStore
from stockade.server.records import Answered

TICKS = os.sysconf("SC_CLK_TCK")
WAITS = (0.2, 0.4, 0.8, 1.5, 2.5)  # of a browser that lost its line
IDLE = 10.0
REAL = {"fsync": "on", "shared_buffers": "128MB"}


def told(**figures: Any) -> None:
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()


def cpu(pid: int) -> float:
    """Seconds of a process and of its children that are alive."""
    total = 0.0
    with contextlib.suppress(OSError):
        stat = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        total = (int(stat[11]) + int(stat[12])) / TICKS
        for thread in Path(f"/proc/{pid}/task").iterdir():
            total += sum(cpu(int(child)) for child in (thread / "children").read_text().split())
    return total


class Door(Process):
    """A port that is asked as a server is."""

    def __init__(self, port: int) -> None:
        self.port = port


class Server:
    """`stockade serve` on a place of its own."""

    def __init__(self, url: str, log: Path) -> None:
        self.url, self.port, self.log = url, free_port(), log
        self.begin()

    def begin(self) -> None:
        line = [sys.executable, "-m", "stockade.cli", "serve", "--port", str(self.port), "--db", self.url, "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*line, "--proxy", "127.0.0.1"], stdout=log, stderr=log)

    @property
    def ready(self) -> bool:
        with contextlib.suppress(Exception):
            return request(self.port, "GET", "/readyz").status_code == 200
        return False

    def end(self, sign: signal.Signals) -> None:
        self.process.send_signal(sign)
        self.process.wait(30)


@contextlib.contextmanager
def house(url: str, count: int, log: Path) -> Iterator[tuple[int, list[Server]]]:
    """So many servers, and the port in front of them."""
    servers = [Server(url, log) for _ in range(count)]
    try:
        for server in servers:
            until(lambda server=server: server.ready, "a server", 60)
        ports = [server.port for server in servers]
        with front(ports if count == 3 else [*ports, *ports, *ports][:3]) as port:
            yield port, servers
    finally:
        for server in servers:
            server.end(signal.SIGKILL)


# -- how much three hold ----------------------------------------------------------------------------------------------


async def pace(postgres: Cluster, count: int, wish: argparse.Namespace) -> dict[str, float]:
    """People who think for a moment and answer, until the servers are full."""
    assert postgres.process
    url = postgres.new()
    with house(url, count, Path(wish.work) / "servers.log") as (port, servers):
        door, notes = Door(port), Notes()
        games = [game for game in door.ask("GET", "/api/games") if game["id"] in wish.games.split(",")]
        pids = [server.process.pid for server in servers]
        idle = sum(map(cpu, pids))
        await asyncio.sleep(IDLE)
        idle = (sum(map(cpu, pids)) - idle) / IDLE
        async with company((Playing(door, notes, wish.think, n, games) for n in range(wish.tables)), notes):
            await asyncio.sleep(2)
            notes.begin()
            wal, commits = figures(postgres, url)
            before, base, began = sum(map(cpu, pids)), cpu(postgres.process.pid), time.monotonic()
            await asyncio.sleep(wish.seconds)
            took, answers = time.monotonic() - began, max(1, len(notes.waits))
            now = figures(postgres, url)
            used, stored = sum(map(cpu, pids)) - before, cpu(postgres.process.pid) - base
            return {
                "servers": count,
                "answers_per_second": round(answers / took, 1),
                "p50_ms": round(notes.ms(50), 1),
                "p99_ms": round(notes.ms(99), 1),
                "server_ms_per_answer": round(1000 * (used - idle * took) / answers, 3),  # beyond what they use with nobody there
                "idle_cores": round(idle, 4),
                "database_ms_per_answer": round(1000 * stored / answers, 3),
                "wal_bytes_per_answer": round((now[0] - wal) / answers),
                "commits_per_answer": round((now[1] - commits) / answers, 2),
                "memory_mb": round(sum(resident(pid) for pid in pids) / 2**20),
                "server_cores": round(used / took, 2),
                "lag_p99_ms": round(1000 * percentile(notes.lags, 99), 1),
                "trouble": notes.trouble.total(),
            }


def resident(pid: int) -> int:
    """Bytes in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def figures(postgres: Cluster, url: str) -> tuple[int, int]:
    """Bytes that the database has written to its log so far, and how often it has committed."""
    name = url.rpartition("/")[2]
    log = "SELECT (pg_current_wal_lsn() - '0/0')::bigint"
    said = postgres.sql(url, log, f"SELECT xact_commit FROM pg_stat_database WHERE datname='{name}'").split()
    return int(said[0]), int(said[1])


async def ratio(wish: argparse.Namespace) -> None:
    with cluster(**REAL) as postgres:
        one, three = await pace(postgres, 1, wish), await pace(postgres, 3, wish)
    told(**one)
    told(**three)
    cores = os.cpu_count() or 1
    alone = 1000 / one["server_ms_per_answer"]  # one process has one core, and the database another
    full = 1000 * cores / (three["server_ms_per_answer"] + three["database_ms_per_answer"])
    told(
        answers_ratio=round(three["answers_per_second"] / one["answers_per_second"], 2),
        cost_ratio=round(three["server_ms_per_answer"] / one["server_ms_per_answer"], 2),
        capacity_of_one_by_cpu=round(alone),
        capacity_of_three_by_cpu=round(full),
        capacity_ratio_by_cpu=round(full / alone, 2),
        cores=cores,
    )


# -- what is left after kills -----------------------------------------------------------------------------------------


class Player:
    """Plays a table, comes back after every lost line, and remembers what was shown."""

    def __init__(self, door: Door, games: list[dict[str, Any]], n: int) -> None:
        self.door, self.games, self.luck = door, games, random.Random(n)
        self.table: dict[str, Any] = {}
        self.shown: dict[str, dict[int, tuple[int, list[str]]]] = {}  # by table, place in the log: who answered what
        self.answers = self.returns = 0
        self.silence, self.heard = 0.0, time.monotonic()
        self.views: dict[tuple[str, int], str] = {}
        self.wrong: list[str] = []
        self.ends: Counter[str] = Counter()

    async def play(self) -> None:
        tries = 0
        while True:
            before = self.answers
            try:
                if not self.table:
                    game = self.luck.choice(self.games)
                    self.table = await asyncio.to_thread(new_table, self.door, game, self.luck)
                    self.shown[self.table["table"]] = {}
                await self._sit()
            except (OSError, TimeoutError, WebSocketException, Exception) as error:
                if isinstance(error, asyncio.CancelledError):
                    raise
                self.ends[type(error).__name__] += 1
                self.returns += 1
                tries = tries + 1 if self.answers == before else 0
                await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])

    async def _sit(self) -> None:
        name, address = self.table["table"], f"ws://127.0.0.1:{self.door.port}/ws/{self.table['table']}"
        async with connect(address, max_size=None, proxy=None, open_timeout=20, compression=None, ping_interval=None) as line:
            await line.send(json.dumps({"type": "hello", "tokens": [seat["token"] for seat in self.table["seats"]]}))
            frame = await self._next(line, -1)
            last = max(self.shown[name], default=-1)
            if frame["seq"] <= last:
                self.wrong.append(f"{name}: {frame['seq']} records, number {last} was shown")
            while not frame["outcome"]:
                await asyncio.sleep(self.luck.uniform(0.05, 0.3))
                ask = self.luck.choice(frame["asks"])
                room = [option["key"] for option in ask["options"] for _ in range(min(option["most"], ask["most"]))]
                keys = self.luck.sample(room, self.luck.randint(min(ask["least"], len(room)), min(ask["most"], len(room))))
                await line.send(json.dumps({"type": "answer", "seat": ask["seat"], "decision": ask["id"], "keys": keys}))
                seq = frame["seq"]
                frame = await self._next(line, seq)
                self.shown[name][seq] = (ask["seat"], sorted(keys))
                self.answers += 1
            self.table = {}

    async def _next(self, line: Any, seq: int) -> dict[str, Any]:
        """The table after that number."""
        while True:
            frame = json.loads(await asyncio.wait_for(line.recv(), 30))
            if frame["type"] == "error":
                raise ConnectionError(frame["code"])
            if frame["type"] == "table" and frame["seq"] > seq:
                now = time.monotonic()
                self.silence, self.heard = max(self.silence, now - self.heard), now
                self._compare(frame)
                return frame

    def _compare(self, frame: dict[str, Any]) -> None:
        """At the same place the same view, whoever plays."""
        at = (self.table["table"], frame["seq"])
        view = hashlib.sha1(json.dumps([frame["view"], frame["outcome"], frame["round"]], sort_keys=True).encode()).hexdigest()
        if self.views.setdefault(at, view) != view:
            self.wrong.append(f"{at}: another view")


async def check(url: str, players: Sequence[Player]) -> tuple[list[str], int]:
    """What is wrong in the database, and how many positions were compared."""
    wrong: list[str] = []
    positions = 0
    store = PostgresStore(url)
    await store.open()
    for player in players:
        for name, shown in player.shown.items():
            stored = await store.load(name)
            if stored is None:
                wrong.append(f"{name}: gone")
                continue
            records = {record.n: record.body for record in stored.records}
            if list(records) != list(range(len(records))):
                wrong.append(f"{name}: gaps")
            for n, (seat, keys) in shown.items():
                # the first record of another edition may stand before an answer; here there is one edition only
                body = records.get(n)
                if not isinstance(body, Answered) or (body.seat, sorted(body.keys)) != (seat, keys):
                    wrong.append(f"{name}: {n} is {body}, shown was {seat} {keys}")
            stored.snapshot = None
            stored.row.edition = "another, so that every position is compared"
            try:
                history = await asyncio.to_thread(resume, stored)
            except Exception as error:
                wrong.append(f"{name}: {type(error).__name__} {error} {getattr(error, 'args_for_text', '')}")
                continue
            answered = [body for body in records.values() if isinstance(body, Answered)]
            positions += len(answered)
            if answered and history.table.digest() != answered[-1].digest:
                wrong.append(f"{name}: another position at the end")
    await store.close()
    return wrong, positions


async def kill(wish: argparse.Namespace) -> None:
    luck, began = random.Random(), time.monotonic()
    log = Path(wish.work) / "servers.log"
    with cluster(**REAL) as postgres:
        url = postgres.new()
        with house(url, 3, log) as (port, servers):
            door = Door(port)
            games = [game for game in door.ask("GET", "/api/games") if game["id"] in wish.games.split(",")]
            players = [Player(door, games, n) for n in range(wish.tables)]
            tasks = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(5)
            for player in players:
                player.silence, player.heard = 0.0, time.monotonic()
            for life in range(wish.kills):
                await asyncio.sleep(luck.uniform(0.2, 1.5))
                # somebody must be left who can take over; the others may be on their way back
                end = time.monotonic() + 120
                while len(ready := [one for one in servers if await asyncio.to_thread(lambda one=one: one.ready)]) < 2:
                    assert time.monotonic() < end, "servers do not come back"
                    await asyncio.sleep(0.2)
                victim = luck.choice(ready)
                await asyncio.to_thread(victim.end, signal.SIGKILL)
                victim.begin()
                if life % 10 == 9:
                    told(kills=life + 1, answers=sum(player.answers for player in players), seconds=round(time.monotonic() - began))
            await asyncio.sleep(8)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        wrong, positions = await check(url, players)
        sizes = postgres.sql(url, "SELECT count(*), sum(length(body)) FROM stockade.log", "SELECT count(*) FROM stockade.tables")
    silences = sorted(player.silence for player in players)
    told(
        kills=wish.kills,
        seconds=round(time.monotonic() - began),
        tables=sum(len(player.shown) for player in players),
        acknowledged=sum(len(shown) for player in players for shown in player.shown.values()),
        returns=sum(player.returns for player in players),
        lost_or_wrong=[*wrong, *(line for player in players for line in player.wrong)][:10],
        count_of_lost_or_wrong=len(wrong) + sum(len(player.wrong) for player in players),
        positions_compared=positions,
        longest_silence_s=round(silences[-1], 1),
        median_of_longest_s=round(silences[len(silences) // 2], 1),
        ends=dict(sum((player.ends for player in players), Counter[str]())),
        log=sizes.split("\n"),
        tracebacks=log.read_text(errors="replace").count("Traceback"),
    )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("what", choices=["ratio", "kill"])
    words.add_argument("--tables", type=int, default=0)
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--think", type=float, default=0.2)
    words.add_argument("--kills", type=int, default=100)
    words.add_argument("--games", default="xmen-resistance,marvel-champions,dead-of-winter,mars-attacks")
    words.add_argument("--work", default=".")
    wish = words.parse_args()
    wish.tables = wish.tables or {"ratio": 120, "kill": 12}[wish.what]
    asyncio.run({"ratio": ratio, "kill": kill}[wish.what](wish))


if __name__ == "__main__":
    main()
