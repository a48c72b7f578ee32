"""A turn: every option gets a number; the highest is taken until nothing is worth doing."""

from __future__ import annotations

from functools import cache

from stockade.engine import Ask, Option
from stockade.games.marvel_champions.bot.outlook import Outlook
from stockade.games.marvel_champions.bot.points import points, thrift
from stockade.games.marvel_champions.effects.ability import ATTACK, BOOK, FACTS, THWART, Use
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import Card

WIN = 100.0
LATE = 0.4  # what is done when nothing else is left


def best(look: Outlook, ask: Ask) -> list[str]:
    """The option with the highest number; nothing above zero: the turn ends."""
    found, top = "end", 0.0
    for option in ask.options:
        score = option_score(look, option)
        if score > top:
            found, top = option.key, score
    return [found]


def option_score(look: Outlook, option: Option) -> float:
    """How much doing this now is worth; order matters as much as size."""
    g = look.g
    verb, value = option.value
    match verb:
        case "attack":
            card = g.state.table[value]
            return 0.0 if last_stand(look, card, "atk") else look.w.blow * strike_value(look, g.stat(card, "atk"), card.stunned)
        case "thwart":
            card = g.state.table[value]
            return 0.0 if last_stand(look, card, "thw") else look.w.blow * clear_value(look, g.stat(card, "thw"), card.confused)
        case "recover":
            return look.w.use + healing(look)
        case "flip":
            return flip_value(look)
        case "play":
            return play_value(look, value)
        case "use":
            return use_value(look, value)
        case _:
            return 0.0


def last_stand(look: Outlook, card: Card, power: str) -> bool:
    """An ally who would fall by acting is kept to step in front of the hero."""
    g = look.g
    if card.id not in g.allies or card.id in g.state.leaving:
        return False
    facts = FACTS[card.code]
    pips = facts.atk_pips if power == "atk" else facts.thw_pips
    if pips < g.health(card) or card.tough:
        return False
    return look.health <= look.w.last_stand + look.blow and look.room > 0 and len(g.allies_of(look.seat)) == 1


def strike_value(look: Outlook, damage: int, stunned: bool) -> float:
    """An attack on the best target, in points."""
    if stunned:
        return 1.5
    return max((foe_value(look, foe, damage) for foe in look.g.attackable(look.seat)), default=0.0) if damage else 0.0


def foe_value(look: Outlook, foe: Card, damage: int) -> float:
    """That much damage to that enemy."""
    g, w = look.g, look.w
    health = g.health(foe)
    if foe.tough:
        return w.tough
    if foe.id == g.state.villain:
        if not g.state.villain_deck and (damage >= health or lethal(look)):
            return WIN
        return float(min(damage, health)) + (0.5 if damage >= health else 0.0)
    worth = min(damage, health) * w.foe
    if damage >= health:
        guard = w.guard if "guard" in FACTS[foe.code].keywords else 0.0
        worth += w.foe_falls + w.foe_attacks * g.stat(foe, "atk") + w.foe_schemes * g.stat(foe, "sch") + guard
    return worth


def lethal(look: Outlook) -> bool:
    """Whether all who are ready can end the game together, with the best attack event that the hand can pay for."""
    g, hand = look.g, look.g.player(look.seat).hand
    if not look.hero or g.villain.tough:
        return False
    ready = sum(g.stat(card, "atk") for card in g.characters(look.seat) if not card.exhausted and not card.stunned)
    events = (
        strength(look, g.state.codes[card]) for card in hand if is_strike(g.state.codes[card]) and (g.facts(card).cost or 0) < len(hand)
    )
    return ready + int(max(events, default=0.0)) >= g.health(g.villain)


@cache
def is_strike(code: str) -> bool:
    """An attack event of one's own turn."""
    return any(ability.label == ATTACK and ability.kind == "action" for ability in BOOK[code].abilities) and FACTS[code].type == "event"


def clear_value(look: Outlook, amount: int, confused: bool = False) -> float:
    """Threat removed from the best scheme, in points."""
    if confused:
        return 1.0
    return max((scheme_value(look, scheme, amount) for scheme in look.g.thwartable()), default=0.0) if amount else 0.0


def scheme_value(look: Outlook, scheme: Card, amount: int) -> float:
    """That much threat from that scheme."""
    g, w = look.g, look.w
    gone = min(amount, scheme.threat)
    if scheme.id == g.state.scheme:
        room = look.room
        return w.threat * gone + look.doom(room) - look.doom(room + gone)
    facts = FACTS[scheme.code]
    icons = facts.acceleration + facts.hazard + facts.crisis
    return (w.side + w.side_icon * icons) * gone + (w.side_gone * icons + 0.5 if gone >= scheme.threat else 0.0)


def healing(look: Outlook) -> float:
    """What recovering is worth."""
    identity = look.g.identity(look.seat)
    return look.w.heal * min(look.g.stat(identity, "rec"), identity.damage)


def flip_value(look: Outlook) -> float:
    """Home when the villain phase is cheaper there; out again when there is more to do than to heal."""
    w, identity = look.w, look.g.identity(look.seat)
    gain = look.out() - look.at_home()  # by being at home
    rest = 0.0 if identity.exhausted else healing(look)
    act = 0.0 if identity.exhausted else w.act
    if look.hero:
        if gain <= 0:
            return 0.0
        return w.go if rest > act or gain + rest - act > w.death / 3 else LATE
    return w.back if act - rest > gain else 0.0


def play_value(look: Outlook, card_id: int) -> float:
    """A card that stays: the longer it stays the better."""
    g, w = look.g, look.w
    facts = g.facts(card_id)
    if facts.type == "ally":
        return 0.0 if len(g.allies_of(look.seat)) >= g.ally_limit(look.seat) else w.play + w.ally_each * thrift(facts.id)
    return w.play + w.play_each * thrift(facts.id)


def use_value(look: Outlook, use: Use) -> float:
    """An Action of a card in play or an event of the hand."""
    g, w, ability = look.g, look.w, use.ability
    card = g.state.table.get(use.id)
    if card is None:
        return event_value(look, use)
    if card.id in g.allies:
        return 2.0 if ability.once else 0.0
    cost = ability.cost
    if cost.cards or cost.discard or cost.spend_x:
        return 0.0
    return w.use - w.spend * len(cost.spend)


def event_value(look: Outlook, use: Use) -> float:
    """An event, by what it does for each card that goes."""
    w, label = look.w, use.ability.label
    code = use.ability.card
    cards, worth = 1 + (FACTS[code].cost or 0), strength(look, code)
    if label == ATTACK:
        return w.strike + w.strike_each * w.blow * strike_value(look, int(worth), False) / cards
    if label == THWART:
        return w.clear_each * w.blow * clear_value(look, int(worth)) / cards
    return w.other_each * worth / cards


def strength(look: Outlook, code: str) -> float:
    """What an event does, where its points depend on the moment."""
    g, seat = look.g, look.seat
    match code:
        case "gamma-slam":
            return min(15.0, g.identity(seat).damage)
        case "supersonic-punch":
            return 8.0 if g.aerial(seat) else 4.0
        case "first-aid":
            return look.w.heal * min(2, g.identity(seat).damage) * (2.0 if look.health <= look.blow + look.w.surprise else 1.0)
        case "ground-stomp":
            return 1.0 * len(g.enemies())
        case _:
            return points(code)


def damage_left(g: Champions) -> int:
    """What the villain can still take in all its stages."""
    return g.health(g.villain) + sum(FACTS[stage].health for stage in g.state.villain_deck) * g.state.seats
