"""MH0, the tutorial: fetch the key card, open the hangar, get everybody out."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.content.missions.reward import XP, wake
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.state import Hero, Objective, SpawnPoint


class Flight(Mission):
    """XR-MH0."""

    id = "MH0"
    minutes = 30
    difficulty = "easy"

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH0-02: in order, the green Objective, then everybody out."""
        taken = self.taken(g, "green")
        return [Goal("MH0-key", taken, not taken), self.exits(g, "MH0-exit", taken)]

    def lock_rule(self, color: str) -> str:
        return "XR-MH0-03"

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH0-04, -05: 5 XP, and the green Spawn Point wakes."""
        gain_xp(g, hero, XP, "XR-MH0-05")
        wake(g, "green", "XR-MH0-04")

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05: the exit comes after the key."""
        return None if self.taken(g, "green") else no("refused-exit-locked", "XR-MH0-02")

    def extra_cards(self, g: Resistance, point: SpawnPoint) -> tuple[int, str]:
        """XR-MH0-06: one more card for the First Spawn Point with 5 or 6 heroes."""
        return (1, "XR-MH0-06") if point.color == "first" and len(g.state.heroes) >= 5 else (0, "")


MISSIONS["MH0"] = Flight()
