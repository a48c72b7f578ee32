"""What a mission can change: set-up, objectives, doors, spawns, the end. Each one is a module of `missions/`, registered here by id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from stockade.engine import Refused
from stockade.games.xmen_resistance.state import Hero, Objective, SpawnPoint
from stockade.games.xmen_resistance.tiles import MissionMap, load_mission
from stockade.parts.zonemap import Edge

if TYPE_CHECKING:
    from stockade.games.xmen_resistance.play import Resistance

MISSIONS: dict[str, Mission] = {}


class Goal(Struct):
    """One line of the mission's objectives: done or not, and whether it can be worked on now."""

    id: str
    done: bool
    now: bool


class Mission:
    """The rules every mission shares; a mission overrides what it changes and cites its own rule ids."""

    id = ""
    minutes = 60
    difficulty = "medium"
    fewest = 1
    windows_break = True
    removed_people: tuple[str, ...] = ("secret_mission_1", "secret_mission_2")  # XR-SETUP-07

    @property
    def board(self) -> MissionMap:
        """The mission's map."""
        return load_mission(self.id)

    def prepare(self, g: Resistance) -> None:
        """Last touches to the set-up."""

    def goals(self, g: Resistance) -> list[Goal]:
        """The mission's objectives in order."""
        raise NotImplementedError

    def lock_refusal(self, g: Resistance, edge: Edge) -> Refused | None:
        """Why this door cannot be opened now. XR-OPEN-04: a coloured door waits for its Objective."""
        color = self.board.locks.get(edge.id, "")
        if not color or any(o.color == color and o.taker for o in g.state.objectives):
            return None
        return Refused(f"open:{edge.id}", "refused-locked", self.lock_rule(color), {"edge": edge.id, "color": color})

    def lock_rule(self, color: str) -> str:
        """The mission's own rule for that lock."""
        return "XR-OPEN-04"

    def interact_refusal(self, g: Resistance, objective: Objective) -> Refused | None:
        """Why this Objective cannot be taken now."""
        return None

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        """What taking the Objective does."""

    def exit_refusal(self, g: Resistance, hero: Hero) -> Refused | None:
        """Why this Super Hero cannot leave now, besides Enemies in the zone."""
        return None

    def extra_cards(self, g: Resistance, point: SpawnPoint) -> tuple[int, str]:
        """How many more Spawn cards this Spawn Point draws, and the rule."""
        return 0, ""

    async def end_phase(self, g: Resistance) -> None:
        """The mission's own End Phase effects."""

    def all_exited(self, g: Resistance) -> bool:
        """Whether every Super Hero of the game has left by the Exit."""
        return all(hero.stage == "exited" for hero in g.state.heroes)

    def check(self, g: Resistance) -> None:
        """Win at the very moment the last objective is done (XR-ROUND-05)."""
        if all(goal.done for goal in self.goals(g)):
            g.emit("game.won", "XR-ROUND-05")
            g.end("won")
