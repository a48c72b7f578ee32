"""What a sensible player expects: overruns to come, what an exposure roll costs, what a card or a crisis is worth. Nothing here is a rule.

One point of morale is worth `MORALE`; everything else is put into the same unit. A seat uses its own cards and what lies open on the table;
decks count by what is printed on their places.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, exp, inf
from typing import NamedTuple

from msgspec.structs import replace

from stockade.games.dead_of_winter.effects.check import amount, bounds, holds
from stockade.games.dead_of_winter.effects.selector import could_places
from stockade.games.dead_of_winter.effects.values import COLONY, SYMBOLS
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.effects.words.board import AddZombies, RemoveBarricades
from stockade.games.dead_of_winter.effects.words.change import WoundInstead
from stockade.games.dead_of_winter.effects.words.selector import At, EachNonColony, EachOccupiedNonColony, Where
from stockade.games.dead_of_winter.facts import (
    BETRAYALS,
    CRISES,
    DECKS,
    ENTRANCE_ROOM,
    FACES,
    OUTSIDE,
    PLACES,
    SPOTS,
    SYMBOL,
)
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import aims
from stockade.games.dead_of_winter.state import Survivor

MORALE = 10.0
LOSS = 14.0  # a survivor: morale and a pair of hands
HURT = 2.5  # a wound that does not kill
FROST = 6.0  # it goes on hurting
DYING = 13.0  # to heal frostbite that kills next round
FREEZING = 8.0  # and one that takes longer
NURSE = 6.0  # to heal a wound of somebody whom the next one kills
RISK = 1.6  # how much exposure rolls are feared
LATER = 0.5  # what will happen one round later can still be helped
SEEN_AHEAD = 4  # rounds
SAMPLE = 14.0
GOAL_WALL = 4.0
GOAL_OUTPOST = 9.0
GOAL_ZOMBIE = 12.0
ROUNDING = 0.45  # points that may be missing by doubts about the others' cards
LUCKY = 0.35  # points that a player may find before giving
TRUST = 0.93  # of the cards that others gave, so many are expected to fit
DEALT = {symbol: sum(SYMBOL[card] == symbol for card in DECKS["starting"]) / len(DECKS["starting"]) for symbol in SYMBOLS}
HELD = {"food": 0.18, "medicine": 0.2, "tool": 0.2, "fuel": 0.16, "weapon": 0.05, "education": 0.02}  # of a hand, after the first round
CHANCES = {face: FACES.count(face) / len(FACES) for face in set(FACES)}


def shadow(g: Winter) -> Winter:
    """The same position to think with: pieces are moved to and fro on it, never on the table itself."""
    state = g.state
    lists = {name: list(getattr(state, name)) for name in ("zombies", "barricades", "noise")}
    return Winter(replace(state, survivors=[replace(survivor) for survivor in state.survivors], **lists))


def is_betrayal(aim: str) -> bool:
    """Whether that objective is a betrayer's."""
    return aim in BETRAYALS


def betrays(g: Winter, seat: int) -> bool:
    """Whether that seat wants the colony to fall."""
    player = g.player(seat)
    return is_betrayal(player.secret) and not player.exiled


def ready(g: Winter, seat: int) -> bool:
    """Whether a betrayer only has to wait for the morale to fall."""
    cause = Cause(seat, "")
    return all(holds(g, cause, check) for _, _, check in aims(g, seat) if not isinstance(check, when.Morale))


def kills_to_go(g: Winter, seat: int) -> float:
    """Survivors whom a betrayer would still have to see gone, when nothing else is missing: each of them costs morale too."""
    cause, missing = Cause(seat, ""), 0.0
    for _, _, check in aims(g, seat):
        if isinstance(check, when.SurvivorsRemoved):
            missing = max(0, (bounds(g, check)[0] or 0) - amount(g, cause, check))
        elif not isinstance(check, when.Morale) and not holds(g, cause, check):
            return inf
    return missing


# -- danger -------------------------------------------------------------------------------------------------------------


def crowds(g: Winter) -> list[int]:
    """Survivors by place."""
    here = [0] * len(SPOTS)
    for survivor in g.state.survivors:
        here[survivor.place] += 1
    return here


@lru_cache(maxsize=4096)
def coming(here: tuple[int, ...], inside: int, noise: tuple[int, ...]) -> tuple[float, ...]:
    """Zombies that the next colony phase brings to each entrance without the crisis: by survivors, those due at the colony, and noise."""
    each, rest = inside // 6, inside % 6
    gates = [each + (gate < rest) + 0.15 for gate in range(6)]
    return (*gates, *(here[place] + 0.5 * noise[place] + (0.15 if here[place] else 0.0) for place in OUTSIDE))


def places_of(g: Winter, where: Where) -> list[int]:
    """The places that an effect names; a word for somebody's choice counts as the colony."""
    return could_places(g, Cause(g.first_player, ""), where) if where.every or isinstance(where, At) else [COLONY]


