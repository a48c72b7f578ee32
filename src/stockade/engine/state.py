"""What every game's state has in common. State is nothing but data: numbers, strings, lists, structs of those."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any, ClassVar

from msgspec import Struct, field, msgpack


class Task(Struct, array_like=True):
    """A pending piece of the game as data: the name of a rule coroutine and its arguments (numbers, strings, lists)."""

    name: str
    args: list[Any] = field(default_factory=list[Any])


class GameState(Struct, array_like=True, kw_only=True):
    """Seats, luck, what is still to do, and how it ended. Games add their own pieces by subclassing."""

    behind: ClassVar[tuple[str, ...]] = ("chance", "loaded", "agenda")  # what no view is made from

    seats: int
    chance: list[int]
    loaded: list[int] = field(default_factory=list[int])
    agenda: list[Task] = field(default_factory=list[Task])
    round: int = 0
    phase: str = ""
    outcome: str = ""
    winners: list[int] = field(default_factory=list[int])


encode = msgpack.Encoder().encode


@cache
def _seen(kind: type[GameState]) -> attrgetter[Any]:
    return attrgetter(*(name for name in kind.__struct_fields__ if name not in kind.behind))


def on_the_table(state: GameState) -> Any:
    """All of it that a view may be made from: luck does not lie on a table, and mostly neither does what is still to do."""
    return _seen(type(state))(state)
