"""Aggression."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ATTACK,
    HERO,
    THWART,
    Attack,
    Champions,
    Cost,
    Use,
    action,
    better_with,
    clear,
    constant,
    deal_each,
    discard_card,
    foe,
    for_anyone,
    heal,
    hurt,
    mill,
    pays_double_for,
    plus,
    response,
    some_foe,
)


def its_attack(g: Champions, me: Use[Attack]) -> bool:
    """This ally attacked."""
    return me.on.attacker.id == me.id


@response("hulk", Attack, when=its_attack, forced=True, rule="MC-CARD-39")
async def hulk(g: Champions, me: Use) -> None:
    gone = mill(g, me.seat, 1, "MC-CARD-40")
    if not gone:
        return
    shown = g.facts(gone[0]).resources
    if shown.physical or shown.wild:
        await hurt(g, me, 2)
    if shown.energy or shown.wild:
        await deal_each(g, [*g.friends(), *g.enemies()], 1, me.id, me.seat, "MC-CARD-40")
    if (shown.mental or shown.wild) and me.id in g.state.table:
        await discard_card(g, g.state.table[me.id], "MC-CARD-39")


def felled_a_minion(g: Champions, me: Use[Attack]) -> bool:
    """This ally attacked and defeated a minion."""
    return its_attack(g, me) and "minion" in me.on.defeated and me.id in g.state.table and bool(g.state.table[me.id].damage)


@response("tigra", Attack, when=felled_a_minion, rule="MC-ALLY-04")
async def tigra(g: Champions, me: Use) -> None:
    heal(g, g.state.table[me.id], 1, "MC-ALLY-04")


def my_hero_felled(g: Champions, me: Use[Attack]) -> bool:
    """MC-CARD-41: the player's hero, by basic attack or attack ability."""
    return me.on.attacker.id == g.player(me.seat).identity and g.is_hero(me.seat) and bool(me.on.defeated)


@response("chase-them-down", Attack, when=my_hero_felled, label=THWART, rule="MC-CARD-41")
async def chase_them_down(g: Champions, me: Use) -> None:
    await clear(g, me, 2)


def some_minion(g: Champions, me: Use) -> bool:
    """A minion to attack."""
    return bool(g.attackable(me.seat, me.id, minions_only=True))


better_with("relentless-assault", "physical")


@action("relentless-assault", form=HERO, label=ATTACK, can=some_minion, rule="MC-KEY-05")
async def relentless_assault(g: Champions, me: Use) -> None:
    assert me.attack is not None
    me.attack.overkill = me.paid_with("physical")
    await hurt(g, me, 5, await foe(g, me, minions_only=True))


@action("uppercut", form=HERO, label=ATTACK, rule="MC-ATK-03")
async def uppercut(g: Champions, me: Use) -> None:
    await hurt(g, me, 5)


pays_double_for("the-power-of-aggression", "aggression")


@action("tac-team", cost=Cost(exhaust=True, counter=1), can=some_foe, rule="MC-KEY-32")
async def tac_team(g: Champions, me: Use) -> None:
    await hurt(g, me, 2)


for_anyone("combat-training")
constant("combat-training", plus("atk", 1))
