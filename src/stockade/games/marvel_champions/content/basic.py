"""Basic cards."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ATTACK,
    HERO,
    THWART,
    Champions,
    Cost,
    EnemyScheme,
    EntersPlay,
    Use,
    action,
    clear,
    draw,
    either,
    entered,
    give,
    heal,
    hero_exhausted,
    hurt,
    interrupt,
    of_villain,
    pick,
    player,
    ready,
    response,
)


def some_alert_enemy(g: Champions, me: Use) -> bool:
    """An enemy that is not stunned yet."""
    return any(not card.stunned for card in g.enemies())


@response("mockingbird", EntersPlay, when=entered, can=some_alert_enemy, rule="MC-STATUS-09")
async def mockingbird(g: Champions, me: Use) -> None:
    alert = [card for card in g.enemies() if not card.stunned]
    give(g, await pick(g, me.seat, "prompt-enemy", alert, "MC-STATUS-09", me.id), "stunned", "MC-STATUS-09")


@response("nick-fury", EntersPlay, when=entered, forced=True, rule="MC-CARD-55")
async def nick_fury(g: Champions, me: Use) -> None:
    choices = [way for way, open_to in (("fury-threat", g.thwartable()), ("fury-damage", g.damageable(me.id))) if open_to]
    way = await either(g, me.seat, "prompt-fury", ["fury-draw", *choices], "MC-CARD-55", me.id)
    if way == "fury-draw":
        draw(g, me.seat, 3, "MC-CARD-55")
    elif way == "fury-threat":
        await clear(g, me, 2)
    else:
        await hurt(g, me, 4)
    if me.id in g.state.table:
        g.state.leaving.append(me.id)  # MC-DELAY-02


@interrupt("emergency", EnemyScheme, when=of_villain, label=THWART, can=lambda g, me: True, rule="MC-CARD-56")
async def emergency(g: Champions, me: Use[EnemyScheme]) -> None:
    me.on.less += 1


def anybody_hurt(g: Champions, me: Use) -> bool:
    """Any character with damage, enemies too."""
    return any(card.damage for card in [*g.friends(), *g.enemies()])


@action("first-aid", can=anybody_hurt, rule="MC-REC-03")
async def first_aid(g: Champions, me: Use) -> None:
    hurt_ones = [card for card in [*g.friends(), *g.enemies()] if card.damage]
    heal(g, await pick(g, me.seat, "prompt-heal", hurt_ones, "MC-REC-03", me.id), 2, "MC-REC-03")


@action("haymaker", form=HERO, label=ATTACK, rule="MC-ATK-03")
async def haymaker(g: Champions, me: Use) -> None:
    await hurt(g, me, 3)


@action("avengers-mansion", cost=Cost(exhaust=True), rule="MC-DECK-01")
async def avengers_mansion(g: Champions, me: Use) -> None:
    draw(g, await player(g, me), 1)


@action("helicarrier", cost=Cost(exhaust=True), rule="MC-CARD-50")
async def helicarrier(g: Champions, me: Use) -> None:
    seat = await player(g, me)
    g.player(seat).discount += 1
    g.emit("cost.lowered", "MC-CARD-50", who=g.face(seat), count=g.player(seat).discount)


@action("tenacity", form=HERO, cost=Cost(spend=("physical",), discard=True), can=hero_exhausted, rule="MC-TYPE-08")
async def tenacity(g: Champions, me: Use) -> None:
    ready(g, g.identity(me.seat), "MC-TYPE-08")
