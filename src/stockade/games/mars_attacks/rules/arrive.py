"""Newcomers and scatter (MA-ARRIVE, MA-SCATTER): the test of each Incursion Point, and where its Zombies turn up."""

from __future__ import annotations

from stockade.engine import call
from stockade.games.mars_attacks.facts import BODIES_LIMIT
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.dice import roll_on, single
from stockade.games.mars_attacks.rules.react import zombie_fights
from stockade.games.mars_attacks.state import Roll, task

SUCCESS = 5  # MA-ARRIVE-04


def points(g: DeadSilence) -> list[tuple[int, int]]:
    """MA-ARRIVE-03, -13, MA-CAMP-08, -09: each Incursion Point with its dice, changed by the difficulty, never below none."""
    return [(square, max(0, dice + g.state.difficulty)) for square, dice in g.map.numbers]


@task
async def arrivals(g: DeadSilence) -> None:
    """MA-ARRIVE-01, -02: every point makes its own test, one after the other."""
    g.state.phase = "arrivals"
    g.emit("phase.began", "MA-ARRIVE-01", phase="arrivals")
    g.next(*[call(incursion, square, dice) for square, dice in points(g) if dice])  # MA-ARRIVE-15: whoever stands there


def roll_at_all_points(g: DeadSilence, rule: str) -> None:
    """MA-ROUND-21, MA-CAMP-16: one die for each Incursion Point, now, whatever the difficulty."""
    g.emit("points.stirred", rule)
    g.next(*[call(incursion, square, 1) for square, _ in g.map.numbers])


@task
async def incursion(g: DeadSilence, square: int, dice: int) -> None:
    """MA-ARRIVE-04..06: a test at 5 or more; each success is a Zombie."""
    rolled = roll_on(g, dice)
    hits = [int(die >= SUCCESS) for die in rolled]
    g.state.roll = Roll("", "arrivals", square, SUCCESS, rolled, hits)
    g.emit("arrivals.rolled", "MA-ARRIVE-04", square=g.name(square), dice=list(rolled), hits=hits, count=sum(hits))
    if sum(hits):
        g.next(call(newcomers, square, sum(hits)))


@task
async def newcomers(g: DeadSilence, point: int, count: int) -> None:
    """MA-ARRIVE-07..12, -16: one at a time: on an enemy it fights, else it scatters one square, and fights there if it must."""
    while count:
        count -= 1
        full = len(g.here[point]) + g.zombies_in(point) >= BODIES_LIMIT
        if g.here[point] and not full:
            appear(g, point)
            g.next(call(zombie_fights, point, 0, 0, ""), call(newcomers, point, count))
            return
        to = scatter(g, point)
        if to == point and full:
            g.emit("zombie.blocked", "MA-ARRIVE-16", square=g.name(point))
            continue
        appear(g, to)
        if g.here[to]:
            g.next(call(zombie_fights, to, 0, 1, ""), call(newcomers, point, count))
            return


def appear(g: DeadSilence, square: int) -> None:
    """MA-COMP-05: there is always another one."""
    g.state.zombies[square] += 1
    g.emit("zombie.arrived", "MA-ARRIVE-06", square=g.name(square))


def scatter(g: DeadSilence, square: int) -> int:
    """MA-SCATTER-01, -03, -05: one square where its own die points, else in the next open one clockwise; the same when all are closed."""
    die = single(g)
    to = square
    for turn in range(8):
        near = g.map.neighbour(square, (die - 1 + turn) % 8)
        if near in g.map.steps[square] and g.has_room(near, friend=False):
            to = near
            break
    g.emit("zombie.scattered", "MA-SCATTER-01", origin=g.name(square), to=g.name(to), die=die)
    return to


def strike_point(g: DeadSilence, square: int, far: int) -> int:
    """MA-SCATTER-02, -04: that many squares in the direction of a die; walls do not stop it, the edge of the board does."""
    if not far:
        return square
    die = single(g)
    to = square
    for _ in range(far):
        near = g.map.neighbour(to, die - 1)
        if near < 0:
            break
        to = near
    g.emit("strike.scattered", "MA-SCATTER-02", origin=g.name(square), to=g.name(to), die=die)
    return to
