"""What an answer is likely to do, from what everybody can see: exact odds where dice decide."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.engine.game import Fact
from stockade.games.xmen_resistance.play import Resistance


def facts(g: Resistance, ask: Ask) -> dict[str, list[Fact]]:
    """For the Power question: the chance that the first target falls."""
    return {}
