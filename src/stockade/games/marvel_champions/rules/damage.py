"""Damage, healing and defeat (MC-DMG, MC-HP, MC-DEFEAT, MC-ELIM, MC-WIN)."""

from __future__ import annotations

from collections.abc import Sequence

from stockade.engine import Ask, Option
from stockade.games.marvel_champions.effects.ability import BOOK, Use
from stockade.games.marvel_champions.effects.happening import Damage, Defeat, Fight, MinionMoved, WouldBeDefeated
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import bury, give, leave, lose_status, show_face
from stockade.games.marvel_champions.rules.choose import name_engaged, numbered
from stockade.games.marvel_champions.rules.react import interrupts, responses
from stockade.games.marvel_champions.state import NOBODY, Card


async def deal(
    g: Champions, target: Card, amount: int, source: int, by: int = NOBODY, fight: Fight | None = None, rule: str = "MC-DMG-01"
) -> int:
    """Damage to one character; how much it really took (MC-DMG-02, -03)."""
    damage = await land(g, target, amount, source, by, fight, rule)
    if damage is None:
        return 0
    await finish(g, [damage])
    return damage.amount


async def deal_each(g: Champions, targets: Sequence[Card], amount: int, source: int, by: int = NOBODY, rule: str = "MC-DMG-01") -> None:
    """The same damage to several characters at once: all take it, then who has no hit points falls, identities first (MC-WIN-05)."""
    open_to_it = [target for target in targets if not g.shielded(target, source)]  # MC-CARD-77: read at that moment
    landed: list[Damage] = []
    for target in open_to_it:
        if g.here(target) and (damage := await land(g, target, amount, source, by, None, rule)) is not None:
            landed.append(damage)
    landed.sort(key=lambda damage: not g.is_identity(damage.target))
    await finish(g, landed)


async def indirect(
    g: Champions, seats: Sequence[int], amount: int, source: int, by: int = NOBODY, rule: str = "MC-DMG-08", prompt: str = "prompt-indirect"
) -> None:
    """MC-DMG-08: damage to players, divided among the characters they control; one divides their own, several leave it to the first."""
    targets = [card for seat in seats for card in g.characters(seat)]
    await divide(g, seats[0] if len(seats) == 1 else g.state.first, targets, amount, source, by, rule, prompt)


async def divide(g: Champions, chooser: int, targets: Sequence[Card], amount: int, source: int, by: int, rule: str, prompt: str) -> None:
    """So much damage over these characters as the chooser likes, to nobody more than would defeat them (MC-DMG-09, MC-CARD-63).

    Also MC-DMG-17.
    """
    amount = min(amount, sum(g.health(card) for card in targets))
    if not amount:
        return
    options = [
        Option(f"target:{card.entity}", "option-target", {"card": card.entity}, card.id, most=min(amount, g.health(card)))
        for card in targets
        if g.health(card)
    ]
    name_engaged(g, [card for card in targets if g.health(card)], options)
    chosen: list[int] = await Ask(
        chooser, prompt, numbered(options), least=amount, most=amount, rule=rule, source=g.name(source), count=amount
    )
    landed: list[Damage] = []
    for card in targets:
        if (damage := await land(g, card, chosen.count(card.id), source, by, None, rule)) is not None:
            landed.append(damage)
    landed.sort(key=lambda damage: not g.is_identity(damage.target))
    await finish(g, landed)


async def move_damage(g: Champions, origin: Card, target: Card, amount: int, source: int, by: int, fight: Fight | None = None) -> int:
    """Damage from one character to another, no more than there is and never onto itself (MC-DMG-10..13); how much left the first.

    Also MC-DMG-14.
    """
    moved = min(origin.damage, amount)
    if not moved or origin.id == target.id or not g.here(target):
        return 0
    origin.damage -= moved
    rule = "MC-DMG-12" if g.is_identity(target) or target.id == g.state.villain else "MC-DMG-11"
    g.emit("damage.moved", rule, card=origin.entity, target=target.entity, count=moved)
    await deal(g, target, moved, source, by, fight, rule)
    return moved


