"""The deck builder of this game as the server, the terminal and the browser use it."""

from __future__ import annotations

from functools import cached_property

from stockade.engine.deckbuilding import Deck, DeckOffer, DeckSums, Fault, HeroCards, PreparedDeck, Reading
from stockade.engine.text import Text
from stockade.games.marvel_champions.decks import deckbuilding, decklist
from stockade.games.marvel_champions.facts import ASPECTS, cards, decks, hero_set, heroes


class Builder:
    """Cards are named in both languages, so a desk needs the game's text."""

    def __init__(self, text: Text) -> None:
        self.text = text

    @cached_property
    def titles(self) -> decklist.Titles:
        """Every way to name a card; made when the first list is read."""
        return decklist.Titles(self.text)

    def offer(self) -> DeckOffer:
        return DeckOffer(
            size=(deckbuilding.SMALLEST, deckbuilding.LARGEST),
            aspects=list(ASPECTS),
            heroes=[HeroCards(hero, hero_set(hero)) for hero in heroes()],
            cards={card.id: card.code for card in cards().values() if card.faction in (*ASPECTS, deckbuilding.BASIC)},
            prepared=[PreparedDeck(name, deck.hero, deck.aspect, dict(deck.cards)) for name, deck in decks().items()],
        )

    def prepared(self) -> dict[str, Deck]:
        return {name: Deck(deck.hero, dict(deck.cards), name) for name, deck in decks().items()}

    def faults(self, deck: Deck) -> list[Fault]:
        return deckbuilding.faults(deck.hero, deck.cards)

    def no_more(self, deck: Deck) -> dict[str, Fault]:
        return deckbuilding.no_more(deck.hero, deck.cards) if deck.hero in heroes() else {}

    def no_less(self, deck: Deck) -> dict[str, Fault]:
        return deckbuilding.no_less(deck.hero, deck.cards) if deck.hero in heroes() else {}

    def sums(self, deck: Deck) -> DeckSums:
        return deckbuilding.sums(deck.cards)

    def read(self, words: str) -> Reading:
        return decklist.read(words, self.titles)

    def write(self, deck: Deck, form: str, lang: str) -> str:
        known = Deck(deck.hero, {name: count for name, count in deck.cards.items() if name in cards()}, deck.name)
        if form == "json":
            return decklist.write_json(known, self.text, lang, deckbuilding.aspects_of(known.cards))
        return decklist.write_list(known, self.text, lang)
