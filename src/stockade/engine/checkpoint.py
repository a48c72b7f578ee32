"""What a table writes down about its past: marks between tasks, points to go back to, crumbs of the running task, and the save file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from stockade.engine.ask import Answer
from stockade.engine.event import Arg, Event
from stockade.engine.imagine import Twist


class Checkpoint(Struct, array_like=True):
    """The state before a task, and how much had been answered, logged and revealed by then."""

    state: bytes
    answers: int
    log: int
    reveals: int
    turn: bool


Step = Literal["answer", "action", "turn"]


class UndoPoint(Struct):
    """A position that can be gone back to: keep the first `to` answers. Free while nothing was revealed since."""

    to: int
    step: Step
    free: bool
    seat: int


class Story(Struct, kw_only=True):
    """All that a table can be played again from, and the position it must come to (empty when nobody wrote it down)."""

    format: int
    game: str
    content_version: int
    setup: dict[str, Any]
    seed: int
    answers: list[Answer]
    digest: str
    twists: list[Twist] = []  # luck that changed on the way, where the game was played on from somewhere else


class Save(Story, kw_only=True):
    """A table on paper: the last mark plus the answers since, and all answers so that undo works after loading too."""

    reveals: list[int]
    mark: Checkpoint
    log: list[Event]
    start: bytes = b""
    serial: int = 0  # the last decision id: ids of questions asked before the save stay stale after it
    steps: list[tuple[int, bool]] = []  # the earlier marks, without their states
    handed: int = -1
    words: list[tuple[int, str, dict[str, Arg]]] = []  # what was chosen with the latest answers before the mark, for the ways back


class Crumb(Struct):
    """An answer already given within the running task; `to` undoes it."""

    to: int
    text: str
    args: dict[str, Arg]


def undo_points(marks: Sequence[Checkpoint], answers: Sequence[Answer], reveals: Sequence[int], revealed: int) -> list[UndoPoint]:
    """The last answer, the start of this action and the start of this turn (or the ones before), newest first."""
    count = len(answers)
    if not count:
        return []
    wanted: dict[Step, int] = {"answer": count - 1}
    for mark in reversed(marks):
        if mark.answers < count:
            wanted.setdefault("action", mark.answers)
            if mark.turn:
                wanted["turn"] = mark.answers
                break
    return [UndoPoint(to, step, reveals[to] == revealed, answers[to].seat) for step, to in wanted.items()]
