"""`stockade site`: a folder that any static host can serve, with the rooms running in the page instead of a server.

It is made from a checkout: the built browser table, Python for the browser (an npm package of `web/`), what our own package needs there,
and what the server would answer about no table in particular. Nothing in it asks anybody else for anything.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from typing import Annotated

from stockade.commands.speak import Mistake, flag, out, say, tongue
from stockade.engine.edition import WRITTEN
from stockade.engine.game import games
from stockade.engine.text import LANGUAGES

HERE = Path(__file__).parents[1]
WEB = HERE.parents[1] / "web"
PYTHON = WEB / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
PACK = "rooms.pack"
UNUSED = {  # of the standard library
    *("_pydatetime", "_pyio", "_pyrepl", "bdb", "cProfile", "compileall", "configparser", "ctypes", "doctest", "ftplib", "imaplib"),
    *("mailbox", "modulefinder", "multiprocessing", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats", "pydoc"),
    *("pydoc_data", "smtplib", "socketserver", "sqlite3", "statistics", "trace", "tracemalloc", "turtle", "unittest", "wave", "wsgiref"),
    *("argparse", "html", "xml", "xmlrpc"),
}
ALPHABETS = ("cp", "mac_", "iso", "koi8", "hp_", "kz", "ptcp")  # in which nobody writes here
PLATFORM = "pyemscripten_2026_0_wasm32"
PURE = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing_extensions")
LOCALES = {"root.dat", "en.dat", "en_001.dat", "en_GB.dat", "en_US.dat", "fr.dat", "fr_FR.dat"}
UNWANTED = {"..", "__pycache__", "zoneinfo", "messages", "RECORD", "AUTHORS"}  # of others
NOT_THERE = {"static", "commands", "lab", "rl", "testing", "__pycache__"}  # of our own package
NETWORK = {
    *("app", "connections", "filelock", "health", "hosting", "limits", "metrics", "postgres", "postgres_leases", "postgres_store"),
    *("retention", "run", "sqlite_store", "sqlite_writer", "stores", "tablesfile", "thought_queue", "webline"),
}
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; base-uri 'none'"


def run(
    folder: Annotated[Path, flag("site-folder")] = Path("static-site"),
    *,
    lang: Annotated[str, flag("lang")] = "",
) -> None:
    """Write the site."""
    tongue(lang)
    if not (PYTHON / RUNTIME[0]).exists() or not (HERE / "static" / "index.html").exists():
        raise Mistake("error-site-checkout")
    folder = folder.expanduser().absolute()
    if folder.exists() and not (folder / "engine").is_dir() and (not folder.is_dir() or any(folder.iterdir())):
        raise Mistake("error-site-folder", folder=str(folder))
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".site-") as half:
        made = Path(half, "site")
        shutil.copytree(HERE / "static", made)
        write_engine(made / "engine")
        write_answers(made / "api")
        write_page(made)
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files(folder))
    out(say("site-done", folder=str(folder), size=f"{size / 1e6:.1f}"), say("site-try", folder=str(folder)))


def files(folder: Path) -> list[Path]:
    """All files below it, in order."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


# -- what runs in the browser -----------------------------------------------------------------------------------------


