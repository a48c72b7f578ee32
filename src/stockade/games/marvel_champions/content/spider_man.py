"""Spider-Man and Peter Parker."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ALTER_EGO,
    ATTACK,
    DEFENSE,
    HERO,
    Champions,
    Cost,
    Damage,
    Defeat,
    EnemyAttack,
    EntersPlay,
    Reveal,
    Use,
    WouldAttack,
    action,
    attach,
    clear,
    draw,
    entered,
    give,
    heal,
    hero_form_only,
    hurt,
    interrupt,
    leave,
    mill,
    of_villain,
    on_host,
    resource,
    response,
    some_threat,
    to_hand,
)


def at_me(g: Champions, me: Use[EnemyAttack]) -> bool:
    """The villain begins an attack against this player."""
    return of_villain(g, me) and me.on.seat == me.seat


@interrupt("spider-man", EnemyAttack, when=at_me, rule="MC-CARD-01")
async def spider_sense(g: Champions, me: Use) -> None:
    draw(g, me.seat, 1, "MC-CARD-01")


resource("peter-parker", "mental", once=True, rule="MC-RES-08")


def just_played(g: Champions, me: Use[EntersPlay]) -> bool:
    """Played from hand, not put into play."""
    return entered(g, me) and me.on.played


@response("black-cat", EntersPlay, when=just_played, forced=True, rule="MC-CARD-02")
async def black_cat(g: Champions, me: Use) -> None:
    pile = g.player(me.seat).discard
    for card_id in mill(g, me.seat, 2, "MC-CARD-02"):
        if g.facts(card_id).resources.mental and card_id in pile:
            pile.remove(card_id)
            to_hand(g, me.seat, card_id)
            g.emit("card.found", "MC-CARD-02", who=g.face(me.seat), card=g.name(card_id))


def my_attack_damage(g: Champions, me: Use[Damage]) -> bool:
    """Damage of an attack to this player's identity."""
    return me.on.fight is not None and me.on.target.id == g.player(me.seat).identity


@interrupt("backflip", Damage, when=my_attack_damage, label=DEFENSE, rule="MC-CARD-03")
async def backflip(g: Champions, me: Use[Damage]) -> None:
    g.emit("damage.prevented", "MC-CARD-03", card=me.on.target.entity, count=me.on.prevent(me.on.amount))


def treachery(g: Champions, me: Use[Reveal]) -> bool:
    """A treachery comes from the encounter deck."""
    return me.on.from_deck and g.facts(me.on.id).type == "treachery" and not me.on.muted


@interrupt("enhanced-spider-sense", Reveal, when=treachery, form=HERO, rule="MC-CARD-04")
async def enhanced_spider_sense(g: Champions, me: Use[Reveal]) -> None:
    me.on.muted = me.on.cancelled = True
    g.emit("card.cancelled", "MC-CARD-04", card=g.name(me.on.id))


@action("swinging-web-kick", form=HERO, label=ATTACK, rule="MC-ATK-03")
async def swinging_web_kick(g: Champions, me: Use) -> None:
    await hurt(g, me, 8)


def peter_is_hurt(g: Champions, me: Use) -> bool:
    """MC-FORM-06: Peter Parker only."""
    return g.identity(me.seat).code == "peter-parker" and bool(g.identity(me.seat).damage)


@action("aunt-may", form=ALTER_EGO, cost=Cost(exhaust=True), can=peter_is_hurt, rule="MC-FORM-06")
async def aunt_may(g: Champions, me: Use) -> None:
    heal(g, g.identity(me.seat), 4, "MC-FORM-06")


attach("spider-tracer", lambda g, seat: list(g.minions.values()))


@interrupt("spider-tracer", Defeat, when=on_host, can=some_threat, forced=True, rule="MC-CARD-06")
async def spider_tracer(g: Champions, me: Use) -> None:
    await clear(g, me, 3)


resource("web-shooter", "wild", form=HERO, cost=Cost(exhaust=True, counter=1), rule="MC-KEY-32")

attach("webbed-up", lambda g, seat: g.enemies())
hero_form_only("webbed-up")


@interrupt("webbed-up", WouldAttack, when=on_host, forced=True, rule="MC-CARD-07")
async def webbed_up(g: Champions, me: Use[WouldAttack]) -> None:
    leave(g, g.state.table[me.id], "MC-CARD-07")
    me.on.cancelled = True
    give(g, me.on.enemy, "stunned", "MC-CARD-07")
