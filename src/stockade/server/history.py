"""A table as the sum of its records: nothing is true that is not written down.

`History` starts from set-up and seed and applies records one by one; a room applies each new record after it was stored, and a restarted
server applies them all again. A snapshot saves the replay when its digest fits; otherwise it is ignored.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct, field

from stockade.engine.ask import Ask
from stockade.engine.errors import PackChanged, PackMissing, Reason, StockadeError, UnknownGame
from stockade.engine.event import Event
from stockade.engine.game import find_game
from stockade.engine.gameparts import Stake
from stockade.engine.imagine import other_luck
from stockade.engine.savefile import ANSWERS_MOST
from stockade.engine.standing import TURN, CardAnswers, beforehand, passing
from stockade.engine.table import Table
from stockade.server.absence import Offer, offered
from stockade.server.records import (
    Answered,
    Arranged,
    Body,
    BotsSpeak,
    CardSaid,
    Chatted,
    Closed,
    Consented,
    Finished,
    Founded,
    Handed,
    Keyed,
    Objected,
    Offered,
    Over,
    PlayedBy,
    Requested,
    Reviewed,
    Seated,
    Standing,
    Twisted,
    Undone,
    Voted,
)
from stockade.server.refusal import LogFull, TableClosed
from stockade.server.seats import Seat, Speaks
from stockade.server.store import Record, Snapshot, Stored

logger = logging.getLogger("stockade.server")
CHAT_KEPT = 100
RECORDS_MOST = 5 * ANSWERS_MOST


class Stranded(StockadeError):
    """The table cannot go on by the rules that are here, and `why`. What was stored stays as it is (`stranded.py`)."""

    code = "stranded"


class Elsewhere(Exception):
    """The table has come to another position than when this was written."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Request(Struct):
    """An open wish to go back to `to` answers; it happens when every seat in `need` is in `agree`."""

    id: int
    by: int
    to: int
    need: list[int]
    agree: list[int] = field(default_factory=list[int])


class ChatLine(Struct):
    """Something said, and where in the log it belongs; an objection to what the bot of the seat `to` was about to do has no words."""

    n: int
    seat: int
    name: str
    text: str
    line: int
    at: float
    to: int | None = None


