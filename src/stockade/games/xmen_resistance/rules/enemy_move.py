"""Where Enemies go (XR-EMOVE, XR-WINDOW): to the closest target in sight, else along the shortest way with windows counted as open.

Equal ways split a group by type; the players place the odd ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from stockade.engine import Option
from stockade.games.xmen_resistance.play import Resistance

if TYPE_CHECKING:
    from stockade.games.xmen_resistance.rules.enemy import Group


class Step(Struct):
    """What some Enemies of one kind do with their Action: go `to` a zone, break a `window`, or (both empty) stay."""

    zone: str
    kind: str
    number: int
    mark: int
    to: str = ""
    window: str = ""
    rule: str = "XR-EMOVE-01"


class Routes(Struct):
    """The next zones of all equally good ways, and why they are good."""

    zones: list[str]
    rule: str


def routes(g: Resistance, zone: str, prey: list[str] | None = None) -> Routes:
    """The next zones for Enemies standing in `zone`; none when nobody can be reached (XR-EMOVE-04).

    Also XR-WINDOW-06, XR-STAIRS-04, XR-EMOVE-08.
    """
    special = g.mission.routes(g, zone) if prey is None else None
    if special is not None:
        return special
    hunted = g.prey_zones() if prey is None else prey
    seen = [target for target in hunted if g.ways.sees(zone, target)]
    closest = nearest(g.ways.distances(zone), seen)  # XR-EMOVE-02
    if closest:
        return Routes(first_steps(g, zone, closest, windows=False), "XR-EMOVE-02")
    closest = (
        nearest(g.ways_through_windows.distances(zone), hunted) if g.mission.windows_break else nearest(g.ways.distances(zone), hunted)
    )
    if closest:
        return Routes(first_steps(g, zone, closest, windows=g.mission.windows_break), "XR-EMOVE-03")
    return Routes([], "XR-EMOVE-04")


def nearest(distances: Mapping[str, int], zones: list[str]) -> list[str]:
    """The reachable ones at the smallest distance."""
    reachable = [(distances[zone], zone) for zone in zones if zone in distances]  # XR-EMOVE-09
    best = min((distance for distance, _ in reachable), default=0)  # XR-EMOVE-10
    return [zone for distance, zone in reachable if distance == best]


def first_steps(g: Resistance, zone: str, targets: list[str], windows: bool) -> list[str]:
    """XR-EMOVE-07: only the next zone counts; ways that share it are one (XR-EMOVE-11)."""
    ways = g.ways_through_windows if windows else g.ways
    if len(targets) == 1:
        return list(ways.first_steps(zone, targets[0]))
    steps = {step for target in targets for step in ways.first_steps(zone, target)}
    return [near for near in ways.near[zone] if near in steps]


async def plan_moves(g: Resistance, movers: list[Group], prey: list[str] | None = None) -> list[Step]:
    """Every mover's step, decided on the position as it is now: they all move together."""
    steps: list[Step] = []
    zones = list(dict.fromkeys(str(group[0]) for group in movers))
    for zone in zones:
        here = [group for group in movers if group[0] == zone]
        ways = routes(g, zone, prey)
        if not ways.zones:
            steps += [Step(zone, str(kind), int(n), int(mark), rule=ways.rule) for _, kind, n, mark in here]
        elif len(ways.zones) == 1:
            steps += [towards(g, zone, str(kind), int(n), int(mark), ways.zones[0], ways.rule) for _, kind, n, mark in here]
        else:
            steps += await split(g, zone, here, ways)
    return steps


def towards(g: Resistance, zone: str, kind: str, number: int, mark: int, to: str, rule: str) -> Step:
    """A step through an open way, or the breaking of the closed window before it (XR-WINDOW-02)."""
    if to in g.ways.near[zone]:
        return Step(zone, kind, number, mark, to, "", rule)
    edge = g.edge_between(zone, to)
    assert edge is not None and (edge.kind == "window" or g.mission.doors_break)
    return Step(zone, kind, number, mark, to, edge.id, "XR-WINDOW-02")


async def split(g: Resistance, zone: str, here: list[Group], ways: Routes) -> list[Step]:
    """XR-EMOVE-05, -06, -12: each type in equal groups; the players place the odd ones, and all Zombie Heroes count as one type."""
    steps: list[Step] = []
    for kind in g.horde:
        groups = [group for group in here if group[1] == kind]
        if groups:
            shares = await shares_of(g, zone, kind, sum(int(group[2]) for group in groups), ways)
            steps += deal(g, zone, groups, shares, ways)
    zombies = [group for group in here if group[1] not in g.horde]
    if zombies:
        steps += await split_zombie_heroes(g, zone, zombies, ways)
    return steps


async def shares_of(g: Resistance, zone: str, kind: str, number: int, ways: Routes) -> list[int]:
    """How many go each way."""
    base, odd = divmod(number, len(ways.zones))
    shares = [base] * len(ways.zones)
    if odd:
        options = [Option(f"way:{to}", "option-way", {"to": to}, i) for i, to in enumerate(ways.zones)]
        prompt = g.group_ask("prompt-split", options, "XR-EMOVE-06", zone, least=odd, most=odd, zone=zone, enemy=kind, count=odd)
        for i in await prompt:
            shares[int(i)] += 1
    return shares


def deal(g: Resistance, zone: str, groups: list[Group], shares: list[int], ways: Routes) -> list[Step]:
    """Fill the shares group by group, so that marked ones stay countable."""
    steps: list[Step] = []
    queue = [[int(group[2]), int(group[3])] for group in groups]
    for to, share in zip(ways.zones, shares, strict=True):
        left = share
        while left:
            taken = min(left, queue[0][0])
            steps.append(towards(g, zone, str(groups[0][1]), taken, queue[0][1], to, "XR-EMOVE-05"))
            left -= taken
            queue[0][0] -= taken
            if not queue[0][0]:
                queue.pop(0)
    return steps


async def split_zombie_heroes(g: Resistance, zone: str, zombies: list[Group], ways: Routes) -> list[Step]:
    """The players choose who goes where within equal groups."""
    base, odd = divmod(len(zombies), len(ways.zones))
    going = dict.fromkeys(ways.zones, 0)
    steps: list[Step] = []
    for _, kind, number, mark in zombies:
        open_ways = [to for to in ways.zones if going[to] < base or (going[to] == base and odd)]
        options = [Option(f"way:{to}", "option-way", {"to": to}, to) for to in open_ways]
        to: str = await g.group_ask("prompt-split-hero", options, "XR-EMOVE-12", zone, zone=zone, enemy=str(kind))
        odd -= going[to] == base
        going[to] += 1
        steps.append(towards(g, zone, str(kind), int(number), int(mark), to, "XR-EMOVE-12"))
    return steps
