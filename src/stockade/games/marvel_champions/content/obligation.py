"""The five obligations: an optional flip home, then one of two options (MC-OBL, MC-CARD-85)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from stockade.games.marvel_champions.words import (
    Champions,
    Reveal,
    Use,
    change_form,
    discard_card,
    discard_random,
    either,
    give,
    pick,
    revealed,
    surge,
    tire,
)

OwnWay = Callable[[Champions, Use[Reveal | None]], Awaitable[None]]


def obligation(name: str, way: str, possible: Callable[[Champions, int], bool]) -> Callable[[OwnWay], OwnWay]:
    """Exhaust the alter-ego and remove the card from the game, or the function's own way, and discard it."""

    def keep(do: OwnWay) -> OwnWay:
        @revealed(name, rule="MC-OBL-01")
        async def resolve(g: Champions, me: Use[Reveal | None]) -> None:
            seat = me.seat
            if g.is_hero(seat):
                flip = await either(g, seat, "prompt-obligation-flip", ["stay-hero", "go-home"], "MC-OBL-04", me.id, card=g.name(me.id))
                if flip == "go-home":
                    await change_form(g, seat, "MC-OBL-04")
            at_home = not g.is_hero(seat) and not g.identity(seat).exhausted
            ways = [choice for choice, open_to in (("exhaust-identity", at_home), (way, possible(g, seat))) if open_to]
            chosen = await either(g, seat, "prompt-encounter-choice", ways or [way], "MC-CARD-85", me.id, card=g.name(me.id))
            if chosen == "exhaust-identity":
                tire(g, [g.identity(seat)], "MC-OBL-05")
                g.state.removed.append(me.id)
                g.emit("obligation.removed", "MC-OBL-05", card=g.name(me.id))
            else:
                await do(g, me)  # MC-OBL-06: as far as it goes

        return do

    return keep


@obligation("eviction-notice", "lose-random-card", lambda g, seat: bool(g.player(seat).hand))
async def eviction_notice(g: Champions, me: Use[Reveal | None]) -> None:
    discard_random(g, me.seat, "MC-DECK-11")
    surge(g, me)


@obligation("family-emergency", "be-stunned", lambda g, seat: not g.identity(seat).stunned)
async def family_emergency(g: Champions, me: Use[Reveal | None]) -> None:
    give(g, g.identity(me.seat), "stunned", "MC-STATUS-18")
    surge(g, me)


@obligation("legal-work", "acceleration-token", lambda g, seat: True)
async def legal_work(g: Champions, me: Use) -> None:
    g.state.acceleration += 1
    g.emit("acceleration.placed", "MC-ACCEL-03", count=g.state.acceleration)


@obligation("business-problems", "exhaust-upgrades", lambda g, seat: any(not card.exhausted for card in g.upgrades(seat)))
async def business_problems(g: Champions, me: Use) -> None:
    tire(g, g.upgrades(me.seat), "MC-CARD-85")


def panther_upgrades(g: Champions, seat: int) -> bool:
    """A Black Panther upgrade to lose."""
    return any(g.has_trait(card, "black-panther") for card in g.upgrades(seat))


@obligation("affairs-of-state", "lose-panther-upgrade", panther_upgrades)
async def affairs_of_state(g: Champions, me: Use) -> None:
    found = [card for card in g.upgrades(me.seat) if g.has_trait(card, "black-panther")]
    if found:
        await discard_card(g, await pick(g, me.seat, "prompt-lose-card", found, "MC-CARD-85", me.id), "MC-CARD-85")
