"""Values and what changes them: printed numbers, constant modifiers of things in play, and effects that last for a while.

Modifiers are declared, never applied by hand: a value is counted anew from its base whenever somebody asks. Games keep a `Listeners` index
from the name of a value to those who modify it, so that an unmodified value costs one look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from math import ceil, inf
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from stockade.games.marvel_champions.play import Champions
    from stockade.games.marvel_champions.state import Card

    Whom = Callable[[Champions, Card, Card], bool]
    Amount = int | Callable[[Champions, Card, Card], int]

Operation = Literal["add", "times", "set", "most"]


@cache
def modifier_slot(stat: str) -> str:
    """Where what modifies a value listens."""
    return "mod:" + stat


@dataclass(frozen=True, slots=True)
class Modifier:
    """While its bearer is in play: `amount` (a number, or counted from the position) for `stat` of everything that `on` accepts.

    `on(g, bearer, target)` and `amount(g, bearer, target)` get the cards in play (MC-CONST-01..03, MC-MOD-07).
    """

    stat: str
    amount: Amount
    on: Whom
    operation: Operation = "add"

    def value(self, g: Champions, bearer: Card, target: Card) -> int:
        """How much, now."""
        return self.amount if isinstance(self.amount, int) else self.amount(g, bearer, target)


class Lasting(Struct, array_like=True):
    """A change that outlives its source, as data in the state: until the end of a `until` ("phase", "round", ...).

    `scope` and `who` say whom it concerns, in the game's words ("card" 12, "seat" 0); newcomers that fit are concerned too.
    """

    stat: str
    amount: int
    scope: str
    who: int
    until: str


def expire(effects: list[Lasting], until: str) -> list[Lasting]:
    """Remove what ends now; gives back what was removed (MC-MOD-10)."""
    over = [effect for effect in effects if effect.until == until]
    if over:
        effects[:] = [effect for effect in effects if effect.until != until]
    return over


def combine(base: int, changes: Iterable[tuple[Operation, float]]) -> int:
    """The latest set value wins; else additions, then multiplications; rounded up, never below 0, and never above a stated maximum.

    Also MC-MOD-07.
    """
    total, factor, fixed, most = float(base), 1.0, None, inf
    for operation, amount in changes:
        if operation == "add":
            total += amount
        elif operation == "times":
            factor *= amount
        elif operation == "most":
            most = min(most, amount)
        else:
            fixed = amount
    return max(0, ceil(min(most, total * factor if fixed is None else fixed)))
