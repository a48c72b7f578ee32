"""The Doomsday Chair."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    FACTS,
    Card,
    Champions,
    Use,
    WouldBeDefeated,
    attach,
    find_minion,
    heal,
    interrupt,
    leave,
    on_host,
    revealed,
)


@revealed("the-doomsday-chair", rule="MC-CARD-96")
async def the_doomsday_chair(g: Champions, me: Use) -> None:
    await find_minion(g, me, "modok")


def sturdiest(g: Champions, minions: list[Card]) -> list[Card]:
    """MC-CARD-88: those with the highest printed hit points; facedown drones have none printed (MC-CARD-74)."""
    printed = {card.id: 0 if card.code == "drone" else FACTS[card.code].health for card in minions}
    most = max(printed.values(), default=0)
    return [card for card in minions if printed[card.id] == most]


def without_upgrade(g: Champions, seat: int) -> list[Card]:
    """Minions that carry none yet, the sturdiest of them."""
    carrying = {card.host for card in g.state.table.values() if card.code == "biomechanical-upgrades"}
    return sturdiest(g, [card for card in g.minions.values() if card.id not in carrying])


attach("biomechanical-upgrades", without_upgrade)


@interrupt("biomechanical-upgrades", WouldBeDefeated, when=on_host, forced=True, rule="MC-CARD-89")
async def biomechanical_upgrades(g: Champions, me: Use[WouldBeDefeated]) -> None:
    heal(g, me.on.card, me.on.card.damage, "MC-CARD-89")
    me.on.cancelled = True
    leave(g, g.state.table[me.id], "MC-CARD-89")
