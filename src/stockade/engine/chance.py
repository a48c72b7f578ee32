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
        words[1] = (c + (c << 3)) & MASK
        words[2] = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
        self.uses += 1
        return t

    def _sealed(self) -> int:
        raw = hashlib.sha256(_nine.pack(*self.words)).digest()
        self.words[8] = (self.words[8] + 1) & MASK
        self.uses += 1
        return int.from_bytes(raw[:4], "little")

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one equally likely."""
        limit = (1 << 32) - ((1 << 32) % n)
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
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: MutableSequence[T]) -> T:
        """One item, every one equally likely."""
        return items[self.below(len(items))]
