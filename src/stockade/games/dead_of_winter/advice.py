"""What a sensible player does in a turn: every entry of the menu gets a score, and the best one is taken while it is worth anything.

Cards that save the colony come first, then dice where they help most; cards for the crisis come last, when it is clear what there is.
"""

from __future__ import annotations

from typing import Any

from stockade.engine import Ask, Option
from stockade.games.dead_of_winter import outlook, price
from stockade.games.dead_of_winter.attack import replacements
from stockade.games.dead_of_winter.cause import Cause
from stockade.games.dead_of_winter.check import holds
from stockade.games.dead_of_winter.ending import aims
from stockade.games.dead_of_winter.facts import CARDS, CRISES, ITEMS, OUTSIDE, SPOTS, SURVIVORS, SYMBOL, Power
from stockade.games.dead_of_winter.move import destinations, needs_roll
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.search import bonuses
from stockade.games.dead_of_winter.state import Survivor
from stockade.games.dead_of_winter.trade import takers
from stockade.games.dead_of_winter.vocabulary import COLONY

NEVER = -99.0
ROUTINE = 0.5  # what is done when nothing is urgent
SLACK = 1.2  # points that may be missing when the crisis is fed all the same
FLOOR = 5.0  # a crisis that costs less is left alone
FUTURE = 0.75  # a searcher outside goes on searching in rounds to come


