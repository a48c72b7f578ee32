"""Several servers on one database: a table is played by one of them, whoever comes to another is carried there, a dead one is replaced."""

import asyncio
import gc
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import pytest
from tests.server.databases import Cluster, free_port
from tests.server.screen import Frame, Running, Screen, new_table, post, request, until
from tests.server.test_kill import start
from tests.server.test_store import house, raw, written
from websockets.exceptions import ConnectionClosed

from stockade.engine.table import Table
from stockade.server import postgres_leases
from stockade.server.postgres_store import APPEND, Lost, PostgresStore
from stockade.server.records import Answered


def tokens(made: Frame) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


def lines_to(port: int | None) -> list[bool]:
    """Whether each line of this process that leads there lets small frames wait for others."""
    found: list[bool] = []
    for one in gc.get_objects():
        with suppress(OSError, ReferenceError):
            if isinstance(one, socket.socket) and one.getpeername()[1:2] == (port,):
                found.append(not one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
    return found


def test_a_table_is_played_in_one_place_and_reached_from_all(postgres: Cluster) -> None:
    url = postgres.new()
    with Running(url) as one, Running(url) as two, Running(url) as three:
        made = new_table(one.port)
        a, b = tokens(made)
        with (
            Screen(two.port, made["table"], a) as ana,
            Screen(one.port, made["table"], b) as bob,
            Screen(three.port, made["table"], made["watch"]) as eve,
        ):
            ana.answer(0, "roll")
            for screen in (bob, eve):
                screen.wait(lambda screen=screen: screen.table["view"]["lamps"] == 1, "the lamp")
            ana.answer(0, "pass")
            bob.answer(1, "pass")
            assert bob.refused("answer", seat=0, decision=1, keys=["roll"])["code"] == "not-your-seat"
            ana.send("chat", text="hello")
            assert eve.next("chat")["text"] == "hello"
            with Screen(one.port, made["table"], hello=False) as stranger:
                assert stranger.refused("hello", tokens=["nonsense"])["code"] == "bad-token"
                with pytest.raises(ConnectionClosed, match="4401"):
                    stranger.hear()
            rooms = [[room.id for room in server.app.state.lobby.rooms] for server in (one, two, three)]
            assert rooms == [[], [made["table"]], []]
            until(lambda: len(two.room(made["table"]).clients) == 3, "the stranger goes")
            for port in (two.port, urlsplit(url).port):  # screens that are carried, and the database
                assert len(delays := lines_to(port)) >= 2 and not any(delays)
            ana.settle()
            [summary] = post(three.port, "/api/mine", {"tables": [{"table": made["table"], "tokens": [a]}]})
            assert summary["yours"] == [0] and summary["asked"] == [ask["seat"] for ask in ana.table["asks"] if ask["seat"] == 0]
            rooms_seen = three.app.state.lobby._seen
            first = rooms_seen[made["table"]]
            post(three.port, "/api/mine", {"tables": [{"table": made["table"], "tokens": [a]}]})
            assert rooms_seen[made["table"]] is first  # nothing has changed: nothing is played again
            ana.answer(0, ana.wait_ask(0)["options"][-1]["key"])
            [later] = post(three.port, "/api/mine", {"tables": [{"table": made["table"], "tokens": [a]}]})
            assert rooms_seen[made["table"]] is not first and later["updated"] >= summary["updated"]
            path, keys = f"/api/tables/{made['table']}/save", {"x-seat-token": f"{a},{b}"}
            saved = [request(server.port, "GET", path, headers=keys) for server in (one, two)]
            here, there = [Table.load(answer.content) for answer in saved]
            assert here.digest() == there.digest() and len(here.answers) == 4
        until(lambda: not two.room(made["table"]).clients, "everybody left, and the other server heard it")


def test_a_table_that_sleeps_is_free(postgres: Cluster) -> None:
    url = postgres.new()
    with Running(url) as one, Running(url) as two:
        made = new_table(one.port)
        with Screen(one.port, made["table"], *tokens(made)) as both:
            both.answer(0, "roll")
        until(lambda: not one.room(made["table"]).busy, "everybody left")
        loop = one.app.state.lobby.leases._beat.get_loop()
        loop.call_soon_threadsafe(one.app.state.lobby.put_away, 0)
        until(lambda: not raw(url, "SELECT 1 FROM leases"), "it is free")
        with Screen(two.port, made["table"], *tokens(made)) as both:
            assert both.table["view"]["lamps"] == 1 and two.room(made["table"])


async def two_servers(url: str) -> tuple[PostgresStore, PostgresStore]:
    one = await house(url, 2)
    two = PostgresStore(url)
    await two.open()
    await two.leases.open("http://two")
    return one, two


def test_whoever_lost_a_table_cannot_write_to_it(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """It slept, was thought dead, and wakes up."""
    monkeypatch.setattr(postgres_leases, "BEAT", 3600.0)
    url = postgres.new()

    async def go() -> None:
        one, two = await two_servers(url)
        lost: list[str] = []
        one.leases.lost = lost.extend
        assert await two.leases.claim("t0") == "http://here"
        await one.append("t0", 0, [Answered(0, ["pass"])])
        await asyncio.to_thread(raw, url, f"UPDATE servers SET until = now() - interval '1 second' WHERE id = {one.leases.id}")
        await one.append("t0", 1, [Answered(0, ["pass"])])  # late, but nobody has taken it
        assert await two.leases.claim("t0") == ""
        results = await asyncio.gather(
            one.append("t0", 2, [Answered(0, ["roll"])]), one.append("t1", 0, [Answered(0, ["pass"])]), return_exceptions=True
        )
        assert isinstance(results[0], Lost) and isinstance(results[1], float) and lost == ["t0"]
        await two.append("t0", 2, [Answered(0, ["pass"])])
        with pytest.raises(Lost):
            await one.append("t0", 3, [Answered(0, ["roll"])])
        await one.leases._compare()  # what is still its own stays
        assert list(one.leases.tokens) == ["t1"]
        await one.close()
        await two.close()

    asyncio.run(go())
    assert written(url) == [("t0", 0), ("t0", 1), ("t0", 2), ("t1", 0)]


def test_a_lease_is_not_taken_in_the_middle_of_an_answer(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_leases, "BEAT", 3600.0)
    url = postgres.new()

    async def go() -> None:
        one, two = await two_servers(url)
        async with one.database.line() as line:
            writing = line.transaction()
            await writing.start()
            row = [["t0"], [0], ["answer"], [b'{"type":"answer","seat":0,"keys":[]}'], [0.0]]
            assert await line.fetch(APPEND, ["t0"], [one.leases.tokens["t0"]], *row)
            await asyncio.to_thread(raw, url, f"DELETE FROM servers WHERE id = {one.leases.id}")
            taking = asyncio.ensure_future(two.leases.claim("t0"))
            await asyncio.sleep(0.2)
            assert not taking.done()
            await writing.commit()
        assert await taking == "" and await two.length("t0") == 1
        await one.close()
        await two.close()

    asyncio.run(go())


def test_a_server_that_was_silent_for_too_long_lets_its_people_come_back(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_leases, "BEAT", 0.2)
    url = postgres.new()
    with Running(url) as one, Running(url) as two:
        made = new_table(one.port)
        with Screen(one.port, made["table"], *tokens(made)) as here:
            here.answer(0, "roll")
            mine, other = one.app.state.lobby.leases, two.app.state.lobby.leases
            raw(url, f"UPDATE servers SET until = now() - interval '1 second' WHERE id = {mine.id}")
            raw(url, f"UPDATE leases SET server = {other.id}, token = nextval('fences')")
            with pytest.raises(ConnectionClosed, match="1012"):
                while True:
                    here.hear()
        with Screen(one.port, made["table"], *tokens(made)) as here:
            here.answer(0, "roll")
            assert here.table["view"]["lamps"] == 2 and two.room(made["table"])


def test_where_nobody_listens_any_more_a_table_is_taken_at_once(postgres: Cluster) -> None:
    url = postgres.new()
    with Running(url) as here:
        made = new_table(here.port)
        there = f"(nextval('server_ids'), 'http://127.0.0.1:{free_port()}', now() + interval '1 hour')"
        raw(url, f"WITH dead AS (INSERT INTO servers VALUES {there} RETURNING id) "
            f"INSERT INTO leases SELECT '{made['table']}', id, nextval('fences') FROM dead")  # fmt: skip
        with Screen(here.port, made["table"], *tokens(made)) as both:
            both.answer(0, "roll")
            assert both.table["view"]["lamps"] == 1


def test_a_server_that_begins_again_where_it_was_has_its_tables_at_once(postgres: Cluster) -> None:
    url = postgres.new()

    async def go() -> None:
        dead = await house(url, 1)
        again = PostgresStore(url)
        await again.open()
        await again.leases.open("http://here")
        assert await again.leases.claim("t0") == ""
        await dead.close()
        await again.close()

    asyncio.run(go())


@contextmanager
def processes(url: str, count: int) -> Iterator[list[tuple[int, subprocess.Popen[str]]]]:
    """Real ones: port and process."""
    running = [(port, start(port, url)) for port in [free_port() for _ in range(count)]]
    try:
        for _, process in running:
            assert process.stdout and "ready" in process.stdout.readline()
        yield running
    finally:
        for _, process in running:
            process.kill()
            process.communicate()


@pytest.mark.parametrize(("sign", "within"), [(signal.SIGKILL, 10.0), (signal.SIGTERM, 8.0)])
def test_another_server_takes_over_within_seconds(postgres: Cluster, sign: signal.Signals, within: float) -> None:
    url = postgres.new()
    with processes(url, 2) as [(one, first), (two, _)]:
        made = new_table(one)
        with Screen(one, made["table"], *tokens(made)) as both, Screen(two, made["table"], made["watch"]) as eve:
            both.answer(0, "roll")
            first.send_signal(sign)
            began = time.monotonic()
            for screen in (both, eve):  # the second one's line was carried by the server that stays
                with pytest.raises(ConnectionClosed):
                    while True:
                        screen.hear(20)
        with Screen(two, made["table"], hello=False) as both:
            both.send("hello", tokens=tokens(made))
            both.wait(lambda: both.table, "the table", within + 5)
            assert time.monotonic() - began < within
            assert both.table["view"]["lamps"] == 1
            both.answer(0, "roll")
            assert both.table["view"]["lamps"] == 2


def test_those_who_open_a_table_at_once_meet(postgres: Cluster) -> None:
    url = postgres.new()
    with Running(url) as one, Running(url) as two, ThreadPoolExecutor(4) as comers:
        for _ in range(5):
            made = new_table(one.port)
            ports = (one.port, two.port, one.port, two.port)
            screens = list(comers.map(lambda port, made=made: Screen(port, made["table"], *tokens(made)), ports))
            screens[0].answer(0, "roll")
            for screen in screens:
                screen.wait(lambda screen=screen: screen.table["view"]["lamps"] == 1, "the lamp")
                screen.close()
            assert sum(room.id == made["table"] for server in (one, two) for room in server.app.state.lobby.rooms) == 1
