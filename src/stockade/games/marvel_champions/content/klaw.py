"""Klaw and his arms trade."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ALTER_EGO,
    HERO,
    TYPES,
    Bill,
    Champions,
    Cost,
    EnemyAttack,
    EnemyScheme,
    Reveal,
    Use,
    attach,
    boost,
    can_pay,
    constant,
    deal,
    discard_random,
    discard_until,
    either,
    give,
    give_boost,
    heal,
    hero_may_discard,
    interrupt,
    itself,
    more_threat,
    of_villain,
    pay,
    place,
    plus,
    put_minion,
    response,
    reveal_found,
    revealed,
    set_up,
    surge,
    the_host,
    the_villain,
    tire,
    villain_attacks,
)


@revealed("klaw-2", rule="MC-REVEAL-08")
async def klaw_2(g: Champions, me: Use) -> None:
    await reveal_found(g, me, "the-immortal-klaw")


async def another_boost(g: Champions, me: Use) -> None:
    """Klaw gets one boost card more when he attacks."""
    give_boost(g, "MC-BOOST-05")


for stage in ("klaw-1", "klaw-2", "klaw-3"):
    interrupt(stage, EnemyAttack, when=itself, forced=True, rule="MC-BOOST-05")(another_boost)


@set_up("underground-distribution", rule="MC-SETUP-12")
async def prepare(g: Champions, me: Use) -> None:
    await reveal_found(g, me, "defense-network", piles=False)


async def hunt_minion(g: Champions, me: Use) -> None:
    """MC-CARD-64: the first minion from the encounter deck, put into play against the first player."""
    found = discard_until(g, lambda facts: facts.type == "minion", "MC-CARD-64")
    if found is not None:
        await put_minion(g, found, g.state.first)


revealed("underground-distribution", rule="MC-CARD-64")(hunt_minion)
revealed("secret-rendezvous", rule="MC-CARD-64")(hunt_minion)

attach("sonic-converter", lambda g, seat: [g.villain])
attach("solid-sound-body", lambda g, seat: [g.villain])


def klaw_hurt_somebody(g: Champions, me: Use[EnemyAttack]) -> bool:
    """His attack damaged a character that is still there."""
    return of_villain(g, me) and any(card_id in g.state.table for card_id in me.on.damaged)


@response("sonic-converter", EnemyAttack, when=klaw_hurt_somebody, forced=True, rule="MC-CARD-62")
async def sonic_converter(g: Champions, me: Use[EnemyAttack]) -> None:
    for card_id in me.on.damaged:
        if card_id in g.state.table:
            give(g, g.state.table[card_id], "stunned", "MC-CARD-62")


for name in ("sonic-converter", "solid-sound-body"):
    hero_may_discard(name, Cost(spend=TYPES))
constant("solid-sound-body", plus("retaliate", 1, the_host))


@boost("weapons-runner", rule="MC-CARD-65")
async def weapons_runner(g: Champions, me: Use) -> None:
    g.state.resolving.remove(me.id)
    await put_minion(g, me.id, me.seat)


@revealed("klaws-vengeance", form=ALTER_EGO, rule="MC-DECK-11")
async def klaws_vengeance_at_home(g: Champions, me: Use) -> None:
    discard_random(g, me.seat, "MC-DECK-11")


@revealed("klaws-vengeance", form=HERO, rule="MC-CARD-66")
async def klaws_vengeance(g: Champions, me: Use) -> None:
    attack = await villain_attacks(g, me)
    if attack.dealt:
        await place(g, g.scheme, 1, "MC-CARD-66", by=me.seat)


@revealed("sonic-boom", rule="MC-CARD-67")
async def sonic_boom(g: Champions, me: Use) -> None:
    awake = [card for card in g.characters(me.seat) if not card.exhausted]
    bill = Bill(3, TYPES)
    ways = [way for way, possible in (("spend-each", can_pay(g, me.seat, bill)), ("exhaust-all", bool(awake))) if possible]
    if not ways:
        return
    if await either(g, me.seat, "prompt-encounter-choice", ways, "MC-CARD-67", me.id, g.hides(me.seat), card=g.name(me.id)) == "spend-each":
        await pay(g, me.seat, bill, g.name(me.id), "MC-RES-16")
        return
    tire(g, awake, "MC-CARD-67")


@boost("sonic-boom", rule="MC-CARD-68")
async def sonic_boom_boost(g: Champions, me: Use[EnemyAttack | EnemyScheme]) -> None:
    async def later(g: Champions, attack: EnemyAttack) -> None:
        identity = g.identity(attack.you)
        if identity.id in attack.damaged and g.is_hero(attack.you) and not g.fallen(identity):
            tire(g, [identity], "MC-CARD-68")

    if isinstance(me.on, EnemyAttack):
        me.on.later.append(later)


@revealed("sound-manipulation", form=ALTER_EGO, rule="MC-CARD-61")
async def sound_manipulation_at_home(g: Champions, me: Use[Reveal | None]) -> None:
    if not heal(g, g.villain, 4, "MC-CARD-61"):
        surge(g, me)


@revealed("sound-manipulation", form=HERO, rule="MC-CARD-61")
async def sound_manipulation(g: Champions, me: Use) -> None:
    # MC-ABIL-02
    await deal(g, g.identity(me.seat), 2, me.id, rule="MC-DMG-15")
    heal(g, g.villain, 2, "MC-CARD-61")


revealed("defense-network", rule="MC-SIDE-08")(more_threat)
revealed("illegal-arms-factory", rule="MC-SIDE-08")(more_threat)
constant("the-immortal-klaw", plus("health", 10, the_villain))
