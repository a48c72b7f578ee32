"""Enemies activate: they attack heroes and scheme against alter-egos, the villain with boost cards (MC-ACT, -EATK, -ESCH, -BOOST, -DEF)."""

from __future__ import annotations

from stockade.engine import Ask, AskAll, Option
from stockade.games.marvel_champions.effects.ability import BOOK, Use
from stockade.games.marvel_champions.effects.happening import EnemyAttack, EnemyScheme, WouldAttack
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import exhaust, lose_status, take_encounter
from stockade.games.marvel_champions.rules.choose import numbered, pick
from stockade.games.marvel_champions.rules.damage import deal
from stockade.games.marvel_champions.rules.react import interrupts, responses, when_hit
from stockade.games.marvel_champions.rules.restriction import cannot_defend
from stockade.games.marvel_champions.rules.threat import place
from stockade.games.marvel_champions.state import NOBODY, Activation, Card

NOBODY_ELSE = {True: "option-nobody-defends", False: "option-no-defence"}


async def activate(g: Champions, enemy: Card, seat: int) -> None:
    """MC-ACT-02..04: the form is read now (MC-ACT-01); against a scheme nobody is asked to defend (MC-ESCH-05)."""
    if g.is_hero(seat):
        await attacks(g, enemy, seat)
    else:
        await schemes(g, enemy, seat)


def strikes_at_once(g: Champions, card: Card) -> bool:
    """A minion with quickstrike before a hero (MC-KEY-02)."""
    return card.id in g.minions and g.has_keyword(card, "quickstrike") and g.is_hero(card.engaged)


async def quickstrike(g: Champions, minion: Card) -> None:
    """MC-KEY-01, -02: it attacks a hero it engages at once."""
    if strikes_at_once(g, minion):
        g.emit("keyword.quickstrike", "MC-KEY-01", card=minion.entity)
        await attacks(g, minion, minion.engaged)


# -- attacks ----------------------------------------------------------------------------------------------------------


async def attacks(g: Champions, enemy: Card, seat: int, again: bool = False) -> EnemyAttack:
    """MC-EATK: stunned, replacements, interrupts, boost card, defender, boosts turned up, damage, responses. Was it `made`?

    Also MC-EATK-17.
    """
    attack = EnemyAttack(enemy, seat)
    attack.again = again
    if not g.here(enemy) or g.player(seat).out or await prevented(g, enemy, seat):
        return attack
    outer, g.state.activation = g.state.activation, Activation("attack", enemy.id, seat)
    g.emit("enemy.attacks", "MC-EATK-01", card=enemy.entity, who=g.face(seat))
    attack.made = True
    await interrupts(g, attack)
    show_bonus(g, attack)
    if enemy.id == g.state.villain:  # MC-EATK-02
        give_boost(g, "MC-EATK-01")
    await declare_defender(g, attack)
    await turn_up_boosts(g, attack)
    if g.here(enemy) and not g.player(attack.you).out and not attack.cancelled:  # MC-EATK-18
        await strike(g, attack)
    for later in attack.later:
        await later(g, attack)  # MC-BOOST-11
    for done in attack.done:
        await done(g)
    g.state.activation = outer
    if g.here(enemy) or attack.attacked:
        await responses(g, attack)
    for other in attack.rest:  # MC-CARD-70
        await attacks(g, enemy, other, again=True)
    return attack


async def prevented(g: Champions, enemy: Card, seat: int) -> bool:
    """MC-EATK-19, MC-STATUS-09, -14: stunned first, then what replaces the attack. No boost card is given."""
    if enemy.stunned:
        lose_status(g, enemy, "stunned", "MC-STATUS-09")
        return True
    would = WouldAttack(enemy, seat)
    await interrupts(g, would)
    if would.instead is not None:
        await would.instead(g)  # MC-REPL-03
    return would.cancelled or would.instead is not None