class History:
    """The table, its seats, chat, open request and standing choices after `n` records; `edition` is the one that played it last, and
    a snapshot holds the first `kept` records."""

    def __init__(self, table: Table, seats: list[Seat], edition: str = "", kept: int = 0) -> None:
        self.table = table
        self.seats = seats
        self.edition = edition
        self.kept = kept
        self.people = set(self.humans)  # seats that a person plays or has played
        self.n = 0
        self.at = 0.0
        self.chat: list[ChatLine] = []
        self.request: Request | None = None
        self.closed = False
        self.review: Reviewed | None = None
        self.founded: Founded | None = None  # not written down of old tables
        self.offer: Offer | None = None
        self.bots_say: Speaks = "shown"
        self.objections = [0] * len(seats)  # to what the bot of a seat was about to do
        self.standing: dict[int, Standing] = {}
        self.cards = CardAnswers(table.game.standing.habits())
        self.unasked: list[int] = []  # per answer: the seat whose standing answer gave it, -1 when somebody was asked
        self.asked_at: list[int] = []  # per answer: how long the log was before it

    def apply(self, record: Record, play: bool = True) -> None:
        """One record more; with `play` off the table itself is already there (a room has answered, a snapshot holds it)."""
        body = record.body
        match body:
            case Answered():
                if play:
                    self._answer(body)
                self.unasked.append(body.seat if body.how == "standing" else -1)
                self.asked_at.append(body.line)
                self.request = None
                if self.offer and self.offer.seat == body.seat:  # slow, and there after all
                    self.offer = None
            case Undone():
                if play:
                    self.table.undo(body.to)
                self.request = None
                self.standing.clear()
                self.cards.let.clear()
                self._ask_again(body.to)
                self._said_before(self.asked_at[body.to])
                del self.asked_at[body.to :]
            case Handed():
                if play:
                    self.hand(body)
            case Arranged():
                if play:
                    self.table.start_from(body.start, [])
            case Twisted():
                if play:
                    other_luck(self.table, body.luck)
                    self._check(body.digest, "elsewhere")
            case PlayedBy():
                if play:
                    self._check(body.digest, "beginning")
                self.edition = body.edition
            case _:
                self._talk(record, body)
        self.n = record.n + 1
        self.at = record.at

    def _ask_again(self, to: int) -> None:
        """Whoever has answers taken back that were given unasked is asked now: else they would be given at once again."""
        for seat in self.unasked[to:]:
            if seat >= 0:
                self.cards.forget(seat)
        del self.unasked[to:]

    def _talk(self, record: Record, body: Body) -> None:
        """What happens around the table."""
        match body:
            case Chatted():
                self._said(ChatLine(record.n, body.seat, body.name, body.text, body.line, record.at))
            case Seated():
                seat = self.seats[body.seat]
                if body.person:  # the seats of a stored table are the latest ones: only records tell
                    self.people.add(body.seat)
                seat.kind, seat.name = body.kind, body.name
                if self.offer and self.offer.seat == body.seat:
                    self.offer = None
                if self.request and not seat.human:
                    self.request.need = [other for other in self.request.need if other != body.seat]
                if not seat.human:
                    self.standing.pop(body.seat, None)
                    self.cards.reset(body.seat)
            case Requested():
                self.request = Request(record.n, body.by, body.to, body.need)
            case Voted():
                if self.request and body.agree:
                    self.request.agree += [seat for seat in body.seats if seat not in self.request.agree]
                else:
                    self.request = None
            case Standing():
                self.standing.pop(body.seat, None)
                if body.until:
                    self.standing[body.seat] = body
            case Finished() | Over():
                pass  # for the lists that the store keeps
            case Closed():
                self.closed = True
            case Reviewed():
                self.review = body
            case Founded():
                self.founded = body
                self.bots_say = body.bots_say
                key_seats(self.seats, body)
            case Keyed():
                key_seats(self.seats, body)
                if self.offer and self.offer.seat in body.seats:
                    self.offer = None
            case Offered():
                self.offer = offered(record.n, body)
            case Consented():
                if self.offer and body.agree:
                    self.offer.agree += [seat for seat in body.seats if seat not in self.offer.agree]
                else:
                    self.offer = None
            case BotsSpeak():
                self.bots_say = body.say
            case Objected():
                self.objections[body.seat] += 1
                self._said(ChatLine(record.n, body.by, self.seats[body.by].name, "", body.line, record.at, body.seat))
            case CardSaid():
                self.cards.say(body.seat, body.card, body.answer, body.round)
            case _:
                raise AssertionError(f"unknown record: {body}")

    def _said(self, line: ChatLine) -> None:
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]

    def _said_before(self, line: int) -> None:
        """Words stay when events are taken back: after the last event that is left, however the game goes on."""
        for said in self.chat:
            said.line = min(said.line, line if line >= 0 else said.line)

    def _answer(self, body: Answered) -> None:
        table = self.table
        if table.asked(body.seat) is None and len(table.pending) == 1 and table.pending[0].group:
            table.hand(table.pending[0].id, body.seat)  # an imported game holds answers only, not who handed what to whom
        table.answer(body.seat, body.keys)
        self._check(body.digest, "elsewhere")

    def _check(self, digest: str, code: str) -> None:
        if digest and digest != self.table.digest():
            raise Elsewhere(code)

    def hand(self, body: Handed) -> None:
        """The open question of one seat is another's now."""
        ask = self.table.asked(body.seat)
        if ask is not None:
            self.table.hand(ask.id, body.to)

    def for_bots(self) -> list[Ask]:
        """The open questions that bots answer. Where the first answer counts, people say who goes first; bots take what is left."""
        pending = self.table.pending
        bots = [ask for ask in pending if not self.seats[ask.seat].human]
        return [] if self.full or (self.table.first_counts and len(bots) < len(pending)) else bots

    @property
    def full(self) -> bool:
        """Whether nothing more is answered: the game has had its answers, or all that was answered and taken back fills the log."""
        return self.closed or self.table.full or self.n >= RECORDS_MOST

    def check_room(self) -> None:
        """Whether anything more may be written. Raises TableClosed or LogFull."""
        if self.closed:
            raise TableClosed
        if self.n >= RECORDS_MOST:
            raise LogFull(most=RECORDS_MOST)

    def new_rules(self) -> list[Body]:
        """What is written before the first change by another edition of the rules."""
        game = self.table.game
        return [] if self.edition == game.edition else [PlayedBy(game.edition, game.content_version)]

    def by_people(self) -> int | None:
        """How many answers there are up to the last one of a person; None when no person has answered."""
        answers, people = self.table.answers, self.humans
        return next((count for count in range(len(answers), 0, -1) if answers[count - 1].seat in people), None)

    @property
    def humans(self) -> list[int]:
        """The seats that people play."""
        return [seat.seat for seat in self.seats if seat.human]

    @property
    def bots(self) -> list[int]:
        """The seats that nobody sits at."""
        return [seat.seat for seat in self.seats if not seat.human]

    def said_beforehand(self, ask: Ask) -> list[str] | None:
        """The answer to a question that its seat need not see: what it said about a card or about helping others, else a pass for now."""
        table = self.table
        if keys := beforehand(self.cards, table, ask, self.bots):
            return keys
        if not self.passes(ask.seat):
            return None
        favour = table.game.standing.favour(table.play, ask)
        return [favour.leave] if favour else passing(ask)

    def at_stake(self, seat: int) -> Stake | None:
        """What that seat is asked to let happen or not."""
        ask = self.table.asked(seat)
        return self.table.game.standing.stake(self.table.play, ask) if ask is not None else None

    def passes(self, seat: int) -> bool:
        """Whether that seat's standing choice still holds: neither its phase, its turn nor a new round has begun since."""
        standing = self.standing.get(seat)
        return standing is not None and not any(self._ends(standing, event) for event in self.table.log[standing.line :])

    def _ends(self, standing: Standing, event: Event) -> bool:
        if standing.until == TURN:
            return self.table.game.standing.turn_of(self.table.play, event) == standing.seat
        return event.kind == "round.began" or (event.kind == "phase.began" and event.args.get("phase") == standing.until)


