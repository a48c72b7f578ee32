"""Leadership."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    HERO,
    Bill,
    Champions,
    Cost,
    EntersPlay,
    Lasting,
    Use,
    action,
    arrive,
    attach,
    can_pay,
    constant,
    deal,
    draw,
    either,
    entered,
    pay,
    pays_double_for,
    pick,
    pick_card,
    player,
    plus,
    put,
    ready,
    response,
    the_host,
    your_identity,
)


def a_minion_came(g: Champions, me: Use[EntersPlay]) -> bool:
    """MC-CARD-45: any minion, against any player."""
    return me.on.card.id in g.minions and not g.shielded(me.on.card, me.id)


@response("hawkeye", EntersPlay, when=a_minion_came, cost=Cost(counter=1), rule="MC-CARD-45")
async def hawkeye(g: Champions, me: Use[EntersPlay]) -> None:
    await deal(g, me.on.card, 2, me.id, me.seat, rule="MC-CARD-45")


@response("maria-hill", EntersPlay, when=entered, rule="MC-DECK-02")
async def maria_hill(g: Champions, me: Use) -> None:
    for seat in g.order():
        draw(g, seat, 1, "MC-DECK-02")


@action("vision", cost=Cost(spend=("energy",)), once=True, rule="MC-CARD-46")
async def vision(g: Champions, me: Use) -> None:
    power = await either(g, me.seat, "prompt-vision", ["thw", "atk"], "MC-CARD-46", me.id, card=g.name(me.id))
    g.state.lasting.append(Lasting(power, 2, "card", me.id, "phase"))
    g.emit("power.raised", "MC-CARD-46", card=g.name(me.id), stat=power, count=2)


def tired_ally(g: Champions, me: Use) -> bool:
    """MC-ABIL-01: somebody to ready."""
    return any(ally.exhausted for ally in g.allies.values())


@action("get-ready", can=tired_ally, rule="MC-TYPE-08")
async def get_ready(g: Champions, me: Use) -> None:
    tired = [ally for ally in g.allies.values() if ally.exhausted]
    ready(g, await pick(g, me.seat, "prompt-ready", tired, "MC-TYPE-08", me.id), "MC-TYPE-08")


@action("lead-from-the-front", form=HERO, rule="MC-CARD-47")
async def lead_from_the_front(g: Champions, me: Use) -> None:
    seat = await player(g, me)
    g.state.lasting += [Lasting(power, 1, "seat", seat, "phase") for power in ("thw", "atk")]
    g.emit("team.raised", "MC-CARD-47", who=g.face(seat))


def fallen_allies(g: Champions) -> list[int]:
    """MC-CARD-49: allies in all discard piles who may enter play."""
    piles = [player.discard for player in g.state.players]
    return [card_id for pile in piles for card_id in pile if g.facts(card_id).type == "ally" and g.can_enter(g.state.codes[card_id])]


def callable_allies(g: Champions, me: Use) -> list[int]:
    """MC-CARD-48: those whose printed cost the player can pay."""
    return [card_id for card_id in fallen_allies(g) if can_pay(g, me.seat, call_bill(g, me, card_id))]


def call_bill(g: Champions, me: Use, card_id: int) -> Bill:
    """The printed cost, paid while a Leadership card is being played."""
    return Bill(g.facts(card_id).cost or 0, (), me.id, "leadership")


async def pay_the_call(g: Champions, me: Use) -> None:
    """The ally is picked first: its price is the cost."""
    me.x = await pick_card(g, me.seat, "prompt-call", callable_allies(g, me), "MC-CARD-49", me.id, secret=not g.state.open_hands)
    await pay(g, me.seat, call_bill(g, me, me.x), g.name(me.x), "MC-CARD-48")


CALL = Cost(other=pay_the_call, able=lambda g, me: bool(callable_allies(g, me)))


@action("make-the-call", cost=CALL, can=lambda g, me: bool(fallen_allies(g)), rule="MC-CARD-48")
async def make_the_call(g: Champions, me: Use) -> None:
    g.player(g.state.owners[me.x]).discard.remove(me.x)
    card = put(g, me.x, me.seat)
    g.emit("card.put", "MC-CARD-49", card=card.entity, who=g.face(me.seat))
    await arrive(g, card, me.seat, played=False)


pays_double_for("the-power-of-leadership", "leadership")
constant("the-triskelion", plus("ally-limit", 1, your_identity))
attach("inspired", lambda g, seat: list(g.allies.values()))
constant("inspired", plus("thw", 1, the_host), plus("atk", 1, the_host))
