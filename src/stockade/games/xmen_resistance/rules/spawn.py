"""Spawning (XR-SPAWN): one card per active Spawn Point or marked room, read at the highest Danger Level.

Each card is a task of its own. What a card sets off (a Rush, an extra Activation, another card) goes on the agenda in its order.
"""

from __future__ import annotations

from stockade.engine import Option, Task, call
from stockade.games.xmen_resistance import facts
from stockade.games.xmen_resistance.facts import HORDE, SpawnCard
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules import enemy
from stockade.games.xmen_resistance.rules.hero import draw
from stockade.games.xmen_resistance.state import Person, Zombie, task

CARDS = facts.spawn_cards()


@task
async def spawn_step(g: Resistance) -> None:
    """XR-SPAWN-01, -02: the First Spawn Point, then clockwise, one card for each active one."""
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
    g.next(*draws)


@task
async def draw_spawn_card(g: Resistance, zone: str, rule: str = "XR-SPAWN-04") -> None:
    """Draw one card for the zone and do what it says at the highest Danger Level."""
    card = next_card(g)
    if card is not None:
        await resolve(g, card, zone, rule, g.state.spawn_pile.discards)


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


async def resolve(g: Resistance, card: SpawnCard, zone: str, rule: str, used: list[str]) -> None:
    """Do what the card says at the highest Danger Level; afterwards it lies among the `used` ones."""
    g.emit("card.spawned", rule, card=card.id, zone=zone)
    if card.kind == "hidden_bystander":
        hidden_bystander(g, card, zone)
        return
    used.append(card.id)
    number = card.lines[g.danger]
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
        case "zombie_hero":
            spawn_zombie_hero(g, zone)
        case _:
            await special_action(g, card, number)


def put(g: Resistance, kind: str, number: int, zone: str, rule: str) -> int:
    """Put as many on the zone as there are; gives back how many."""
    pool = g.state.pool
    index = HORDE.index(kind)
    placed = min(number, pool[index])
    pool[index] -= placed
    g.state.horde[g.at[zone] + index] += placed
    if placed:
        g.emit("enemies.spawned", rule, enemy=kind, count=placed, zone=zone)
    if placed < number:
        g.emit("pool.empty", "XR-SPAWN-28", enemy=kind, count=number - placed)
    return placed


def place(g: Resistance, kind: str, number: int, zone: str, rule: str = "XR-SPAWN-04") -> None:
    """Put that many on the zone; with too few left, all of the kind activate once (XR-SPAWN-28)."""
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
    """Every Enemy of that type on an active level activates with all its Actions (XR-SPAWN-10, XR-LEVEL-07)."""
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


def spawn_zombie_hero(g: Resistance, zone: str, rule: str = "XR-SPAWN-25") -> None:
    """The top Zombie Hero; with none left in deck and discards, all on the board activate instead (XR-SPAWN-26, -27)."""
    zombie = draw(g, g.state.zombie_pile, "XR-SPAWN-26")
    if zombie:
        g.state.zombies.append(Zombie(zombie, zone))
        g.emit("enemies.spawned", rule, enemy=zombie, count=1, zone=zone)
    else:
        extra_activation(g, "zombie_hero", "XR-SPAWN-27")


async def special_action(g: Resistance, card: SpawnCard, number: int) -> None:
    """XR-SPAWN-20: Overdrive or Multiplication."""
    if card.enemy == "brute":
        g.emit("brutes.overdrive", "XR-SPAWN-21")
        g.next(call(enemy.overdrive, enemy.everyone(g, "brute"), 1))
    else:
        await multiply(g, number)


async def multiply(g: Resistance, number: int) -> None:
    """XR-SPAWN-23, -24: each zone with Walkers gains some; in short supply the players choose where, and one Activation follows."""
    zones = [zone.id for zone in g.map.zones if g.count(zone.id, "walker") and g.awake(zone.id)]
    wanted = dict.fromkeys(zones, number)
    supply = g.state.pool[0]
    if supply < number * len(zones):
        options = [Option(f"zone:{zone}", "option-zone", {"zone": zone}, zone, most=number) for zone in zones]
        chosen: list[str] = []
        if supply:
            chosen = await g.group_ask("prompt-multiply", options, "XR-SPAWN-24", least=supply, most=supply, count=supply)
        wanted = {zone: chosen.count(zone) for zone in zones}
    for zone, count in wanted.items():
        if count:
            put(g, "walker", count, zone, "XR-SPAWN-23")
    if supply < number * len(zones):
        g.emit("pool.empty", "XR-SPAWN-24", enemy="walker", count=number * len(zones) - supply)
        extra_activation(g, "walker", "XR-SPAWN-24")
