"""Spawning (XR-SPAWN): one card per active Spawn Point or marked room, read at the highest Danger Level.

Each card is a task of its own. What a card sets off (a Rush, an extra Activation, another card) goes on the agenda in its order.
"""

from __future__ import annotations

from stockade.engine import Ask, Option, Task, call
from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.facts import SpawnCard
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules import enemy
from stockade.games.xmen_resistance.rules.hero import draw
from stockade.games.xmen_resistance.state import Hero, Person, Zombie, task

CARDS = facts.spawn_cards("hero") | facts.spawn_cards("zombie")


@task
async def spawn_step(g: Resistance) -> None:
    """XR-SPAWN-01, -02: the First Spawn Point, then clockwise, one card for each active one (XR-SPAWN-03, -07)."""
    g.state.phase = "spawn"
    g.emit("phase.began", "XR-EPHASE-01", phase="spawn")
    points = [point for point in g.state.spawns if point.active and g.awake(point.zone)]  # XR-SPAWN-06, XR-LEVEL-06
    zones = list(dict.fromkeys(point.zone for point in points))
    draws: list[Task] = []
    for point in sorted(points, key=lambda point: zones.index(point.zone)):  # XR-SPAWN-32: zone by zone
        instead = g.mission.draws_instead(g, point)
        if instead is not None:
            draws += instead
            continue
        extra, rule = g.mission.extra_cards(g, point)
        draws += [call(draw_spawn_card, point.zone, "XR-SPAWN-02")] + [call(draw_spawn_card, point.zone, rule)] * extra
    forget_unused(g, [point.zone for point in points])
    g.next(*draws)


def forget_unused(g: Resistance, drawing: list[str]) -> None:
    """XR-ZHERO-15: a card assigned to a Spawn Point that does not draw now is discarded."""
    for card in [card for card in g.state.placed if card.cover and card.zone not in drawing]:
        g.state.placed.remove(card)
        g.state.spawn_pile.discards.append(card.id)
        g.emit("card.forgotten", "XR-ZHERO-15", card=card.id, zone=card.zone)


@task
async def draw_spawn_card(g: Resistance, zone: str, rule: str = "XR-SPAWN-04") -> None:
    """Draw one card for the zone and do what it says at the highest Danger Level."""
    card = assigned(g, zone) if rule == "XR-SPAWN-02" and g.state.placed else next_card(g)
    if card is not None:
        await resolve(g, card, zone, rule, g.state.spawn_pile.discards)


def assigned(g: Resistance, zone: str) -> SpawnCard | None:
    """XR-ZHERO-15: the card that Premonition has laid at this Spawn Point instead of the first one drawn."""
    card = next((card for card in g.state.placed if card.cover and card.zone == zone), None)
    if card is None:
        return next_card(g)
    g.state.placed.remove(card)
    return CARDS[card.id]


def next_card(g: Resistance) -> SpawnCard | None:
    """The top card of the deck; a mission may pass cards over, until none is left that counts."""
    pile = g.state.spawn_pile
    while card_id := draw(g, pile, "XR-SPAWN-08"):
        skipped = g.mission.skips(g, CARDS[card_id])
        if not skipped:
            return CARDS[card_id]
        pile.discards.append(card_id)
        g.emit("card.skipped", skipped, card=card_id)
        if all(g.mission.skips(g, CARDS[other]) for other in (*pile.deck, *pile.discards)):
            g.emit("card.none", g.mission.useless_rule)
            break
    return None


async def bury(g: Resistance, hero: Hero, rule: str) -> None:
    """The top Spawn card, seen by all (they play together), stays or goes to the bottom."""
    pile = g.state.spawn_pile
    card = draw(g, pile, "XR-SPAWN-08")
    pile.deck.append(card)
    options = [
        Option("put:top", "option-card-top", {"card": card}, False),
        Option("put:bottom", "option-card-bottom", {"card": card}, True),
    ]
    if await Ask(hero.seat, "prompt-tilby", options, rule=rule, source=hero.id, hero=hero.id, card=card):
        pile.deck.remove(card)
        pile.deck.insert(0, card)
        g.emit("card.buried", rule, hero=hero.id, card=card)


async def resolve(g: Resistance, card: SpawnCard, zone: str, rule: str, used: list[str]) -> None:
    """Do what the card says at the highest Danger Level; afterwards it lies among the `used` ones."""
    g.emit("card.spawned", rule, card=card.id, zone=zone)
    if card.kind == "hidden_bystander":
        g.mode.person_drawn(g, card, zone)
        return
    used.append(card.id)
    number = card.lines[g.mission.danger(g, zone)]
    match card.kind:
        case "regular":
            place(g, card.enemy, number, zone)
        case "rush":
            rush(g, card.enemy, number, zone)
        case "extra_activation":
            if number:
                extra_activation(g, card.enemy, "XR-SPAWN-10")
            else:
                g.emit("card.nothing", "XR-SPAWN-11", card=card.id)
        case "zombie_hero" | "super_hero":
            spawn_champion(g, zone)
        case _:
            await special_action(g, card, number)


def put(g: Resistance, kind: str, number: int, zone: str, rule: str) -> int:
    """Put as many on the zone as there are; gives back how many."""
    pool = g.state.pool
    index = g.horde.index(kind)
    placed = min(number, pool[index])
    pool[index] -= placed
    g.state.horde[g.at[zone] + index] += placed
    if placed:
        g.emit("enemies.spawned", rule, enemy=kind, count=placed, zone=zone)
    if placed < number:
        g.emit("pool.empty", "XR-SPAWN-28", enemy=kind, count=number - placed)
    return placed


