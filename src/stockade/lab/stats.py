"""How sure a share is: intervals of 95 %, for one share, for two that were played with the same seeds, and for what cards are worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

Z = 1.96


def wilson(won: int, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share: sensible for few games and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def half_width(won: int, games: int) -> float:
    """How far the true share may be from the middle of its interval."""
    low, high = wilson(won, games)
    return (high - low) / 2


class Difference(Struct, frozen=True):
    """By how much one share exceeds another, and between which bounds."""

    gain: float
    low: float
    high: float
    games: int

    @property
    def sure(self) -> bool:
        """Whether zero is out of the question."""
        return self.low > 0 or self.high < 0


def paired(one: Sequence[bool], other: Sequence[bool]) -> Difference:
    """Of games with the same seeds, first minus second: only those count that one side won and the other lost (Bonett and Price)."""
    games = len(one)
    gained = sum(a and not b for a, b in zip(one, other, strict=True))
    given = sum(b and not a for a, b in zip(one, other, strict=True))
    up, down, n = gained + 1, given + 1, games + 2  # one imagined game each way keeps the interval honest when there are few
    spread = Z * sqrt(up + down - (up - down) ** 2 / n) / n
    middle = (up - down) / n
    return Difference((gained - given) / max(1, games), max(-1.0, middle - spread), min(1.0, middle + spread), games)


class Split(Struct):
    """Games of one kind, by whether they had the thing: games and won ones."""

    with_games: int = 0
    with_won: int = 0
    without_games: int = 0
    without_won: int = 0

    def add(self, had: bool, won: bool) -> None:
        """One more game."""
        if had:
            self.with_games += 1
            self.with_won += won
        else:
            self.without_games += 1
            self.without_won += won


def stratified(splits: Iterable[Split]) -> Difference | None:
    """Won with the thing minus won without it, compared only within games of the same kind (Mantel and Haenszel).

    None when no kind has both.
    """
    weight = gain = variance = 0.0
    games = 0
    for split in splits:
        a, b = split.with_games, split.without_games
        if not a or not b:
            continue
        here = a * b / (a + b)
        # a win and a loss are added on each side for the spread only: two sure sides are not a sure difference
        p, q = (split.with_won + 1) / (a + 2), (split.without_won + 1) / (b + 2)
        gain += here * (split.with_won / a - split.without_won / b)
        variance += here * here * (p * (1 - p) / a + q * (1 - q) / b)
        weight += here
        games += a
    if not weight:
        return None
    gain, spread = gain / weight, Z * sqrt(variance) / weight
    return Difference(gain, max(-1.0, gain - spread), min(1.0, gain + spread), games)
