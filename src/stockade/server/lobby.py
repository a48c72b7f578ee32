"""All tables of this server: made, found, opened from the store when somebody comes, and put away when nobody looks any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from stockade.engine import savefile
from stockade.engine.branch import story_of
from stockade.engine.checkpoint import Story
from stockade.engine.errors import BadSetup, StockadeError, type_arg
from stockade.engine.game import games
from stockade.engine.report import report
from stockade.engine.table import Table
from stockade.server import frames, stranded
from stockade.server.aside import aside
from stockade.server.bodies import BestGame, Branch, MadeTable, MyTable, NewTable, Player, SeatLink, SeatWish, TableSummary
from stockade.server.bot_seats import BotSeats
from stockade.server.garbage import Left
from stockade.server.history import Stranded, played_by, resume
from stockade.server.imports import Imported, Imports
from stockade.server.leases import Alone, Elsewhere, Leases
from stockade.server.measures import NOBODY, Measures
from stockade.server.protocol import Malformed
from stockade.server.records import Body, Founded, Over
from stockade.server.refusal import BadToken
from stockade.server.room import Room
from stockade.server.seats import HUMAN, Seat, admitted, held_by, new_table_id, new_token, plain, token_hash
from stockade.server.sentences import explain
from stockade.server.store import SeatRow, Store, Stored, StoreFailed, TableRow

logger = logging.getLogger("stockade.server")
ROOMS_KEPT = 200
SEEN_KEPT = 100
QUIET = 120.0  # seconds without a screen; somebody who reloads finds the table awake
SEEDS = savefile.SEED_MOST  # so many that nobody can try them all and know the deck from the first hand


class UnknownTable(StockadeError):
    """No table has that id."""

    code = "unknown-table"


class WrongSeats(StockadeError):
    """The list of seats does not fit the set-up."""

    code = "wrong-seats"


class SeedOfOne(StockadeError):
    """Whoever chooses the seed could know what the others hold."""

    code = "seed-of-one"


class NotKept(StockadeError):
    """A new table could not be written down."""

    code = "store-table"


class Sealed(StockadeError):
    """The save file holds secrets of others, and the game goes on."""

    code = "sealed"


class Place(Struct):
    """A room and the machine that plays its bots."""

    room: Room
    machine: BotSeats

    @property
    def unused(self) -> bool:
        """Whether nobody looks, writes or thinks there."""
        return not self.room.busy and self.machine.idle


def set_up(game: str, setup: dict[str, Any], seed: int) -> Table:
    """A new table; whatever a game trips over in a set-up from outside becomes BadSetup."""
    try:
        return Table.new(game, setup, seed)
    except StockadeError:
        raise
    except Exception as error:
        logger.exception("set-up of %s failed", game)
        raise BadSetup("bad-setup") from error


def look_at_rules() -> None:
    """The editions of all games, from the files as they are now: somebody may update them under a running server."""
    try:
        for game in games().values():
            _ = game.edition
    except Exception:
        logger.exception("a game cannot be loaded")


class Lobby:
    """The rooms of one server. Others may play tables of the same store: what `leases` say decides who."""

    def __init__(self, store: Store, bot_delay: float, measures: Measures = NOBODY, leases: Leases | None = None) -> None:
        self.store = store
        self.leases: Leases = leases or Alone()
        self.leases.lost = self._lost
        self.bot_delay = bot_delay
        self.measures = measures
        self.imports = Imports()
        self._places: dict[str, asyncio.Task[Place]] = {}
        self._stranded: dict[str, type_arg] = {}  # why, by table
        self._seen: dict[str, Room] = {}  # copies of tables that others may play, the latest last
        self._errands: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Bots stand still and every change under way is written."""
        for task in list(self._places.values()):
            if task.done() and task.exception() is None:
                await task.result().machine.stop()
        self._places.clear()
        await asyncio.gather(*self._errands)
        await aside(self.imports.close)

    @property
    def rooms(self) -> list[Room]:
        """The tables that are open now."""
        return [task.result().room for task in self._places.values() if task.done() and not task.cancelled() and not task.exception()]

    async def place(self, table_id: str) -> Place:
        """The live table, opened from the store when it is not. Raises UnknownTable, Stranded or Elsewhere."""
        while True:
            task = self._places.pop(table_id, None)
            if task is None or (task.done() and (task.exception() is not None or task.result().room.retired)):
                self._tidy()
                task = asyncio.ensure_future(self._open(table_id))
            self._places[table_id] = task  # last in line to be put away
            try:
                place = await asyncio.shield(task)
            except StockadeError:
                if self._places.get(table_id) is task:
                    del self._places[table_id]
                raise
            # between its opening and our coming it may have been put away, even opened again: all must meet in one room
            if self._places.setdefault(table_id, task) is task:
                place.room.quiet_since = time.monotonic()  # whoever came in is about to sit down
                return place

    async def _open(self, table_id: str) -> Place:
        if why := self._stranded.get(table_id):
            raise Stranded(why=why)  # nothing changes that while this server runs
        if address := await self.leases.claim(table_id):
            raise Elsewhere(address=address)
        try:
            room = await self._resumed(table_id)
        except StockadeError:
            self._let_go([table_id])
            raise
        place = Place(room, BotSeats(room, self.bot_delay))
        place.machine.kick()
        return place

    async def _resumed(self, table_id: str) -> Room:
        """The table as it is stored, in a room that nobody has entered."""
        stored = await self._stored(table_id)
        try:
            history = await aside(resume, stored)
        except Stranded as error:
            self._stranded[table_id] = error.args_for_text["why"]
            if len(self._stranded) > ROOMS_KEPT:
                del self._stranded[next(iter(self._stranded))]
            raise
        return Room(table_id, history, stored.row.watch_hash, self.store, self.measures)

    async def look(self, table_id: str) -> Room:
        """A room to look into: the live one; where others might play the table, a copy is enough and takes it from nobody."""
        if not self.leases.shared or any(room.id == table_id and not room.retired for room in self.rooms):
            return (await self.place(table_id)).room
        seen = self._seen.pop(table_id, None)
        if seen is None or await self.store.length(table_id) != seen.history.n:
            seen = await self._resumed(table_id)
        self._seen[table_id] = seen
        if len(self._seen) > SEEN_KEPT:
            del self._seen[next(iter(self._seen))]
        return seen

    def _lost(self, tables: Sequence[str]) -> None:
        """Somebody else plays these now: whoever sits there comes back, and is led to them."""
        for room in self.rooms:
            if room.id in tables:
                room.retire()

    def _let_go(self, tables: Sequence[str]) -> None:
        """Whoever wants these may have them."""
        if tables and self.leases.shared:
            errand = asyncio.ensure_future(self.leases.release(tables))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    def _tidy(self) -> None:
        """There is room for one more: tables nobody looks at are put away, longest unused first; they are all in the store."""
        self._put_away(ROOMS_KEPT - 1, 0)

    def put_away(self, seconds: float) -> int:
        """Tables nobody has looked at for so long are put away; how many."""
        return self._put_away(0, seconds)

    def _put_away(self, most: int, seconds: float) -> int:
        """Until so many are left, as far as they are unused."""
        gone: list[str] = []
        for table_id, task in list(self._places.items()):
            if len(self._places) <= most:
                break
            if task.done() and (
                task.exception() or (task.result().unused and task.result().room.quiet_since <= time.monotonic() - seconds)
            ):
                del self._places[table_id]
                gone.append(table_id)
        self._let_go(gone)
        return len(gone)

    async def keep_tidy(self) -> None:
        """A table that everybody has left sleeps in the store, until cancelled."""
        while True:
            await asyncio.sleep(QUIET / 8)
            Left.rooms += self.put_away(QUIET)
            Left.open = len(self.rooms)

    # -- making tables ------------------------------------------------------------------------------------------------

    async def create(self, wish: NewTable) -> MadeTable:
        """A new table with its links. Where seats hide things from each other, the dice are the server's alone."""
        seed = -1 - secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
        table = await aside(set_up, wish.game, wish.setup, seed)
        founded = Founded("server" if wish.seed is None else "seed", [], wish.away, wish.clock, wish.talk, bots_say=wish.bots_say)
        return await self._keep(table, wish.seats, [played_by(table)], founded)

    async def take_in(self, data: bytes, at: int | None = None, new_luck: bool = False) -> MadeTable:
        """A table from a save file, or from a position in it, with new links; people sit at every seat."""
        found = await self.imports.open(data)
        start = found.table.start
        if at is not None or new_luck:
            found = await self.imports.play(story_of(found.table, at, self._luck(new_luck)), start)
        return await self._lay_out(found, [], Founded("save", again=at is not None or bool(start), puzzle=found.puzzle))

    async def branch(self, table_id: str, tokens: Sequence[str], wish: Branch) -> MadeTable:
        """A new table from a position of another one, for whoever may have its save file."""
        room = await self.look(table_id)
        async with room.lock:
            self.check_truth(room, tokens)
            table = room.table
            if wish.at is not None and wish.at > len(table.answers):
                raise Malformed(path="$.at")
            story, start = story_of(table, wish.at, self._luck(wish.luck == "new")), table.start
            seats = [SeatWish(seat.kind, seat.name) for seat in room.history.seats] if wish.seats is None else wish.seats
        known = wish.luck == "same" or table.game.secrets.private(table.setup)
        return await self.set_out(story, seats, Founded("save" if known else "server", again=True), start)

    async def set_out(self, story: Story, seats: Sequence[SeatWish], founded: Founded, start: bytes = b"") -> MadeTable:
        """A table at the position that a story leads to, from an arranged `start` where it has one: for what the house itself tells."""
        return await self._lay_out(await self.imports.play(story, start), seats, founded)

    async def _lay_out(self, found: Imported, seats: Sequence[SeatWish], founded: Founded) -> MadeTable:
        made = await self._keep(found.table, seats, found.records, founded)
        with contextlib.suppress(StoreFailed):  # the answers are stored, and would be played again
            await self.store.snapshot(made.table, found.snapshot)
        return made

    def _luck(self, new: bool) -> int | None:
        return -1 - secrets.randbelow(SEEDS) if new else None

    async def _keep(self, table: Table, wishes: Sequence[SeatWish], bodies: Sequence[Body], founded: Founded) -> MadeTable:
        count = int(table.state.seats)
        if len(wishes) > count:
            raise WrongSeats(seats=count, given=len(wishes))
        wishes = [*wishes, *[SeatWish()] * (count - len(wishes))]
        tokens, watch, table_id = [new_token() for _ in wishes], new_token(), new_table_id()
        seats = [Seat(i, wish.kind, plain(wish.name), token_hash(tokens[i])) for i, wish in enumerate(wishes)]
        game = table.game
        setup = msgspec.json.encode(table.setup)
        row = TableRow(table_id, game.id, setup, table.seed, game.content_version, token_hash(watch), game.edition)
        if founded.dice == "seed" and table.game.secrets.private(table.setup) and sum(seat.human for seat in seats) > 1:
            raise SeedOfOne
        bodies = [*bodies, structs.replace(founded, invited=[i for i, wish in enumerate(wishes) if wish.invited])]
        bodies += [Over(table.outcome)] if table.outcome else []
        try:
            await self.store.create(row, [SeatRow(seat.seat, seat.hash, seat.kind, seat.name) for seat in seats], bodies)
        except StoreFailed as failed:
            raise NotKept from failed
        return MadeTable(table_id, [SeatLink(seat.seat, tokens[seat.seat], seat.kind, seat.name) for seat in seats], watch)

    # -- looking ------------------------------------------------------------------------------------------------------

    async def summary(self, wish: MyTable, lang: str) -> TableSummary | None:
        """A line for the start page; None when the table or the link is unknown."""
        try:
            room = await self.look(wish.table)
            held, _ = admitted(room.history.seats, room.watch_hash, wish.tokens)
        except Stranded as error:
            return await self._stranded_line(wish, explain(error, lang))
        except StockadeError:
            return None
        async with room.lock:
            table = room.table
            mine = [seat for seat in held if room.history.seats[seat].kind == HUMAN]
            return TableSummary(
                table=room.id,
                game=table.game.id,
                scenario=frames.scenario_of(table),
                round=table.round,
                outcome=table.outcome,
                seats=room.seats(),
                yours=held,
                asked=[ask.seat for ask in table.pending if ask.seat in mine],
                updated=frames.iso(room.history.at),
            )

    async def _stranded_line(self, wish: MyTable, why: str) -> TableSummary | None:
        try:
            stored = await self._stored(wish.table)
            held, _ = admitted(stranded.seats_of(stored), stored.row.watch_hash, wish.tokens)
        except StockadeError:
            return None
        return stranded.summary(stored, held, why)

    async def _stored(self, table_id: str) -> Stored:
        stored = await self.store.load(table_id)
        if stored is None:
            raise UnknownTable(table=table_id)
        return stored

    async def best(self, game: str, most: int, table: str) -> list[BestGame]:
        """The best finished games of that game; `this` marks the table that was named."""
        return [
            BestGame(
                place=best.place,
                this=best.table == table,
                scenario=best.record.scenario,
                outcome=best.record.outcome,
                points=best.record.points,
                who=[Player(kind, name) for kind, name in best.record.who],
                details=best.record.details,
                at=frames.iso(best.at),
            )
            for best in await self.store.best(game, most, table)
        ]

    async def save(self, table_id: str, tokens: Sequence[str]) -> bytes:
        """The save file, for whoever holds a seat. It holds the whole truth: where seats keep secrets, for whoever holds all that people
        play or have played, until the game is over."""
        try:
            room = await self.look(table_id)
        except Stranded:
            return await self._story(table_id, tokens)
        async with room.lock:
            self.check_truth(room, tokens)
            return room.table.save()

    async def report(self, table_id: str, tokens: Sequence[str], words: str) -> bytes:
        """What somebody finds wrong at that table, as a file, for whoever may have its save."""
        room = await self.look(table_id)
        async with room.lock:
            self.check_truth(room, tokens)
            return report(room.table, words)

    def check_truth(self, room: Room, tokens: Sequence[str]) -> None:
        """Whether these may have the whole truth of that table. Raises BadToken or Sealed."""
        held, table = held_by(room.history.seats, tokens), room.table
        if not held:
            raise BadToken
        if table.game.secrets.private(table.setup) and not table.outcome and not room.history.people <= set(held):
            raise Sealed

    async def _story(self, table_id: str, tokens: Sequence[str]) -> bytes:
        """What is left of a table that cannot go on here."""
        stored = await self._stored(table_id)
        held = held_by(stranded.seats_of(stored), tokens)
        if not held:
            raise BadToken
        if stranded.sealed(stored, held):
            raise Sealed
        return stranded.story(stored)
