"""Morale, food and noise: the numbers and tokens at the edge of the board. Morale at zero ends the game at once (DW-END-01)."""

from __future__ import annotations

from stockade.games.dead_of_winter.effects.values import PLACES
from stockade.games.dead_of_winter.facts import SPOTS, TRACK
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.ending import end_game


def change_morale(g: Winter, count: int, rule: str, *, check: bool = True) -> None:
    """DW-BOARD-14, DW-END-04: between 0 and 10, and 0 ends the game (unless the step that caused it must be finished first)."""
    state = g.state
    before = state.morale
    state.morale = max(0, min(TRACK["morale_max"], before + count))
    if state.morale != before:
        g.emit("morale.changed", rule, count=state.morale - before, morale=state.morale)
    if check:
        check_morale(g)


def check_morale(g: Winter) -> None:
    """DW-END-01, DW-ZOMB-20: zero ends the game, but a batch of zombies is placed to its end."""
    if g.state.morale == 0 and not g.state.batch:
        end_game(g, "morale")


def change_food(g: Winter, count: int, rule: str) -> None:
    """Food tokens come and go; the supply never falls below zero."""
    before = g.state.food
    g.state.food = max(0, before + count)
    if g.state.food != before:
        g.emit("food.changed", rule, count=g.state.food - before, food=g.state.food)


def add_noise(g: Winter, place: int, count: int, rule: str) -> None:
    """Noise tokens on empty noise spaces, as many as fit."""
    count = min(count, SPOTS[place].noise - g.state.noise[place])
    if count > 0:
        g.state.noise[place] += count
        g.emit("noise.made", rule, place=PLACES[place], count=count)
