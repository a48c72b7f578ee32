"""How a bite ends: a Zombie's Fight against the test of the model that it bites, with the dice of both sides counted out."""

from __future__ import annotations

from functools import cache

from stockade.games.mars_attacks.facts import BASE_DICE, ZOMBIE
from stockade.games.mars_attacks.play import PROFILES, DeadSilence
from stockade.games.mars_attacks.rules.dice import FIGHT, SURVIVE
from stockade.games.mars_attacks.rules.fight import FRIENDS
from stockade.games.mars_attacks.show.odds import pool
from stockade.games.mars_attacks.state import Model


@cache
def beaten(zombie: int, dice: int, stat: int) -> float:
    """The chance that a Zombie with so many dice has more successes than a model with so many at that target number."""
    found, fewer = 0.0, 0.0
    for attack, defence in zip(pool(zombie, ZOMBIE.fight), pool(dice, stat), strict=True):
        found += attack * fewer
        fewer += defence
    return found


def deadly(g: DeadSilence, model: Model, zombie: int) -> float:
    """The chance that a bite with so many dice kills the model, or costs it a point."""
    profile = PROFILES[model.profile]
    survives = beaten(zombie, BASE_DICE, profile.survive)
    return survives if model.rattled or not profile.fight else min(survives, fights(g, model, zombie))


def fights(g: DeadSilence, model: Model, zombie: int) -> float:
    """The same when it fights back (MA-FIGHT-05, -06)."""
    return beaten(zombie, BASE_DICE + FRIENDS * (g.friends_of(model) > 0), PROFILES[model.profile].fight)


def better_answer(g: DeadSilence, model: Model, zombie: int) -> str:
    """The test that the Zombie is less likely to win against."""
    profile = PROFILES[model.profile]
    if model.rattled or not profile.fight:
        return SURVIVE
    return FIGHT if fights(g, model, zombie) <= beaten(zombie, BASE_DICE, profile.survive) else SURVIVE
