"""What cards, crises and effects are worth to a player, in the unit of `outlook`. Nothing here is a rule.

A seat uses its own cards and what lies open on the table; decks count by what is printed on their places, other hands by their size.
"""

from __future__ import annotations

from collections.abc import Iterable

from stockade.games.dead_of_winter.bot.outlook import (
    FROST,
    HURT,
    LOSS,
    MORALE,
    TRUST,
    betrays,
    danger,
    food_wanted,
    food_worth,
    heal_worth,
    hunger,
    places_of,
)
from stockade.games.dead_of_winter.effects.check import amount, bounds, holds
from stockade.games.dead_of_winter.effects.vocabulary import COLONY, PLACES, SYMBOLS, Check, Effect
from stockade.games.dead_of_winter.facts import CARDS, CRISES, DECKS, ITEMS, OUTSIDE, SPOTS, SYMBOL
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import aims
from stockade.games.dead_of_winter.state import Survivor

GOAL_CARD = 8.0
WISH = 10.0  # a card for one's own objective: without it the colony wins for others
NEARLY = 0.8  # of what the main objective asks for
BASE = {"weapon": 1.8, "tool": 2.2, "food": 2.4, "medicine": 2.4, "fuel": 2.2, "education": 1.0, "survivor": 2.0}
PUSH = 5.0  # for a card that helps against the crisis, at most
CROWD = 1.2  # a newcomer brings a die every round, and a mouth
HELPLESS = 1.6  # a helpless survivor only brings the mouth
ABLE = 1.0  # of the cards that others hold, so many of the expected ones will be given
LUCKY = 0.3  # points that another player may find before giving
DEALT = {symbol: sum(SYMBOL[card] == symbol for card in DECKS["starting"]) / len(DECKS["starting"]) for symbol in SYMBOLS}
SHARE = {
    place: {symbol: sum(SYMBOL[card] == symbol for card in DECKS[PLACES[place]]) / len(DECKS[PLACES[place]]) for symbol in SYMBOLS}
    for place in OUTSIDE
}


# -- cards ----------------------------------------------------------------------------------------------------------------


def goal_symbols(g: Winter) -> dict[str, int]:
    """Cards that still have to be placed on the main objective, by symbol."""
    found: dict[str, int] = {}
    for check in g.side.goal:
        if check.check == "objective_cards":
            least = bounds(g, check)[0] or 0
            have = sum(SYMBOL[card] == check.symbol for card in g.state.on_objective)
            if have < least:
                found[check.symbol] = least - have
    for rule in g.side.rules:
        if rule.op == "remove_objective_cards":
            have = sum(SYMBOL[card] == rule.symbol for card in g.state.on_objective)
            found[rule.symbol] = max(0, fuel_due(g) * g.state.rounds_left - have)
    return {symbol: count for symbol, count in found.items() if count}


def fuel_due(g: Winter) -> int:
    """Cards that such an objective burns in a round."""
    return (len(g.colonists) + 1) // 2


def wishes(g: Winter, seat: int) -> list[Check]:
    """Conditions of one's own objective about cards that are not met yet."""
    cause = Cause(seat, "")
    cards = ("hand_symbol", "equipped_symbol", "hand_size", "hand_size_strictly_most", "equipped_total", "survivor_with_items")
    return [check for _, _, check in aims(g, seat) if check.check in cards and not holds(g, cause, check)]


def symbol_worth(g: Winter, seat: int) -> dict[str, float]:
    """What a card of each symbol is worth to that seat now."""
    state, player = g.state, g.player(seat)
    left = state.rounds_left
    worth = dict(BASE)
    worth["survivor"] = 0.5 + 0.35 * CROWD * max(0, left - 2)
    for check in wishes(g, seat):
        if check.symbol:
            worth[check.symbol] += WISH
        else:
            for symbol in SYMBOLS:
                worth[symbol] += WISH / 3
    if any(check.check == "group_size" and check.max == 1 for _, _, check in aims(g, seat)):
        worth["survivor"] = 0.3
    worth["medicine"] += 0.5 * max((heal_worth(g, survivor) for survivor in g.group(seat)), default=0.0)
    if player.exiled or betrays(g, seat):
        return worth
    if state.crisis and crisis_open(g, seat) > 0:
        push = min(PUSH, crisis_cost(g) / max(1, len(g.colonists)))
        for symbol in CRISES[state.crisis].accepts:
            worth[symbol] += push
    if state.food < hunger(g) + 1:
        worth["food"] += 5.0
    elif state.food < 2 * hunger(g):
        worth["food"] += 3.0
    if food_wanted(g) > state.food:
        worth["food"] += 4.0
    for symbol in goal_symbols(g):
        worth[symbol] += GOAL_CARD
    for check in g.side.goal:
        sub = check.sub
        if sub is not None and not holds(g, Cause(seat, ""), sub):
            worth[sub.symbol] += 14.0
    return worth


