"""Verbs for cards: the short words of their effects. Attack and thwart labels are respected without the card saying so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from stockade.engine.verdict import No
from stockade.games.marvel_champions.effects.ability import BOOK, Cost, Use, action
from stockade.games.marvel_champions.effects.happening import (
    Defeat,
    EnemyAttack,
    EnemyScheme,
    EntersPlay,
    Replaceable,
    Reveal,
    WouldAttack,
    WouldBeDefeated,
)
from stockade.games.marvel_champions.facts import HERO, PERMANENT, CardFacts
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.attack import hit
from stockade.games.marvel_champions.rules.card_moves import (
    definition_hosts,
    fetch_encounter,
    leave,
    new_drone,
    put,
    rebuild,
    search_encounter,
    shuffle_encounter,
    to_hand,
)
from stockade.games.marvel_champions.rules.choose import pick, pick_among, pick_card, pick_seat
from stockade.games.marvel_champions.rules.damage import check_all, deal
from stockade.games.marvel_champions.rules.enemy import attacks
from stockade.games.marvel_champions.rules.react import responses
from stockade.games.marvel_champions.rules.restriction import cannot_enter
from stockade.games.marvel_champions.rules.reveal import put_minion, reveal
from stockade.games.marvel_champions.rules.threat import place, remove_threat
from stockade.games.marvel_champions.rules.turn import arrive, keep_limits
from stockade.games.marvel_champions.state import NOBODY, NOTHING, Card

Activates = EnemyAttack | EnemyScheme | WouldAttack  # what an enemy does

# -- conditions -------------------------------------------------------------------------------------------------------


def entered(g: Champions, me: Use[EntersPlay]) -> bool:
    """When this very card has entered play."""
    return me.on.card.id == me.id


def on_host(g: Champions, me: Use[Defeat | WouldBeDefeated | Activates]) -> bool:
    """When it happens to what this card is attached to, or when that does it."""
    card = me.on.card if isinstance(me.on, (Defeat, WouldBeDefeated)) else me.on.enemy
    return card.id == g.state.table[me.id].host


def of_villain(g: Champions, me: Use[Activates]) -> bool:
    """When the villain does it."""
    return me.on.enemy.id == g.state.villain


def itself(g: Champions, me: Use[Activates]) -> bool:
    """When this very enemy does it (MC-ABIL-06)."""
    return me.on.enemy.id == me.id


def hero_exhausted(g: Champions, me: Use) -> bool:
    """There is something to ready."""
    return g.identity(me.seat).exhausted


def some_foe(g: Champions, me: Use) -> bool:
    """An enemy that can take damage."""
    return bool(g.damageable(me.id))


def some_threat(g: Champions, me: Use) -> bool:
    """A scheme with removable threat."""
    return bool(g.thwartable())


# -- what any card may say ----------------------------------------------------------------------------------------------


def every(g: Champions, *types: str, such: Callable[[Card], bool]) -> list[Card]:
    """Cards in play of these types; what is said of the list is said of each of them (MC-ABIL-07)."""
    return [card for card in g.state.table.values() if g.type(card) in types and such(card)]


def instead(me: Use[Replaceable], other: Callable[[Champions], Awaitable[None]]) -> None:
    """What this reacts to does not happen, the other thing does, when the interrupts are done; the latest replacement counts (MC-REPL).

    Also MC-REPL-01.
    """
    me.on.instead = other


async def take_control(g: Champions, card: Card, seat: int, rule: str) -> None:
    """The card changes sides with its state and with the upgrades on it (MC-OWN-03, -06, -07); limits are kept at once."""
    g.emit("card.taken-over", rule, card=card.entity, who=g.face(seat))
    for moved in [card, *(g.state.table[rider] for rider in g.riders.get(card.id, ()))]:
        if moved.controller != NOBODY:
            g.own[moved.controller].pop(moved.id, None)
            moved.controller = seat
            g.own[seat][moved.id] = moved
    await keep_limits(g, seat)


async def put_into_play(g: Champions, me: Use, card_id: int, rule: str) -> Card | None:
    """A player's card without its price and what restricts playing it, where its type belongs, or not at all (MC-PLAY-02..04).

    Whoever calls has found the card; it is taken from the zone it lies in.
    """
    if g.facts(card_id).type not in PERMANENT or cannot_enter(g, me.seat, card_id):
        return None
    hosts = definition_hosts(g, g.state.codes[card_id], me.seat)
    host = NOTHING if hosts is None else (await pick(g, me.seat, "prompt-attach", hosts, "MC-ATTACH-01", card_id)).id
    owner = g.player(g.state.owners[card_id])
    zone = next(pile for pile in (owner.hand, owner.deck, owner.discard) if card_id in pile)
    zone.remove(card_id)
    g.reveal()
    card = put(g, card_id, me.seat, host)
    g.emit("card.put", rule, card=card.entity, who=g.face(me.seat))
    await arrive(g, card, me.seat, played=False)
    return card


# -- for players ------------------------------------------------------------------------------------------------------


async def foe(g: Champions, me: Use, minions_only: bool = False) -> Card | None:
    """The player picks an enemy: one they may attack when the ability is an attack."""

    def cannot(card: Card) -> No | None:
        return g.cannot_hurt(card, me.id) if me.attack is None else g.cannot_attack(me.seat, card, me.id)

    found = list(g.minions.values()) if minions_only else g.enemies()
    return await pick_among(g, me.seat, "prompt-enemy", found, cannot, me.ability.rule, me.id)


async def hurt(g: Champions, me: Use, amount: int, target: Card | None = None) -> None:
    """Damage to an enemy of the player's choice (or to this one)."""
    target = target or await foe(g, me)
    if target is None:
        return
    if me.attack is not None:
        await hit(g, me, target, amount)
    else:
        await deal(g, target, amount, me.id, me.seat, rule=me.ability.rule)


