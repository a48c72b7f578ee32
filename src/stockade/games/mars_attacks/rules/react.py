"""Reactions (MA-REACT): what the Zombies do after an action. Each one moves and fights before the next.

A Zombie in a queue is a number: twice its square, plus one if it is marked. Those of one square are alike.
"""

from __future__ import annotations

from stockade.engine import Option, call
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.fight import bite
from stockade.games.mars_attacks.state import BOARD, DEAD, Acting, Model, task

NOISE = 3  # MA-REACT-11


def react(g: DeadSilence, model: Model, acting: Acting) -> None:
    """MA-REACT-01, -08: they do nothing else, and only the first that applies: a new square, a shot, anything else, nothing."""
    moved = len(acting.path) > 1 or model.stage not in (BOARD, DEAD)
    did = moved or acting.shot or acting.fought or acting.stood  # MA-ACT-16, MA-REACT-14, MA-CARD-06: whatever helped
    if did and unheard(g, model):
        return
    goal = acting.path[-1]  # MA-REACT-27: also when it has left the board
    if moved:
        if model.stage != DEAD:
            # MA-REACT-10: every square of the way, the first one included
            seen = {square for point in acting.path for square in g.map.seen_from(point)}
            crowd = [square for square in g.zombie_squares() if square in seen]
            send(g, model, goal, crowd, "zombies.saw", "MA-REACT-09")
    elif acting.shot:
        if model.stage != DEAD:
            # MA-REACT-12: walls do not muffle it
            crowd = [square for square in g.map.within(goal, NOISE) if g.zombies_in(square)]
            send(g, model, goal, crowd, "zombies.heard", "MA-REACT-11")
    elif did:  # MA-REACT-28, -29: standing up counts, and so does dying
        g.state.noise += 1
        g.emit("noise.added", "MA-REACT-13", model=model.id, count=g.state.noise)


def unheard(g: DeadSilence, model: Model) -> bool:
    """Dead Quiet, or Authority's first action (MA-ABIL-07): nobody reacts and no die is added."""
    if g.state.authority == model.id:
        g.state.authority = ""
        g.emit("action.unheard", "MA-ABIL-07", model=model.id)
        return True
    if g.state.quiet:
        g.state.quiet = False
        g.emit("action.unheard", "MA-CARD-05", model=model.id)
        return True
    return False


def send(g: DeadSilence, model: Model, goal: int, squares: list[int], kind: str, rule: str) -> None:
    """MA-REACT-23, -24: who reacts is fixed now, nearest first; marked ones do not (MA-ABIL-25)."""
    # MA-REACT-19: whoever stands among us already stays and does not fight
    queue = [2 * square for square in squares if not g.here[square] for _ in range(g.state.zombies[square] - g.state.marked[square])]
    if queue:
        g.emit(kind, rule, model=model.id, to=g.name(goal), count=len(queue))
        g.next(call(zombies_step, in_order(g, queue, [goal]), goal, model.id))


def in_order(g: DeadSilence, queue: list[int], goals: list[int]) -> list[int]:
    """Nearest to any of the goals first, equal ones in random order."""
    near = {zombie: min(g.map.distance(zombie >> 1, goal) for goal in goals) for zombie in queue}
    groups: dict[int, list[int]] = {}
    for zombie in queue:
        groups.setdefault(near[zombie], []).append(zombie)
    found: list[int] = []
    for far in sorted(groups):
        group = groups[far]
        if any(zombie != group[0] for zombie in group):
            g.chance.shuffle(group)
        found += group
    return found


@task
async def zombies_step(g: DeadSilence, queue: list[int], goal: int, heading_for: str) -> None:
    """Each of them steps towards the goal; who enters an enemy's square fights there (MA-REACT-20, -21)."""
    while queue:
        if heading_for and g.models[heading_for].stage == DEAD:  # MA-REACT-25, -26: dead, not saved by Heroics
            return
        zombie, queue = queue[0], queue[1:]
        to = step_towards(g, zombie >> 1, goal)
        if to < 0:
            continue
        walk(g, zombie, to)
        if g.here[to]:
            # MA-REACT-22: with the die for moving
            g.next(call(zombie_fights, to, zombie & 1, 1, heading_for), call(zombies_step, queue, goal, heading_for))
            return


def step_towards(g: DeadSilence, square: int, goal: int) -> int:
    """MA-REACT-15..18, -30: the nearest square by straight count, then by real walk, then as the crow flies; -1 when none is nearer."""
    board = g.map
    best = board.distance(square, goal) - 1
    found = [to for to in board.steps[square] if board.distance(to, goal) <= best and g.has_room(to, friend=False)]
    if len(found) > 1:
        walks = board.walks(goal)
        least = min((walks[to], board.straight(to, goal)) for to in found)
        found = [to for to in found if (walks[to], board.straight(to, goal)) == least]
    if not found:
        return -1
    return found[0] if len(found) == 1 else g.chance.pick(found)


def walk(g: DeadSilence, zombie: int, to: int) -> None:
    """MA-REACT-06, -07, MA-ZOMB-10: the Zombie goes there, with its mark if it has one; it gets none for it, and touches nothing."""
    origin, marked = zombie >> 1, zombie & 1
    g.state.zombies[origin] -= 1
    g.state.marked[origin] -= marked
    g.state.zombies[to] += 1
    g.state.marked[to] += marked
    g.emit("zombie.moved", "MA-REACT-15", origin=g.name(origin), to=g.name(to))


@task
async def zombie_fights(g: DeadSilence, square: int, marked: int, charge: int, wanted: str) -> None:
    """One Zombie in an enemy's square fights: a Brave model, the one it was after, or any (MA-ZOMB-07, -08, MA-REACT-31)."""
    model = await victim(g, square, wanted)
    if model is not None:
        await bite(g, square, model, bool(marked), bool(charge))


async def victim(g: DeadSilence, square: int, wanted: str) -> Model | None:
    """MA-ABIL-09, -10, MA-ZOMB-09, MA-ARRIVE-17, MA-ABIL-39: Brave models that are not Rattled first; of several their owner chooses."""
    here = g.here[square]
    brave = [model for model in here if not model.rattled and g.has(model, "brave")]
    if len(brave) > 1:
        return await choose_brave(g, brave, square)
    if brave:
        return brave[0]
    if wanted and (model := g.models[wanted]) in here:
        return model
    if not here:
        return None
    return here[0] if len(here) == 1 else g.chance.pick(here)


async def choose_brave(g: DeadSilence, brave: list[Model], square: int) -> Model:
    """Which Brave model takes the bite."""
    options = [Option(f"brave:{model.id}", "option-brave", {"model": model.id}, model) for model in brave]
    seats = {model.seat for model in brave}
    seat = brave[0].seat if len(seats) == 1 else g.decider()
    return await g.group_ask("prompt-brave", options, "MA-ABIL-10", seat=seat, square=g.name(square))
