"""How far it is to something, in Actions: doors and windows that can be opened count as what they cost, locked ones as walls."""

from __future__ import annotations

from heapq import heappop, heappush

from stockade.games.xmen_resistance.play import Resistance

FAR = 15
KEPT = 4096
DOOR = 2  # to open it and to go through

_steps: dict[tuple[str, int, int, str], dict[str, int]] = {}


def steps_to(g: Resistance, target: str) -> dict[str, int]:
    """Actions from each zone to the target, opening what can be opened on the way."""
    locked = closed_for_good(g)
    key = (g.state.mission, g.open_mask, locked, target)
    steps = _steps.get(key)
    if steps is None:
        if len(_steps) >= KEPT:
            _steps.clear()
        steps = _steps[key] = _measure(g, locked, target)
    return steps


def closed_for_good(g: Resistance) -> int:
    """The openings that nobody can open now."""
    locked = 0
    for name in g.board.locks:
        edge = g.map.edge[name]
        if not g.is_open(edge) and g.mission.lock_refusal(g, edge) is not None:
            locked |= edge.bit
    if not g.state.cabin or g.mission.lift_refusal(g) is not None:
        locked |= g.map.elevator_mask
    if not g.mission.windows_break:
        locked |= g.map.windows_mask
    return locked


def _measure(g: Resistance, locked: int, target: str) -> dict[str, int]:
    far = {target: 0}
    queue = [(0, target)]
    while queue:
        cost, zone = heappop(queue)
        if cost > far[zone]:
            continue
        steps = [(cost + 1, near) for near in g.ways.near[zone]]
        steps += [
            (cost + (1 if edge.kind == "elevator" else DOOR), edge.other(zone))  # calling the Elevator is free
            for edge in g.map.edges_of[zone]
            if not g.is_open(edge) and not edge.bit & locked
        ]
        if zone in g.map.shafts and not g.map.shafts[zone] & locked:
            steps += [(cost + 1, shaft) for shaft in g.map.shafts]
        for more, near in steps:
            if more < far.get(near, 99):
                far[near] = more
                heappush(queue, (more, near))
    return far
