"""How good a position is for a seat, for hints and for bots that compare positions. What the bots do, `advice` and `reply` say.

Loyal players want morale, food, closed gates, prevented crises and progress on the main objective, and at the end their own conditions. A
betrayer collects first and lets morale fall once the rest is complete.
"""

from __future__ import annotations

from stockade.games.dead_of_winter.bot import outlook, price
from stockade.games.dead_of_winter.effects.check import HIDDEN, amount, bounds, holds
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import aims

EDGE = (-150.0, -30.0, -12.0, -4.0)  # morale 0 to 3: the end comes nearer
GOAL = 60.0  # the main objective, as a whole
OWN = 12.0  # per own condition
EXILE = 40.0  # an exile is a loss, unless it was the betrayer
BETRAYED = 15.0
STRIKES = 1.5  # a crisis that is half prevented strikes in full


def evaluate(g: Winter, seat: int) -> float:
    """Higher is better for that seat."""
    g = outlook.shadow(g)
    player = g.player(seat)
    if player.out:
        return -1000.0
    cause = Cause(seat, "")
    rest = [check for _, _, check in aims(g, seat) if not isinstance(check, when.MainObjectiveDone | when.Morale | HIDDEN)]
    score = own_things(g, seat) + OWN * sum(progress(g, cause, check) for check in rest)
    if outlook.betrays(g, seat):
        return score + colony(g, seat) * (-0.8 if outlook.ready(g, seat) else 0.25)
    return score + colony(g, seat) * (0.3 if player.exiled else 1.0)


def progress(g: Winter, cause: Cause, check: when.Condition) -> float:
    """How far a condition is met, from 0 to 1."""
    if holds(g, cause, check):
        return 1.0
    least, most = bounds(g, check)
    value = amount(g, cause, check)
    if least is not None and value < least:
        return 0.8 * max(0.0, value / least)
    return 0.6 / (1 + value - most) if most is not None and value > most else 0.0


def own_things(g: Winter, seat: int) -> float:
    """Survivors, their health, cards and dice of the seat."""
    worth = price.symbol_worth(g, seat)
    score = sum(price.card_worth(g, seat, card, worth) for card in g.player(seat).hand)
    for survivor in g.group(seat):
        score += 6.0 - outlook.heal_worth(g, survivor) - outlook.HURT * g.wounds(survivor)
        score += sum(1.0 + price.card_worth(g, seat, card, worth) for card in survivor.items)
    return score + len(g.unused(seat))


def colony(g: Winter, seat: int) -> float:
    """How the colony fares, main objective included."""
    state = g.state
    score = outlook.MORALE * state.morale + (EDGE[state.morale] if state.morale < len(EDGE) else 0.0)
    score += outlook.board(g) - outlook.MORALE * (len(state.waste) // 10) - 0.3 * len(state.waste)
    score += 2.0 * min(0, state.food - outlook.hunger(g)) + 0.5 * state.food
    goals = g.side.goal
    score += GOAL * sum(progress(g, Cause(seat, ""), check) for check in goals) / len(goals)
    missing = price.crisis_open(g, seat)
    if missing > 0:
        score -= STRIKES * price.crisis_cost(g) * missing / len(g.colonists)
    for other in state.players:
        if other.exiled:
            score += BETRAYED if outlook.is_betrayal(other.secret) else -EXILE
    hurt = [survivor for survivor in state.survivors if survivor.seat != seat and not g.exiled(survivor)]
    return score - sum(outlook.HURT * g.wounds(survivor) for survivor in hurt)
