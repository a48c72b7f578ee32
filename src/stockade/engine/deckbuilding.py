"""Building decks, for games in which players bring their own: what a deck is, what is wrong with one, and reading and writing lists.

A game that has decks offers a `DeckBuilder`; the server, the terminal and the browser know only these few verbs.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct, field

from stockade.engine.errors import StockadeError


class Deck(Struct):
    """A list of cards for somebody to play: card id -> copies."""

    hero: str = ""
    cards: dict[str, int] = field(default_factory=dict[str, int])
    name: str = ""

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return sum(self.cards.values())


class Fault(Struct):
    """One thing wrong with a deck: the message `fault-<text>` says it, the rule says why."""

    text: str
    rule: str
    args: dict[str, int | str] = field(default_factory=dict[str, int | str])


class Unread(Struct):
    """A part of a list that was not recognised: where, what, why (`unread-<why>`), and what it may have meant."""

    line: int
    words: str
    why: str
    near: list[str] = field(default_factory=list[str])


class Reading(Struct):
    """What a list says as far as it could be read."""

    deck: Deck
    unread: list[Unread] = field(default_factory=list[Unread])


class HeroCards(Struct):
    """A hero that decks are built around, with the cards of their own."""

    id: str
    cards: dict[str, int]


class PreparedDeck(Struct):
    """A deck that comes with the game."""

    id: str
    hero: str
    aspect: str
    cards: dict[str, int]
    name: str = ""


class DeckOffer(Struct):
    """What a builder needs to show: sizes, heroes, aspects, the other cards (with their code) and prepared decks."""

    size: tuple[int, int]
    aspects: list[str]
    heroes: list[HeroCards]
    cards: dict[str, str]
    prepared: list[PreparedDeck]


class DeckSums(Struct):
    """A deck in numbers: how many cards of each faction, type, cost and resource."""

    count: int
    aspects: list[str]
    factions: dict[str, int]
    types: dict[str, int]
    costs: dict[str, int]
    resources: dict[str, int]


class BadDeck(StockadeError):
    """This is no list of cards at all."""

    code = "bad-deck"


class UnknownDeck(StockadeError):
    """No prepared deck has that name."""

    code = "unknown-deck"


class DeckBuilder(Protocol):
    """What a game's deck builder can do. Every function looks at the deck alone and changes nothing."""

    def offer(self) -> DeckOffer:
        """What a builder needs to show; prepared decks have no names yet."""
        ...

    def prepared(self) -> dict[str, Deck]:
        """The decks that come with the game."""
        ...

    def faults(self, deck: Deck) -> list[Fault]:
        """What keeps it from being played; empty when it is legal."""
        ...

    def no_more(self, deck: Deck) -> dict[str, Fault]:
        """The cards of which no further copy may go in, and why."""
        ...

    def no_less(self, deck: Deck) -> dict[str, Fault]:
        """The cards of which no copy may come out, and why."""
        ...

    def sums(self, deck: Deck) -> DeckSums:
        """The deck in numbers."""
        ...

    def read(self, words: str) -> Reading:
        """A pasted list or the JSON of a deck site. Raises BadDeck when it is neither."""
        ...

    def write(self, deck: Deck, form: str, lang: str) -> str:
        """The deck as a `list` that can be pasted, or as `json` for deck sites."""
        ...


FORMS = ("list", "json")