def card_worth(g: Winter, seat: int, card: int, worth: dict[str, float]) -> float:
    """What that very card is worth: a starting card may not be good enough for an objective."""
    item = ITEMS[CARDS[card]]
    value = worth[item.symbol]
    if item.starter and item.symbol in goal_symbols(g) and not any(a.symbol == item.symbol and a.starter for a in g.side.accepts):
        value -= GOAL_CARD
    if item.symbol == "food":
        value += 0.8 * (food_of(card) - 1)
    return value


def food_of(card: int) -> int:
    """Tokens that a food card brings."""
    return sum(effect.number for effect in ITEMS[CARDS[card]].power.effects if effect.op == "food")


def spare_cards(g: Winter, seat: int) -> list[int]:
    """Cards in hand that one's own objective does not hold on to; how many they are counts towards the end."""
    hand = g.player(seat).hand
    keep: dict[str, int] = {}
    whole = 0
    for _, _, check in aims(g, seat):
        if check.check == "hand_symbol":
            keep[check.symbol] = max(keep.get(check.symbol, 0), bounds(g, check)[0] or 0)
        elif check.check == "hand_size" and closing(g):
            whole = bounds(g, check)[0] or 0
        elif check.check == "hand_size_strictly_most" and closing(g):
            whole = 1 + max(len(player.hand) for other, player in enumerate(g.state.players) if other != seat)
    out: list[int] = []
    for card in hand:
        symbol = SYMBOL[card]
        if keep.get(symbol, 0) > 0:
            keep[symbol] -= 1
        else:
            out.append(card)
    return out[: max(0, len(hand) - whole)] if whole else out


def closing(g: Winter) -> bool:
    """Whether the end may come tonight: the last round, or the main objective as good as done."""
    if g.state.rounds_left <= 1:
        return True
    cause = Cause(g.first_player, "")
    for check in g.side.goal:
        least, most = bounds(g, check)
        value = amount(g, cause, check)
        if (least is not None and value < NEARLY * least) or (most is not None and value > most + 2):
            return False
        if least is None and most is None and not holds(g, cause, check):
            return False
    return True


# -- the crisis -------------------------------------------------------------------------------------------------------------


def crisis_points(g: Winter, seat: int) -> float:
    """Points so far: one's own cards are known, the others are trusted."""
    accepts = CRISES[g.state.crisis].accepts
    points = 0.0
    for given in g.state.given:
        points += (1.0 if SYMBOL[given.card] in accepts else -1.0) if given.seat == seat else TRUST
    return points


def crisis_open(g: Winter, seat: int) -> float:
    """Points that are still missing."""
    return len(g.colonists) - crisis_points(g, seat) if g.state.crisis else 0.0


def still_to_come(g: Winter, seat: int) -> list[int]:
    """Players whose turn comes after that one's this round."""
    order = g.clockwise(g.first_player)
    if seat not in order:
        return []
    return [other for other in order[order.index(seat) + 1 :] if not g.player(other).exiled]


def help_expected(g: Winter, seat: int) -> float:
    """Points that the others can probably add after that seat."""
    accepts = CRISES[g.state.crisis].accepts
    share = sum(DEALT[symbol] for symbol in accepts) * ABLE
    return sum(share * len(g.player(other).hand) + LUCKY for other in still_to_come(g, seat))


def crisis_cost(g: Winter) -> float:
    """What the crisis does to the colony if nobody prevents it: its effects one after another, then the zombies that come anyway."""
    if not g.state.crisis:
        return 0.0
    state = g.state
    zombies, barricades = list(state.zombies), list(state.barricades)
    before, cost = danger(g), 0.0
    for effect in CRISES[state.crisis].fail:
        if effect.op == "remove_barricades":
            take = sum(barricades) if isinstance(effect.n, str) else effect.n
            for gate in range(6):
                less = min(state.barricades[gate], take)
                state.barricades[gate] -= less
                take -= less
        elif effect.op == "add_zombies":
            cost += place_zombies(g, places_of(g, effect.where), effect.number)
        else:
            cost -= effect_worth(g, g.first_player, effect)
    cost += danger(g) - before
    state.zombies[:], state.barricades[:] = zombies, barricades
    return cost


