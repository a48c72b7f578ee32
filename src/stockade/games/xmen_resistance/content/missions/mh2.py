"""MH2, hitting the road: find the greenhouse key, then the garage key behind it, then the cars."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.content.missions.reward import XP, xp_for_all
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.state import Hero, Objective


class OnTheRoad(Mission):
    """XR-MH2."""

    id = "MH2"
    minutes = 60
    difficulty = "medium"

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH2-02: blue, then green, then everybody out."""
        blue, green = self.taken(g, "blue"), self.taken(g, "green")
        return [
            Goal("MH2-blue", blue, not blue),
            Goal("MH2-green", green, blue and not green),
            self.exits(g, "MH2-exit", green),
        ]

    def lock_rule(self, color: str) -> str:
        return "XR-MH2-07"

    def interact_refusal(self, g: Resistance, objective: Objective) -> No | None:
        """XR-OBJ-06: the green Objective comes after the blue one."""
        if objective.color != "green" or self.taken(g, "blue"):
            return None
        return no("refused-mh2-order", "XR-MH2-02")

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH2-05, -06: 5 XP for the taker of a red one, for everybody with a key."""
        if objective.color == "red":
            gain_xp(g, hero, XP, "XR-MH2-05")
        else:
            xp_for_all(g, "XR-MH2-06")

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05: the cars come after the keys."""
        return None if self.taken(g, "green") else no("refused-exit-locked", "XR-MH2-02")

    def errands(self, g: Resistance) -> list[str]:
        """Look under every token until the blue one is found; the rest is not worth a detour."""
        if not self.taken(g, "blue"):
            return [objective.zone for objective in g.state.objectives if objective.facedown]
        return [objective.zone for objective in g.state.objectives if objective.color == "green" and not objective.taker]

    def ahead(self, g: Resistance) -> list[str]:
        """Where the blue one may be, and the green one."""
        hidden = [] if self.taken(g, "blue") else [objective.zone for objective in g.state.objectives if objective.facedown]
        return hidden + [objective.zone for objective in g.state.objectives if objective.color == "green" and not objective.taker]


MISSIONS["MH2"] = OnTheRoad()
