"""A board of zones: what lies beside what, who sees whom, how far it is. Maps never change and are shared by every table and fork.

Which doors, windows, arches and elevator doors are open is one int (bit i = edge i); everything that depends on it is a `Ways`, made once
per value. Built from the grids of `zonegrid`, with sight from `zonesight`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from stockade.engine.remembered import Lately
from stockade.games.xmen_resistance.board.zonegrid import (
    INDOORS,
    OPENINGS,
    Cell,
    Gap,
    Grid,
    Kind,
    MapError,
    Opening,
    Side,
    across,
    reading_order,
)
from stockade.games.xmen_resistance.board.zonesight import sight_lines

__all__ = ["Edge", "Grid", "MapError", "Ways", "Zone", "ZoneFacts", "ZoneMap", "zone_map"]

KEPT_WAYS = 64  # of all maps together: a game has a few dozen on its way from closed doors to open ones, and each takes as much as a table


@dataclass(frozen=True, slots=True)
class ZoneFacts:
    """What the grids do not say about a zone."""

    kind: Kind
    tiles: tuple[str, ...] = ()
    spawn: bool = False
    bystander: bool = False
    stairs: bool = False
    highlighted: bool = False


@dataclass(frozen=True, slots=True)
class Zone:
    """XR-DEF-02, -03, XR-MOVEMENT-08: an area outdoors, or a room or part of one; any number of pieces stand in it."""

    id: str
    index: int
    level: str
    kind: Kind
    tiles: tuple[str, ...]
    cells: tuple[Cell, ...]
    spawn: bool
    bystander: bool
    stairs: bool
    highlighted: bool

    @property
    def indoors(self) -> bool:
        return self.kind in INDOORS


@dataclass(frozen=True, slots=True)
class Edge:
    """An opening between two zones, `a` before `b` on the map; (x, y) is the cell west or north of it."""

    id: str
    index: int
    kind: Opening
    a: str
    b: str
    level: str
    x: int
    y: int
    side: Side

    @property
    def bit(self) -> int:
        return 1 << self.index

    def other(self, zone: str) -> str:
        return self.b if zone == self.a else self.a


@dataclass(frozen=True, slots=True)
class Place:
    """One zone's share of steps and sight. A row depends only on the few edges in its mask, so new door states mostly find theirs made.

    Also XR-LOS-06, -11.
    """

    zone: str
    order: Mapping[str, int]
    steps: tuple[str, ...]
    doors: tuple[tuple[int, str], ...]
    step_mask: int
    seen: Mapping[str, int]
    lines: tuple[tuple[int, str, int], ...]
    line_mask: int
    near_rows: dict[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]], repr=False)
    reach_rows: dict[int, dict[str, int]] = field(default_factory=dict[int, dict[str, int]], repr=False)

    def near(self, open: int) -> tuple[str, ...]:
        """XR-MOVEMENT-01: zones one unobstructed border away (XR-MOVEMENT-04, -05)."""
        row = self.near_rows.get(open & self.step_mask)
        if row is None:
            zones = {*self.steps, *(zone for bit, zone in self.doors if open & bit)}
            row = self.near_rows[open & self.step_mask] = tuple(sorted(zones, key=self.order.__getitem__))
        return row

    def reach(self, open: int) -> dict[str, int]:
        """Zones in sight with their Range, nearest first, then in map order."""
        row = self.reach_rows.get(open & self.line_mask)
        if row is None:
            seen = {self.zone: 0, **self.seen}  # XR-LOS-02
            for bit, zone, crossed in self.lines:
                if open & bit and crossed < seen.get(zone, crossed + 1):
                    seen[zone] = crossed
            nearest = sorted(seen.items(), key=lambda item: (item[1], self.order[item[0]]))
            row = self.reach_rows[open & self.line_mask] = dict(nearest)
        return row


class _Rows(dict[str, dict[str, int]]):
    """What each zone sees with these openings open, worked out when it is first asked for."""

    def __init__(self, board: ZoneMap, open: int) -> None:
        self.board = board
        self.open = open

    def __missing__(self, zone: str) -> dict[str, int]:
        row = self[zone] = self.board.places[self.board.zone[zone].index].reach(self.open)
        return row


class Ways:
    """All that depends on which openings are open: steps, sight, distances, buildings. Made by `ZoneMap.ways`, shared, never changed."""

    def __init__(self, board: ZoneMap, open: int) -> None:
        self.board = board
        self.open = open
        self.near: Mapping[str, tuple[str, ...]] = {place.zone: place.near(open) for place in board.places}
        self._reach = _Rows(board, open)
        self._seen: dict[str, tuple[tuple[str, int], ...]] = {}
        self._within: dict[tuple[str, int, int], tuple[str, ...]] = {}
        self._distances: dict[str, dict[str, int]] = {}
        self._first_steps: dict[tuple[str, str], tuple[str, ...]] = {}
        self._steps_to_closest: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}
        self._buildings: dict[str, tuple[str, ...]] = {}

    def seen_from(self, zone: str) -> tuple[tuple[str, int], ...]:
        """Every zone in sight with its Range, the zone itself first, nearest first, then in map order."""
        found = self._seen.get(zone)
        if found is None:
            found = self._seen[zone] = tuple(self._reach[zone].items())
        return found

    def within(self, zone: str, far: int, near: int = 0) -> tuple[str, ...]:
        """Every zone in sight at Range near to far, nearest first."""
        found = self._within.get((zone, far, near))
        if found is None:
            found = self._within[zone, far, near] = tuple(other for other, reach in self.seen_from(zone) if near <= reach <= far)
        return found

    def sees(self, a: str, b: str) -> bool:
        return b in self._reach[a]

    def reach(self, a: str, b: str) -> int | None:
        """Range along the line of sight: zone borders crossed (XR-DEF-08), 0 in the same zone, None without sight."""
        return self._reach[a].get(b)

    def distance(self, a: str, b: str) -> int | None:
        """Moves along open ways, None where none leads."""
        return self.distances(a).get(b)

    def distances(self, from_: str) -> Mapping[str, int]:
        """Moves from a zone to every zone that can be reached, itself included."""
        found = self._distances.get(from_)
        if found is None:
            found = {from_: 0}
            reached = [from_]
            for zone in reached:
                for step in self.near[zone]:
                    if step not in found:
                        found[step] = found[zone] + 1
                        reached.append(step)
            self._distances[from_] = found  # only now that it is complete: other tables ask for it in their own threads
        return found

    def first_steps(self, a: str, b: str) -> tuple[str, ...]:
        """Neighbours of `a` that begin a shortest way to `b`, in map order; none where there is no way or nothing to walk."""
        steps = self._first_steps.get((a, b))
        if steps is None:
            left = self.distances(b)  # ways run both ways, so one search from the target serves every origin
            steps = self._first_steps[a, b] = tuple(step for step in self.near[a] if a in left and left[step] < left[a])
        return steps

    def steps_to_closest(self, zone: str, targets: tuple[str, ...]) -> tuple[str, ...]:
        """The same for the closest of several targets; where some are equally close, every first step that leads to one."""
        steps = self._steps_to_closest.get((zone, targets))
        if steps is None:
            far = self.distances(zone)
            best = min([far[target] for target in targets if target in far], default=0)
            good = {step for target in targets if far.get(target) == best for step in self.first_steps(zone, target)}
            steps = self._steps_to_closest[zone, targets] = tuple(near for near in self.near[zone] if near in good)
        return steps

    def building(self, zone: str) -> tuple[str, ...]:
        """XR-BUILD-02: all room zones joined to an indoor zone by openings, in map order; none for a street. Stairs join no buildings.

        Also XR-BUILD-03.
        """
        joined = self._buildings.get(zone)
        if joined is None:
            zones = self.board.zone
            rooms = [zone] if zones[zone].indoors else []
            for room in rooms:
                rooms += [n for n in self.near[room] if zones[n].indoors and zones[n].level == zones[zone].level and n not in rooms]
            joined = tuple(sorted(rooms, key=lambda room: zones[room].index))
            self._buildings.update(dict.fromkeys(joined, joined) or {zone: ()})
        return joined


@dataclass(frozen=True, slots=True, eq=False)
class ZoneMap:
    """The board. Zones are in map order: level by level, in reading order of their first cell."""

    levels: tuple[str, ...]
    grids: tuple[Grid, ...]
    zones: tuple[Zone, ...]
    zone: Mapping[str, Zone]
    edges: tuple[Edge, ...]
    edge: Mapping[str, Edge]
    edges_of: Mapping[str, tuple[Edge, ...]]
    alias: Mapping[str, str]
    """Every name a zone can be called by, its own included -> its id."""
    shafts: Mapping[str, int]
    """Each elevator shaft -> the bits of its doors."""
    doors_mask: int
    windows_mask: int
    arches_mask: int
    elevator_mask: int
    places: tuple[Place, ...] = field(repr=False)

    @property
    def start_open(self) -> int:
        """The openings that nobody has to open: the arches (XR-SETUP-05, -06)."""
        return self.arches_mask

    def ways(self, open: int) -> Ways:
        ways = known.get((self, open))
        if ways is None:
            ways = Ways(self, open)
            known.keep((self, open), ways)
        return ways

    def forget_rows(self) -> None:
        """What places know of steps and sight."""
        for place in self.places:
            place.near_rows.clear()
            place.reach_rows.clear()

    def mask(self, edges: Iterable[str]) -> int:
        """The bits of the named edges."""
        bits = 0
        for edge in edges:
            bits |= self.edge[edge].bit
        return bits

    def find_edge(self, name: str) -> Edge | None:
        """The edge called `zone|zone`, by any of the zones' names and in either order."""
        a, _, b = name.partition("|")
        a, b = self.alias.get(a, a), self.alias.get(b, b)
        return self.edge.get(f"{a}|{b}") or self.edge.get(f"{b}|{a}")


