"""Looking through tables, running or over: who may see what, and the games that were played again lately."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from stockade.engine.branch import story_of
from stockade.engine.errors import StockadeError
from stockade.server import frames
from stockade.server.aside import Aside
from stockade.server.lobby import Lobby, Sealed
from stockade.server.lookback import Course, LookBack, Past, Sight
from stockade.server.protocol import Welcome
from stockade.server.retelling import Retold, Telling, screen_of, stretch
from stockade.server.room import Room
from stockade.server.seats import admitted, held_by

KEPT = 8


class Replays:
    """The past of a lobby's tables."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._aside = Aside(1, "replay")
        self._kept: dict[tuple[str, str], asyncio.Future[Retold]] = {}

    async def past(self, table_id: str, tokens: Sequence[str], wish: LookBack) -> Past:
        """A stretch of it, for eyes that these tokens open. Raises BadToken or Sealed."""
        room = await self.lobby.look(table_id)
        async with room.lock:
            table, may = room.table, sights(room, tokens)
            eyes = may[0] if wish.eyes is None else wish.eyes
            if eyes not in may:
                raise Sealed
            screen = screen_of(eyes, table.state.seats)
            telling = Telling(eyes, screen, room.text, wish.lang)
            again = self._retold(room)
            course = Course(
                welcome=self._welcome(room, wish, [seat for seat in held_by(room.history.seats, tokens) if (seat,) == screen.seats]),
                stops=[],
                outcome=table.outcome,
                winners=table.winners,
                eyes=may,
                private=table.game.secrets.private(table.setup),
                branch=self._may_branch(room, tokens),
            )
        retold = await again
        found = await self._aside.do(stretch, retold, telling, wish.start)
        if wish.whole:
            course.stops = retold.stops
            found.course = course
        return found

    def _retold(self, room: Room) -> asyncio.Future[Retold]:
        """Once for all who look at it now."""
        table = room.table
        key = (room.id, f"{len(table.answers)} {table.digest()}")
        found = self._kept.pop(key, None)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = asyncio.ensure_future(self._aside.do(Retold, story_of(table), table.start))
        self._kept[key] = found
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    def _welcome(self, room: Room, wish: LookBack, you: Sequence[int]) -> Welcome:
        table = room.table
        return frames.welcome(table, wish.lang, room.id, you, not you, room.seats(), room.history.founded)

    def _may_branch(self, room: Room, tokens: Sequence[str]) -> bool:
        try:
            self.lobby.check_truth(room, tokens)
        except StockadeError:
            return False
        return True


def sights(room: Room, tokens: Sequence[str]) -> list[Sight]:
    """Through whose eyes whoever holds these may look: their own, and when the game is over everybody's. Raises BadToken."""
    held, _ = admitted(room.history.seats, room.watch_hash, tokens)
    if not room.table.outcome:
        return [*held, "watcher"]
    return ["all", *range(room.table.state.seats), "watcher"]
