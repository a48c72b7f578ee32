"""The end-of-Round test of the Zombies (MA-ROUND): one Survive test for all, and its results from the lowest up."""

from __future__ import annotations

from stockade.engine import call
from stockade.games.mars_attacks.facts import BASE_DICE, ZOMBIE
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.arrive import roll_at_all_points
from stockade.games.mars_attacks.rules.dice import roll_on
from stockade.games.mars_attacks.rules.react import in_order, step_towards, walk, zombie_fights
from stockade.games.mars_attacks.state import Model, Roll, task

MOST = 5  # MA-ROUND-16

RESULT_RULES = ("MA-ROUND-07", "MA-ROUND-08", "MA-ROUND-10", "MA-ROUND-12", "MA-ROUND-15")


@task
async def zombie_test(g: DeadSilence) -> None:
    """MA-ROUND-02, -03, -05, -06, -17: three dice and those that were added; every result includes the lower ones."""
    state = g.state
    state.phase = "test"
    g.emit("phase.began", "MA-ROUND-01", phase="test")
    state.marked = [0] * g.map.size  # MA-ABIL-25
    rolled = roll_on(g, BASE_DICE + state.noise)
    hits = [int(die >= ZOMBIE.survive) for die in rolled]
    state.roll = Roll("", "round", -1, ZOMBIE.survive, rolled, hits)
    g.emit("test.rolled", "MA-ROUND-02", dice=list(rolled), hits=hits, count=sum(hits), added=state.noise)
    g.next(*[call(horde_result, number) for number in range(1, min(MOST, sum(hits)) + 1)])


@task
async def horde_result(g: DeadSilence, number: int) -> None:
    """One line of the table (MA-ROUND-07..15)."""
    g.emit("result.began", RESULT_RULES[number - 1], number=number)
    if number == MOST:
        roll_at_all_points(g, "MA-ROUND-15")
        return
    squares = g.zombie_squares()
    prey = list(dict.fromkeys(model.square for model in g.on_board()))
    seen = {square for there in prey for square in g.map.seen_from(there)}
    if number >= 3 and seen.isdisjoint(squares):  # MA-ROUND-20: also with no Zombie at all
        roll_at_all_points(g, "MA-ROUND-11" if number == 3 else "MA-ROUND-14")
        return
    queue = [2 * square for square in squares if bool(g.here[square]) == (number == 1) for _ in range(g.zombies_in(square))]
    if queue:
        g.next(call(horde_goes, in_order(g, queue, prey), number))


@task
async def horde_goes(g: DeadSilence, queue: list[int], number: int) -> None:
    """MA-ROUND-19, -22..24: each Zombie is checked when its go comes, and finished before the next."""
    while queue:
        zombie, queue = queue[0], queue[1:]
        square = zombie >> 1
        if number == 1:
            if g.here[square]:
                g.next(call(zombie_fights, square, 0, 0, ""), call(horde_goes, queue, number))
                return
            continue
        prey = None if g.here[square] else prey_of(g, square, number)
        to = -1 if prey is None else prey.square if number == 2 else step_towards(g, square, prey.square)
        if prey is None or to < 0:
            continue
        walk(g, zombie, to)
        if g.here[to]:
            # MA-ROUND-25: with the die for moving
            g.next(call(zombie_fights, to, 0, 1, prey.id), call(horde_goes, queue, number))
            return


def prey_of(g: DeadSilence, square: int, number: int) -> Model | None:
    """Whom the Zombie goes for: somebody one legal step away (MA-ROUND-08, -09), or the nearest it sees (MA-ROUND-10, -12)."""
    if number == 2:
        near = [model for to in g.map.steps[square] if g.has_room(to, friend=False) for model in g.here[to]]
        return nearest(g, square, near)
    return nearest(g, square, [model for model in g.on_board() if g.map.sees(square, model.square)])


def nearest(g: DeadSilence, square: int, models: list[Model]) -> Model | None:
    """MA-ROUND-18: the nearest, one of several at random."""
    if len(models) < 2:
        return models[0] if models else None
    least = min(g.map.distance(square, model.square) for model in models)
    found = [model for model in models if g.map.distance(square, model.square) == least]
    return found[0] if len(found) == 1 else g.chance.pick(found)
