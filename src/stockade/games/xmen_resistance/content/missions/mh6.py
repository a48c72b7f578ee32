"""MH6, lockdown: two teams in two dormitories, a key for each door, then the Elevator down to the X-Jet."""

from __future__ import annotations

from stockade.engine import call
from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.board.zonemap import Edge
from stockade.games.xmen_resistance.content.missions.reward import XP
from stockade.games.xmen_resistance.content.missions.teams import divide
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal, Mission
from stockade.games.xmen_resistance.rules.spawn import draw_spawn_card
from stockade.games.xmen_resistance.state import Hero, Objective


class Lockdown(Mission):
    """XR-MH6."""

    id = "MH6"
    minutes = 90
    difficulty = "medium"
    fewest = 2  # XR-MH6-10

    async def begin(self, g: Resistance) -> None:
        """XR-MH6-04: as many in one dormitory as in the other; who, and with an odd number where one more is, the players say."""
        await divide(g, "prompt-mh6-teams", "XR-MH6-04")

    def goals(self, g: Resistance) -> list[Goal]:
        """XR-MH6-03: in order, both keys, all red Objectives, everybody out."""
        keys, launch = self.keys(g), self.launch(g)
        return [
            Goal("MH6-keys", keys, not keys, self.picked(g, "blue", "green"), 2),
            Goal("MH6-launch", launch, keys and not launch, self.picked(g, "red"), sum(o.color == "red" for o in g.state.objectives)),
            self.exits(g, "MH6-exit", launch),
        ]

    def keys(self, g: Resistance) -> bool:
        """Whether both dormitory keys are taken."""
        return self.taken(g, "blue") and self.taken(g, "green")

    def launch(self, g: Resistance) -> bool:
        """Whether the launch sequence is complete: no red Objective left (they come last)."""
        return all(objective.taker for objective in g.state.objectives)

    def lock_refusal(self, g: Resistance, edge: Edge) -> No | None:
        """XR-MH6-07, -09: each dormitory door waits for its key, the hangar for the whole launch sequence."""
        if self.board.locks.get(edge.id) != "red":
            return super().lock_refusal(g, edge)
        return None if self.launch(g) else no("refused-mh6-launch", "XR-MH6-09")

    def lock_rule(self, color: str) -> str:
        return "XR-MH6-07"

    def interact_refusal(self, g: Resistance, objective: Objective) -> No | None:
        """XR-MH6-03, XR-OBJ-06: the red ones after both keys."""
        if objective.color != "red" or self.keys(g):
            return None
        return no("refused-mh6-order", "XR-MH6-03")

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """XR-MH6-06."""
        gain_xp(g, hero, XP, "XR-MH6-06")

    def exit_refusal(self, g: Resistance, hero: Hero) -> No | None:
        """XR-OBJ-05: nobody takes off before the launch sequence is complete."""
        return None if self.launch(g) else no("refused-mh6-launch", "XR-MH6-03")

    def lift_called(self, g: Resistance, shaft: str) -> None:
        """XR-MH6-08: it does not come empty the first time."""
        if g.memo.lift == 1:
            g.next(call(draw_spawn_card, shaft, "XR-MH6-08"))


MISSIONS["MH6"] = Lockdown()
