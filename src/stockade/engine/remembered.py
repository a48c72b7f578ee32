"""What is remembered only to save time, and may be forgotten at any moment: sentences, ways across a map.

A server whose people have gone forgets it all. Such things are made while tables are played and lie between what belongs to them: as
long as they stay, the memory of a table that was put away cannot go back to the system.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, Protocol, TypeVar
from weakref import ref

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


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


class Lately(Generic[K, V]):
    """What was asked for since the last time that it was full, and between that and the time before. What nobody asks for any more
    goes with the latter, so that a house that plays for weeks remembers no more than one that plays for an hour."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._new: dict[K, V] = {}
        self._old: dict[K, V] = {}
        remembers(self)

    def __len__(self) -> int:
        return len(self._new) + len(self._old)

    def get(self, key: K) -> V | None:
        """What is remembered."""
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: K, value: V) -> None:
        """That is the latest."""
        if len(self._new) >= self.most:
            self.turn()
        self._new[key] = value

    def turn(self) -> None:
        """It is full: what was not asked for since the last time goes."""
        self._old, self._new = self._new, {}

    def forget(self) -> None:
        """Everything."""
        self._new, self._old = {}, {}
