"""Hunger (XR-ZMODE-09..14, -23): a Zombie Hero's track. It grows by itself, with ones and as a price; a successful Devour empties it."""

from __future__ import annotations

from stockade.games.xmen_resistance.facts import HUNGER_MAX
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.state import Hero


def ravenous(hero: Hero) -> bool:
    """XR-ZMODE-23: at Hunger 4 only Move and Devour can be chosen."""
    return hero.hunger >= HUNGER_MAX


def raise_hunger(g: Resistance, hero: Hero, amount: int, rule: str) -> None:
    """Never above 4."""
    set_hunger(g, hero, min(HUNGER_MAX, hero.hunger + amount), rule)


def lower_hunger(g: Resistance, hero: Hero, amount: int, rule: str) -> None:
    """Never below 0."""
    set_hunger(g, hero, max(0, hero.hunger - amount), rule)


def set_hunger(g: Resistance, hero: Hero, hunger: int, rule: str) -> None:
    """The track shows another number now; whoever reaches its end is Ravenous."""
    if hunger == hero.hunger:
        return
    count, hero.power = hunger - hero.hunger, hunger
    g.emit("hunger.changed", rule, hero=hero.id, count=count, hunger=hunger)
    if ravenous(hero):
        g.emit("hero.ravenous", "XR-ZMODE-23", hero=hero.id)
