"""One server per file: whoever serves a tables file holds a lock beside it, so that no second server shows tables that move elsewhere.

The lock lies beside the file itself, whatever links or spellings lead there. A file with two names of its own is refused: the database
keeps what it wrote last beside the name it was opened by, and under the other name that would be missing.

The system gives the lock back when the process ends, however it ends; the note in it says where the tables are being played.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator
from pathlib import Path

from filelock import lock_descriptor

NOTE_AT = 16  # behind the byte that is locked, which Windows lets nobody else read


class FileTaken(Exception):
    """Another server holds that file; `address` is where it can be found, as far as it said so."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class SeveralNames(Exception):
    """Hard links lead to that file: it has so many names."""

    def __init__(self, names: int) -> None:
        super().__init__(names)
        self.names = names


@contextlib.contextmanager
def alone(file: Path, address: str) -> Generator[None]:
    """Nobody else serves this file meanwhile. Raises FileTaken or SeveralNames; OSError where the folder cannot be written to."""
    real = Path(os.path.realpath(file))
    if real.exists() and (names := real.stat().st_nlink) > 1:
        raise SeveralNames(names)
    handle = os.open(real.with_name(f"{real.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not lock_descriptor(handle, blocking=False):
            os.lseek(handle, NOTE_AT, os.SEEK_SET)
            raise FileTaken(os.read(handle, 500).decode("utf-8", "replace").strip())
        os.ftruncate(handle, 0)
        os.lseek(handle, NOTE_AT, os.SEEK_SET)
        os.write(handle, address.encode())
        yield
    finally:
        os.close(handle)
