"""What cards and abilities cost, and whether that can be paid (MC-COST, MC-INIT-02, -03). With its restrictions: may it be used."""

from __future__ import annotations

from stockade.engine.verdict import No, no
from stockade.games.marvel_champions.effects.ability import BOOK, Use
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.payment import Bill, can_pay
from stockade.games.marvel_champions.rules.restriction import cannot_enter, cannot_start
from stockade.games.marvel_champions.state import NOBODY

TOO_DEAR = no("refused-cost", "MC-RES-03")
WRONG_TYPES = no("refused-cost", "MC-RES-04")


def cost_of(g: Champions, seat: int, card_id: int) -> int:
    """A card's cost after reductions, never below zero (MC-INIT-03, MC-CARD-50)."""
    return max(0, (g.facts(card_id).cost or 0) - g.player(seat).discount)


def bill_for(g: Champions, seat: int, card_id: int) -> Bill:
    """What playing a permanent costs."""
    return Bill(cost_of(g, seat, card_id), (), card_id, g.facts(card_id).faction)


def bill_of(g: Champions, me: Use) -> Bill:
    """The resources to pay: an event's own cost, or what the ability asks to spend (MC-INIT-02, -03)."""
    if me.id in g.state.table:
        return Bill(0, me.ability.cost.spend)
    return Bill(cost_of(g, me.seat, me.id), me.ability.cost.spend, me.id, g.facts(me.id).faction)


def cannot_play(g: Champions, seat: int, card_id: int) -> No | None:
    """MC-TURN-03, MC-PLAY-12: a card that stays; restrictions, a host, somebody to control it, and the price."""
    if g.facts(card_id).type == "resource":
        return no("refused-resource", "MC-RES-10")
    if BOOK[g.state.codes[card_id]].hero_only and not g.is_hero(seat):
        return no("refused-alter-ego", "MC-PLAY-12")
    why = cannot_enter(g, seat, card_id)
    return why or (None if can_pay(g, seat, bill_for(g, seat, card_id)) else TOO_DEAR)


def cannot_use(g: Champions, me: Use) -> No | None:
    """An ability, or the event that has it."""
    return cannot_start(g, me) or cannot_pay(g, me)


def usable(g: Champions, me: Use) -> bool:
    """Whether the ability may be used now."""
    return cannot_use(g, me) is None


def cannot_pay(g: Champions, me: Use) -> No | None:
    """All costs together (MC-COST-02..06); those that a card asks of itself are among the restrictions."""
    return None if me.seat == NOBODY else cannot_suffer(g, me) or cannot_afford(g, me)


def cannot_suffer(g: Champions, me: Use) -> No | None:
    """What the identity has to give: everybody sees whether it can."""
    cost, identity = me.ability.cost, g.identity(me.seat)
    if cost.take and identity.tough:
        return no("refused-tough", "MC-COST-06")
    if cost.heal > identity.damage:
        return no("refused-unhurt", "MC-COST-05", card=identity.entity)
    if cost.exhaust_hero and (identity.exhausted or not g.is_hero(me.seat)):
        return no("refused-exhausted", "MC-COST-04", card=identity.entity)
    return None


def cannot_afford(g: Champions, me: Use) -> No | None:
    """What it takes a look at the hand to see."""
    cost = me.ability.cost
    if cost.able is not None and not cost.able(g, me):
        return TOO_DEAR
    if cost.cards and not [card_id for card_id in g.player(me.seat).hand if card_id != me.id]:
        return no("refused-no-card", "MC-ABIL-13")
    if cost.spend_x and not can_pay(g, me.seat, Bill(1, (cost.spend_x,), me.id)):
        return WRONG_TYPES
    if (me.id in g.state.table and not cost.spend) or can_pay(g, me.seat, bill_of(g, me)):
        return None
    return WRONG_TYPES if cost.spend or cost.spend_x else TOO_DEAR
