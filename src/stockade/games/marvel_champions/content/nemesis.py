"""The five nemesis sets: Vulture, Yon-Rogg, Titania, Whiplash and Killmonger with their schemes and treacheries."""

from __future__ import annotations

from stockade.games.marvel_champions.content.the_doomsday_chair import sturdiest
from stockade.games.marvel_champions.words import (
    FACTS,
    NOBODY,
    RESOURCES,
    Card,
    Champions,
    EnemyAttack,
    EnemyScheme,
    Reveal,
    Use,
    attach,
    attacks,
    base,
    boost,
    constant,
    deal,
    discard_card,
    discard_hand,
    discard_random,
    discard_top,
    either,
    give,
    give_boost,
    heal,
    icons_of,
    itself,
    mill,
    more_threat,
    pick,
    place,
    plus,
    response,
    revealed,
    shield,
    surge,
    the_host,
    to_hand,
    when_defeated,
)

# -- Spider-Man: Vulture ----------------------------------------------------------------------------------------------


@revealed("highway-robbery", rule="MC-CARD-91")
async def highway_robbery(g: Champions, me: Use) -> None:
    scheme = g.state.table[me.id]
    for seat in g.order():
        hand = g.player(seat).hand
        if hand:
            card_id = g.chance.pick(hand)
            hand.remove(card_id)
            g.out_of_hand(card_id)
            scheme.under.append(card_id)
            g.emit("card.robbed", "MC-CARD-91", who=g.face(seat), card=scheme.entity)


@when_defeated("highway-robbery", rule="MC-CARD-91")
async def robbery_foiled(g: Champions, me: Use) -> None:
    scheme = g.state.table[me.id]
    for card_id in scheme.under:
        to_hand(g, g.state.owners[card_id], card_id)
    scheme.under = []
    g.emit("cards.given-back", "MC-CARD-91", card=scheme.entity)


@revealed("sweeping-swoop", rule="MC-STATUS-18")
async def sweeping_swoop(g: Champions, me: Use[Reveal | None]) -> None:
    if g.is_hero(me.seat):
        give(g, g.identity(me.seat), "stunned", "MC-STATUS-18")
    if g.in_play("vulture") is not None:
        surge(g, me)


@boost("sweeping-swoop", rule="MC-BOOST-11")
async def sweeping_swoop_boost(g: Champions, me: Use[EnemyAttack | EnemyScheme]) -> None:
    async def later(g: Champions, attack: EnemyAttack) -> None:
        for card_id in attack.damaged:
            if card_id in g.state.table and g.state.table[card_id].controller != NOBODY:
                give(g, g.state.table[card_id], "stunned", "MC-BOOST-11")

    if isinstance(me.on, EnemyAttack):
        me.on.later.append(later)


@revealed("the-vultures-plans", rule="MC-CARD-92")
async def the_vultures_plans(g: Champions, me: Use) -> None:
    gone = [card_id for seat in g.order() if (card_id := discard_random(g, seat, "MC-CARD-92")) is not None]
    types = sum(any(getattr(g.facts(card_id).resources, kind) for card_id in gone) for kind in RESOURCES)
    await place(g, g.scheme, types, "MC-CARD-92", by=me.seat)


# -- Captain Marvel: Yon-Rogg -----------------------------------------------------------------------------------------

revealed("the-psyche-magnitron", rule="MC-SIDE-08")(more_threat)


@response("yon-rogg", EnemyAttack, when=itself, forced=True, rule="MC-CARD-94")
async def yon_rogg(g: Champions, me: Use) -> None:
    scheme = g.in_play("the-psyche-magnitron")
    if scheme is not None:
        await place(g, scheme, 1, "MC-CARD-94")


@revealed("kree-manipulator", rule="MC-REVEAL-01")
async def kree_manipulator(g: Champions, me: Use) -> None:
    await place(g, g.scheme, 1, "MC-REVEAL-01", by=me.seat)


@boost("kree-manipulator", rule="MC-BOOST-12")
async def kree_boost(g: Champions, me: Use[EnemyAttack | EnemyScheme]) -> None:
    if isinstance(me.on, EnemyAttack) and me.on.undefended(g):
        await place(g, g.scheme, 1, "MC-BOOST-12", by=me.seat)


@revealed("yon-roggs-treason", rule="MC-CARD-95")
async def yon_roggs_treason(g: Champions, me: Use[Reveal | None]) -> None:
    gone = [card_id for card_id in g.player(me.seat).hand if g.facts(card_id).resources.energy]
    discard_hand(g, me.seat, gone, "MC-CARD-95")
    if not gone:
        surge(g, me)


