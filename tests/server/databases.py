"""Debian's own PostgreSQL in a temporary folder, for as long as the tests run. It refuses to run as root: then its own user runs it.

Where it is missing, tests of several servers are skipped and say so, except under STOCKADE_STRICT: there they fail.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

OWNERS = ("postgres", "nobody")
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # nobody pulls the plug of this one; our own processes are killed
    "max_connections": "200",
    "shared_buffers": "32MB",
}


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("postgres")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def need(found: object, what: str, how: str) -> None:
    """Skips the test that needs it, or fails where nothing may be missing."""
    if not found:
        (pytest.fail if os.environ.get("STOCKADE_STRICT") else pytest.skip)(f"no {what} here: {how}")


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def _as_its_user(folder: Path) -> dict[str, Any]:
    """How to run a program that does not want to be root."""
    if os.geteuid() != 0:
        return {}
    import pwd

    for name in OWNERS:
        with contextlib.suppress(KeyError):
            owner = pwd.getpwnam(name)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
    raise RuntimeError("PostgreSQL does not run as root, and there is no user for it")


class Cluster:
    """One running PostgreSQL; `new` makes an empty database in it. Everybody on this machine is let in, but for the user `locked`."""

    def __init__(self, folder: Path, port: int, **settings: str) -> None:
        bin_ = programs()
        assert bin_
        self.folder, self.port, self.bin = folder, port, bin_
        self.settings = {**SETTINGS, "port": str(port), **settings}
        self.how = _as_its_user(folder)
        self.data = folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self.data), "-U", "stockade", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        rules = (self.data / "pg_hba.conf").read_text()
        (self.data / "pg_hba.conf").write_text("host all locked 127.0.0.1/32 scram-sha-256\n" + rules)

    def start(self) -> None:
        """Answers on return."""
        words = [part for name, value in self.settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen([self.bin / "postgres", "-D", self.data, *words], stdout=log, stderr=log, cwd="/", **self.how)
        end = time.monotonic() + 60
        while subprocess.run([self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], cwd="/").returncode != 0:
            assert time.monotonic() < end and self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
            time.sleep(0.05)

    def stop(self) -> None:
        """At once: connections are cut."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
            self.process = None

    def url(self, name: str) -> str:
        return f"postgresql://stockade@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """The address of a new database."""
        name = f"t{secrets.token_hex(6)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, database: str, *words: str) -> str:
        """What psql says."""
        sentences = [part for word in words for part in ("-c", word)]
        line = ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", *sentences, self.url(database.rpartition("/")[2])]
        return self._run(*line).strip()

    def _run(self, program: str, *words: str) -> str:
        done = subprocess.run([self.bin / program, *words], capture_output=True, text=True, cwd="/", **self.how)
        assert done.returncode == 0, done.stderr
        return done.stdout


@contextlib.contextmanager
def cluster(**settings: str) -> Iterator[Cluster]:
    """One that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="stockade-pg-", ignore_cleanup_errors=True) as folder:
        one = Cluster(Path(folder), free_port(), **settings)
        one.start()
        try:
            yield one
        finally:
            one.stop()
