"""Ultron and his drones."""

from __future__ import annotations

from stockade.games.marvel_champions.words import (
    ALTER_EGO,
    HERO,
    TYPES,
    Bill,
    Card,
    Champions,
    Cost,
    Defeat,
    EnemyAttack,
    EnemyScheme,
    Reveal,
    ThreatPlaced,
    Use,
    attach,
    attacks,
    boost,
    can_pay,
    constant,
    drone,
    drone_each,
    either,
    heal,
    hero_may_discard,
    interrupt,
    itself,
    mill,
    of_villain,
    pay,
    pick_minion,
    place,
    plus,
    response,
    reveal_found,
    revealed,
    schemes,
    shield,
    surge,
    threat_stays,
    villain_attacks,
)


def or_drone(g: Champions, seat: int, *ways: str) -> list[str]:
    """These ways, and a drone if the player has a card to make it of (MC-ABIL-14)."""
    player = g.player(seat)
    return [*ways, "make-drone"] if player.deck or player.discard or not ways else [*ways]


@response("ultron-1", EnemyAttack, when=itself, forced=True, rule="MC-ACT-07")
async def ultron_1(g: Champions, me: Use[EnemyAttack]) -> None:
    seat = me.on.you
    if g.player(seat).out:
        return
    ways = or_drone(g, seat, "place-1-threat")
    way = await either(g, seat, "prompt-encounter-choice", ways, "MC-ACT-07", me.id, card=g.name(me.id))
    if way == "make-drone":
        await drone(g, seat, "MC-CARD-73")
    else:
        await place(g, g.scheme, 1, "MC-ACT-07", by=seat)


@interrupt("ultron-2", EnemyAttack, when=itself, forced=True, rule="MC-CARD-76")
async def ultron_2(g: Champions, me: Use[EnemyAttack]) -> None:
    seat = me.on.seat
    await drone(g, seat, "MC-CARD-76")

    def drones_now(g: Champions) -> int:
        return len(g.drones(seat))  # MC-ACT-08

    me.on.bonuses.append(drones_now)


def any_drone(g: Champions, me: Card, other: Card) -> bool:
    """Every Drone minion."""
    return other.id in g.minions and g.has_trait(other, "drone")


def facedown_drone(g: Champions, me: Card, other: Card) -> bool:
    """Drones made from players' cards."""
    return other.code == "drone"


constant("ultron-3", plus("atk", 1, any_drone), plus("health", 1, any_drone))
shield("ultron-3", lambda g, me, target, source: target.id == me.id and bool(g.drones()))


@revealed("ultron-3", rule="MC-REVEAL-08")
async def ultron_3(g: Champions, me: Use) -> None:
    await reveal_found(g, me, "ultrons-imperative")


async def everybody_gets_one(g: Champions, me: Use) -> None:
    """Each player makes a drone."""
    await drone_each(g, "MC-CARD-73")


for name in ("the-crimson-cowl", "assault-on-norad", "countdown-to-oblivion"):
    revealed(name, rule="MC-CARD-73")(everybody_gets_one)
threat_stays("countdown-to-oblivion")


def step_one(g: Champions, me: Use[ThreatPlaced]) -> bool:
    """MC-CARD-79: threat was placed here in step 1."""
    return me.on.scheme.id == me.id and me.on.step == 1


@response("assault-on-norad", ThreatPlaced, when=step_one, forced=True, rule="MC-CARD-79")
async def assault_on_norad(g: Champions, me: Use) -> None:
    for seat in g.order():
        ways = or_drone(g, seat, *(["place-2-threat"] if g.scheme.code == "assault-on-norad" else []))
        way = await either(g, seat, "prompt-encounter-choice", ways, "MC-CARD-79", me.id, card=g.name(me.id))
        if way == "make-drone":
            await drone(g, seat, "MC-CARD-79")
        else:
            await place(g, g.scheme, 2, "MC-CARD-79", by=seat)


attach("program-transmitter", lambda g, seat: [g.villain])


@response("program-transmitter", EnemyScheme, when=of_villain, forced=True, rule="MC-SIDE-09")
async def program_transmitter(g: Champions, me: Use) -> None:
    for side in list(g.sides.values()):
        await place(g, side, 1, "MC-SIDE-09")