async def declare_defender(g: Champions, attack: EnemyAttack) -> None:
    """MC-EATK-03, -04, -12..15, MC-DEF-04, -05: everybody who may defend is asked; the first player has the last word."""
    forced = [ally for ally in g.allies_of(attack.seat) if not ally.exhausted] if BOOK[attack.enemy.code].must_defend else []
    if forced:  # MC-CARD-71
        chosen = await pick(g, attack.seat, "prompt-must-defend", forced, "MC-CARD-71", attack.enemy.id)
    else:
        chosen = await volunteer(g, attack)
    if chosen is None:
        return
    exhaust(g, chosen)
    attack.defender = chosen
    attack.you = chosen.controller  # MC-EATK-04
    if g.is_identity(chosen):
        attack.heroes_defended.append(chosen.controller)
    if g.state.activation is not None:
        g.state.activation.defender = chosen.id
    g.emit("attack.defended", "MC-EATK-03", card=chosen.entity, enemy=attack.enemy.entity)


async def volunteer(g: Champions, attack: EnemyAttack) -> Card | None:
    """Who steps in, if anybody: the others offer, then whoever is attacked; the first player comes last and decides (MC-DEF-05)."""
    first, order = g.state.first, g.order()
    offers = await offered(g, attack, [seat for seat in order if seat not in (first, attack.seat)], [])
    if attack.seat != first:
        offers += await offered(g, attack, [attack.seat], offers)
    last = defence(g, attack, first, offers)
    if last is None:
        return offers[0] if offers else None
    return sent(g, attack, await last)


async def offered(g: Champions, attack: EnemyAttack, seats: list[int], offers: list[Card]) -> list[Card]:
    """Whom these players, asked at once, send to defend."""
    asks = [ask for seat in seats if (ask := defence(g, attack, seat, offers))]
    if not asks:
        return []
    answers: list[int | Use] = [await asks[0]] if len(asks) == 1 else await AskAll(asks)
    return [card for answer in answers if (card := sent(g, attack, answer))]


def sent(g: Champions, attack: EnemyAttack, answer: int | Use) -> Card | None:
    """Who steps in with that answer; nobody, when a card of the hand is to help instead."""
    if isinstance(answer, Use):
        attack.promised = answer
        return None
    return None if answer == NOBODY else g.state.table[answer]


def defence(g: Champions, attack: EnemyAttack, seat: int, offers: list[Card]) -> Ask | None:
    """The question to a player with somebody to send or to choose from: everybody who would defend, and what comes of it otherwise."""
    able = [card for card in g.characters(seat) if cannot_defend(g, card) is None]
    decides = seat == g.state.first
    if not able and (not decides or len(offers) < 2):
        return None
    options = [Option(f"defend:{card.entity}", "option-defend", {"card": card.entity}, card.id) for card in able]
    if decides and offers:
        options += [Option(f"defend:{card.entity}", "option-defend-offered", {"card": card.entity}, card.id) for card in offers]
    else:
        options += [
            Option(f"no-defence:{g.name(use.id)}", "option-no-defence-but", {"card": g.name(use.id)}, use, rule=use.ability.rule)
            for use in ([] if offers else when_hit(g, attack, seat))
        ]
        options.append(otherwise(attack.seat == seat, offers))
    enemy, who = attack.enemy.entity, g.face(attack.seat)
    ask = Ask(seat, "prompt-defend", numbered(options), rule="MC-EATK-03", source=enemy, card=enemy, who=who, count=attack.strength(g))
    ask.why_not = lambda: [
        why.to(f"defend:{card.entity}", card=card.entity) for card in g.characters(seat) if (why := cannot_defend(g, card))
    ]
    ask.about = attack
    return ask


def otherwise(attacked: bool, offers: list[Card]) -> Option:
    """Nobody of one's own: who has been offered defends, and which of several is for the first player to say."""
    if len(offers) == 1:
        return Option("no-defence", "option-leave-defence", {"card": offers[0].entity}, NOBODY)
    return Option("no-defence", "option-leave-to-others" if offers else NOBODY_ELSE[attacked], {}, NOBODY)


