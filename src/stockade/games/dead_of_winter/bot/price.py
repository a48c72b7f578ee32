"""What cards, crises and effects are worth to a player, in the unit of `outlook`. Nothing here is a rule.

A seat uses its own cards and what lies open on the table; decks count by what is printed on their places, other hands by their size.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from stockade.games.dead_of_winter.bot.outlook import (
    DEALT,
    FROST,
    HELD,
    HURT,
    LOSS,
    LUCKY,
    MORALE,
    ROUNDING,
    TRUST,
    at_least,
    betrays,
    danger,
    food_wanted,
    food_worth,
    heal_worth,
    hunger,
    places_of,
    ready,
)
from stockade.games.dead_of_winter.effects.check import amount, bounds, holds
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES, SYMBOLS
from stockade.games.dead_of_winter.effects.words import board, cards, dice, people
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.effects.words import effect as holding
from stockade.games.dead_of_winter.effects.words import selector as the
from stockade.games.dead_of_winter.effects.words.effect import Effect
from stockade.games.dead_of_winter.facts import CARDS, CRISES, DECKS, ITEMS, OUTSIDE, SPOTS, SURPLUS, SYMBOL, TRACK
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import aims
from stockade.games.dead_of_winter.state import Survivor

GOAL_CARD = 8.0
ARMED = 12.0  # a weapon, where the main objective wants one for everybody and somebody has none
CARD_WISHES = (
    when.HandSymbol,
    when.EquippedSymbol,
    when.HandSize,
    when.HandSizeStrictlyMost,
    when.EquippedTotal,
    when.SurvivorWithItems,
    when.GroupSize,
    when.GroupSizeLead,
    when.GroupSizeStrictlyMost,
)
WISH = 6.0  # a card for one's own objective: without it the colony wins for others
PLOT = 14.0  # the same for a betrayer, who wins with nobody else
KEEP = 3  # rounds before the end in which cards that one's own objective wants are kept back
NEARLY = 0.8  # of what the main objective asks for
BASE = {"weapon": 1.8, "tool": 2.2, "food": 2.4, "medicine": 2.4, "fuel": 2.2, "education": 1.0, "survivor": 2.0}
HUNGRY = 5.0  # food, when tonight's is missing
PANTRY = 3.0  # and when tomorrow's is
PUSH = 14.0  # for a card that helps against the crisis, at most
LIFT = 0.8  # and so much the morale that more than enough cards raise
FINDS = 0.25  # cards against the crisis that a die may find
CROWD = 1.2  # a newcomer brings a die every round, and a mouth
HELPLESS = 1.6  # a helpless survivor only brings the mouth
EQUIPS = {
    symbol: sum(SYMBOL[card] == symbol and ITEMS[CARDS[card]].kind == "equip" for card in range(len(CARDS))) / max(1, SYMBOL.count(symbol))
    for symbol in SYMBOLS
}  # how many of them can be equipped
SHARE = {
    place: {symbol: sum(SYMBOL[card] == symbol for card in DECKS[PLACES[place]]) / len(DECKS[PLACES[place]]) for symbol in SYMBOLS}
    for place in OUTSIDE
}


# -- cards ----------------------------------------------------------------------------------------------------------------


def goal_symbols(g: Winter) -> dict[str, int]:
    """Cards that still have to be placed on the main objective, by symbol."""
    found: dict[str, int] = {}
    for check in g.side.goal:
        if isinstance(check, when.ObjectiveCards):
            least = bounds(g, check)[0] or 0
            have = sum(SYMBOL[card] == check.symbol for card in g.state.on_objective)
            if have < least:
                found[check.symbol] = least - have
    for burns in (effect for reaction in g.side.reactions for effect in reaction.then):
        if isinstance(burns, holding.RemoveObjectiveCards):
            have = sum(SYMBOL[card] == burns.symbol for card in g.state.on_objective)
            found[burns.symbol] = max(0, g.fuel_due() * g.state.rounds_left - have)
    return {symbol: count for symbol, count in found.items() if count}


def wishes(g: Winter, seat: int) -> list[when.Condition]:
    """Conditions of one's own objective about cards that are not met yet."""
    cause = Cause(seat, "")
    return [check for _, _, check in aims(g, seat) if isinstance(check, CARD_WISHES) and not holds(g, cause, check)]


