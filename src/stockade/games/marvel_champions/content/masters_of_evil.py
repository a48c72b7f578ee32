"""Masters of Evil."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    CardFacts,
    Champions,
    EnemyAttack,
    Use,
    ally_must_defend,
    attacks,
    boost,
    deal_each,
    discard_random,
    discard_until,
    fetch_encounter,
    give,
    interrupt,
    itself,
    pick_card,
    pick_minion,
    put_minion,
    response,
    revealed,
    search_encounter,
    shuffle_encounter,
    tire,
)


def master(facts: CardFacts) -> bool:
    """A Masters of Evil minion."""
    return facts.type == "minion" and "masters-of-evil" in facts.traits


@revealed("the-masters-of-evil", rule="MC-CARD-64")
async def the_masters_of_evil(g: Champions, me: Use) -> None:
    found = discard_until(g, master, "MC-CARD-64")
    if found is not None:
        await put_minion(g, found, g.state.first)


@response("radioactive-man", EnemyAttack, when=itself, forced=True, rule="MC-DECK-11")
async def radioactive_man(g: Champions, me: Use[EnemyAttack]) -> None:
    discard_random(g, me.on.you, "MC-DECK-11")


@boost("radioactive-man", rule="MC-DECK-11")
async def radioactive_boost(g: Champions, me: Use) -> None:
    discard_random(g, me.seat, "MC-DECK-11")


@interrupt("whirlwind", EnemyAttack, when=lambda g, me: itself(g, me) and not me.on.again, forced=True, rule="MC-CARD-70")
async def whirlwind(g: Champions, me: Use[EnemyAttack]) -> None:
    me.on.rest = [seat for seat in g.order() if seat != me.on.seat and g.is_hero(seat)]


@boost("whirlwind", rule="MC-DMG-16")
async def whirlwind_boost(g: Champions, me: Use) -> None:
    await deal_each(g, g.heroes(), 1, me.id, rule="MC-DMG-16")


@response("tiger-shark", EnemyAttack, when=itself, forced=True, rule="MC-STATUS-10")
async def tiger_shark(g: Champions, me: Use) -> None:
    if me.id in g.state.table:
        give(g, g.state.table[me.id], "tough", "MC-STATUS-10")


@boost("tiger-shark", rule="MC-STATUS-10")
async def tiger_shark_boost(g: Champions, me: Use) -> None:
    give(g, g.villain, "tough", "MC-STATUS-10")


ally_must_defend("melter")


@boost("melter", rule="MC-TYPE-07")
async def melter_boost(g: Champions, me: Use) -> None:
    tire(g, g.allies_of(me.seat), "MC-TYPE-07")


@revealed("masters-of-mayhem", rule="MC-CARD-72")
async def masters_of_mayhem(g: Champions, me: Use) -> None:
    made = False
    done: list[int] = []  # whoever moves on because its hero fell has attacked
    for seat in g.order():
        while g.is_hero(seat) and (
            waiting := [card for card in g.engaged_with(seat) if card.id not in done and g.has_trait(card, "masters-of-evil")]
        ):
            minion = await pick_minion(g, waiting, "MC-CARD-72", me.id)
            done.append(minion.id)
            made = (await attacks(g, minion, seat)).made or made
    if made:
        return
    found = [card_id for card_id in search_encounter(g, master) if g.can_enter(g.state.codes[card_id])]
    if found:
        chosen = await pick_card(g, me.seat, "prompt-summon", found, "MC-SEARCH-02", me.id)
        fetch_encounter(g, chosen)
        await put_minion(g, chosen, me.seat)
    shuffle_encounter(g)