async def strike(g: Champions, attack: EnemyAttack) -> None:
    """MC-EATK-08..11, -16: less DEF for a defending hero, all of it to a defending ally, else to the identity. Overkill: MC-KEY-04, -06.

    Also MC-DEF-03, MC-CARD-87.
    """
    enemy, defender = attack.enemy, attack.defender
    amount = attack.strength(g)
    identity = g.identity(attack.you)
    if defender is not None and defender.id in g.allies:
        attack.attacked.append(defender.id)
        spare = amount - g.health(defender)
        await deal(g, defender, amount, enemy.id, fight=attack, rule="MC-EATK-09")
        if attack.overkill and defender.id in attack.fallen and g.is_hero(defender.controller):
            await deal(g, g.identity(defender.controller), spare, enemy.id, fight=attack, rule="MC-KEY-04")
        return
    if defender is not None and g.is_identity(defender):
        amount -= g.stat(defender, "def")
    attack.attacked.append(identity.id)
    await deal(g, identity, amount, enemy.id, fight=attack, rule="MC-EATK-08" if defender is not None else "MC-EATK-11")


# -- schemes ----------------------------------------------------------------------------------------------------------


async def schemes(g: Champions, enemy: Card, seat: int) -> EnemyScheme:
    """MC-ESCH: confused, interrupts, boost card, boosts turned up, threat on the main scheme, responses (MC-ESCH-02, -04, -06)."""
    scheme = EnemyScheme(enemy, seat)
    if not g.here(enemy):
        return scheme
    if enemy.confused:
        lose_status(g, enemy, "confused", "MC-STATUS-06")
        return scheme
    outer, g.state.activation = g.state.activation, Activation("scheme", enemy.id, seat)
    g.emit("enemy.schemes", "MC-ESCH-01", card=enemy.entity, who=g.face(seat))
    scheme.made = True
    await interrupts(g, scheme)
    if enemy.id == g.state.villain:  # MC-EATK-02
        give_boost(g, "MC-ESCH-01")
    await turn_up_boosts(g, scheme)
    if g.here(enemy):
        amount = max(0, g.stat(enemy, "sch") + scheme.boost - scheme.less)
        scheme.placed = await place(g, g.scheme, amount, "MC-ESCH-03")
    g.state.activation = outer
    if g.here(enemy):
        await responses(g, scheme)
    return scheme


# -- boost cards ------------------------------------------------------------------------------------------------------


def give_boost(g: Champions, rule: str) -> None:
    """One facedown card from the encounter deck to the villain (MC-BOOST-05)."""
    card_id = take_encounter(g)
    if card_id is not None:
        g.state.boost.append(card_id)
        g.emit("boost.given", rule, card=g.villain.entity)


async def turn_up_boosts(g: Champions, activation: EnemyAttack | EnemyScheme) -> None:
    """MC-EATK-05..07, MC-BOOST-01..06: one at a time, icons counted, star abilities resolved, then discarded.

    Also MC-BOOST-09, -10.
    """
    if activation.enemy.id != g.state.villain:
        return
    state = g.state
    while state.boost:
        card_id = state.boost.pop(0)
        facts = g.facts(card_id)
        g.reveal()
        activation.boost += facts.boost  # MC-ANAT-05: nothing for a card without icons
        if state.activation is not None:
            state.activation.boost.append(card_id)
        show_bonus(g, activation)
        state.resolving.append(card_id)
        g.emit("boost.turned", "MC-EATK-05", card=g.name(card_id), count=facts.boost)
        seat = activation.you if isinstance(activation, EnemyAttack) else activation.seat
        for ability in BOOK[facts.id].of("boost") if not g.player(seat).out else ():  # whoever fell by an earlier one is nobody's "you"
            g.emit("boost.ability", ability.rule, card=g.name(card_id), who=g.face(seat))
            await ability.do(g, Use(ability, card_id, seat, activation))
            show_bonus(g, activation)
        if card_id in state.resolving:  # MC-BOOST-08: unless it put itself into play
            state.resolving.remove(card_id)
            state.discard.append(card_id)


def show_bonus(g: Champions, activation: EnemyAttack | EnemyScheme) -> None:
    """What has been added so far is for everybody to see."""
    if g.state.activation is not None:
        g.state.activation.bonus = activation.gained(g)


def drop_boosts(g: Champions) -> None:
    """MC-BOOST-07: boost cards left over are discarded unseen."""
    g.state.discard += g.state.boost
    g.state.boost.clear()
