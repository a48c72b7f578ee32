"""Carrying out what cards say. Each word of the vocabulary has one function here by name; the modules beside it fill the tables.

`OPS[word]` does it. `CAN[word]` says whether it can do anything at all: a cost that cannot be paid in full rules an option out, a card
that can do nothing may not be played (DW-XROAD-20, DW-PLAY-10). Words without an entry in `CAN` can always be done.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from stockade.games.dead_of_winter.effects.check import holds
from stockade.games.dead_of_winter.effects.vocabulary import Effect
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause

Op = Callable[[Winter, Cause, Effect], Awaitable[None]]
Can = Callable[[Winter, Cause, Effect], bool]

OPS: dict[str, Op] = {}
CAN: dict[str, Can] = {}
NEEDED = ("move", "remove_survivor")  # an option that moves somebody who cannot go there cannot be chosen


def op(word: str, can: Can | None = None) -> Callable[[Op], Op]:
    """Says which word the function carries out."""

    def enter(function: Op) -> Op:
        OPS[word] = function
        if can is not None:
            CAN[word] = can
        return function

    return enter


def allowed(g: Winter, cause: Cause, effect: Effect) -> bool:
    """Whether the requirement written on an effect holds."""
    return effect.requires is None or holds(g, cause, effect.requires)


def possible(g: Winter, cause: Cause, effect: Effect) -> bool:
    """Whether an effect would do something now."""
    can = CAN.get(effect.op)
    return allowed(g, cause, effect) and (can is None or can(g, cause, effect))


def payable(g: Winter, cause: Cause, effects: Sequence[Effect]) -> bool:
    """DW-XROAD-20: every cost can be paid in full."""
    return all(possible(g, cause, effect) for effect in effects if effect.cost or effect.op in NEEDED)


def useful(g: Winter, cause: Cause, effects: Sequence[Effect]) -> bool:
    """DW-PLAY-10: costs can be paid, and at least a part can happen."""
    return payable(g, cause, effects) and any(possible(g, cause, effect) for effect in effects if not effect.cost)


async def run(g: Winter, cause: Cause, effects: Sequence[Effect]) -> None:
    """One effect after another, each as far as possible (DW-EFFECT-07)."""
    for effect in effects:
        if allowed(g, cause, effect):
            await OPS[effect.op](g, cause, effect)