async def land(g: Champions, target: Card, amount: int, source: int, by: int, fight: Fight | None, rule: str) -> Damage | None:
    """Up to the moment when hit points are lost: what cannot be, what is replaced, tough, interrupts (MC-STATUS-03, -10, MC-CARD-58).

    Also MC-DMG-06.
    """
    if amount <= 0 or not g.here(target) or g.fallen(target) or g.shielded(target, source):
        return None  # MC-STATUS-11, MC-ABIL-17
    damage = Damage(target, amount, source, by, fight)
    if target.id in g.riders and await absorbed(g, damage):
        return None
    if target.tough:
        lose_status(g, target, "tough", "MC-STATUS-10")
        return None
    await interrupts(g, damage)
    if damage.instead is not None:
        await damage.instead(g)  # MC-REPL-03
        return None
    if damage.cancelled or not g.here(target):
        return None
    target.damage += damage.amount  # MC-DMG-04
    if fight is not None:
        fight.damaged.append(target.id)
        fight.dealt += damage.amount
    g.emit("damage.dealt", rule, card=target.entity, count=damage.amount, health=g.health(target))
    return damage


async def absorbed(g: Champions, damage: Damage) -> bool:
    """MC-CARD-58, -59: armor takes all damage of a blow, before tough is looked at, and breaks when it has had enough."""
    for rider_id in list(g.riders.get(damage.target.id, ())):
        rider = g.state.table[rider_id]
        limit = BOOK[rider.code].soaks
        if limit:
            rider.damage += damage.amount
            g.emit("damage.soaked", "MC-CARD-59", card=rider.entity, count=damage.amount)
            if rider.damage >= limit:
                leave(g, rider, "MC-CARD-59")
            return True
    return False


async def finish(g: Champions, landed: Sequence[Damage]) -> None:
    """Whoever has no hit points left is defeated; then responses to the damage."""
    for damage in landed:
        await check(g, damage.target, damage.by, damage.fight)
    for damage in landed:
        await responses(g, damage)


def heal(g: Champions, card: Card, amount: int, rule: str) -> int:
    """Remove damage, never more than there is (MC-REC-03, -04); how much."""
    healed = min(amount, card.damage)  # MC-ABIL-15
    if healed:
        card.damage -= healed
        g.emit("damage.healed", rule, card=card.entity, count=healed, health=g.health(card))
    return healed


# -- defeat -----------------------------------------------------------------------------------------------------------


async def check(g: Champions, card: Card, by: int = NOBODY, fight: Fight | None = None) -> bool:
    """MC-HP-04: defeated as soon as it has no hit points left. Whether it was."""
    if not g.here(card) or card.id in g.falling or g.health(card):
        return False
    kind = g.type(card)
    if kind == "villain":
        await defeat_stage(g, by, fight)
    elif g.is_identity(card):
        if not g.fallen(card):
            if fight is not None:
                fight.fallen.append(card.id)  # MC-KEY-23
            await eliminate(g, card.controller)
    else:
        return await defeat(g, card, kind, by, fight)
    return True


async def check_all(g: Champions, by: int = NOBODY) -> None:
    """After hit points went away with a card (MC-HP-03, MC-CARD-29, -69, -75), by what that player did."""
    for card in [g.identity(seat) for seat in g.order()] + list(g.minions.values()) + list(g.allies.values()) + [g.villain]:
        await check(g, card, by)


async def defeat(g: Champions, card: Card, kind: str, by: int, fight: Fight | None) -> bool:
    """An ally or minion falls, unless something saves it; once, whoever counts hit points meanwhile (MC-DEFEAT-01, -03, MC-CARD-89).

    Also MC-ALLY-01.
    """
    happening = Defeat(card, kind, by, fight)
    g.falling.append(card.id)
    try:
        saved = not await last_moments(g, happening)
    finally:
        g.falling.remove(card.id)
    if saved or not g.here(card):
        return False
    if fight is not None:
        fight.defeated.append(kind)
        fight.fallen.append(card.id)
    g.emit("card.defeated", "MC-DEFEAT-01", card=card.entity)
    bury(g, card)
    await responses(g, happening)
    return True


