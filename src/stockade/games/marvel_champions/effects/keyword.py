"""Keywords that react: retaliate and quickstrike, which resolve together with forced responses (MC-KEY-36)."""

from __future__ import annotations

from stockade.games.marvel_champions.effects.ability import Ability, Use
from stockade.games.marvel_champions.effects.happening import Attack, EnemyAttack, EntersPlay, Fight, MinionMoved
from stockade.games.marvel_champions.effects.window import Happening
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.damage import deal
from stockade.games.marvel_champions.rules.enemy import quickstrike, strikes_at_once


async def retaliate(g: Champions, me: Use[Attack | EnemyAttack]) -> None:
    """MC-KEY-22, -25, -27: its damage to the attacker; no attack itself (MC-KEY-24, -29)."""
    card = g.state.table[me.id]
    g.emit("keyword.retaliate", "MC-KEY-22", card=card.entity)
    attacker = me.on.attacker if isinstance(me.on, Attack) else me.on.enemy
    await deal(g, attacker, g.stat(card, "retaliate"), me.id, card.controller, rule="MC-KEY-22")


async def strike(g: Champions, me: Use) -> None:
    """MC-KEY-01."""
    await quickstrike(g, g.state.table[me.id])


RETALIATE = Ability("retaliate", 0, "keyword", retaliate, forced=True, rule="MC-KEY-22")
QUICKSTRIKE = Ability("quickstrike", 0, "keyword", strike, forced=True, rule="MC-KEY-01")


def uses(g: Champions, happening: Happening) -> list[Use]:
    """The keywords that react to this (MC-KEY-24, -26, -28)."""
    if isinstance(happening, Fight):
        return [
            Use(RETALIATE, card_id, g.state.table[card_id].controller, happening)
            for card_id in happening.attacked
            if card_id in g.state.table
            and card_id not in happening.fallen
            and g.stat(g.state.table[card_id], "retaliate")
            and _attacker_there(g, happening)
        ]
    if isinstance(happening, (EntersPlay, MinionMoved)):
        card = happening.card
        if strikes_at_once(g, card):
            return [Use(QUICKSTRIKE, card.id, card.engaged, happening)]
    return []


def _attacker_there(g: Champions, happening: Fight) -> bool:
    match happening:
        case Attack():
            return g.here(happening.attacker)
        case EnemyAttack():
            return g.here(happening.enemy)
        case _:
            return False
