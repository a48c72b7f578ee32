"""How good a position is for a seat: what the greedy bot climbs. Nothing here is a rule; the weights were tried out on all objectives.

Loyal players want morale, food, closed gates, prevented crises and progress on the main objective, and at the end their own conditions. A
betrayer collects first and lets morale fall once the rest is complete. Hidden cards of others are only ever guesses: a bot looks at
imagined tables.
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.cause import Cause
from stockade.games.dead_of_winter.check import amount, bounds, holds
from stockade.games.dead_of_winter.ending import aims
from stockade.games.dead_of_winter.facts import BETRAYALS, CRISES, ITEMS, OUTSIDE, PLACE_OF, SPOTS, SURVIVORS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.state import Survivor
from stockade.games.dead_of_winter.vocabulary import COLONY, Check

MORALE = 26.0
LOW = (-400.0, -90.0, -40.0, -12.0)  # morale 0 to 3: the edge comes nearer
OVERRUN = 34.0
FOOD = 9.0
POINT = 13.0  # per point for the crisis, up to what is needed
GOAL = 150.0  # the main objective, as a whole
OWN = 14.0  # per own condition
TIME = 24.0  # a round that is over: its losses are counted already, and the next crisis is nobody's fault yet
RISK = 6.0  # a move: three tries do not show what the exposure die does on average
CARD = {"weapon": 3.0, "tool": 2.0, "food": 2.6, "medicine": 2.4, "fuel": 2.4, "education": 2.2, "survivor": 3.0}
FAITH = 2.1  # of three cards that others gave, so many are expected to fit


def evaluate(g: Winter, seat: int) -> float:
    """Higher is better for that seat."""
    player = g.player(seat)
    if player.out:
        return -1000.0
    score = own_things(g, seat)
    traitor = player.secret in BETRAYALS
    lines = aims(g, seat)
    cause = Cause(seat, "")
    rest = [check for _, _, check in lines if check.check not in ("main_objective_done", "morale")]
    met = [holds(g, cause, check) for check in rest]
    score += sum(OWN * progress(g, cause, check) for check in rest)
    if traitor:
        ready = all(met)
        hurry = ready or g.state.rounds_left <= 2
        score += 40.0 * ready + colony(g, seat) * (-0.8 if hurry else 0.25) + 2.0 * OWN * sum(met)
    else:
        score += colony(g, seat) * (0.3 if player.exiled else 1.0) + 0.5 * OWN * sum(met)
    return score


def progress(g: Winter, cause: Cause, check: Check) -> float:
    """How far a condition is met, from 0 to 1."""
    least, most = bounds(g, check)
    if holds(g, cause, check):
        return 1.0
    value = amount(g, cause, check)
    if least is not None and value < least:
        return max(0.0, value / max(1, least)) * 0.8
    if most is not None:
        return 0.6 / (1 + value - most) if value > most else 0.0
    return 0.0


def own_things(g: Winter, seat: int) -> float:
    """Survivors, cards and dice of the seat."""
    player = g.player(seat)
    score = 0.0
    left = g.unused(seat)
    for survivor in g.group(seat):
        score += 14.0 - ailing(g, survivor)
        score += sum(1.0 + CARD[SYMBOL[card]] for card in survivor.items)
        score += prospects(g, survivor, left) - RISK * survivor.moved
    score += sum(CARD[SYMBOL[card]] for card in player.hand)
    return score + 1.0 * len(left) + 0.15 * sum(left)


def ailing(g: Winter, survivor: Survivor) -> float:
    """What its wounds cost: the last one before death most; frostbite goes on hurting."""
    wounds = g.wounds(survivor)
    return 6.0 * wounds + 13.0 * survivor.frost + (16.0 if wounds == g.limit(survivor) - 1 else 0.0)


def prospects(g: Winter, survivor: Survivor, left: list[int]) -> float:
    """What a survivor could still find here with the dice that are left."""
    if survivor.place == COLONY or not g.state.decks[survivor.place]:
        return 0.0
    good = sum(value >= SURVIVORS[survivor.id].search for value in left)
    return 1.6 * min(2, good)


def colony(g: Winter, seat: int) -> float:
    """How the colony fares, main objective included."""
    state = g.state
    score = MORALE * state.morale + (LOW[state.morale] if state.morale < len(LOW) else 0.0)
    score += food_worth(g) - 0.5 * len(state.waste) - 16.0 * (len(state.waste) // 10)
    score += crisis_worth(g, seat) - OVERRUN * danger(g) - 0.6 * sum(state.zombies)
    cause = Cause(seat, "")
    goals = g.side.goal
    score += GOAL * sum(progress(g, cause, check) for check in goals) / len(goals)
    score += GOAL * 0.6 * all(holds(g, cause, check) for check in goals)
    score += fuel_worth(g) + (TIME + POINT * len(g.colonists)) * state.round
    for number, other in enumerate(state.players):
        if other.exiled:  # an exile is a loss, unless it was the betrayer
            score += 40.0 if other.secret in BETRAYALS else -140.0
        elif number != seat:
            score += 1.6 * len(other.hand)
    score -= sum(ailing(g, survivor) for survivor in state.survivors if survivor.seat != seat and not g.exiled(survivor))
    return score - 12.0 * state.turn.called


def food_worth(g: Winter) -> float:
    """Food against what the colony eats next."""
    state = g.state
    need = (g.occupants(COLONY) + 1) // 2
    spare = state.food - need
    if spare < 0:
        return FOOD * spare - MORALE * (state.starvation + 1)
    return FOOD * min(spare, 2) * 0.5 + 0.6 * min(spare, 10)


def crisis_worth(g: Winter, seat: int) -> float:
    """Points for the crisis: own cards are known, the others are trusted."""
    state = g.state
    if not state.crisis:
        return 0.0
    accepts = CRISES[state.crisis].accepts
    points = 0.0
    for given in state.given:
        points += (1.0 if SYMBOL[given.card] in accepts else -1.0) if given.seat == seat else FAITH / 3
    need = len(g.colonists)
    return POINT * min(points - need, 0.0) + 6.0 * max(0.0, min(points - need, 2.0))


def danger(g: Winter) -> float:
    """How many overruns the next zombie steps bring, about."""
    state = g.state
    arrivals = (g.occupants(COLONY) + 1) // 2
    total = 0.0
    for gate in SPOTS[COLONY].entrances:
        come = arrivals // 6 + (gate < arrivals % 6)
        hold = g.empty(gate) + state.barricades[gate]
        total += max(0, come - hold) + 0.4 * max(0, min(2, 2 * come + 1 - hold))
    for place in OUTSIDE:
        here = len(g.at(place))
        if here:
            come = here + 0.5 * state.noise[place]
            hold = g.empty(place + 5) + state.barricades[place + 5]
            total += max(0.0, come - hold) + 0.15 * max(0.0, min(2.0, 2 * come - hold))
    return total


def fuel_worth(g: Winter) -> float:
    """A main objective that burns cards every round must be fed ahead."""
    for rule in g.side.rules:
        if rule.op == "remove_objective_cards":
            need = (len(g.colonists) + 1) // 2
            have = sum(SYMBOL[card] == rule.symbol for card in g.state.on_objective)
            return 60.0 * min(1.0, have / need) + 9.0 * max(0, min(have - need, 6))
    return 0.0


# -- quick answers ------------------------------------------------------------------------------------------------------


def quick_answer(g: Winter, ask: Ask) -> list[str] | None:
    """A fast, sensible answer; None leaves it to the bot."""
    keys = [option.key for option in ask.options]
    match ask.prompt:
        case "prompt-pay-die" | "prompt-lose-die" | "prompt-reroll-one" | "prompt-set-die":
            return [keys[0]]  # the lowest
        case "prompt-set-face":
            return [keys[-1]]
        case "prompt-raise" | "prompt-change-die":
            return [keys[-1]]
        case "prompt-reroll":
            return [key for key in keys if key in ("die:1", "die:2", "die:3")][:1] or [keys[0]]
        case "prompt-move" | "prompt-depart-to" | "prompt-join":
            return [destination(g, ask)]
        case "prompt-search":
            return ["search:stop"]
        case "prompt-search-bonus":
            return keys
        case "prompt-keep":
            return best_cards(g, ask)
        case "prompt-under":
            return ["under:rest"]
        case "prompt-contribute":
            return contribution(g, ask)
        case "prompt-attack":
            return [keys[0]]
        case "prompt-attack-more" | "prompt-attack-safe" | "prompt-barricade-with" | "prompt-clean-with":
            return [keys[-1]]
        case "prompt-barricade":
            return [weakest_gate(g, ask)]
        case "prompt-heal-which":
            return ["heal:frostbite"]
        case "prompt-bite":
            return ["bite:roll"]
        case "prompt-vote" | "prompt-road-vote":
            return [keys[(g.state.chance[0] >> (3 * ask.seat)) & 1]]  # nobody knows how the others vote
        case "prompt-vote-tie" | "prompt-road-tie":
            return ["vote:no"]
        case "prompt-request":
            generous = len(keys) > 2 and len(g.player(ask.seat).hand) > 4 and ask.seat in g.colonists
            return [keys[-1]] if generous else ["refuse"]
        case _:
            return None


def destination(g: Winter, ask: Ask) -> str:
    """A safe place with something to find, home when hurt; with fuel if there is some."""
    wanted = set(CRISES[g.state.crisis].accepts) if g.state.crisis else set[str]()
    wanted |= {accepts.symbol for accepts in g.side.accepts}

    def worth(key: str) -> float:
        verb, where = key.split(":", 1)
        place = PLACE_OF[where]
        score = 0.5 if verb == "fuel" else 0.0
        if place == COLONY:
            return score + 0.4 * g.room(COLONY) / 24
        deck = g.state.decks[place]
        fits = sum(SYMBOL[card] in wanted for card in deck) / max(1, len(deck))
        room = g.empty(place + 5) + g.state.barricades[place + 5] - len(g.at(place))
        return score + 2.0 * fits + (1.0 if deck else -2.0) + 0.6 * min(2, room) - 0.2 * g.state.noise[place]

    return max((option.key for option in ask.options), key=lambda key: (worth(key), key))


def best_cards(g: Winter, ask: Ask) -> list[str]:
    """The most useful cards, as many as must be kept."""
    wanted = CRISES[g.state.crisis].accepts if g.state.crisis else ()
    feed = {accepts.symbol for accepts in g.side.accepts}

    def worth(key: str) -> float:
        kind = key.split(":", 1)[1]
        symbol = ITEMS[kind].symbol
        return CARD[symbol] + 2.0 * (symbol in wanted) + 2.0 * (symbol in feed)

    room = [option.key for option in ask.options for _ in range(option.most)]
    return sorted(room, key=lambda key: (-worth(key), key))[: ask.least]


def contribution(g: Winter, ask: Ask) -> list[str]:
    """A card that fits, the least useful one; a betrayer gives one that does not."""
    accepts = CRISES[g.state.crisis].accepts
    traitor = g.player(ask.seat).secret in BETRAYALS

    def worth(key: str) -> float:
        symbol = ITEMS[key.split(":", 1)[1].split("@")[0]].symbol
        return 100.0 * ((symbol in accepts) == traitor) + CARD[symbol] + 3.0 * ("@" in key)

    return [min((option.key for option in ask.options), key=lambda key: (worth(key), key))]


def weakest_gate(g: Winter, ask: Ask) -> str:
    """The entrance that is fullest."""

    def hold(option: Option) -> tuple[int, str]:
        gate: int = option.value
        return g.empty(gate) + g.state.barricades[gate], option.key

    return min(ask.options, key=hold).key
