"""A view as indented text: what a terminal shows for a game that has no drawing of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

INDENT = "  "


def outline(value: Any, depth: int = 0) -> list[str]:
    """One line per number or id; dictionaries and lists of them go one step to the right. Empty things are left out."""
    pad = INDENT * depth
    if isinstance(value, Mapping):
        lines: list[str] = []
        for name, part in cast(Mapping[Any, Any], value).items():
            if _empty(part):
                continue
            if _plain(part):
                lines.append(f"{pad}{name}: {_short(part)}")
            else:
                lines += [f"{pad}{name}:", *outline(part, depth + 1)]
        return lines
    if isinstance(value, (list, tuple)):
        lines = []
        for part in cast(list[Any], value):
            inner = outline(part, depth + 1)
            if inner:
                lines += [f"{pad}- {inner[0].strip()}", *inner[1:]]
        return lines
    return [f"{pad}{_short(value)}"]


def _empty(value: Any) -> bool:
    return value is None or (isinstance(value, (str, list, tuple, Mapping)) and not value)


def _plain(value: Any) -> bool:
    """Whether the value fits on the line of its name."""
    if isinstance(value, Mapping):
        return False
    if isinstance(value, (list, tuple)):
        return all(not isinstance(part, (list, tuple, Mapping)) for part in cast(list[Any], value))
    return True


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return "+" if value else "-"
    if isinstance(value, (list, tuple)):
        return ", ".join(_short(part) for part in cast(list[Any], value))
    return str(value)
