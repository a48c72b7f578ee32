"""How good a position is for a seat: what the greedy bot climbs. Nothing here is a rule."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.games.dead_of_winter.play import Winter


def evaluate(g: Winter, seat: int) -> float:
    """Higher is better."""
    return float(g.state.morale)


def quick_answer(g: Winter, ask: Ask) -> list[str] | None:
    """None leaves it to the bot."""
    return None
