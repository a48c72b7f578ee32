"""Scenario 4, Back Home (MA-HOME): reach the landing zone, keep it free of Zombies, call the transport."""

from __future__ import annotations

from typing import Any

from stockade.engine import Option
from stockade.engine.verdict import No, no
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.scenario import Goal, Scenario, scenario
from stockade.games.mars_attacks.state import SAVED, Model

NO_WAY_OUT = no("refused-exit-closed", "MA-HOME-15")


@scenario
class Home(Scenario):
    """Between two gutted houses."""

    id = "home"
    squad_rule = "MA-HOME-01"

    def closed(self, g: DeadSilence) -> No | None:
        """MA-HOME-15."""
        return NO_WAY_OUT

    def leave_rule(self) -> str:
        return NO_WAY_OUT.rule

    def zone(self, g: DeadSilence) -> list[int]:
        """MA-HOME-03."""
        return g.map.marked("R")

    def aboard(self, g: DeadSilence) -> list[Model]:
        """Models in the landing zone."""
        zone = self.zone(g)
        return [model for model in g.on_board() if model.square in zone]

    def round_options(self, g: DeadSilence) -> list[Option]:
        """MA-HOME-05, -06, -10: with no Zombie in the zone the transport may be called, even for nobody."""
        if any(g.zombies_in(square) for square in self.zone(g)):
            return []
        aboard = len(self.aboard(g))
        told: dict[str, Any] = {"count": aboard, "left": len(g.on_board()) - aboard}
        return [Option("call", "option-call" if aboard else "option-call-empty", told, "call", rule="MA-HOME-05")]

    def goals(self, g: DeadSilence) -> list[Goal]:
        clear = not any(g.zombies_in(square) for square in self.zone(g))
        aboard = len(self.aboard(g))
        return [
            Goal("home-reach", aboard > 0, aboard == 0, aboard, len(g.on_board())),
            Goal("home-clear", clear, not clear),
            Goal("home-call", g.state.called, clear and aboard > 0),
        ]

    def won(self, g: DeadSilence) -> bool:
        """MA-HOME-12."""
        return any(model.stage == SAVED for model in g.state.force)

    def lost_for_good(self, g: DeadSilence) -> bool:
        """MA-CAMP-02, MA-HOME-14."""
        return True
