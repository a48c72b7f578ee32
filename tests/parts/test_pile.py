"""Decks: shuffled into being, and made anew from their discards."""

from stockade.engine.chance import Chance, seed_words
from stockade.parts.pile import make_anew, shuffled


def luck() -> Chance:
    return Chance(seed_words(7), [])


def test_a_new_deck_holds_the_same_cards_in_some_order() -> None:
    cards = list(range(40))
    deck = shuffled(luck(), cards)
    assert deck != cards and sorted(deck) == cards == list(range(40))


def test_discards_become_the_deck() -> None:
    deck: list[int] = []
    discards = list(range(40))
    assert make_anew(deck, discards, luck())
    assert discards == [] and sorted(deck) == list(range(40)) and deck == shuffled(luck(), range(40))


def test_without_discards_there_is_nothing_to_make_it_from() -> None:
    deck = [1]
    assert not make_anew(deck, [], luck()) and deck == [1]
