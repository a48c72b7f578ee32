"""MH1, breaking in: two power sources, the front door between them, and shutters on every window."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.board.zonemap import Edge
from stockade.games.xmen_resistance.content.missions.reward import wake, xp_for_all
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.state import Hero, Objective


class BreakIn(Mission):
    """XR-MH1."""

    id = "MH1"
    minutes = 45
    difficulty = "easy"
    windows_break = False  # XR-MH1-07

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH1-02: both Objectives, then everybody out."""
        taken = self.powered(g)
        return [Goal("MH1-power", taken, not taken, self.picked(g, "blue", "red"), 2), self.exits(g, "MH1-exit", taken)]

    def powered(self, g: Resistance) -> bool:
        """Whether the security system runs again."""
        return self.taken(g, "blue") and self.taken(g, "red")

    def lock_refusal(self, g: Resistance, edge: Edge) -> No | None:
        """XR-MH1-04, -07: the front door waits for the blue Objective; windows never open."""
        if edge.kind == "window":
            return no("refused-shutters", "XR-MH1-07")
        return super().lock_refusal(g, edge)

    def lock_rule(self, color: str) -> str:
        return "XR-MH1-04"

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH1-05, -06: 5 XP for everybody; the blue one wakes the blue Spawn Point."""
        xp_for_all(g, "XR-MH1-05")
        if objective.color == "blue":
            wake(g, "blue", "XR-MH1-06")

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05: the way out comes after both Objectives."""
        return None if self.powered(g) else no("refused-exit-objectives", "XR-MH1-02")


MISSIONS["MH1"] = BreakIn()
