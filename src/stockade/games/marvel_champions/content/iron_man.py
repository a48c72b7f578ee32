"""Iron Man and Tony Stark."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ALTER_EGO,
    ATTACK,
    BOOK,
    HERO,
    THWART,
    TOP,
    Card,
    Champions,
    Cost,
    Lasting,
    Use,
    action,
    at_most,
    clear,
    constant,
    deal_each,
    foe,
    hero_exhausted,
    hurt,
    icons_of,
    mill,
    pick_card,
    pick_seat,
    plus,
    ready,
    rebuild,
    remove_threat,
    resource,
    some_foe,
    to_hand,
    your_identity,
)


def tech(g: Champions, me: Card, hero: Card) -> int:
    """One card more per Tech upgrade."""
    return sum(g.has_trait(card, "tech") for card in g.upgrades(me.controller))


constant("iron-man", plus("hand", tech), at_most("hand", 7))  # MC-CARD-20


@action("tony-stark", once=True, can=lambda g, me: bool(g.player(me.seat).deck), rule="MC-CARD-21")
async def futurist(g: Champions, me: Use) -> None:
    player = g.player(me.seat)
    g.reveal()
    top = player.deck[-3:]
    chosen = await pick_card(g, me.seat, "prompt-futurist", top, "MC-CARD-21", me.id, secret=not g.state.open_hands)
    gone = await stacked(g, me, [card_id for card_id in reversed(top) if card_id != chosen])
    del player.deck[-len(top) :]
    to_hand(g, me.seat, chosen)
    player.discard += gone
    g.emit("card.taken", "MC-CARD-21", who=g.face(me.seat), cards=[g.name(card_id) for card_id in gone])
    if not player.deck:
        rebuild(g, me.seat)


async def stacked(g: Champions, me: Use, gone: list[int]) -> list[int]:
    """MC-DECK-12: the player says which of them comes to lie on top, if anything may look at it: a copier, or Stark Tower."""
    copied = any(ability.gives == TOP for card in g.own[me.seat].values() for ability in BOOK[card.code].abilities)
    if not gone or not (copied or all(is_tech(g, card_id) for card_id in gone)):
        return gone
    last = await pick_card(g, me.seat, "prompt-on-top", gone, "MC-DECK-12", me.id)
    return sorted(gone, key=lambda card_id: card_id == last)


@action("war-machine", cost=Cost(exhaust=True, hurt=2), can=some_foe, rule="MC-CARD-22")
async def war_machine(g: Champions, me: Use) -> None:
    await deal_each(g, g.enemies(), 1, me.id, me.seat, "MC-CARD-22")


@action("repulsor-blast", form=HERO, label=ATTACK, rule="MC-CARD-23")
async def repulsor_blast(g: Champions, me: Use) -> None:
    target = await foe(g, me)
    gone = mill(g, me.seat, 5, "MC-CARD-24")
    await hurt(g, me, 1 + 2 * icons_of(g, gone, "energy"), target)


@action("supersonic-punch", form=HERO, label=ATTACK, rule="MC-ATK-03")
async def supersonic_punch(g: Champions, me: Use) -> None:
    await hurt(g, me, 8 if g.aerial(me.seat) else 4)


resource("pepper-potts", "top", cost=Cost(exhaust=True), rule="MC-CARD-25")


def is_tech(g: Champions, card_id: int) -> bool:
    """A Tech upgrade, out of play."""
    return g.facts(card_id).type == "upgrade" and "tech" in g.facts(card_id).traits


def topmost_tech(g: Champions, seat: int) -> int | None:
    """The Tech upgrade nearest the top of a discard pile; None when there is none."""
    return next((card_id for card_id in reversed(g.player(seat).discard) if is_tech(g, card_id)), None)


def somebodys_tech(g: Champions, me: Use) -> bool:
    """MC-CARD-27."""
    return any(topmost_tech(g, seat) is not None for seat in g.order())


@action("stark-tower", form=ALTER_EGO, cost=Cost(exhaust=True), can=somebodys_tech, rule="MC-CARD-27")
async def stark_tower(g: Champions, me: Use) -> None:
    seats = [seat for seat in g.order() if topmost_tech(g, seat) is not None]
    seat = await pick_seat(g, me.seat, "prompt-player", seats, "MC-CARD-27", me.id)
    card_id = topmost_tech(g, seat)
    assert card_id is not None
    g.player(seat).discard.remove(card_id)
    to_hand(g, seat, card_id)
    g.emit("card.returned", "MC-CARD-27", card=g.name(card_id), who=g.face(seat))


@action("arc-reactor", form=HERO, cost=Cost(exhaust=True), can=hero_exhausted, rule="MC-TYPE-08")
async def arc_reactor(g: Champions, me: Use) -> None:
    ready(g, g.identity(me.seat), "MC-TYPE-08")


constant("mark-v-armor", plus("health", 6, your_identity))


@action("mark-v-helmet", form=HERO, label=THWART, cost=Cost(exhaust=True), rule="MC-CARD-28")
async def mark_v_helmet(g: Champions, me: Use) -> None:
    if not g.aerial(me.seat):
        await clear(g, me, 1)
        return
    for scheme in g.thwartable():
        await remove_threat(g, scheme, 1, "MC-CARD-28", me.seat)


@action("powered-gauntlets", form=HERO, label=ATTACK, cost=Cost(exhaust=True), rule="MC-ATK-04")
async def powered_gauntlets(g: Champions, me: Use) -> None:
    await hurt(g, me, 2 if g.aerial(me.seat) else 1)


constant("rocket-boots", plus("health", 1, your_identity))


@action(
    "rocket-boots",
    form=HERO,
    cost=Cost(exhaust=True, spend=("mental",)),
    can=lambda g, me: not g.aerial(me.seat),
    rule="MC-CARD-30",
)
async def rocket_boots(g: Champions, me: Use) -> None:
    g.state.lasting.append(Lasting("trait:aerial", 1, "card", g.player(me.seat).identity, "phase"))
    g.emit("trait.gained", "MC-CARD-30", card=g.face(me.seat), trait="aerial")