hero_may_discard("program-transmitter", Cost(exhaust_hero=True, spend=("mental",) * 2))
hero_may_discard("upgraded-drones", Cost(spend=TYPES))


def the_environment(g: Champions, seat: int) -> list[Card]:
    """Ultron Drones, if it is in play."""
    found = g.in_play("ultron-drones")
    return [found] if found is not None else []


attach("upgraded-drones", the_environment)
constant("upgraded-drones", plus("atk", 1, facedown_drone), plus("health", 1, facedown_drone))


@interrupt("advanced-ultron-drone", Defeat, when=lambda g, me: me.on.card.id == me.id, forced=True, rule="MC-CARD-80")
async def advanced_ultron_drone(g: Champions, me: Use[Defeat]) -> None:
    await drone(g, me.on.card.engaged, "MC-CARD-80")


async def efficiency_boost(g: Champions, me: Use) -> None:
    """Spend one resource of the type on the card, or get a drone (MC-CARD-81)."""
    kind = {"a": "energy", "b": "mental", "c": "physical"}[me.ability.card[-1]]
    bill = Bill(1, (kind,))
    ways = or_drone(g, me.seat, *([f"spend-{kind}"] if can_pay(g, me.seat, bill) else []))
    if await either(g, me.seat, "prompt-encounter-choice", ways, "MC-CARD-81", me.id, g.hides(me.seat), card=g.name(me.id)) == "make-drone":
        await drone(g, me.seat, "MC-CARD-81")
    else:
        await pay(g, me.seat, bill, g.name(me.id), "MC-RES-16")


for letter in "abc":
    revealed(f"android-efficiency-{letter}", rule="MC-CARD-73")(everybody_gets_one)
    boost(f"android-efficiency-{letter}", rule="MC-CARD-81")(efficiency_boost)


@revealed("rage-of-ultron", form=ALTER_EGO, rule="MC-CARD-82")
async def rage_at_home(g: Champions, me: Use) -> None:
    scheme = await schemes(g, g.villain, me.seat)
    mill(g, me.seat, scheme.placed, "MC-CARD-82")


@revealed("rage-of-ultron", form=HERO, rule="MC-CARD-82")
async def rage_of_ultron(g: Champions, me: Use) -> None:
    attack = await villain_attacks(g, me)
    mill(g, me.seat, attack.dealt, "MC-CARD-82")


@revealed("repair-sequence", rule="MC-CARD-61")
async def repair_sequence(g: Champions, me: Use[Reveal | None]) -> None:
    if not heal(g, g.villain, 2 * len(g.drones(me.seat)), "MC-REC-03"):
        surge(g, me)


@boost("repair-sequence", rule="MC-REC-03")
async def repair_boost(g: Champions, me: Use) -> None:
    heal(g, g.villain, len(g.drones(me.seat)), "MC-REC-03")


@revealed("swarm-attack", rule="MC-CARD-83")
async def swarm_attack(g: Champions, me: Use) -> None:
    made = False
    done: list[int] = []
    while g.is_hero(me.seat) and (waiting := [card for card in g.drones(me.seat) if card.id not in done]):
        minion = await pick_minion(g, waiting, "MC-CARD-83", me.id)
        done.append(minion.id)
        made = (await attacks(g, minion, me.seat)).made or made
    if not made:
        await drone(g, me.seat, "MC-CARD-83")


@revealed("drone-factory", rule="MC-CARD-73")
async def drone_factory(g: Champions, me: Use) -> None:
    scheme = g.state.table[me.id]
    await drone_each(g, "MC-CARD-73")
    await place(g, scheme, len(g.drones()), "MC-SIDE-08")


@revealed("invasive-ai", rule="MC-DECK-06")
async def invasive_ai(g: Champions, me: Use) -> None:
    for seat in g.order():
        mill(g, seat, 3, "MC-DECK-06")


@revealed("ultrons-imperative", rule="MC-CARD-73")
async def ultrons_imperative(g: Champions, me: Use) -> None:
    for _ in range(2):
        await drone(g, g.state.first, "MC-CARD-73")
