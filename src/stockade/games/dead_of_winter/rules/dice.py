"""Action dice (DW-DICE): two pools in front of each player, unused and used. A die gained for one turn lies with the unused ones."""

from __future__ import annotations

from stockade.games.dead_of_winter.effects.words.change import ExtraDie
from stockade.games.dead_of_winter.facts import ACTIONS
from stockade.games.dead_of_winter.play import Winter


def roll_all(g: Winter) -> None:
    """DW-DICE-01..05, -08, -09, DW-COMP-06, DW-JOIN-03: pools are emptied, then everybody rolls one die and one more per survivor."""
    for seat in g.clockwise(g.first_player):
        player = g.player(seat)
        group = g.group(seat)
        count = 1 + len(group)
        if g.state.round == 1 and g.state.seats > 2:
            count = ACTIONS["first_round_dice"]  # DW-DICE-03
        for survivor in group:
            change = g.change(survivor, ExtraDie)
            count += change.n if change is not None else 0
        player.dice = sorted(g.chance.roll(count))
        player.gained = []
        player.spent = []
        g.emit("dice.rolled", "DW-DICE-02", player=str(seat), dice=list(player.dice))


def lose(g: Winter, seat: int, value: int) -> None:
    """One unused die of that value is gone; a gained one first, which would not last."""
    player = g.player(seat)
    (player.gained if value in player.gained else player.dice).remove(value)


def spend(g: Winter, seat: int, value: int) -> None:
    """DW-DICE-07: one unused die of that value is used now."""
    lose(g, seat, value)
    g.player(seat).spent.append(value)


def turn_to(g: Winter, seat: int, value: int, face: int) -> None:
    """One unused die of that value shows another face."""
    player = g.player(seat)
    pool = player.dice if value in player.dice else player.gained
    pool[pool.index(value)] = face
    pool.sort()


def taken(g: Winter, seat: int) -> int:
    """The die that was taken up for the next action; 0 without one."""
    turn = g.state.turn
    return turn.die if turn.die and seat == turn.seat and turn.die in g.unused(seat) else 0


def ready(g: Winter, seat: int) -> list[int]:
    """Dice that may pay for the next action: the one that was taken up for it, or any unused one."""
    die = taken(g, seat)
    return [die] if die else g.unused(seat)


def pay(g: Winter, seat: int, least: int) -> None:
    """DW-DICE-06: the lowest die that is good enough is spent, unless the player took up another one."""
    spend(g, seat, min(value for value in ready(g, seat) if value >= least))
    g.state.turn.die = 0
