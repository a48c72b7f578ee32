"""Threat: placed, prevented, removed; schemes advance and are defeated (MC-THW, MC-MAIN, MC-SIDE)."""

from __future__ import annotations

from stockade.games.marvel_champions.effects.ability import BOOK, FACTS, Use
from stockade.games.marvel_champions.effects.happening import ThreatPlaced
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import bury, show_face, starting_threat
from stockade.games.marvel_champions.rules.damage import check_all, lose
from stockade.games.marvel_champions.rules.react import interrupts, responses
from stockade.games.marvel_champions.state import NOBODY, Card


async def place(g: Champions, scheme: Card, amount: int, rule: str, step: int = 0, by: int = NOBODY) -> int:
    """Threat on a scheme as one amount, after what prevents or replaces it (MC-VILP-14, MC-DMG-07); how much was placed.

    Also MC-SIDE-04, -07, MC-MAIN-08.
    """
    if amount <= 0 or not g.here(scheme):
        return 0
    happening = ThreatPlaced(scheme, amount, step)
    await interrupts(g, happening)
    if happening.instead is not None:
        await happening.instead(g)  # MC-REPL-03
        return 0
    if happening.cancelled or not g.here(scheme):
        return 0
    stage = scheme.code
    scheme.threat += happening.amount  # MC-COMP-05: the box never runs out of tokens
    g.emit("threat.placed", rule, card=scheme.entity, count=happening.amount, threat=scheme.threat)
    if scheme.id == g.state.scheme and scheme.threat >= g.target(scheme):
        await advance(g, by)
    if scheme.code == stage:
        await responses(g, happening)
    return happening.amount


async def remove_threat(g: Champions, scheme: Card, amount: int, rule: str, by: int = NOBODY) -> int:
    """Threat off a scheme, never below zero (MC-THW-05); an empty side scheme is defeated (MC-DEFEAT-02). How much was removed."""
    if not g.here(scheme) or g.cannot_remove_threat(scheme):
        return 0
    gone = min(amount, scheme.threat)
    scheme.threat -= gone
    g.emit("threat.removed", rule, card=scheme.entity, count=gone, threat=scheme.threat)
    await check_side(g, scheme, by)
    return gone


async def check_side(g: Champions, scheme: Card, by: int = NOBODY) -> None:
    """A side scheme without threat is defeated; an empty main scheme stays (MC-DEFEAT-02, MC-MAIN-07, MC-SIDE-06, MC-SIDE-03)."""
    if scheme.threat or scheme.id not in g.sides:
        return
    g.emit("scheme.defeated", "MC-DEFEAT-02", card=scheme.entity)
    for ability in BOOK[scheme.code].of("defeated"):
        await ability.do(g, Use(ability, scheme.id, by if by != NOBODY else g.state.first))
    bonus = any(modifier.stat == "health" for modifier in BOOK[scheme.code].modifiers)
    bury(g, scheme)
    if bonus:
        await check_all(g, by)


async def advance(g: Champions, by: int = NOBODY) -> None:
    """MC-MAIN-01..06, MC-WIN-02: the stage is complete; the last one wins the game for the villain."""
    state = g.state
    scheme = g.scheme
    g.emit("scheme.completed", "MC-MAIN-01", card=scheme.entity)
    if not state.scheme_deck:
        lose(g, "MC-WIN-02")
    state.gone_stages.append(scheme.code)
    show_face(g, scheme, state.scheme_deck.pop(0))
    scheme.threat = starting_threat(g, FACTS[scheme.code])
    g.emit("scheme.advanced", "MC-MAIN-02", card=scheme.entity)
    await stage_revealed(g, by)


async def stage_revealed(g: Champions, by: int) -> None:
    """The text of a main scheme stage as it arrives: its A side first, then its B side (MC-MAIN-06, MC-REVEAL-08, -13)."""
    scheme = g.scheme
    seat = by if by != NOBODY and not g.player(by).out else g.state.first
    for ability in BOOK[scheme.code].of("revealed"):
        g.emit("ability.used", ability.rule, card=scheme.entity, who=g.face(seat))
        await ability.do(g, Use(ability, scheme.id, seat))
