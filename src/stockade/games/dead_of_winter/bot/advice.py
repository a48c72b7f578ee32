"""What a sensible player does in a turn: every entry of the menu gets a score, and the best one is taken while it is worth anything.

Cards that save the colony come first, then dice where they help most; cards for the crisis come last, when it is clear what there is.
"""

from __future__ import annotations

from typing import Any

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter.bot import gift, outlook, plea, price, suspicion
from stockade.games.dead_of_winter.bot.mind import NEVER, ROUTINE, WANTED, Mind
from stockade.games.dead_of_winter.effects.check import holds
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.effects.words import board, cards, dice, people
from stockade.games.dead_of_winter.effects.words import condition as when
from stockade.games.dead_of_winter.effects.words.change import NoExposure
from stockade.games.dead_of_winter.effects.words.selector import Any as Anywhere
from stockade.games.dead_of_winter.facts import CARDS, CRISES, ITEMS, SPOTS, SURVIVORS, SYMBOL, Power
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules.attack import prey, replacements
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.rules.ending import aims
from stockade.games.dead_of_winter.rules.trade import symbols_to_ask, takers
from stockade.games.dead_of_winter.state import Survivor

VOTE = 90.0  # who is sure does not wait until the turn is over
MURDER = 20.0  # striking somebody down who dies of it, for a betrayer who no longer hides
OWN = 6.0  # a card to equip for one's own objective
EQUIP = 1.5  # and any other
ARM = 9.0  # a weapon for somebody whom the main objective wants armed
STEP = 2.5  # what a move must be worth, beside its risk
CLEAN = 0.7  # of the morale that cleaning up saves
HEAP = 2.0  # cleaning up where it takes more than once
FEED = 12.0  # food for a colony that would starve tonight
LITTER = 0.8  # of the morale that a full waste pile costs, for the card that fills it


# -- the menu -------------------------------------------------------------------------------------------------------------


def best_action(g: Winter, ask: Ask) -> list[str]:
    """The entry of the menu to take now."""
    return ranked(g, ask)[0][1]


def ranked(g: Winter, ask: Ask) -> list[tuple[float, list[str]]]:
    """All entries of the menu with their scores, best first."""
    mind = Mind(g, ask.seat)
    found = [(score(mind, option), [option.key]) for option in ask.options]
    return sorted(found, key=lambda pair: (-pair[0], pair[1]))


def score(mind: Mind, option: Option) -> float:
    """What an entry of the menu is worth; ending the turn is worth nothing."""
    verb: str
    what: Any
    verb, what = option.value
    g = mind.g
    match verb:
        case "end":
            return 0.0
        case "move":
            return mind.best_move(g.survivors[what])[0] - STEP
        case "attack":
            return attack_score(mind, g.survivors[what])
        case "search":
            return mind.search(g.survivors[what])
        case "barricade":
            return mind.best_wall(g.survivors[what].place)[0] - 0.05
        case "lure":
            return mind.best_lure(g.survivors[what].place)[0] - 0.5
        case "clean":
            return clean_score(mind)
        case "ability":
            return power_score(mind, g.survivors[what[0]], what[1])
        case "use":
            return power_score(mind, g.survivors[what[0]], ITEMS[CARDS[what[1]]].power)
        case "hand":
            return 8.0 if hand_over(g, g.survivors[what]) else NEVER
        case "play":
            return play_score(mind, what) - litter(mind, what)
        case "contribute":
            return ROUTINE if gift.gift(g, mind.seat) else NEVER
        case "objective":
            return 9.0 if mind.care > 0.5 and not mind.traitor and price.goal_symbols(g) else NEVER
        case "food":
            return 1.0 if mind.done and g.state.food - len(mind.left) < outlook.hunger(g) else NEVER
        case "ask":
            return ask_score(mind)
        case "vote":
            return VOTE if suspicion.accused(g, mind.seat) is not None else NEVER
        case _:
            return NEVER


def attack_score(mind: Mind, survivor: Survivor) -> float:
    """A zombie less, for the risk of an exposure roll."""
    g = mind.g
    if victim(g, survivor, mind.strikes) is not None:
        return MURDER
    if not g.zombies_at(survivor.place):
        return NEVER
    gain, _ = mind.best_kill(survivor.place)
    clean = any(one.change.exposure == "none" for one in replacements(g, survivor, len(mind.left) - 1)[0])
    calm = any(g.means(survivor, NoExposure, on="attack"))
    if clean and g.zombies_at(survivor.place) > 1:
        gain *= 1.7
    risk = 0.0 if clean or calm else mind.risk(survivor, survivor.place)
    return gain - risk - 0.1