def key_seats(seats: Sequence[Seat], body: Founded | Keyed) -> None:
    """Which secrets open the seats now."""
    if isinstance(body, Founded):
        for number in body.invited:
            seats[number].invited = True
    else:
        for number in body.seats:
            seats[number].hash, seats[number].invited, seats[number].kept = body.hash, body.invited, not body.invited


def resume(stored: Stored) -> History:
    """The table as it stood when the last record was written; Stranded when these rules do not lead there.

    A snapshot of this very edition is believed. Otherwise all answers are given again, and each must come to the position that was noted.
    """
    row = stored.row
    try:
        game = find_game(row.game)
    except UnknownGame as error:
        raise Stranded(why=Reason("stranded-game", game=row.game)) from error
    if game.content_version != row.content_version and not _provable(stored.records):
        raise Stranded(why=Reason("stranded-version", found=row.content_version, wanted=game.content_version))
    n = 0
    try:
        table, kept = _from_snapshot(stored.snapshot, len(stored.records), game.edition)
        table = table or Table.new(row.game, msgspec.json.decode(row.setup), row.seed)
        history = History(table, [Seat(s.seat, s.kind, s.name, s.token_hash) for s in stored.seats], row.edition, kept)
        history.at = row.created
        for record in stored.records:
            n = record.n
            history.apply(record, play=record.n >= kept)
    except (PackMissing, PackChanged) as error:
        raise Stranded(why=Reason(f"stranded-{error.code}", **error.args_for_text)) from error
    except Exception as error:
        logger.warning("table %s cannot be continued at record %d", row.id, n, exc_info=error)
        code = f"stranded-{error.code if isinstance(error, Elsewhere) else 'answer'}"
        answer = len(answers(stored.records[:n])) + 1
        raise Stranded(why=Reason(code, answer=answer, found=row.edition or "?", wanted=game.edition)) from error
    return history


def _provable(records: Sequence[Record]) -> bool:
    """Whether all positions were noted, so that other rules can be seen to lead to the same ones."""
    first = records[0].body if records else None
    return isinstance(first, PlayedBy) and all(answer.digest for answer in answers(records))


def answers(records: Sequence[Record]) -> list[Answered]:
    """The answers that count: those that nobody took back."""
    given: list[Answered] = []
    for record in records:
        match record.body:
            case Answered():
                given.append(record.body)
            case Undone():
                del given[record.body.to :]
            case _:
                pass
    return given


def _from_snapshot(snapshot: Snapshot | None, records: int, edition: str) -> tuple[Table | None, int]:
    """The saved table and how many records it holds; None when there is none that can be trusted."""
    if snapshot is None or snapshot.n > records or snapshot.edition != edition:
        return None, 0
    try:
        table = Table.load(snapshot.body)
    except StockadeError as error:
        logger.warning("snapshot not used: %s", error.code)
        return None, 0
    if table.digest() != snapshot.digest:
        logger.warning("snapshot not used: digest")
        return None, 0
    return table, snapshot.n


def take_snapshot(history: History) -> Snapshot:
    """This moment, for a quick resume."""
    return snapshot_of(history.table, history.n)


def played_by(table: Table) -> PlayedBy:
    """What a new table says of itself."""
    return PlayedBy(table.game.edition, table.game.content_version, table.digest())


def snapshot_of(table: Table, records: int) -> Snapshot:
    """That table after so many records."""
    return Snapshot(records, table.digest(), table.save(), table.game.edition)
