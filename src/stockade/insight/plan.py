"""A turn planned ahead: several answers, one after the other, as long as nothing unexpected comes up.

A plan is looked at on an imagined table, so that nothing hidden steers it: it ends where something comes to light, where a question
comes up that it does not answer, where somebody else is asked, or where the game is over. The real table is then given the same answers,
and stops sooner when it goes another way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from stockade.engine import Ask, StockadeError, Table
from stockade.engine.imagine import find
from stockade.insight.worlds import idle_answer, lucks

MOST = 12  # answers of one plan
Stop = Literal["", "reveals", "asked", "others", "over", "cannot"]
Keys = Sequence[str]


class Plan(Struct):
    """What comes of a plan: the table as it is then, the questions answered on the way, and why it cannot go on (empty: it can)."""

    twin: Table
    seat: int
    asked: list[str]
    stop: Stop

    @property
    def ask(self) -> Ask | None:
        """The question with which it may go on."""
        return None if self.stop else self.twin.asked(self.seat)


def nothing(twin: Table, ask: Ask, keys: Keys) -> None:
    """The default of `look`."""


def planned(table: Table, seat: int, steps: Sequence[Keys], look: Callable[[Table, Ask, Keys], None] = nothing) -> Plan:
    """These answers at an imagined table; `look` is called before each of them."""
    twin = table.fork(luck=lucks(table, seat).getrandbits(48), seat=seat)
    plan, before, first = Plan(twin, seat, [], ""), twin.play.revealed, table.asked(seat)
    if first is None or find(twin, first) is None:
        plan.stop = "cannot"
    for keys, then in zip(steps[:MOST], [*steps[1:MOST], ()], strict=False):
        ask = None if plan.stop else twin.asked(seat)
        if ask is None:
            break
        look(twin, ask, keys)
        plan.asked.append(ask.prompt)
        try:
            twin.answer(seat, list(keys), decision=ask.id)
        except StockadeError:
            plan.stop = "cannot"
            plan.asked.pop()
            break
        plan.stop = stopped(twin, seat, before, then)
    return plan


def stopped(table: Table, seat: int, revealed: int, then: Keys = ()) -> Stop:
    """Why a plan that would go on with these keys ends here."""
    if table.outcome:
        return "over"
    if table.play.revealed != revealed:
        return "reveals"
    ask = table.asked(seat)
    if ask is None:
        return "others"
    answered = bool(then) and set(then) <= {option.key for option in ask.options}
    return (
        "" if answered or idle_answer(table, ask) is not None else "asked"
    )  # no question of one's own turn: something wants to be decided


def goes_on(table: Table, seat: int, prompt: str, keys: Keys, revealed: int) -> bool:
    """Whether the next answer of a plan may be given: nothing has come to light, and the question is the one that was expected."""
    ask = table.asked(seat)
    if ask is None or stopped(table, seat, revealed, keys):
        return False
    return ask.prompt == prompt and set(keys) <= {option.key for option in ask.options}
