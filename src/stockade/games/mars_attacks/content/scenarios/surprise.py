"""Scenario 1, Surprise, Surprise! (MA-SURPRISE): hold the diner until Round 2 and a first kill, then get somebody out."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.scenario import Goal, Scenario, scenario
from stockade.games.mars_attacks.state import Model

HOLD = 2  # MA-SURPRISE-05
STAY = no("refused-hold", "MA-SURPRISE-04")
TOO_EARLY = no("refused-exit-closed", "MA-SURPRISE-11")


@scenario
class Surprise(Scenario):
    """The observation post."""

    id = "surprise"
    rewards = 1  # MA-SURPRISE-14
    squad_rule = "MA-SURPRISE-01"
    whole_force = False

    def free(self, g: DeadSilence) -> bool:
        """MA-SURPRISE-05, -06, -08: both conditions; neither can be undone within a battle."""
        return g.state.round >= HOLD and g.state.first_kill

    def holds(self, g: DeadSilence, model: Model, to: int) -> No | None:
        """MA-SURPRISE-04, -09, -10: inside the zone anywhere; outside it only nearer to it."""
        if self.free(g):
            return None
        zone = g.map.marked("B")
        if to in zone if model.square in zone else self.away(g, to, zone) < self.away(g, model.square, zone):
            return None
        return STAY

    def away(self, g: DeadSilence, square: int, zone: list[int]) -> int:
        """How far a square is from the zone."""
        return min(g.map.distance(square, blue) for blue in zone)

    def closed(self, g: DeadSilence) -> No | None:
        """MA-SURPRISE-11."""
        return None if self.free(g) else TOO_EARLY

    def leave_rule(self) -> str:
        return TOO_EARLY.rule

    def goals(self, g: DeadSilence) -> list[Goal]:
        free, out = self.free(g), len(self.escaped(g))
        return [
            Goal("surprise-round", g.state.round >= HOLD, g.state.round < HOLD),
            Goal("surprise-kill", g.state.first_kill, not g.state.first_kill),
            Goal("surprise-leave", out > 0, free, out),
        ]

    def won(self, g: DeadSilence) -> bool:
        """MA-SURPRISE-13."""
        return bool(self.escaped(g))

    def again_rule(self, g: DeadSilence) -> str:
        return "MA-SURPRISE-15"

    def retreat_wins_through(self, g: DeadSilence) -> bool:
        """MA-SURPRISE-17."""
        return True
