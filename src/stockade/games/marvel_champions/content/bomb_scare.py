"""Bomb Scare."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    NOBODY,
    Champions,
    Reveal,
    Use,
    deal,
    divide,
    either,
    give,
    more_threat,
    place,
    revealed,
    surge,
)

revealed("bomb-scare", rule="MC-SIDE-08")(more_threat)


@revealed("hydra-bomber", rule="MC-REVEAL-11")
async def hydra_bomber(g: Champions, me: Use) -> None:
    way = await either(
        g, me.seat, "prompt-encounter-choice", ["take-2-damage", "place-1-threat"], "MC-REVEAL-11", me.id, card=g.name(me.id)
    )
    if way == "take-2-damage":
        await deal(g, g.identity(me.seat), 2, me.id, rule="MC-DMG-15")
    else:
        await place(g, g.scheme, 1, "MC-REVEAL-11", by=me.seat)


@revealed("explosion", rule="MC-CARD-63")
async def explosion(g: Champions, me: Use[Reveal | None]) -> None:
    """The first player divides the damage; nobody gets more than would defeat them."""
    bomb = g.in_play("bomb-scare")
    if bomb is None:
        surge(g, me)
        return
    targets = [*g.heroes(), *g.allies.values()]
    # MC-FIRST-01
    await divide(g, g.state.first, targets, bomb.threat, me.id, NOBODY, "MC-CARD-63", "prompt-explosion")


@revealed("false-alarm", rule="MC-STATUS-18")
async def false_alarm(g: Champions, me: Use[Reveal | None]) -> None:
    if not give(g, g.identity(me.seat), "confused", "MC-STATUS-18"):
        surge(g, me)
