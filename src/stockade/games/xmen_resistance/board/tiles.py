"""The mission maps: `load_mission` lays the tiles of a mission out as a `ZoneMap` and checks every token that stands on it.

Reads `data/tiles.txt` through `tilefaces` and `data/missions.toml`; all ids it hands out are those of the map. A mistake in the data is
a `MapError` that names the mission and the entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from stockade.engine.errors import BadPack, Reason
from stockade.engine.pack import read_toml
from stockade.games.xmen_resistance.board.tilefaces import TileFace, lay_out, parse_tiles, zone_facts
from stockade.games.xmen_resistance.board.zonegrid import Grid, MapError
from stockade.games.xmen_resistance.board.zonemap import Edge, ZoneMap, zone_map

__all__ = ["BOX", "MapError", "MissionMap", "Objective", "SpawnPoint", "load_mission", "mission_ids", "read_mission", "tile_faces"]

DATA = Path(__file__).parents[1] / "data"

BOX: Mapping[str, int] = {
    # XR-COMP-06
    "door": 25,
    "blue door": 1,
    "green door": 1,
    "open window": 9,
    # XR-COMP-07
    "red objective": 7,
    "blue objective": 1,
    "green objective": 1,
    "first spawn point": 1,
    "red spawn point": 5,
    "blue spawn point": 1,
    "green spawn point": 1,
    "exit": 1,
    # XR-COMP-08
    "elevator": 1,
    "sentinel hand": 1,
    "activation token": 6,
    "dashboard": 6,
    "colour base": 6,
    "die": 6,
    "tracker cube": 12,
}

FROM_START = ("start", "end phase only")
BIG_TEAM = "5-6 heroes"
EVENTS = (
    "blue objective taken",
    "green objective taken",
    "secret mission 1 revealed",
    "secret mission 2 revealed",
    "second secret mission revealed",
)
MOMENTS = (*FROM_START, BIG_TEAM, *EVENTS)
SIDES = ("charged", "spent")
KEYS = (
    *("levels", "start", "exit", "spawns", "objectives", "pool", "bystanders", "special_bystanders", "no_draw", "spawn_cards"),
    *("doors_open", "doors_closed", "windows_open", "blue_door", "green_door", "red_doors", "highlighted", "highlighted_building"),
    *("elevator", "sentinel", "sentinel_side", "pieces", "counts_are_ours", "expect"),
)
NEEDED = ("levels", "start", "spawns", "expect")


@dataclass(frozen=True, slots=True)
class SpawnPoint:
    """`when`: "start", "5-6 heroes", "end phase only", or the event that makes it active."""

    zone: str
    color: str
    when: str


@dataclass(frozen=True, slots=True)
class Objective:
    """`color` "pool": one of the mission's pool, facedown at random."""

    zone: str
    color: str


@dataclass(frozen=True, slots=True, eq=False)
class MissionMap:
    """A mission's map with everything that stands on it at the start, in the order the mission gives."""

    id: str
    map: ZoneMap
    tiles: tuple[str, ...]
    start: tuple[str, ...]
    exit: str | None
    spawns: tuple[SpawnPoint, ...]
    objectives: tuple[Objective, ...]
    pool: tuple[str, ...]
    bystanders: tuple[str, ...]
    special_bystanders: Mapping[str, str]
    no_draw: tuple[str, ...]
    spawn_cards: tuple[str, ...]
    doors_open: tuple[str, ...]
    doors_closed: tuple[str, ...]
    windows_open: tuple[str, ...]
    locks: Mapping[str, str]
    """Coloured doors: edge -> "blue", "green" or "red"."""
    highlighted: tuple[str, ...]
    elevator: str | None
    sentinel: str | None
    sentinel_side: str
    pieces: Mapping[str, str]
    counts_are_ours: bool
    start_open: int
    """What is open at the start: arches without a Door token, the doors and windows the mission opens, the doors of the cabin."""

    def counts(self) -> dict[str, int]:
        """The counts of the mission's legend."""
        when = Counter("spawns" if s.when in FROM_START else "spawns56" if s.when == BIG_TEAM else "inactive" for s in self.spawns)
        return {
            "bystanders": len(self.bystanders) + len(self.special_bystanders),
            "spawns": when["spawns"],
            "spawns56": when["spawns56"],
            "inactive": when["inactive"],
            "objectives": len(self.objectives),
            "cards": len(self.spawn_cards),
            "locked": sum(color != "red" for color in self.locks.values()),
            "open": len(self.doors_open),
            "closed": len(self.doors_closed),
            "windows": len(self.windows_open),
            "exit": int(self.exit is not None),
            "elevator": int(self.elevator is not None),
        }


