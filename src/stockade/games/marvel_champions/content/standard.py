"""The Standard set."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ALTER_EGO,
    HERO,
    Champions,
    Reveal,
    Use,
    attacks,
    discard_card,
    pick,
    pick_minion,
    reveal,
    revealed,
    schemes,
    shuffle_encounter,
    surge,
    villain_attacks,
)


@revealed("advance", rule="MC-ACT-09")
async def advance(g: Champions, me: Use) -> None:
    await schemes(g, g.villain, me.seat)


@revealed("assault", form=ALTER_EGO, rule="MC-REVEAL-09")
async def assault_surges(g: Champions, me: Use[Reveal | None]) -> None:
    surge(g, me)


@revealed("assault", form=HERO, rule="MC-ACT-05")
async def assault(g: Champions, me: Use) -> None:
    await villain_attacks(g, me)


@revealed("caught-off-guard", rule="MC-CARD-97")
async def caught_off_guard(g: Champions, me: Use[Reveal | None]) -> None:
    found = [card for card in g.own[me.seat].values() if g.type(card) in ("upgrade", "support")]
    if not found:
        surge(g, me)
        return
    # MC-FIRST-01
    await discard_card(g, await pick(g, g.state.first, "prompt-lose-card", found, "MC-CARD-97", me.id), "MC-CARD-97")


@revealed("gang-up", form=ALTER_EGO, rule="MC-REVEAL-09")
async def gang_up_surges(g: Champions, me: Use[Reveal | None]) -> None:
    surge(g, me)


@revealed("gang-up", form=HERO, rule="MC-CARD-98")
async def gang_up(g: Champions, me: Use) -> None:
    await villain_attacks(g, me)
    done: list[int] = []
    while waiting := [card for card in g.engaged_with(me.seat) if card.id not in done]:
        minion = await pick_minion(g, waiting, "MC-CARD-98", me.id)
        done.append(minion.id)
        await attacks(g, minion, me.seat)


@revealed("shadow-of-the-past", rule="MC-NEM-02")
async def shadow_of_the_past(g: Champions, me: Use[Reveal | None]) -> None:
    aside = g.player(me.seat).nemesis
    minions = [card_id for card_id in aside if g.facts(card_id).type == "minion"]
    schemes_aside = [card_id for card_id in aside if g.facts(card_id).type == "side-scheme"]
    entered = False
    for card_id in [*minions, *schemes_aside]:
        aside.remove(card_id)
        happening = await reveal(g, me.seat, card_id, from_deck=False)  # MC-NEM-05
        entered = entered or (card_id in minions and happening.entered)
    if aside:
        g.state.deck += aside
        aside.clear()
        shuffle_encounter(g)
    if not entered:
        surge(g, me)  # MC-NEM-04
