"""Triggered abilities: who listens to what, and the one place that runs a window of interrupts or responses.

A *happening* is a small object that the rules make for whatever can be interrupted, changed or answered. Listeners are indexed by slot
(the kind of happening and whether it is before or after it), so a window that nobody listens to costs one look-up and asks nobody.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeVar

from stockade.engine.event import Arg

if TYPE_CHECKING:
    from stockade.games.marvel_champions.play import Champions


class Happening:
    """Something that abilities may react to. `cancelled` ends its window at once: nothing reacts to what will not happen.

    A kind of happening says how players are asked before and after it, and what those questions are about. Where it has no question only
    forced abilities react.
    """

    __slots__ = ("cancelled",)
    ask_before: ClassVar[str] = ""
    ask_after: ClassVar[str] = ""
    questions: ClassVar[set[str]] = set()  # of all kinds

    def __init_subclass__(cls) -> None:
        Happening.questions.update(filter(None, (cls.ask_before, cls.ask_after)))

    def __init__(self) -> None:
        self.cancelled = False

    def told(self, g: Champions) -> dict[str, Arg]:
        """The arguments of its questions: the card, and how much."""
        return {}


class Listeners:
    """Bearers of abilities by slot, in the order of their numbers: a cache that comes out the same when it is rebuilt from the state."""

    __slots__ = ("_by_slot",)

    def __init__(self) -> None:
        self._by_slot: dict[str, list[int]] = {}

    def add(self, bearer: int, slots: Sequence[str]) -> None:
        """This bearer listens to these slots from now on."""
        for slot in slots:
            bearers = self._by_slot.setdefault(slot, [])
            if bearer not in bearers:
                insort(bearers, bearer)

    def remove(self, bearer: int, slots: Sequence[str]) -> None:
        """It listens no more."""
        for slot in slots:
            bearers = self._by_slot.get(slot)
            if bearers is not None and bearer in bearers:
                bearers.remove(bearer)
                if not bearers:
                    del self._by_slot[slot]

    def at(self, slot: str) -> Sequence[int]:
        """Who listens; usually nobody."""
        return self._by_slot.get(slot, ())


class Usable(Protocol):
    """One way to react: an ability of a bearer. Its key is the same each time it is offered."""

    @property
    def key(self) -> str: ...

    @property
    def kind(self) -> str:
        """Uses of one kind are alike: their order cannot matter."""
        ...


U = TypeVar("U", bound=Usable)
H = TypeVar("H", bound=Happening, contravariant=True)


class Windows(Protocol[U, H]):
    """What a game has to say so that its windows can be run."""

    def listened(self, slot: str, happening: H) -> bool:
        """Whether anybody at all listens."""
        ...

    def forced_uses(self, slot: str, happening: H) -> list[U]: ...

    def optional_uses(self, slot: str, happening: H, seat: int) -> list[U]: ...

    def order(self) -> Sequence[int]:
        """The seats in player order."""
        ...

    async def first_of(self, uses: list[U], happening: H) -> U:
        """Which of several forced abilities comes next."""
        ...

    async def offer(self, seat: int, slot: str, uses: list[U], happening: H) -> U | None:
        """What the seat uses now, or None to pass; with nothing to use it is up to the game whether the seat is asked."""
        ...

    async def resolve(self, use: U, happening: H) -> None: ...


async def window(g: Windows[U, H], slot: str, happening: H) -> None:
    """Forced abilities one by one, then optional ones round the table until all have passed in a row. Each ability once.

    Also MC-FORCED-01, -02, -04, MC-TRIG-07, MC-INT-03, -04, MC-RESP-03, -04.
    """
    if happening.cancelled or not g.listened(slot, happening):
        return
    used: set[str] = set()
    while uses := [use for use in g.forced_uses(slot, happening) if use.key not in used]:
        alike = all(use.kind == uses[0].kind for use in uses)
        use = uses[0] if alike else await g.first_of(uses, happening)
        used.add(use.key)
        await g.resolve(use, happening)
        if happening.cancelled:
            return
    await _round_the_table(g, slot, happening, used)


async def _round_the_table(g: Windows[U, H], slot: str, happening: H, used: set[str]) -> None:
    passes, turn = 0, 0
    seats = g.order()
    while passes < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        uses = [use for use in g.optional_uses(slot, happening, seat) if use.key not in used]
        use = await g.offer(seat, slot, uses, happening)
        if use is None:
            passes += 1
            continue
        passes = 0
        used.add(use.key)
        await g.resolve(use, happening)
        if happening.cancelled:
            return
