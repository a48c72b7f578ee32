"""Forecasts held against what happens: the real table goes on with its real dice and secrets, and the two are compared.

A range is counted as anybody would: the true value lies between its ends, both included, or it does not. What is told as odds is held
against how often it happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct, field

from stockade.bots.answers import random_answer
from stockade.engine import Event, Table
from stockade.insight.forecast import changed, looked
from stockade.insight.worlds import STEPS, idle_answer, passive, policy_answer, tells

WHIM = 0.08  # how often an answer is given at random, so that games come to other places than good play does


class Tally(Struct):
    """What came of many forecasts."""

    forecasts: int = 0
    worlds: int = 0
    told: int = 0  # events that were called certain
    wrong: list[str] = field(default_factory=list[str])  # and did not happen so
    ranges: dict[int, int] = field(default_factory=dict[int, int])  # that were told, by how many values the track took
    inside: dict[int, int] = field(default_factory=dict[int, int])
    width: int = 0  # of all ranges together
    odds: int = 0  # told instead of a range: that a track moves
    said: float = 0.0
    moved: int = 0
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
        self.losing += sum(world.lost for world in seen) / max(1, len(seen))
        self.lost += bool(real.outcome) and seat not in real.winners
        then = table.game.forecast.read(real.play)
        for track, now in table.game.forecast.read(table.play).items():
            if seen and tells(table.game.forecast, track, "rounds"):
                self.compare(now, [world.tracks.get(track, 0) for world in seen], then.get(track, 0))

    def compare(self, now: int, imagined: Sequence[int], real: int) -> None:
        """One track."""
        values = len(set(imagined))
        told = changed("", now, imagined)
        if values == 1:
            self.steady += 1
            self.stayed += imagined[0] == real
        elif told.odds:
            self.odds += 1
            self.said += told.odds
            self.moved += real != now
        else:
            self.ranges[values] = self.ranges.get(values, 0) + 1
            self.inside[values] = self.inside.get(values, 0) + (told.low <= real <= told.high)
            self.width += told.high - told.low

    def holds(self, least: int = 0, most: int = 1_000) -> tuple[int, float]:
        """Ranges of tracks that took so many values, and which share of them held."""
        count = sum(times for values, times in self.ranges.items() if least <= values <= most)
        return count, sum(times for values, times in self.inside.items() if least <= values <= most) / max(1, count)


def in_order(told: Sequence[Event], happened: Sequence[Event]) -> bool:
    """Whether all of it happened, one after the other."""
    rest = iter(happened)
    return all(any(one == other for other in rest) for one in told)


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
