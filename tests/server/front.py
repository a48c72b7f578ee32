"""Servers behind nginx, with the very configuration that hosts are told to use; and people who come back by themselves, as browsers do."""

from __future__ import annotations

import contextlib
import random
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.server.databases import free_port
from tests.server.screen import Frame, Screen, request, until
from tests.server.test_kill import start
from websockets.exceptions import InvalidHandshake, WebSocketException

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx-several.conf"
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
AGAIN = 0.3  # seconds after which a browser tries again; later ones wait longer


def configuration(folder: Path, port: int, servers: Sequence[int]) -> str:
    """The one in deploy/, without its certificate, for these servers."""
    text = re.sub(r" *ssl_certificate.*\n", "", CONFIGURATION.read_text()).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    for example, server in zip((8001, 8002, 8003), servers, strict=True):
        text = text.replace(f"127.0.0.1:{example} ", f"127.0.0.1:{server} ")
    assert not re.search(r"\b(800\d|443)\b|certificate", text)  # whole numbers: a port of ours may well hold them
    places = "".join(f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    head = f"daemon off;\nuser root;\nworker_processes 1;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
    return f"{head}events {{ worker_connections 1000; }}\nhttp {{\naccess_log off;\n{places}{text}}}\n"


@contextlib.contextmanager
def front(servers: Sequence[int]) -> Iterator[int]:
    """Its port."""
    assert NGINX
    with tempfile.TemporaryDirectory(prefix="stockade-nginx-") as name:
        folder, port = Path(name), free_port()
        (folder / "nginx.conf").write_text(configuration(folder, port, servers))
        with (folder / "said").open("wb") as said:
            process = subprocess.Popen([NGINX, "-p", name, "-c", "nginx.conf", "-e", f"{name}/error.log"], stdout=said, stderr=said)
        try:
            until(lambda: process.poll() is not None or _answers(port), "nginx")
            assert process.poll() is None, (folder / "said").read_text() + (folder / "error.log").read_text()
            yield port
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(10)


def _answers(port: int) -> bool:
    with contextlib.suppress(Exception):
        return request(port, "GET", "/healthz").status_code == 200
    return False


class Server:
    """A server process that can be ended and started again at its place."""

    def __init__(self, url: str) -> None:
        self.url, self.port = url, free_port()
        self.begin()

    def begin(self) -> None:
        self.process = start(self.port, self.url)

    def wait(self) -> None:
        """Until it answers."""
        assert self.process.stdout and "ready" in self.process.stdout.readline()

    def end(self, sign: signal.Signals) -> None:
        self.process.send_signal(sign)
        self.process.communicate(timeout=30)


class Returning(threading.Thread):
    """Somebody who plays a table and comes back after every lost line; remembers what was shown as done and the longest silence."""

    def __init__(self, port: int, made: Frame, seed: int) -> None:
        super().__init__(daemon=True)
        self.port, self.made, self.luck = port, made, random.Random(seed)
        self.acknowledged: list[str] = []
        self.silence = 0.0
        self.returns = -1
        self.enough = threading.Event()
        self.trouble = ""
        self._heard = time.monotonic()

    def run(self) -> None:
        tries = 0
        while not self.enough.is_set():
            before = len(self.acknowledged)
            try:
                self._play()
            except AssertionError as error:
                self.trouble = str(error) or "wrong"
                return
            except (OSError, EOFError, WebSocketException, InvalidHandshake, TimeoutError):
                tries = tries + 1 if len(self.acknowledged) == before else 0
                time.sleep(min(2.5, AGAIN * 2**tries))

    def _play(self) -> None:
        with Screen(self.port, self.made["table"], *[seat["token"] for seat in self.made["seats"]]) as both:
            self.returns += 1
            points = both.table["undo"]
            stored = points[0]["to"] + 1 if points else 0
            assert stored >= len(self.acknowledged), f"{stored} answers, {len(self.acknowledged)} were shown"
            self.acknowledged += ["?"] * (stored - len(self.acknowledged))  # written, and the line broke before it was shown
            lit = sum(answer.endswith("roll") for answer in self.acknowledged)
            assert both.table["view"]["lamps"] >= lit, "another position"
            self._noted()
            while not self.enough.is_set():
                ask = both.table["asks"][0]
                key = self.luck.choice([option["key"] for option in ask["options"] if option["key"] not in ("break", "pass")] or ["pass"])
                both.answer(ask["seat"], key)
                self.acknowledged.append(f"{ask['seat']} {key}")
                self._noted()
                time.sleep(0.2)

    def _noted(self) -> None:
        now = time.monotonic()
        self.silence, self._heard = max(self.silence, now - self._heard), now
