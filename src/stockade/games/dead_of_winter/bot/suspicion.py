"""Who may be the betrayer, for all that a seat has seen: cards that spoiled a crisis, hands that stayed closed, votes against the innocent.

It rests on what the seat has seen happen and on nothing else. Every seat that has not shown its objective starts as likely as
the others; what everybody saw makes some of them likelier. Bots call votes and cast them with it, and a betrayer asks what the others see.
"""

from __future__ import annotations

from math import comb

from stockade.engine import Event
from stockade.games.dead_of_winter.bot.outlook import betrays
from stockade.games.dead_of_winter.effects.words.condition import NoBetrayerInColony
from stockade.games.dead_of_winter.facts import DEAL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.ending import aims

SLIP = 0.02  # a loyal player's card that does not fit: a mistake, or a crossroads card had its way
SPOILS = 0.5  # a betrayer's card that does not fit
IDLE = 1.25  # gave nothing to a crisis that struck
DEEDS = {
    "refused": 1.2,  # keeps food that was asked for
    "spent": 1.3,  # food of the colony for a die
    "struck": 4.0,  # attacked somebody's survivor
    "wronged": 1.3,  # voted an innocent out
}
MOST = 4  # times that one kind of deed counts
CALL = 0.6  # as sure one must be to call a vote
AYE = 0.5  # and to vote a player out
ONCE = 0.15  # more, when an innocent was sent away before: the second one ends the game
JUST = 0.15  # less, for somebody whose own objective wants the betrayer gone
CREDIBLE = 0.25  # a betrayer joins in where the others see a reason
LAST = 2  # morale at which a betrayer no longer hides

Batch = tuple[dict[int, int], int]  # cards by giver, and how many of them did not fit


class Evidence:
    """What was seen of every seat."""

    def __init__(self, g: Winter, seat: int | None) -> None:
        self.seat = seat
        self.batches: list[Batch] = []
        self.deeds: dict[int, dict[str, int]] = {other: {} for other in range(g.state.seats)}
        self.idle = [0] * g.state.seats
        self.innocent: set[int] = set()  # who showed an ordinary objective
        self.spared: list[int] = []  # who was voted on and stayed since the last crisis was counted
        self._given: dict[int, int] = {}
        self._wrong = 0
        self._ayes: list[int] = []
        for event in g.state.seen:
            if event.known_to(seat):
                READERS[event.kind](self, g, event)

    def did(self, seat: int, deed: str) -> None:
        """One more deed of that seat."""
        self.deeds[seat][deed] = self.deeds[seat].get(deed, 0) + 1

    # -- the crisis -----------------------------------------------------------------------------------------------------

    def fed(self, g: Winter, event: Event) -> None:
        """Cards face down."""
        seat = who(event)
        self._given[seat] = self._given.get(seat, 0) + int(str(event.args["count"]))

    def counted(self, g: Winter, event: Event) -> None:
        """Somebody's cards were told apart before their time."""
        seat, total = who(event), int(str(event.args["total"]))
        self.batches.append(({seat: total}, total - int(str(event.args["count"]))))
        self._given[seat] = self._given.get(seat, 0) - total
        self._wrong -= total - int(str(event.args["count"]))

    def shown(self, g: Winter, event: Event) -> None:
        """A card turned up, nobody's any more."""
        self._wrong += not event.args["fits"]

    def struck(self, g: Winter, event: Event) -> None:
        """Too few points: those who gave nothing are asked why."""
        for seat in g.colonists:
            self.idle[seat] += not self._given.get(seat)
        self.resolved(g, event)

    def resolved(self, g: Winter, event: Event) -> None:
        """The crisis is over, one way or the other."""
        self.batches.append((self._given, max(0, self._wrong)))
        self._given, self._wrong, self.spared = {}, 0, []

    # -- other deeds ----------------------------------------------------------------------------------------------------

    def refused(self, g: Winter, event: Event) -> None:
        """Keeps what was asked for."""
        if event.args["symbol"] == "food":
            self.did(who(event), "refused")

    def spent(self, g: Winter, event: Event) -> None:
        """Food for a die."""
        self.did(who(event), "spent")

    def attacked(self, g: Winter, event: Event) -> None:
        """Blood among the living."""
        attacker = g.survivors.get(str(event.args["survivor"]))
        if attacker is not None:
            self.did(attacker.seat, "struck")

    def voted(self, g: Winter, event: Event) -> None:
        """Ballots lie open."""
        ayes = event.args["ayes"]
        self._ayes = [int(str(seat)) for seat in ayes] if isinstance(ayes, list) else []

    def stayed(self, g: Winter, event: Event) -> None:
        """The vote failed: without anything new there is no use in another."""
        self.spared.append(who(event))

    def cleared(self, g: Winter, event: Event) -> None:
        """An exile who was none of them."""
        self.innocent.add(who(event))
        for seat in self._ayes:
            self.did(seat, "wronged")

    # -- what it comes to -----------------------------------------------------------------------------------------------

    def weight(self, suspect: int | None) -> float:
        """How well all of it fits with that betrayer (None: there is none)."""
        found = 1.0
        for given, wrong in self.batches:
            others = {seat: count for seat, count in given.items() if seat != self.seat and count > 0}
            his = others.pop(suspect, 0) if suspect is not None else 0
            rest = sum(others.values())
            wrong = min(wrong, his + rest)
            found *= sum(chance(his, bad, SPOILS) * chance(rest, wrong - bad, SLIP) for bad in range(wrong + 1))
        if suspect is not None:
            found *= IDLE ** min(self.idle[suspect], MOST)
            for deed, times in self.deeds[suspect].items():
                found *= DEEDS[deed] ** min(times, MOST)
        return found