class Mind:
    """A seat that thinks about its turn: what it wants is worked out once."""

    def __init__(self, g: Winter, seat: int) -> None:
        self.g, self.seat = g, seat
        self.exiled = g.player(seat).exiled
        self.traitor = outlook.betrays(g, seat)
        self.done = self.traitor and outlook.ready(g, seat)
        self.left = g.unused(seat)
        self.worth = price.symbol_worth(g, seat)
        self.walls = not (self.exiled or self.traitor) and any(check.check in ("barricades", "zombies") for check in g.side.goal)
        self.coming = outlook.arrivals(g)
        mine = {survivor.place for survivor in g.group(seat)}
        stranger = self.exiled or self.traitor
        inside = 0.0 if stranger else outlook.inside_loss(g)
        self.loss = [inside] * 6 + [outlook.LOSS if not stranger or place in mine else 0.0 for place in OUTSIDE]
        self.now = self.board()
        self.care = 0.0 if self.exiled else -0.5 if self.done else 0.2 if self.traitor else 1.0  # about the colony

    # -- the board ----------------------------------------------------------------------------------------------------

    def board(self) -> float:
        """The board as the colony sees it; who does not belong to it only looks at where its own people are."""
        g = self.g
        if not (self.exiled or self.traitor):
            return outlook.board(g)
        coming = outlook.arrivals(g)
        mine = {survivor.place for survivor in g.group(self.seat)} - {COLONY}
        return -sum(
            outlook.gate_danger(outlook.holds_out(g, place + 5), coming[place + 5], g.state.rounds_left, outlook.LOSS) for place in mine
        )

    def gain(self, pile: list[int], gate: int, by: int) -> float:
        """How much better the board is with one zombie or barricade more or fewer there."""
        before = self.gate_worth(gate) + self.goal()
        pile[gate] += by
        after = self.gate_worth(gate) + self.goal()
        pile[gate] -= by
        return after - before

    def gate_worth(self, gate: int) -> float:
        """What the overruns of one entrance cost, to those who care."""
        g = self.g
        loss = self.loss[gate]
        if not loss or not self.coming[gate]:
            return -0.05 * g.state.zombies[gate]
        hold = outlook.holds_out(g, gate)
        return -outlook.gate_danger(hold, self.coming[gate], g.state.rounds_left, loss) - 0.05 * g.state.zombies[gate]

    def goal(self) -> float:
        """The main objective's part of the board."""
        return outlook.goal_board(self.g) if self.walls else 0.0

    def best_kill(self, place: int) -> tuple[float, int]:
        """The zombie whose death helps most, and what that is worth."""
        g = self.g
        found = [(self.gain(g.state.zombies, gate, -1), -gate) for gate in g.infested(place)]
        gain, gate = max(found, default=(NEVER, 0))
        have, need = price.goal_amount(g, "counter")
        if have < need and not self.traitor:
            gain += 0.5 * outlook.SAMPLE
        return gain, -gate

    def best_wall(self, place: int) -> tuple[float, int]:
        """The entrance where a barricade helps most."""
        g = self.g
        found = [(self.gain(g.state.barricades, gate, 1), -gate) for gate in g.empty_at(place)]
        gain, gate = max(found, default=(NEVER, 0))
        return gain, -gate

    def best_lure(self, to: int) -> tuple[float, int, list[tuple[int, int]]]:
        """From where to lure zombies to that place: what it is worth, the place, and which zombies go where."""
        g = self.g
        best: tuple[float, int, list[tuple[int, int]]] = (NEVER, -1, [])
        for source in range(len(SPOTS)):
            if source == to or not g.zombies_at(source):
                continue
            moves: list[tuple[int, int]] = []
            score = 0.0
            saved = list(g.state.zombies)
            for _ in range(2):
                gates, goals = g.infested(source), g.empty_at(to)
                if not gates or not goals:
                    break
                out, gate = max((self.gain(g.state.zombies, one, -1), one) for one in gates)
                into, goal = max((self.gain(g.state.zombies, one, 1), one) for one in goals)
                after = score + out + into
                if after <= score:
                    break
                score = after
                moves.append((gate, goal))
                g.state.zombies[gate] -= 1
                g.state.zombies[goal] += 1
            g.state.zombies[:] = saved
            if score > best[0] and moves:
                best = score, source, moves
        return best

    # -- searching ----------------------------------------------------------------------------------------------------

    def find(self, place: int) -> float:
        """What the next card of that place is worth, about."""
        g = self.g
        if place == COLONY or not g.state.decks[place]:
            return 0.0
        value = sum(share * self.worth[symbol] for symbol, share in price.SHARE[place].items())
        have, need = price.goal_amount(g, "empty_item_decks")
        if have < need and self.care > 0.5 and place in raid(g, need):
            value += 3.0 + 40.0 / (6 + len(g.state.decks[place]))
        return value

    def search(self, survivor: Survivor) -> float:
        """What a search is worth: more with a bonus that keeps a second card."""
        more = sum(power.changes["search_bonus"].keep for power, _ in bonuses(self.g, survivor))
        return self.find(survivor.place) * (1.0 + 0.8 * more)

    # -- moving -------------------------------------------------------------------------------------------------------

    def stay_worth(self, survivor: Survivor, place: int) -> float:
        """What that survivor can do at a place, now and later, if it stood there."""
        g = self.g
        came, survivor.place = survivor.place, place
        board = self.board()
        score = board
        if place == COLONY:
            score += ROUTINE
        else:
            fact = SURVIVORS[survivor.id]
            others = [one for one in g.group(self.seat) if one is not survivor and one.place != COLONY and self.find(one.place) > 1.0]
            value = self.search(survivor)
            dice = sum(face >= fact.search for face in self.left)
            odds = (7 - fact.search) / 6
            rounds = min(2, g.state.rounds_left - 1)
            share = 1.0 if not others else 0.25  # the dice are the same for all
            score += share * value * (0.8 * min(dice, 2) + FUTURE * odds * 1.2 * rounds)
            score += 0.8 * self.care  # one mouth less at the colony
            if self.left:
                wall = self.gain_here(place, board)
                score += 0.8 * max(0.0, wall)
            if price.goal_amount(g, "counter")[1] and g.zombies_at(place) and any(face >= fact.attack for face in self.left):
                score += 1.0
        survivor.place = came
        return score

    def gain_here(self, place: int, board: float) -> float:
        """What a barricade would be worth there."""
        pile = self.g.state.barricades
        if self.g.empty(place + 5) <= 0:
            return 0.0
        pile[place + 5] += 1
        after = self.board()
        pile[place + 5] -= 1
        return after - board

    def best_move(self, survivor: Survivor) -> tuple[float, int, bool]:
        """Where to go, whether with fuel, and what it is worth."""
        g = self.g
        stay = self.stay_worth(survivor, survivor.place)
        best = (NEVER, survivor.place, False)
        rolls = needs_roll(g, survivor)
        fuel = g.held(self.seat, "fuel") if rolls else []
        burnt = min((price.card_worth(g, self.seat, card, self.worth) for card in fuel), default=99.0)
        for place in destinations(g, survivor):
            risk = outlook.exposure_cost(g, survivor, place) if rolls else 0.0
            score = self.stay_worth(survivor, place) - stay - min(risk, burnt)
            if score > best[0]:
                best = score, place, risk > burnt
        return best


def raid(g: Winter, count: int) -> list[int]:
    """The decks that a colony empties first: the smallest, then those with room for many."""
    found = sorted(OUTSIDE, key=lambda place: (len(g.state.decks[place]) - 4 * len(g.at(place)) - 2 * SPOTS[place].spaces, place))
    return [place for place in found if g.state.decks[place]][: max(1, count - sum(not g.state.decks[place] for place in OUTSIDE))]


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
            return mind.best_move(g.survivors[what])[0] - 0.3
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
            return play_score(mind, what)
        case "contribute":
            return ROUTINE if gift(g, mind.seat) else NEVER
        case "objective":
            return 9.0 if mind.care > 0.5 and price.goal_symbols(g) else NEVER
        case "food":
            return 1.0 if mind.done else NEVER
        case "ask":
            return ask_score(mind)
        case _:
            return NEVER


