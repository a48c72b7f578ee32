"""Protection."""

from __future__ import annotations

from stockade.games.marvel_champions.content.spider_man import treachery
from stockade.games.marvel_champions.words import (
    ATTACK,
    HERO,
    Champions,
    Cost,
    EnemyAttack,
    Reveal,
    Use,
    action,
    constant,
    for_anyone,
    heal,
    hero_exhausted,
    hurt,
    interrupt,
    pays_double_for,
    pick,
    plus,
    ready,
    response,
    villain_attacks,
)


def from_the_deck(g: Champions, me: Use[Reveal]) -> bool:
    """MC-CARD-05: any card, if it came out of the encounter deck."""
    return me.on.from_deck and not me.on.muted


@interrupt("black-widow", Reveal, when=from_the_deck, cost=Cost(exhaust=True, spend=("mental",)), rule="MC-CARD-52")
async def black_widow(g: Champions, me: Use[Reveal]) -> None:
    me.on.void = me.on.cancelled = True
    g.emit("card.cancelled", "MC-CARD-52", card=g.name(me.on.id))


def my_hero_defended(g: Champions, me: Use[EnemyAttack]) -> bool:
    """By its power or by a defence ability (MC-DEF-06)."""
    return me.seat in me.on.heroes_defended and g.is_hero(me.seat)


def can_punch(g: Champions, me: Use[EnemyAttack]) -> bool:
    """MC-CARD-53: the attacker is in play and may be attacked."""
    return me.on.enemy.id in g.state.table and me.on.enemy in g.attackable(me.seat, me.id)


@response("counter-punch", EnemyAttack, when=my_hero_defended, can=can_punch, label=ATTACK, rule="MC-CARD-53")
async def counter_punch(g: Champions, me: Use[EnemyAttack]) -> None:
    await hurt(g, me, g.stat(g.identity(me.seat), "atk"), me.on.enemy)


@interrupt("get-behind-me", Reveal, when=treachery, form=HERO, rule="MC-CARD-54")
async def get_behind_me(g: Champions, me: Use[Reveal]) -> None:
    me.on.muted = me.on.cancelled = True
    g.emit("card.cancelled", "MC-CARD-54", card=g.name(me.on.id))
    await villain_attacks(g, me)


pays_double_for("the-power-of-protection", "protection")


def somebody_hurt(g: Champions, me: Use) -> bool:
    """A friendly character with damage."""
    return any(card.damage for card in g.friends())


@action("med-team", cost=Cost(exhaust=True, counter=1), can=somebody_hurt, rule="MC-REC-04")
async def med_team(g: Champions, me: Use) -> None:
    hurt_ones = [card for card in g.friends() if card.damage]
    heal(g, await pick(g, me.seat, "prompt-heal", hurt_ones, "MC-REC-04", me.id), 2, "MC-REC-04")


for_anyone("armored-vest")
constant("armored-vest", plus("def", 1))


@response("indomitable", EnemyAttack, when=my_hero_defended, can=hero_exhausted, cost=Cost(discard=True), rule="MC-DEF-06")
async def indomitable(g: Champions, me: Use) -> None:
    ready(g, g.identity(me.seat), "MC-DEF-06")
