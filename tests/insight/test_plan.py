"""Several answers as one plan: looked at from what the seat knows, played until something unexpected comes up."""

from random import Random

import pytest
from tests.insight.test_forecast import tables

from stockade.engine import Table, find_game
from stockade.insight.plan import Plan, goes_on, planned, stopped
from stockade.insight.worlds import policy_answer
from stockade.testing.worlds import another_world

MOVERS = ["xmen-resistance", "mars-attacks"]
movers = pytest.mark.parametrize("name", MOVERS)


def drawn(table: Table, seat: int, rng: Random, most: int = 4) -> tuple[list[list[str]], Plan]:
    """A way through the board as somebody would draw it: what may come next is what the plan before says."""
    steps: list[list[str]] = []
    plan = planned(table, seat, steps)
    while len(steps) < most and plan.ask:
        ways = [option.key for option in plan.ask.options if option.key.startswith("move:")]
        if not ways:
            break
        steps.append([rng.choice(ways)])
        plan = planned(table, seat, steps)
    return steps, plan


def positions(name: str, count: int):
    """Turns at which somebody may walk."""
    for table in tables(find_game(name), count):
        for _ in range(90):
            if table.outcome:
                break
            ask = table.pending[0]
            if len(table.pending) == 1 and any(option.key.startswith("move:") for option in ask.options):
                yield table, ask.seat
            table.answer(ask.seat, policy_answer(table, ask), decision=ask.id)


@movers
def test_a_plan_is_played_as_it_was_drawn_unless_something_comes_up(name: str) -> None:
    rng, long, short = Random(3), 0, 0
    for table, seat in positions(name, 3):
        steps, plan = drawn(table, seat, rng)
        real, revealed, given = table.fork(), table.play.revealed, 0
        for at, keys in enumerate(steps):
            if at and (at >= len(plan.asked) or not goes_on(real, seat, plan.asked[at], keys, revealed)):
                break
            real.answer(seat, keys)
            given += 1
        if given == len(steps) > 1:
            long += 1
            assert bool(plan.stop) == bool(stopped(real, seat, revealed))
        short += given < len(steps)
        assert given >= 1
    assert long >= 10


@movers
def test_a_plan_is_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    tried = 0
    for table, seat in positions(name, 2):
        if table.settled and tried < 25:
            one, two = (drawn(world, seat, Random(tried), 3) for world in (table, another_world(table, seat, tried)))
            assert one[0] == two[0] and one[1].stop == two[1].stop and one[1].asked == two[1].asked
            tried += 1
    assert tried >= 10


def test_a_plan_that_cannot_be_played_says_so() -> None:
    table, seat = next(positions("xmen-resistance", 1))
    assert planned(table, seat, [["move:nowhere"]]).stop == "cannot"
    assert planned(table, seat + 1, [["end"]]).stop == "cannot"
