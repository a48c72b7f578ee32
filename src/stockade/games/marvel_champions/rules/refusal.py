"""Why can't I? What a player might expect to do in their turn and may not, each with its rule. Made only when somebody asks."""

from __future__ import annotations

from stockade.engine import Refused
from stockade.engine.event import Arg
from stockade.games.marvel_champions.effects.ability import ATTACK, BOOK, THWART, Use
from stockade.games.marvel_champions.facts import HERO, PERMANENT
from stockade.games.marvel_champions.play import Champions
from stockade.games.marvel_champions.state import NOBODY, Card


def for_turn(g: Champions, seat: int) -> list[Refused]:
    """Everything before the player that is not among the options now."""
    return [*powers(g, seat), *form(g, seat), *hand(g, seat), *in_play(g, seat)]


def powers(g: Champions, seat: int) -> list[Refused]:
    """Basic powers of the identity and the allies."""
    out: list[Refused] = []
    identity = g.identity(seat)
    hero = g.is_hero(seat)
    for card in g.characters(seat):
        args: dict[str, Arg] = {"card": card.entity}
        for verb, stat, targets in (("attack", "atk", g.attackable(seat)), ("thwart", "thw", g.thwartable())):
            key = f"{verb}:{card.entity}"
            if card.id == identity.id and not hero:
                out.append(Refused(key, "refused-alter-ego", "MC-TURN-05", {**args}))
            elif not g.can_power(card, stat):
                out.append(Refused(key, "refused-dash", "MC-ALLY-11", {**args}))
            elif card.exhausted:
                out.append(Refused(key, "refused-exhausted", "MC-TYPE-07", {**args}))
            elif not targets:
                closed = "MC-KEY-09" if g.guarded(seat) else "MC-ABIL-16"
                rule = closed if verb == "attack" else "MC-SIDE-02" if g.icons("crisis") and g.scheme.threat else "MC-THW-06"
                out.append(Refused(key, f"refused-no-{verb}", rule, {**args}))
    if hero:
        out.append(Refused("recover", "refused-hero", "MC-TURN-06", {"card": identity.entity}))
    elif identity.exhausted:
        out.append(Refused("recover", "refused-exhausted", "MC-TYPE-07", {"card": identity.entity}))
    elif not identity.damage:
        out.append(Refused("recover", "refused-unhurt", "MC-REC-02", {"card": identity.entity}))
    return out


def form(g: Champions, seat: int) -> list[Refused]:
    """The form was changed already."""
    return [Refused("flip", "refused-flipped", "MC-TURN-02", {"card": g.face(seat)})] if g.player(seat).flipped else []


def hand(g: Champions, seat: int) -> list[Refused]:
    """Cards of the hand that cannot be played now."""
    from stockade.games.marvel_champions.rules.turn import can_play, play_refusal

    out: list[Refused] = []
    for card_id in g.player(seat).hand:
        facts = g.facts(card_id)
        key, args = f"play:{g.name(card_id)}", {"card": g.name(card_id)}
        if facts.type == "resource":
            out.append(Refused(key, "refused-resource", "MC-RES-10", {**args}))
        elif facts.type in PERMANENT:
            rule = play_refusal(g, seat, card_id)
            if rule:
                out.append(Refused(key, REASONS[rule], rule, {**args}))
            elif not can_play(g, seat, card_id):
                out.append(Refused(key, "refused-cost", "MC-RES-03", {**args}))
        else:
            found = event(g, seat, card_id, key)
            out += [found] if found is not None else []
    return out


REASONS = {
    "MC-PLAY-12": "refused-alter-ego",
    "MC-UNIQUE-05": "refused-unique",
    "MC-LIMIT-05": "refused-max",
    "MC-INIT-10": "refused-no-target",
}


def event(g: Champions, seat: int, card_id: int, key: str) -> Refused | None:
    """An event: wrong moment, wrong form, nothing to do, or too dear."""
    from stockade.games.marvel_champions.rules.initiate import allowed, payable

    args: dict[str, Arg] = {"card": g.name(card_id)}
    abilities = BOOK[g.state.codes[card_id]].abilities
    playable = [ability for ability in abilities if ability.kind == "action"]
    if not playable:
        interrupts = any(ability.kind == "interrupt" for ability in abilities)
        return Refused(key, "refused-moment", "MC-INT-01" if interrupts else "MC-RESP-01", args)
    use = Use(playable[0], card_id, seat)
    found = unfit(g, use, key)
    if found is None and not allowed(g, use):
        found = Refused(key, "refused-no-target", idle(g, use), args)
    return found if found is not None or payable(g, use) else unpaid(g, use, key)


