"""Decks of cards: the top is the end of the list, an empty deck is made anew from its discards, and hidden cards may be others."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import TypeVar

from stockade.engine.chance import Chance

T = TypeVar("T")


def shuffled(chance: Chance, cards: Iterable[T]) -> list[T]:
    """A new deck of these cards."""
    deck = list(cards)
    chance.shuffle(deck)
    return deck


def make_anew(deck: list[T], discards: list[T], chance: Chance) -> bool:
    """The discards become the deck, shuffled; whether there were any."""
    if not discards:
        return False
    deck[:] = discards
    discards.clear()
    chance.shuffle(deck)
    return True


def deal_again(piles: Sequence[list[T]], chance: Chance, known: Container[T] = ()) -> None:
    """The cards of these piles shuffled among them, but for those that are known; each keeps its size and is changed in place.

    How they lay says nothing about how they lie then, so that two worlds which look alike become the same ones."""
    cards = sorted((card for pile in piles for card in pile if card not in known), key=str)
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [card if card in known else cards.pop() for card in pile]
