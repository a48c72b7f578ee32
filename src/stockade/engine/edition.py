"""Which rules a table is played by: a name that changes with every file that could change the course of a game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from stockade import __version__

ENGINE = Path(__file__).parent
PARTS = ENGINE.parent / "parts"
TAUGHT = "teach"  # puzzles and guides of a game: they show its rules and change none
WORDS = (".ftl", ".pyc", ".bin")  # words, and what was recorded from the rules
WRITTEN = "EDITION"  # in a folder that carries no sources


def fingerprint(wanted: Callable[[Path], bool], *folders: Path, size: int = 8) -> str:
    """A short name for exactly these files."""
    seen = hashlib.blake2b(digest_size=size)
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.is_file() and wanted(path)):
            body = path.read_bytes()
            seen.update(f"{path.relative_to(folder).as_posix()} {len(body)}\n".encode() + body)
    return seen.hexdigest()


def edition_of(folder: Path) -> str:
    """The rules in that folder with all that they stand on, as the version of this program and a fingerprint."""
    written = folder / WRITTEN
    if written.exists():
        return written.read_text(encoding="utf-8")
    return f"{__version__}+{fingerprint(_rules, ENGINE, PARTS, folder, size=4)}"


def _rules(path: Path) -> bool:
    return path.suffix not in WORDS and path.parent.name != TAUGHT
