"""What the next villain phase will probably bring: the numbers that most answers depend on."""

from __future__ import annotations

from functools import cache
from math import exp

from stockade.games.marvel_champions.bot.points import waits
from stockade.games.marvel_champions.bot.weights import WEIGHTS, Weights
from stockade.games.marvel_champions.effects.ability import BOOK, FACTS
from stockade.games.marvel_champions.play import Champions

TWICE = ("klaw-1", "klaw-2", "klaw-3")  # villains who turn up two boost cards for an attack


class Outlook:
    """For one player, as things stand."""

    __slots__ = ("blow", "g", "health", "hero", "room_at_home", "room_out", "scheming", "seat", "w")

    def __init__(self, g: Champions, seat: int, w: Weights = WEIGHTS) -> None:
        self.g, self.seat, self.w = g, seat, w
        villain = g.villain
        self.hero = g.is_hero(seat)
        minions = g.engaged_with(seat)
        self.scheming = 0.0 if villain.confused else g.stat(villain, "sch") + w.boost
        self.scheming += sum(g.stat(minion, "sch") for minion in minions if not minion.confused)
        self.blow = 0.0 if villain.stunned else villain_blow(g, w)
        self.blow += sum(g.stat(minion, "atk") for minion in minions if not minion.stunned)
        others = sum(1 for other in g.order() if other != seat and not g.is_hero(other))
        self.room_out = g.target(g.scheme) - g.scheme.threat - steady_threat(g) - others * self.scheming
        self.room_at_home = self.room_out - self.scheming
        self.health = g.health(g.identity(seat))

    @property
    def room(self) -> float:
        """Threat still free on the main scheme after the next villain phase."""
        return self.room_out if self.hero else self.room_at_home

    def doom(self, room: float) -> float:
        """What it costs to have no more room than that."""
        w = self.w
        stages = self.g.state.scheme_deck
        last = w.later if stages and not BOOK[stages[0]].locked else 1.0  # where threat cannot be removed any more, all is lost soon
        return w.defeat * last * share((w.scare * self.g.state.seats - room) / w.drift)

    def peril(self, blow: float, health: float) -> float:
        """What attacks of that strength cost a hero with so many hit points."""
        w = self.w
        return w.hurt * min(blow, health) + w.death * share((blow + w.surprise - health) / w.spread)

    def out(self) -> float:
        """What the villain phase costs a hero; a blow may be defended."""
        g, seat = self.g, self.seat
        guard = max(g.stat(g.identity(seat), "def"), 3 if g.allies_of(seat) else 0)
        return self.doom(self.room_out) + min(
            self.peril(self.blow, self.health), self.w.step_in + self.peril(max(0.0, self.blow - guard), self.health)
        )

    def at_home(self) -> float:
        """What it costs at home."""
        return self.doom(self.room_at_home) + self.w.threat * self.scheming - self.w.home - self.w.card * self.more_cards()

    def more_cards(self) -> float:
        """How many cards more are drawn at home; those that wait in hand are not drawn again."""
        g = self.g
        face = g.identity(self.seat).code
        kept = sum(waits(g.state.codes[card]) for card in g.player(self.seat).hand)
        if self.hero:
            here, home = g.hand_size(self.seat), FACTS[FACTS[face].back].hand
        else:
            here, home = hero_hand(g, self.seat, hero_face(face)), g.hand_size(self.seat)
        return max(0, home - kept) - max(0, here - kept)


def hero_hand(g: Champions, seat: int, face: str) -> int:
    """Cards in the hand of the hero's face, which does not show."""
    if face == "iron-man":
        return min(7, FACTS[face].hand + sum(g.has_trait(card, "tech") for card in g.upgrades(seat)))
    return FACTS[face].hand


@cache
def hero_face(code: str) -> str:
    """The other side of an alter-ego."""
    return next(facts.id for facts in FACTS.values() if facts.back == code)


def villain_blow(g: Champions, w: Weights) -> float:
    """Damage of the villain's attack."""
    return g.stat(g.villain, "atk") + boosts(g, w)


def boosts(g: Champions, w: Weights) -> float:
    """What boost cards add to it."""
    return w.boost * (2 if g.villain.code in TWICE else 1)


def steady_threat(g: Champions) -> float:
    """What step 1 of the villain phase places."""
    return FACTS[g.scheme.code].acceleration_each * g.state.seats + g.icons("acceleration") + g.state.acceleration


def share(x: float) -> float:
    """A number bent into a share between 0 and 1."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))
