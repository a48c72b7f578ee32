"""Legions of Hydra."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    Card,
    Champions,
    EnemyAttack,
    EnemyScheme,
    Use,
    deal_encounter,
    find_minion,
    itself,
    pick,
    place,
    response,
    revealed,
    shield,
    when_defeated,
)


def legions(g: Champions) -> list[Card]:
    """Every copy in play."""
    return [card for card in g.sides.values() if card.code == "legions-of-hydra"]


@revealed("legions-of-hydra", rule="MC-CARD-96")
async def legions_of_hydra(g: Champions, me: Use) -> None:
    scheme = g.state.table[me.id]
    await find_minion(g, me, "madame-hydra")
    hydra = sum(g.has_trait(card, "hydra") for card in g.enemies())
    await place(g, scheme, 2 * hydra, "MC-CARD-96", by=me.seat)


shield("madame-hydra", lambda g, me, target, source: target.id == me.id and bool(legions(g)))


async def madame_hydra(g: Champions, me: Use) -> None:
    """MC-CARD-94: 2 threat on Legions of Hydra, if it is in play."""
    found = legions(g)
    if found:
        await place(g, await pick(g, g.state.first, "prompt-scheme", found, "MC-CARD-94", me.id), 2, "MC-CARD-94")


response("madame-hydra", EnemyAttack, when=itself, forced=True, rule="MC-CARD-94")(madame_hydra)
response("madame-hydra", EnemyScheme, when=itself, forced=True, rule="MC-CARD-94")(madame_hydra)


@when_defeated("hydra-soldier", rule="MC-DEAL-02")
async def hydra_soldier(g: Champions, me: Use) -> None:
    deal_encounter(g, me.seat, "MC-DEAL-02")
