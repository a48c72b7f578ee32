"""Imagined tables played on from here: the seat does nothing more, the others go on as bots would, until the next round has begun.

Everything is counted in imagined answers, and the lucks follow from how many answers were given: the same position gives the same worlds
on any machine, whatever lies hidden in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Literal

from msgspec import Struct, field

from stockade.bots.answers import first_answer
from stockade.engine import Ask, Event, StockadeError, Table
from stockade.engine.gameparts import ForecastPart
from stockade.engine.imagine import find

STEPS = 400  # answers until a world must be through
Place = tuple[str, str, str]  # kind of sign, where, where to
Cause = tuple[str, str, str]  # phase, rule, track
NEXT = "next"  # the phase of what happens when the next round begins


def tells(part: ForecastPart, track: str, of: Literal["answers", "rounds"]) -> bool:
    """Whether that track is told of what an answer does, or of what a round brings."""
    gauge = part.gauges.get(track.partition(":")[0])
    return gauge is None or gauge.told in ("always", of)


class World(Struct):
    """How one imagined table went on."""

    tracks: dict[str, int]
    lost: bool = False
    won: bool = False
    moved: dict[Cause, int] = field(default_factory=dict[Cause, int])  # by how much, and by which rule in which phase
    signs: dict[Place, int] = field(default_factory=dict[Place, int])  # how many went that way
    kept: int = 0  # of what was called certain, so much came true


class Watcher:
    """Sits beside an imagined table and writes down what changes which track."""

    def __init__(self, table: Table, seat: int, told: Sequence[Event] = ()) -> None:
        self.play, self.seat, self.told = table.play, seat, told
        self.part = table.game.forecast
        self.until = self.part.course(table.play)
        self.last = self.part.read(table.play)
        self.world = World(self.last)
        table.play.watch = self.look

    def look(self) -> None:
        """After every event."""
        event, now = self.play.log[-1], self.part.read(self.play)
        if now != self.last:
            self.note(event, now)
        world = self.world
        if world.kept < len(self.told) and event == self.told[world.kept]:
            world.kept += 1
        sign = self.part.signs.get(event.kind)
        if sign is not None and event.known_to(self.seat):
            place = (sign.kind, str(event.args[sign.at]), str(event.args.get(sign.to, "")))
            count = event.args.get(sign.count, 1)
            signs = world.signs
            signs[place] = signs.get(place, 0) + (count if isinstance(count, int) else 1)

    def note(self, event: Event, now: dict[str, int]) -> None:
        """What changed since the last event; nobody learns a rule from an event that the seat is not told."""
        phase = self.play.state.phase if self.part.course(self.play) == self.until else NEXT
        rule = event.rule if event.known_to(self.seat) else ""
        moved, last = self.world.moved, self.last
        for track in (*last, *(new for new in now if new not in last)):
            change = now.get(track, 0) - last.get(track, 0)
            if change:
                cause = (phase, rule, track)
                moved[cause] = moved.get(cause, 0) + change
        self.last = now


def lucks(table: Table, seat: int) -> Random:
    """Where the lucks of a seat come from: nothing hidden may steer them."""
    return Random(f"{table.game.id} {len(table.answers)} {table.round} {seat}")


def idle_answer(table: Table, ask: Ask) -> list[str] | None:
    """The answer that does nothing more, at a question of that seat's turn."""
    return table.game.forecast.idle(table.play, ask)


def closing_answer(table: Table, ask: Ask) -> list[str] | None:
    """The same, where it ends something: who takes a turn by it has yet to play."""
    part = table.game.forecast
    keys = part.idle(table.play, ask)
    return None if keys is None or part.begins & {ask.prompt, *(key.partition(":")[0] for key in keys)} else keys


def policy_answer(table: Table, ask: Ask) -> list[str]:
    """What a bot answers without thinking."""
    bot = table.game.bot
    return bot.routine_answer(table.play, ask) or idle_answer(table, ask) or first_answer(ask)


def passive(table: Table, seat: int) -> tuple[Ask, list[str]]:
    """Who answers next and what: this seat first, and it only does what it must."""
    ask = table.asked(seat) or table.pending[0]
    idle = idle_answer(table, ask) if ask.seat == seat else None
    return ask, idle or policy_answer(table, ask)


def active(table: Table, seat: int) -> tuple[Ask, list[str]]:
    """The same, when this seat goes on playing too."""
    ask = table.asked(seat) or table.pending[0]
    return ask, policy_answer(table, ask)


Way = Callable[[Table, int], tuple[Ask, list[str]]]


First = tuple[Ask, Sequence[str]]


def run(
    table: Table, seat: int, luck: int, first: First | None = None, way: Way = passive, told: Sequence[Event] = ()
) -> tuple[World | None, int]:
    """One world, and how many answers it took; None when this guess at the secrets leads nowhere. `first` is what the seat answers now,
    `told` what was called certain."""
    course = table.game.forecast.course
    until, twin = course(table.play), table.fork(luck=luck, seat=seat)
    watcher = Watcher(twin, seat, told)
    steps = 0
    try:
        if first is not None:
            asked = find(twin, first[0])
            if asked is None:
                return None, 1
            twin.run_ahead()
            twin.answer(seat, first[1], decision=asked.id)
        twin.run_ahead()
        while not twin.outcome and course(twin.play) == until and steps < STEPS:
            ask, keys = way(twin, seat)
            twin.answer(ask.seat, keys, decision=ask.id)
            steps += 1
    except StockadeError:
        return None, steps + 1
    world = watcher.world
    world.tracks = table.game.forecast.read(twin.play)
    world.won = bool(twin.outcome) and seat in twin.winners
    world.lost = bool(twin.outcome) and not world.won
    return world, steps + 1