def who(event: Event) -> int:
    """The seat that an event is about."""
    return int(str(event.args["player"]))


def chance(cards: int, bad: int, each: float) -> float:
    """How likely that many of the cards do not fit."""
    return comb(cards, bad) * each**bad * (1 - each) ** (cards - bad) if 0 <= bad <= cards else 0.0


READERS = {
    "crisis.fed": Evidence.fed,
    "gifts.counted": Evidence.counted,
    "crisis.card-shown": Evidence.shown,
    "crisis.struck": Evidence.struck,
    "crisis.prevented": Evidence.resolved,
    "request.refused": Evidence.refused,
    "food.spent": Evidence.spent,
    "survivor.attacked": Evidence.attacked,
    "votes.counted": Evidence.voted,
    "player.stays": Evidence.stayed,
    "secret.shown": Evidence.cleared,
}


def betrayals(g: Winter) -> int:
    """Betrayal cards among those that were dealt from."""
    return DEAL["betrayal_cards"] if g.state.variant in ("standard", "betrayer") else 0


def suspicion(g: Winter, seat: int | None, evidence: Evidence | None = None) -> dict[int, float]:
    """How likely each seat in the colony is the betrayer, to that seat (None: to somebody who watches)."""
    evidence = evidence or Evidence(g, seat)
    hidden = [other for other in range(g.state.seats) if other != seat and other not in evidence.innocent]
    found = [other for other in hidden if g.player(other).exiled and not g.player(other).out]  # an exile who showed nothing is one
    if found or not betrayals(g):
        return dict.fromkeys((other for other in g.colonists if other != seat), 0.0)
    each = DEAL["betrayer_variant_secret_per_player" if g.state.variant == "betrayer" else "secret_per_player"]
    aside = (each - 1) * g.state.seats + betrayals(g)  # as likely as the seats, it is one of the cards that nobody got
    weights = {other: evidence.weight(other) for other in hidden}
    total = sum(weights.values()) + aside * evidence.weight(None)
    return {other: weights.get(other, 0.0) / total for other in g.colonists if other != seat}


# -- votes ----------------------------------------------------------------------------------------------------------------


def certainty(g: Winter, seat: int, base: float, evidence: Evidence) -> float:
    """How sure a loyal seat wants to be."""
    justice = any(isinstance(check, NoBetrayerInColony) for _, _, check in aims(g, seat))
    return base + ONCE * bool(evidence.innocent) - JUST * justice


def accused(g: Winter, seat: int) -> int | None:
    """Whom that seat wants to call a vote on, if anybody: a betrayer points at whom the others suspect already."""
    if not betrayals(g):
        return None
    hides = betrays(g, seat)
    evidence = Evidence(g, None if hides else seat)
    found = suspicion(g, evidence.seat, evidence)
    own = found.pop(seat, 0.0)
    least = max(AYE, own) if hides else certainty(g, seat, CALL, evidence)
    named = max(found, key=lambda other: found[other], default=None)
    return named if named is not None and named not in evidence.spared and found[named] >= least else None


def votes_out(g: Winter, seat: int, named: int) -> bool:
    """How that seat votes on a player."""
    if named == seat:
        return False
    if betrays(g, seat):
        return g.state.morale <= LAST or suspicion(g, None).get(named, 0.0) >= CREDIBLE
    evidence = Evidence(g, seat)
    return suspicion(g, seat, evidence).get(named, 0.0) >= certainty(g, seat, AYE, evidence)
