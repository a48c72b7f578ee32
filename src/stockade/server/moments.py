"""The table after every event, as the screens around it see it, told as what each event changed.

While the rules run for a room, `Play.watch` lets it look after every event: one view for each pair of eyes that somebody looks through and
that may know of the event, kept until all screens were told. What a line of the log carries is the difference to what that very
screen was shown before, so it leads exactly there whatever happened unseen between, and holds nothing that the view itself does not.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType, json

from stockade.engine.event import Event
from stockade.engine.patch import Patch, difference
from stockade.engine.state import encode, on_the_table
from stockade.engine.table import Table

logger = logging.getLogger("stockade.server")
KEPT = 400  # as many as there are lines in a frame
Eyes = tuple[int | None, ...]  # the seats that a screen shows, the foremost first; (None,) for a watcher


class Shown(Struct):
    """What of a table frame is different from event to event."""

    round: int
    phase: str
    view: Raw
    views: dict[str, Raw] | UnsetType = UNSET


class Screen(Struct, frozen=True):
    """Through whose eyes a client looks, and what it may know."""

    seats: tuple[int, ...]
    eyes: Eyes


def known(event: Event, seats: Sequence[int]) -> bool:
    """Whether a client that holds these seats (none: a watcher) may know of the event."""
    return any(event.known_to(seat) for seat in seats or (None,))


def screen(you: Sequence[int], mine: Sequence[int]) -> Screen:
    """The screen of whoever holds these seats; the first that a person plays stands in front."""
    first = (*mine, *you, None)[0]
    return Screen(tuple(you), (first, *(seat for seat in you if seat != first)))


class Look(Struct):
    """One moment: the round, the phase, and what each pair of eyes sees, as it is sent. Nobody changes that any more."""

    round: int
    phase: str
    views: dict[int | None, Raw]

    def shown(self, eyes: Eyes) -> Shown:
        """As a screen with these eyes shows it: what the others see only where it is something else."""
        first = self.views[eyes[0]]
        others = {str(eye): view for eye in eyes[1:] if (view := self.views[eye]) is not first and view != first}
        return Shown(self.round, self.phase, first, others or UNSET)


def look(table: Table, eyes: Sequence[int | None]) -> Look:
    """The table right now."""
    play, game = table.play, table.game
    if len(eyes) > 1 and game.secrets.shared(table.setup):
        views = dict.fromkeys(eyes, Raw(json.encode(game.view(play, None))))
    else:
        views = {eye: Raw(json.encode(view)) for eye, view in game.secrets.views(play, eyes, game.view).items()}
    return Look(play.state.round, play.state.phase, views)


class Moments:
    """The moments of one room that some screen has not been told yet, and the latest one."""

    def __init__(self) -> None:
        self._after: dict[int, Look] = {}  # by number of the event
        self._state = b""  # of the latest look; the same state looks the same
        self._seen: dict[int | None, Raw] = {}

    def _look(self, table: Table, eyes: Sequence[int | None]) -> Look:
        state = encode(on_the_table(table.state))
        if state != self._state:
            self._state, self._seen = state, {}
        unseen = [eye for eye in eyes if eye not in self._seen]
        if unseen:
            self._seen = {**self._seen, **look(table, unseen).views}
        return Look(table.round, table.state.phase, self._seen)

    @contextmanager
    def watching(self, table: Table, screens: Sequence[Screen]) -> Generator[None]:
        """While this lasts, every event is looked at."""
        play, before = table.play, len(table.log)

        def take() -> None:
            event = play.log[-1]
            eyes = {eye: None for one in screens if known(event, one.seats) for eye in one.eyes}
            if eyes:
                self._keep(len(play.log) - 1, table, list(eyes))

        play.watch = take if screens else None
        try:
            yield
        except BaseException:
            self.cut(before)
            raise
        finally:
            play.watch = None

    def _keep(self, number: int, table: Table, eyes: list[int | None]) -> None:
        try:
            self._after[number] = self._look(table, eyes)
        except Exception:  # the game goes on, only this picture of it is missing
            logger.exception("no view after event %s", table.log[-1].kind)
        if len(self._after) > KEPT:
            del self._after[next(iter(self._after))]

    def now(self, table: Table, eyes: Eyes) -> Shown:
        """The table as it is, looked at once for all screens."""
        return self._look(table, eyes).shown(eyes)

    def told(self, number: int) -> None:
        """Every screen knows the events before that one."""
        if self._after:
            self._after = {at: look for at, look in self._after.items() if at >= number}

    def cut(self, number: int) -> None:
        """Events from that number on never happened."""
        self._after = {at: look for at, look in self._after.items() if at < number}

    def after(self, number: int, eyes: Eyes) -> Shown | None:
        """What a screen showed after that event; None when nobody looked."""
        found = self._after.get(number)
        return found.shown(eyes) if found and all(eye in found.views for eye in eyes) else None


class Tale:
    """Tells one screen line by line what changed, from what it shows on."""

    def __init__(self, moments: Moments, shows: Shown | None, eyes: Eyes) -> None:
        self.moments = moments
        self.shows = shows
        self.eyes = eyes

    def patch(self, number: int) -> Patch | UnsetType:
        """What that event changed since the last one told."""
        then = self.moments.after(number, self.eyes) if self.shows else None
        if not then or not self.shows:
            return UNSET
        was, self.shows = self.shows, then
        return changes(was, then) or UNSET


def changes(old: Shown, new: Shown) -> Patch:
    """In the entries of a table frame."""
    found: dict[str, Any] = {}
    if new.round != old.round:
        found["round"] = [new.round]
    if new.phase != old.phase:
        found["phase"] = [new.phase]
    if change := difference(old.view, new.view):
        found["view"] = change
    if old.views is UNSET or new.views is UNSET:
        if old.views is not new.views:
            found["views"] = [] if new.views is UNSET else [new.views]
    elif change := _of_others(old.views, new.views):
        found["views"] = change
    return found


def _of_others(old: dict[str, Raw], new: dict[str, Raw]) -> Patch:
    changes: dict[str, Any] = {eye: [] for eye in old if eye not in new}
    for eye, view in new.items():
        if change := difference(old[eye], view) if eye in old else [view]:
            changes[eye] = change
    return changes
