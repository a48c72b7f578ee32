"""What a forecast counts: models and their Heroics, Zombies; and where Zombies go and arrive."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.engine.gameparts import Fact, ForecastPart, Gauge, Prospect, Sign
from stockade.games.mars_attacks.facts import BATTLES
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.arrive import SUCCESS, points
from stockade.games.mars_attacks.show.odds import pool
from stockade.games.mars_attacks.state import DEAD
from stockade.parts.odds import percent

MANY = 1000  # more than any battle has Rounds


class Outlook(ForecastPart):
    """A model lives or not; what Heroics it has left saves it so often."""

    gauges = {
        "model": Gauge("model", fatal=True, alone=True),
        "heroics": Gauge("model"),
        "zombies": Gauge(good=-1),
    }
    signs = {
        "zombie.moved": Sign("move", "origin", "to"),
        "zombie.arrived": Sign("spawn", "square"),
    }
    begins = frozenset({"activate"})
    budget = 1200

    def read(self, play: DeadSilence) -> dict[str, int]:
        found = {"zombies": sum(play.state.zombies)}
        for model in play.state.force:
            if model.fought:
                found[f"model:{model.id}"] = int(model.stage != DEAD)
                if model.value:
                    found[f"heroics:{model.id}"] = 0 if model.stage == DEAD else model.points
        return found

    def course(self, play: DeadSilence) -> int:
        """Rounds begin anew in each battle."""
        battles = BATTLES.index(play.state.battle) if play.state.battle in BATTLES else 0
        return MANY * battles + play.state.round

    def idle(self, play: DeadSilence, ask: Ask) -> list[str] | None:
        """MA-TURN-04: everybody who has not acted must be activated before the Round can end; they do nothing."""
        keys = [option.key for option in ask.options]
        match ask.prompt:
            case "prompt-turn":
                wanted = ("pass", "activate")
            case "prompt-act":
                wanted = ("nothing",)
            case "prompt-step":
                wanted = ("stop", "done")
            case _:
                return None
        return next(([key] for want in wanted for key in keys if key.partition(":")[0] == want), None)


def prospects(play: DeadSilence, seat: int) -> list[Prospect]:
    """MA-ARRIVE-04: every Incursion Point rolls its dice."""
    found: list[Prospect] = []
    for square, dice in points(play):
        if dice:
            comes = percent(1 - pool(dice, SUCCESS)[0])
            found.append(Prospect("arrivals", "MA-ARRIVE-04", Fact("fact-arrives", {"square": play.name(square), "percent": comes})))
    return found
