"""People who are away: since when, and how a bot or somebody else takes their seat, if those who wait for them agree."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Sequence

from msgspec import Struct, field

from stockade.engine.errors import StockadeError
from stockade.server.records import Body, Keyed, Offered, Seated
from stockade.server.seats import Kind, Seat


class StillExpected(StockadeError):
    """They have not been away for long."""

    code = "still-expected"


class NobodyToAgree(StockadeError):
    """Whoever waits alone would read what the absent one hides."""

    code = "nobody-to-agree"


class NoOffer(StockadeError):
    """That offer is not open any more."""

    code = "no-offer"


class Offer(Struct):
    """An absent person's seat for a bot, or for whoever comes with a new link, as soon as every seat in `need` agrees."""

    id: int
    by: int
    seat: int
    kind: Kind
    need: list[int]
    hash: bytes = b""
    agree: list[int] = field(default_factory=list[int])

    def carried_out(self, seat: Seat) -> Body:
        """What becomes of it."""
        return Keyed([seat.seat], self.hash, invited=True) if self.hash else Seated(seat.seat, self.kind, seat.name, seat.kind)


class Absence:
    """Since when the seats of one table have no screen. A room that has just been opened expects everybody."""

    def __init__(self, seats: int, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._since = [clock()] * seats
        self._here: Collection[int] = ()

    def look(self, here: Collection[int]) -> None:
        """These seats have a screen now."""
        for seat in self._here:
            if seat not in here:
                self._since[seat] = self.clock()
        self._here = here

    def since(self, seat: int) -> float | None:
        """When they left, or None when they are here."""
        return None if seat in self._here else self._since[seat]

    def check(self, seat: int, seconds: int) -> None:
        """Whether that seat has been empty for so long. Raises StillExpected."""
        since = self.since(seat)
        left = seconds if since is None else since + seconds - self.clock()
        if left > 0:
            raise StillExpected(minutes=math.ceil(left / 60))


def to_be_asked(seats: Sequence[Seat], here: Collection[int], own: Collection[int]) -> list[int]:
    """The people at the table whose leave is needed, besides those who ask."""
    return [seat.seat for seat in seats if seat.human and seat.seat in here and seat.seat not in own]


def offered(record: int, body: Offered) -> Offer:
    """The offer as it was written down."""
    return Offer(record, body.by, body.seat, body.kind, body.need, body.hash)
