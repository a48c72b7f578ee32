"""What a forecast counts: hit points of identities, allies and the villain, threat on schemes, minions."""

from __future__ import annotations

from stockade.engine import Event
from stockade.engine.gameparts import Fact, ForecastPart, Gauge, Prospect
from stockade.games.marvel_champions.effects.happening import ThreatPlaced
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.show.coming import objections, step_one
from stockade.games.marvel_champions.show.view import boost_odds
from stockade.parts.odds import percent


class Outlook(ForecastPart):
    """Pieces are cards by their number: faces change."""

    gauges = {
        "health": Gauge("card", fatal=True),
        "foe": Gauge("card", good=-1),
        "threat": Gauge("card", good=-1),
        "minions": Gauge(good=-1),
    }
    budget = 950

    def read(self, play: Champions) -> dict[str, int]:
        found: dict[str, int] = {}
        minions = 0
        for seat, player in enumerate(play.state.players):
            if player.out:
                continue
            for card in (play.identity(seat), *play.allies_of(seat)):
                found[f"health:{card.id}"] = max(0, play.health(card))
            minions += len(play.engaged_with(seat))
        found[f"foe:{play.state.villain}"] = max(0, play.health(play.villain))
        for card in play.schemes():
            found[f"threat:{card.id}"] = card.threat
        found["minions"] = minions
        return found

    def named(self, play: Champions, piece: str) -> str:
        return play.name(int(piece))

    def limit(self, play: Champions, track: str) -> int:
        return play.target(play.scheme) if track == f"threat:{play.state.scheme}" else 0

    def sure(self, play: Champions, seat: int) -> list[Event]:
        """MC-VILP-01: the threat of step one comes after the last turn, unless somebody could have a card that says otherwise."""
        state = play.state
        coming = step_one(play)
        if coming <= 0 or seat != play.order()[-1] or state.active != seat or objections(play, ThreatPlaced):
            return []
        threat = play.scheme.threat + coming
        told = [Event("threat.placed", {"card": play.scheme.entity, "count": coming, "threat": threat}, "MC-VILP-01")]
        if threat >= play.target(play.scheme):
            told.append(Event("scheme.completed", {"card": play.scheme.entity}, "MC-MAIN-01"))
        return told


def prospects(play: Champions, seat: int) -> list[Prospect]:
    """MC-ACT-05: what the next boost card may add, counted from the cards that nobody has seen."""
    count = boost_odds(play)
    if count is None or not sum(count):
        return []
    shares = {f"plus{icons}": percent(cards / sum(count)) for icons, cards in enumerate(count)}
    return [Prospect("villain", "", Fact("fact-boost", {**shares, "count": sum(count)}))]
