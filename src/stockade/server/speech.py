"""What bots say in bubbles at their seats, and what people answer.

A bubble is for everybody at the table: it holds what `saying` makes of public facts. Where the table is set so a bot waits a moment
before it does what it says; whoever agrees lets it go on, one objection makes it choose something else, and what was refused it does not
propose again in the same turn. What is answered together with others is said when all have answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal
from weakref import proxy

from msgspec import Struct

from stockade.engine.ask import Ask, AskAll, Question
from stockade.insight.saying import Saying, saying, spoken
from stockade.insight.weighed import Weighed, chances
from stockade.server.bubbles import Bubble
from stockade.server.records import Chatted
from stockade.server.refusal import NoBubble, Watching

if TYPE_CHECKING:
    from stockade.server.client import Client
    from stockade.server.room import Room

Verdict = Literal["agree", "object", "gone"]


class Said(Struct):
    """A sentence of one seat; while it is `open`, somebody may agree or object to that answer."""

    id: int
    seat: int
    saying: Saying
    ask: int
    scope: tuple[int, int]
    keys: tuple[str, ...]
    open: asyncio.Future[Verdict] | None = None
    worth: tuple[Ask, Weighed] | None = None


class Speech:
    """The bubbles of one room. Read and change it only while holding the room's lock."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)
        self.bubbles: dict[int, Said] = {}
        self._later: list[Said] = []  # until the last one of `_together` has answered
        self._together: Question | None = None
        self._no: dict[tuple[int, int], list[tuple[str, ...]]] = {}  # by seat and, besides its turn, by question
        self._round = -1
        self._last = 0

    # -- bots ---------------------------------------------------------------------------------------------------------

    def refused(self, ask: Ask) -> list[list[str]]:
        """What that seat was told not to answer, as far as it is among the answers now."""
        if self.room.table.round != self._round:
            self._no, self._round = {}, self.room.table.round
        keys = {option.key for option in ask.options}
        return [list(no) for no in self._no.get(self._scope(ask), []) if keys.issuperset(no)]

    def _scope(self, ask: Ask) -> tuple[int, int]:
        """For how long a no counts: for the whole turn, or for a question that is none of it."""
        own = self.room.table.game.forecast.idle(self.room.table.play, ask) is not None
        return ask.seat, 0 if own else ask.id

    async def announce(self, ask: Ask, keys: Sequence[str]) -> None:
        """What the seat of that question announces with this answer is written down like other talk: it is held against facts later."""
        room = self.room
        table, seat = room.table, room.history.seats[ask.seat]
        told = table.game.talk.announces(table.play, ask, keys) if room.history.bots_say != "off" else None
        if told is not None:
            words = f"/{told.text.removeprefix('announce-')} {told.args['count']}"
            await room.spread(Chatted(ask.seat, seat.name, words, len(table.log)))

    def say(self, ask: Ask, keys: Sequence[str], may_object: bool) -> asyncio.Future[Verdict] | None:
        """The seat of that question says what it answers; where it waits for others to agree, their verdict."""
        table, mode = self.room.table, self.room.history.bots_say
        said = saying(table, ask, keys) if mode != "off" else None
        if said is None:
            return None
        self._last += 1
        made = Said(self._last, ask.seat, said, ask.id, self._scope(ask), tuple(sorted(keys)))
        if isinstance(table.question, AskAll):
            if table.question is not self._together:
                self._later, self._together = [], table.question
            self._later.append(made)
            return None
        if mode == "ask" and may_object and len(ask.options) > 1:
            self.bubbles.clear()  # one question at a time
            made.open = asyncio.get_running_loop().create_future()
        self.bubbles[ask.seat] = made
        return made.open

    def weigh(self, ask: Ask, keys: Sequence[str], found: Weighed) -> bool:
        """What the answer that a seat waits to give is worth; whether it still waits."""
        said = self.bubbles.get(ask.seat)
        if said is None or said.open is None or said.open.done() or (said.ask, said.keys) != (ask.id, tuple(sorted(keys))):
            return False
        said.worth = ask, found
        return True

    def close(self, seat: int) -> None:
        """Nobody may object any more."""
        if seat in self.bubbles:
            self.bubbles[seat].open = None

    # -- people -------------------------------------------------------------------------------------------------------

    def judge(self, client: Client, bubble: int, agree: bool) -> Said:
        """Somebody agrees or objects; what they spoke about. Raises Watching or NoBubble."""
        if not self.room.mine(client):
            raise Watching
        said = next((one for one in self.bubbles.values() if one.id == bubble and one.open and not one.open.done()), None)
        if said is None or said.open is None:
            raise NoBubble
        if not agree:
            self._no.setdefault(said.scope, []).append(said.keys)
            del self.bubbles[said.seat]
        said.open.set_result("agree" if agree else "object")
        return said

    def hush(self) -> None:
        """A person goes on: what was said is past."""
        self._drop(list(self.bubbles))

    def forget(self) -> None:
        """Somebody has gone back: it was never said."""
        self.hush()
        self._later, self._together = [], None

    def look(self) -> None:
        """After every change: what all have answered now is said, and what is no longer asked is not."""
        table = self.room.table
        if self._later and table.question is not self._together:
            self.bubbles |= {said.seat: said for said in self._later}
            self._later, self._together = [], None
        asked = {ask.id for ask in table.pending if not self.room.history.seats[ask.seat].human}
        self._drop([said.seat for said in self.bubbles.values() if said.open and said.ask not in asked])

    def _drop(self, seats: Sequence[int]) -> None:
        for seat in seats:
            said = self.bubbles.pop(seat)
            if said.open and not said.open.done():
                said.open.set_result("gone")

    # -- frames -------------------------------------------------------------------------------------------------------

    def shown(self, lang: str) -> list[Bubble]:
        """What everybody reads, in the order it was said."""
        text, out = self.room.text, list[Bubble]()
        for said in sorted(self.bubbles.values(), key=lambda one: one.id):
            words, because = spoken(text, said.saying, lang)
            facts = [fact.args for fact in said.saying.because]
            touches = [touch for args in (said.saying.args, *facts) for touch in text.touches(args)]
            asks = said.open is not None
            short, full = chances(self.room.table, *said.worth, lang) if asks and said.worth else ("", "")
            out.append(Bubble(said.id, said.seat, words, because, asks, list(dict.fromkeys(touches)), short, full))
        return out