def attack_score(mind: Mind, survivor: Survivor) -> float:
    """A zombie less, for the risk of an exposure roll."""
    g = mind.g
    if not g.zombies_at(survivor.place):
        return NEVER
    gain, _ = mind.best_kill(survivor.place)
    several = [power for power, _ in replacements(g, survivor, len(mind.left) - 1)[0]]
    clean = any(power.changes["attack_replacement"].exposure == "none" for power in several)
    calm = any(power.changes["no_exposure"].on == "attack" for power, _ in g.powers(survivor, "no_exposure"))
    if clean and g.zombies_at(survivor.place) > 1:
        gain *= 1.7
    risk = 0.0 if clean or calm else outlook.exposure_cost(g, survivor, survivor.place)
    return gain - risk - 0.1


def clean_score(mind: Mind) -> float:
    """Waste costs morale for every ten cards, round after round."""
    g = mind.g
    count = len(g.state.waste)
    fewer = count // 10 - max(0, count - 3) // 10
    score = 0.7 * outlook.MORALE * fewer * min(2, g.state.rounds_left) + (0.6 if count >= 6 else 0.1)
    return mind.care * (score + (2.0 if count >= 10 and count % 10 >= 3 else 0.0))


def power_score(mind: Mind, survivor: Survivor, power: Power) -> float:
    """An ability, or a card in hand of a survivor."""
    g, total = mind.g, 0.0
    cost = 1.0 if power.die > 3 else 0.3 if power.die else 0.0
    for effect in power.effects:
        number = effect.n if isinstance(effect.n, int) else 1
        match effect.op:
            case "kill_zombies":
                places = range(len(SPOTS)) if effect.where == "any" else (survivor.place,)
                gain = max((mind.best_kill(place)[0] for place in places if g.zombies_at(place)), default=NEVER)
                risk = 0.0 if effect.exposure == "none" else outlook.exposure_cost(g, survivor, survivor.place)
                total += gain * (1.0 + 0.7 * (number - 1)) - risk
            case "food":
                total += mind.care * outlook.food_worth(g, number)
            case "heal":
                here = [one for one in g.at(survivor.place) if one.seat == mind.seat or mind.care > 0.5]
                total += max((outlook.heal_worth(g, one) for one in here), default=0.0)
            case "free_action":
                total += max(0.0, mind.best_wall(survivor.place)[0])
            case "add_barricade":
                total += max((mind.best_wall(one.place)[0] for one in g.group(mind.seat)), default=0.0)
            case "lure":
                total += max((mind.best_lure(one.place)[0] for one in g.group(mind.seat)), default=0.0)
            case "die_plus" | "die_reroll":
                total += 0.4 if useless_die(mind) else NEVER
            case "reveal_top":
                total += 2.0 if survivor.place != COLONY else NEVER
            case "steal_random":
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
    if any(check.check in ("hand_size", "equipped_total") and check.max == 0 for _, _, check in aims(g, mind.seat)):
        return ROUTINE if item.kind != "equip" else NEVER  # whoever wants to end with nothing
    if item.kind == "equip":
        return 1.5 if spare else NEVER
    match item.symbol:
        case "food":
            return food_score(mind, card, spare)
        case "survivor":
            helpless = sum(effect.number for effect in item.power.effects if effect.op == "add_helpless")
            more = mind.care if mind.care > 0 else 0.2
            rounds = g.state.rounds_left - 1
            return rounds * (price.CROWD - more * price.HELPLESS * helpless) + people_wanted(g, mind.seat) if rounds > 0 else NEVER
        case "medicine":
            return medicine_score(mind, kind, card, spare)
        case _:
            if any(effect.op == "die_reroll" for effect in item.power.effects):
                return 0.2 if spare and mind.worth["tool"] <= price.BASE["tool"] and useless_die(mind) else NEVER
            value = power_score(mind, g.group(mind.seat)[0], item.power) if g.group(mind.seat) else NEVER
            return value - mind.worth[item.symbol]


def people_wanted(g: Winter, seat: int) -> float:
    """What one's own objective says about a larger group."""
    score = 0.0
    for _, _, check in aims(g, seat):
        if check.check.startswith("group_size"):
            score += -20.0 if check.max == 1 else 12.0 if not holds(g, Cause(seat, ""), check) else 0.0
    return score


