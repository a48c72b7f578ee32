"""Whom a seat would rather see gone: a player who is to end alone, and betrayers who need the dead or only wait for the colony's fall."""

from __future__ import annotations

from copy import copy

from msgspec import structs

from stockade.games.dead_of_winter.bot import outlook, price
from stockade.games.dead_of_winter.bot.suspicion import LAST
from stockade.games.dead_of_winter.effects.check import bounds, holds
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.facts import SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import aims
from stockade.games.dead_of_winter.state import Survivor

NEEDED = 1.5  # exposure is feared so much more for one of those whom a betrayer must not lose


def unwanted(g: Winter, seat: int, done: bool) -> set[str]:
    """Own survivors whose end would help the seat, or cost it nothing; the last one is never among them."""
    group = g.group(seat)
    if len(group) < 2:
        return set()
    leader = g.player(seat).leader
    hides = outlook.betrays(g, seat)
    if ends_alone(g, seat):
        return {one.id for one in group if one.id != leader} if not hides or all_but_alone(g, seat) else set()
    if done and g.state.morale <= LAST:
        return {one.id for one in group if still_complete(g, seat, one)}
    return set()


def ends_alone(g: Winter, seat: int) -> bool:
    """Whether the seat's own objective asks for a group of one."""
    return any(isinstance(check, when.GroupSize) and check.max == 1 for _, _, check in aims(g, seat))


def all_but_alone(g: Winter, seat: int) -> bool:
    """Whether a betrayer who is to end alone has everything else: until then two find more, and the hand is safe."""
    cause = Cause(seat, "")
    return all(holds(g, cause, check) for _, _, check in aims(g, seat) if not isinstance(check, when.Morale | when.GroupSize))


def still_complete(g: Winter, seat: int, survivor: Survivor) -> bool:
    """Whether a betrayer who is ready would be ready without that one, and what it carries."""
    if survivor.id == g.player(seat).leader and any(isinstance(check, when.LeaderInfluenceHighest) for _, _, check in aims(g, seat)):
        return False
    without = copy(g)
    without.state = structs.replace(g.state, survivors=[one for one in g.state.survivors if one is not survivor])
    return outlook.ready(without, seat)


def precious(g: Winter, survivor: Survivor) -> float:
    """How much more a betrayer fears for one of its own: the hand goes with the last one, and some objectives ask for people."""
    seat = survivor.seat
    hand, last = g.player(seat).hand, len(g.group(seat)) == 1
    more = 1.0
    for _, _, check in aims(g, seat):
        if isinstance(check, when.HandSymbol) and last:
            held = sum(SYMBOL[card] == check.symbol for card in hand)
            more += price.PLOT / outlook.LOSS * min(bounds(g, check)[0] or 0, held)
        elif needs(g, survivor, check):
            more = max(more, NEEDED)
    return more


def needs(g: Winter, survivor: Survivor, check: when.Condition) -> bool:
    """Whether a condition would miss that survivor, or what it carries."""
    match check:
        case when.GroupSizeLead():
            return True
        case when.GroupSize():
            return bool(check.min) and len(g.group(survivor.seat)) <= (check.min or 0)
        case when.EquippedSymbol() | when.EquippedTotal():
            return bool(check.min and survivor.items)
        case _:
            return False
