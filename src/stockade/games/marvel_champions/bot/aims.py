"""What damage, thwarting and healing are worth at the moment, in points."""

from __future__ import annotations

from functools import cache

from stockade.games.marvel_champions.bot.outlook import Outlook
from stockade.games.marvel_champions.bot.points import TROUBLE, points
from stockade.games.marvel_champions.effects.ability import ATTACK, BOOK, FACTS, THWART
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import Card

WIN = 100.0


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
        return w.tough - 0.02 * damage
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
    clears = (
        w.side_hazard * facts.hazard + w.side_faster * facts.acceleration + w.side_crisis * facts.crisis + TROUBLE.get(scheme.code, 0.5)
    )
    return w.side * gone + clears * (1.0 if gone >= scheme.threat else w.side_part * gone / scheme.threat)


def healing(look: Outlook) -> float:
    """What recovering is worth."""
    identity = look.g.identity(look.seat)
    return look.w.heal * min(look.g.stat(identity, "rec"), identity.damage)


def event_points(look: Outlook, code: str) -> float:
    """What an event of one's own turn does, in the same points as damage."""
    label = event_label(code)
    worth = strength(look, code)
    if label == ATTACK:
        return strike_value(look, int(worth), False)
    if label == THWART:
        return clear_value(look, int(worth))
    return worth


@cache
def event_label(code: str) -> str:
    """Attack, thwart or neither."""
    return next((ability.label for ability in BOOK[code].abilities if ability.label), "")


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
        case "wakanda-forever-a" | "wakanda-forever-b" | "wakanda-forever-c" | "wakanda-forever-d":
            steps = sum("black-panther" in FACTS[card.code].traits for card in g.upgrades(seat))
            return 2.0 * steps + 1.0 if steps else 0.0
        case "get-ready":
            return max((g.stat(ally, "atk") for ally in g.allies_of(seat)), default=0) * 1.0
        case "lead-from-the-front":
            return float(sum(not card.exhausted for card in g.characters(seat)))
        case "legal-practice":
            return 0.0
        case "ground-stomp":
            return 1.0 * len(g.enemies())
        case _:
            return points(code)


def damage_left(g: Champions) -> int:
    """What the villain can still take in all its stages."""
    return g.health(g.villain) + sum(FACTS[stage].health for stage in g.state.villain_deck) * g.state.seats
