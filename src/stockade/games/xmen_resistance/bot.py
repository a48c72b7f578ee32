"""How good a position is for the heroes: what the greedy bot climbs."""

from __future__ import annotations

from stockade.games.xmen_resistance.play import Resistance


def evaluate(g: Resistance) -> float:
    """Higher is better for the team."""
    if g.state.outcome:
        return 1000.0 if g.state.outcome == "won" else -1000.0
    return 0.0