def victim(g: Winter, survivor: Survivor, ready: bool) -> Survivor | None:
    """Whom a betrayer who no longer hides strikes down: somebody at the same place whom one wound kills."""
    if not ready or g.state.morale > suspicion.LAST:
        return None
    weak = [one for one in prey(g, survivor) if g.limit(one) - g.wounds(one) <= 1 and not g.exiled(one)]
    return max(weak, key=lambda one: SURVIVORS[one.id].attack, default=None)


def clean_score(mind: Mind) -> float:
    """Waste costs morale for every ten cards, round after round."""
    g = mind.g
    count = len(g.state.waste)
    fewer = count // 10 - max(0, count - 3) // 10
    score = CLEAN * outlook.MORALE * fewer * min(2, g.state.rounds_left) + (0.6 if count >= 6 else 0.1)
    return mind.care * (score + (HEAP if count >= 10 and count % 10 >= 3 else 0.0)) + WANTED * mind.over(when.Waste)


def litter(mind: Mind, kind: str) -> float:
    """What it costs that a card makes the waste a full ten more: somebody has to clean it up."""
    g = mind.g
    if ITEMS[kind].kind != "waste" or (len(g.state.waste) + 1) % 10:
        return 0.0
    hands = len(mind.left) + sum(len(g.unused(seat)) for seat in price.still_to_come(g, mind.seat))
    return mind.care * LITTER * outlook.MORALE * (0.4 if hands > 2 else 1.0)


def power_score(mind: Mind, survivor: Survivor, power: Power) -> float:
    """An ability, or a card in hand of a survivor."""
    g, total = mind.g, 0.0
    cost = 1.0 if power.die > 3 else 0.3 if power.die else 0.0
    for effect in power.effects:
        match effect:
            case board.KillZombies(n=number):
                places = range(len(SPOTS)) if isinstance(effect.where, Anywhere) else (survivor.place,)
                gain = max((mind.best_kill(place)[0] for place in places if g.zombies_at(place)), default=NEVER)
                risk = 0.0 if effect.exposure == "none" else mind.risk(survivor, survivor.place)
                total += gain * (1.0 + 0.7 * (number - 1)) - risk
            case board.Food(n=number):
                total += mind.care * outlook.food_worth(g, number)
            case people.Heal():
                here = [one for one in g.at(survivor.place) if one.seat == mind.seat or mind.care > 0.5]
                total += max((mind.heals(one) for one in here), default=0.0)
            case board.FreeAction():
                total += max(0.0, mind.best_wall(survivor.place)[0])
            case board.AddBarricade():
                total += max((mind.best_wall(one.place)[0] for one in g.group(mind.seat)), default=0.0)
            case board.Lure():
                total += max((mind.best_lure(one.place)[0] for one in g.group(mind.seat)), default=0.0)
            case dice.DiePlus() | dice.DieReroll():
                total += 0.4 if useless_die(mind) else NEVER
            case cards.RevealTop():
                total += 2.0 if survivor.place != COLONY else NEVER
            case cards.StealRandom():
                total += 0.0 if mind.care > 0.5 else 2.0
            case _:
                total += price.effect_worth(g, mind.seat, effect)
    return total - cost


def useless_die(mind: Mind) -> bool:
    """A low die while somebody could search with a better one."""
    g = mind.g
    needed = [SURVIVORS[one.id].search for one in g.group(mind.seat) if one.place != COLONY and g.state.decks[one.place]]
    return bool(needed and mind.left) and min(mind.left) < min(needed)


def play_score(mind: Mind, kind: str) -> float:
    """A card from hand."""
    g, item = mind.g, ITEMS[kind]
    card = next(card for card in g.player(mind.seat).hand if CARDS[card] == kind)
    spare = card in price.spare_cards(g, mind.seat)
    if any(isinstance(check, when.HandSize | when.EquippedTotal) and check.max == 0 for _, _, check in aims(g, mind.seat)):
        return ROUTINE if item.kind != "equip" else NEVER  # whoever wants to end with nothing
    if item.kind == "equip":
        return equip_score(mind, item.symbol, spare)
    match item.symbol:
        case "food":
            return food_score(mind, card, spare)
        case "survivor":
            helpless = sum(effect.n for effect in item.power.effects if isinstance(effect, board.AddHelpless))
            more = mind.care if mind.care > 0 else 0.2
            rounds = g.state.rounds_left - 1
            return rounds * (price.CROWD - more * price.HELPLESS * helpless) + people_wanted(g, mind.seat) if rounds > 0 else NEVER
        case "medicine":
            return medicine_score(mind, kind, card, spare)
        case _:
            if any(isinstance(effect, dice.DieReroll) for effect in item.power.effects):
                return 0.2 if spare and mind.worth["tool"] <= price.BASE["tool"] and useless_die(mind) else NEVER
            value = power_score(mind, g.group(mind.seat)[0], item.power) if g.group(mind.seat) else NEVER
            return value - mind.worth[item.symbol] - (0.0 if spare else price.PLOT)


