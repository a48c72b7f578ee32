"""Orders: played as the card of a Turn, never heard by the Zombies (MA-CARD-05)."""

from __future__ import annotations

from stockade.engine import Option, call
from stockade.games.mars_attacks.board.gridmap import FULL, LOW
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.card import order
from stockade.games.mars_attacks.rules.react import in_order, zombies_step
from stockade.games.mars_attacks.rules.wound import mark_zombie
from stockade.games.mars_attacks.state import Change, Model

NEAR = 2  # squares around the model that calls
CALL, SEEN = 3, 6  # Diversion: who comes, and how far away the square may be
SCIENCE = 3


def rattled_near(g: DeadSilence, model: Model) -> list[Model]:
    """The Rattled models within two squares, itself included."""
    return [m for m in g.on_board() if m.rattled and g.map.distance(m.square, model.square) <= NEAR]


async def choose_model(g: DeadSilence, models: list[Model], card: str, rule: str) -> Model:
    """One of these models."""
    options = [Option(f"model:{model.id}", "option-model", {"model": model.id}, model) for model in models]
    return await g.group_ask("prompt-model", options, rule, card=card)


async def choose_square(g: DeadSilence, squares: list[int], card: str, rule: str) -> int:
    """One of these squares."""
    options = [Option(f"square:{g.name(square)}", "option-square", {"square": g.name(square)}, square) for square in squares]
    return await g.group_ask("prompt-square", options, rule, card=card)


@order("pull-together", "MA-TURN-02", lambda g: any(model.rattled for model in g.on_board()))
async def pull_together(g: DeadSilence) -> None:
    """A model and all within two squares of it stop being Rattled."""
    callers = [model for model in g.on_board() if rattled_near(g, model)]
    for model in rattled_near(g, await choose_model(g, callers, "pull-together", "MA-TURN-02")):
        model.rattled = False
        g.emit("model.calmed", "MA-TURN-02", model=model.id)


def may_move_again(g: DeadSilence) -> list[Model]:
    return [model for model in g.on_board() if model.activated and not model.rattled]


@order("move-it", "MA-TURN-14", lambda g: bool(may_move_again(g)))
async def move_it(g: DeadSilence) -> None:
    """A model that is not Rattled loses its marker."""
    model = await choose_model(g, may_move_again(g), "move-it", "MA-TURN-14")
    model.activated = False
    g.emit("model.freed", "MA-TURN-14", model=model.id)


@order("dead-quiet", "MA-CARD-05", lambda g: not g.state.quiet and bool(g.ready()))
async def dead_quiet(g: DeadSilence) -> None:
    """Nobody reacts to the next action, and it adds no die."""
    g.state.quiet = True


def lures(g: DeadSilence) -> list[int]:
    """MA-CARD-21: squares that are not solid, seen by a model within six, with a Zombie near enough that is free to come."""
    board = g.map
    near = {s for square in g.zombie_squares() if not g.here[square] for s in board.within(square, CALL) if s != square}
    seen = {s for square in squares_of(g) for s in board.seen_from(square) if s in near and board.distance(square, s) <= SEEN}
    return sorted(square for square in seen if not board.solid(square))


def squares_of(g: DeadSilence) -> list[int]:
    """The squares that the players' models stand in."""
    return list(dict.fromkeys(model.square for model in g.on_board()))


@order("diversion", "MA-CARD-21", lambda g: bool(g.zombie_squares()) and bool(lures(g)))
async def diversion(g: DeadSilence) -> None:
    """Every Zombie within three squares of a square steps towards it."""
    goal = await choose_square(g, lures(g), "diversion", "MA-CARD-21")
    state = g.state
    queue: list[int] = []
    for square in g.map.within(goal, CALL):
        if not g.here[square]:
            queue += [2 * square] * (state.zombies[square] - state.marked[square]) + [2 * square + 1] * state.marked[square]
    g.emit("zombies.lured", "MA-CARD-21", to=g.name(goal), count=len(queue))
    g.next(call(zombies_step, in_order(g, queue, [goal]), goal, ""))


def low_walls(g: DeadSilence) -> list[tuple[int, int]]:
    """Low walls of squares with a model in them, between two squares of the board."""
    return [(a, b) for a, b in g.map.inner_edges(LOW) if g.here[a] or g.here[b]]


@order("human-ingenuity", "MA-CARD-19", lambda g: bool(low_walls(g)))
async def wall_up(g: DeadSilence) -> None:
    """A low wall of a friendly model's square becomes a full wall."""
    options = [
        Option(f"wall:{g.name(a)}|{g.name(b)}", "option-wall", {"square": g.name(a), "to": g.name(b)}, (a, b)) for a, b in low_walls(g)
    ]
    a, b = await g.group_ask("prompt-wall", options, "MA-CARD-19", card="human-ingenuity")
    g.state.changes.append(Change(a, b, FULL))
    g.board_changed()
    g.emit("wall.raised", "MA-CARD-19", square=g.name(a), to=g.name(b))


def subjects(g: DeadSilence) -> list[int]:
    """Squares with a Zombie that is not marked yet, seen within three squares of a friendly model."""
    ours = squares_of(g)
    return [
        square
        for square in g.zombie_squares()
        if g.state.marked[square] < g.state.zombies[square]
        and any(g.map.distance(here, square) <= SCIENCE and g.map.sees(here, square) for here in ours)
    ]


@order("martian-science", "MA-ABIL-25", lambda g: bool(subjects(g)))
async def stun(g: DeadSilence) -> None:
    """One Zombie is marked as activated."""
    mark_zombie(g, await choose_square(g, subjects(g), "martian-science", "MA-ABIL-25"), "MA-ABIL-25")
