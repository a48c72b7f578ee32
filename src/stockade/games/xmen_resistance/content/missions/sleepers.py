"""The dormitories of the upper floor: the first step onto such a tile may wake a Brute in each of its marked zones."""

from __future__ import annotations

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.spawn import place
from stockade.games.xmen_resistance.state import Hero

DORMITORIES = ("16V", "18V")
WAKES_ON = 3


def disturb(g: Resistance, hero: Hero, rule: str) -> None:
    """The hero has entered a zone: on a dormitory tile nobody has entered before, a die decides."""
    for zone in stir(g, hero, rule):
        place(g, "brute", 1, zone, rule)


def stir(g: Resistance, hero: Hero, rule: str) -> list[str]:
    """The marked zones in which somebody wakes."""
    tile = hero.zone.split(".")[0]
    if tile not in DORMITORIES or tile in g.memo.disturbed:
        return []
    g.memo.disturbed.add(tile)
    die = g.chance.die()
    g.emit("sleepers.rolled", rule, hero=hero.id, zone=hero.zone, die=die, awake=die >= WAKES_ON)
    return [zone for zone in g.board.highlighted if zone.startswith(tile)] if die >= WAKES_ON else []
