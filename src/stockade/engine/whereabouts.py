"""Where a rule is kept: the lines of code and data that name its id.

A line may name one rule (`XR-MOVE-02`), several of a chapter (`XR-MOVE-02, -03`) or a run of them (`XR-MOVE-02..05`, `XR-MOVE-02 to -05`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SUFFIXES = {".py", ".toml", ".txt", ".ftl"}
LEDGER = "ledger.toml"
_first = re.compile(r"\b([A-Z]{2}-[A-Z0-9]+)-(\d+)\b")
_next = re.compile(r"(\.\.| to | and |, )(?:([A-Z]{2}-[A-Z0-9]+)-|-)?(\d+)\b")


def named(line: str) -> Iterator[str]:
    """The ids that a line names, runs spelled out."""
    at = 0
    while found := _first.search(line, at):
        chapter, number, width, at = found[1], int(found[2]), len(found[2]), found.end()
        yield f"{chapter}-{number:0{width}}"
        while (more := _next.match(line, at)) and (more[2] or chapter) == chapter and (more[0].startswith("..") or "-" in more[0]):
            last, at = int(more[3]), more.end()
            start = number + 1 if more[1] in ("..", " to ") else last
            yield from (f"{chapter}-{n:0{width}}" for n in range(start, last + 1))
            number = last


def kept_in(*folders: Path) -> dict[str, list[str]]:
    """Rule id -> `file:line` of everything below these folders that names it, the ledgers themselves left out."""
    found: dict[str, list[str]] = {}
    for folder in folders:
        for path in sorted(p for p in folder.rglob("*") if p.suffix in SUFFIXES and p.name != LEDGER):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for rule_id in dict.fromkeys(named(line)):
                    found.setdefault(rule_id, []).append(f"{path.relative_to(folder.parent)}:{number}")
    return found
