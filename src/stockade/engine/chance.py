"""Seeded chance: the generator's words in the state, and our own shuffle.

Keeping the words in the state makes a fork or a save carry its luck along; keeping the shuffle ours makes two machines agree.
Loaded dice (for rulings written down as tests) are part of the state too, so they survive a fork as well.

A seed from 0 up gives sfc32 in four words, which is quick. A seed below 0 is a server's secret and gives sealed words, a key and a count:
each draw is a keyed hash, so that no number of dice seen at the table tells those to come.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")
MASK = 0xFFFFFFFF
WORDS = 1 << 32
SEALED = 9  # words: a key of eight and how many draws were made
_nine = struct.Struct("<9I")


def seed_words(seed: int) -> list[int]:
    """The first words of a seed, which differ in every bit from those of its neighbours."""
    raw = hashlib.sha256(f"stockade:{seed}".encode()).digest()
    if seed < 0:
        return [*struct.unpack("<8I", raw), 0]
    return [int.from_bytes(raw[i : i + 4], "little") for i in (0, 4, 8)] + [1]


class Chance:
    """Dice and shuffles over the words of a state. `uses` counts draws, so that undo knows when something was revealed."""

    __slots__ = ("loaded", "uses", "words")

    def __init__(self, words: list[int], loaded: list[int]) -> None:
        self.words = words
        self.loaded = loaded
        self.uses = 0

    def word(self) -> int:
        """The next 32 bits."""
        words = self.words
        if len(words) == SEALED:
            return self._sealed()
        a, b, c, d = words
        t = (a + b + d) & MASK
        words[3] = (d + 1) & MASK
        words[0] = b ^ (b >> 9)
        words[1] = 9 * c & MASK
        words[2] = ((c << 21 | c >> 11) + t) & MASK  # turned left by 21; what stands beyond the word falls off
        self.uses += 1
        return t

    def _sealed(self) -> int:
        raw = hashlib.sha256(_nine.pack(*self.words)).digest()
        self.words[8] = (self.words[8] + 1) & MASK
        self.uses += 1
        return int.from_bytes(raw[:4], "little")

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one equally likely."""
        limit = WORDS - WORDS % n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def die(self, sides: int = 6) -> int:
        """One die; a loaded result is taken first."""
        if self.loaded:
            self.uses += 1
            return self.loaded.pop(0)
        return self.below(sides) + 1

    def roll(self, count: int, sides: int = 6) -> list[int]:
        """That many dice, in the order they fell."""
        return [self.die(sides) for _ in range(count)]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in random order (Fisher-Yates from the end)."""
        if len(self.words) == SEALED:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
        else:
            self._shuffle_quickly(items)

    def _shuffle_quickly(self, items: MutableSequence[T]) -> None:
        """The same with `below` and `word` written out: a set-up shuffles hundreds of cards, and this takes half the time."""
        a, b, c, d = self.words
        first = d
        for n in range(len(items), 1, -1):
            limit = WORDS - WORDS % n
            t = WORDS
            while t >= limit:
                t = (a + b + d) & MASK
                a = b ^ (b >> 9)
                b = 9 * c & MASK
                c = ((c << 21 | c >> 11) + t) & MASK
                d += 1
            j = t % n
            items[n - 1], items[j] = items[j], items[n - 1]
        self.words[:] = a, b, c, d & MASK
        self.uses += d - first

    def pick(self, items: MutableSequence[T]) -> T:
        """One item, every one equally likely."""
        return items[self.below(len(items))]
