"""Forecasts held against what happens: the real table goes on with its real dice and secrets, and the two are compared.

A range is meant to hold four times of five. Most tracks take few values, so that a range often holds more than it is meant to; `hold`
therefore counts a value on the edge of a range only with the share of it that is meant to be inside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct, field

from stockade.bots.answers import random_answer
from stockade.engine import Event, Table
from stockade.insight.forecast import EDGE, looked, span
from stockade.insight.worlds import STEPS, idle_answer, passive, policy_answer

WHIM = 0.08  # how often an answer is given at random, so that games come to other places than good play does


class Tally(Struct):
    """What came of many forecasts."""

    forecasts: int = 0
    worlds: int = 0
    told: int = 0  # events that were called certain
    wrong: list[str] = field(default_factory=list[str])  # and did not happen so
    ranges: int = 0  # of tracks that were not the same in all worlds
    inside: int = 0
    hold: float = 0.0
    steady: int = 0  # tracks that were the same in all worlds
    stayed: int = 0  # and were so in truth
    losing: float = 0.0  # the losing shares added up
    lost: int = 0

    def add(self, table: Table, seat: int) -> None:
        """One more decision of that seat."""
        told, ends, seen = looked(table, seat, table.game.forecast.budget)
        real = truth(table, seat)
        self.forecasts += 1
        self.worlds += len(seen)
        self.told += len(told)
        happened = [event for event in real.log if event.known_to(seat) and event.kind != "answer.automatic"]
        if not in_order(told, happened) or (ends and not real.outcome):
            self.wrong.append(f"{table.game.id} {table.setup} seed {table.seed} after {len(table.answers)} answers, seat {seat}")
        self.losing += sum(world.lost for world in seen) / len(seen)
        self.lost += bool(real.outcome) and seat not in real.winners
        then = table.game.forecast.read(real.play)
        for track in table.game.forecast.read(table.play):
            self.compare([world.tracks.get(track, 0) for world in seen], then.get(track, 0))

    def compare(self, imagined: Sequence[int], real: int) -> None:
        """One track."""
        if len(set(imagined)) == 1:
            self.steady += 1
            self.stayed += imagined[0] == real
            return
        low, high = span(imagined)
        self.ranges += 1
        self.inside += low <= real <= high
        self.hold += share_inside(imagined, real)


def in_order(told: Sequence[Event], happened: Sequence[Event]) -> bool:
    """Whether all of it happened, one after the other."""
    rest = iter(happened)
    return all(any(one == other for other in rest) for one in told)


def share_inside(imagined: Sequence[int], real: int) -> float:
    """How much of a true value lies in the middle four fifths of the imagined ones: all, nothing, or a part when it is on the edge."""
    count = len(imagined) + 1
    below, same = sum(value < real for value in imagined), sum(value == real for value in imagined) + 1
    low, high = below / count, (below + same) / count
    return max(0.0, min(high, 1 - EDGE) - max(low, EDGE)) / (high - low)


def truth(table: Table, seat: int) -> Table:
    """What really happens when that seat does nothing more in this round."""
    real, course = table.fork(), table.game.forecast.course
    until, start = course(real.play), len(real.log)
    del real.log[:start]
    for _ in range(STEPS):
        if real.outcome or course(real.play) != until:
            break
        ask, keys = passive(real, seat)
        real.answer(ask.seat, keys, decision=ask.id)
    return real


def decisions(table: Table, rng: Random, most: int) -> Iterator[int]:
    """Plays the table as bots would, with a whim now and then; stops at up to so many decisions of a turn, and says of which seat."""
    left = most
    while not table.outcome and left and len(table.answers) < 4_000:
        ask = table.pending[0]
        if idle_answer(table, ask) is not None and rng.random() < 0.2:
            left -= 1
            yield ask.seat
        keys = random_answer(ask, rng) if rng.random() < WHIM else policy_answer(table, ask)
        table.answer(ask.seat, keys, decision=ask.id)
