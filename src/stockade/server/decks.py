"""Decks over HTTP: what can be built from, what is wrong with a deck, lists read and written. Nothing is kept here.

A browser sends the deck after every click and is told, with the rule, which cards may still go in and which must stay.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from starlette.requests import Request

from stockade.engine.deckbuilding import Deck, DeckBuilder, Fault
from stockade.engine.errors import StockadeError
from stockade.engine.game import Game, find_game
from stockade.server import frames
from stockade.server.frames import Frame
from stockade.server.protocol import Lang
from stockade.server.sentences import sentence

CardId = Annotated[str, Meta(max_length=80)]
Copies = Annotated[int, Meta(ge=0, le=99)]


class NoDecks(StockadeError):
    """Nobody brings decks to this game."""

    code = "no-decks"


class DeckBody(Struct, forbid_unknown_fields=True):
    """A deck as the browser sends it."""

    hero: CardId
    cards: Annotated[dict[CardId, Copies], Meta(max_length=200)]
    name: Annotated[str, Meta(max_length=80)] = ""

    @property
    def deck(self) -> Deck:
        """The same without cards of which there are none."""
        return Deck(self.hero, {card: copies for card, copies in self.cards.items() if copies}, self.name)


class CheckDeck(Struct, forbid_unknown_fields=True):
    """The body of POST /api/decks/{game}/check."""

    deck: DeckBody
    lang: Lang = "en"


class ReadDeck(Struct, forbid_unknown_fields=True):
    """The body of POST /api/decks/{game}/read."""

    words: Annotated[str, Meta(min_length=1, max_length=40_000)]
    lang: Lang = "en"


class WriteDeck(Struct, forbid_unknown_fields=True):
    """The body of POST /api/decks/{game}/write."""

    deck: DeckBody
    form: Literal["list", "json"]
    lang: Lang = "en"


def at_desk(request: Request) -> tuple[Game, DeckBuilder]:
    """The game of the address and its deck builder."""
    game = find_game(request.path_params["game"])
    request.state.game = game.id
    if game.decks is None:
        raise NoDecks
    return game, game.decks


def offer(game: Game, desk: DeckBuilder, lang: str) -> Frame:
    """All that the builder's page shows, in one language."""
    found = desk.offer()
    for deck in found["prepared"]:
        deck["name"] = game.text.name(lang, "deck", deck["id"])["name"]
    return {**found, "static": game.static(None), "glossary": frames.glossary(game, lang)}


def said(game: Game, lang: str, fault: Fault) -> Frame:
    """A fault in words, with its rule and the card it speaks of."""
    return {"text": sentence(game.text, lang, f"fault-{fault.text}", fault.args), "rule": fault.rule, "card": fault.args.get("card", "")}


def judged(game: Game, desk: DeckBuilder, deck: Deck, lang: str) -> Frame:
    """The deck in numbers, what is wrong with it, and what may go in and come out."""
    faults = desk.faults(deck)
    return {
        "deck": {"hero": deck.hero, "cards": deck.cards, "name": deck.name},
        "legal": not faults,
        "faults": [said(game, lang, fault) for fault in faults],
        "no_more": {card: said(game, lang, fault) for card, fault in desk.no_more(deck).items()},
        "no_less": {card: said(game, lang, fault) for card, fault in desk.no_less(deck).items()},
        "sums": desk.sums(deck),
    }


def read(game: Game, desk: DeckBuilder, wish: ReadDeck) -> Frame:
    """What a pasted list says, and each line of it that says nothing we know."""
    reading = desk.read(wish.words)
    unread: list[dict[str, Any]] = [
        {
            "line": one.line,
            "words": one.words,
            "text": sentence(game.text, wish.lang, f"unread-{one.why}", {"line": one.line, "words": one.words}),
            "near": one.near,
        }
        for one in reading.unread
    ]
    return {**judged(game, desk, reading.deck, wish.lang), "unread": unread}
