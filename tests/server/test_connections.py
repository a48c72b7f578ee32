"""Connections that do nothing lock nobody out: they end after a while, make room at once when there is none, and never fill the log."""

import contextlib
import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.screen import Running, Screen, new_table, request, until
from tests.server.test_kill import ROOT, free_port
from websockets.exceptions import ConnectionClosed

from stockade.server import connections
from stockade.server import socket as table_socket
from stockade.server.connections import Connections, Household, Watched
from stockade.server.limits import household
from stockade.server.seldom import EVERY, Seldom

UPGRADE = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n"
SLOW = {
    "silent": b"",
    "slow headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ",
    "slow body": b"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
}


@contextlib.contextmanager
def lines(port: int, count: int, first: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many connections that say this and no more."""
    with contextlib.ExitStack() as held:
        opened = [held.enter_context(socket.create_connection(("127.0.0.1", port), 5)) for _ in range(count)]
        for line in opened:
            line.sendall(first)
        yield opened


def closed(line: socket.socket) -> bool:
    """Whether the other side has gone."""
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def page(server: Running) -> int:
    return request(server.port, "GET", "/api/text/en.ftl").status_code


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has long."""
    monkeypatch.setattr(connections, "WITHIN", dict.fromkeys(connections.WITHIN, 0.5))
    monkeypatch.setattr(table_socket, "HELLO_WITHIN", 0.5)


@pytest.mark.parametrize("first", SLOW.values(), ids=SLOW)
def test_whoever_owes_something_for_long_is_let_go(tmp_path: Path, hasty: None, first: bytes) -> None:
    with Running(tmp_path / "t.sqlite") as server, lines(server.port, 5, first) as slow:

        def all_closed() -> bool:
            for line in slow:  # a byte now and then, to look alive
                with contextlib.suppress(OSError):
                    line.send(b"a" if first else b"")
            time.sleep(0.1)
            return all(map(closed, slow))

        until(all_closed, "all are let go", 5)
        until(lambda: not server.server.connections.count, "and forgotten")


def test_a_second_request_has_no_longer_than_the_first(tmp_path: Path, hasty: None) -> None:
    with (
        Running(tmp_path / "t.sqlite") as server,
        lines(server.port, 1, b"GET /api/text/en.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as (line,),
    ):
        assert b"200 OK" in line.recv(4096)
        time.sleep(0.2)
        line.sendall(b"GET / HTTP/1.1\r\n")
        until(lambda: closed(line), "it is let go", 4)


def test_a_socket_without_hello_is_let_go(tmp_path: Path, hasty: None) -> None:
    with Running(tmp_path / "t.sqlite") as server:
        made = new_table(server.port)
        with Screen(server.port, made["table"], hello=False) as shy, Screen(server.port, made["table"], made["watch"]) as eve:
            with pytest.raises(ConnectionClosed):
                while True:
                    shy.hear()
            assert shy.ws.close_code == 4400
            time.sleep(1.5)  # whoever sits at a table may be silent for as long as they like
            eve.settle()


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A folder with a page that no buffer holds."""
    (tmp_path / "static").mkdir()
    with (tmp_path / "static" / "index.html").open("wb") as file:
        file.truncate(60_000_000)
    return tmp_path / "static"


def begin(port: int) -> socket.socket:
    """Asks for that page."""
    line = socket.create_connection(("127.0.0.1", port), 20)
    line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    return line


def test_whoever_does_not_read_is_let_go(tmp_path: Path, large: Path, hasty: None) -> None:
    """An answer that nobody takes would be kept for ever."""
    with Running(tmp_path / "t.sqlite", static_dir=large) as server, begin(server.port):
        until(lambda: server.server.connections.count == 1, "it is there")
        until(lambda: server.server.connections.count == 0, "it is let go", 8)


def test_a_slow_reader_gets_all_of_it(tmp_path: Path, large: Path, hasty: None) -> None:
    with Running(tmp_path / "t.sqlite", static_dir=large) as server, begin(server.port) as slow:
        got = 0
        while more := slow.recv(1_000_000):
            got += len(more)
            time.sleep(0.05)
        assert got > 60_000_000


def test_silent_ones_make_room_at_once(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite", most=40) as server:
        made = new_table(server.port)
        with Screen(server.port, made["table"], made["watch"]) as eve:
            for first in (*SLOW.values(), f"GET /ws/{made['table']} HTTP/1.1\r\nHost: 127.0.0.1\r\n{UPGRADE}".encode()):
                with lines(server.port, 60, first) as slow:
                    assert page(server) == 200 and server.server.connections.count <= 40
                    until(lambda slow=slow: sum(map(closed, slow)) >= 20, "the oldest made room")
                    with Screen(server.port, made["table"], made["seats"][0]["token"]) as ana:
                        ana.settle()
            eve.settle()  # has been there all the time


def test_when_tables_are_full_pages_are_not(tmp_path: Path) -> None:
    with Running(tmp_path / "t.sqlite", most=16) as server, contextlib.ExitStack() as held:
        made = new_table(server.port)
        for _ in range(14):
            held.enter_context(Screen(server.port, made["table"], made["watch"]))
        with Screen(server.port, made["table"], hello=False) as late:
            assert late.refused("hello", tokens=[made["watch"]], lang="fr")["text"].startswith("Le serveur est complet")
            with pytest.raises(ConnectionClosed):
                late.hear()
            assert late.ws.close_code == 1013
        assert page(server) == 200


def test_a_newcomer_that_finds_no_room_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Household, "silent", lambda home: None)  # all are busy
    with Running(tmp_path / "t.sqlite", most=4) as server:
        with lines(server.port, 4):
            until(lambda: server.server.connections.count == 4, "it is full")
            answer = request(server.port, "GET", "/")
            assert answer.status_code == 503 and "full at the moment" in answer.text and "complet" in answer.text
        until(lambda: not server.server.connections.count, "they leave")
        assert page(server) == 200


class Fake(Watched):
    """A connection from anywhere."""

    def __init__(self, host: str, owes: str = "head") -> None:
        self.client, self.owes, self.aborted = (host, 1), owes, False
        self.transport = self  # type: ignore[assignment]

    def owed(self) -> tuple[str, None]:
        return self.owes, None

    def abort(self) -> None:
        self.aborted = True


def test_one_address_has_a_share() -> None:
    everyone = Connections(40, proxies=["10.0.0.9"])
    mallory = [Fake("203.0.113.5") for _ in range(100)]
    assert all(map(everyone.enter, mallory)) and everyone.count == 10
    assert [one.aborted for one in mallory] == [True] * 90 + [False] * 10
    friend = Fake("198.51.100.7")
    assert everyone.enter(friend) and not mallory[-1].aborted
    assert all(everyone.enter(Fake("10.0.0.9", "")) for _ in range(20)) and all(everyone.enter(Fake("127.0.0.1", "")) for _ in range(9))
    assert (
        everyone.count == 40 and everyone.enter(Fake("198.51.100.8")) and everyone.count == 40
    )  # the whole house is full: the oldest goes
    assert not friend.aborted and sum(one.aborted for one in mallory) == 91


def test_a_share_of_people_at_tables() -> None:
    everyone = Connections(64)
    people = [Fake("203.0.113.5") for _ in range(16)]
    assert [everyone.enter(one) and everyone.settle(one) for one in people] == [True] * 14 + [False] * 2
    assert everyone.enter(Fake("203.0.113.5")) and not any(one.aborted for one in people[:14])
    for one in (*people, *people):
        everyone.leave(one)
    assert (everyone.count, everyone.seated, len(everyone.households)) == (1, 0, 1)
    assert everyone.settle(Fake("203.0.113.5"))


def test_a_household_is_a_network_where_everybody_has_many_addresses() -> None:
    assert household("203.0.113.5") == household("::ffff:203.0.113.5") == "203.0.113.5/32"
    assert household("2001:db8::1") == household("2001:db8::ffff:1%eth0") != household("2001:db8:0:1::1")
    assert household("nowhere") == ""


def test_the_log_says_it_once_a_minute() -> None:
    now, said = 0.0, []
    logger = logging.Logger("test")
    logger.addFilter(Seldom(theirs=["their fault"], clock=lambda: now))
    logger.handle = lambda record: said.append(record.getMessage()) if logger.filter(record) else None  # type: ignore[method-assign]
    for second in range(130):
        now = float(second)
        logger.warning("no room for %s", second)
        logger.error("their fault", exc_info=ValueError())
    assert said == [
        *["no room for 0", "their fault"],
        *[f"no room for {EVERY:.0f} (59 times more since this was last said)", "their fault (59 times more since this was last said)"],
        *["no room for 120 (59 times more since this was last said)", "their fault (59 times more since this was last said)"],
    ]
    logger.error("ours")
    logger.error("ours")
    assert said[-2:] == ["ours", "ours"]


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process can be set on Linux only")
def test_without_descriptors_the_log_stays_short_and_the_house_opens_again(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.serve_lanterns", str(port), str(tmp_path / "t.sqlite")],
        cwd=ROOT,
        stdout=(tmp_path / "log").open("wb"),
        stderr=subprocess.STDOUT,
    )
    try:
        until(lambda: "ready" in (tmp_path / "log").read_text(), "it is ready", 60)
        request(port, "GET", "/api/text/en.ftl")
        hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)[1]
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (len(list(Path(f"/proc/{process.pid}/fd").iterdir())) + 10, hard))
        with lines(port, 60):
            until(lambda: "no new connection" in (tmp_path / "log").read_text(), "the log says it")
            time.sleep(2.5)  # asyncio tries again every second
        until(lambda: request(port, "GET", "/api/text/en.ftl").status_code == 200, "it answers again", 20)
        words = (tmp_path / "log").read_text()
        assert words.count("no new connection") == 1 and "Traceback" not in words and len(words) < 1000
    finally:
        process.kill()
        process.wait()


def test_small_frames_leave_at_once(server: Running) -> None:
    with lines(server.port, 1):
        until(lambda: server.server.connections.count, "it is there")
        (one,) = [one for home in server.server.connections.households.values() for one in home.others]
        sock = one.transport.get_extra_info("socket")
        assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
