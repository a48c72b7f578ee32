"""What a battle may change (MA-CAMP-14): where models may go, what is checked when, how it is won, and what follows in the campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from stockade.engine import Option
from stockade.engine.verdict import No
from stockade.games.mars_attacks.facts import SQUAD_POINTS
from stockade.games.mars_attacks.state import DEAD, ESCAPED, Model

if TYPE_CHECKING:
    from stockade.games.mars_attacks.play import DeadSilence

SCENARIOS: dict[str, Scenario] = {}


S = TypeVar("S", bound="Scenario")


class Goal(Struct):
    """One thing to do, for people to look at: `now` is what comes next, `count` of `of` where there is something to count."""

    id: str
    done: bool
    now: bool
    count: int = 0
    of: int = 0


class Scenario:
    """One battle. The hooks say what is special about it."""

    id: str = ""
    rewards: int = 0
    squad_rule: str = ""
    whole_force: bool = True  # every surviving model takes part: MA-BREAK-01, MA-HOME-01

    @property
    def points(self) -> int:
        """The most points a squad may be worth."""
        return SQUAD_POINTS[self.id]

    def holds(self, g: DeadSilence, model: Model, to: int) -> No | None:
        """Why the model may not go there of its own will."""
        return None

    def closed(self, g: DeadSilence) -> No | None:
        """Why nobody may leave over the red edge now."""
        return None

    def may_leave(self, g: DeadSilence) -> bool:
        """Whether the red edge is open."""
        return self.closed(g) is None

    def leave_rule(self) -> str:
        """The rule that says over which edge and when models leave."""
        return "MA-LEAVE-01"

    def entered(self, g: DeadSilence, model: Model) -> None:
        """A model entered a square and lives there."""

    def round_check(self, g: DeadSilence) -> None:
        """MA-TURN-11: what happens by itself at the end of a Round."""

    def round_options(self, g: DeadSilence) -> list[Option]:
        """What the players may decide at the end of a Round besides going on."""
        return []

    def goals(self, g: DeadSilence) -> list[Goal]:
        """What there is to do."""
        raise NotImplementedError

    def won(self, g: DeadSilence) -> bool:
        """Whether the battle that has just ended was won."""
        raise NotImplementedError

    def retreat_wins_through(self, g: DeadSilence) -> bool:
        """Whether the campaign goes on to the next battle after a retreat."""
        return False

    def again_rule(self, g: DeadSilence) -> str:
        """The rule that has the battle played again after a defeat."""
        return ""

    def lost_for_good(self, g: DeadSilence) -> bool:
        """Whether a defeat in this battle loses the campaign."""
        return False

    def survivors(self, g: DeadSilence) -> list[Model]:
        """Who fought in this battle and lives."""
        return [model for model in g.state.force if model.fought and model.stage != DEAD]

    def escaped(self, g: DeadSilence) -> list[Model]:
        """Who got away."""
        return [model for model in g.state.force if model.fought and model.stage == ESCAPED]

    def aboard(self, g: DeadSilence) -> list[Model]:
        """Who would be saved if the transport came now."""
        return []


def scenario(cls: type[S]) -> type[S]:
    """Make a battle known under its id."""
    SCENARIOS[cls.id] = cls()
    return cls