def place(g: Resistance, kind: str, number: int, zone: str, rule: str = "XR-SPAWN-04") -> None:
    """Put that many on the zone; with too few left, all of the kind activate once (XR-SPAWN-28, XR-SPAWN-31)."""
    if put(g, kind, number, zone, rule) < number:
        extra_activation(g, kind, "XR-SPAWN-28")


def rush(g: Resistance, kind: str, number: int, zone: str) -> None:
    """XR-SPAWN-09, -30: the new ones activate at once; a running-out Activation of the whole kind comes before that."""
    placed = put(g, kind, number, zone, "XR-SPAWN-09")
    if placed < number:
        rush_short(g, kind, placed, zone)
    elif g.awake(zone):
        g.next(call(enemy.activate, [[zone, kind, placed, 0]], "XR-SPAWN-09"))


def rush_short(g: Resistance, kind: str, placed: int, zone: str) -> None:
    """The Activation of the whole kind, with a mark on the new ones: they go again when it is over."""
    groups: list[enemy.Group] = []
    for group in enemy.everyone(g, kind):
        if group[0] == zone:
            groups += [[zone, kind, g.count(zone, kind) - placed, 0], [zone, kind, placed, 1]]
        else:
            groups.append(group)
    g.emit("enemies.activated", "XR-SPAWN-28", enemy=kind)
    g.next(call(enemy.activate, [group for group in groups if group[2]], "XR-SPAWN-28"))


def extra_activation(g: Resistance, kind: str, rule: str) -> None:
    """Every Enemy of that type on an active level activates with all its Actions (XR-SPAWN-10, XR-LEVEL-07, XR-SPAWN-29)."""
    g.emit("enemies.activated", rule, enemy=kind)
    g.next(call(enemy.activate, enemy.everyone(g, kind), rule))


def hidden_bystander(g: Resistance, card: SpawnCard, zone: str) -> None:
    """XR-SPAWN-12, -13, -19: the top Bystander, hidden under this card; then another Spawn card for the zone."""
    g.next(call(draw_spawn_card, zone, "XR-SPAWN-12"))
    person = draw(g, g.state.person_pile, "XR-SPAWN-18")
    if person and person != "too_late":
        g.state.people.append(Person(person, zone, card.id))
        g.emit("bystander.hidden", "XR-SPAWN-12", bystander=person, zone=zone)
        return
    g.state.spawn_pile.discards.append(card.id)
    if person:
        g.state.person_pile.discards.append(person)
        g.emit("bystander.ignored", "XR-SPAWN-13", zone=zone)
    else:
        g.emit("bystander.none", "XR-SPAWN-19", zone=zone)


def revealed_bystander(g: Resistance, card: SpawnCard, zone: str) -> None:
    """XR-ZMODE-39: the top Bystander, in plain sight; then another Spawn card for the zone, also when nobody is left."""
    g.next(call(draw_spawn_card, zone, "XR-ZMODE-39"))
    g.state.spawn_pile.discards.append(card.id)
    person = draw(g, g.state.person_pile, "XR-SPAWN-18")
    if person:
        g.state.people.append(Person(person, zone))
        g.emit("bystander.revealed", "XR-ZMODE-39", bystander=person, zone=zone)
    else:
        g.emit("bystander.none", "XR-ZMODE-39", zone=zone)


def spawn_champion(g: Resistance, zone: str, rule: str = "XR-SPAWN-25") -> None:
    """The top card of the named Enemies; with none left in deck and discards, all on the board activate instead (XR-SPAWN-26, -27)."""
    zombie = draw(g, g.state.zombie_pile, "XR-SPAWN-26")
    if zombie:
        g.state.zombies.append(Zombie(zombie, zone))
        g.emit("enemies.spawned", rule, enemy=zombie, count=1, zone=zone)
    else:
        extra_activation(g, g.mode.champion, "XR-SPAWN-27")


async def special_action(g: Resistance, card: SpawnCard, number: int) -> None:
    """XR-SPAWN-20: Overdrive or Multiplication, in Zombie Mode Riot Shields or Call for Backup."""
    common, tough, _ = g.horde
    if card.enemy == tough:
        g.emit(g.mode.charge, "XR-SPAWN-21")
        g.next(call(enemy.overdrive, enemy.everyone(g, tough), 1))
    else:
        zones = [zone.id for zone in g.map.zones if g.count(zone.id, common) and g.awake(zone.id)]
        await place_each(g, common, number, zones, "XR-SPAWN-23", "XR-SPAWN-24")


async def place_each(g: Resistance, kind: str, number: int, zones: list[str], rule: str, short: str) -> None:
    """XR-SPAWN-23, -24: each of these zones gains that many; in short supply the players choose where, and one Activation follows."""
    wanted = dict.fromkeys(zones, number)
    supply = g.state.pool[g.horde.index(kind)]
    if supply < number * len(zones):
        options = [Option(f"zone:{zone}", "option-zone", {"zone": zone}, zone, most=number) for zone in zones]
        chosen: list[str] = []
        if supply:
            chosen = await g.group_ask("prompt-multiply", options, short, least=supply, most=supply, count=supply, enemy=kind)
        wanted = {zone: chosen.count(zone) for zone in zones}
    for zone, count in wanted.items():
        if count:
            put(g, kind, count, zone, rule)
    if supply < number * len(zones):
        g.emit("pool.empty", short, enemy=kind, count=number * len(zones) - supply)
        extra_activation(g, kind, short)