# -- what effects come to -----------------------------------------------------------------------------------------------------


def effects_worth(g: Winter, seat: int, effects: Iterable[Effect]) -> float:
    """What a list of effects is worth to the colony and the seat, about."""
    return sum(effect_worth(g, seat, effect) for effect in effects)


def affected(g: Winter, effect: Effect, seat: int) -> list[Survivor]:
    """Whom a wounding or healing effect means, about."""
    inside = [survivor for survivor in g.state.survivors if not g.exiled(survivor)]
    match effect.who:
        case "all_non_exiled":
            return inside
        case "all_at":
            return [one for one in inside if PLACES[one.place] == effect.where]
        case "all_outside":
            return [one for one in inside if one.place != COLONY]
        case "leaders_non_exiled":
            return [one for one in inside if g.player(one.seat).leader == one.id]
        case "highest_influence_non_exiled" | "lowest_influence_non_exiled":
            return inside[: effect.count or (effect.n if isinstance(effect.n, int) else 1)]
        case _:
            return g.group(seat)[:1]


def place_zombies(g: Winter, places: list[int], count: int) -> float:
    """Puts so many zombies there (or takes them away) and says what broke on the way."""
    state, over = g.state, 0.0
    for place in places:
        gates = SPOTS[place].entrances
        for number in range(abs(count)):
            gate = gates[number % len(gates)]
            if count < 0:
                state.zombies[gate] -= state.zombies[gate] > 0
            elif g.empty(gate) > 0:
                state.zombies[gate] += 1
            elif state.barricades[gate]:
                state.barricades[gate] -= 1
            else:
                over += LOSS if g.occupants(place) else 0.0
    return over


def zombies_worth(g: Winter, where: str, count: int) -> float:
    """What so many zombies more (or fewer) mean there."""
    zombies, barricades = list(g.state.zombies), list(g.state.barricades)
    before = danger(g)
    over = place_zombies(g, places_of(g, where), count)
    after = danger(g)
    g.state.zombies[:], g.state.barricades[:] = zombies, barricades
    return before - after - over - 0.3 * count


def effect_worth(g: Winter, seat: int, effect: Effect) -> float:
    """What one effect is worth, about."""
    number = effect.n if isinstance(effect.n, int) else 3
    match effect.op:
        case "morale":
            low = 1.6 if g.state.morale <= 3 else 1.0
            return MORALE * number * low
        case "food":
            return food_worth(g, number) if number > 0 else 2.2 * max(number, -g.state.food)
        case "wound":
            return -sum(LOSS if g.limit(one) - g.wounds(one) <= 1 else HURT for one in affected(g, effect, seat)) * number
        case "frostbite":
            return -sum(LOSS if g.limit(one) - g.wounds(one) <= 1 else FROST for one in affected(g, effect, seat)) * number
        case "heal":
            return min(6.0, sum(heal_worth(g, one) for one in g.group(seat)))
        case "kill_survivor":
            return -LOSS * number
        case "exposure":
            return -3.5
        case "add_zombies" | "remove_zombies" | "kill_zombies":
            return zombies_worth(g, effect.where, number if effect.op == "add_zombies" else -number)
        case "add_barricade":
            return 3.0 * number
        case "remove_barricades":
            return -2.5 * min(g.barricades_at(COLONY), 99 if isinstance(effect.n, str) else number)
        case "starvation":
            return -0.8 * MORALE * number
        case "add_helpless":
            return -HELPLESS * number * max(1, g.state.rounds_left - 1)
        case "add_survivor" | "find_survivor":
            return CROWD * (g.state.rounds_left - 1)
        case "remove_survivor":
            return -5.0
        case "draw_items" | "search_deck" | "draw_box_starting_item" | "reveal_top":
            return 3.0 * max(1, number)
        case "discard_items" | "give_card" | "give_random" | "contribute":
            return -2.0 * number
        case "die_gain":
            return 2.0
        case "die_lose" | "die_spend":
            return -2.5 * number
        case "noise":
            return -0.8 * number
        case "waste_remove":
            return 0.4 * number
        case _:
            return 0.0


def goal_amount(g: Winter, name: str) -> tuple[int, int]:
    """What a condition of the main objective has reached, and what it needs; nothing when it has no such condition."""
    for check in g.side.goal:
        if check.check == name:
            return amount(g, Cause(g.first_player, ""), check), bounds(g, check)[0] or 0
    return 0, 0
