"""Thinking apart from tables: workers take it from the database, and when they are gone the servers think for themselves."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.databases import Cluster
from tests.server.screen import Running, Screen, post, until
from tests.server.test_store import house, raw

from stockade.cli import main
from stockade.engine.table import Table
from stockade.server import letters, thinking
from stockade.server.aside import Apart, NobodyThere
from stockade.server.postgres import Database
from stockade.server.thinking import Finished, Matter
from stockade.server.thought_queue import ThoughtQueue, Worker

ROOT = Path(__file__).resolve().parents[2]


def matter() -> Matter:
    table = Table.new("xmen-resistance", {}, 1)
    return Matter.of(table, table.pending[0].seat, 0)


def test_a_thought_is_written_read_and_done_as_its_types_say() -> None:
    about = matter()
    name, of = letters.written(thinking.choose, ("greedy", 7, about))
    assert letters.read(thinking.choose, letters.done(name, of)) == thinking.choose("greedy", 7, about)
    hint, of = letters.written(thinking.best, (about, 2))
    assert letters.read(thinking.best, letters.done(hint, of)) == thinking.best(about, 2)
    for work in (os.system, thinking.Matter.of, print):
        with pytest.raises(letters.UnknownWork):
            letters.written(work, ("true",))
    for wrong in ("os:system", "stockade.server.thinking:Matter", "stockade.server.thinking:bots"):
        with pytest.raises(letters.UnknownWork):
            letters.done(wrong, of)
    with pytest.raises(msgspec.ValidationError):
        letters.done(name, msgspec.msgpack.encode(("greedy", "seven", about)))


async def with_worker(url: str, work: Any, processes: int = 1) -> None:
    """A queue with a worker that thinks in threads of this process."""
    store = await house(url, 1)
    database = Database(url)
    await database.open()
    worker = Worker(database, processes)
    worker.apart.open = lambda: None  # type: ignore[method-assign]
    ready = asyncio.Event()
    thinking_there = asyncio.create_task(worker.run(ready.set))
    await ready.wait()
    queue = ThoughtQueue(store.database, store.leases.id)
    try:
        while not queue.known:
            await asyncio.sleep(0.01)
        await work(queue, worker, thinking_there)
    finally:
        thinking_there.cancel()
        await asyncio.gather(thinking_there, return_exceptions=True)
        await queue.close()
        await store.close()
        await database.close()


def test_what_a_worker_thinks_is_what_the_server_would_have_thought(postgres: Cluster) -> None:
    about = matter()

    async def work(queue: ThoughtQueue, worker: Worker, running: asyncio.Task[None]) -> None:
        apart = Apart(1, "test")
        apart.lend(queue)
        answers = await asyncio.gather(*(apart.do(thinking.choose, "greedy", seed, about) for seed in range(5)))
        assert list(answers) == [thinking.choose("greedy", seed, about) for seed in range(5)] and worker.thought == 5
        assert await apart.do(max, 1, 2) == 2 and worker.thought == 5  # what may not be sent is done here
        game = Finished.of(Table.new("xmen-resistance", {}, 1))
        assert await apart.do(thinking.chance, game, 0) == thinking.chance(game, 0) and worker.thought == 6
        apart.close()

    url = postgres.new()
    asyncio.run(with_worker(url, work))
    assert raw(url, "SELECT count(*) FROM thoughts") == [(0,)] and raw(url, "SELECT count(*) FROM thinkers") == [(0,)]


def test_a_worker_that_goes_leaves_its_thoughts_to_the_servers(postgres: Cluster) -> None:
    async def work(queue: ThoughtQueue, worker: Worker, running: asyncio.Task[None]) -> None:
        worker.processes = 0  # takes nothing any more
        waiting = asyncio.create_task(queue.do(thinking.choose, ("greedy", 1, matter())))
        hurried = asyncio.create_task(queue.do(thinking.choose, ("greedy", 2, matter())))
        while len(await queue.database.read("SELECT 1 FROM thoughts")) < 2:
            await asyncio.sleep(0.02)
        hurried.cancel()
        while len(await queue.database.read("SELECT 1 FROM thoughts")) > 1:  # nobody thinks about what nobody waits for
            await asyncio.sleep(0.02)
        assert not waiting.done()
        running.cancel()
        with pytest.raises(NobodyThere):
            await asyncio.wait_for(waiting, 10)

    asyncio.run(with_worker(postgres.new(), work))


def test_a_real_worker_thinks_for_a_real_table_and_may_be_killed(postgres: Cluster) -> None:
    url = postgres.new()
    with Running(url) as server:
        line = [sys.executable, "-m", "stockade.cli", "think", "--db", url, "--processes", "1", "--lang", "en"]
        worker = subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            assert worker.stdout and "one thought" in worker.stdout.readline()
            # a game of quick bots may be over before the server has heard of the worker
            seats = [{"kind": "strong", "name": "A"}, {"kind": "strong", "name": "B"}]
            made = post(server.port, "/api/tables", {"game": "xmen-resistance", "setup": {"seats": 2}, "seats": seats})
            with Screen(server.port, made["table"], made["watch"]) as eve:
                asked = "SELECT last_value FROM thoughts_id_seq"
                until(lambda: raw(url, asked)[0][0] > 5, "the worker thinks", 60)
                before = eve.table["seq"]
                worker.send_signal(signal.SIGKILL)
                worker.wait()
                count = raw(url, asked)[0][0]
                eve.wait(lambda: eve.table["seq"] > before + 5 or eve.table["outcome"], "the server thinks", 60)
                until(lambda: not raw(url, "SELECT 1 FROM thinkers WHERE until > now()"), "nobody counts on it", 10)
                assert raw(url, asked)[0][0] <= count + 200
        finally:
            worker.kill()
            worker.communicate()


def test_thinking_needs_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think", "--db", "stockade.sqlite", "--lang", "en"]) == 2
    assert "is a file" in capsys.readouterr().err