def symbol_worth(g: Winter, seat: int, *, crisis: bool = True) -> dict[str, float]:
    """What a card of each symbol is worth to that seat now; what it does against the crisis may be left out."""
    state, player = g.state, g.player(seat)
    left = state.rounds_left
    worth = dict(BASE)
    worth["survivor"] = 0.5 + 0.35 * CROWD * max(0, left - 2)
    hides = betrays(g, seat)
    wish = PLOT if hides else WISH
    for check in wishes(g, seat):
        match check:
            case when.Count(max=0):
                continue
            case when.HandSymbol(symbol=symbol) | when.EquippedSymbol(symbol=symbol):
                worth[symbol] += wish
            case when.GroupSize() | when.GroupSizeLead() | when.GroupSizeStrictlyMost():
                worth["survivor"] += wish
            case when.EquippedTotal() | when.SurvivorWithItems():
                for symbol in SYMBOLS:
                    worth[symbol] += wish * EQUIPS[symbol]
            case _:
                for symbol in SYMBOLS:
                    worth[symbol] += wish / 3
    if hides and scarce(g, seat):
        worth["survivor"] += wish / 2
    if any(isinstance(check, when.GroupSize) and check.max == 1 for _, _, check in aims(g, seat)):
        worth["survivor"] = 0.3
    worth["medicine"] += 0.5 * max((heal_worth(g, survivor) for survivor in g.group(seat)), default=0.0)
    if player.exiled or (hides and ready(g, seat)):
        return worth
    if state.crisis and crisis:
        push = min(PUSH, crisis_push(g, seat))
        for symbol in CRISES[state.crisis].accepts:
            worth[symbol] += push
    if state.food < hunger(g) + 1:
        worth["food"] += HUNGRY
    elif state.food < 2 * hunger(g):
        worth["food"] += PANTRY
    if hides:  # the colony must not fall yet, nor win
        return worth
    if food_wanted(g) and food_wanted(g) + hunger(g) > state.food:
        worth["food"] += GOAL_CARD
    for symbol in goal_symbols(g):
        worth[symbol] += GOAL_CARD
    if unarmed(g, seat) or (others_unarmed(g) and not held(g, seat, "weapon")):
        worth["weapon"] += ARMED
    return worth


def scarce(g: Winter, seat: int) -> bool:
    """Whether the seat's objective asks for people, has just enough of them, and would miss the next one it loses."""
    cause = Cause(seat, "")
    for _, _, check in aims(g, seat):
        if isinstance(check, when.GroupSize | when.GroupSizeLead) and (check.min or 0) > 1 and amount(g, cause, check) == check.min:
            return True
    return False


def unarmed(g: Winter, seat: int) -> bool:
    """Whether the main objective wants everybody armed, and that seat is not."""
    for check in g.side.goal:
        sub = check.sub if isinstance(check, when.EachNonExiledPlayer) else None
        if isinstance(sub, when.EquippedSymbol) and sub.symbol == "weapon":
            return not holds(g, Cause(seat, ""), sub)
    return False


def others_unarmed(g: Winter) -> bool:
    """Whether somebody lacks the weapon that the main objective wants for everybody."""
    return any(unarmed(g, seat) for seat in g.colonists)


def held(g: Winter, seat: int, symbol: str) -> bool:
    """Whether there is such a card in that hand."""
    return any(SYMBOL[card] == symbol for card in g.player(seat).hand)


def equips(g: Winter, seat: int, symbol: str) -> bool:
    """Whether the seat's own objective wants another such card equipped."""
    for check in wishes(g, seat):
        if isinstance(check, when.EquippedSymbol) and check.symbol == symbol:
            return True
        if isinstance(check, when.EquippedTotal) and check.min is not None:
            return True
    return False


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
    return sum(effect.n for effect in ITEMS[CARDS[card]].power.effects if isinstance(effect, board.Food))