BRINGS = {crisis.id: [effect for effect in crisis.fail if isinstance(effect, AddZombies)] for crisis in CRISES.values()}
BREAKS = {crisis.id for crisis in CRISES.values() if isinstance(crisis.fail[0], RemoveBarricades)}  # before the first zombie comes


@lru_cache(maxsize=1024)
def surge(crisis: str, here: tuple[int, ...]) -> tuple[int, ...]:
    """Zombies that a crisis brings to each entrance if nobody prevents it, by survivors at each place."""
    found = [0] * len(ENTRANCE_ROOM)
    for effect in BRINGS.get(crisis, ()):
        for place in range(len(SPOTS)):
            gates = SPOTS[place].entrances
            if means(effect.where, place, here[place]):
                for number in range(effect.n):
                    found[gates[number % len(gates)]] += 1
    return tuple(found)


def means(where: Where, place: int, here: int) -> bool:
    """Whether a crisis means that place."""
    match where:
        case At(place=name):
            return PLACES[place] == name
        case EachNonColony():
            return place != COLONY
        case EachOccupiedNonColony():
            return place != COLONY and here > 0
        case _:
            return place == COLONY


def strikes(g: Winter) -> float:
    """How likely the crisis brings zombies, for all that lies open: what was given, and the hands of those who have not had their turn."""
    state = g.state
    if not BRINGS.get(state.crisis):  # nothing that walls help against
        return 0.0
    hands = [len(g.player(seat).hand) for seat in yet_to_give(g)]
    return unmet(state.crisis, state.round == 1, len(g.colonists) - TRUST * len(state.given), sum(hands), len(hands))


def yet_to_give(g: Winter) -> list[int]:
    """Players of the colony whose turn is not over this round."""
    order = g.clockwise(g.first_player)
    if g.state.turn.seat in order:
        order = order[order.index(g.state.turn.seat) :]
    return [seat for seat in order if not g.player(seat).exiled]


@lru_cache(maxsize=4096)
def unmet(crisis: str, early: bool, missing: float, cards: int, hands: int) -> float:
    """How likely so many cards in so many hands are not enough for what is missing."""
    shares = DEALT if early else HELD
    come = sum(shares.get(symbol, 0.0) for symbol in CRISES[crisis].accepts) * cards + LUCKY * hands
    return 1.0 - at_least(ceil(missing - ROUNDING), round(come, 1))


@lru_cache(maxsize=4096)
def at_least(count: int, mean: float) -> float:
    """How likely there will be so many, where that many are expected."""
    if count <= 0:
        return 1.0
    term = below = exp(-mean)
    for number in range(1, count):
        term *= mean / number
        below += term
    return max(0.0, 1.0 - below)


class Siege(NamedTuple):
    """What comes to the entrances in the rounds ahead; worked out once for a position."""

    come: tuple[float, ...]
    surge: tuple[int, ...]
    struck: float  # how likely the surge comes
    fragile: bool  # its barricades at the colony fall before
    rounds: int


def siege(g: Winter, struck: float | None = None) -> Siege:
    """As it looks from here, or where one knows already how likely the crisis strikes."""
    here = tuple(crowds(g))
    if struck is None:
        struck = strikes(g)
    come = coming(here, g.zombies_due(COLONY), tuple(g.state.noise))
    return Siege(come, surge(g.state.crisis, here), struck, g.state.crisis in BREAKS, g.state.rounds_left)


def gate_cost(ahead: Siege, gate: int, zombies: int, walls: int, loss: float) -> float:
    """What the overruns of an entrance cost where so many stand: a barricade falls to one and leaves its space to another (DW-ZOMB-04)."""
    hold = ENTRANCE_ROOM[gate] - zombies + walls
    calm = gate_danger(hold, ahead.come[gate], 0, ahead.rounds, loss)
    if not ahead.struck or (not ahead.surge[gate] and not ahead.fragile):
        return calm
    weak = hold - walls if gate < 6 and ahead.fragile else hold
    return calm + ahead.struck * (gate_danger(weak, ahead.come[gate], ahead.surge[gate], ahead.rounds, loss) - calm)


@lru_cache(maxsize=4096)
def gate_danger(hold: float, come: float, more: int, rounds: int, loss: float) -> float:
    """What the overruns of an entrance cost that holds so many more zombies; some more come tonight."""
    cost, weight, room = 0.0, loss, hold - more
    for number in range(1, min(rounds, SEEN_AHEAD) + 1):
        cost += weight * min(come + more, max(0.0, number * come - room))
        weight, more = weight * LATER, 0
    return cost


def inside_loss(g: Winter) -> float:
    """What an overrun of the colony costs."""
    if any(survivor.place == COLONY for survivor in g.state.survivors):
        return LOSS
    return MORALE if g.state.helpless else 0.0


