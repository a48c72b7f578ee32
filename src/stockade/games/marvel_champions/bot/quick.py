"""Quick answers to every question of the game: what a sensible player does without thinking twice.

Bots imagine how a round goes on by these answers, thousands of times, so nothing here looks ahead or copies the table. A turn is played
by giving each option a number and taking the highest until nothing is worth doing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from stockade.engine import Ask, Option
from stockade.games.marvel_champions.bot.points import points, thrift, waits
from stockade.games.marvel_champions.effects.ability import ATTACK, FACTS, THWART, Use
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.payment import Source
from stockade.games.marvel_champions.state import NOBODY, Card

BOOST = 1.1  # icons on a boost card, on average
BLOW = 2.0  # a point of damage to the villain
HEAL = 1.6  # a hit point won back
PLAY, PLAY_EACH = 2.0, 2.0  # playing a card that stays, and each point of its thrift
STRIKE, STRIKE_EACH = 2.0, 2.0  # an attack event, and its points for each card that goes
CLEAR_EACH = 2.0  # a thwart event
USE, SPEND = 5.0, 1.5  # an Action of a card in play, and a resource spent on it
KEEP = 0.6  # how much of its thrift one is sorry for when a card pays
WEAK, WEAKER = 2.0, 4.0  # hit points above the next blow, and at all, below which a hero goes home
GO_HOME, COME_BACK = 5.0, 2.5  # changing form
HEALTHY = 2.0  # damage with which a hero comes back
STEP_IN = 3.0  # what it costs a hero to defend
ALLY_FALLS, ALLY_HURT = 0.9, 0.5  # an ally's work lost, a hit point of an ally
ROOMS = (0.5, 2.5, 5.0)  # threat still free on the main scheme after the next villain phase
URGENT = (8.0, 3.0, 1.1, 0.7)  # a point of threat with less room than that
SIDE, SIDE_ICON, SIDE_GONE = 0.6, 0.5, 1.5  # a point of threat on a side scheme, more for icons, and for the last point
FOE, FOE_FALLS, FOE_SCHEMES, GUARD = 0.7, 0.6, 0.6, 2.0  # a minion's hit point, and what its end brings
RISKY, DEADLY = 4.0, 20.0  # an attack that may fell a hero, and one that will


class Outlook:
    """What the next villain phase will probably bring: the numbers that most answers depend on."""

    __slots__ = ("blow", "hero", "hurt", "room", "room_at_home")

    def __init__(self, g: Champions, seat: int) -> None:
        villain, identity = g.villain, g.identity(seat)
        self.hero = g.is_hero(seat)
        scheming = 0.0 if villain.confused else g.stat(villain, "sch") + BOOST
        scheming += sum(g.stat(minion, "sch") for minion in g.engaged_with(seat))
        self.blow = 0.0 if villain.stunned else g.stat(villain, "atk") + BOOST
        self.blow += sum(g.stat(minion, "atk") for minion in g.engaged_with(seat) if not minion.stunned)
        others = sum(1 for other in g.order() if other != seat and not g.is_hero(other))
        room = g.target(g.scheme) - g.scheme.threat - steady_threat(g) - others * scheming
        self.room_at_home = room - scheming  # left on the main scheme when this player is in alter-ego form
        self.room = room if self.hero else self.room_at_home
        self.hurt = g.health(identity)


def steady_threat(g: Champions) -> float:
    """What step 1 of the villain phase places, and a little for encounter cards."""
    state = g.state
    return FACTS[g.scheme.code].acceleration_each * state.seats + g.icons("acceleration") + state.acceleration + 0.5 * state.seats


@cache
def keep_value(code: str) -> float:
    """How sorry one is to pay with the card."""
    if waits(code):
        return points(code)
    if FACTS[code].type == "resource":
        return 0.5
    return KEEP * thrift(code)


# -- a turn -----------------------------------------------------------------------------------------------------------


def turn(g: Champions, ask: Ask) -> list[str]:
    """The option with the highest number; nothing above zero: the turn ends."""
    look = Outlook(g, ask.seat)
    best, top = "end", 0.0
    for option in ask.options:
        score = option_score(g, ask.seat, option, look)
        if score > top:
            best, top = option.key, score
    return [best]


def option_score(g: Champions, seat: int, option: Option, look: Outlook) -> float:
    """How much doing this now is worth; order matters as much as size."""
    verb, value = option.value
    match verb:
        case "attack":
            card = g.state.table[value]
            return 0.0 if last_stand(g, seat, card, "atk", look) else BLOW * strike_value(g, seat, g.stat(card, "atk"), card.stunned)
        case "thwart":
            card = g.state.table[value]
            return 0.0 if last_stand(g, seat, card, "thw", look) else clear_value(g, g.stat(card, "thw"), look, card.confused)
        case "recover":
            identity = g.identity(seat)
            return USE - 1.0 + HEAL * min(g.stat(identity, "rec"), identity.damage)
        case "flip":
            return flip_value(g, seat, look)
        case "play":
            return play_value(g, seat, value)
        case "use":
            return use_value(g, value, look)
        case _:
            return 0.0


def last_stand(g: Champions, seat: int, card: Card, power: str, look: Outlook) -> bool:
    """An ally who would fall by acting is kept to step in front of the hero."""
    if card.id not in g.allies or not look.hero or card.id in g.state.leaving:
        return False
    facts = FACTS[card.code]
    pips = facts.atk_pips if power == "atk" else facts.thw_pips
    return pips >= g.health(card) and not card.tough and look.hurt <= 8 and look.room > 0 and len(g.allies_of(seat)) == 1


def strike_value(g: Champions, seat: int, damage: int, stunned: bool) -> float:
    """An attack on the best target, in points."""
    if stunned:
        return 1.5
    if not damage:
        return 0.0
    found = [foe_value(g, foe, damage) for foe in g.attackable(seat)]
    return max(found, default=0.0)


def foe_value(g: Champions, foe: Card, damage: int) -> float:
    """That much damage to that enemy."""
    health = g.health(foe)
    if foe.tough:
        return 1.2
    if foe.id == g.state.villain:
        if damage >= health and not g.state.villain_deck:
            return 100.0
        return float(min(damage, health)) + (0.5 if damage >= health else 0.0)
    worth = min(damage, health) * FOE
    if damage >= health:
        worth += FOE_FALLS + g.stat(foe, "atk") + FOE_SCHEMES * g.stat(foe, "sch") + (GUARD if "guard" in FACTS[foe.code].keywords else 0.0)
    return worth


def clear_value(g: Champions, amount: int, look: Outlook, confused: bool = False) -> float:
    """Threat removed from the best scheme, in points."""
    if confused:
        return 1.0
    return max((scheme_value(g, scheme, amount, look) for scheme in g.thwartable()), default=0.0) if amount else 0.0


def scheme_value(g: Champions, scheme: Card, amount: int, look: Outlook) -> float:
    """That much threat from that scheme."""
    gone = min(amount, scheme.threat)
    if scheme.id == g.state.scheme:
        room = look.room
        last = 1.0 if not g.state.scheme_deck else 0.5
        each = next((urgent for limit, urgent in zip(ROOMS, URGENT, strict=False) if room <= limit), URGENT[-1])
        each = each * last if room <= ROOMS[1] else each
        return each * gone
    facts = FACTS[scheme.code]
    icons = facts.acceleration + facts.hazard + facts.crisis
    return (SIDE + SIDE_ICON * icons) * gone + (SIDE_GONE * icons + 0.5 if gone >= scheme.threat else 0.0)


def flip_value(g: Champions, seat: int, look: Outlook) -> float:
    """Home when hurt and the scheme allows it; back as soon as there is nothing left to do at home."""
    identity = g.identity(seat)
    if look.hero:
        weak = look.hurt <= look.blow + WEAK or look.hurt <= WEAKER
        if not weak or look.room_at_home <= 0.5:
            return 0.0
        return GO_HOME if not identity.exhausted else 0.4
    if look.room <= 0.5:
        return 3.0
    if look.hurt <= look.blow + 1 and identity.damage and look.room > 1:
        return 0.0
    return COME_BACK if identity.exhausted or identity.damage <= HEALTHY or look.room <= 3 else 0.0


def play_value(g: Champions, seat: int, card_id: int) -> float:
    """A card that stays: the longer it stays the better."""
    facts = g.facts(card_id)
    if facts.type == "ally" and len(g.allies_of(seat)) >= g.ally_limit(seat):
        return 0.0
    return PLAY + PLAY_EACH * thrift(facts.id)


def use_value(g: Champions, use: Use, look: Outlook) -> float:
    """An Action of a card in play or an event of the hand."""
    ability = use.ability
    card = g.state.table.get(use.id)
    if card is None:
        cost, worth = FACTS[ability.card].cost or 0, points(ability.card)
        if ability.label == ATTACK:
            return STRIKE + STRIKE_EACH * BLOW * strike_value(g, use.seat, int(worth), False) / (1 + cost)
        if ability.label == THWART:
            return CLEAR_EACH * clear_value(g, int(worth), look) / (1 + cost)
        return worth / (1 + cost)
    if card.id in g.allies:
        return 2.0 if ability.once else 0.0
    cost = ability.cost
    if cost.cards or cost.discard or cost.spend_x:
        return 0.0
    return USE - SPEND * len(cost.spend)


# -- the villain phase and everything else ----------------------------------------------------------------------------


def defence(g: Champions, ask: Ask) -> list[str]:
    """An ally for whom it is the last service steps in first, then the hero if it hurts, else nobody."""
    seat = ask.seat
    blow = cast("int", ask.args["count"]) + BOOST
    hero = g.identity(seat)
    health = g.health(hero)
    best, top = "no-defence", 0.0
    if g.is_hero(seat):
        top = -blow - (DEADLY if blow + 0.9 >= health else 0.0) - (RISKY if blow + 3 >= health else 0.0)
    for option in ask.options:
        if option.value == NOBODY:
            continue
        card = g.state.table[option.value]
        if card.id == hero.id:
            left = max(0.0, blow - g.stat(hero, "def"))
            score = -left - STEP_IN - (DEADLY if left + 0.9 >= health else 0.0)
        else:
            falls = not card.tough and blow >= g.health(card)
            score = -1.0 - (ALLY_FALLS * max(g.stat(card, "atk"), g.stat(card, "thw")) * g.health(card) if falls else blow * ALLY_HURT)
        if score > top:
            best, top = option.key, score
    return [best]


def cheap_payment(g: Champions, ask: Ask) -> list[str]:
    """Abilities first, then cards that do nothing else, then the least useful ones; no more than needed."""
    sources: list[tuple[float, str, int]] = []
    for option in ask.options:
        source: Source = option.value
        icons = sum(source.icons)
        value = 0.0 if source.ability is not None else 1.0 + keep_value(g.state.codes[source.id])
        sources.append((value / max(1, icons), option.key, icons))
    sources.sort()
    missing = cast("int", ask.args["count"])
    chosen: list[str] = []
    got = 0
    for _, key, icons in sources:
        if (got >= missing and len(chosen) >= ask.least) or len(chosen) >= ask.most:
            break
        chosen.append(key)
        got += icons
    return chosen


def worst_first(g: Champions, ask: Ask) -> list[str]:
    """Cards of the hand, the least useful first; those that could not be played anyway before all."""
    worth: dict[str, float] = {}
    for option in ask.options:
        code = g.state.codes[int(option.value)]
        worth[option.key] = keep_value(code) if g.can_enter(code) else -1.0
    return sorted(worth, key=lambda key: (worth[key], key))


def worst_cards(g: Champions, ask: Ask) -> list[str]:
    """What must go, the least useful first."""
    return worst_first(g, ask)[: ask.least]


def first(g: Champions, ask: Ask) -> list[str]:
    """Any order will do."""
    return [ask.options[0].key]


def offer(g: Champions, ask: Ask) -> list[str]:
    """Free reactions always, paid ones when they save enough."""
    for option in ask.options:
        use = option.value
        if not isinstance(use, Use):
            continue
        if use.id in g.state.table and not use.ability.cost.discard and not use.ability.cost.spend:
            return [option.key]
        if ask.prompt == "prompt-before-threat" and Outlook(g, ask.seat).room > 1.5:
            continue
        amount = ask.args.get("count", 3)
        cost = FACTS[use.ability.card].cost or 0
        if isinstance(amount, int) and amount >= cost + 1:
            return [option.key]
    return ["pass"]


def target(g: Champions, ask: Ask) -> list[str]:
    """The enemy or scheme that matters most."""
    look = Outlook(g, ask.seat)
    best, top = ask.options[0].key, float("-inf")
    for option in ask.options:
        card = g.state.table.get(option.value) if isinstance(option.value, int) else None
        if card is None:
            continue
        if FACTS[card.code].type in ("main-scheme", "side-scheme"):
            score = scheme_value(g, card, 3, look)
        elif card.controller != NOBODY:
            score = 10.0 - g.health(card)
        else:
            score = foe_value(g, card, 3)
        if score > top:
            best, top = option.key, score
    return [best]


def nothing(g: Champions, ask: Ask) -> list[str]:
    """As few as possible."""
    return [option.key for option in ask.options[: ask.least]]


def wait(g: Champions, ask: Ask) -> list[str]:
    """Let the others play their turn."""
    return ["wait"]


ANSWERS: dict[str, Callable[[Champions, Ask], list[str]]] = {
    "prompt-pay": cheap_payment,
    "prompt-mulligan": nothing,
    "prompt-turn": turn,
    "prompt-request": wait,
    "prompt-end-discard": worst_cards,
    "prompt-defend": defence,
    "prompt-attack": target,
    "prompt-thwart": target,
    "prompt-enemy": target,
    "prompt-scheme": target,
    "prompt-minion-order": first,
    "prompt-order": first,
    "prompt-heal": target,
    "prompt-attach": target,
}


def quick_answer(g: Champions, ask: Ask) -> list[str] | None:
    """A fast, sensible answer; None leaves it to the bot."""
    answer = ANSWERS.get(ask.prompt)
    if answer is not None:
        return answer(g, ask)
    if ask.options[-1].key == "pass":
        return offer(g, ask)
    return None
