"""Positions as text that people read and TOML reads back."""

from __future__ import annotations

from typing import Any


def toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{toml(key) if set('. ') & set(key) else key} = {toml(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f"'{value}'" if isinstance(value, str) else str(value)
