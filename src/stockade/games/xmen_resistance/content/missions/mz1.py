"""MZ1, the way out below: eight places to search for a code and a secret exit, and people to meet on the way."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.content.missions.reward import XP, open_exit, wake, xp_for_all
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.state import Hero, Objective

FINDS = ("blue", "green")


class SecretExit(Mission):
    """XR-MZ1."""

    id = "MZ1"
    mode = "zombie"
    minutes = 60
    difficulty = "medium"

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MZ1-02: code and exit, then everybody out."""
        found = self.found(g)
        return [Goal("MZ1-find", found, not found, self.picked(g, *FINDS), len(FINDS)), self.exits(g, "MZ1-exit", found)]

    def found(self, g: Resistance) -> bool:
        """Whether the code and the exit are found."""
        return all(self.taken(g, color) for color in FINDS)

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MZ1-05..08: 5 XP for its taker, or a find for everybody: the code wakes them, the exit is the way out."""
        if objective.color == "red":
            gain_xp(g, hero, XP, "XR-MZ1-05")
        elif objective.color == "blue":
            xp_for_all(g, "XR-MZ1-06")
            wake(g, "blue", "XR-MZ1-08")
        else:
            xp_for_all(g, "XR-MZ1-07")
            open_exit(g, objective.zone, "XR-MZ1-07")

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05."""
        return None if self.found(g) else no("refused-mz-finds", "XR-MZ1-02")

    def errands(self, g: Resistance) -> list[str]:
        """Look under every token until both are found."""
        return [] if self.found(g) else [objective.zone for objective in g.state.objectives if objective.facedown]

    def ahead(self, g: Resistance) -> list[str]:
        return self.errands(g)

    def progress(self, g: Resistance) -> float:
        """What was looked for counts most."""
        return 0.3 * super().progress(g) + self.picked(g, *FINDS)


MISSIONS["MZ1"] = SecretExit()