@cache
def tile_faces() -> Mapping[str, TileFace]:
    return parse_tiles((DATA / "tiles.txt").read_text(encoding="utf-8"))


@cache
def _missions() -> Mapping[str, Mapping[str, Any]]:
    try:
        return read_toml(DATA / "missions.toml")["mission"]
    except BadPack as mistake:
        told = mistake.args_for_text
        raise MapError(
            Reason("at-tile-line", file="missions.toml", line=told["line"]), "unreadable", what=told.get("what", "")
        ) from mistake


def mission_ids() -> tuple[str, ...]:
    """All missions in the order of the book."""
    return tuple(_missions())


@cache
def load_mission(id: str) -> MissionMap:
    """The map of a mission with its tokens; the same object every time."""
    if id not in _missions():
        raise MapError("missions.toml", "unknown-entry", what=id)
    return read_mission(id, _missions()[id], tile_faces())


def read_mission(id: str, table: Mapping[str, Any], faces: Mapping[str, TileFace]) -> MissionMap:
    """A mission from its TOML table: every name looked up, every token counted."""
    for key in table:
        if key not in KEYS:
            raise MapError(id, "unknown-choice", what=key, choices=", ".join(KEYS))
    for key in NEEDED:
        if key not in table:
            raise MapError(id, "missing-entry", what=key)
    tiles, board = _board(id, table, faces)
    find = _Finder(id, table, board)
    locks = {find.edge(key, table[key], "door", "arch"): key.split("_")[0] for key in ("blue_door", "green_door") if key in table}
    locks |= dict.fromkeys(find.edges("red_doors", "door", "arch"), "red")
    elevator = find.maybe_zone("elevator", "shaft")
    doors_open, doors_closed = find.edges("doors_open", "door"), find.edges("doors_closed", "arch")
    windows_open = find.edges("windows_open", "window")
    tokens = Counter((*doors_open, *doors_closed, *windows_open, *locks))
    if twice := [edge for edge, times in tokens.items() if times > 1]:
        raise MapError(id, "map-two-tokens", what=twice[0])
    covered = board.mask((*doors_closed, *locks))
    mission = MissionMap(
        id=id,
        map=board,
        tiles=tiles,
        start=find.zones("start", "street", "room"),
        exit=find.maybe_zone("exit", "street", "room"),
        spawns=tuple(SpawnPoint(find.zone("spawns", s["zone"]), s["color"], s["when"]) for s in table["spawns"]),
        objectives=tuple(Objective(find.zone("objectives", o["zone"]), o["color"]) for o in table.get("objectives", ())),
        pool=tuple(table.get("pool", ())),
        bystanders=find.zones("bystanders", symbol="bystander"),
        special_bystanders={find.zone("special_bystanders", z): card for z, card in table.get("special_bystanders", {}).items()},
        no_draw=find.zones("no_draw", symbol="spawn"),
        spawn_cards=find.zones("spawn_cards", symbol="spawn"),
        doors_open=doors_open,
        doors_closed=doors_closed,
        windows_open=windows_open,
        locks=locks,
        highlighted=tuple(zone.id for zone in board.zones if zone.highlighted),
        elevator=elevator,
        sentinel=find.maybe_zone("sentinel"),
        sentinel_side=table.get("sentinel_side", "charged"),
        pieces={piece: find.zone("pieces", zone) for piece, zone in table.get("pieces", {}).items()},
        counts_are_ours=table.get("counts_are_ours", False),
        start_open=board.start_open & ~covered | board.mask((*doors_open, *windows_open)) | (board.shafts[elevator] if elevator else 0),
    )
    _check_tokens(mission)
    _check_counts(mission, table["expect"])
    return mission


def _board(id: str, table: Mapping[str, Any], faces: Mapping[str, TileFace]) -> tuple[tuple[str, ...], ZoneMap]:
    tiles: list[str] = [tile for rows in table["levels"].values() for row in rows for tile in row]
    for number, times in Counter(tile[:-1] for tile in tiles).items():
        if times > 1:  # XR-COMP-05: one face up
            raise MapError(id, "map-tile-once", what=number)
    grids: list[Grid] = []
    alias: dict[str, str] = {}
    for level, rows in table["levels"].items():
        grid, names = lay_out(level, rows, faces, id)
        grids.append(grid)
        alias |= names
    for name in table.get("highlighted", ()):
        if name not in alias:
            raise MapError(f"{id} highlighted", "map-no-zone", what=name)
    for tile in table.get("highlighted_building", ()):
        if tile not in tiles:
            raise MapError(f"{id} highlighted_building", "unknown-entry", what=tile)
    highlighted = [alias[name] for name in table.get("highlighted", ())]
    facts = zone_facts(faces, alias, highlighted)
    rooms = [zone for zone, fact in facts.items() if fact.kind == "room" and fact.tiles[0] in table.get("highlighted_building", ())]
    return tuple(tiles), zone_map(grids, zone_facts(faces, alias, [*highlighted, *rooms]), alias)


