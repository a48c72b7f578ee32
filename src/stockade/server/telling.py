"""What a room tells its screens: the lines of the log they miss, then the table.

Whoever holds the same seats and speaks the same language is told the same: it is put into words and written once, however many look on,
and kept until everybody was told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

from msgspec import Raw, json

from stockade.engine.checkpoint import UndoPoint
from stockade.server import frames, teaching
from stockade.server.client import Client
from stockade.server.moments import Shown, Tale, known
from stockade.server.protocol import StandingCard, TableFrame, UndoStep

if TYPE_CHECKING:
    from stockade.server.room import Room

Audience = tuple[str, tuple[int, ...]]


class Telling:
    """Frames of one room, as long as nothing changes."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # nothing in a room holds on to it, so that one that was put away is gone at once
        self._tables: dict[Audience, tuple[Raw, Shown]] = {}
        # from where on, and what those screens show: kept here too, so that nothing else is ever taken for it
        self._logs: dict[tuple[Audience, int, int, bool, int], tuple[Raw | None, Shown | None]] = {}

    def forget(self) -> None:
        """The table has changed, or who sits there."""
        self._tables, self._logs = {}, {}

    def news(self, client: Client) -> list[Raw]:
        """All that has happened since this client was told last, as it is sent."""
        room, table = self.room, self.room.table
        log = self._log(client)
        client.cut = False
        client.lines += sum(known(event, client.seats) for event in table.log[client.after :])
        client.after = len(table.log)
        room.moments.told(min(other.after for other in [client, *room.clients]))
        frame, client.shows = self._table(client)
        if not any(other.stale for other in room.clients):
            self.forget()
            room.facts.forget()
        return [log, frame] if log else [frame]

    def _log(self, client: Client) -> Raw | None:
        shows = None if client.cut else client.shows
        key = (audience(client), client.after, client.lines, client.cut, id(shows))
        if key not in self._logs:
            room = self.room
            tale = Tale(room.moments, shows, room.screen(client).eyes)
            log = frames.log_frame(room.table, client.lang, client.seats, client.after, client.lines, client.cut, tale, room.text)
            self._logs[key] = (log and Raw(json.encode(log)), shows)
        return self._logs[key][0]

    def _table(self, client: Client) -> tuple[Raw, Shown]:
        key = audience(client)
        if key not in self._tables:
            shown = self.room.moments.now(self.room.table, self.room.screen(client).eyes)
            self._tables[key] = (Raw(json.encode(self._table_frame(client, shown))), shown)
        return self._tables[key]

    def _table_frame(self, client: Client, shown: Shown) -> TableFrame:
        room, history = self.room, self.room.history
        points = room.table.undo_points(history.by_people()) if client.seats else []
        mine = room.mine(client)
        held = {seat: history.cards.holding(seat, room.table.round) for seat in mine}
        frame = frames.table_frame(
            room.table,
            client.lang,
            history.n,
            client.seats,
            mine,
            room.seats(),
            [self._undo_step(client, point) for point in points],
            history.request,
            room.facts,
            [StandingCard(seat, card, answer) for seat, cards in held.items() for card, answer in cards.items()],
            shown,
            history.offer,
            history.bots_say,
            room.speech.shown(client.lang),
        )
        if history.founded and history.founded.puzzle:
            frame.goal = teaching.goal_view(room.table, history.founded.puzzle, client.lang)
        return frame

    def _undo_step(self, client: Client, point: UndoPoint) -> UndoStep:
        room, table = self.room, self.room.table
        seats = client.seats
        if len(seats) > 1 and not table.game.secrets.shared(table.setup):  # of several at one screen whoever is asked looks at it
            seats = [ask.seat for ask in table.pending if ask.seat in seats]
        takes = frames.taken(table, point.to, seats, client.lang, room.text)
        return frames.undo_step(point, not room.must_agree(client, point.to), client.lang, takes)


def audience(client: Client) -> Audience:
    """Who is told the same."""
    return client.lang, tuple(client.seats)
