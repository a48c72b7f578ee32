"""What a sensible player expects: overruns to come, what an exposure roll costs, what a card or a crisis is worth. Nothing here is a rule.

One point of morale is worth `MORALE`; everything else is put into the same unit. A seat uses its own cards and what lies open on the table;
decks count by what is printed on their places.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from stockade.games.dead_of_winter.effects.check import bounds, holds
from stockade.games.dead_of_winter.effects.selector import could_places
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.effects.words.board import AddZombies, RemoveBarricades
from stockade.games.dead_of_winter.effects.words.change import WoundInstead
from stockade.games.dead_of_winter.effects.words.selector import At, Where
from stockade.games.dead_of_winter.facts import (
    BETRAYALS,
    CRISES,
    ENTRANCE_ROOM,
    FACES,
    OUTSIDE,
    SPOTS,
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
FEAR = 0.6  # how likely a crisis strikes that nobody has given anything for
TRUST = 0.93  # of the cards that others gave, so many are expected to fit
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


# -- danger -------------------------------------------------------------------------------------------------------------


def crowds(g: Winter) -> list[int]:
    """Survivors by place."""
    here = [0] * len(SPOTS)
    for survivor in g.state.survivors:
        here[survivor.place] += 1
    return here


def arrivals(g: Winter) -> tuple[float, ...]:
    """Zombies that the next colony phase brings to each entrance, about."""
    return coming(tuple(crowds(g)), g.zombies_due(COLONY), tuple(g.state.noise), tuple(threat(g)))


@lru_cache(maxsize=4096)
def coming(here: tuple[int, ...], inside: int, noise: tuple[int, ...], more: tuple[float, ...]) -> tuple[float, ...]:
    """The same by survivors at each place, zombies due at the colony, noise and what the crisis may bring."""
    each, rest, crisis = inside // 6, inside % 6, 0.15 + more[COLONY] / 6
    gates = [each + (gate < rest) + crisis for gate in range(6)]
    return (*gates, *(here[place] + 0.5 * noise[place] + (0.15 + more[place] if here[place] else 0.0) for place in OUTSIDE))


def places_of(g: Winter, where: Where) -> list[int]:
    """The places that an effect names; a word for somebody's choice counts as the colony."""
    return could_places(g, Cause(g.first_player, ""), where) if where.every or isinstance(where, At) else [COLONY]


CALM = [0.0] * len(SPOTS)
BRINGS = {crisis.id: [effect for effect in crisis.fail if isinstance(effect, AddZombies)] for crisis in CRISES.values()}
BREAKS = {crisis.id for crisis in CRISES.values() if isinstance(crisis.fail[0], RemoveBarricades)}  # before the first zombie comes


def threat(g: Winter) -> list[float]:
    """Zombies by place that the crisis will bring unless it is prevented, weighed with how likely that looks."""
    brings = BRINGS.get(g.state.crisis)
    if not brings:
        return CALM
    need = len(g.colonists)
    missing = need - TRUST * len(g.state.given)
    if missing <= 0:
        return CALM
    found = list(CALM)
    for effect in brings:
        for place in places_of(g, effect.where):
            found[place] += FEAR * min(1.0, missing / need) * effect.n
    return found


def holds_out(g: Winter, gate: int) -> int:
    """Zombies that may come before an entrance is overrun: a barricade falls to one and leaves its space to another (DW-ZOMB-04)."""
    walls = g.state.barricades[gate]
    return g.empty(gate) + (walls if gate < 6 and g.state.crisis in BREAKS else 2 * walls)


@lru_cache(maxsize=4096)
def gate_danger(hold: float, come: float, rounds: int, loss: float) -> float:
    """What the overruns of an entrance cost that holds so many more zombies."""
    cost, weight = 0.0, loss
    for number in range(1, min(rounds, SEEN_AHEAD) + 1):
        cost += weight * min(come, max(0.0, number * come - hold))
        weight *= LATER
    return cost


def inside_loss(g: Winter) -> float:
    """What an overrun of the colony costs."""
    if any(survivor.place == COLONY for survivor in g.state.survivors):
        return LOSS
    return MORALE if g.state.helpless else 0.0


def danger(g: Winter) -> float:
    """What all overruns to come cost, about."""
    state = g.state
    fragile = state.crisis in BREAKS
    return overruns(arrivals(g), tuple(state.zombies), tuple(state.barricades), state.rounds_left, inside_loss(g), fragile)


@lru_cache(maxsize=16384)
def overruns(come: tuple[float, ...], zombies: tuple[int, ...], walls: tuple[int, ...], rounds: int, inside: float, fragile: bool) -> float:
    """The same by what stands and comes at each entrance; the walls of a fragile colony fall before the first zombie comes."""
    total = 0.0
    for gate, (more, room, here, wall) in enumerate(zip(come, ENTRANCE_ROOM, zombies, walls, strict=True)):
        if more:
            colony = gate < 6
            hold = room - here if colony and fragile else room - here + wall
            total += gate_danger(hold, more, rounds, inside if colony else LOSS)
    return total


def board(g: Winter) -> float:
    """How the board looks to the colony: no overruns, and the main objective's part of it."""
    return goal_board(g) - peril(g)


def peril(g: Winter) -> float:
    """Overruns to come, and zombies as such."""
    return danger(g) + 0.05 * sum(g.state.zombies)


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
