"""Bystanders on the board (XR-BYST, XR-SPAWN-15..17, XR-ZMODE-30): each goes one zone towards the nearest Super Hero, unless Enemies freeze
it; in Zombie Mode away from the nearest Zombie Hero it sees."""

from __future__ import annotations

from stockade.engine import Option, call
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.enemy_move import nearest
from stockade.games.xmen_resistance.state import Person, task


@task
async def bystanders_activate(g: Resistance) -> None:
    """XR-EPHASE-03: after all Enemies and before any spawn (XR-ZMODE-31)."""
    g.state.phase = "bystanders"
    waiting = [person.id for person in g.state.people if g.awake(person.zone) and not g.mission.stays(g, person)]  # XR-BYST-16
    if waiting:
        g.emit("phase.began", "XR-EPHASE-03", phase="bystanders")
        g.next(call(next_bystander, waiting))


@task
async def next_bystander(g: Resistance, waiting: list[str]) -> None:
    """XR-BYST-19: one at a time, in the order the players choose; those who would do nothing are not asked about."""
    people = {person.id: person for person in g.state.people if person.id in waiting}
    able = [person for person in people.values() if person.cover or g.mode.next_zones(g, person)]
    if not able:
        return
    options = [Option(f"next:{person.id}", "option-bystander", {"bystander": person.id, "zone": person.zone}, person.id) for person in able]
    chosen: str = await g.group_ask("prompt-bystander-order", options, "XR-BYST-19") if g.mode.orders_people else able[0].id
    g.next(call(next_bystander, [other for other in waiting if other != chosen]))
    await walk(g, people[chosen])


def away_from_heroes(g: Resistance, person: Person) -> list[str]:
    """XR-ZMODE-30: zones farther from the closest Zombie Hero in sight, in moves along open ways; ties are for the players."""
    seen = [zone for zone in dict.fromkeys(hero.zone for hero in g.on_board()) if g.sees(person.zone, zone)]
    feared = [g.ways.distances(zone) for zone in nearest(g.ways.distances(person.zone), seen)]
    return [near for near in g.ways.near[person.zone] if any(far[near] > far[person.zone] for far in feared)]


def towards_heroes(g: Resistance, person: Person) -> list[str]:
    """The next zones of its shortest ways to a Super Hero; none when it stays (XR-BYST-12, -14, -18, XR-BYST-15, XR-STAIRS-05)."""
    heroes = list(dict.fromkeys(hero.zone for hero in g.on_board()))
    if person.zone in heroes or (not person.cover and g.enemies_in(person.zone)):
        return []
    closest = nearest(g.ways.distances(person.zone), heroes)
    steps = {step for target in closest for step in g.ways.first_steps(person.zone, target)}
    zones = [near for near in g.ways.near[person.zone] if near in steps]
    if not person.cover and all(g.enemies_in(zone) for zone in zones):
        return []
    return zones


async def walk(g: Resistance, person: Person) -> None:
    """XR-BYST-10, -11, -13: one zone along an open path, ties to the players; then a hidden one may be discovered."""
    zones = g.mode.next_zones(g, person)
    if zones:
        options = [Option(f"way:{to}", "option-way", {"to": to}, to) for to in zones]
        to: str = await g.group_ask("prompt-bystander-way", options, "XR-BYST-11", bystander=person.id, zone=person.zone)
        if person.cover or not g.mode.hunts_people or not g.enemies_in(to):
            origin, person.zone = person.zone, to
            g.emit("bystander.moved", "XR-SPAWN-15" if person.cover else "XR-BYST-10", bystander=person.id, origin=origin, to=to)
    if person.cover:
        die = g.chance.die()
        g.emit("bystander.sneaks", "XR-SPAWN-16", bystander=person.id, die=die, found=die >= 5)
        if die >= 5:
            g.state.spawn_pile.discards.append(person.cover)
            person.cover = ""
