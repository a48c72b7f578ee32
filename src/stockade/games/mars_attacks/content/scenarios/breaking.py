"""Scenario 3, Breaking Through (MA-BREAK): the whole force crosses the board; only those who get away go on."""

from __future__ import annotations

from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.scenario import Goal, Scenario, scenario


@scenario
class Breaking(Scenario):
    """Three lanes to the north."""

    id = "breaking"
    rewards = 2  # MA-BREAK-08
    squad_rule = "MA-BREAK-01"

    def leave_rule(self) -> str:
        return "MA-BREAK-03"

    def goals(self, g: DeadSilence) -> list[Goal]:
        out = len(self.escaped(g))
        return [Goal("breaking-leave", out > 0, True, out)]

    def won(self, g: DeadSilence) -> bool:
        """MA-BREAK-05."""
        return bool(self.escaped(g))

    def again_rule(self, g: DeadSilence) -> str:
        return "MA-BREAK-07"

    def lost_for_good(self, g: DeadSilence) -> bool:
        """MA-BREAK-06, -07: annihilation is the end; a retreat is not."""
        return not g.state.retreated
