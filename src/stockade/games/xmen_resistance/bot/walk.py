"""Moves, doors and the Elevator as the policy sees them: nearer to the errand, not away from the others, not into what kills."""

from __future__ import annotations

from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.bot.ways import FAR
from stockade.games.xmen_resistance.rules.hero import actions_of
from stockade.games.xmen_resistance.rules.offer import move_cost, toll
from stockade.games.xmen_resistance.state import Hero


def move_worth(look: Look, hero: Hero, to: str, cost: int = 1) -> float:
    """Of standing there instead of here, after a Move that costs so many Actions."""
    here = look.here.get(hero.id)
    if here is None:
        here = look.here[hero.id] = place_worth(look, hero, hero.zone, hero.actions) + look.without(hero, hero.zone)
    there = place_worth(look, hero, to, hero.actions - cost) + look.without(hero, to)
    return there - here - look.w.action * max(0, cost - 1)


def place_worth(look: Look, hero: Hero, zone: str, actions: int) -> float:
    """Of being in a zone with so many Actions left."""
    return -look.step * look.steps(hero, zone) - look.dread(hero, zone, actions) - look.apart(hero, zone) - look.longing(hero, zone)


def price_of_move(look: Look, hero: Hero, free: bool = False) -> int:
    """In Actions."""
    return move_cost(look.g, hero, free) + toll(look.g, hero)


def open_worth(look: Look, hero: Hero, edge_id: str) -> float:
    """Of a door or window: the way it opens, less what may come out."""
    g, w = look.g, look.w
    edge = g.map.edge[edge_id]
    beyond = edge.other(hero.zone)
    saved = 0.0
    for other in look.team:
        here = look.steps(other, hero.zone)
        if look.goals.get(other.id) and look.steps(other, beyond) < here:
            saved += 1.0
    worth = look.step * (1.0 if saved else -0.5)
    return worth - (w.risk + w.late * spent_actions(look, hero)) * unknown(look, beyond)


def spent_actions(look: Look, hero: Hero) -> int:
    """Actions that the team can no longer use this round."""
    return sum(actions_of(other) for other in look.team if other.stage == "done") + actions_of(hero) - hero.actions


def unknown(look: Look, zone: str) -> int:
    """Zones with a Spawn mark that open with that one."""
    g = look.g
    rooms = g.ways.building(zone) or (zone,)
    return sum(g.map.zone[room].spawn and not g.state.opened[g.map.zone[room].index] for room in rooms)


def ride_worth(look: Look, hero: Hero, shaft: str) -> float:
    """Of going there with the Elevator, better with everybody inside who has to go."""
    here, there = look.steps(hero, hero.zone), look.steps(hero, shaft)
    if there >= here:
        return -1.0
    going = [other for other in look.team if look.g.level_of(other.zone) == look.g.level_of(hero.zone)]
    aboard = sum(other.zone == hero.zone for other in going)
    waiting = any(other.zone != hero.zone and other.stage == "ready" and look.steps(other, other.zone) < FAR for other in going)
    return look.step * (here - there) * aboard / len(going) * (0.2 if waiting else 1.0)


def call_worth(look: Look, hero: Hero, shaft: str) -> float:
    """Of having the cabin here: free, when the way leads through it."""
    here = look.steps(hero, hero.zone)
    return 3 * look.step if look.steps(hero, shaft) < here < FAR else -1.0
