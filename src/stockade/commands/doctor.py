"""`stockade doctor`: what a table needs, one line each, and what to do where something is missing."""

from __future__ import annotations

import platform
import shutil
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

from msgspec import Struct

from stockade import __version__
from stockade.commands.speak import flag, out, out_json, say, spoken, tongue
from stockade.engine import StockadeError, games, pack

PYTHON = (3, 11)
SIGNS = {"well": "✓", "odd": "·", "ill": "✗"}
DISK_LEAST = 200_000_000
STATIC = Path(__file__).parent.parent / "static"
SOURCES = Path(__file__).parents[3] / "web" / "package.json"


class Finding(Struct):
    """One thing that was looked at. `state` is well, odd (works, but somebody should know) or ill; a remedy comes with the last two."""

    what: str
    state: str
    found: str
    remedy: str = ""


def run(
    *,
    port: Annotated[int, flag("port")] = 8000,
    db: Annotated[str, flag("db")] = "stockade.sqlite",
    as_json: Annotated[bool, flag("json", "--json")] = False,
    lang: Annotated[str, flag("lang")] = "",
) -> int:
    """Look at everything a table needs."""
    tongue(lang)
    found = list(findings(port, db))
    if as_json:
        out_json(found)
    else:
        out(*map(line, found))
    return int(any(one.state == "ill" for one in found))


def line(one: Finding) -> str:
    """As people read it."""
    told = f"{SIGNS[one.state]} {say('doctor-line', what=one.what, found=one.found)}"
    return f"{told} → {one.remedy}" if one.remedy else told


def findings(port: int, db: Path | str) -> Iterator[Finding]:
    """Each look by itself: one that fails does not keep the others back."""
    file, shared = Path(db).expanduser(), str(db).startswith(("postgresql://", "postgres://"))
    places = [lambda: free_port(port), *([lambda: database(str(db))] if shared else [lambda: tables(file), lambda: disk(file)])]
    looks: list[Callable[[], Finding]] = [version, python, node, page, browser, *places, packs]
    for look in looks:
        try:
            yield look()
        except Exception as error:
            yield Finding(getattr(look, "__name__", "?"), "ill", f"{type(error).__name__}: {error}", say("doctor-report"))


def version() -> Finding:
    """What this is."""
    return Finding(say("doctor-version"), "well", f"{__version__} ({platform.system() or sys.platform} {platform.machine()})")


def python() -> Finding:
    """New enough?"""
    well = sys.version_info[:2] >= PYTHON
    return Finding(say("doctor-python"), "well" if well else "ill", platform.python_version(), "" if well else say("doctor-python-old"))


def node() -> Finding:
    """Only whoever works on the browser table needs it, and then not just any."""
    if not SOURCES.exists():
        return Finding(say("doctor-node"), "well", say("doctor-node-unneeded"))
    found = shutil.which("node")
    told = subprocess.run([found, "--version"], capture_output=True, text=True).stdout.strip() if found and shutil.which("npm") else ""
    if node_will_do(told):
        return Finding(say("doctor-node"), "well", told.lstrip("v"))
    return Finding(say("doctor-node"), "odd", told.lstrip("v") or say("doctor-missing"), say("doctor-node-get"))


def node_will_do(told: str) -> bool:
    """As the launcher has it, which must work without this package."""
    numbers = tuple(int(part) for part in told.lstrip("v").split(".")[:2] if part.isdigit())
    return (20, 19) <= numbers < (21, 0) or numbers >= (22, 12)


def page() -> Finding:
    """The browser table itself."""
    if (STATIC / "index.html").exists():
        return Finding(say("doctor-page"), "well", say("doctor-there"))
    return Finding(say("doctor-page"), "ill", say("doctor-missing"), say("doctor-page-build"))


def browser() -> Finding:
    """Something to look at it with."""
    try:
        return Finding(say("doctor-browser"), "well", type(webbrowser.get()).__name__)
    except webbrowser.Error:
        return Finding(say("doctor-browser"), "odd", say("doctor-missing"), say("doctor-browser-get"))


def free_port(port: int) -> Finding:
    """Can be listened on?"""
    with socket.socket() as sock:
        try:
            sock.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return Finding(say("doctor-port"), "ill", say("doctor-port-taken", port=str(port)), say("doctor-port-other"))
    return Finding(say("doctor-port"), "well", say("doctor-port-free", port=str(port)))


def tables(db: Path) -> Finding:
    """The file that keeps them: ours, whole, and not in other hands."""
    from stockade.server.filelock import FileTaken, alone
    from stockade.server.sentences import explain
    from stockade.server.tablesfile import check

    name = say("doctor-db")
    if not db.exists():
        return Finding(name, "well", say("doctor-db-new", file=str(db)))
    try:
        check(db)
        with alone(db, ""):
            return Finding(name, "well", say("doctor-db-well", file=str(db), size=db.stat().st_size))
    except FileTaken as taken:
        return Finding(name, "odd", say("doctor-db-served", file=str(db), address=taken.address or "?"), say("doctor-db-play-there"))
    except Exception as error:
        why = explain(error, spoken()) if isinstance(error, StockadeError) else str(error)
        return Finding(name, "ill", why, say("doctor-db-restore"))


def database(db: str) -> Finding:
    """A database that several servers share: there, and ours."""
    import asyncio

    from stockade.server.postgres_store import PostgresStore
    from stockade.server.sentences import explain

    async def look() -> Finding:
        store = PostgresStore(db)
        try:
            await store.open()
            return Finding(say("doctor-db"), "well", say("doctor-db-well", file=store.path, size=await store.size()))
        except StockadeError as error:
            return Finding(say("doctor-db"), "ill", explain(error, spoken()), say("doctor-db-other"))
        finally:
            await store.close()

    return asyncio.run(look())


def disk(db: Path) -> Finding:
    """Room for answers."""
    folder = next(place for place in (db.absolute().parent, *db.absolute().parents) if place.exists())
    free = shutil.disk_usage(folder).free
    found = say("doctor-disk-found", gb=free / 1e9)
    if free > DISK_LEAST:
        return Finding(say("doctor-disk"), "well", found)
    return Finding(say("doctor-disk"), "ill", found, say("doctor-disk-free"))


def packs() -> Finding:
    """What was brought along."""
    names = ", ".join(str(folder) for folder in pack.given())
    return Finding(say("doctor-packs"), "well", f"{', '.join(games())}" + (f"; {names}" if names else ""))
