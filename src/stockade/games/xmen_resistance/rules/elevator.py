"""The Elevator (XR-ELEV): a room that stands on one shaft. Heroes beside a shaft call it for free; one inside rides it for an Action."""

from __future__ import annotations

from stockade.engine.verdict import Menu, No, no
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules import building
from stockade.games.xmen_resistance.state import Hero

LIFT_HERE = no("refused-lift-here", "XR-ELEV-12")


def shafts_beside(g: Resistance, zone: str) -> list[str]:
    """XR-ELEV-11: shafts with a door to this zone, open or closed."""
    return [edge.other(zone) for edge in g.map.edges_of[zone] if edge.kind == "elevator" and g.map.zone[edge.other(zone)].kind == "shaft"]


def no_lift(g: Resistance) -> No | None:
    """XR-ELEV-13, -14: it is there, and the mission lets it go."""
    return g.mission.lift_refusal(g) if g.state.cabin else no("refused-lift-broken", g.mission.lift_rule)


def calls(g: Resistance, hero: Hero, menu: Menu, busy: No | None) -> None:
    """XR-ELEV-02, -12: to a level where it does not stand already, as a free Action (XR-ELEV-07, -09, -14)."""
    for shaft in shafts_beside(g, hero.zone):
        why = no_lift(g) or (LIFT_HERE if shaft == g.state.cabin else busy)
        menu.add(why, f"call:{shaft}", "option-call-lift", {"zone": shaft}, ("call", shaft), rule="XR-ELEV-02")


def rides(g: Resistance, hero: Hero, menu: Menu, busy: No | None) -> None:
    """XR-ELEV-04: from inside, to any other level."""
    why = no_lift(g) or busy
    for shaft in g.map.shafts:
        if shaft != g.state.cabin:
            menu.add(why, f"ride:{shaft}", "option-ride-lift", {"zone": shaft}, ("ride", shaft), rule="XR-ELEV-04")


def call_cabin(g: Resistance, hero: Hero, shaft: str) -> None:
    """XR-ELEV-08, -10: it comes with whoever is inside, and joins the zones at its doors."""
    g.memo.lift += 1
    g.emit("lift.called", "XR-ELEV-02", hero=hero.id, zone=shaft)
    send(g, shaft, "XR-ELEV-10")
    g.mission.lift_called(g, shaft)


def ride(g: Resistance, hero: Hero, shaft: str) -> None:
    """XR-ELEV-04, -05: everybody inside goes along."""
    g.emit("lift.rides", "XR-ELEV-04", hero=hero.id, zone=shaft)
    send(g, shaft, "XR-LEVEL-09")


def send(g: Resistance, shaft: str, rule: str) -> None:
    """The cabin goes to another shaft: its doors are open there and closed where it was (XR-ELEV-03, XR-ELEV-01, -15)."""
    origin = g.state.cabin
    stand(g, shaft)
    carry(g, origin, shaft)
    building.bring_out(g, g.ways.building(shaft), rule)


def stand(g: Resistance, shaft: str) -> None:
    """The cabin is there, with its doors."""
    origin, g.state.cabin = g.state.cabin, shaft
    for edge in g.map.edges:
        if edge.kind == "elevator":
            g.state.open[edge.index] = int(bool(edge.bit & g.map.shafts[shaft]))
    g.doors_changed()
    for zone in (origin, shaft):  # the cabin itself is nobody's secret
        g.state.opened[g.map.zone[zone].index] = 1


def carry(g: Resistance, origin: str, to: str) -> None:
    """XR-ELEV-05: every Super Hero, Enemy and Bystander in the cabin."""
    state = g.state
    for index in range(len(g.horde)):
        state.horde[g.at[to] + index] += state.horde[g.at[origin] + index]
        state.horde[g.at[origin] + index] = 0
    for piece in (*state.zombies, *state.people):
        if piece.zone == origin:
            piece.zone = to
    for hero in g.heroes_in(origin):
        building.put_hero(g, hero, to, "XR-ELEV-05")


def closed_rule(g: Resistance) -> str:
    """Why a shaft without the cabin cannot be entered (XR-ELEV-03), or the mission's reason when there is no cabin at all."""
    return "XR-ELEV-03" if g.state.cabin else g.mission.lift_rule