def food_score(mind: Mind, card: int, spare: bool) -> float:
    """Nobody goes hungry; food beyond that stays in hand unless the objective wants tokens."""
    g = mind.g
    if mind.care <= 0.0:
        return NEVER
    food, need = g.state.food, outlook.hunger(g)
    if food < need:
        return 12.0 if not mind.traitor else 0.0
    if mind.traitor:
        return NEVER
    crisis = g.state.crisis and "food" in CRISES[g.state.crisis].accepts and price.crisis_open(g, mind.seat) > 0
    if outlook.food_wanted(g) + need > food and not (crisis and price.food_of(card) == 1):
        return 3.0 if spare or outlook.food_wanted(g) else NEVER
    return 0.3 if spare and not crisis and food < need + 2 else NEVER


def medicine_score(mind: Mind, kind: str, card: int, spare: bool) -> float:
    """Healing, when somebody needs it more than the crisis or the objective needs the card."""
    g = mind.g
    if not any(effect.op == "heal" for effect in ITEMS[kind].power.effects):
        return NEVER
    places = {one.place for one in g.group(mind.seat)}
    sick = [one for one in g.state.survivors if one.seat == mind.seat or (one.place in places and mind.care > 0.5)]
    best = max((outlook.heal_worth(g, one) for one in sick), default=0.0)
    own = 0.5 * max((outlook.heal_worth(g, one) for one in g.group(mind.seat)), default=0.0)
    keep = price.card_worth(g, mind.seat, card, mind.worth) - own + (0.0 if spare else 3.0)
    return best - keep


def ask_score(mind: Mind) -> float:
    """Somebody else may have food when the colony would starve."""
    g = mind.g
    starving = g.state.food < outlook.hunger(g) and not g.held(mind.seat, "food")
    return 5.0 if starving and mind.care > 0.5 and "food" not in g.state.turn.asked else NEVER


def hand_over(g: Winter, survivor: Survivor) -> tuple[int, str] | None:
    """A weapon to spare for a player without one, where the main objective arms everybody."""
    arms = any(check.sub is not None and check.sub.check == "equipped_symbol" for check in g.side.goal)
    if not arms or outlook.betrays(g, survivor.seat):
        return None
    armed = {one.seat for one in g.state.survivors if any(SYMBOL[card] == "weapon" for card in one.items)}
    mine = sum(SYMBOL[card] == "weapon" for one in g.group(survivor.seat) for card in one.items)
    weapons = [card for card in survivor.items if SYMBOL[card] == "weapon" and card not in g.state.turn.passed]
    needy = [one for one in takers(g, survivor) if one.seat not in armed and not g.exiled(one)]
    return (weapons[0], needy[0].id) if weapons and needy and mine > 1 else None


# -- the crisis -------------------------------------------------------------------------------------------------------------


def gift(g: Winter, seat: int) -> list[int]:
    """Cards to give to the crisis now: enough with what the others can add, or none at all."""
    if not g.state.crisis or g.player(seat).exiled:
        return []
    accepts = CRISES[g.state.crisis].accepts
    if outlook.betrays(g, seat):
        return sabotage(g, seat, accepts)
    worth = price.symbol_worth(g, seat)
    spare = price.spare_cards(g, seat)
    fits = [card for card in g.player(seat).hand if SYMBOL[card] in accepts]
    fits.sort(key=lambda card: (card not in spare, price.card_worth(g, seat, card, worth), card))
    missing = price.crisis_open(g, seat)
    cost = price.crisis_cost(g)
    if missing <= -2 + 0.01:
        return []
    able = [card for card in fits if card in spare or (cost >= 15.0 and missing > 0)]
    if missing <= 0.3:  # two more raise morale
        more = [card for card in able if card in spare]
        return more[: round(missing + 2)] if len(more) + 0.6 * price.help_expected(g, seat) >= missing + 2 and g.state.morale < 9 else []
    if cost < FLOOR or len(able) + price.help_expected(g, seat) < missing - SLACK:
        return []
    wanted = int(missing + 0.7)
    if len(able) >= wanted + 2 and g.state.morale < 9:
        wanted += 2
    return able[:wanted]


def sabotage(g: Winter, seat: int, accepts: tuple[str, ...]) -> list[int]:
    """A betrayer who is ready gives cards that do not fit, when the crisis might be prevented."""
    if not outlook.ready(g, seat) or price.crisis_open(g, seat) > price.help_expected(g, seat) + 0.5:
        return []
    wrong = [card for card in price.spare_cards(g, seat) if SYMBOL[card] not in accepts]
    return wrong if g.state.turn.given < 3 else []
