"""She-Hulk and Jennifer Walters."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ALTER_EGO,
    ATTACK,
    FACTS,
    HERO,
    THWART,
    Attack,
    Champions,
    Cost,
    FormChange,
    ThreatPlaced,
    Use,
    action,
    change_form,
    clear,
    constant,
    deal_each,
    draw,
    give,
    hero_exhausted,
    hurt,
    interrupt,
    plus,
    ready,
    remove,
    response,
    some_foe,
    some_threat,
    to_hand,
)


def mine(g: Champions, me: Use[FormChange]) -> bool:
    """This player's own doing."""
    return me.on.seat == me.seat


@response("she-hulk", FormChange, when=mine, can=some_foe, rule="MC-CARD-12")
async def do_you_even_lift(g: Champions, me: Use) -> None:
    await hurt(g, me, 2)


@interrupt("jennifer-walters", ThreatPlaced, once=True, rule="MC-CARD-13")
async def i_object(g: Champions, me: Use[ThreatPlaced]) -> None:
    me.on.amount -= 1
    me.on.cancelled = me.on.amount == 0
    g.emit("threat.prevented", "MC-CARD-13", card=me.on.scheme.entity, count=1)


@action("hellcat", rule="MC-CARD-14")
async def hellcat(g: Champions, me: Use) -> None:
    card = g.state.table[me.id]
    owner = g.owner(card)
    remove(g, card)
    to_hand(g, owner, me.id)
    g.emit("card.returned", "MC-CARD-14", card=g.name(me.id), who=g.face(owner))


def hurt_and_facing(g: Champions, me: Use) -> bool:
    """MC-CARD-15: without sustained damage it cannot be played."""
    return bool(g.identity(me.seat).damage and g.attackable(me.seat, me.id))


@action("gamma-slam", form=HERO, label=ATTACK, can=hurt_and_facing, rule="MC-CARD-15")
async def gamma_slam(g: Champions, me: Use) -> None:
    await hurt(g, me, min(15, g.identity(me.seat).damage))


@action("ground-stomp", form=HERO, can=some_foe, rule="MC-ATK-05")
async def ground_stomp(g: Champions, me: Use) -> None:
    await deal_each(g, g.enemies(), 1, me.id, me.seat, "MC-ATK-05")


@action("legal-practice", form=ALTER_EGO, label=THWART, cost=Cost(cards=5), rule="MC-CARD-16")
async def legal_practice(g: Champions, me: Use) -> None:
    await clear(g, me, me.x)


def basic_attack_of_hers(g: Champions, me: Use[Attack]) -> bool:
    """MC-CARD-17: her own basic attack."""
    return me.on.basic and me.on.attacker.id == g.player(me.seat).identity


@response("one-two-punch", Attack, when=basic_attack_of_hers, can=hero_exhausted, rule="MC-CARD-17")
async def one_two_punch(g: Champions, me: Use) -> None:
    ready(g, g.identity(me.seat), "MC-CARD-17")


@action("split-personality", rule="MC-CARD-18")
async def split_personality(g: Champions, me: Use) -> None:
    await change_form(g, me.seat, "MC-FORM-03")
    draw(g, me.seat, FACTS[g.identity(me.seat).code].hand - len(g.player(me.seat).hand), "MC-CARD-18")


@action("superhuman-law-division", form=ALTER_EGO, cost=Cost(exhaust=True, spend=("mental",)), can=some_threat, rule="MC-THW-04")
async def superhuman_law_division(g: Champions, me: Use) -> None:
    await clear(g, me, 2)


@action("focused-rage", form=HERO, cost=Cost(exhaust=True, take=1), rule="MC-COST-06")
async def focused_rage(g: Champions, me: Use) -> None:
    draw(g, me.seat, 1, "MC-COST-06")


constant("superhuman-strength", plus("atk", 2))


def stunnable(g: Champions, me: Use[Attack]) -> bool:
    """MC-CARD-19: the attacked enemy is in play and not stunned yet."""
    target = g.state.table.get(me.on.attacked[-1])
    return me.on.attacker.id == g.player(me.seat).identity and target is not None and not target.stunned


@response("superhuman-strength", Attack, when=stunnable, forced=True, cost=Cost(discard=True), rule="MC-CARD-19")
async def superhuman_strength(g: Champions, me: Use[Attack]) -> None:
    give(g, g.state.table[me.on.attacked[-1]], "stunned", "MC-CARD-19")