def danger(g: Winter, struck: float | None = None) -> float:
    """What all overruns to come cost, about; `struck` says how likely the crisis strikes, where one knows better."""
    state, ahead = g.state, siege(g, struck)
    return overruns(ahead, tuple(state.zombies), tuple(state.barricades), inside_loss(g))


@lru_cache(maxsize=16384)
def overruns(ahead: Siege, zombies: tuple[int, ...], walls: tuple[int, ...], inside: float) -> float:
    """The same by what stands at each entrance; where nobody is, nothing is lost."""
    total = 0.0
    for gate, (here, wall) in enumerate(zip(zombies, walls, strict=True)):
        if ahead.come[gate] or gate < 6:
            total += gate_cost(ahead, gate, here, wall, inside if gate < 6 else LOSS)
    return total


def board(g: Winter, struck: float | None = None) -> float:
    """How the board looks to the colony: no overruns, and the main objective's part of it."""
    return goal_board(g) - peril(g, struck)


def peril(g: Winter, struck: float | None = None) -> float:
    """Overruns to come, and zombies as such."""
    return danger(g, struck) + 0.05 * sum(g.state.zombies)


def goal_board(g: Winter) -> float:
    """What barricades and zombies mean to the main objective."""
    state = g.state
    score = 0.0
    for check in g.side.goal:
        if isinstance(check, when.Barricades):
            if check.where == "each_non_colony":
                here = crowds(g)
                walled = stands = 0
                for place in OUTSIDE:
                    walled += state.barricades[place + 5] > 0
                    stands += walls_left(g, place + 5, here[place]) > 0
                score += GOAL_OUTPOST * walled
                score += GOAL_OUTPOST * stands
            else:
                have, want = g.barricades_at(COLONY), check.min or 0
                coming = g.zombies_due(COLONY)
                each, rest, stands = coming // 6, coming % 6, 0
                for gate in range(6):
                    stands += walls_left(g, gate, each + (gate < rest))
                score += GOAL_WALL * min(have, want)
                score += GOAL_WALL * min(want, stands)
                spare = 18 - g.zombies_at(COLONY) - coming
                score += 1.7 * GOAL_WALL * min(0, spare - want)  # room for them
        elif isinstance(check, when.Zombies):
            outside = sum(survivor.place != COLONY for survivor in state.survivors)
            score -= GOAL_ZOMBIE * max(0, sum(state.zombies[6:]) + outside - (check.max or 0))
    return score


def walls_left(g: Winter, gate: int, come: int) -> int:
    """Barricades of an entrance when so many zombies have come."""
    state = g.state
    walls = state.barricades[gate]
    over = come - (ENTRANCE_ROOM[gate] - state.zombies[gate] - walls)
    return walls if over <= 0 else max(0, walls - (over + 1) // 2)


def exposure_cost(g: Winter, survivor: Survivor, place: int, *, bites: bool = True) -> float:
    """What one exposure roll of that survivor costs there on average."""
    left = g.limit(survivor) - g.wounds(survivor)
    wound = LOSS if left <= 1 else HURT * (2.0 if left == 2 else 1.0)
    frost = LOSS if left <= 1 else wound if g.change(survivor, WoundInstead, of="frostbite") else FROST * (1.5 if left == 2 else 1.0)
    if g.change(survivor, WoundInstead, of="bite") is not None:
        bite = wound
    else:
        others = sum(one.place == place for one in g.state.survivors) - (survivor.place == place)
        bite = LOSS * (1 + 0.95 * min(1, others))
    return RISK * (CHANCES["wound"] * wound + CHANCES["frostbite"] * frost + CHANCES["bite"] * bite * bites)


def heal_worth(g: Winter, survivor: Survivor) -> float:
    """What healing one wound of that survivor is worth."""
    left = g.limit(survivor) - g.wounds(survivor)
    if survivor.frost and left < g.state.rounds_left:  # it kills, if nobody helps
        return DYING if left <= 1 else FREEZING
    return (NURSE if left <= 1 else 1.5) if g.wounds(survivor) else 0.0


# -- food -----------------------------------------------------------------------------------------------------------------


def hunger(g: Winter) -> int:
    """Food that the next colony phase eats."""
    return g.food_due()


def food_wanted(g: Winter) -> int:
    """Tokens that the main objective asks for besides."""
    return max((bounds(g, check)[0] or 0 for check in g.side.goal if isinstance(check, when.FoodTokens)), default=0)


def food_worth(g: Winter, count: int) -> float:
    """What so many more tokens are worth."""
    food, need, wanted = g.state.food, hunger(g), food_wanted(g)
    short = max(0, need - food)
    score = 0.0
    if short:
        score += MORALE * (g.state.starvation + 1) * (1.5 if count >= short else 0.9 * count / short)
    spare = max(0, min(count - short, 2 * need - max(food, need)))
    score += 1.8 * spare * (g.state.rounds_left > 1)
    if wanted:
        score += 4.0 * max(0, min(wanted + need - food, count))
    return score + 0.1 * count
