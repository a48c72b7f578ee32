"""What is remembered only to save time, and may be forgotten at any moment: sentences, ways across a map.

A server whose people have gone forgets it all. Such things are made while tables are played and lie between what belongs to them: as
long as they stay, the memory of a table that was put away cannot go back to the system.
"""

from __future__ import annotations

from typing import Protocol
from weakref import ref


class Forgetful(Protocol):
    """Remembers."""

    def forget(self) -> None:
        """Nothing of it."""
        ...


_all: list[ref[Forgetful]] = []


def remembers(one: Forgetful) -> None:
    """From now on it forgets with the others."""
    _all.append(ref(one))


def forget_all() -> None:
    """Whatever is needed again is worked out again."""
    _all[:] = [there for there in list(_all) if there() is not None]
    for there in list(_all):
        if one := there():
            one.forget()
