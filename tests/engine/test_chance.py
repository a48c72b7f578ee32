"""Luck: the generator is the published one, every number is equally likely, shuffles keep every card."""

import hashlib
import struct
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockade.engine import Chance
from stockade.engine.chance import seed_words

words = st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4)


def test_the_generator_is_sfc32() -> None:
    """Seeded with 1, 2, 3 and a counter of 1, other libraries throw twelve words away and publish these four."""
    chance = Chance([1, 2, 3, 1], [])
    drawn = [chance.word() for _ in range(16)]
    assert drawn[12:] == [0x736A3B41, 0xB2E53014, 0x3D56E4C7, 0xEDA6A65F]


@given(words)
def test_the_generator_step_by_step(start: list[int]) -> None:
    """The definition once more, with the remainders taken at the end of each line."""
    a, b, c, counter = start
    chance = Chance(list(start), [])
    for _ in range(5):
        wanted = (a + b + counter) % 2**32
        rotated = int(f"{c:032b}"[21:] + f"{c:032b}"[:21], 2)
        a, b, c, counter = b ^ b // 512, c * 9 % 2**32, (rotated + wanted) % 2**32, (counter + 1) % 2**32
        assert chance.word() == wanted
    assert chance.words == [a, b, c, counter]


def test_a_seed_below_zero_is_sealed() -> None:
    """Each draw is a hash under a key that never changes and is never shown; the count alone goes up."""
    chance = Chance(seed_words(-7), [])
    key = chance.words[:8]
    assert struct.pack("<8I", *key) == hashlib.sha256(b"stockade:-7").digest()
    drawn = [chance.word() for _ in range(5)]
    assert drawn == [int.from_bytes(hashlib.sha256(struct.pack("<9I", *key, n)).digest()[:4], "little") for n in range(5)]
    assert chance.words == [*key, 5]
    assert chance.uses == 5
    assert drawn == [Chance([*key, n], []).word() for n in range(5)]  # a copy in the middle goes on alike


@given(words, st.integers(1, 2**32))
def test_below_stays_below(start: list[int], n: int) -> None:
    assert 0 <= Chance(start, []).below(n) < n


@pytest.mark.parametrize("seed", [1, -1])
@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_below_is_fair(n: int, seed: int) -> None:
    chance = Chance(seed_words(seed), [])
    count = Counter(chance.below(n) for _ in range(2000 * n))
    assert set(count) == set(range(n))
    unfairness = sum((seen - 2000) ** 2 / 2000 for seen in count.values())
    assert unfairness < 3 * n + 12  # chi-square: far beyond the 99.9 % line for each n above


@given(words, st.lists(st.integers()))
def test_a_shuffle_keeps_every_card(start: list[int], cards: list[int]) -> None:
    shuffled = list(cards)
    Chance(start, []).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@given(words, st.integers(0, 60))
def test_a_shuffle_draws_word_by_word(start: list[int], count: int) -> None:
    quick, slow = Chance(list(start), []), Chance(list(start), [])
    shuffled, expected = list(range(count)), list(range(count))
    quick.shuffle(shuffled)
    for i in range(count - 1, 0, -1):
        j = slow.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert (shuffled, quick.words, quick.uses) == (expected, slow.words, slow.uses)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(seed_words(2), [])
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < seen < 1150 for seen in orders.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Chance(seed_words(seed), []).word() for seed in range(200)]
    assert len(set(first)) == 200
    assert all(8 <= (a ^ b).bit_count() <= 24 for a, b in zip(seed_words(7)[:3], seed_words(8)[:3], strict=True))


def test_loaded_dice_fall_first_and_count_as_rolls() -> None:
    chance = Chance(seed_words(0), [6, 1])
    assert chance.roll(2) == [6, 1]
    assert (chance.loaded, chance.uses) == ([], 2)
    assert chance.die() in range(1, 7)


@given(words, st.integers(1, 40), st.integers(2, 20))
def test_dice_show_their_sides(start: list[int], count: int, sides: int) -> None:
    rolled = Chance(start, []).roll(count, sides)
    assert len(rolled) == count
    assert set(rolled) <= set(range(1, sides + 1))


@given(words, st.lists(st.text(), min_size=1))
def test_pick_gives_one_of_them(start: list[int], items: list[Any]) -> None:
    assert Chance(start, []).pick(items) in items
