"""Black Panther and T'Challa."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ALTER_EGO,
    ATTACK,
    BOOK,
    HERO,
    THWART,
    Ask,
    Card,
    Champions,
    Cost,
    EntersPlay,
    Option,
    Use,
    action,
    clear,
    deal_each,
    draw,
    effect,
    entered,
    foe,
    hurt,
    move_damage,
    numbered,
    pick,
    pick_card,
    pick_seat,
    response,
    search_deck,
    set_up,
    special,
)


@set_up("tchalla", rule="MC-CARD-31")
async def foresight(g: Champions, me: Use) -> None:
    await search_deck(g, me, lambda facts: facts.type == "upgrade" and "black-panther" in facts.traits)


@response("shuri", EntersPlay, when=entered, rule="MC-SEARCH-01")
async def shuri(g: Champions, me: Use) -> None:
    await search_deck(g, me, lambda facts: facts.type == "upgrade")


@action("ancestral-knowledge", form=ALTER_EGO, can=lambda g, me: bool(g.player(me.seat).discard), rule="MC-CARD-32")
async def ancestral_knowledge(g: Champions, me: Use) -> None:
    pile = g.player(me.seat).discard
    titles: dict[str, int] = {}
    for card_id in reversed(pile):
        titles.setdefault(g.facts(card_id).title, card_id)
    options = [Option(f"card:{g.name(card_id)}", "option-target", {"card": g.name(card_id)}, card_id) for card_id in titles.values()]
    chosen = await Ask(
        me.seat, "prompt-ancestral", numbered(options), least=1, most=min(3, len(options)), rule="MC-CARD-32", source=g.name(me.id)
    )
    chosen = [await printing(g, me, card_id) for card_id in chosen]
    for card_id in chosen:
        pile.remove(card_id)
    deck = g.player(me.seat).deck
    deck += chosen
    g.chance.shuffle(deck)
    g.emit("cards.shuffled", "MC-CARD-32", who=g.face(me.seat), cards=[g.name(card_id) for card_id in chosen])


async def printing(g: Champions, me: Use, card_id: int) -> int:
    """Cards of one title may differ in their icons: which of them it is."""
    alike = [other for other in g.player(me.seat).discard if g.facts(other).title == g.facts(card_id).title]
    return await pick_card(g, me.seat, "prompt-printing", alike, "MC-CARD-32", me.id)


def panther_upgrades(g: Champions, seat: int) -> list[Card]:
    """MC-CARD-33: the steps of the sequence."""
    return [card for card in g.upgrades(seat) if g.has_trait(card, "black-panther") and BOOK[card.code].of("special")]


async def wakanda_forever(g: Champions, me: Use) -> None:
    """MC-CARD-33..35: the player picks the next step each time; the last one left is the final step."""
    steps = [card.id for card in panther_upgrades(g, me.seat)]
    while steps:
        left = [g.state.table[card_id] for card_id in steps if card_id in g.state.table]
        if not left:
            return
        card = await pick(g, me.seat, "prompt-next-step", left, "MC-CARD-33", me.id)
        steps.remove(card.id)
        use = Use(BOOK[card.code].of("special")[0], card.id, me.seat)
        use.x = int(len(left) == 1)  # a step that has left play is none
        g.emit("ability.used", use.ability.rule, card=card.entity, who=g.face(me.seat))
        await effect(g, use)
        if g.player(me.seat).out:
            return


for letter in "abcd":
    action(f"wakanda-forever-{letter}", form=HERO, can=lambda g, me: bool(panther_upgrades(g, me.seat)), rule="MC-CARD-33")(wakanda_forever)


@action("the-golden-city", form=ALTER_EGO, cost=Cost(exhaust=True), rule="MC-DECK-01")
async def the_golden_city(g: Champions, me: Use) -> None:
    draw(g, me.seat, 2)


@special("energy-daggers", rule="MC-CARD-36")
async def energy_daggers(g: Champions, me: Use) -> None:
    hit = {seat: [card for card in (g.villain, *g.engaged_with(seat)) if not g.shielded(card, me.id)] for seat in g.order()}
    seats = [seat for seat in hit if hit[seat]]  # MC-ABIL-10
    if seats:
        seat = await pick_seat(g, me.seat, "prompt-player", seats, "MC-CARD-36", me.id)
        await deal_each(g, hit[seat], 2 if me.x else 1, me.id, me.seat, "MC-CARD-36")


@special("panther-claws", label=ATTACK, rule="MC-CARD-35")
async def panther_claws(g: Champions, me: Use) -> None:
    await hurt(g, me, 4 if me.x else 2)


@special("tactical-genius", label=THWART, rule="MC-CARD-35")
async def tactical_genius(g: Champions, me: Use) -> None:
    await clear(g, me, 2 if me.x else 1)


@special("vibranium-suit", label=ATTACK, rule="MC-CARD-37")
async def vibranium_suit(g: Champions, me: Use) -> None:
    hero = g.identity(me.seat)
    target = await foe(g, me) if hero.damage else None
    if target is not None and me.attack is not None:
        me.attack.attacked.append(target.id)
        await move_damage(g, hero, target, 2 if me.x else 1, me.id, me.seat, me.attack)