class Known(Lately[tuple[ZoneMap, int], Ways]):
    """The ways of all maps, by what is open on them; whoever plays with some that are forgotten goes on with them."""

    def turn(self) -> None:
        """The rows go with the ways that were made of them."""
        self._forget_rows(self._old)
        super().turn()

    def forget(self) -> None:
        """Everything."""
        self._forget_rows({**self._old, **self._new})
        super().forget()

    @staticmethod
    def _forget_rows(ways: Mapping[tuple[ZoneMap, int], Ways]) -> None:
        for board in {board for board, _ in list(ways)}:
            board.forget_rows()


known = Known(KEPT_WAYS)


def zone_map(grids: Sequence[Grid], facts: Mapping[str, ZoneFacts], alias: Mapping[str, str] | None = None) -> ZoneMap:
    """The map of these grids; every zone on them has its facts."""
    zones = _zones(grids, facts)
    order = {zone.id: zone.index for zone in zones}
    edges = _edges(grids, order)
    edges_of = {zone.id: tuple(edge for edge in edges if zone.id in (edge.a, edge.b)) for zone in zones}
    masks = {kind: sum(edge.bit for edge in edges if edge.kind == kind) for kind in OPENINGS}
    return ZoneMap(
        levels=tuple(grid.level for grid in grids),
        grids=tuple(grids),
        zones=zones,
        zone={zone.id: zone for zone in zones},
        edges=edges,
        edge={edge.id: edge for edge in edges},
        edges_of=edges_of,
        alias={zone.id: zone.id for zone in zones} | dict(alias or {}),
        shafts={zone.id: sum(edge.bit for edge in edges_of[zone.id]) for zone in zones if zone.kind == "shaft"},
        doors_mask=masks["door"],
        windows_mask=masks["window"],
        arches_mask=masks["arch"],
        elevator_mask=masks["elevator"],
        places=_places(grids, zones, edges_of, order),
    )


