"""Why can't I? What a player might expect to do in their turn and may not, each with its rule. Made only when somebody asks."""

from __future__ import annotations

from stockade.engine import Refused
from stockade.engine.event import Arg
from stockade.games.marvel_champions.ability import ATTACK, BOOK, THWART, Use
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
                rule = "MC-KEY-09" if verb == "attack" else "MC-SIDE-02" if g.icons("crisis") else "MC-THW-06"
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
    from stockade.games.marvel_champions.turn import can_play, play_refusal

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
    from stockade.games.marvel_champions.use import allowed, payable

    args: dict[str, Arg] = {"card": g.name(card_id)}
    abilities = BOOK[g.state.codes[card_id]].abilities
    playable = [ability for ability in abilities if ability.kind == "action"]
    if not playable:
        interrupts = any(ability.kind == "interrupt" for ability in abilities)
        return Refused(key, "refused-moment", "MC-INT-01" if interrupts else "MC-RESP-01", args)
    ability = playable[0]
    use = Use(ability, card_id, seat)
    if ability.form and (ability.form == HERO) != g.is_hero(seat):
        return Refused(key, "refused-alter-ego" if ability.form == HERO else "refused-hero", "MC-TRIG-02", args)
    if not allowed(g, use):
        return Refused(key, "refused-no-target", "MC-KEY-09" if ability.label == ATTACK and g.guarded(seat) else "MC-INIT-10", args)
    return None if payable(g, use) else Refused(key, "refused-cost", "MC-RES-03", args)


def in_play(g: Champions, seat: int) -> list[Refused]:
    """Abilities of the player's cards in play that cannot be used now."""
    from stockade.games.marvel_champions.use import option_for, usable

    out: list[Refused] = []
    for bearer in g.listeners.at("action"):
        card = g.state.table[bearer]
        if card.controller not in (seat, NOBODY):
            continue
        for ability in BOOK[card.code].of("action"):
            use = Use(ability, bearer, seat)
            if not usable(g, use):
                out.append(_ability(g, seat, card, use, option_for(g, use).key))
    return out


def _ability(g: Champions, seat: int, card: Card, use: Use, key: str) -> Refused:
    ability = use.ability
    args: dict[str, Arg] = {"card": card.entity}
    if ability.form and (ability.form == HERO) != g.is_hero(seat):
        return Refused(key, "refused-alter-ego" if ability.form == HERO else "refused-hero", "MC-TRIG-02", args)
    if ability.cost.exhaust and card.exhausted:
        return Refused(key, "refused-exhausted", "MC-COST-04", args)
    if ability.once and ability.name in card.used:
        return Refused(key, "refused-used", "MC-LIMIT-01", args)
    rule = "MC-THW-06" if ability.label == THWART and not g.thwartable() else "MC-ABIL-01"
    return Refused(key, "refused-no-use", rule, args)
