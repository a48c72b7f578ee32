"""Under Attack."""

from __future__ import annotations

from stockade.games.marvel_champions.effects.ability import Cost, Use, action, attach, boost, constant, plus, response, revealed, the_host
from stockade.games.marvel_champions.effects.effect import discard_card
from stockade.games.marvel_champions.effects.happening import Damage
from stockade.games.marvel_champions.facts import HERO
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import give
from stockade.games.marvel_champions.rules.choose import either
from stockade.games.marvel_champions.rules.damage import deal, deal_each
from stockade.games.marvel_champions.rules.threat import place


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


def villain_hurt(g: Champions, me: Use) -> bool:
    """The villain took damage and is not tough already."""
    return me.on.target.id == g.state.villain and not g.villain.tough


@response("vibranium-armor", Damage, when=villain_hurt, forced=True, rule="MC-CARD-84")
async def vibranium_armor(g: Champions, me: Use) -> None:
    give(g, g.villain, "tough", "MC-CARD-84")


async def pay_it_off(g: Champions, me: Use) -> None:
    """A hero exhausts and pays to get rid of the card."""
    await discard_card(g, g.state.table[me.id], "MC-TURN-09")


action("vibranium-armor", form=HERO, cost=Cost(exhaust_hero=True, spend=("physical",) * 2), rule="MC-TURN-09")(pay_it_off)
action("concussion-blasters", form=HERO, cost=Cost(exhaust_hero=True, spend=("energy",) * 2), rule="MC-TURN-09")(pay_it_off)
constant("concussion-blasters", plus("retaliate", 1, the_host))


@revealed("concussive-blast", rule="MC-MINION-05")
async def concussive_blast(g: Champions, me: Use) -> None:
    await deal_each(g, g.friends(), 1, me.id, rule="MC-MINION-05")


@boost("concussive-blast", rule="MC-MINION-05")
async def concussive_boost(g: Champions, me: Use) -> None:
    await deal_each(g, g.characters(me.seat), 1, me.id, rule="MC-MINION-05")