def in_play(g: Champions, seat: int) -> list[Refused]:
    """Abilities of the player's cards in play that cannot be used now."""
    from stockade.games.marvel_champions.rules.initiate import option_for, usable

    out: list[Refused] = []
    for bearer in g.listeners.at("action"):
        card = g.state.table[bearer]
        if card.controller not in (seat, NOBODY):
            continue
        for ability in BOOK[card.code].of("action"):
            use = Use(ability, bearer, seat)
            if not usable(g, use):
                out.append(_ability(g, card, use, option_for(g, use).key))
    return out


def _ability(g: Champions, card: Card, use: Use, key: str) -> Refused:
    from stockade.games.marvel_champions.rules.initiate import allowed

    ability = use.ability
    args: dict[str, Arg] = {"card": card.entity}
    found = unfit(g, use, key)
    if found is not None:
        return found
    if ability.cost.exhaust and card.exhausted:
        return Refused(key, "refused-exhausted", "MC-COST-04", args)
    if ability.once and ability.name in card.used:
        return Refused(key, "refused-used", "MC-LIMIT-01", args)
    return unpaid(g, use, key) if allowed(g, use) else Refused(key, "refused-no-use", idle(g, use), args)


def unfit(g: Champions, use: Use, key: str) -> Refused | None:
    """The wrong form, or as often as it may be already."""
    ability = use.ability
    args: dict[str, Arg] = {"card": g.name(use.id)}
    if ability.form and (ability.form == HERO) != g.is_hero(use.seat):
        return Refused(key, "refused-alter-ego" if ability.form == HERO else "refused-hero", "MC-TRIG-02", args)
    if ability.most and g.times_used(ability) >= ability.most:
        return Refused(key, "refused-most", "MC-LIMIT-02", args)
    return None


def idle(g: Champions, use: Use) -> str:
    """The rule that leaves it nothing to work on."""
    label = use.ability.label
    if label == ATTACK and not g.attackable(use.seat, use.id):
        return "MC-KEY-09" if g.guarded(use.seat) else "MC-ABIL-16"
    if label == THWART and not g.thwartable():
        return "MC-SIDE-02" if g.icons("crisis") and g.scheme.threat else "MC-THW-06"
    return "MC-ABIL-01" if use.id in g.state.table else "MC-INIT-10"


def foes(g: Champions, seat: int, source: int, minions_only: bool = False) -> list[Refused]:
    """Enemies that are no target: for an attack of that seat, or for damage that is none (NOBODY)."""
    found = [card for card in g.enemies() if g.shielded(card, source)]
    out = [Refused(f"target:{card.entity}", "refused-no-damage", "MC-ABIL-16", {"card": card.entity}) for card in found]
    if g.villain not in found and not minions_only and seat != NOBODY and g.guarded(seat):
        out.append(Refused(f"target:{g.villain.entity}", "refused-guarded", "MC-KEY-09", {"card": g.villain.entity}))
    return out


def schemes(g: Champions) -> list[Refused]:
    """Schemes from which no threat can be taken."""
    found = [scheme for scheme in g.schemes() if not g.removable(scheme)]
    return [
        Refused(
            f"target:{scheme.entity}",
            "refused-crisis" if (kept := scheme.threat and not BOOK[scheme.code].locked) else "refused-no-threat",
            "MC-SIDE-02" if kept else "MC-THW-06",
            {"card": scheme.entity},
        )
        for scheme in found
    ]


def unpaid(g: Champions, use: Use, key: str) -> Refused:
    """Which of its costs cannot be paid."""
    cost, identity = use.ability.cost, g.identity(use.seat)
    args: dict[str, Arg] = {"card": g.name(use.id)}
    mine: dict[str, Arg] = {"card": identity.entity}
    if cost.take and identity.tough:
        return Refused(key, "refused-tough", "MC-COST-06", args)
    if cost.heal > identity.damage:
        return Refused(key, "refused-unhurt", "MC-COST-05", mine)
    if cost.exhaust_hero and identity.exhausted:
        return Refused(key, "refused-exhausted", "MC-COST-04", mine)
    if cost.cards and not [card_id for card_id in g.player(use.seat).hand if card_id != use.id]:
        return Refused(key, "refused-no-card", "MC-ABIL-13", args)
    return Refused(key, "refused-cost", "MC-RES-04" if cost.spend or cost.spend_x else "MC-RES-03", args)