def _zones(grids: Sequence[Grid], facts: Mapping[str, ZoneFacts]) -> tuple[Zone, ...]:
    found: dict[str, tuple[str, list[Cell]]] = {}
    for grid in grids:
        for cell in sorted(grid.cells, key=reading_order):
            found.setdefault(grid.cells[cell], (grid.level, []))[1].append(cell)
    return tuple(
        Zone(id, index, level, f.kind, f.tiles, tuple(cells), f.spawn, f.bystander, f.stairs, f.highlighted)
        for index, (id, (level, cells)) in enumerate(found.items())
        for f in (facts[id],)
    )


def _edges(grids: Sequence[Grid], order: Mapping[str, int]) -> tuple[Edge, ...]:
    edges: dict[str, Edge] = {}
    for grid in grids:
        for x, y, side in sorted(grid.borders, key=lambda gap: (gap[1], gap[0], gap[2])):
            kind = grid.borders[x, y, side]
            if kind not in OPENINGS:
                continue
            a, b = sorted((grid.cells[x, y], grid.cells[across((x, y, side))]), key=order.__getitem__)
            edge = Edge(f"{a}|{b}", len(edges), kind, a, b, grid.level, x, y, side)
            if a == b or edge.id in edges:
                raise MapError(grid.level, "map-opening", what=edge.id)
            edges[edge.id] = edge
    return tuple(edges.values())


