"""Doors, windows and the first opening of a building (XR-OPEN, XR-BUILD).

Each room zone is opened or not. A new opening next to an opened zone or a street reveals every unopened zone then joined to it: Enemies
first, one Spawn card for each marked zone in the players' order, then the Bystander cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from stockade.engine import Option, call
from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.board.tiles import MissionMap
from stockade.games.xmen_resistance.board.zonemap import Edge
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.spawn import draw_spawn_card
from stockade.games.xmen_resistance.state import Hero, Person, task


def closed_openings(g: Resistance, zone: str) -> list[Edge]:
    """Doors and windows of the zone that are still closed (XR-OPEN-07)."""
    return [edge for edge in g.map.edges_of[zone] if edge.kind != "elevator" and not g.is_open(edge)]


SHAFT_DOOR = no("refused-shaft-door", "XR-ELEV-07")


def open_refusal(g: Resistance, edge: Edge) -> No | None:
    """Why that door stays closed: a shaft's (XR-ELEV-07, -13), or one that the mission locks (coloured doors, shutters, XR-OPEN-05)."""
    if edge.kind == "elevator":
        return SHAFT_DOOR if g.state.cabin else no("refused-lift-broken", g.mission.lift_rule)
    return g.mission.lock_refusal(g, edge)


def open_edge(g: Resistance, edge: Edge, hero: Hero | None, rule: str) -> None:
    """It stays open for the rest of the game (XR-OPEN-03); what it reveals is brought out before anything else goes on (XR-BUILD-10).

    Also XR-OPEN-02, -06.
    """
    g.state.open[edge.index] = 1
    g.doors_changed()
    if hero is not None:
        g.emit("door.opened", rule, edge=edge.id, hero=hero.id, zone=hero.zone)
    elif edge.kind != "window":
        g.emit("door.forced", rule, edge=edge.id)
    else:
        g.emit("window.broken", rule, edge=edge.id)
    reveal_beyond(g, edge)


def reveal_beyond(g: Resistance, edge: Edge) -> None:
    """XR-BUILD-12: what the new opening joins to an opened zone or a street, and was closed until now."""
    sides = [g.map.zone[edge.a], g.map.zone[edge.b]]
    joined = list(dict.fromkeys(zone for side in sides if side.kind != "street" for zone in g.ways.building(side.id)))
    from_street = any(side.kind == "street" for side in sides)
    if not from_street and not any(g.state.opened[g.map.zone[zone].index] for zone in joined):
        return
    bring_out(g, joined, "XR-BUILD-01")


def put_hero(g: Resistance, hero: Hero, to: str, rule: str) -> None:
    """The figure stands in another zone now."""
    origin, hero.zone = hero.zone, to
    g.emit("hero.moved", rule, hero=hero.id, origin=origin, to=to)
    arrive(g, origin, to)
    g.mission.hero_entered(g, hero, origin)


def arrive(g: Resistance, origin: str, to: str) -> None:
    """XR-LEVEL-08..10: a Super Hero who reaches another level wakes it, and brings out the building they arrive in if it was closed."""
    left, reached = g.level_of(origin), g.level_of(to)
    if left == reached:
        return
    empty = not any(g.level_of(hero.zone) == left for hero in g.on_board())
    g.state.awake = [level for level in g.map.levels if level == reached or (level in g.state.awake and not (level == left and empty))]
    bring_out(g, g.ways.building(to), "XR-LEVEL-09")


def bring_out(g: Resistance, zones: Iterable[str], rule: str) -> None:
    """Of these zones, those that were closed until now: Enemies first, then Bystanders."""
    fresh = [zone for zone in zones if not g.state.opened[g.map.zone[zone].index]]
    if not fresh:
        return  # XR-BUILD-11
    for zone in fresh:
        g.state.opened[g.map.zone[zone].index] = 1
    g.emit("building.opened", rule, zones=fresh)
    if g.mission.brings_out(g, fresh):
        return
    marked = [zone for zone in fresh if draws_at(g.board, zone)]
    g.next(call(building_spawn, marked), call(reveal_people, fresh if g.mission.reveals_rooms else []))


def draws_at(board: MissionMap, zone: str) -> bool:
    """XR-BUILD-04: only zones with the spawn symbol, unless the mission switched it off."""
    return board.map.zone[zone].spawn and zone not in board.no_draw


@task
async def building_spawn(g: Resistance, zones: list[str]) -> None:
    """XR-BUILD-05: the players choose the order; each card is resolved fully before the next is drawn (XR-BUILD-09)."""
    if not zones:
        return
    options = [Option(f"zone:{zone}", "option-zone", {"zone": zone}, zone) for zone in zones]
    zone: str = await g.group_ask("prompt-spawn-order", options, "XR-BUILD-05")
    g.next(call(draw_spawn_card, zone), call(building_spawn, [other for other in zones if other != zone]))


@task
async def reveal_people(g: Resistance, zones: list[str]) -> None:
    """XR-BUILD-06, XR-BUILD-07: Bystander cards last, each turned into its piece."""
    for card in [card for card in g.state.facedown if card.zone in zones]:
        reveal_person(g, card)


def reveal_person(g: Resistance, card: Person) -> None:
    """The card becomes its piece; Too Late! brings a Spawn card instead (XR-BUILD-08)."""
    g.state.facedown.remove(card)
    g.reveal()
    if card.id.startswith("secret_mission"):  # XR-BYST-17
        g.state.secrets.append(card)
        g.emit("secret.revealed", "XR-BYST-17", bystander=card.id, zone=card.zone)
        g.mission.secret_revealed(g, card)
        return
    if card.id == "too_late":
        g.state.person_pile.discards.append(card.id)
        g.emit("bystander.late", "XR-BUILD-08", zone=card.zone)
        g.next(call(draw_spawn_card, card.zone))
        return
    g.state.people.append(Person(card.id, card.zone))
    g.emit("bystander.revealed", "XR-BUILD-07", bystander=card.id, zone=card.zone)
