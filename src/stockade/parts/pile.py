"""Decks of cards: the top is the end of the list, and an empty deck is made anew from its discards."""

from __future__ import annotations

from collections.abc import Iterable
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
