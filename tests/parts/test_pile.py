"""Decks: shuffled into being, and made anew from their discards."""

from stockade.engine.chance import Chance, seed_words
from stockade.parts.pile import deal_again, make_anew, shuffled


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


def test_hidden_cards_are_dealt_again_over_the_same_piles() -> None:
    deck, hand, other = [1, 2, 3, 4, 5, 6, 7], [8, 9], [10]
    before = [deck, hand, other]
    piles = [deck, hand, other]
    seen = set[tuple[int, ...]]()
    for seed in range(50):
        deal_again(piles, Chance(seed_words(seed), []), known=(4, 9))
        assert [len(pile) for pile in piles] == [7, 2, 1] and sorted(deck + hand + other) == list(range(1, 11))
        assert deck[3] == 4 and hand[1] == 9, "what is known stays where it lies"
        seen.add((hand[0], *other))
    assert len(seen) > 20 and all(now is then for now, then in zip(piles, before, strict=True))