# -- She-Hulk: Titania ------------------------------------------------------------------------------------------------

revealed("personal-challenge", rule="MC-SIDE-08")(more_threat)
base("titania", "atk", lambda g, card: g.health(card))
attach("genetically-enhanced", lambda g, seat: sturdiest(g, list(g.minions.values())))
constant("genetically-enhanced", plus("health", 3, the_host))


@revealed("genetically-enhanced", rule="MC-CARD-88")
async def genetically_enhanced(g: Champions, me: Use[Reveal | None]) -> None:
    if me.on is None or not me.on.entered:
        surge(g, me)


@revealed("titanias-fury", rule="MC-CARD-90")
async def titanias_fury(g: Champions, me: Use[Reveal | None]) -> None:
    titania = g.in_play("titania")
    if titania is not None and g.is_hero(me.seat) and (await attacks(g, titania, me.seat)).made:
        return
    if titania is not None:
        heal(g, titania, titania.damage, "MC-CARD-90")
    surge(g, me)


@boost("titanias-fury", rule="MC-BOOST-06")
async def titanias_boost(g: Champions, me: Use) -> None:
    give_boost(g, "MC-BOOST-06")


# -- Iron Man: Whiplash -----------------------------------------------------------------------------------------------

revealed("imminent-overload", rule="MC-SIDE-08")(more_threat)


async def lose_upgrade(g: Champions, seat: int, source: int, rule: str) -> None:
    """The player chooses an upgrade and discards it."""
    found = g.upgrades(seat)
    if found:
        await discard_card(g, await pick(g, seat, "prompt-lose-card", found, rule, source), rule)


@revealed("electric-whip-attack", rule="MC-CARD-93")
async def electric_whip_attack(g: Champions, me: Use) -> None:
    count = len(g.upgrades(me.seat))
    if not count:
        return
    ways = ["damage-per-upgrade", "lose-upgrade"] if g.is_hero(me.seat) else ["lose-upgrade"]
    way = await either(g, me.seat, "prompt-encounter-choice", ways, "MC-CARD-93", me.id, card=g.name(me.id), count=count)
    if way == "damage-per-upgrade":
        await deal(g, g.identity(me.seat), count, me.id, rule="MC-CARD-93")
    else:
        await lose_upgrade(g, me.seat, me.id, "MC-CARD-93")


@boost("electric-whip-attack", rule="MC-BOOST-12")
async def electric_whip_boost(g: Champions, me: Use[EnemyAttack | EnemyScheme]) -> None:
    if isinstance(me.on, EnemyAttack) and me.on.undefended(g):
        await lose_upgrade(g, me.seat, me.id, "MC-BOOST-12")


@revealed("electromagnetic-backlash", rule="MC-DECK-06")
async def electromagnetic_backlash(g: Champions, me: Use) -> None:
    gone = {seat: mill(g, seat, 5, "MC-DECK-06") for seat in g.order()}
    for seat, card_ids in gone.items():
        await deal(g, g.identity(seat), icons_of(g, card_ids, "energy"), me.id, rule="MC-DMG-15")


# -- Black Panther: Killmonger ----------------------------------------------------------------------------------------


def from_panther_upgrade(g: Champions, me: Card, target: Card, source: str) -> bool:
    """MC-CARD-38."""
    return target.id == me.id and source != "" and FACTS[source].type == "upgrade" and "black-panther" in FACTS[source].traits


shield("killmonger", from_panther_upgrade)


@revealed("heart-shaped-herb", rule="MC-STATUS-10")
async def heart_shaped_herb(g: Champions, me: Use) -> None:
    for card in [g.villain, *g.engaged_with(me.seat)]:
        give(g, card, "tough", "MC-STATUS-10")


@boost("heart-shaped-herb", rule="MC-STATUS-10")
async def herb_boost(g: Champions, me: Use) -> None:
    give(g, g.villain, "tough", "MC-STATUS-10")


@revealed("ritual-combat", rule="MC-CARD-86")
async def ritual_combat(g: Champions, me: Use) -> None:
    card_id = discard_top(g, "MC-CARD-86")
    if card_id is None:
        return  # MC-ABIL-11
    amount = g.facts(card_id).boost + 1
    ways = ["take-x-damage", "place-x-threat"] if g.is_hero(me.seat) else ["place-x-threat"]
    way = await either(g, me.seat, "prompt-encounter-choice", ways, "MC-CARD-86", me.id, card=g.name(me.id), count=amount)
    if way == "take-x-damage":
        await deal(g, g.identity(me.seat), amount, me.id, rule="MC-CARD-86")
    else:
        await place(g, g.scheme, amount, "MC-CARD-86", by=me.seat)