def spare_cards(g: Winter, seat: int) -> list[int]:
    """Cards in hand that one's own objective does not hold on to; how many they are counts towards the end."""
    hand = g.player(seat).hand
    keep: dict[str, int] = {}
    found: set[str] = set()  # symbols of which a starting card is not good enough
    whole = 0
    for _, _, check in aims(g, seat):
        if isinstance(check, when.HandSymbol) and (g.state.rounds_left <= KEEP or betrays(g, seat) or closing(g)):
            keep[check.symbol] = max(keep.get(check.symbol, 0), bounds(g, check)[0] or 0)
            if not check.starter:
                found.add(check.symbol)
        elif isinstance(check, when.HandSize) and closing(g):
            whole = bounds(g, check)[0] or 0
        elif isinstance(check, when.HandSizeStrictlyMost) and closing(g):
            whole = 1 + max(len(player.hand) for other, player in enumerate(g.state.players) if other != seat)
    out: list[int] = []
    for card in hand:
        symbol = SYMBOL[card]
        if keep.get(symbol, 0) > 0 and not (symbol in found and ITEMS[CARDS[card]].starter):
            keep[symbol] -= 1
        else:
            out.append(card)
    return out[: max(0, len(hand) - whole)] if whole else out


def kept_kinds(g: Winter, seat: int) -> set[str]:
    """Kinds of cards in hand of which every copy is wanted for one's own objective."""
    spare = {CARDS[card] for card in spare_cards(g, seat)}
    return {CARDS[card] for card in g.player(seat).hand} - spare


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
    shares = DEALT if g.state.round == 1 else HELD
    share = sum(shares.get(symbol, 0.0) for symbol in CRISES[g.state.crisis].accepts)
    return sum(share * len(g.player(other).hand) + LUCKY for other in still_to_come(g, seat))


def crisis_gain(g: Winter, seat: int, most: int) -> list[float]:
    """What giving none, one, two and so on of one's cards that fit comes to: the crisis prevented, perhaps morale raised."""
    missing = crisis_open(g, seat)
    come = round(help_expected(g, seat) + FINDS * len(g.unused(seat)), 1)
    cost, lift = crisis_cost(g), MORALE * LIFT if g.state.morale < TRACK["morale_max"] else 0.0
    needs = [ceil(missing - more - ROUNDING) for more in range(most + 1)]
    return [cost * at_least(need, come) + lift * at_least(need + SURPLUS, come) for need in needs]


def crisis_push(g: Winter, seat: int) -> float:
    """What one more card against the crisis would be worth, beside those in hand."""
    accepts = CRISES[g.state.crisis].accepts
    have = sum(SYMBOL[card] in accepts for card in spare_cards(g, seat))
    gains = crisis_gain(g, seat, have + 1)
    return max(0.0, gains[-1] - gains[-2])


def crisis_cost(g: Winter) -> float:
    """What the crisis does to the colony if nobody prevents it: its effects one after another, then the zombies that come anyway."""
    if not g.state.crisis:
        return 0.0
    state = g.state
    zombies, barricades = list(state.zombies), list(state.barricades)
    before, cost = danger(g, 0.0), 0.0
    for effect in CRISES[state.crisis].fail:
        if isinstance(effect, board.RemoveBarricades):
            take = sum(barricades) if effect.n == "all" else effect.n
            for gate in range(6):
                less = min(state.barricades[gate], take)
                state.barricades[gate] -= less
                take -= less
        elif isinstance(effect, board.AddZombies):
            cost += place_zombies(g, places_of(g, effect.where), effect.n)
        else:
            cost -= effect_worth(g, g.first_player, effect)
    cost += danger(g, 0.0) - before
    state.zombies[:], state.barricades[:] = zombies, barricades
    return cost


# -- what effects come to -----------------------------------------------------------------------------------------------------


def effects_worth(g: Winter, seat: int, effects: Iterable[Effect]) -> float:
    """What a list of effects is worth to the colony and the seat, about."""
    return sum(effect_worth(g, seat, effect) for effect in effects)


