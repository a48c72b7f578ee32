"""How good a position is for the team, at the start of a round: the same likes and fears that the policy has, for the whole board.

A position is good when heroes are healthy, few Enemies are about, and what the mission asks for is done or near.
"""

from __future__ import annotations

from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.bot.ways import FAR, steps_to
from stockade.games.xmen_resistance.bot.weights import WEIGHTS
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import actions_of
from stockade.games.xmen_resistance.state import Hero

CERTAIN = 1000.0
LOST = -150.0  # a thousand would let no risk pass, and the team would wait while Enemies gather
EXITED = 6.0
HOPE = 5.0  # what any game that goes on is worth more than a lost one
REST = 0.8  # what an Action costs that comes after the next errand
CROWD = 0.2  # an Enemy anywhere
UNKNOWN = 4  # Actions to where no way leads yet
OUT = -60.0


def evaluate(g: Resistance) -> float:
    """Higher is better for the team."""
    if g.state.outcome:
        return CERTAIN if g.state.outcome == "won" else lost(g)
    look = Look(g)
    found = progress(g) + sum(hero_worth(look, hero) for hero in g.state.heroes) - dread(look) - gloom(look) - way(look)
    return max(found, lost(g) + HOPE)


def lost(g: Resistance) -> float:
    """A lost game: by about as much worse than the same position at its best, whatever is still to be done."""
    left = UNKNOWN * len(dict.fromkeys(g.mission.ahead(g)))
    return LOST + progress(g) - REST * WEIGHTS[g.mode.id].step * len(g.state.heroes) * left


def progress(g: Resistance) -> float:
    """Of the mission, in wounds."""
    return 6.0 * g.mission.progress(g)


def hero_worth(look: Look, hero: Hero) -> float:
    """The dashboard: wounds, Power, cards."""
    w = look.w
    if hero.stage == "out":
        return OUT
    if hero.stage == "exited":
        return EXITED
    worth = -sum(look.prices_from(hero, hero.health_max)[: hero.wounds])
    if look.g.mode.id == "zombie":
        worth -= w.craving * max(0, hero.hunger - 2)
    else:
        worth += w.power * hero.power
    worth += w.trait * 0.7 * len(hero.traits) + w.rescue * 0.6 * bool(hero.bystander)
    return worth + w.xp * min(hero.xp, 19)


def dread(look: Look) -> float:
    """What the next Enemy Phase would cost after everybody has had their turn."""
    total = 0.0
    for zone in dict.fromkeys(hero.zone for hero in look.team):
        here = look.heroes_in(zone)
        total += look.harm(zone, here, look.wounds(zone) - look.w.rate * 0.8 * sum(actions_of(hero) for hero in here))
        total += 0.3 * look.harm(zone, here, look.wounds(zone))
        total += sum(look.afar_harm(hero, zone) for hero in here) * 0.5
    return total


def gloom(look: Look) -> float:
    """All the Enemies about."""
    g = look.g
    return sum(number * (look.loom(zone, kind) + CROWD) for zone in g.zones_with_enemies() for kind, number in g.kinds_in(zone))


def way(look: Look) -> float:
    """How far everybody is from what there is to do, and from each other; and what comes after that, for all of them."""
    near = sum(look.w.step * min(FAR, look.steps(hero, hero.zone)) + 0.5 * look.apart(hero, hero.zone) for hero in look.team)
    return near + REST * look.w.step * len(look.team) * tour(look)


def tour(look: Look) -> int:
    """Actions from the next errand through all the others to the Exit, always to the nearest one."""
    g = look.g
    left = dict.fromkeys(g.mission.ahead(g))
    here = look.target
    if not here:
        return 0
    left.pop(here, None)
    total = 0
    while left:
        far = steps_to(g, here)
        here = min(left, key=lambda zone: far.get(zone, UNKNOWN))
        total += far.get(here, UNKNOWN)
        del left[here]
    if g.state.exit and here != g.state.exit:
        total += steps_to(g, g.state.exit).get(here, UNKNOWN)
    return total
