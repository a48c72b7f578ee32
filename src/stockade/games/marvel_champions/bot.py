"""How good a position is, and quick answers to small questions: what greedy bots climb."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.games.marvel_champions.play import Champions


def evaluate(g: Champions, seat: int) -> float:
    """Damage done to the villain, threat kept low, heroes alive, cards on the table."""
    return 0.0


def quick_answer(g: Champions, ask: Ask) -> list[str] | None:
    """None leaves it to the bot."""
    return None
