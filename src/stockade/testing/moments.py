"""Where a rule makes a difference: the first thing that goes another way when the lines that keep it are broken.

Many rules are cited nowhere, because what they say is how something else happens, or what does not. The test that proves such a rule is
played again with the rule broken; where that course leaves the true one is where to look.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from msgspec import Struct, field

from stockade.engine.event import Event
from stockade.engine.game import Game
from stockade.engine.text import message_part
from stockade.testing.course import Course, begin, plays_on
from stockade.testing.recording import Run

Difference = Literal["happens", "never", "refused", "offered", "withheld", "asked", "stands"]
QUIET = ("answer.automatic",)
NEAR = 5  # what happens later than that is a consequence


class Moment(Struct, array_like=True):
    """What is different then: these events `happen` (`focus`), something never does, a key is `refused`, `offered` or `withheld`, another
    question is `asked`, or the table `stands` otherwise. `size` says how much; `count` answers were given."""

    kind: Difference
    count: int
    focus: list[int] = field(default_factory=list[int])
    key: str = ""
    size: int = 1
    end: int = 0  # events up to there belong to it
    seat: int = -1  # whose question it is
    text: str = ""  # what would be offered or would happen without the rule
    args: dict[str, Any] = field(default_factory=dict[str, Any])


def without(game: Game, run: Run) -> Course | None:
    """The run as far as it goes; nothing where it does not even begin."""
    table = begin(game, run)
    try:
        for _ in plays_on(table, run, refused=False):
            pass
    except Exception:  # what is broken may break
        pass
    return table if table.bounds else None


def moment(true: Course, broken: Course) -> Moment | None:
    """The first difference that a seat could notice; else the first of the state."""
    stands: Moment | None = None
    for count, end in enumerate(true.bounds):
        began = true.bounds[count - 1] if count else 0
        there = broken.log[began : broken.bounds[count] if count < len(broken.bounds) else None]
        found = _of_events(true.log[began:end], there, count, began)
        if found is None and count < len(broken.bounds):
            found = _of_questions(true, broken, count)
        if found:
            return _rather(stands, found)
        if count >= len(broken.bounds):
            return _rather(stands, Moment("stands", count, size=9, end=end))
        if stands is None and true.states[count] != broken.states[count]:
            stands = Moment("stands", count, end=end)
    return stands


def _rather(stands: Moment | None, found: Moment) -> Moment:
    """What stands otherwise and is seen only later is best seen where it is told, unless that is another matter."""
    return stands if stands and found.count > stands.count + 1 and found.size > 2 else found


def _of_events(true: list[Event], broken: list[Event], count: int, began: int) -> Moment | None:
    if true == broken:
        return None
    first = next((at for at, (one, other) in enumerate(zip(true, broken, strict=False)) if one != other), min(len(true), len(broken)))
    there = Counter(map(_name, broken[first:]))
    focus: list[int] = []
    for at in range(first, len(true)):
        if there[_name(true[at])] > 0:
            there[_name(true[at])] -= 1
        elif true[at].kind not in QUIET:
            focus.append(began + at)
    extra = sum(there.values())
    if not focus:
        instead = broken[first] if first < len(broken) else Event("")
        text = f"event-{message_part(instead.kind)}" if instead.kind and instead.kind not in QUIET and instead.to is None else ""
        return Moment("never", count, size=extra, end=began + first, text=text, args=dict(instead.args) if text else {})
    near = [at for at in focus if at < focus[0] + NEAR]
    alike = [at for at in near if true[at - began].kind == true[near[0] - began].kind]
    return Moment("happens", count, focus=alike, size=len(focus), end=alike[-1] + 1)


def _of_questions(true: Course, broken: Course, count: int) -> Moment | None:
    asks, others = true.asked[count], broken.asked[count]
    end = true.bounds[count]
    if [(ask.seat, ask.rule) for ask in asks] != [(ask.seat, ask.rule) for ask in others]:
        return Moment("asked", count, size=2, end=end)
    for ask, other in zip(asks, others, strict=True):
        new, gone = [key for key in ask.options if key not in other.options], [key for key in other.options if key not in ask.options]
        if not new and not gone:
            continue
        refused, size = [no.key for no in ask.refused if no.key in gone], len(new) + len(gone)
        if refused:
            return Moment("refused", count, key=refused[0], size=size, end=end, seat=ask.seat)
        if new:
            return Moment("offered", count, key=new[0], size=size, end=end, seat=ask.seat)
        text, args = other.words[gone[0]]
        return Moment("withheld", count, key=gone[0], size=size, end=end, seat=ask.seat, text=text, args=dict(args))
    return None


def _name(event: Event) -> tuple[str, str]:
    return event.kind, repr(sorted(event.args.items()))
