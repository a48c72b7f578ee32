"""MZ3, leftovers: one team upstairs, one underground, a pass for the Elevator between them, and the Exit somewhere under a token."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.content.missions.reward import XP, open_exit, xp_for_all
from stockade.games.xmen_resistance.content.missions.teams import divide
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.state import Hero, Objective

FINDS = ("blue", "green")
THIN = ("blue", "green")  # Spawn Points whose cards are read at Blue
BLUE = 0
BIG_TEAM = 5


class Leftovers(Mission):
    """XR-MZ3."""

    id = "MZ3"
    mode = "zombie"
    minutes = 60
    difficulty = "hard"
    fewest = 2  # XR-MZ3-10

    async def begin(self, g: Resistance) -> None:
        """XR-MZ3-03."""
        await divide(g, "prompt-mz3-teams", "XR-MZ3-03")

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MZ3-02: pass and exit, then everybody out."""
        found = self.found(g)
        return [Goal("MZ3-find", found, not found, self.picked(g, *FINDS), len(FINDS)), self.exits(g, "MZ3-exit", found)]

    def found(self, g: Resistance) -> bool:
        """Whether the pass and the exit are found."""
        return all(self.taken(g, color) for color in FINDS)

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MZ3-05, -06: 5 XP for the taker of a red or blue one; the green one is the way out and worth 5 to everybody."""
        if objective.color == "green":
            xp_for_all(g, "XR-MZ3-06")
            open_exit(g, objective.zone, "XR-MZ3-06")
        else:
            gain_xp(g, hero, XP, "XR-MZ3-05")

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05."""
        return None if self.found(g) else no("refused-mz-finds", "XR-MZ3-02")

    def lift_refusal(self, g: Resistance) -> No | None:
        """XR-MZ3-07."""
        if self.taken(g, "blue"):
            return None
        return no("refused-lift-key", "XR-MZ3-07", color="blue")

    def danger(self, g: Resistance, zone: str) -> int:
        """XR-MZ3-08, -09: thin reinforcements, unless the team is big."""
        thin = len(g.state.heroes) < BIG_TEAM and any(point.zone == zone and point.color in THIN for point in g.state.spawns)
        return BLUE if thin else g.danger

    def errands(self, g: Resistance) -> list[str]:
        """Look under every token until both are found."""
        return [] if self.found(g) else [objective.zone for objective in g.state.objectives if objective.facedown]

    def ahead(self, g: Resistance) -> list[str]:
        return self.errands(g)

    def progress(self, g: Resistance) -> float:
        """What was looked for counts most."""
        return 0.3 * super().progress(g) + self.picked(g, *FINDS)


MISSIONS["MZ3"] = Leftovers()
