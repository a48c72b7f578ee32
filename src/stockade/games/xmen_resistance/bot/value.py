"""How good a position is for the team, at the start of a round: the same likes and fears that the policy has, for the whole board.

A position is good when heroes are healthy, few Enemies are about, and what the mission asks for is done or near.
"""

from __future__ import annotations

from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.bot.ways import FAR
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import actions_of
from stockade.games.xmen_resistance.state import Hero

CERTAIN = 1000.0
EXITED = 6.0
OUT = -60.0


def evaluate(g: Resistance) -> float:
    """Higher is better for the team."""
    if g.state.outcome:
        return CERTAIN if g.state.outcome == "won" else -CERTAIN + progress(g)
    look = Look(g)
    return progress(g) + sum(hero_worth(look, hero) for hero in g.state.heroes) - dread(look) - gloom(look) - way(look)


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
    return sum(number * (look.loom(zone, kind) + 0.2) for zone in g.zones_with_enemies() for kind, number in g.kinds_in(zone))


def way(look: Look) -> float:
    """How far everybody is from what there is to do, and from each other."""
    return sum(look.w.step * min(FAR, look.steps(hero, hero.zone)) + 0.5 * look.apart(hero, hero.zone) for hero in look.team)