async def last_moments(g: Champions, happening: Defeat) -> bool:
    """What saves a card, what interrupts its defeat, and its own When Defeated. Whether it falls."""
    card = happening.card
    saved = WouldBeDefeated(card)
    await interrupts(g, saved)
    if saved.cancelled or not g.here(card):
        return False
    await interrupts(g, happening)
    engaged = card.engaged
    for ability in BOOK[card.code].of("defeated"):
        me = Use(ability, card.id, engaged, happening)
        g.emit("ability.used", ability.rule, card=card.entity, who=g.face(engaged))
        await ability.do(g, me)
    return True


async def defeat_stage(g: Champions, by: int, fight: Fight | None) -> None:
    """MC-DEFEAT-04..09, MC-WIN-01: the next stage comes with full hit points; without one the players win (MC-DEFEAT-10, -11)."""
    state = g.state
    villain = g.villain
    g.emit("villain.defeated", "MC-DEFEAT-04", card=villain.entity)
    if fight is not None:
        fight.defeated.append("villain")
        fight.fallen.append(villain.id)
    if not state.villain_deck:
        if all(g.player(seat).out or not g.health(g.identity(seat)) for seat in range(state.seats)):
            lose(g, "MC-WIN-05")
        g.emit("game.won", "MC-WIN-01")
        g.end("won")
    state.gone_stages.append(villain.code)
    villain.damage = 0  # MC-DEFEAT-06
    show_face(g, villain, state.villain_deck.pop(0))
    g.emit("villain.advanced", "MC-DEFEAT-04", card=villain.entity, health=g.health(villain))
    await stage_arrives(g, by)


async def stage_arrives(g: Champions, by: int) -> None:
    """Toughness and When Revealed of a villain stage (MC-DEFEAT-09, MC-REVEAL-08, -13)."""
    villain = g.villain
    if g.has_keyword(villain, "toughness"):
        give(g, villain, "tough", "MC-DEFEAT-09")
    seat = by if by != NOBODY and not g.player(by).out else g.state.first
    for ability in BOOK[villain.code].of("revealed"):
        g.emit("ability.used", ability.rule, card=villain.entity, who=g.face(seat))
        await ability.do(g, Use(ability, villain.id, seat))


def lose(g: Champions, rule: str) -> None:
    """The villain wins, at once (MC-WIN-04)."""
    g.emit("game.lost", rule)
    g.end("lost")


async def eliminate(g: Champions, seat: int) -> None:
    """MC-ELIM-01..08: the player's cards are discarded, their minions move on, the others play on (MC-ELIM-09, -11)."""
    player = g.player(seat)
    player.out = True
    g.emit("player.eliminated", "MC-ELIM-01", who=g.face(seat))
    if all(other.out for other in g.state.players):
        lose(g, "MC-WIN-03")
    for card in list(g.own[seat].values()):
        if card.id != player.identity:
            leave(g, card, "MC-ELIM-02")
    for card_id in player.hand:
        g.out_of_hand(card_id)
    g.reveal()  # what lay face down lies open now
    player.discard += [*player.hand, *player.deck]
    player.hand.clear()
    player.deck.clear()
    g.state.discard += player.dealt  # MC-ELIM-03
    player.dealt.clear()
    heir = g.next_seat(seat)
    if g.state.first == seat:
        g.state.first = heir  # MC-ELIM-08
        g.emit("first.passed", "MC-ELIM-08", who=g.face(heir))
    moved = g.engaged_with(seat)
    for minion in moved:
        minion.engaged = heir  # MC-ELIM-04
    if moved:
        g.emit("minions.moved", "MC-ELIM-04", cards=[minion.entity for minion in moved], who=g.face(heir))
    for minion in moved:
        await responses(g, MinionMoved(minion, heir))  # MC-KEY-03