def affected(g: Winter, who: the.Who, seat: int) -> list[Survivor]:
    """Whom a wounding effect means, about."""
    inside = [survivor for survivor in g.state.survivors if not g.exiled(survivor)]
    match who:
        case the.AllNonExiled():
            return inside
        case the.AllAt(place=place):
            return [one for one in inside if PLACES[one.place] == place]
        case the.AllOutside():
            return [one for one in inside if one.place != COLONY]
        case the.LeadersNonExiled():
            return [one for one in inside if g.player(one.seat).leader == one.id]
        case the.HighestInfluenceNonExiled(count=count) | the.LowestInfluenceNonExiled(count=count):
            return inside[:count]
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


def zombies_worth(g: Winter, where: the.Where, count: int) -> float:
    """What so many zombies more (or fewer) mean there."""
    zombies, barricades = list(g.state.zombies), list(g.state.barricades)
    before = danger(g)
    over = place_zombies(g, places_of(g, where), count)
    after = danger(g)
    g.state.zombies[:], g.state.barricades[:] = zombies, barricades
    return before - after - over - 0.3 * count


def hurt_worth(g: Winter, who: the.Who, seat: int, each: float) -> float:
    """What a token on each of them costs; the last one kills."""
    return -sum(LOSS if g.limit(one) - g.wounds(one) <= 1 else each for one in affected(g, who, seat))


def effect_worth(g: Winter, seat: int, effect: Effect) -> float:
    """What one effect is worth, about."""
    match effect:
        case board.Morale(n=n):
            return MORALE * n * (1.6 if g.state.morale <= 3 else 1.0)
        case board.Food(n=n):
            return food_worth(g, n) if n > 0 else 2.2 * max(n, -g.state.food)
        case people.Wound(n=n, who=who):
            return hurt_worth(g, who, seat, HURT) * n
        case people.Frostbite(n=n, who=who):
            return hurt_worth(g, who, seat, FROST) * n
        case people.Heal():
            return min(6.0, sum(heal_worth(g, one) for one in g.group(seat)))
        case people.KillSurvivor(who=who):
            return -LOSS * len(affected(g, who, seat))
        case people.RollExposure():
            return -3.5
        case board.AddZombies(n=n, where=where):
            return zombies_worth(g, where, n)
        case board.RemoveZombies(n=n, where=where) | board.KillZombies(n=n, where=where):
            return zombies_worth(g, where, -n)
        case board.AddBarricade(n=n):
            return 3.0 * n
        case board.RemoveBarricades(n=n):
            return -2.5 * min(g.barricades_at(COLONY), 99 if n == "all" else n)
        case board.Starvation(n=n):
            return -0.8 * MORALE * n
        case board.AddHelpless(n=n):
            return -HELPLESS * n * max(1, g.state.rounds_left - 1)
        case people.AddSurvivor() | people.FindSurvivor():
            return CROWD * (g.state.rounds_left - 1)
        case people.RemoveSurvivor():
            return -5.0
        case holding.DrawItems(n=n) | cards.SearchDeck(n=n) | cards.DrawBoxStartingItem(n=n) | cards.RevealTop(n=n):
            return 3.0 * max(1, n)
        case cards.DiscardItems(n=n) | cards.Contribute(n=n):
            return -2.0 * n
        case cards.GiveCard() | cards.GiveRandom():
            return -2.0
        case dice.DieGain():
            return 2.0
        case dice.DieLose() | dice.DieSpend():
            return -2.5
        case board.Noise(n=n):
            return -0.8 * n
        case holding.WasteRemove(n=n):
            return 0.4 * n
        case _:
            return 0.0


def goal_amount(g: Winter, kind: type[when.Count]) -> tuple[int, int]:
    """What a condition of the main objective has reached, and what it needs; nothing when it has no such condition."""
    for check in g.side.goal:
        if isinstance(check, kind):
            return amount(g, Cause(g.first_player, ""), check), bounds(g, check)[0] or 0
    return 0, 0
