"""The server as people run it: a process of its own that can be killed and started again, and the few calls a test makes past the page.

`python -m tests.browser.serving PORT DB [GAME...]` is that process. It differs from `stockade serve` in that bots do not dawdle, wait
longer for a word, and that it knows the games of the modules it is given besides the installed ones.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx2
import msgspec

from stockade.engine import Table
from stockade.insight.review import Review
from stockade.server.records import Answered, Reviewed, kind_of

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "docs" / "howto"
GAME = "xmen-resistance"
Made = dict[str, Any]


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Served:
    """A server on its own port with its own file."""

    def __init__(self, db: Path, *games: str, page: Path | None = None) -> None:
        """`games` are modules besides the installed ones, `page` is another build of the browser table."""
        self.db = db
        self.games = games
        self.page = {"STOCKADE_STATIC": str(page)} if page else {}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.serving", str(self.port), str(self.db), *self.games],
            cwd=ROOT,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(EXAMPLES), **self.page},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        assert str(self.port) in said, said + self.process.stdout.read()

    def kill(self) -> None:
        """Without warning, as a power cut would."""
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.communicate()
            self.process = None

    @contextlib.contextmanager
    def holding_thought(self) -> Generator[None]:
        """Whoever thinks for it stands still."""
        assert self.process
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for child in children:
            os.kill(int(child), signal.SIGSTOP)
        yield
        for child in children:
            os.kill(int(child), signal.SIGCONT)

    def call(self, method: str, path: str, **how: Any) -> httpx2.Response:
        # no certificates to read: making a client then costs nothing
        with httpx2.Client(base_url=self.address, trust_env=False, verify=False, timeout=20) as http:
            return http.request(method, path, **how)

    def new_table(self, seats: str = "h", seed: int = 1, heroes: int = 4, **more: Any) -> Made:
        """A table of MH0; seats are h(uman), s(trong), g(reedy) and r(andom)."""
        kinds = {"h": "human", "s": "strong", "g": "greedy", "r": "random"}
        setup = {
            "mission": "MH0",
            "heroes": ["storm", "wolverine", "rogue", "magneto", "mystique", "colossus"][:heroes],
            "seats": len(seats),
        }
        wish = {"game": GAME, "setup": setup, "seats": [{"kind": kinds[one], "name": ""} for one in seats], "seed": seed, **more}
        answer = self.call("POST", "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def take_in(self, table: Table) -> Made:
        """A position reached elsewhere, brought here as a save file; people sit at every seat."""
        answer = self.call("POST", "/api/import", content=table.save())
        assert answer.status_code == 201, answer.text
        return answer.json()

    def stage(self, table: Table) -> Made:
        """An arranged position, which no play leads to: a save would be refused, so it is put where the server keeps its own."""
        people = [{"kind": "human", "name": ""}] * int(table.state.seats)
        answer = self.call("POST", "/api/tables", json={"game": table.game.id, "setup": table.setup, "seats": people})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        records = [Answered(one.seat, one.keys) for one in table.answers]  # after the two that say how the table began
        rows = [(made["table"], n, kind_of(body), msgspec.json.encode(body), 0.0) for n, body in enumerate(records, 2)]
        with contextlib.closing(sqlite3.connect(self.db)) as db, db:
            db.executemany("INSERT INTO log VALUES (?,?,?,?,?)", rows)
            db.execute("UPDATE tables SET seed=? WHERE id=?", (table.seed, made["table"]))
            shot = (made["table"], len(rows) + 2, table.digest(), table.save(), table.game.edition)
            db.execute("INSERT INTO snapshots VALUES (?,?,?,?,?)", shot)
        return made

    def looked_back(self, made: Made, table: Table, review: Review) -> None:
        """The bots have thought a finished game through, and this is what they found; before anybody has come to the table."""
        body = Reviewed(table.digest(), msgspec.json.encode(review))
        with contextlib.closing(sqlite3.connect(self.db)) as db, db:
            row = (made["table"], kind_of(body), msgspec.json.encode(body), made["table"])
            db.execute("INSERT INTO log SELECT ?, MAX(n) + 1, ?, ?, 0.0 FROM log WHERE tid=?", row)

    def truth(self, made: Made) -> Table:
        """The whole table, secrets included, from its save file, which whoever holds all seats may have."""
        tokens = ",".join(seat["token"] for seat in made["seats"])
        answer = self.call("GET", f"/api/tables/{made['table']}/save", headers={"x-seat-token": tokens})
        assert answer.status_code == 200, answer.text
        return Table.load(answer.content)

    def link(self, made: Made, seat: int | None = 0) -> str:
        """Where a seat (None: a watcher) goes in."""
        return f"{self.address}/#/t/{made['table']}/{made['watch'] if seat is None else made['seats'][seat]['token']}"


def until(true: Callable[[], Any], what: str, seconds: float = 60) -> None:
    """Wait for something that takes a moment."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.02)


if __name__ == "__main__":
    from stockade.engine import register
    from stockade.server import app, bot_seats
    from stockade.server.run import serve

    app.STATIC = Path(os.environ.get("STOCKADE_STATIC", app.STATIC))

    bot_seats.MAY_OBJECT = 60.0  # machines may be busy with other things
    for name in sys.argv[3:]:
        register(importlib.import_module(name).GAME)
    sys.exit(serve(port=int(sys.argv[1]), db=sys.argv[2], bot_delay=0))
