"""What may be answered, as a screen is told it: what each answer spends, is likely to do and touches; and several of them as a plan."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from stockade.engine.event import Arg
from stockade.engine.gameparts import Shift
from stockade.server.wire import Args, Groups, Rank, Touches


class FactView(Struct):
    """What an answer is likely to do: the message, its numbers, and the sentence they make. `value` is the number that matters most;
    what is `grave` throws something away for good, so that one is asked again; a `shift` is certain."""

    key: str
    args: Args
    text: str
    value: Arg | None
    grave: bool
    shift: Shift | None = None


class CostView(Struct):
    """What an answer spends: of what, how much, how good each has to be where that matters (a die of `value` or more), in words."""

    what: str
    count: int
    value: int
    text: str


class AimView(Struct):
    """What an answer is done to, where that is asked next: the key of that next answer, and both as one: a plan of these two steps."""

    key: str
    text: str
    touches: Touches
    args: Args
    facts: list[FactView]


class OptionView(Struct):
    """Something that may be answered; `most` is how often in one answer. `verb` is named by the glossary (`verb:attack`), and every verb
    stands in one group; `rank` tells an answer that is the only one, that may be filled in, or that should come last. Where it is asked
    next what it is done to, `aims` are the ways to say both at once."""

    key: str
    text: str
    verb: str
    group: Groups
    rank: Rank
    cost: list[CostView]
    touches: Touches
    args: Args
    most: int
    rule: str
    facts: list[FactView]
    aims: list[AimView] | UnsetType = UNSET


class PlanStep(Struct):
    """One answer of a plan, with what it is likely to do when it comes to it."""

    keys: list[str]
    text: str
    touches: Touches
    facts: list[FactView]


class PlanFrame(Struct, tag="plan"):
    """What comes of a plan: what its steps cost together, why it cannot go on, or the question (`prompt`, `options`) with which it may."""

    seat: int
    decision: int
    steps: list[PlanStep]
    cost: list[CostView]
    stop: str
    prompt: str
    options: list[OptionView]
