"""One live table: its lock, its connected clients, and every way in which it may change.

A change is written to the store before anybody sees it. Answers run on the table first, because only the rules can say whether they are
legal; until they are stored the lock keeps every reader out, and if storing fails the table goes back. All other changes are stored first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from msgspec import Raw

from stockade.engine.ask import Ask, AskAny
from stockade.engine.errors import NothingToUndo, NotYourSeat, RuleBroken, StaleDecision, StockadeError
from stockade.engine.standing import TURN
from stockade.engine.table import Table
from stockade.engine.text import Text
from stockade.server import frames, protocol
from stockade.server.chairs import Chairs
from stockade.server.client import Client
from stockade.server.history import ChatLine, History, take_snapshot
from stockade.server.measures import NOBODY, Measures
from stockade.server.moments import Moments, Screen, known, screen
from stockade.server.plans import play_plan
from stockade.server.protocol import ChatFrame, SeatInfo, ServerFrame
from stockade.server.records import (
    Answered,
    Body,
    BotsSpeak,
    CardSaid,
    Chatted,
    Finished,
    Handed,
    Objected,
    Over,
    Requested,
    Standing,
    Undone,
    Voted,
)
from stockade.server.refusal import (
    BotSeat,
    ForeignSeat,
    NoRequest,
    NoStanding,
    NotForTheGroup,
    RequestOpen,
    TooMany,
    UnknownPhase,
)
from stockade.server.seats import plain
from stockade.server.speech import Speech
from stockade.server.store import Record, Snapshot, Store, StoreFailed
from stockade.server.talk import WATCHER, Gallery
from stockade.server.telling import Telling

T = TypeVar("T")
logger = logging.getLogger("stockade.server")
SNAPSHOT_EVERY = 50
CLIENTS_MOST = 80  # screens, those of watchers among them
UNASKED_MOST = 200  # standing answers in a row; the machine goes on where this stops


class Room:
    """A table with people around it."""

    def __init__(self, table_id: str, history: History, watch_hash: bytes, store: Store, measures: Measures = NOBODY) -> None:
        self.id = table_id
        self.history = history
        self.watch_hash = watch_hash
        self.store = store
        self.measures = measures
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.facts = frames.Facts()
        self.moments = Moments()
        self.telling = Telling(self)
        self.speech = Speech(self)
        self.gallery = Gallery()
        self.chairs = Chairs(self)
        self.retired = False
        self.quiet_since = time.monotonic()  # when the last screen went, while there is none
        self.on_change: Callable[[], None] = lambda: None
        # Questions are numbered from zero again after a restart; a random start keeps an answer from before out of a question from after.
        history.table.number_from(secrets.randbelow(2**28) * 2**24)
        self._unsure = False
        self._snapshot_at = history.kept
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def table(self) -> Table:
        """The game being played. Read it only while holding the lock."""
        return self.history.table

    @property
    def busy(self) -> bool:
        """Whether somebody looks or something is being written."""
        return bool(self.clients or self._tasks or self.lock.locked())

    # -- coming and going ---------------------------------------------------------------------------------------------

    def join(self, client: Client) -> None:
        """The client is sent everything it may know from now on."""
        if len(self.clients) >= CLIENTS_MOST:
            raise TooMany
        self.clients.append(client)
        for line in self.history.chat:
            client.tell(self._said(client, line, old=True))
        self.changed()

    def part(self, client: Client) -> None:
        """The client is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.quiet_since = time.monotonic()
            self.changed()

    def changed(self) -> None:
        """Everybody looks again."""
        self.chairs.look()
        self.speech.look()
        self.facts.forget()
        self.telling.forget()
        for client in self.clients:
            client.refresh()
        self.on_change()

    def retire(self) -> None:
        """Somebody else wrote to this table: what is in memory is worthless, clients come back to a fresh one."""
        self.retired = True
        for client in self.clients:
            client.leave("retired")

    # -- frames -------------------------------------------------------------------------------------------------------

    async def news(self, client: Client) -> list[ServerFrame | Raw]:
        """What this client should be sent now; what others are told as well is written already."""
        async with self.lock:
            out: list[ServerFrame | Raw] = []
            if client.greet:
                client.greet = False
                out.append(
                    frames.welcome(self.table, client.lang, self.id, client.seats, client.watching, self.seats(), self.history.founded)
                )
            out += [client.outbox.popleft() for _ in range(len(client.outbox))]
            if client.stale:
                client.stale = False
                out += self.telling.news(client)
            return out

    def seats(self) -> list[SeatInfo]:
        """Who sits where, and whose screen is on."""
        return self.chairs.info()

    @property
    def text(self) -> Text:
        """The game's sentences with the names of the people here."""
        return self.table.game.people.spoken(self.table.game.text, [seat.name for seat in self.history.seats])

    def mine(self, client: Client) -> list[int]:
        """The seats this client holds and plays itself."""
        return [seat for seat in client.seats if self.history.seats[seat].human]

    def screen(self, client: Client) -> Screen:
        """Through whose eyes it looks."""
        return screen(client.seats, self.mine(client))

    # -- changing -----------------------------------------------------------------------------------------------------

    async def handle(self, client: Client, frame: protocol.ClientFrame) -> None:
        """What the client wants happens, or an error says why not. A dropped connection does not interrupt it half-way."""
        with self.measures.time("answer" if isinstance(frame, protocol.AnswerFrame) else "wish"):
            await self.whole(self._handle(client, frame))

    async def answer_for(self, seat: int, ask_id: int, keys: Sequence[str], how: str) -> bool:
        """A bot's or standing answer; False when the question is gone, or its seat answers for itself, meanwhile."""
        return await self.whole(self._answer_for(seat, ask_id, keys, how))

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """All changes under way are finished."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    async def _handle(self, client: Client, frame: protocol.ClientFrame) -> None:
        async with self.lock:
            if not client.seats:
                self.gallery.check(client, frame, self.history)
            await self.sure()
            self.history.check_room()
            match frame:
                case protocol.AnswerFrame():
                    self._own(client, frame.seat)
                    self.speech.hush()
                    await self.answer(frame.seat, frame.decision, frame.keys)
                case protocol.AskPlan():
                    self._own(client, frame.seat)
                    await play_plan(self, frame)
                case protocol.UndoFrame():
                    await self._undo(client, frame.to)
                case protocol.UndoVote():
                    await self._vote(client, frame)
                case protocol.HandFrame():
                    await self._hand(client, frame)
                case protocol.StandingFrame():
                    await self._standing(client, frame)
                case protocol.CardFrame():
                    await self._card(client, frame)
                case protocol.SeatFrame():
                    await self.chairs.seat(client, frame)
                case protocol.OfferFrame():
                    await self.chairs.offer(client, frame)
                case protocol.OfferVote():
                    await self.chairs.consent(client, frame)
                case protocol.Say():
                    await self._chat(client, frame)
                case protocol.Reply():
                    await self._reply(client, frame)
                case protocol.BotsFrame():
                    await self.write([BotsSpeak(frame.say)])
                case _:
                    raise protocol.Malformed(path="$.type")
            await self._pass_on()

    async def _answer_for(self, seat: int, ask_id: int, keys: Sequence[str], how: str) -> bool:
        async with self.lock:
            await self.sure()
            # the seat may have been taken back, or stopped passing, while the answer was thought about
            ready = [self.standing_ask()] if how == "standing" else self.history.for_bots()
            if self.history.request or not any(ask and ask.id == ask_id and ask.seat == seat for ask in ready):
                return False
            await self._answer(seat, ask_id, keys, how)
            await self._pass_on()
            return True

    async def _pass_on(self) -> None:
        """Seats that pass for now do so before anybody looks, so that their question does not flash up on a screen."""
        try:
            for _ in range(UNASKED_MOST):
                if (ask := self.standing_ask()) is None:
                    break
                await self._answer(ask.seat, ask.id, self.standing_keys(ask) or [], "standing")
        except StockadeError as error:  # what came before counts; the machine tries again
            logger.warning("table %s: a standing answer failed: %s", self.id, error)

    def standing_ask(self) -> Ask | None:
        """A question whose answer was given beforehand. Where the first answer counts, one pass must not end it for the others;
        an offer is left when only bots are asked besides, for they wait until nobody else wants to."""
        if self.history.request or self.history.full:
            return None
        pending = self.table.pending
        found = [ask for ask in pending if self.standing_keys(ask) is not None]
        if isinstance(self.table.question, AskAny) and len(found) < len(pending):
            alone = all(ask in found or not self.history.seats[ask.seat].human for ask in pending)
            found = [ask for ask in found if ask.offer] if alone else []
        return found[0] if found else None

    def standing_keys(self, ask: Ask) -> list[str] | None:
        """What its seat answers without being asked."""
        return self.history.said_beforehand(ask)

    def _own(self, client: Client, seat: int) -> None:
        """The client holds that seat and plays it itself."""
        if seat not in client.seats:
            raise NotYourSeat(seat=seat)
        if not self.history.seats[seat].human:
            raise BotSeat(seat=seat)

    async def answer(self, seat: int, ask_id: int, keys: Sequence[str]) -> None:
        """A person's answer, while the lock is held; what they let happen need not be asked again about less of it."""
        stake, round = self.history.at_stake(seat), self.table.round
        await self._answer(seat, ask_id, keys, "")
        self.history.cards.heard(seat, stake, keys, round)

    async def _answer(self, seat: int, ask_id: int, keys: Sequence[str], how: str) -> None:
        table = self.table
        kept, handed, line = len(table.answers), table.handed, len(table.log)
        try:
            with self.moments.watching(table, [self.screen(client) for client in self.clients]):
                table.answer(seat, list(keys), decision=ask_id)
        except RuleBroken:
            logger.exception("table %s: rule broken after %d answers by %s", self.id, kept, list(keys))
            self.changed()
            raise
        try:
            answered = Answered(seat, table.answers[kept].keys, how, line, table.digest())
            await self.write([answered, *self._finished()], played=True)
        except StoreFailed:
            table.undo(kept)
            table.hand_again(handed)
            self.moments.cut(line)
            self.changed()
            raise
        self.measures.answered(table.game.id, how)
        self._snapshot()

    def _finished(self) -> list[Body]:
        """A game that has just ended is over, and may be remembered; what bots played among themselves is not."""
        table = self.table
        if not table.outcome:
            return []
        over: list[Body] = [Over(table.outcome)]
        counts = self.history.humans and not (self.history.founded and self.history.founded.again)
        score = table.game.records.score(table.play) if counts else None
        if score is None:
            return over
        who = [(seat.kind, seat.name) for seat in self.history.seats]
        return [*over, Finished(table.game.id, frames.scenario_of(table), table.outcome, score.points, score.tie, who, score.details)]

    # -- going back ---------------------------------------------------------------------------------------------------

    def must_agree(self, client: Client, to: int) -> list[int]:
        """The people who have to agree: those whose answers are taken back, and everybody once something was revealed since."""
        others = [seat for seat in self.history.humans if seat not in client.seats]
        if not self.table.undo_is_free(to):
            return others
        taken = {answer.seat for answer in self.table.answers[to:]}
        return [seat for seat in others if seat in taken]

    async def _undo(self, client: Client, to: int) -> None:
        if not 0 <= to < len(self.table.answers):
            raise NothingToUndo(to=to, answers=len(self.table.answers))
        if self.history.request:
            raise RequestOpen
        by = (self.mine(client) or client.seats)[0]
        need = self.must_agree(client, to)
        await self.write([Requested(by, to, need)] if need else [Undone(to, by)])

    async def _vote(self, client: Client, frame: protocol.UndoVote) -> None:
        request = self.history.request
        if request is None or request.id != frame.request:
            raise NoRequest
        seats = [seat for seat in request.need if seat in client.seats]
        if not seats and (frame.agree or request.by not in client.seats):
            raise ForeignSeat(seat=request.by)
        granted = frame.agree and all(seat in seats or seat in request.agree for seat in request.need)
        vote = Voted(seats, frame.agree)
        await self.write([vote, Undone(request.to, request.by)] if granted else [vote])

    # -- around the table ---------------------------------------------------------------------------------------------

    async def _hand(self, client: Client, frame: protocol.HandFrame) -> None:
        table = self.table
        ask = next((ask for ask in table.pending if ask.id == frame.decision), None)
        if ask is None:
            raise StaleDecision(decision=frame.decision)
        if ask.seat not in client.seats and self.history.seats[ask.seat].human:
            raise NotYourSeat(seat=ask.seat)
        if not ask.group or len(table.pending) != 1 or frame.to >= len(self.history.seats):
            raise NotForTheGroup
        if frame.to != ask.seat:
            await self.write([Handed(ask.seat, frame.to)])

    async def _standing(self, client: Client, frame: protocol.StandingFrame) -> None:
        self._own(client, frame.seat)
        if frame.until not in ("", "round", *self.table.game.phases) and not (frame.until == TURN and self.table.game.standing.turns):
            raise UnknownPhase
        await self.write([Standing(frame.seat, frame.until, len(self.table.log))])

    async def _card(self, client: Client, frame: protocol.CardFrame) -> None:
        self._own(client, frame.seat)
        if frame.card not in self.table.game.standing.cards():
            raise NoStanding
        await self.write([CardSaid(frame.seat, frame.card, frame.answer, self.table.round)])

    async def _chat(self, client: Client, frame: protocol.Say) -> None:
        text = plain(frame.text)
        if not text:
            raise protocol.Malformed(path="$.text")
        seat = (self.mine(client) or client.seats or [WATCHER])[0]
        name = "" if seat == WATCHER else self.history.seats[seat].name
        await self.spread(Chatted(seat, name, text, len(self.table.log)))

    async def _reply(self, client: Client, frame: protocol.Reply) -> None:
        """To what a bot is about to do."""
        said = self.speech.judge(client, frame.bubble, frame.agree)
        if not frame.agree:
            await self.spread(Objected(said.seat, self.mine(client)[0], len(self.table.log)))

    async def spread(self, said: Chatted | Objected) -> None:
        await self.write([said])  # before anybody hears it
        for other in self.clients:
            other.tell(self._said(other, self.history.chat[-1]))

    def _said(self, client: Client, line: ChatLine, old: bool = False) -> ChatFrame:
        return frames.chat_frame(line, sum(known(event, client.seats) for event in self.table.log[: line.line]), old)

    # -- writing ------------------------------------------------------------------------------------------------------

    async def write(self, bodies: list[Body], played: bool = False) -> None:
        """The records are stored, then true, then seen. The first that this edition of the rules writes says so before."""
        n, bodies = self.history.n, [*self.history.new_rules(), *bodies]
        try:
            with self.measures.time("store"):
                at = await self.store.append(self.id, n, bodies)
        except StoreFailed:
            self._unsure = True
            raise
        before = len(self.table.log)
        try:
            for i, body in enumerate(bodies):
                self.history.apply(Record(n + i, body, at), play=not played)
        except Exception:
            self.retire()  # what is stored counts: read it again from the start
            raise
        if len(self.table.log) < before or any(isinstance(body, Undone) for body in bodies):
            self.speech.forget()
            self._cut(len(self.table.log))
        self.changed()

    def _cut(self, length: int) -> None:
        """Clients forget what they were told of events that never happened."""
        self.moments.cut(length)
        for client in self.clients:
            if client.after > length:
                client.after = length
                client.lines = sum(known(event, client.seats) for event in self.table.log[:length])
                client.cut = True

    async def sure(self) -> None:
        """An error while writing can come after the bytes were written: what is stored decides, before anything else happens."""
        if self._unsure:
            if await self.store.length(self.id) != self.history.n:
                self.retire()
            self._unsure = False
        if self.retired:
            raise StoreFailed(detail="retired")

    def _snapshot(self) -> None:
        if self.history.n - self._snapshot_at < SNAPSHOT_EVERY:
            return
        self._snapshot_at = self.history.n
        task = asyncio.ensure_future(self._keep(take_snapshot(self.history)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, snapshot: Snapshot) -> None:
        with contextlib.suppress(StoreFailed):
            await self.store.snapshot(self.id, snapshot)
