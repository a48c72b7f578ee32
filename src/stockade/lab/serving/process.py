"""Server processes to be measured: started on a free port, asked over HTTP, looked at from outside, and always ended."""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from msgspec import Struct

LEAVES_WITHIN = 20.0


class NoServer(Exception):
    """The process ended, or said something else than where it is."""


class Used(Struct):
    """What a process has used so far; nothing where the system does not tell."""

    cpu: float = 0.0  # seconds
    memory: float = 0.0  # bytes


class Process:
    """A server in a process of its own, which says on its first lines where it is."""

    def __init__(self, module: str, args: Sequence[str], errors: Path) -> None:
        self.errors = errors
        self._log = errors.open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *args],
            stdout=subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, "STOCKADE_LANG": "en", "PYTHONUNBUFFERED": "1"},
        )
        self.port = 0

    def __enter__(self) -> Process:
        try:
            self.port = self._find(self._process.stdout)
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def _find(self, said: IO[bytes] | None) -> int:
        for line in said or ():
            if found := re.search(rb"http://[^/]*:(\d+)/", line):
                return int(found[1])
        raise NoServer(self.errors.read_text(encoding="utf-8", errors="replace")[-500:])

    def close(self) -> None:
        """It ends."""
        self._process.terminate()
        try:
            self._process.wait(LEAVES_WITHIN)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._log.close()

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    def used(self) -> Used:
        """Processor time and memory until now."""
        try:
            stat = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        except FileNotFoundError:
            return Used()
        ticks = int(stat[11]) + int(stat[12])
        return Used(ticks / os.sysconf("SC_CLK_TCK"), int(stat[21]) * os.sysconf("SC_PAGE_SIZE"))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers; every question comes from another address, as from many households behind one proxy."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        head = {"x-forwarded-for": "10." + ".".join(str(random.randrange(256)) for _ in range(3)), "content-type": "application/json"}
        try:
            line.request(method, path, None if body is None else json.dumps(body), head)
            answer = line.getresponse()
            data = answer.read()
            if answer.status >= 300:
                raise NoServer(f"{method} {path}: {answer.status} {data[:300]!r}")
            return json.loads(data)
        finally:
            line.close()


def stockade(folder: Path) -> Process:
    """Our server, with its tables in that folder."""
    folder.mkdir(exist_ok=True)
    where = ["--port", "0", "--db", str(folder / "tables.sqlite"), "--no-browser", "--proxy", "127.0.0.1"]
    return Process("stockade.cli", ["serve", *where], folder / "server.log")


def echo(folder: Path) -> Process:
    """A server that says what it hears, and nothing else."""
    return Process("stockade.lab.serving.echo", [], folder / "echo.log")
