"""Tasks: short coroutines with a name, so that what is still to do can be written down.

A game keeps one `TaskBook` and marks its task coroutines with it; `call(fn, ...)` makes the data that goes on the agenda.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dis import get_instructions
from typing import Any, TypeVar

from stockade.engine.state import Task

TaskFn = Callable[..., Coroutine[Any, Any, None]]
F = TypeVar("F", bound=TaskFn)


class TaskBook:
    """The tasks of one game by name; used as a decorator. `@book.turn` marks tasks that begin a player's turn (an undo step).

    Those that await nothing can ask nothing: no position has to be kept before them."""

    def __init__(self) -> None:
        self.by_name: dict[str, TaskFn] = {}
        self.turns: set[str] = set()
        self.silent: set[str] = set()

    def __call__(self, fn: F) -> F:
        name = fn.__name__
        if name in self.by_name:
            raise ValueError(f"two tasks named {name}")
        self.by_name[name] = fn
        if not any(step.opname == "GET_AWAITABLE" for step in get_instructions(fn)):
            self.silent.add(name)
        return fn

    def turn(self, fn: F) -> F:
        """A task that begins a player's turn."""
        self.turns.add(fn.__name__)
        return self(fn)


def call(fn: TaskFn, *args: Any) -> Task:
    """The task that will run `fn(g, *args)`. Arguments must be plain data."""
    return Task(fn.__name__, list(args))
