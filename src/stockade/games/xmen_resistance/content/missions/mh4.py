"""MH4, gadgets on the loose: five parts all over the mansion, two of them trapped."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.content.missions.reward import XP, wake, xp_for_all
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.state import Hero, Objective, SpawnPoint


class Gadgets(Mission):
    """XR-MH4."""

    id = "MH4"
    minutes = 60
    difficulty = "medium"
    lift_rule = "XR-MH4-07"

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH4-02: all Objectives, then everybody out."""
        taken, parts = self.complete(g), g.state.objectives
        found = sum(bool(part.taker) for part in parts)
        return [Goal("MH4-parts", taken, not taken, found, len(parts)), self.exits(g, "MH4-exit", taken)]

    def complete(self, g: Resistance) -> bool:
        """Whether no part is left behind."""
        return all(objective.taker for objective in g.state.objectives)

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH4-04..06: a red one is worth 5 XP to its taker, a trapped one to everybody."""
        if objective.color == "red":
            gain_xp(g, hero, XP, "XR-MH4-04")
            return
        xp_for_all(g, "XR-MH4-05")
        wake(g, objective.color, "XR-MH4-06")

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05: nobody leaves without the last part."""
        return None if self.complete(g) else no("refused-exit-objectives", "XR-MH4-02")

    def extra_cards(self, g: Resistance, point: SpawnPoint) -> tuple[int, str]:
        """XR-MH4-08: one more card for the First Spawn Point with 5 or 6 heroes."""
        return (1, "XR-MH4-08") if point.color == "first" and len(g.state.heroes) >= 5 else (0, "")


MISSIONS["MH4"] = Gadgets()