class _Finder:
    """Looks up what a mission names; what is not on the map is a mistake at that key."""

    def __init__(self, id: str, table: Mapping[str, Any], board: ZoneMap) -> None:
        self.id, self.table, self.board = id, table, board

    def zone(self, key: str, name: str, *kinds: str) -> str:
        zone = self.board.zone.get(self.board.alias.get(name, ""))
        if zone is None:
            raise MapError(f"{self.id} {key}", "map-no-zone", what=name)
        if zone.kind not in (kinds or ("street", "room", "shaft")):
            raise MapError(f"{self.id} {key}", "map-zone-kind", what=name, given=zone.kind)
        return zone.id

    def zones(self, key: str, *kinds: str, symbol: str = "") -> tuple[str, ...]:
        found = tuple(self.zone(key, name, *kinds) for name in self.table.get(key, ()))
        for zone in found:
            if symbol and not getattr(self.board.zone[zone], symbol):
                raise MapError(f"{self.id} {key}", "map-no-symbol", what=zone, wanted=symbol)
        if len(set(found)) < len(found):
            raise MapError(f"{self.id} {key}", "map-zone-twice")
        return found

    def maybe_zone(self, key: str, *kinds: str) -> str | None:
        return self.zone(key, self.table[key], *kinds) if key in self.table else None

    def edge(self, key: str, name: str, *kinds: str) -> str:
        edge: Edge | None = self.board.find_edge(name)
        if edge is None:
            for zone in name.split("|"):
                self.zone(key, zone)
            raise MapError(f"{self.id} {key}", "map-no-opening", what=name)
        if edge.kind not in kinds:
            raise MapError(f"{self.id} {key}", "map-opening-kind", what=name, given=edge.kind, wanted="-".join(kinds))
        return edge.id

    def edges(self, key: str, *kinds: str) -> tuple[str, ...]:
        return tuple(self.edge(key, name, *kinds) for name in self.table.get(key, ()))


def _check_tokens(mission: MissionMap) -> None:
    """The colours are known and the box holds every token (XR-COMP-06, 07)."""
    colors = [(f"{color} objective", "objectives") for color in _drawn_colors(mission)]
    colors += [(f"{spawn.color} spawn point", "spawns") for spawn in mission.spawns]
    for token, key in colors:
        if token not in BOX:
            raise MapError(f"{mission.id} {key}", "map-color", what=token.partition(" ")[0])
    locks = Counter("door" if color == "red" else f"{color} door" for color in mission.locks.values())
    doors = {"door": len(mission.doors_open) + len(mission.doors_closed), "open window": len(mission.windows_open)}
    for token, used in (Counter(token for token, _ in colors) + locks + Counter(doors)).items():
        if used > BOX[token]:
            raise MapError(mission.id, "map-box", given=used, most=BOX[token], what=Reason(f"box-{token.replace(' ', '-')}"))
    if [spawn.color for spawn in mission.spawns].count("first") != 1:
        raise MapError(f"{mission.id} spawns", "map-first-spawn")
    for spawn in mission.spawns:
        if spawn.when not in MOMENTS:
            raise MapError(f"{mission.id} spawns", "unknown-choice", what=spawn.when, choices=", ".join(MOMENTS))
    if mission.sentinel_side not in SIDES:
        raise MapError(f"{mission.id} sentinel_side", "unknown-choice", what=mission.sentinel_side, choices=", ".join(SIDES))


def _drawn_colors(mission: MissionMap) -> Iterable[str]:
    """The colours of all Objectives, those of the pool for the facedown ones."""
    facedown = [o for o in mission.objectives if o.color == "pool"]
    if len(facedown) != len(mission.pool):
        raise MapError(f"{mission.id} pool", "map-pool", given=len(mission.pool), wanted=len(facedown))
    return [*(o.color for o in mission.objectives if o.color != "pool"), *mission.pool]


def _check_counts(mission: MissionMap, expect: Mapping[str, int]) -> None:
    """The legend's counts hold; what it does not list is not there."""
    counts = mission.counts()
    for key in {**counts, **expect}:
        if key not in counts:
            raise MapError(f"{mission.id} expect", "unknown-choice", what=key, choices=", ".join(counts))
        if counts[key] != expect.get(key, 0):
            raise MapError(f"{mission.id} expect", "map-count", what=key, given=counts[key], wanted=expect.get(key, 0))
