"""Captain Marvel and Carol Danvers."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ATTACK,
    DEFENSE,
    HERO,
    THWART,
    Champions,
    Cost,
    Damage,
    EntersPlay,
    Use,
    action,
    better_with,
    clear,
    constant,
    draw,
    entered,
    give,
    hurt,
    interrupt,
    player,
    plus,
    response,
    trait_given,
    your_hero,
)


@action("captain-marvel", cost=Cost(spend=("energy",), heal=1), once=True, rule="MC-COST-05")
async def rechannel(g: Champions, me: Use) -> None:
    draw(g, me.seat, 1, "MC-COST-05")


@action("carol-danvers", once=True, rule="MC-LIMIT-01")
async def commander(g: Champions, me: Use) -> None:
    draw(g, await player(g, me), 1, "MC-LIMIT-01")


def villain_clear_headed(g: Champions, me: Use) -> bool:
    """After she enters play, if the villain is not confused yet."""
    return not g.villain.confused


@response("spider-woman", EntersPlay, when=entered, can=villain_clear_headed, rule="MC-STATUS-06")
async def spider_woman(g: Champions, me: Use) -> None:
    give(g, g.villain, "confused", "MC-STATUS-06")


@action("crisis-interdiction", form=HERO, label=THWART, rule="MC-CARD-08")
async def crisis_interdiction(g: Champions, me: Use) -> None:
    removed, first = await clear(g, me, 2)
    if removed == 2 and g.aerial(me.seat):  # MC-ABIL-12
        await clear(g, me, 2, other_than=first)


better_with("photonic-blast", "energy")


@action("photonic-blast", form=HERO, label=ATTACK, rule="MC-TRIG-10")
async def photonic_blast(g: Champions, me: Use) -> None:
    await hurt(g, me, 5)
    if me.paid_with("energy"):
        draw(g, me.seat, 1, "MC-RES-14")


@action("alpha-flight-station", cost=Cost(exhaust=True, cards=1), rule="MC-FORM-06")
async def alpha_flight_station(g: Champions, me: Use) -> None:
    draw(g, me.seat, 2 if g.identity(me.seat).code == "carol-danvers" else 1, "MC-FORM-06")


constant("captain-marvels-helmet", plus("def", lambda g, me, hero: 2 if g.has_trait(hero, "aerial") else 1))
constant("cosmic-flight", trait_given("aerial", your_hero))


def my_hero_hurt(g: Champions, me: Use[Damage]) -> bool:
    """Any damage to this player's identity."""
    return me.on.target.id == g.player(me.seat).identity


@interrupt("cosmic-flight", Damage, when=my_hero_hurt, form=HERO, label=DEFENSE, cost=Cost(discard=True), rule="MC-CARD-09")
async def cosmic_flight(g: Champions, me: Use[Damage]) -> None:
    g.emit("damage.prevented", "MC-CARD-09", card=me.on.target.entity, count=me.on.prevent(3))


@action("energy-channel", cost=Cost(spend_x="energy"), rule="MC-CARD-10")
async def charge_energy_channel(g: Champions, me: Use) -> None:
    g.state.table[me.id].counters += me.x
    g.emit("counters.placed", "MC-CARD-10", card=g.name(me.id), count=me.x)


def charged(g: Champions, me: Use) -> bool:
    """MC-CARD-11: without a counter it cannot be used."""
    return bool(g.state.table[me.id].counters and g.attackable(me.seat, me.id))


@action("energy-channel", form=HERO, label=ATTACK, cost=Cost(discard=True), can=charged, rule="MC-CARD-11")
async def fire_energy_channel(g: Champions, me: Use) -> None:
    await hurt(g, me, min(10, 2 * me.x))
