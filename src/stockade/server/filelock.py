"""One server per file: whoever serves a tables file holds a lock beside it, so that no second server shows tables that move elsewhere.

The system gives the lock back when the process ends, however it ends; the note in it says where the tables are being played.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator
from pathlib import Path

NOTE_AT = 16  # behind the byte that is locked, which Windows lets nobody else read


class FileTaken(Exception):
    """Another server holds that file; `address` is where it can be found, as far as it said so."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def _lock(handle: int) -> None:
    """The lock, at once; raises OSError when somebody else has it."""
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # pyright: ignore
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def alone(file: Path, address: str) -> Generator[None]:
    """Nobody else serves this file meanwhile. Raises FileTaken; OSError where the folder cannot be written to."""
    handle = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _lock(handle)
        except OSError as error:
            os.lseek(handle, NOTE_AT, os.SEEK_SET)
            raise FileTaken(os.read(handle, 500).decode("utf-8", "replace").strip()) from error
        os.ftruncate(handle, 0)
        os.lseek(handle, NOTE_AT, os.SEEK_SET)
        os.write(handle, address.encode())
        yield
    finally:
        os.close(handle)
