"""What a forecast counts: Health, Enemies on the board, Bystanders who are still out there; and where Enemies go and appear."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.engine.event import Arg
from stockade.engine.gameparts import Fact, ForecastPart, Gauge, Prospect, Sign, TurnsPart
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.show.odds import unseen
from stockade.parts.odds import percent


class Outlook(ForecastPart):
    """Of both modes: whoever the players lead has Health."""

    gauges = {
        "health": Gauge("hero", fatal=True),
        "power": Gauge("hero"),
        "enemies": Gauge(good=-1),
        "bystanders": Gauge(told="rounds"),  # Hero Mode: fewer of them means that some were devoured
        "waiting": Gauge(good=-1, told="answers"),  # and fewer of these that somebody was rescued
        "prey": Gauge(good=-1),  # Zombie Mode
    }
    signs = {
        "enemies.moved": Sign("move", "origin", "to", "count"),
        "enemies.spawned": Sign("spawn", "zone", count="count"),
    }
    begins = frozenset({"prompt-next-hero"})
    budget = 700

    def read(self, play: Resistance) -> dict[str, int]:
        state = play.state
        found = {f"health:{hero.id}": hero.health for hero in state.heroes}
        people = len(state.people) + len(state.facedown)
        if play.mode.id == "hero":
            found |= {f"power:{hero.id}": hero.power for hero in state.heroes}
            found |= {"bystanders": people + sum(bool(hero.bystander) for hero in state.heroes), "waiting": people}
        else:
            found["prey"] = people
        found["enemies"] = sum(state.horde) + sum(not zombie.lying for zombie in state.zombies)
        return found

    def idle(self, play: Resistance, ask: Ask) -> list[str] | None:
        """Whose turn is next matters to nobody who does nothing."""
        return [ask.options[0].key] if ask.prompt == "prompt-next-hero" else super().idle(play, ask)


class HeroTurns(TurnsPart):
    """A seat may lead several heroes, each of whom has a turn."""

    def alone(self, play: Resistance, seat: int) -> str:
        """A hero of a seat that leads others, who have not played yet."""
        mine = [hero for hero in play.state.heroes if hero.seat == seat]
        if not any(hero.stage == "ready" for hero in mine):
            return ""
        return next((hero.id for hero in mine if hero.stage == "active"), "")


def prospects(play: Resistance, seat: int) -> list[Prospect]:
    """XR-SPAWN-02: what the cards that nobody has seen say at this Danger Level, for every zone that draws one."""
    cards = unseen(play)
    found: list[Prospect] = []
    for zone in dict.fromkeys(point.zone for point in play.state.spawns if point.active and play.awake(point.zone)):
        level = play.mission.danger(play, zone)
        numbers = [card.lines[level] if card.kind in ("regular", "rush") else 0 for card in cards]
        if not numbers:
            continue
        rush = percent(sum(card.kind == "rush" for card in cards) / len(cards))
        args: dict[str, Arg] = {"zone": zone, "high": max(numbers), "percent": rush}
        found.append(Prospect("spawn", "XR-SPAWN-02", Fact("fact-spawn", args)))
    return found
