"""What a forecast counts: morale, food, wounds that survivors can still take, Zombies at each place; and where Zombies come."""

from __future__ import annotations

from stockade.engine.gameparts import Fact, ForecastPart, Gauge, Prospect, Sign
from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.facts import ACTIONS
from stockade.games.dead_of_winter.play import Winter
from stockade.parts.odds import percent


class Outlook(ForecastPart):
    """All of it lies open on the table."""

    gauges = {
        "morale": Gauge(),
        "food": Gauge(),
        "survivor": Gauge("survivor", fatal=True),
        "zombies": Gauge("place", good=-1),
        "helpless": Gauge(good=-1),
    }
    signs = {
        "zombies.arrived": Sign("spawn", "place", count="count"),
        "barricade.broken": Sign("break", "entrance"),
    }
    budget = 220  # they think more about each answer

    def read(self, play: Winter) -> dict[str, int]:
        state = play.state
        found = {"morale": state.morale, "food": state.food, "helpless": state.helpless}
        for survivor in state.survivors:
            found[f"survivor:{survivor.id}"] = max(0, play.limit(survivor) - play.wounds(survivor))
        for place, name in enumerate(PLACES):
            found[f"zombies:{name}"] = play.zombies_at(place)
        return found

    def veiled(self, play: Winter, seat: int) -> bool:
        """DW-XROAD: somebody else holds a crossroads card, which may happen to anything that is done."""
        return bool(play.state.road) and play.state.reader != seat


def prospects(play: Winter, seat: int) -> list[Prospect]:
    """DW-ZOMB-14: every noise token is rolled for in the night."""
    silent = 1 - ACTIONS["noise_zombie"] / 6
    return [
        Prospect("colony", "DW-ZOMB-14", Fact("fact-noise-heard", {"place": PLACES[place], "percent": percent(1 - silent**noise)}))
        for place, noise in enumerate(play.state.noise)
        if noise
    ]
