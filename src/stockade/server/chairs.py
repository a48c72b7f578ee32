"""Who sits at a table: links and keys, names, bots, and people who are away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING
from weakref import proxy

from msgspec import UNSET

from stockade.server import frames, protocol
from stockade.server.absence import Absence, NobodyToAgree, NoOffer, offered, to_be_asked
from stockade.server.client import Client
from stockade.server.clock import Clock
from stockade.server.protocol import SeatInfo
from stockade.server.records import Body, Consented, Keyed, Offered, Seated, Undone
from stockade.server.refusal import ForeignSeat, Renewed, RequestOpen
from stockade.server.seats import HUMAN, admitted, opened_by, plain, token_hash

if TYPE_CHECKING:
    from stockade.server.room import Room


class Chairs:
    """The seats of one room."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)
        self.absence = Absence(len(room.history.seats))
        founded = room.history.founded
        self.clock = Clock(founded.clock if founded else 0)

    @property
    def screens(self) -> Counter[int]:
        """How many screens there are at each seat."""
        return Counter(seat for client in self.room.clients for seat in client.seats)

    def look(self) -> None:
        """Somebody came or went, or was asked."""
        screens, history = self.screens, self.room.history
        self.absence.look(screens)
        asked = {ask.seat: ask.id for ask in history.table.pending if history.seats[ask.seat].human}
        self.clock.look(asked, () if history.request else screens, len(history.table.log))

    def info(self) -> list[SeatInfo]:
        """Who sits where, and whose screen is on."""
        history, screens = self.room.history, self.screens
        until = {seat: said.until for seat, said in history.standing.items() if history.passes(seat)}
        return [
            SeatInfo(
                seat=one.seat,
                kind=one.kind,
                name=one.name,
                online=one.seat in screens,
                standing=until.get(one.seat, ""),
                screens=screens[one.seat],
                invited=one.invited,
                kept=one.kept,
                since="" if since is None else frames.iso(since),
                left=UNSET if (left := self.clock.left(one.seat)) is None else left,
            )
            for one in history.seats
            for since in [self.absence.since(one.seat) if one.human else None]
        ]

    async def admit(self, tokens: Sequence[str], key: str | None = None, client: Client | None = None) -> tuple[list[int], bool]:
        """The seats these tokens hold, and whether they only let one watch; with a `key` it alone holds them from now on. Raises BadToken
        or KeyFirst."""
        if key is not None:
            await self.room.whole(self._key(tokens, key, client))
            tokens = [*tokens, key]
        return admitted(self.room.history.seats, self.room.watch_hash, tokens)

    async def _key(self, tokens: Sequence[str], key: str, client: Client | None) -> None:
        async with self.room.lock:
            seats = [seat.seat for seat in opened_by(self.room.history.seats, tokens)]
            if not seats:
                return
            await self.room.sure()
            self.room.history.check_room()
            await self.room.write([Keyed(seats, token_hash(key))])
            for other in self.room.clients:
                if other is not client and not set(seats).isdisjoint(other.seats):
                    other.tell(frames.error_frame(Renewed(), other.lang))
                    other.leave("renewed")

    async def seat(self, client: Client, frame: protocol.SeatFrame) -> None:
        """Whoever holds a seat may rename it, give it to a bot and take it back; a bot's may have another bot."""
        if frame.seat >= len(self.room.history.seats):
            raise ForeignSeat(seat=frame.seat)
        seat = self.room.history.seats[frame.seat]
        if frame.seat not in client.seats and seat.human:
            await self.offer(client, protocol.OfferFrame(frame.seat, frame.kind))
            return
        if frame.seat not in client.seats and frame.kind == "human":
            raise ForeignSeat(seat=frame.seat)
        request = self.room.history.request
        bodies: list[Body] = [Seated(frame.seat, frame.kind, plain(frame.name) or seat.name, seat.kind)]
        if request and frame.kind != "human" and all(n in request.agree for n in request.need if n != frame.seat):
            bodies.append(Undone(request.to, request.by))  # a bot has no objection
        await self.room.write(bodies)

    async def offer(self, client: Client, frame: protocol.OfferFrame) -> None:
        """An absent person's seat is offered; those at the table are asked, and where nobody is it is done at once: but a seat that
        hides something goes to a bot then, which tells nobody. Whose time is up is offered a bot, and asked as well."""
        history, here, table = self.room.history, self.screens, self.room.history.table
        if frame.seat >= len(history.seats) or (frame.kind == HUMAN) != (frame.link is not None):
            raise ForeignSeat(seat=frame.seat)
        seat = history.seats[frame.seat]
        slow = frame.seat in here and self.clock.out(frame.seat) and frame.link is None and frame.seat not in client.seats
        if not seat.human or (frame.seat in here and not slow):
            raise ForeignSeat(seat=frame.seat)
        if history.offer or (history.request and frame.seat in history.request.need):
            raise RequestOpen  # an absent person is not voted out of a decision
        if not slow:
            self.absence.check(frame.seat, history.founded.away if history.founded else 0)
        need, link = to_be_asked(history.seats, here, client.seats), token_hash(frame.link) if frame.link else b""
        if link and not need and table.game.secrets.private(table.setup):
            raise NobodyToAgree
        wish = Offered((self.room.mine(client) or client.seats)[0], frame.seat, frame.kind, need, link)
        await self.room.write([wish if need else offered(0, wish).carried_out(seat)])

    async def consent(self, client: Client, frame: protocol.OfferVote) -> None:
        """Those who were asked agree or do not; whoever made the offer, or has come back meanwhile, may end it."""
        offer = self.room.history.offer
        if offer is None or offer.id != frame.offer:
            raise NoOffer
        seats = [seat for seat in offer.need if seat in client.seats]
        if not seats and (frame.agree or {offer.by, offer.seat}.isdisjoint(client.seats)):
            raise ForeignSeat(seat=offer.by)
        kept = offer.seat in self.screens and offer.seat not in offer.need  # whoever has come back keeps the seat
        said = Consented(seats, frame.agree and not kept)
        granted = said.agree and all(seat in seats or seat in offer.agree for seat in offer.need)
        await self.room.write([said, offer.carried_out(self.room.history.seats[offer.seat])] if granted else [said])