def _places(
    grids: Sequence[Grid], zones: Sequence[Zone], edges_of: Mapping[str, tuple[Edge, ...]], order: Mapping[str, int]
) -> tuple[Place, ...]:
    """Each zone's steps (lines and stairs always, doors while open) and sight (lines always, openings while open)."""
    kinds: dict[str, Kind] = {zone.id: zone.kind for zone in zones}
    sight = sight_lines(grids, kinds)
    seen: dict[str, dict[str, int]] = defaultdict(dict)
    for (a, b), crossed in sight.always.items():
        seen[a][b] = crossed
    lines: dict[str, list[tuple[int, str, int]]] = defaultdict(list)
    bits: dict[tuple[str, Gap], int] = {(edge.level, (edge.x, edge.y, edge.side)): edge.bit for row in edges_of.values() for edge in row}
    for opening, pairs in sight.through.items():
        for (a, b), crossed in pairs.items():
            lines[a].append((bits[opening], b, crossed))
    return tuple(
        Place(
            zone=zone.id,
            order=order,
            steps=_steps(grids, zones, zone),
            doors=tuple((edge.bit, edge.other(zone.id)) for edge in edges_of[zone.id]),
            step_mask=sum(edge.bit for edge in edges_of[zone.id]),
            seen=seen[zone.id],
            lines=tuple(lines[zone.id]),
            line_mask=sum({bit for bit, _, _ in lines[zone.id]}),
        )
        for zone in zones
    )


def _steps(grids: Sequence[Grid], zones: Sequence[Zone], zone: Zone) -> tuple[str, ...]:
    """Neighbours that no door can shut off: across lines (never the fountain, XR-MOVEMENT-07) and by the stairs (XR-STAIRS-03).

    Also XR-MOVEMENT-03, -06, XR-STAIRS-01, -02, -06.
    """
    kinds = {other.id: other.kind for other in zones}
    if zone.kind == "fountain":
        return ()
    found: list[str] = [other.id for other in zones if zone.stairs and other.stairs and other.level != zone.level]
    for grid in grids:
        for gap, border in grid.borders.items():
            if border == "line":
                pair = grid.cells[gap[0], gap[1]], grid.cells[across(gap)]
                if zone.id in pair:
                    found.append(pair[0] if pair[1] == zone.id else pair[1])
    return tuple(other for other in dict.fromkeys(found) if kinds[other] != "fountain")
