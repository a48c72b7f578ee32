"""Using abilities and playing events (MC-INIT): may it, can it be paid, pay, choose, resolve. And the windows in which that happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockade.engine import Ask, Option
from stockade.engine.event import Arg
from stockade.games.marvel_champions.effects.ability import ATTACK, BOOK, DEFENSE, THWART, Ability, Use
from stockade.games.marvel_champions.effects.happening import (
    Attack,
    Damage,
    Defeat,
    EnemyAttack,
    EnemyScheme,
    EntersPlay,
    EventPlayed,
    Fight,
    Replaceable,
    Reveal,
    ThreatPlaced,
    Thwart,
    WouldAttack,
    WouldBeDefeated,
    after,
    before,
)
from stockade.games.marvel_champions.effects.modifier import Lasting
from stockade.games.marvel_champions.effects.window import Happening, window
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules import payment
from stockade.games.marvel_champions.rules.card_moves import discard, exhaust, leave, lose_status
from stockade.games.marvel_champions.rules.choose import numbered, some_of_hand
from stockade.games.marvel_champions.rules.cost import bill_of, cost_of, usable
from stockade.games.marvel_champions.rules.payment import Bill, pay
from stockade.games.marvel_champions.state import NOBODY, Card

# -- paying and resolving ---------------------------------------------------------------------------------------------


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
    index = payment.TYPES.index(kind)
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
    from stockade.games.marvel_champions.rules.damage import deal, heal

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
    g.reveal()
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


# -- windows ----------------------------------------------------------------------------------------------------------

PROMPTS = {
    "before:EnemyAttack": "prompt-before-attack",
    "after:EnemyAttack": "prompt-after-attack",
    "before:EnemyScheme": "prompt-before-scheme",
    "before:Damage": "prompt-before-damage",
    "before:ThreatPlaced": "prompt-before-threat",
    "before:Reveal": "prompt-before-reveal",
    "before:EventPlayed": "prompt-before-event",
    "before:WouldAttack": "prompt-before-attack",
    "before:Defeat": "prompt-before-defeat",
    "before:WouldBeDefeated": "prompt-before-defeat",
    "after:EnemyScheme": "prompt-after-scheme",
    "after:Damage": "prompt-after-damage",
    "after:ThreatPlaced": "prompt-after-threat",
    "after:EntersPlay": "prompt-after-enters",
    "after:Attack": "prompt-after-your-attack",
    "after:Thwart": "prompt-after-thwart",
    "after:Defeat": "prompt-after-defeat",
    "after:FormChange": "prompt-after-flip",
}


async def interrupts(g: Champions, happening: Happening) -> None:
    """The window before it (MC-INT, MC-INIT-08, MC-TRIG-09, MC-INT-06)."""
    slot = before(type(happening))
    if g.listeners.at(slot) or not g.state.open_hands:
        await window(Rounds(g), slot, happening)


async def responses(g: Champions, happening: Happening) -> None:
    """The window after it (MC-RESP, MC-TRIG-06, MC-RESP-03, -04)."""
    slot = after(type(happening))
    if g.listeners.at(slot) or isinstance(happening, (Fight, EntersPlay)) or not g.state.open_hands:
        await window(Rounds(g), slot, happening)


class Rounds:
    """How windows are run in this game (MC-FORCED, MC-INT, MC-RESP, MC-TRIG-05, MC-FIRST-04, MC-ABIL-03, -04, MC-TRIG-03)."""

    __slots__ = ("g",)

    def __init__(self, g: Champions) -> None:
        self.g = g

    def listened(self, slot: str, happening: Any) -> bool:
        return bool(self.g.listeners.at(slot)) or not self.g.state.open_hands or bool(self.keywords(happening))

    def order(self) -> Sequence[int]:
        return self.g.order()

    def forced_uses(self, slot: str, happening: Any) -> list[Use]:
        return [*self.keywords(happening), *self._uses(slot, happening, forced=True)]

    def optional_uses(self, slot: str, happening: Any, seat: int) -> list[Use]:
        return self._uses(slot, happening, forced=False, seat=seat) if self.may_react(slot, happening, seat) else []

    def may_react(self, slot: str, happening: Any, seat: int) -> bool:
        """In the game, not shut out by peril (MC-KEY-14; what is forced reacts, MC-KEY-15), nothing has been replaced (MC-INT-05)."""
        if self.g.player(seat).out or self.g.in_peril() not in (seat, NOBODY):
            return False
        return not (isinstance(happening, Replaceable) and happening.instead is not None and slot == before(type(happening)))

    def _uses(self, slot: str, happening: Any, forced: bool, seat: int = NOBODY) -> list[Use]:
        g = self.g
        found: list[Use] = []
        for bearer in g.listeners.at(slot):
            card = g.state.table.get(bearer)
            whose = card.controller if card is not None else g.state.owners[bearer]
            if not forced and (whose != seat or (card is None and bearer not in g.player(seat).hand)):
                continue  # somebody else's; or gone from a hand that a bot imagines differently in the middle of a task
            for ability in BOOK[g.state.codes[bearer] if card is None else card.code].abilities:
                if ability.slot == slot and ability.forced == forced:
                    use = Use(ability, bearer, whose, happening)
                    if usable(g, use):
                        found.append(use)
        return found

    def keywords(self, happening: Any) -> list[Use]:
        """Retaliate and quickstrike resolve together with forced responses (MC-KEY-36)."""
        from stockade.games.marvel_champions.effects import keyword

        return keyword.uses(self.g, happening)

    async def first_of(self, uses: list[Use], happening: Any) -> Use:
        g = self.g
        options = [Option(f"order:{g.name(use.id)}:{use.ability.index}", "option-order", {"card": g.name(use.id)}, use) for use in uses]
        return await Ask(g.state.first, "prompt-order", numbered(options), rule="MC-FORCED-03")

    async def offer(self, seat: int, slot: str, uses: list[Use], happening: Any) -> Use | None:
        hidden = self.might_react(slot, happening, seat)
        if not uses and not hidden:
            return None
        options = numbered([option_for(self.g, use) for use in one_of_each(self.g, uses)])
        options.append(Option("pass", "option-pass", {}, None))
        rule = "MC-INT-02" if slot.startswith("before") else "MC-RESP-02"
        ask = Ask(seat, PROMPTS[slot], options, rule=rule, secret=hidden, always=hidden)
        ask.args = context(self.g, happening)
        ask.about = happening
        return await ask

    def might_react(self, slot: str, happening: Any, seat: int) -> bool:
        """Whether the others, who do not see the hand, must reckon with it: then the player is asked, whatever is in it."""
        from stockade.games.marvel_champions.rules.closed_hands import might_react

        return self.g.hides(seat) and self.may_react(slot, happening, seat) and might_react(self.g, seat, slot, happening)

    async def resolve(self, use: Use, happening: Any) -> None:
        if use.ability.kind == "keyword":  # free, and told in its own words
            await use.ability.do(self.g, use)
        else:
            await resolve(self.g, use)


def one_of_each(g: Champions, uses: list[Use]) -> list[Use]:
    """Copies of one event in hand are one choice."""
    seen: set[str] = set()
    found: list[Use] = []
    for use in uses:
        if use.id in g.state.table:
            found.append(use)
        elif use.ability.name not in seen:
            seen.add(use.ability.name)
            found.append(use)
    return found


def option_for(g: Champions, use: Use) -> Option:
    """`play:` an event of the hand, `use:` a card in play."""
    name = g.name(use.id)
    if use.id in g.state.table:
        several = len([a for a in BOOK[g.state.table[use.id].code].abilities if a.kind == use.ability.kind]) > 1
        key = f"use:{name}:{use.ability.index}" if several else f"use:{name}"
        text = f"option-use-{use.ability.label}" if use.ability.label in (ATTACK, THWART) else "option-use"
        return Option(key, text, {"card": name}, use, rule=use.ability.rule)
    return Option(f"play:{name}", "option-play-event", {"card": name, "count": cost_of(g, use.seat, use.id)}, use, rule=use.ability.rule)


def context(g: Champions, happening: Any) -> dict[str, Arg]:
    """What the question is about, for its sentence."""
    match happening:
        case Damage():
            return {"card": happening.target.entity, "count": happening.amount}
        case ThreatPlaced():
            return {"card": happening.scheme.entity, "count": happening.amount}
        case EnemyAttack() | WouldAttack():
            return {"card": happening.enemy.entity, "who": g.face(happening.seat)}
        case EnemyScheme():
            return {"card": happening.enemy.entity}
        case Attack():
            return {"card": happening.attacker.entity}
        case Thwart():
            return {"card": happening.thwarter.entity}
        case Reveal() | EventPlayed():
            return {"card": g.name(happening.id)}
        case EntersPlay() | Defeat() | WouldBeDefeated():
            return {"card": happening.card.entity}
        case _:
            return {"card": g.face(happening.seat)}
