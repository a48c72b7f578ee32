"""Events: resolved as soon as they are drawn (MA-CARD-11)."""

from __future__ import annotations

from stockade.games.mars_attacks.board.gridmap import FULL, LOW, RUBBLE, STREET
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.arrive import roll_at_all_points
from stockade.games.mars_attacks.rules.card import event
from stockade.games.mars_attacks.rules.dice import single
from stockade.games.mars_attacks.rules.strike import accident, strike
from stockade.games.mars_attacks.state import Change

ROWS = 4  # MA-CARD-15: 1 to 4 a row, 5 to 8 a column
CAR_DICE = 4


@event("stampede")
async def stampede(g: DeadSilence) -> None:
    """MA-CARD-15, -31: burning cattle along a row or a column; nothing stops them."""
    way, which = single(g), single(g)
    board = g.map
    if way <= ROWS:
        squares = [square for square in range(board.size) if board.y[square] == board.height - which]
        g.emit("herd.row", "MA-CARD-31", die=way, row=which)
    else:
        squares = [square for square in range(board.size) if board.x[square] == which - 1]
        g.emit("herd.column", "MA-CARD-31", die=way, square=g.name(which - 1)[0])
    accident(g, squares, "MA-CARD-15", zombies_test=False)


@event("rubble")
async def rubble(g: DeadSilence) -> None:
    """MA-CARD-30: a full wall between two squares comes down to a low one, onto whoever stands beside it."""
    walls = g.map.inner_edges(FULL)
    if not walls:
        g.emit("wall.none", "MA-CARD-30")
        return
    a, b = g.chance.pick(walls)
    g.state.changes.append(Change(a, b, LOW))
    g.board_changed()
    g.emit("wall.fell", "MA-CARD-30", square=g.name(a), to=g.name(b))
    accident(g, [a, b], "MA-CARD-30", zombies_test=True)


@event("flying-car")
async def flying_car(g: DeadSilence) -> None:
    """MA-CARD-29: a car falls on a square named by two dice; open street becomes rubble, but never a landing square."""
    column, row = single(g), single(g)
    square = g.map.at[f"{'abcdefgh'[column - 1]}{row}"]
    g.emit("car.fell", "MA-CARD-29", square=g.name(square))
    if g.map.solid(square):
        return
    if g.map.terrain[square] == STREET and square not in g.map.marked("R"):  # MA-HOME-04
        g.state.changes.append(Change(square, -1, RUBBLE))
        g.board_changed()
    await strike(g, square, CAR_DICE, "MA-CARD-29", ours=False)


@event("smell-of-blood")
async def smell_of_blood(g: DeadSilence) -> None:
    """MA-CAMP-16: one die at each Incursion Point."""
    roll_at_all_points(g, "MA-ROUND-21")