def equip_score(mind: Mind, symbol: str, spare: bool) -> float:
    """A card to equip; where everybody is to be armed, a second weapon waits in hand for whoever asks for one."""
    g, seat = mind.g, mind.seat
    if price.equips(g, seat, symbol):
        return OWN
    if symbol == "weapon" and mind.care > 0.5 and price.others_unarmed(g):
        return ARM if price.unarmed(g, seat) else NEVER
    return EQUIP if spare else NEVER


def people_wanted(g: Winter, seat: int) -> float:
    """What one's own objective says about a larger group."""
    score = 0.0
    for _, _, check in aims(g, seat):
        if isinstance(check, when.GroupSize) and check.max == 1:
            score -= 20.0
        elif isinstance(check, when.GroupSize | when.GroupSizeLead | when.GroupSizeStrictlyMost):
            score += 12.0 if not holds(g, Cause(seat, ""), check) else 0.0
    return score


def food_score(mind: Mind, card: int, spare: bool) -> float:
    """Nobody goes hungry; food beyond that stays in hand unless the objective wants tokens."""
    g = mind.g
    if mind.care <= 0.0:
        return NEVER
    food, need = g.state.food, outlook.hunger(g)
    if food < need:
        bearable = not spare and (mind.traitor or price.closing(g)) and g.state.morale > g.state.starvation + 1
        return 0.0 if bearable else FEED
    if mind.traitor:
        return NEVER
    crisis = g.state.crisis and "food" in CRISES[g.state.crisis].accepts and price.crisis_open(g, mind.seat) > 0
    if outlook.food_wanted(g) + need > food and not (crisis and price.food_of(card) == 1):
        return 3.0 if spare or outlook.food_wanted(g) else NEVER
    return 0.3 if spare and not crisis and food < need + 2 else NEVER


def medicine_score(mind: Mind, kind: str, card: int, spare: bool) -> float:
    """Healing, when somebody needs it more than the crisis or the objective needs the card."""
    g = mind.g
    if not any(isinstance(effect, people.Heal) for effect in ITEMS[kind].power.effects):
        return NEVER
    places = {one.place for one in g.group(mind.seat)}
    sick = [one for one in g.state.survivors if one.seat == mind.seat or (one.place in places and mind.care > 0.5)]
    best = max((mind.heals(one) for one in sick), default=0.0)
    own = 0.5 * max((outlook.heal_worth(g, one) for one in g.group(mind.seat)), default=0.0)
    keep = price.card_worth(g, mind.seat, card, mind.worth) - own + (0.0 if spare else price.PLOT if mind.traitor else 3.0)
    return best - keep


def ask_score(mind: Mind) -> float:
    """Somebody else may have what is missing; once a turn, since everybody has to answer, and once more for a weapon."""
    g = mind.g
    requests = g.state.turn.requests
    if requests > 1 or mind.care < 0.5:
        return NEVER
    symbol = plea.wanted(g, mind.seat)
    if requests and symbol != "weapon":
        return NEVER
    return 5.0 if symbol and symbol in symbols_to_ask(g, mind.seat) else NEVER


def hand_over(g: Winter, survivor: Survivor) -> tuple[int, str] | None:
    """A weapon to spare for a player without one, where the main objective arms everybody."""
    arms = any(isinstance(check, when.EachNonExiledPlayer) and isinstance(check.sub, when.EquippedSymbol) for check in g.side.goal)
    if not arms or outlook.betrays(g, survivor.seat):
        return None
    armed = {one.seat for one in g.state.survivors if any(SYMBOL[card] == "weapon" for card in one.items)}
    mine = sum(SYMBOL[card] == "weapon" for one in g.group(survivor.seat) for card in one.items)
    weapons = [card for card in survivor.items if SYMBOL[card] == "weapon" and card not in g.state.turn.passed]
    needy = [one for one in takers(g, survivor) if one.seat not in armed and not g.exiled(one)]
    return (weapons[0], needy[0].id) if weapons and needy and mine > 1 else None
