"""The file that keeps the tables: how it is laid out, opened, copied while it is in use, and put back.

A copy made by a file manager while the server runs may lack what lies in the journal beside the file; `backup` asks the database for one.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sqlite3
import time
from pathlib import Path

from stockade.engine.errors import StockadeError
from stockade.server.filelock import alone

logger = logging.getLogger("stockade.server.store")
BESIDE = ("-wal", "-shm", "-journal")
SCHEMA = """
CREATE TABLE tables(id TEXT PRIMARY KEY, game TEXT NOT NULL, setup BLOB NOT NULL, seed INTEGER NOT NULL,
                    content_version INTEGER NOT NULL, created REAL NOT NULL, watch_hash BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE seats(tid TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, token_hash BLOB NOT NULL,
                   kind TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY(tid, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE log(tid TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL,
                 at REAL NOT NULL, PRIMARY KEY(tid, n)) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots(tid TEXT PRIMARY KEY REFERENCES tables(id), n INTEGER NOT NULL, digest TEXT NOT NULL,
                       body BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TRIGGER log_no_update BEFORE UPDATE ON log BEGIN SELECT raise(ABORT, 'append only'); END;
CREATE TRIGGER log_no_delete BEFORE DELETE ON log BEGIN SELECT raise(ABORT, 'append only'); END;
"""
BEST = """
CREATE TABLE best(tid TEXT PRIMARY KEY REFERENCES tables(id), game TEXT NOT NULL, points INTEGER NOT NULL, tie INTEGER NOT NULL,
                  body BLOB NOT NULL, at REAL NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX best_of ON best(game, points DESC, tie DESC, at);
"""
EDITIONS = """
ALTER TABLE tables ADD COLUMN edition TEXT NOT NULL DEFAULT '';
ALTER TABLE snapshots ADD COLUMN edition TEXT NOT NULL DEFAULT '';
"""
OUTCOMES = """
ALTER TABLE tables ADD COLUMN outcome TEXT NOT NULL DEFAULT '';
DROP TRIGGER log_no_delete;
CREATE TRIGGER log_no_delete BEFORE DELETE ON log WHEN EXISTS (SELECT 1 FROM tables WHERE id=OLD.tid)
  BEGIN SELECT raise(ABORT, 'append only'); END;
"""
STEPS = (SCHEMA, BEST, EDITIONS, OUTCOMES)  # what each version added to the one before
VERSION = len(STEPS)


class NotADatabase(StockadeError):
    """The file is something else than a database of ours."""

    code = "not-a-database"


class NewerDatabase(StockadeError):
    """The file was written by a newer version of this program."""

    code = "newer-database"


class FileBroken(StockadeError):
    """Some of its pages are damaged."""

    code = "database-broken"


class WouldReplace(StockadeError):
    """There is a file of that name already."""

    code = "would-replace"


def keep_private(file: Path) -> None:
    """Nobody but its owner may read the tables: who does reads every hand. What SQLite lays beside the file gets the file's own rights."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    for path in (file, *(file.with_name(file.name + ending) for ending in BESIDE)):
        if path.is_file() and path.stat().st_mode & 0o077:
            try:
                path.chmod(0o600)
            except OSError as error:
                logger.warning("%s can be read by others: %s", path, error)


def connect(path: Path | str) -> sqlite3.Connection:
    """The file, made when it is missing and brought up to date. Raises NotADatabase, NewerDatabase, or what sqlite or the system say."""
    keep_private(Path(os.path.realpath(path)))
    db = sqlite3.connect(path, check_same_thread=False)
    try:
        _prepare(db, str(path))
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: str) -> None:
    version = _ours(db, path)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("PRAGMA foreign_keys=ON")
    if version < VERSION:
        steps = " ".join(STEPS[version:])
        db.executescript(f"BEGIN IMMEDIATE; {steps} PRAGMA user_version={VERSION}; COMMIT;")


def _ours(db: sqlite3.Connection, path: str) -> int:
    """Which version of our layout it has; 0 for an empty file."""
    try:
        db.execute("PRAGMA busy_timeout=5000")
        version = int(db.execute("PRAGMA user_version").fetchone()[0])
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise
        raise NotADatabase(file=path) from error
    if version > VERSION:
        raise NewerDatabase(file=path, version=version, known=VERSION)
    if version == 0 and names:
        raise NotADatabase(file=path)
    return version


def backup(file: Path, to: Path, replace: bool = False) -> None:
    """A whole copy of this moment, whether or not a server writes meanwhile; it is there completely or not at all."""
    if to.exists() and not replace:
        raise WouldReplace(file=str(to))
    half = to.with_name(f"{to.name}.half")
    half.unlink(missing_ok=True)
    keep_private(half)
    try:
        with contextlib.closing(_reading(file)) as source, contextlib.closing(sqlite3.connect(half)) as copy:
            source.backup(copy)  # all at once: a writer does not make it begin again
            copy.execute("PRAGMA journal_mode=DELETE")  # a single file, whole by itself
        check(half)
        _put(half, to)
    finally:
        half.unlink(missing_ok=True)


def restore(copy: Path, file: Path) -> Path | None:
    """The copy becomes the file; what was there before is kept beside it and named. Raises FileTaken while a server has it."""
    with alone(file, ""):
        half = file.with_name(f"{file.name}.half")
        backup(copy, half, replace=True)
        before = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}") if file.exists() else None
        for ending in (*BESIDE, "") if before else ():  # as it is: it may be broken, which is why somebody restores
            with contextlib.suppress(FileNotFoundError):
                file.with_name(file.name + ending).replace(f"{before}{ending}")
        _put(half, file)
        return before


def _reading(file: Path) -> sqlite3.Connection:
    """The file as it is, which must be one of ours."""
    if not file.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    db = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    try:
        if not _ours(db, str(file)):
            raise NotADatabase(file=str(file))
    except BaseException:
        db.close()
        raise
    return db


def check(file: Path) -> None:
    """Ours and whole. Raises NotADatabase, NewerDatabase or FileBroken."""
    with contextlib.closing(_reading(file)) as db:
        if db.execute("PRAGMA integrity_check").fetchone() != ("ok",) or db.execute("PRAGMA foreign_key_check").fetchone():
            raise FileBroken(file=str(file))


def _put(half: Path, to: Path) -> None:
    """In one step, and so that it survives a power cut."""
    with half.open("rb+") as written:
        os.fsync(written.fileno())
    half.replace(to)
    if os.name == "posix":
        folder = os.open(to.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
