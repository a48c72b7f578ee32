"""Chances as they are told."""

from __future__ import annotations

TINY = 1e-9  # less than any dice or cards of ours: what adding up has left over


def percent(chance: float) -> int:
    """0 and 100 are said only of what is certain."""
    if TINY < chance < 1 - TINY:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)
