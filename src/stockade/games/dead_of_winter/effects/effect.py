"""Carrying out what cards say. Each effect has one function in the modules beside this one, found by the type of the word.

`DOES[word]` does it. `CAN[word]` says whether it can do anything at all: a cost that cannot be paid in full rules an option out, a card
that can do nothing may not be played (DW-XROAD-20, DW-PLAY-10). Words without an entry in `CAN` can always be done.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from stockade.games.dead_of_winter.effects.check import holds
from stockade.games.dead_of_winter.effects.words.deed import Deed
from stockade.games.dead_of_winter.effects.words.people import Move, RemoveSurvivor
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause

D = TypeVar("D", bound=Deed)
Does = Callable[[Winter, Cause, D], Awaitable[None]]
Can = Callable[[Winter, Cause, D], bool]

DOES: dict[type[Deed], Does[Any]] = {}
CAN: dict[type[Deed], Can[Any]] = {}
NEEDED = (Move, RemoveSurvivor)  # an option that moves somebody who cannot go there cannot be chosen


def does(word: type[D], can: Can[D] | None = None) -> Callable[[Does[D]], Does[D]]:
    """Says which word the function carries out."""

    def enter(function: Does[D]) -> Does[D]:
        DOES[word] = function
        if can is not None:
            CAN[word] = can
        return function

    return enter


def allowed(g: Winter, cause: Cause, effect: Deed) -> bool:
    """Whether the requirement written on an effect holds."""
    return effect.requires is None or holds(g, cause, effect.requires)


def possible(g: Winter, cause: Cause, effect: Deed) -> bool:
    """Whether an effect would do something now."""
    if effect.requires is not None and not allowed(g, cause, effect):
        return False
    can = CAN.get(type(effect))
    return can is None or can(g, cause, effect)


def payable(g: Winter, cause: Cause, effects: Sequence[Deed]) -> bool:
    """DW-XROAD-20: every cost can be paid in full."""
    return all(possible(g, cause, effect) for effect in effects if effect.cost or type(effect) in NEEDED)


def useful(g: Winter, cause: Cause, effects: Sequence[Deed]) -> bool:
    """DW-PLAY-10: costs can be paid, and at least a part can happen."""
    found = False
    for effect in effects:
        needed = effect.cost or type(effect) in NEEDED
        if needed or not found:
            can = possible(g, cause, effect)
            if needed and not can:
                return False
            found = found or (can and not effect.cost)
    return found


async def run(g: Winter, cause: Cause, effects: Sequence[Deed]) -> None:
    """One effect after another, each as far as possible (DW-EFFECT-07, -08)."""
    for effect in effects:
        if allowed(g, cause, effect):
            await DOES[type(effect)](g, cause, effect)
