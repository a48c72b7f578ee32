"""What happened: a kind, ids and numbers, who may know, and the rule it follows. Sentences are made at the edge."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

# one kind of list only: msgspec cannot tell a list[str] from a list[int] when it loads a save
Arg = int | str | bool | Sequence[str | int]


class Event(Struct, array_like=True):
    """One thing that happened, `subject.happened`; `to` lists the seats that may know, None means everybody."""

    kind: str
    args: dict[str, Arg] = field(default_factory=dict[str, Arg])
    rule: str = ""
    to: tuple[int, ...] | None = None

    def known_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a watcher) may know."""
        return self.to is None or (seat is not None and seat in self.to)
