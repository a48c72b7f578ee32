"""Using abilities and playing events (MC-INIT): pay, choose, resolve. Whether they may be used is in `restriction` and `cost`."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.games.marvel_champions.effects import keyword
from stockade.games.marvel_champions.effects.ability import ATTACK, BOOK, DEFENSE, THWART, Ability, Use
from stockade.games.marvel_champions.effects.happening import Attack, Damage, EnemyAttack, EventPlayed, Thwart
from stockade.games.marvel_champions.effects.modifier import Lasting
from stockade.games.marvel_champions.facts import TYPES
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules import payment
from stockade.games.marvel_champions.rules.card_moves import discard, exhaust, leave, lose_status
from stockade.games.marvel_champions.rules.choose import numbered, some_of_hand
from stockade.games.marvel_champions.rules.cost import bill_of
from stockade.games.marvel_champions.rules.damage import deal, heal
from stockade.games.marvel_champions.rules.payment import Bill, pay
from stockade.games.marvel_champions.rules.react import interrupts, lead_to, responses
from stockade.games.marvel_champions.state import NOBODY, Card


async def pay_costs(g: Champions, me: Use) -> None:
    """MC-INIT-04: everything before the arrow."""
    ability, seat = me.ability, me.seat
    cost = ability.cost
    card = g.state.table.get(me.id)
    name = g.name(me.id)
    if card is not None:
        payment.spend_use(g, card, ability)
    if card is None or cost.spend:
        bill = bill_of(g, me)
        if card is None:
            g.player(seat).discount = 0
        me.paid = await pay(g, seat, bill, name)
        if card is None and not bill.amount and BOOK[g.state.codes[me.id]].better_with:
            me.paid = await payment.pay_extra(g, seat, bill, name, BOOK[g.state.codes[me.id]].better_with)
    if cost.spend_x:
        me.paid, me.x = await pay_x(g, me, name)
    if cost.exhaust_hero:
        exhaust(g, g.identity(seat))
    if cost.cards:
        hand = [card_id for card_id in g.player(seat).hand if card_id != me.id]
        chosen = await some_of_hand(g, seat, "prompt-discard-cost", hand, 1, cost.cards, ability.rule)
        from_hand = list(chosen)
        me.x = len(from_hand)
        payment.discard_hand(g, seat, from_hand, ability.rule)
    if cost.discard and card is not None:
        me.x = card.counters
        leave(g, card, ability.rule)
    await body_costs(g, me, card)
    if cost.other is not None:
        await cost.other(g, me)


async def pay_x(g: Champions, me: Use, name: str) -> tuple[payment.Icons, int]:
    """As many resources of one type as the player likes, at least one (MC-CARD-10)."""
    kind = me.ability.cost.spend_x
    index = TYPES.index(kind)
    bill = Bill(1, (kind,), me.id)
    found = [source for source in payment.sources(g, me.seat, bill) if source.icons[index] or source.icons[3]]
    options = numbered([payment.spending(g, source) for source in found])
    ask = Ask(me.seat, "prompt-spend-x", options, least=1, most=len(found), rule=me.ability.rule, source=name, card=name)
    ask.secret, ask.always = not g.state.open_hands, g.hides(me.seat, me.id)
    chosen = await ask
    have = payment.NONE
    for source in chosen:
        have = payment.add(have, payment.generate(g, me.seat, source))
    return have, have[index] + have[3]


async def body_costs(g: Champions, me: Use, card: Card | None) -> None:
    """Damage and healing as costs."""
    cost = me.ability.cost
    if cost.heal:
        heal(g, g.identity(me.seat), cost.heal, me.ability.rule)
    if cost.take:
        await deal(g, g.identity(me.seat), cost.take, me.id, me.seat, rule=me.ability.rule)
    if cost.hurt and card is not None:
        await deal(g, card, cost.hurt, me.id, me.seat, rule=me.ability.rule)


async def resolve(g: Champions, me: Use) -> None:
    """MC-INIT-04..07: pay, then the effect; an event goes to the discard pile afterwards (MC-DECK-09, MC-INIT-09)."""
    card = g.state.table.get(me.id)
    if card is None and me.seat != NOBODY and me.id in g.player(me.seat).hand:
        await play_event(g, me)
        return
    name = g.name(me.id)
    await pay_costs(g, me)
    count_use(g, me.ability)
    g.emit("ability.used", me.ability.rule, card=name, who=g.face(me.seat))
    await effect(g, me)
    card = g.state.table.get(me.id)
    if card is not None and me.ability.cost.counter and not card.counters and BOOK[card.code].facts.uses:
        leave(g, card, "MC-KEY-33")


def count_use(g: Champions, ability: Ability) -> None:
    """MC-LIMIT-02, -03, MC-CANCEL-04: a use counts from here on, whatever becomes of its effect."""
    if ability.most:
        g.state.lasting.append(Lasting(ability.tally, 1, "card", -1, ability.per))


async def play_event(g: Champions, me: Use) -> None:
    """An event from hand: paid, resolved, discarded (MC-CANCEL-01)."""
    player = g.player(me.seat)
    await pay_costs(g, me)
    if player.out:
        return  # MC-ELIM-02: the price was too high, and the event went with the hand
    count_use(g, me.ability)
    player.hand.remove(me.id)
    g.out_of_hand(me.id)
    g.state.resolving.append(me.id)
    g.reveal(me.seat)
    g.emit("event.played", me.ability.rule, card=g.name(me.id), who=g.face(me.seat))
    played = EventPlayed(me.id, me.seat)
    await interrupts(g, played)
    if played.cancelled:
        g.emit("card.cancelled", "MC-CANCEL-02", card=g.name(me.id))
    else:
        await effect(g, me)
    g.state.resolving.remove(me.id)
    discard(g, me.id)


async def effect(g: Champions, me: Use) -> None:
    """What follows the arrow. Stunned and confused replace attacks and thwarts (MC-STATUS-04..08, -12, -15).

    Also MC-STATUS-13, MC-THW-03, MC-DEF-01, -02, -07.
    """
    ability = me.ability
    identity = g.identity(me.seat) if me.seat != NOBODY else None
    if ability.label == ATTACK and identity is not None:
        if identity.stunned:
            lose_status(g, identity, "stunned", "MC-STATUS-12")
            return
        me.attack = Attack(me.seat, identity, basic=False)
    elif ability.label == THWART and identity is not None:
        if identity.confused:
            lose_status(g, identity, "confused", "MC-STATUS-04")
            return
        me.thwart = Thwart(me.seat, identity, basic=False)
    elif ability.label == DEFENSE and isinstance(me.on, Damage) and isinstance(me.on.fight, EnemyAttack):
        me.on.fight.heroes_defended.append(me.seat)  # MC-DEF-06
    await ability.do(g, me)
    if me.attack is not None and me.attack.attacked:
        await responses(g, me.attack)  # MC-TRIG-10
    elif me.thwart is not None:
        await responses(g, me.thwart)


lead_to(resolve, keyword.uses)
