"""Decks over HTTP: what can be built from, what is wrong with a deck, lists read and written. Nothing is kept here.

A browser sends the deck after every click and is told, with the rule, which cards may still go in and which must stay.
"""

from __future__ import annotations

from msgspec.structs import asdict

from stockade.engine.deckbuilding import Deck, DeckBuilder, Fault
from stockade.engine.errors import StockadeError
from stockade.engine.game import Game, find_game
from stockade.server import frames
from stockade.server.asked import Asked
from stockade.server.bodies import DeckFault, DeckJudged, DeckRead, DeckTools, ReadDeck, UnreadLine
from stockade.server.sentences import sentence


class NoDecks(StockadeError):
    """Nobody brings decks to this game."""

    code = "no-decks"


def at_desk(asked: Asked) -> tuple[Game, DeckBuilder]:
    """The game of the address and its deck builder."""
    game = find_game(asked.params["game"])
    asked.game = game.id
    if game.decks is None:
        raise NoDecks
    return game, game.decks


def offer(game: Game, desk: DeckBuilder, lang: str) -> DeckTools:
    """All that the builder's page shows, in one language."""
    found = desk.offer()
    for deck in found.prepared:
        deck.name = game.text.name(lang, "deck", deck.id)["name"]
    return DeckTools(**asdict(found), static=game.static(None), glossary=frames.glossary(game.text, lang))


def said(game: Game, lang: str, fault: Fault) -> DeckFault:
    """A fault in words, with its rule and the card it speaks of."""
    return DeckFault(sentence(game.text, lang, f"fault-{fault.text}", fault.args), fault.rule, str(fault.args.get("card", "")))


def judged(game: Game, desk: DeckBuilder, deck: Deck, lang: str) -> DeckJudged:
    """The deck in numbers, what is wrong with it, and what may go in and come out."""
    faults = desk.faults(deck)
    return DeckJudged(
        deck=deck,
        legal=not faults,
        faults=[said(game, lang, fault) for fault in faults],
        no_more={card: said(game, lang, fault) for card, fault in desk.no_more(deck).items()},
        no_less={card: said(game, lang, fault) for card, fault in desk.no_less(deck).items()},
        sums=desk.sums(deck),
    )


def read(game: Game, desk: DeckBuilder, wish: ReadDeck) -> DeckRead:
    """What a pasted list says, and each line of it that says nothing we know."""
    reading = desk.read(wish.words)
    unread = [
        UnreadLine(
            one.line, one.words, sentence(game.text, wish.lang, f"unread-{one.why}", {"line": one.line, "words": one.words}), one.near
        )
        for one in reading.unread
    ]
    return DeckRead(**asdict(judged(game, desk, reading.deck, wish.lang)), unread=unread)
