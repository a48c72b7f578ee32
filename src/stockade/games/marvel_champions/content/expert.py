"""The Expert set."""

from __future__ import annotations

from stockade.games.marvel_champions.words import Champions, Use, discard_until, place, reveal, reveal_top, revealed, tire


@revealed("exhaustion", rule="MC-TYPE-07")
async def exhaustion(g: Champions, me: Use) -> None:
    tire(g, [g.identity(me.seat)], "MC-TYPE-07")


@revealed("masterplan", rule="MC-CARD-99")
async def masterplan(g: Champions, me: Use) -> None:
    sides = list(g.sides.values())
    for side in sides:
        await place(g, side, 4, "MC-SIDE-09", by=me.seat)
    if not sides:
        found = discard_until(g, lambda facts: facts.type == "side-scheme", "MC-CARD-99")
        if found is not None:
            await reveal(g, me.seat, found, from_deck=False)


@revealed("under-fire", rule="MC-REVEAL-07")
async def under_fire(g: Champions, me: Use) -> None:
    await reveal_top(g, me.seat)
