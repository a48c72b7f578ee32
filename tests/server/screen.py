"""A browser without a browser: connects to a running server, remembers the last table and the whole log, answers."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx2
from msgspec import structs
from tests.server import lanterns
from websockets.sync.client import ClientConnection, connect

from stockade.server.app import make_app
from stockade.server.connections import Server
from stockade.server.hosting import OWN
from stockade.server.limits import Guard
from stockade.server.run import take_port
from stockade.server.store import Store

Frame = dict[str, Any]
assert lanterns.GAME.id == "lanterns"


class Running:
    """The whole application behind a real socket, in a thread of this process."""

    def __init__(
        self, db: Path | str | Store, count_posts: bool = False, most: int = 1000, proxies: Sequence[str] = (), **how: Any
    ) -> None:
        self.sock = take_port("127.0.0.1", 0)
        self.port: int = self.sock.getsockname()[1]
        hosting = structs.replace(how.pop("hosting", OWN), address=f"http://127.0.0.1:{self.port}")
        self.app = make_app(db, hosting, **{"bot_delay": 0, "static_dir": Path("no-such-folder"), **how})
        if not count_posts:  # many tests make their tables from one address
            next(one for one in self.app.user_middleware if one.cls is Guard).kwargs.update(rate=1e6, burst=1e6)
        self.server = Server(self.app, most, proxies, log_level="error", timeout_graceful_shutdown=1)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve(sockets=[self.sock])), daemon=True)

    def __enter__(self) -> Running:
        self.thread.start()
        until(lambda: self.server.started, "the server starts")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        self.sock.close()
        assert not self.thread.is_alive()

    def room(self, table: str) -> Any:
        """The live room, to look inside."""
        return self.app.state.lobby._places[table].result().room


def until(true: Callable[[], Any], what: str, seconds: float = 10) -> None:
    """Wait for something that takes a moment."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.01)


def request(port: int, method: str, path: str, **how: Any) -> httpx2.Response:
    # no certificates to read: making a client then costs nothing
    with httpx2.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, verify=False, timeout=20) as http:
        return http.request(method, path, **how)


def post(port: int, path: str, body: Any) -> Any:
    answer = request(port, "POST", path, json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def new_table(port: int, kinds: str = "hh", seed: int = 3, **setup: Any) -> Any:
    """A table of the small game; kinds are h(uman), s(trong), g(reedy) and r(andom)."""
    names = {"h": "human", "s": "strong", "g": "greedy", "r": "random"}
    seats = [{"kind": names[kind], "name": f"P{i}"} for i, kind in enumerate(kinds)]
    return post(port, "/api/tables", {"game": "lanterns", "setup": {"seats": len(kinds), **setup}, "seats": seats, "seed": seed})


class Screen:
    """One connection."""

    def __init__(
        self, port: int, table: str, *tokens: str, lang: str = "en", hello: bool = True, below: str = "", key: str | None = None, **how: Any
    ) -> None:
        self.until_closed = ExitStack()
        line = connect(
            f"ws://127.0.0.1:{port}{below}/ws/{table}", open_timeout=10, proxy=None, max_queue=None, **how
        )  # an unread frame must not hold up closing
        self.ws: ClientConnection = self.until_closed.enter_context(line)
        self.welcome: Frame = {}
        self.table: Frame = {}
        self.log: dict[int, Frame] = {}
        self.seen: list[Frame] = []
        if hello:
            self.send("hello", tokens=list(tokens), lang=lang, key=key)
            self.wait(lambda: self.welcome and self.table, "a welcome")

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.until_closed.close()

    def send(self, type: str, **fields: Any) -> None:
        self.ws.send(json.dumps({"type": type, **fields}))

    def hear(self, seconds: float = 10) -> Frame:
        """The next frame."""
        frame: Frame = json.loads(self.ws.recv(timeout=seconds))
        self.seen.append(frame)
        if frame["type"] == "welcome":
            self.welcome = frame
        elif frame["type"] == "table":
            self.table = frame
        elif frame["type"] == "log":
            if frame.get("cut"):
                self.log = {n: line for n, line in self.log.items() if n < frame["from"]}
            for line in frame["lines"]:
                self.log[line["n"]] = line
        return frame

    def wait(self, true: Callable[[], Any], what: str, seconds: float = 10) -> None:
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what}; last: {self.seen[-3:]}"
            self.hear(seconds)

    def next(self, type: str) -> Frame:
        """The next frame of that type."""
        while (frame := self.hear())["type"] != type:
            pass
        return frame

    def settle(self) -> None:
        """Everything the server had to say before now has been heard."""
        self.send("ping")
        self.next("pong")
        self.send("ping")  # the table of a change made before the first ping follows it
        self.next("pong")

    def ask(self, seat: int) -> Frame | None:
        return next((ask for ask in self.table["asks"] if ask["seat"] == seat), None)

    def wait_ask(self, seat: int) -> Frame:
        self.wait(lambda: self.ask(seat), f"a question for seat {seat}")
        ask = self.ask(seat)
        assert ask
        return ask

    def answer(self, seat: int, *keys: str) -> None:
        """Answer the open question and wait until its effect is seen."""
        ask = self.wait_ask(seat)
        self.send("answer", seat=seat, decision=ask["id"], keys=list(keys))
        self.wait(lambda: (self.ask(seat) or {"id": 0})["id"] != ask["id"], f"an effect of {keys}")

    def refused(self, type: str, **fields: Any) -> Frame:
        """Send something that must be refused; the error frame."""
        self.send(type, **fields)
        return self.next("error")
