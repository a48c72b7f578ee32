"""Under Attack."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    Champions,
    Cost,
    Damage,
    Use,
    attach,
    boost,
    constant,
    deal,
    deal_each,
    either,
    give,
    hero_may_discard,
    place,
    plus,
    response,
    revealed,
    the_host,
)


@revealed("under-attack", rule="MC-CARD-93")
async def under_attack(g: Champions, me: Use) -> None:
    scheme = g.state.table[me.id]
    for seat in g.order():
        ways = ["place-2-threat", "take-3-damage"] if g.is_hero(seat) else ["place-2-threat"]
        way = await either(g, seat, "prompt-encounter-choice", ways, "MC-CARD-93", me.id, card=g.name(me.id))
        if way == "take-3-damage":
            await deal(g, g.identity(seat), 3, me.id, rule="MC-CARD-93")
        else:
            await place(g, scheme, 2, "MC-CARD-93", by=seat)


attach("vibranium-armor", lambda g, seat: [g.villain])
attach("concussion-blasters", lambda g, seat: [g.villain])


def villain_hurt(g: Champions, me: Use[Damage]) -> bool:
    """The villain took damage and is not tough already."""
    return me.on.target.id == g.state.villain and not g.villain.tough


@response("vibranium-armor", Damage, when=villain_hurt, forced=True, rule="MC-CARD-84")
async def vibranium_armor(g: Champions, me: Use) -> None:
    give(g, g.villain, "tough", "MC-CARD-84")


hero_may_discard("vibranium-armor", Cost(exhaust_hero=True, spend=("physical",) * 2))
hero_may_discard("concussion-blasters", Cost(exhaust_hero=True, spend=("energy",) * 2))
constant("concussion-blasters", plus("retaliate", 1, the_host))


@revealed("concussive-blast", rule="MC-MINION-05")
async def concussive_blast(g: Champions, me: Use) -> None:
    await deal_each(g, g.friends(), 1, me.id, rule="MC-MINION-05")


@boost("concussive-blast", rule="MC-MINION-05")
async def concussive_boost(g: Champions, me: Use) -> None:
    await deal_each(g, g.characters(me.seat), 1, me.id, rule="MC-MINION-05")
