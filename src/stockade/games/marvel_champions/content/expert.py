"""The Expert set."""

from __future__ import annotations

from stockade.games.marvel_champions.effects.ability import Use, revealed
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import discard_until, tire
from stockade.games.marvel_champions.rules.reveal import reveal, reveal_top
from stockade.games.marvel_champions.rules.threat import place


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
