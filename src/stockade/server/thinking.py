"""What bots think about, and what a review asks them, written down so that a process of its own can be given it.

A bot knows what its seat was told and nothing else: the rest of the log stays behind, and imagined tables have other secrets.
"""

from __future__ import annotations

from msgspec import Struct

from stockade import bots, insight
from stockade.engine.gameparts import Shift
from stockade.engine.table import Table
from stockade.insight import Forecast, Hints, review
from stockade.insight.review import Point, Turning
from stockade.insight.weighed import Weighed, weighed
from stockade.server.letters import sendable


class Matter(Struct, frozen=True):
    """An open question of a table: which seat is asked, its place among the open questions, and by which rules it is played."""

    saved: bytes
    seat: int
    index: int
    edition: str = ""

    @classmethod
    def of(cls, table: Table, seat: int, index: int) -> Matter:
        """As the table stands."""
        return cls(table.save(), seat, index, table.game.edition)

    def table(self) -> Table:
        """A copy to think with. Its log holds what that seat was told: bots judge others by what they did."""
        table = Table.load(self.saved)
        table.log[:] = [event for event in table.log if event.known_to(self.seat)]
        return table


class Finished(Struct, frozen=True):
    """A game that is over, with all its secrets, and by which rules it was played."""

    saved: bytes
    edition: str

    @classmethod
    def of(cls, table: Table) -> Finished:
        """From its beginning to its end."""
        return cls(table.save(), table.game.edition)


@sendable
def choose(kind: str, seed: int, matter: Matter) -> list[str]:
    """What a bot of that kind answers."""
    table = matter.table()
    return list(bots.make(kind, seed).choose(table, table.pending[matter.index]))


@sendable
def otherwise(seed: int, matter: Matter, refused: list[list[str]]) -> list[str] | None:
    """What a bot answers instead of what others did not want; None when there is nothing else."""
    table = matter.table()
    return bots.otherwise(table, table.pending[matter.index], refused, seed)


@sendable
def best(matter: Matter, count: int) -> Hints:
    """What a good player would answer, best first, and what each is worth."""
    return insight.hints(matter.table(), matter.seat, count)


@sendable
def worth(matter: Matter, keys: list[str]) -> Weighed | None:
    """How often imagined games are won with that answer, and without it."""
    table = matter.table()
    return weighed(table, table.pending[matter.index], keys)


@sendable
def forecast(matter: Matter, keys: list[str]) -> Forecast:
    """What comes of ending now, or of that answer first."""
    return insight.forecast(matter.table(), matter.seat, keys=keys)


@sendable
def leads(matter: Matter) -> dict[str, list[Shift]]:
    """What each answer changes for certain."""
    return insight.leads(matter.table(), matter.seat)


@sendable
def chance(game: Finished, at: int) -> Point:
    """The team's chance at that position."""
    return review.chance(Table.load(game.saved), at)


@sendable
def turning(game: Finished, one: Point, two: Point) -> Turning:
    """What happened between the two."""
    return review.turning(Table.load(game.saved), one, two)
