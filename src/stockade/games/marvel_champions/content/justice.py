"""Justice."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    HERO,
    THWART,
    Champions,
    Cost,
    Defeat,
    ThreatPlaced,
    Thwart,
    Use,
    action,
    better_with,
    clear,
    constant,
    deal,
    for_anyone,
    hurt,
    instead,
    interrupt,
    pays_double_for,
    plus,
    response,
    some_foe,
    some_threat,
)


def its_thwart(g: Champions, me: Use[Thwart]) -> bool:
    """This ally thwarted."""
    return me.on.thwarter.id == me.id


@response("daredevil", Thwart, when=its_thwart, can=some_foe, rule="MC-RESP-01")
async def daredevil(g: Champions, me: Use) -> None:
    await hurt(g, me, 1)


constant("jessica-jones", plus("thw", lambda g, me, other: len(g.sides), lambda g, me, other: me.id == other.id))


better_with("for-justice", "mental")


@action("for-justice", form=HERO, label=THWART, rule="MC-RES-14")
async def for_justice(g: Champions, me: Use) -> None:
    await clear(g, me, 4 if me.paid_with("mental") else 3)


@interrupt("great-responsibility", ThreatPlaced, form=HERO, rule="MC-CARD-43")
async def great_responsibility(g: Champions, me: Use[ThreatPlaced]) -> None:
    async def damage(g: Champions) -> None:
        await deal(g, g.identity(me.seat), me.on.amount, me.id, me.seat, rule="MC-CARD-43")

    instead(me, damage)


pays_double_for("the-power-of-justice", "justice")


def you_felled_a_minion(g: Champions, me: Use[Defeat]) -> bool:
    """MC-TRIG-11: by any card this player controls."""
    return me.on.type == "minion" and me.on.by == me.seat


@response("interrogation-room", Defeat, when=you_felled_a_minion, cost=Cost(exhaust=True), can=some_threat, rule="MC-CARD-44")
async def interrogation_room(g: Champions, me: Use) -> None:
    await clear(g, me, 1)


@action("surveillance-team", cost=Cost(exhaust=True, counter=1), can=some_threat, rule="MC-THW-04")
async def surveillance_team(g: Champions, me: Use) -> None:
    await clear(g, me, 1)


for_anyone("heroic-intuition")
constant("heroic-intuition", plus("thw", 1))
