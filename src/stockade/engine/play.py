"""The game in progress, as rules see it: `g`. It holds the state, chance and the log, and puts questions.

A game subclasses `Play` with its own queries. Anything kept here besides the state is a cache that can be rebuilt from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Generic, NoReturn, TypeVar

from stockade.engine.chance import Chance
from stockade.engine.event import Arg, Event
from stockade.engine.state import GameState, Task

S = TypeVar("S", bound=GameState)


class GameOver(Exception):
    """Unwinds the running task the moment the game is decided."""


class Play(Generic[S]):
    """`g`: state, chance, log, agenda. Whoever wants to look at the table after every event is called by `watch`."""

    watch: Callable[[], None] | None = None
    cites: Mapping[str, str] = {}  # rules that another one stands for here
    telling: Collection[str] = ()  # kinds of events that the position itself remembers

    def __init__(self, state: S) -> None:
        self.state: S = state
        self.chance = Chance(state.chance, state.loaded)
        self.log: list[Event] = []
        self.reveals = 0
        self._foreknown: dict[int, int] = {}  # reveals by seat, of what that one had seen already

    def emit(self, kind: str, rule: str = "", /, *, only: tuple[int, ...] | None = None, **args: Arg) -> None:
        """Write down what happened; `only` these seats may know, without it everybody."""
        event = Event(kind, args, self.cites.get(rule, rule), only)
        self.log.append(event)
        if kind in self.telling:
            self.remember(event)
        if self.watch is not None:
            self.watch()

    def remember(self, event: Event) -> None:
        """A game with `telling` events keeps them in its state."""
        raise NotImplementedError

    def next(self, *tasks: Task) -> None:
        """These tasks run in this order, before anything that is already on the agenda."""
        self.state.agenda.extend(reversed(tasks))

    def reveal(self, holder: int | None = None) -> None:
        """A hidden thing became known (a card was drawn or turned): undo beyond this moment needs consent. The `holder` of a card in hand
        learns nothing by it."""
        self.reveals += 1
        if holder is not None:
            self._foreknown[holder] = self._foreknown.get(holder, 0) + 1

    def surprises(self, seat: int) -> int:
        """How often something came to light so far that this seat could not know."""
        return self.revealed - self._foreknown.get(seat, 0)

    @property
    def revealed(self) -> int:
        """How often something was revealed so far, dice and cards together."""
        return self.reveals + self.chance.uses

    def end(self, outcome: str, winners: list[int] | None = None) -> NoReturn:
        """The game is decided, at this very moment."""
        self.state.outcome = outcome
        if winners is None:
            winners = list(range(self.state.seats)) if outcome == "won" else []
        self.state.winners = winners
        raise GameOver
