"""Action dice (DW-DICE): two pools in front of each player, unused and used. A die gained for one turn lies with the unused ones."""

from __future__ import annotations

from stockade.games.dead_of_winter.facts import ACTIONS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import pick


def roll_all(g: Winter) -> None:
    """DW-DICE-01..05: pools are emptied, then everybody rolls one die and one more per survivor."""
    for seat in g.clockwise(g.first_player):
        player = g.player(seat)
        group = g.group(seat)
        count = 1 + len(group)
        if g.state.round == 1 and g.state.seats > 2:
            count = ACTIONS["first_round_dice"]  # DW-DICE-03
        for survivor in group:
            change = g.change(survivor, "extra_die")
            count += change.number if change is not None else 0
        player.dice = sorted(g.chance.roll(count))
        player.gained = []
        player.spent = []
        g.emit("dice.rolled", "DW-DICE-02", player=str(seat), dice=list(player.dice))


def spend(g: Winter, seat: int, value: int) -> None:
    """DW-DICE-07: one unused die of that value is used now."""
    player = g.player(seat)
    pool = player.gained if value in player.gained else player.dice
    pool.remove(value)
    player.spent.append(value)


def turn_to(g: Winter, seat: int, value: int, face: int) -> None:
    """One unused die of that value shows another face."""
    player = g.player(seat)
    pool = player.dice if value in player.dice else player.gained
    pool[pool.index(value)] = face
    pool.sort()


async def pay(g: Winter, seat: int, least: int, rule: str) -> None:
    """A die of at least that value is spent; the player picks it."""
    values = [value for value in g.unused(seat) if value >= least]
    value = await pick.die(g, seat, values, "prompt-pay-die", rule, needed=least)
    spend(g, seat, value)
