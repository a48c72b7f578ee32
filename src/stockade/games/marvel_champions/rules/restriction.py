"""What may be done, its price aside (MC-INIT-01): form, limits, readiness, something to work on. Each function says why not, or None.

The rules forbid what would change nothing (MC-ABIL-01). That is `pointless` here, so that nobody takes it for what a guard, a crisis icon
or a limit forbids.
"""

from __future__ import annotations

from collections.abc import Iterable

from stockade.engine.verdict import No, no, pointless
from stockade.games.marvel_champions.effects.ability import ATTACK, BOOK, THWART, Ability, Use, always
from stockade.games.marvel_champions.facts import HERO
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.rules.card_moves import definition_hosts
from stockade.games.marvel_champions.rules.choose import Cannot
from stockade.games.marvel_champions.state import NOTHING, Card

TOO_TIRED = no("refused-exhausted", "MC-EATK-14")
NO_DEFENCE = no("refused-alter-ego", "MC-EATK-15")
EXHAUSTED = no("refused-exhausted", "MC-TYPE-07")
AT_HOME = no("refused-alter-ego", "MC-TURN-05")
DASH = no("refused-dash", "MC-ALLY-11")
ABROAD = no("refused-hero", "MC-TURN-06")
UNHURT = pointless("pointless-unhurt", "MC-REC-02")
FLIPPED = no("refused-flipped", "MC-TURN-02")
AT_MOST = no("refused-most", "MC-LIMIT-02")
SPENT = no("refused-exhausted", "MC-COST-04")
EMPTY = no("refused-no-counter", "MC-COST-04")
USED = no("refused-used", "MC-LIMIT-01")
UNIQUE = no("refused-unique", "MC-UNIQUE-05")
ENOUGH = no("refused-max", "MC-LIMIT-05")
NO_HOST = no("refused-no-target", "MC-INIT-10")

# -- basic powers and form ----------------------------------------------------------------------------------------------


def cannot_use_power(g: Champions, seat: int, card: Card, stat: str) -> No | None:
    """The basic attack or thwart of an identity or ally, whatever there is to aim at (MC-TURN-05, -07)."""
    if not g.is_hero(seat) and card.id == g.player(seat).identity:
        return AT_HOME
    if not g.can_power(card, stat):
        return DASH
    return EXHAUSTED if card.exhausted else None


def cannot_defend(g: Champions, card: Card) -> No | None:
    """MC-EATK-14, -15."""
    if g.is_identity(card) and not g.is_hero(card.controller):
        return NO_DEFENCE
    return TOO_TIRED if card.exhausted else None


def cannot_recover(g: Champions, seat: int) -> No | None:
    """MC-TURN-06."""
    if g.is_hero(seat):
        return ABROAD
    identity = g.identity(seat)
    if identity.exhausted:
        return EXHAUSTED
    return None if identity.damage else UNHURT  # MC-REC-02


def cannot_flip(g: Champions, seat: int) -> No | None:
    """MC-TURN-02."""
    return FLIPPED if g.player(seat).flipped else None


# -- something to aim at ------------------------------------------------------------------------------------------------


def nobody_to_attack(g: Champions, seat: int, source: int = NOTHING) -> No | None:
    """MC-INIT-10: no enemy may be attacked; the villain's reason is told."""
    why = none_of(g.enemies(), lambda card: g.cannot_attack(seat, card, source))
    return why and no("refused-no-attack", why.rule)


def nothing_to_thwart(g: Champions) -> No | None:
    """MC-THW-06: no scheme has threat that can be removed; the main scheme's reason is told."""
    why = none_of(g.schemes(), g.cannot_remove_threat)
    if why is None:
        return None
    return pointless("pointless-no-thwart", why.rule) if why.pointless else no("refused-no-thwart", why.rule)


def none_of(cards: Iterable[Card], cannot: Cannot) -> No | None:
    """None when one of them will do, else what is wrong with the first."""
    first: No | None = None
    for card in cards:
        why = cannot(card)
        if why is None:
            return None
        first = first or why
    return first


# -- abilities ----------------------------------------------------------------------------------------------------------


def cannot_start(g: Champions, me: Use) -> No | None:
    """Form, limits, readiness, condition, and whether it could change the game (MC-INIT-01, MC-ABIL-01, MC-TYPE-03, MC-ABIL-08)."""
    ability, card = me.ability, g.state.table.get(me.id)
    if ability.form and (why := wrong_form(g, ability, me.seat)):
        return why
    if ability.most and g.times_used(ability) >= ability.most:
        return AT_MOST
    if card is not None and (why := not_ready(card, ability)):
        return why
    if ability.when is not always and not ability.when(g, me):
        return not_now(ability)
    if ability.can is always:
        return without_target(g, me)
    if ability.can(g, me):
        return None
    return without_target(g, me) or pointless("pointless-nothing", "MC-INIT-10" if card is None else "MC-ABIL-01")


def wrong_form(g: Champions, ability: Ability, seat: int) -> No | None:
    """MC-TRIG-02."""
    if not ability.form or (ability.form == HERO) == g.is_hero(seat):
        return None
    return no("refused-alter-ego" if ability.form == HERO else "refused-hero", "MC-TRIG-02")


def not_ready(card: Card, ability: Ability) -> No | None:
    """What an ability in play needs of its own card (MC-COST-04, MC-LIMIT-01)."""
    if ability.cost.exhaust and card.exhausted:
        return SPENT
    if ability.cost.counter > card.counters:
        return EMPTY
    return USED if ability.once and ability.name in card.used else None


def not_now(ability: Ability) -> No:
    """It waits for another moment (MC-INT-01, MC-RESP-01)."""
    return no("refused-moment", "MC-INT-01" if ability.kind == "interrupt" else "MC-RESP-01")


def without_target(g: Champions, me: Use) -> No | None:
    """An attack needs somebody to attack, a thwart some threat."""
    if me.ability.label == ATTACK:
        return nobody_to_attack(g, me.seat, me.id)
    return nothing_to_thwart(g) if me.ability.label == THWART else None


# -- cards that stay ----------------------------------------------------------------------------------------------------


def cannot_enter(g: Champions, seat: int, card_id: int) -> No | None:
    """A permanent that the player would put into play (MC-PLAY-02..04)."""
    code = g.state.codes[card_id]
    if not g.can_enter(code):
        return UNIQUE
    if not controllers(g, seat, code):
        return ENOUGH
    hosts = definition_hosts(g, code, seat)
    return NO_HOST if hosts is not None and not hosts else None


def controllers(g: Champions, seat: int, code: str) -> list[int]:
    """Under whose control it may be played (MC-PLAY-16, MC-LIMIT-05, MC-CARD-57, MC-OWN-02)."""
    entry = BOOK[code]
    seats = list(g.order()) if entry.anyone else [seat]
    if entry.facts.max_player:
        title = entry.facts.title
        seats = [s for s in seats if sum(BOOK[card.code].facts.title == title for card in g.own[s].values()) < entry.facts.max_player]
    return seats