async def clear(g: Champions, me: Use, amount: int, other_than: int = NOTHING) -> tuple[int, int]:
    """Threat off a scheme of the player's choice; (how much, from which)."""
    found = [scheme for scheme in g.schemes() if scheme.id != other_than]
    scheme = await pick_among(g, me.seat, "prompt-scheme", found, g.cannot_remove_threat, me.ability.rule, me.id)
    if scheme is None:
        return 0, NOTHING
    return await remove_threat(g, scheme, amount, me.ability.rule, me.seat), scheme.id


async def player(g: Champions, me: Use) -> int:
    """Any player still in the game."""
    return await pick_seat(g, me.seat, "prompt-player", list(g.order()), me.ability.rule, me.id)


async def discard_card(g: Champions, card: Card, rule: str) -> None:
    """Out of play; hit points and room for allies that go with it are settled at once (MC-HP-03, MC-CARD-29, -51)."""
    stats = {modifier.stat for modifier in BOOK[card.code].modifiers}
    controller = card.controller
    leave(g, card, rule)
    if "health" in stats:
        await check_all(g)
    if "ally-limit" in stats and controller != NOBODY:
        await keep_limits(g, controller)


async def search_deck(g: Champions, me: Use, fits: Callable[[CardFacts], bool]) -> None:
    """Search the own deck for a card, show it, take it; the deck is shuffled (MC-SEARCH-01..06, MC-DECK-14)."""
    player = g.player(me.seat)
    g.reveal()
    found = sorted(card_id for card_id in player.deck if fits(g.facts(card_id)))
    if found:
        chosen = await pick_card(g, me.seat, "prompt-search", found, "MC-SEARCH-02", me.id, secret=not g.state.open_hands)
        player.deck.remove(chosen)
        to_hand(g, me.seat, chosen)
        g.emit("card.found", "MC-SEARCH-03", who=g.face(me.seat), card=g.name(chosen))
    g.chance.shuffle(player.deck)
    if not player.deck:
        rebuild(g, me.seat)  # MC-DECK-03: that was its last card


def hero_may_discard(card: str, cost: Cost) -> None:
    """A hero may pay to get rid of the card, in their own turn (MC-TURN-09)."""

    @action(card, form=HERO, cost=cost, rule="MC-TURN-09")
    async def pay_it_off(g: Champions, me: Use) -> None:
        await discard_card(g, g.state.table[me.id], "MC-TURN-09")


# -- for the scenario -------------------------------------------------------------------------------------------------


def surge(g: Champions, me: Use[Reveal | None]) -> None:
    """The card gains surge (MC-KEY-18, MC-KEY-34)."""
    if me.on is not None:
        me.on.surge = True


async def villain_attacks(g: Champions, me: Use) -> EnemyAttack:
    """The villain attacks the player who resolves the card (MC-ACT-05, -06, MC-EATK-17)."""
    return await attacks(g, g.villain, me.seat)


async def more_threat(g: Champions, me: Use) -> None:
    """1 more threat per player on this side scheme (MC-MOD-13, MC-SIDE-08)."""
    await place(g, g.state.table[me.id], g.state.seats, me.ability.rule)


async def reveal_found(g: Champions, me: Use, title: str, piles: bool = True) -> None:
    """Search for a card by title and reveal it; the deck is shuffled (MC-REVEAL-07, MC-SEARCH-05)."""
    found = search_encounter(g, lambda facts: facts.title == title, piles)
    if found:
        from_deck = fetch_encounter(g, found[0])
        await reveal(g, me.seat, found[0], from_deck)
    shuffle_encounter(g)


async def find_minion(g: Champions, me: Use, title: str) -> None:
    """Unless it is in play: search for that minion and put it into play engaged with the player (MC-CARD-96)."""
    if g.in_play(title) is not None:
        return
    found = search_encounter(g, lambda facts: facts.title == title)
    if found:
        fetch_encounter(g, found[0])
        await put_minion(g, found[0], me.seat)
    shuffle_encounter(g)


async def drone(g: Champions, seat: int, rule: str) -> None:
    """A facedown drone for that player (MC-CARD-73)."""
    card = new_drone(g, seat)
    if card is not None:
        g.emit("drone.made", rule, who=g.face(seat), card=card.entity)
        await responses(g, EntersPlay(card, seat, played=False))


async def drone_each(g: Champions, rule: str) -> None:
    """One for every player, in player order."""
    for seat in g.order():
        await drone(g, seat, rule)


def icons_of(g: Champions, card_ids: list[int], kind: str) -> int:
    """Printed icons of one type on these cards; wild ones do not count (MC-RES-07)."""
    return sum(getattr(g.facts(card_id).resources, kind) for card_id in card_ids)
