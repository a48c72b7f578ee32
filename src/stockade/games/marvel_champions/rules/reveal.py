"""Revealing encounter cards (MC-REVEAL, MC-KEY-16..19, MC-OBL): turned up, entered, resolved, and another one when it surges."""

from __future__ import annotations

from stockade.games.marvel_champions.effects.ability import BOOK, Use
from stockade.games.marvel_champions.effects.happening import EntersPlay, Reveal
from stockade.games.marvel_champions.facts import CardFacts
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import definition_hosts, put, take_encounter
from stockade.games.marvel_champions.rules.choose import pick
from stockade.games.marvel_champions.rules.react import interrupts, responses
from stockade.games.marvel_champions.rules.restriction import wrong_form
from stockade.games.marvel_champions.rules.threat import check_side
from stockade.games.marvel_champions.state import NOBODY, NOTHING, Card


async def reveal_top(g: Champions, seat: int) -> None:
    """The top card of the encounter deck, at once (MC-KEY-17)."""
    card_id = take_encounter(g)
    if card_id is not None:
        await reveal(g, seat, card_id, from_deck=True)


async def reveal(g: Champions, seat: int, card_id: int, from_deck: bool) -> Reveal:
    """MC-REVEAL-01: keywords, When Revealed, entry. The caller has taken the card from where it was. Alone with peril (MC-KEY-13)."""
    if "peril" not in g.facts(card_id).keywords:
        return await turn_up(g, seat, card_id, from_deck)
    g.emit("keyword.peril", "MC-KEY-13", card=g.name(card_id), who=g.face(seat))
    g.perils.append(seat)
    try:
        return await turn_up(g, seat, card_id, from_deck)
    finally:
        g.perils.pop()


async def turn_up(g: Champions, seat: int, card_id: int, from_deck: bool) -> Reveal:
    """The card is revealed and resolved (MC-KEY-34, -35)."""
    facts, revealer = g.facts(card_id), seat
    g.reveal()
    g.state.resolving.append(card_id)
    if facts.type == "obligation":
        seat = await owner_of(g, seat, card_id, facts)
        if seat == NOBODY:
            return Reveal(card_id, seat, from_deck)
    g.emit("card.revealed", "MC-REVEAL-01", card=g.name(card_id), who=g.face(seat))
    happening = Reveal(card_id, seat, from_deck)
    happening.surge = "surge" in facts.keywords  # MC-KEY-19: printed, whatever is cancelled
    await interrupts(g, happening)
    happening.cancelled = False
    card = None if happening.void else await enter(g, happening, facts)
    if not (happening.void or happening.muted):
        await texts(g, happening, facts)
    if card_id in g.state.resolving:
        g.state.resolving.remove(card_id)
        if card is None and card_id not in g.state.removed:  # MC-PLAY-14
            g.state.discard.append(card_id)  # MC-REVEAL-04, MC-CANCEL-03
    if card is not None and g.here(card):
        await arrived(g, card, seat)
    if happening.void:
        await reveal_top(g, revealer)  # MC-CARD-52
    elif happening.surge and not g.player(seat).out:
        # MC-GOLD-02: at once, in any phase
        g.emit("keyword.surge", "MC-KEY-16", card=g.name(card_id), who=g.face(seat))
        await reveal_top(g, seat)
    return happening


async def owner_of(g: Champions, seat: int, card_id: int, facts: CardFacts) -> int:
    """MC-OBL-01..03: the player of the hero; when that one is eliminated the card goes and another is revealed."""
    for other, player in enumerate(g.state.players):
        if player.obligation == card_id:
            if not player.out:
                return other
            g.state.resolving.remove(card_id)
            g.state.removed.append(card_id)
            g.emit("obligation.removed", "MC-OBL-02", card=g.name(card_id))
            await reveal_top(g, seat)
            return NOBODY
    return seat


async def texts(g: Champions, happening: Reveal, facts: CardFacts) -> None:
    """When Revealed, as far as the form of the revealing player fits (MC-REVEAL-09)."""
    for ability in BOOK[facts.id].of("revealed"):
        if wrong_form(g, ability, happening.seat):
            continue
        g.emit("ability.used", ability.rule, card=g.name(happening.id), who=g.face(happening.seat))
        await ability.do(g, Use(ability, happening.id, happening.seat, happening))


async def enter(g: Champions, happening: Reveal, facts: CardFacts) -> Card | None:
    """Minions, side schemes, attachments and environments enter play before their text (MC-REVEAL-02..06, -12, MC-UNIQUE-06)."""
    if facts.type not in ("minion", "side-scheme", "attachment", "environment") or not g.can_enter(facts.id):
        return None
    host = NOTHING
    if facts.type == "attachment":
        hosts = definition_hosts(g, facts.id, happening.seat) or []
        if not hosts:
            return None  # MC-ATTACH-05
        host = (await pick(g, g.state.first, "prompt-host", hosts, "MC-ATTACH-08", happening.id)).id
    g.state.resolving.remove(happening.id)
    happening.entered = True
    return enter_play(g, happening.id, happening.seat, host)


def enter_play(g: Champions, card_id: int, seat: int, host: int = NOTHING) -> Card:
    """An encounter card on the table; a minion engages that player (MC-MINION-01, MC-MINION-02)."""
    minion = g.facts(card_id).type == "minion"
    card = put(g, card_id, host=host, engaged=seat if minion else NOBODY)
    if minion:
        g.emit("minion.engaged", "MC-MINION-01", card=card.entity, who=g.face(seat))
    else:
        g.emit("card.entered", "MC-REVEAL-06", card=card.entity)
    return card


async def arrived(g: Champions, card: Card, seat: int) -> None:
    """After its text: an empty side scheme falls (MC-SIDE-06), quickstrike, responses to its arrival."""
    if card.id in g.sides:
        await check_side(g, card)
    elif card.id in g.minions:
        await responses(g, EntersPlay(card, seat, played=False))


async def put_minion(g: Champions, card_id: int, seat: int) -> Card | None:
    """Put into play without being revealed: keywords of arrival apply, surge and When Revealed do not (MC-REVEAL-10, MC-CARD-64)."""
    if not g.can_enter(g.state.codes[card_id]):
        g.state.discard.append(card_id)
        return None
    card = enter_play(g, card_id, seat)
    await arrived(g, card, seat)
    return card