def write_engine(engine: Path) -> None:
    """Python, its standard library, and one archive with the rooms and all they need."""
    engine.mkdir()
    for name in RUNTIME:
        shutil.copy(PYTHON / name, engine)
    lock = json.loads((PYTHON / "pyodide-lock.json").read_text(encoding="utf-8"))
    (engine / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")  # it loads none of those
    with zipfile.ZipFile(engine / LIBRARY, "w"):
        pass  # Python asks for it, and finds everything in the pack
    with tempfile.TemporaryDirectory() as folder:
        library, rooms = Path(folder), Path(folder, "site-packages")
        unpack_library(library)
        copy_own(rooms)
        for name in PURE:
            copy_package(name, rooms)
        with zipfile.ZipFile(compiled_wheel()) as wheel:
            wheel.extractall(rooms)
        # they open, or no site is made; and what they are made of is translated beforehand
        step([shutil.which("node") or "node", WEB / "tools" / "try-rooms.js", library, engine / LIBRARY])
        pack(library, engine / PACK)


def copy_own(to: Path) -> None:
    """Our own package without what only a server or a terminal needs, and the names under which its games are found. Their editions are
    written down: they tell sources apart, which stay here."""
    for path in files(HERE):
        part = path.relative_to(HERE)
        if NOT_THERE.isdisjoint(part.parts) and not (part.parts[0] == "server" and part.stem in NETWORK) and part.name != "cli.py":
            copy(path, to / "stockade" / part)
    for game in games().values():
        (to / "stockade" / game.folder.relative_to(HERE) / WRITTEN).write_text(game.edition, encoding="utf-8")
    about = distribution("stockade")
    named = to / f"stockade-{about.version}.dist-info"
    named.mkdir()
    for name in ("METADATA", "entry_points.txt"):
        (named / name).write_text(about.read_text(name) or "", encoding="utf-8")


def copy_package(name: str, to: Path) -> None:
    """An installed package; of all the languages and time zones in the world only ours."""
    for file in distribution(name).files or []:
        odd = not UNWANTED.isdisjoint(file.parts) or file.suffix == ".pyi" or ("locale-data" in file.parts and file.name not in LOCALES)
        if not odd:
            copy(Path(str(file.locate())), to / file)


def copy(path: Path, to: Path) -> None:
    """One file, with the folders above it."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


def compiled_wheel() -> Path:
    """What is compiled of our packages, compiled for the browser; fetched once, and only if it is the very one in the lock."""
    lock = WEB / "wasm.lock"
    kept = Path(sys.prefix, "wasm", hashlib.sha256(lock.read_bytes()).hexdigest()[:16])
    if not any(kept.glob("*.whl")):
        python = getattr(sys, "_base_executable", "") or sys.executable  # ours has no pip
        how = ["--no-deps", "--only-binary=:all:", "--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp"]
        step([python, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--require-hashes", "-r", lock, "-d", kept, *how])
    return next(kept.glob("*.whl"))


def step(line: Iterable[object]) -> None:
    """Something another program does; what it says is shown when it fails."""
    words = [str(word) for word in line]
    try:
        done = subprocess.run(words, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
    except OSError as error:
        raise Mistake("error-site-step", what=words[0], why=str(error)) from error
    if done.returncode:
        raise Mistake("error-site-step", what=words[0], why="\n".join(done.stdout.splitlines()[-12:]))


def unpack_library(library: Path) -> None:
    """The standard library without what no room will ever ask for."""
    with zipfile.ZipFile(PYTHON / LIBRARY) as whole:
        for name in whole.namelist():
            top, _, rest = name.partition("/")
            odd = top.removesuffix(".py") in UNUSED or (top == "encodings" and rest.startswith(ALPHABETS))
            if not odd and not name.endswith("/"):
                whole.extract(name, library)


def pack(folder: Path, to: Path) -> None:
    """An archive; the same contents give the same bytes."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(files(folder), key=lambda path: (path.suffix, path)):  # like beside like: they have much in common
            about = tarfile.TarInfo(path.relative_to(folder).as_posix())
            about.size = path.stat().st_size
            with path.open("rb") as file:
                archive.addfile(about, file)
    to.write_bytes(gzip.compress(plain.getvalue(), 9, mtime=0))


# -- the page ---------------------------------------------------------------------------------------------------------


def write_answers(to: Path) -> None:
    """What a server answers about no table in particular: the page shows it before the rooms are open."""
    from stockade.server.page import Page
    from stockade.server.page_store import NoDrawers

    async def ask() -> None:
        page = Page(NoDrawers())
        wanted = {"games": "games.json"}
        wanted |= {f"rules/{game}": f"rules/{game}.json" for game in games()} | {
            f"text/{lang}.ftl": f"text/{lang}.ftl" for lang in LANGUAGES
        }
        for address, name in wanted.items():
            answer = await page.call("GET", f"/api/{address}", {}, b"")
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            (to / name).write_bytes(answer.body)

    asyncio.run(ask())


def write_page(made: Path) -> None:
    """The page says that the rooms are here, and keeps itself to its own files."""
    page, charset = made / "index.html", '<meta charset="utf-8" />'
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    head = f'{charset}{policy}<meta name="stockade-rooms" content="here" /><link rel="manifest" href="./manifest.webmanifest" />'
    page.write_text(page.read_text(encoding="utf-8").replace(charset, head), encoding="utf-8")
    shutil.copytree(WEB / "page", made, dirs_exist_ok=True)
    shutil.copy(WEB.parent / "NOTICE", made / "NOTICE.txt")
    write_keeper(made)


def write_keeper(made: Path) -> None:
    """The service worker knows all files, and a name that changes with any of them."""
    keeper = made / "sw.js"
    kept = [path for path in files(made) if path != keeper]
    version = hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in kept)).hexdigest()[:16]
    names = ["./", *(path.relative_to(made).as_posix() for path in kept)]
    known = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(names)};\n"
    keeper.write_text(known + keeper.read_text(encoding="utf-8"), encoding="utf-8")
