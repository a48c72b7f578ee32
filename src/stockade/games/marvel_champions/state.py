"""The state of a game of Champions: plain data, the whole truth between two tasks. Cards out of play are numbers in lists."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from stockade.engine import GameState, TaskBook
from stockade.games.marvel_champions.effects.modifier import Lasting

task = TaskBook()

ActivationKind = Literal["attack", "scheme"]

NOBODY = -1  # the scenario, where a seat is expected
NOTHING = -1  # no card, where the number of one is expected
PIECES = 10_000  # numbers from here on are pieces that are no cards: facedown drones


class Card(Struct, array_like=True):
    """A card in play. `code` is the face that shows: identities, villains and main schemes change it and keep their number."""

    id: int
    code: str
    controller: int = NOBODY
    host: int = -1  # what it is attached to
    engaged: int = NOBODY  # the seat a minion is engaged with (MC-MINION-02)
    exhausted: bool = False
    damage: int = 0  # MC-DMG-03, MC-GOLD-04
    threat: int = 0  # MC-SIDE-07
    counters: int = 0  # MC-TYPE-06
    stunned: bool = False
    confused: bool = False
    tough: bool = False
    under: list[int] = field(default_factory=list[int])  # facedown cards: what a drone is made of, what was robbed
    used: list[str] = field(default_factory=list[str])  # limits used up this round

    @property
    def piece(self) -> bool:
        """No card of its own: it is made of what lies under it."""
        return self.id >= PIECES

    @property
    def entity(self) -> str:
        """How questions and events name this very card."""
        return f"{self.code}.{self.id}"


class Player(Struct, array_like=True):
    """What lies before a seat. The top of a pile is the end of its list."""

    identity: int
    deck: list[int]
    hand: list[int] = field(default_factory=list[int])
    discard: list[int] = field(default_factory=list[int])
    dealt: list[int] = field(default_factory=list[int])  # facedown encounter cards, the oldest first
    nemesis: list[int] = field(default_factory=list[int])
    obligation: int = -1  # the number of this hero's obligation
    flipped: bool = False  # has changed form this turn
    discount: int = 0  # for the next card this phase (MC-CARD-50)
    out: bool = False


class Activation(Struct, array_like=True):
    """The attack or scheme that is going on, for people to look at."""

    kind: ActivationKind
    enemy: int
    seat: int
    defender: int = -1
    boost: list[int] = field(default_factory=list[int])  # turned up so far
    bonus: int = 0  # by boosts and by the attack itself


class State(GameState, kw_only=True):
    """Everything on the table."""

    behind = ("chance", "loaded")  # who still activates is shown

    scenario: str
    expert: bool
    modular: list[str]
    unseen: bool = False  # the modular set was drawn at random
    open_hands: bool = True
    codes: list[str]  # the face of every card by number
    owners: list[int]  # and whose it is (MC-OWN-01)
    table: dict[int, Card]  # in play
    players: list[Player]
    first: int = 0
    active: int = NOBODY
    step: int = 0  # of the villain phase
    villain: int
    villain_deck: list[str]  # stages to come
    scheme: int
    scheme_deck: list[str]
    gone_stages: list[str] = field(default_factory=list[str])
    acceleration: int = 0
    deck: list[int]
    discard: list[int] = field(default_factory=list[int])
    boost: list[int] = field(default_factory=list[int])  # facedown on the villain
    removed: list[int] = field(default_factory=list[int])
    resolving: list[int] = field(default_factory=list[int])
    lasting: list[Lasting] = field(default_factory=list[Lasting])
    leaving: list[int] = field(default_factory=list[int])  # discarded at the end of the round (MC-CARD-55)
    waiting: list[int] = field(default_factory=list[int])  # seats that offered nothing in this turn
    acted: bool = False  # something was done in this turn
    activation: Activation | None = None
    serial: int = 0  # numbers for pieces that are no cards
