"""What taking an Objective does in several missions: XP for everybody, a Spawn Point that wakes, a way out."""

from __future__ import annotations

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp

XP = 5


def xp_for_all(g: Resistance, rule: str) -> None:
    """5 XP for each of the players' pieces on the board."""
    for hero in g.on_board():
        gain_xp(g, hero, XP, rule)


def wake(g: Resistance, color: str, rule: str) -> None:
    """The Spawn Points of that colour become active."""
    for point in g.state.spawns:
        if point.color == color:
            point.active = True
            g.emit("spawn.activated", rule, color=point.color, zone=point.zone)


def open_exit(g: Resistance, zone: str, rule: str) -> None:
    """The Exit is where that token lay."""
    g.state.exit = zone
    g.emit("exit.found", rule, zone=zone)
