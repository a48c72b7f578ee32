"""A view as indented text: what a terminal shows for a game that has no drawing of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

INDENT = "  "
WIDTH = 120


def plain_view(value: Any, depth: int = 0) -> list[str]:
    """Numbers and ids by name; what does not fit on the line of its name goes one step to the right. Empty things are left out."""
    pad = INDENT * depth
    if isinstance(value, Mapping):
        lines: list[str] = []
        for name, part in cast(Mapping[Any, Any], value).items():
            if _empty(part):
                continue
            short = f"{pad}{name}: {_short(part)}"
            if _plain(part, nested=False) or (_plain(part, nested=True) and len(short) <= WIDTH):
                lines.append(short)
            else:
                lines += [f"{pad}{name}:", *plain_view(part, depth + 1)]
        return lines
    if isinstance(value, (list, tuple)):
        lines = []
        for part in cast(list[Any], value):
            short = f"{pad}- {_short(part)}"
            inner = [short] if _plain(part, nested=True) and len(short) <= WIDTH else plain_view(part, depth + 1)
            if inner:
                lines += [f"{pad}- {inner[0].strip().removeprefix('- ')}", *inner[1:]]
        return lines
    return [f"{pad}{_short(value)}"]


def _empty(value: Any) -> bool:
    if isinstance(value, Mapping):
        return all(_empty(part) for part in cast(Mapping[Any, Any], value).values())
    return value is None or (isinstance(value, (str, list, tuple)) and not value)


def _plain(value: Any, nested: bool) -> bool:
    """Whether the value can stand on one line: a number or id, a list of those and, when `nested`, a dictionary of those."""
    if isinstance(value, Mapping):
        return nested and all(_plain(part, nested=False) for part in cast(Mapping[Any, Any], value).values())
    if isinstance(value, (list, tuple)):
        return all(not isinstance(part, (list, tuple, Mapping)) for part in cast(list[Any], value))
    return True


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return "+" if value else "-"
    if isinstance(value, Mapping):
        return "  ".join(f"{name} {_short(part)}" for name, part in cast(Mapping[Any, Any], value).items() if not _empty(part))
    if isinstance(value, (list, tuple)):
        return ", ".join(_short(part) for part in cast(list[Any], value))
    return str(value)
