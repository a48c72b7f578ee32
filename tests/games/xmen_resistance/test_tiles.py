"""The tile notation and the sixteen mission maps: what they hold, and what each mistake in the data is called."""

from __future__ import annotations

import copy
import re
import tomllib
from typing import Any

import pytest

from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.board.tilefaces import TileFace, lay_out, parse_tiles, zone_facts
from stockade.games.xmen_resistance.board.tiles import (
    DATA,
    KEYS,
    MOMENTS,
    MapError,
    Objective,
    SpawnPoint,
    load_mission,
    mission_ids,
    read_mission,
    tile_faces,
)
from stockade.games.xmen_resistance.board.zonemap import ZoneMap, zone_map
from stockade.server.sentences import explain

rule = pytest.mark.rule
MISSIONS = mission_ids()
UNDERGROUND = ("10V", "11V", "12V", "13V", "14V", "15V")
BACK, FRONT, GROUNDS, UPPER = ("10R", "11R", "12R"), ("13R", "14R", "15R"), ("16R", "17R", "18R"), ("16V", "17V", "18V")

TILE = """\
tile 10R level=ground name="Garden | Jardin"
+ # + # + # +
# A _ A . B ~
+ W + # + D +
# C . D D E D
+ _ + _ + _ +
# C . D # E #
+ # + D + # +
A street "Lawn | Pelouse"
B street "Terrace | Terrasse"
C room "Library, west | Bibliothèque ouest" s
D room "Library, east | Bibliothèque est"
E room "Study | Bureau" s b
"""


def changed(old: str, new: str, text: str = TILE) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


def mission_table(id: str) -> dict[str, Any]:
    return copy.deepcopy(tomllib.loads((DATA / "missions.toml").read_text(encoding="utf-8"))["mission"][id])


EXPECT = mission_table("MH0")["expect"]


def assert_told(mistake: MapError, where: str, why: str) -> None:
    """The mistake reads so in English, and in French as a French sentence about the same place."""
    assert explain(mistake, "en", GAME.text) == f"{where}: {why}."
    place, _, reason = explain(mistake, "fr", GAME.text).partition("\u00a0: ")
    assert place == where.replace("line", "ligne").replace("tile ", "tuile ")
    assert reason.endswith(".") and why not in reason and not re.search(r"\b(the|is|of|not|and|there|reads)\b", reason), reason


# --- the notation --------------------------------------------------------------------------------------------------------------------


def test_a_face_is_read_as_written() -> None:
    face = parse_tiles("; a comment\n\n" + TILE)["10R"]
    assert (face.id, face.level, face.names, face.line) == ("10R", "ground", ("Garden", "Jardin"), 3)
    assert [[face.cell(x, y) for x in range(3)] for y in range(3)] == [["A", "A", "B"], ["C", "D", "E"], ["C", "D", "E"]]
    assert [face.edge(2, 1, step) for step in ((1, 0), (0, 1), (-1, 0), (0, -1))] == ["D", "_", "D", "D"]
    assert face.zones["E"].flags == ("s", "b") and face.zones["E"].names == ("Study", "Bureau")
    assert (face.kind(0, 0), face.kind(0, 1)) == ("street", "room")


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        (changed("# A _ A . B ~", "# A _ A x B ~"), "tiles.txt, line 3, tile 10R", "unknown token “x” in column 5"),
        (changed("# A _ A . B ~", "# a _ A . B ~"), "tiles.txt, line 3, tile 10R", "unknown token “a” in column 2"),
        (changed("+ W + # + D +", "# W + # + D +"), "tiles.txt, line 4, tile 10R", "unknown token “#” in column 1"),
        (changed("+ W + # + D +", "+ + + # + D +"), "tiles.txt, line 4, tile 10R", "unknown token “+” in column 2"),
        (changed("# A _ A . B ~", "# A _ A . B"), "tiles.txt, line 3, tile 10R", "line 2 of the grid has 6 tokens, not 7"),
        (changed("# C . D # E #\n", ""), "tiles.txt, line 7, tile 10R", "unknown token “+” in column 1"),
        (changed("# C . D # E #\n+ # + D + # +\n", ""), "tiles.txt, line 7, tile 10R", "line 6 of the grid has 5 tokens, not 7"),
        (TILE[: TILE.index("A street")].rsplit("\n", 2)[0], "tiles.txt, line 1, tile 10R", "the grid has 6 lines, not 7"),
        (changed('A street "Lawn | Pelouse"\n', ""), "tiles.txt, line 3, tile 10R", "zone A has no zone line"),
        (TILE + 'G room "Attic | Grenier"\n', "tiles.txt, line 14, tile 10R", "zone G has no cells"),
        (changed("# C . D # E #", "# E . D # E #"), "tiles.txt, line 13, tile 10R", "zone E is not in one piece"),
        (changed("s b", "s x"), "tiles.txt, line 13, tile 10R", "“x” is unknown; known are: s, b, stairs, hl"),
        (
            changed('B street "Terrace', 'B lane "Terrace'),
            "tiles.txt, line 10, tile 10R",
            "“lane” is unknown; known are: street, room, fountain, shaft",
        ),
        (changed('D room "Library, east', 'C room "Library, east'), "tiles.txt, line 12, tile 10R", "C is there already"),
        (changed("| Terrasse", ""), "tiles.txt, line 10, tile 10R", 'a zone line reads: A room "English | French" flags'),
        (TILE + TILE, "tiles.txt, line 14, tile 10R", "10R is there already"),
        ("+ # + # + # +\n" + TILE, "tiles.txt, line 1", "a tile line comes first"),
        (changed("level=ground ", ""), "tiles.txt, line 1", 'a tile line reads: tile 10R level=ground name="English | French"'),
        (changed("# A _ A . B ~", "# A . A . B ~"), "tiles.txt, line 3, tile 10R", "edge “.” beside A: a zone has no edges inside"),
        (
            changed("# A _ A . B ~", "# A _ A _ B ~"),
            "tiles.txt, line 3, tile 10R",
            "edge “_” beside A: two zones need an edge between them",
        ),
        (changed("# A _ A . B ~", "# A _ A ~ B ~"), "tiles.txt, line 3, tile 10R", "edge “~” beside A: only an outer border goes on"),
        (
            changed("# A _ A . B ~", "_ A _ A . B ~"),
            "tiles.txt, line 3, tile 10R",
            "edge “_” beside A: nothing of the same zone lies beyond",
        ),
        (changed("# C . D D E D", "# C . D D E ~"), "tiles.txt, line 5, tile 10R", "edge “~” beside E: only streets go on"),
        (changed("# A _ A . B ~", "# A _ A D B ~"), "tiles.txt, line 3, tile 10R", "edge “D” beside A: a door or window leads into a room"),
        (changed("+ W + # + D +", "+ A + # + D +"), "tiles.txt, line 4, tile 10R", "edge “A” beside A: an arch joins two rooms"),
        (
            changed("# C . D D E D", "# C . D E E D"),
            "tiles.txt, line 5, tile 10R",
            "edge “E” beside D: an elevator door joins a room and a shaft",
        ),
        (
            changed("+ W + # + D +", "+ . + # + D +"),
            "tiles.txt, line 4, tile 10R",
            "edge “.” beside A: an open line joins two streets or two parts of a room",
        ),
        (changed("C room", "C shaft"), "tiles.txt, line 4, tile 10R", "edge “W” beside A: a door or window leads into a room"),
        (changed("# A _ A . B ~", "# A _ A . ^ #"), "tiles.txt, line 3, tile 10R", "edge “.” beside A: a stairwell is walled in"),
        (
            changed("# A _ A . B ~", "# A _ A # ^ ~").replace("+ W + # + D", "+ W + # + #"),
            "tiles.txt, line 3, tile 10R",
            "edge “~” beside ^: a stairwell is walled in",
        ),
    ],
)
def test_mistakes_in_a_face(text: str, where: str, reason: str) -> None:
    if "stairwell" in reason:
        text = text.replace('B street "Terrace | Terrasse"\n', "")
    with pytest.raises(MapError) as error:
        parse_tiles(text)
    assert_told(error.value, where, reason)


# --- tiles side by side --------------------------------------------------------------------------------------------------------------


def plain_tile(id: str, east: str = "#", south: str = "#", west: str = "#", north: str = "#", kind: str = "street") -> str:
    """A tile of one zone A with the same token along each side."""
    rim = "+ {0} + {0} + {0} +"
    inside = f"{west} A _ A _ A {east}"
    lines = [rim.format(north), inside, rim.format("_"), inside, rim.format("_"), inside, rim.format(south)]
    return f'tile {id} level=ground name="x | y"\n' + "\n".join(lines) + f'\nA {kind} "Zone {id} | Zone {id}"\n'


def laid(rows: list[list[str]], *tiles: str) -> ZoneMap:
    faces = parse_tiles("".join(tiles))
    grid, alias = lay_out("ground", rows, faces, "here")
    return zone_map([grid], zone_facts(faces, alias, ()), alias)


@rule("XR-DEF-02")
def test_a_street_goes_on_over_two_or_four_tiles() -> None:
    corner = [
        plain_tile("1R", "~", "~"),
        plain_tile("2R", "#", "~", "~"),
        plain_tile("3R", "~", "#", "#", "~"),
        plain_tile("4R", "#", "#", "~", "~"),
    ]
    found = laid([["1R", "2R"], ["3R", "4R"]], *corner)
    (zone,) = found.zones
    assert (zone.id, sorted(zone.tiles), len(zone.cells)) == ("1R.A", ["1R", "2R", "3R", "4R"], 36)
    assert set(found.alias) == {"1R.A", "2R.A", "3R.A", "4R.A"} and set(found.alias.values()) == {"1R.A"}
    pair = load_mission("MH2").map.zone["16R.C"]
    assert (pair.tiles, pair.cells) == (("16R", "17R"), ((2, 3), (3, 3)))


@rule("XR-DEF-02")
def test_floor_lines_walls_and_the_rim_bound_a_street() -> None:
    found = laid([["1R", "2R", "3R"]], plain_tile("1R", "."), plain_tile("2R", "#", "#", "."), plain_tile("3R", "~"))
    assert [zone.id for zone in found.zones] == ["1R.A", "2R.A", "3R.A"]
    assert found.ways(0).near == {"1R.A": ("2R.A",), "2R.A": ("1R.A",), "3R.A": ()}
    east = load_mission("MH1").map.zone["17R.C"]  # without 18R the zone ends at the rim
    assert (east.tiles, east.cells) == (("17R",), ((5, 3),))


def test_the_building_side_decides_what_a_street_border_is() -> None:
    for token in "DW":
        with pytest.raises(MapError, match="map-opening"):  # three in a row between the same zones
            laid([["1R", "2R"]], plain_tile("1R", "."), plain_tile("2R", west=token, kind="room"))
    assert laid([["1R", "2R"]], plain_tile("1R", "."), plain_tile("2R", kind="room")).edges == ()
    assert laid([["2R", "1R"]], plain_tile("1R", west="."), plain_tile("2R", kind="room")).edges == ()
    assert [edge.kind for edge in load_mission("MH2").map.edges_of["14R.F"]] == ["door", "window"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (plain_tile("1R", "~"), plain_tile("2R", west=".")),
        (plain_tile("1R", "#"), plain_tile("2R", west=".")),
        (plain_tile("1R", "~"), plain_tile("2R", west="#", kind="room")),
        (plain_tile("1R", "D", kind="room"), plain_tile("2R", west="#", kind="room")),
        (plain_tile("1R", ".", kind="room"), plain_tile("2R", west="D", kind="room")),
        (plain_tile("1R", "D", kind="room"), plain_tile("2R", west=".", kind="room")),
        (plain_tile("1R", "."), plain_tile("2R", west="A", kind="room")),
    ],
)
def test_facing_borders_must_agree(one: str, other: str) -> None:
    with pytest.raises(MapError) as error:
        laid([["1R", "2R"]], one, other)
    signs = re.findall("“(.)”", explain(error.value, "en", GAME.text))
    assert_told(error.value, "here", "facing borders disagree (1R.A “{}” and 2R.A “{}”)".format(*signs))


def test_facing_borders_must_fit_their_zones() -> None:
    with pytest.raises(MapError) as error:
        laid([["1R", "2R"]], plain_tile("1R", "."), plain_tile("2R", west=".", kind="room"))
    assert_told(error.value, "here", "an open line joins two streets or two parts of a room (1R.A “.” and 2R.A “.”)")
    with pytest.raises(MapError) as error:
        laid([["1R", "2R"]], plain_tile("1R", "A"), plain_tile("2R", west="A", kind="room"))
    assert_told(error.value, "here", "an arch joins two rooms (1R.A “A” and 2R.A “A”)")


def test_a_large_room_may_lie_over_two_tiles() -> None:
    found = laid([["1R", "2R"]], plain_tile("1R", ".", kind="room"), plain_tile("2R", west=".", kind="room"))
    assert found.ways(0).building("2R.A") == ("1R.A", "2R.A")


def test_a_zone_that_comes_back_to_itself_has_no_edge_inside() -> None:
    grid = ["+ # + # + # +", "# B # A _ A ~", "+ _ + _ + _ +", "# B # A _ A ~", "+ _ + . + . +", "# B _ B _ B ~", "+ # + # + # +"]
    west = "\n".join(['tile 1R level=ground name="x | y"', *grid, 'A street "a | a"', 'B street "b | b"', ""])
    with pytest.raises(MapError) as error:
        laid([["1R", "2R"]], west, plain_tile("2R", west="~"))
    assert_told(error.value, "here", "zone 1R.B has no edges inside")


def test_a_level_is_a_rectangle_of_its_own_tiles() -> None:
    faces = tile_faces()
    for rows, reason in [
        ([["10R", "11R"], ["13R"]], "the rows of level ground are not equally long"),
        ([[]], "the rows of level ground are not equally long"),
        ([], "the rows of level ground are not equally long"),
        ([["10R", "19R"]], "“19R” is unknown"),
        ([["10V"]], "tile 10V belongs to level underground, not ground"),
    ]:
        with pytest.raises(MapError) as error:
            lay_out("ground", rows, faces, "MX")
        assert_told(error.value, "MX", reason)


@pytest.mark.parametrize("tiles", [BACK, FRONT, GROUNDS, UPPER, UNDERGROUND[:3], UNDERGROUND[3:]])
def test_bystander_symbols_of_each_tile(tiles: tuple[str, ...]) -> None:
    symbols = {
        "10R": 1, "11R": 1, "12R": 1, "13R": 2, "14R": 1, "15R": 2, "16R": 1, "17R": 0, "18R": 1, "16V": 2, "17V": 1, "18V": 2,
        "10V": 1, "11V": 1, "12V": 1, "13V": 1, "14V": 2, "15V": 1,
    }  # fmt: skip
    for tile in tiles:
        assert sum("b" in zone.flags for zone in tile_faces()[tile].zones.values()) == symbols[tile], tile


# --- missions ------------------------------------------------------------------------------------------------------------------------


def test_the_sixteen_missions_of_the_book_are_there() -> None:
    assert [id for id in MISSIONS if id.startswith(("MH", "MZ"))] == [*(f"MH{n}" for n in range(11)), *(f"MZ{n}" for n in range(1, 6))]


LEGENDS: list[tuple[str, tuple[str, ...], dict[str, int]]] = [
    ("XR-MH0-01", ("12V", "15V"), {"bystanders": 2, "spawns": 1, "inactive": 1, "objectives": 1, "locked": 1, "exit": 1}),
    ("XR-MH1-01", ("13R", "14R", "16R", "17R"), {"bystanders": 4, "spawns": 2, "inactive": 1, "objectives": 2, "locked": 1, "exit": 1}),
    ("XR-MH2-01", FRONT + GROUNDS, {"bystanders": 7, "spawns": 3, "objectives": 5, "locked": 2, "exit": 1}),
    ("XR-MH3-01", (*UNDERGROUND, "17V"), {"bystanders": 6, "spawns": 3, "open": 2, "elevator": 1}),
    ("XR-MH4-01", BACK + FRONT, {"bystanders": 8, "spawns": 2, "inactive": 2, "objectives": 5, "exit": 1}),
    ("XR-MH5-01", FRONT + UPPER, {"bystanders": 6, "spawns": 4, "objectives": 7, "open": 2}),
    (
        "XR-MH6-02",
        ("16V", "17V", "18V", "11V", "12V", "14V", "15V"),
        {"bystanders": 10, "spawns": 3, "objectives": 5, "locked": 2, "exit": 1, "elevator": 1},
    ),
    ("XR-MH7-01", UNDERGROUND, {"bystanders": 6, "spawns": 2, "inactive": 2, "objectives": 1, "open": 2, "locked": 1, "elevator": 1}),
    ("XR-MH8-01", FRONT + GROUNDS, {"bystanders": 2, "spawns": 4, "objectives": 2, "open": 5, "windows": 5, "exit": 1}),
    ("XR-MH9-01", BACK + FRONT + UPPER, {"bystanders": 8, "cards": 14, "spawns": 3, "objectives": 4, "elevator": 1}),
    ("XR-MH10-02", BACK + FRONT + GROUNDS, {"bystanders": 10, "spawns": 3, "objectives": 5, "open": 1, "elevator": 1}),
    ("XR-MZ1-01", UNDERGROUND, {"bystanders": 7, "spawns": 2, "inactive": 1, "objectives": 8, "elevator": 1}),
    ("XR-MZ2-01", BACK + UPPER, {"bystanders": 12, "spawns": 4, "objectives": 4, "closed": 4, "exit": 1, "elevator": 1}),
    ("XR-MZ3-01", (*UNDERGROUND[:3], *UPPER), {"bystanders": 8, "spawns": 4, "objectives": 8, "closed": 4, "open": 4, "elevator": 1}),
    ("XR-MZ4-01", BACK + FRONT, {"bystanders": 8, "spawns": 2, "inactive": 1, "exit": 1, "elevator": 1}),
    ("XR-MZ5-01", BACK + FRONT + GROUNDS, {"bystanders": 8, "spawns": 6, "objectives": 6, "elevator": 1}),
]
PLACED = {
    "MH3": {"psylocke", "dark_phoenix"},
    "MH8": {"trish_tilby"},
    "MH10": {"juggernaut"},
    "MZ4": {"colossus"},
    "MZ5": {"guard_1", "guard_2", "specialist_1", "specialist_2", "trooper_1", "trooper_2"},
}
HIGHLIGHTED = ("MH5", "MH9", "MZ2", "MZ5")
SENTINEL = ("MH1", "MH2", "MH10", "MZ5")


@pytest.mark.parametrize(("id", "tiles", "legend"), [pytest.param(*row, marks=rule(row[0]), id=row[0]) for row in LEGENDS])
def test_tiles_and_legend_of_a_mission(id: str, tiles: tuple[str, ...], legend: dict[str, int]) -> None:
    name = id.split("-")[1]
    mission = load_mission(name)
    assert mission.tiles == tiles
    counts = mission.counts()
    assert {key: n for key, n in counts.items() if n and key != "spawns56"} == legend
    assert mission.pieces.keys() == PLACED.get(name, set())
    assert bool(mission.highlighted) == (name in HIGHLIGHTED)
    assert (mission.sentinel is not None) == (name in SENTINEL)
    assert load_mission(name) is mission


@rule("XR-MH6-01", "XR-MH10-01")
def test_tiles_of_the_missions_without_a_legend() -> None:
    mission = load_mission("MH6")
    assert mission.map.levels == ("upper", "underground")
    assert set(mission.tiles) == {"11V", "12V", "14V", "15V", *UPPER}
    assert sorted(mission.locks.values()) == ["blue", "green", "red", "red"]
    assert all(mission.map.zone[z].level == "underground" for e, c in mission.locks.items() if c == "red" for z in e.split("|"))
    assert [o.color for o in mission.objectives] == ["blue", "green", "red", "red", "red"]
    assert mission.exit and mission.elevator
    assert sorted(load_mission("MH10").tiles) == sorted(BACK + FRONT + GROUNDS)


@rule("XR-LEVEL-01")
@pytest.mark.parametrize("mission", MISSIONS)
def test_levels_are_separate_groups_of_tiles(mission: str) -> None:
    found = load_mission(mission).map
    assert set(found.levels) <= {"ground", "upper", "underground"}
    for zone in found.zones:
        assert {tile_faces()[tile].level for tile in zone.tiles} == {zone.level}
    levels = [{tile for zone in found.zones if zone.level == level for tile in zone.tiles} for level in found.levels]
    assert sum(map(len, levels)) == len(set().union(*levels)) == len(load_mission(mission).tiles)


@rule("XR-SETUP-05", "XR-SETUP-06")
@pytest.mark.parametrize("mission", MISSIONS)
def test_doors_and_windows_start_closed_unless_listed(mission: str) -> None:
    found = load_mission(mission)
    opened = [edge.id for edge in found.map.edges if found.start_open & edge.bit]
    for kind, listed in (("door", found.doors_open), ("window", found.windows_open)):
        assert sorted(edge for edge in opened if found.map.edge[edge].kind == kind) == sorted(listed)
    covered = {*found.doors_closed, *found.locks}
    assert {edge.id for edge in found.map.edges if edge.kind == "arch"} - covered == {e for e in opened if found.map.edge[e].kind == "arch"}
    cabin = [edge for edge in opened if found.map.edge[edge].kind == "elevator"]
    assert cabin == ([edge.id for edge in found.map.edges_of[found.elevator]] if found.elevator else [])


def test_everything_is_called_by_the_names_of_the_map() -> None:
    mission = load_mission("MH8")
    assert mission.windows_open == ("13R.C|16R.A", "13R.E|16R.C", "14R.F|17R.C", "15R.C|17R.C", "15R.E|18R.C")
    assert load_mission("MH2").spawns[2] == SpawnPoint("17R.I", "red", "start")
    assert load_mission("MZ3").doors_open == ("10V.D|11V.C", "12V.A|11V.D", "12V.B|12V.D", "11V.B|11V.D")
    for id in MISSIONS:
        m = load_mission(id)
        named = [*m.start, *m.bystanders, *m.special_bystanders, *m.no_draw, *m.spawn_cards, *m.highlighted, *m.pieces.values()]
        named += [s.zone for s in m.spawns] + [o.zone for o in m.objectives] + [z for z in (m.exit, m.elevator, m.sentinel) if z]
        assert all(zone in m.map.zone for zone in named)
        assert all(edge in m.map.edge for edge in (*m.doors_open, *m.doors_closed, *m.windows_open, *m.locks))


def test_tokens_of_a_mission_are_kept_in_order() -> None:
    mission = load_mission("MH2")
    assert mission.objectives[0] == Objective("13R.A", "pool") and mission.objectives[-1] == Objective("16R.D", "green")
    assert mission.pool == ("blue", "red", "red", "red")
    assert mission.locks == {"16R.E|16R.F": "blue", "18R.D|18R.E": "green"}
    assert (mission.start, mission.exit, mission.sentinel, mission.sentinel_side) == (("17R.H",), "18R.G", "17R.F", "charged")
    assert load_mission("MH10").sentinel_side == "spent" and load_mission("MH10").counts_are_ours
    assert load_mission("MH10").special_bystanders == {"16R.E": "trask or random", "18R.E": "trask or random"}


@rule("XR-MZ5-17")
def test_the_highlighted_building_is_every_room_of_the_front_house() -> None:
    found = load_mission("MZ5")
    assert {z.id for z in found.map.zones if z.tiles[0] in FRONT and z.indoors} == set(found.highlighted)
    assert len(found.highlighted) == 16


@pytest.mark.parametrize("mission", ["MH5", "MH9", "MZ2"])
def test_highlighted_rooms_are_the_dormitories(mission: str) -> None:
    marked = [f"{face.id}.{letter}" for face in tile_faces().values() for letter, zone in face.zones.items() if "hl" in zone.flags]
    assert sorted(load_mission(mission).highlighted) == sorted(marked)
    assert all(load_mission(mission).map.zone[zone].highlighted for zone in marked)
    assert not any(zone.highlighted for zone in load_mission("MH6").map.zones)


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_zone_can_be_reached_once_all_is_open(mission: str) -> None:
    found = load_mission(mission)
    everything = found.map.ways((1 << len(found.map.edges)) - 1)
    reached = {zone for start in (*found.start, *(found.map.shafts if found.elevator else ())) for zone in everything.distances(start)}
    assert reached == {zone.id for zone in found.map.zones if zone.kind != "fountain"}


@pytest.mark.parametrize("mission", [id for id in MISSIONS if load_mission(id).locks])
def test_locked_doors_cannot_be_bypassed(mission: str) -> None:
    found = load_mission(mission)
    everything = (1 << len(found.map.edges)) - 1
    if mission == "MH1":  # its shutters stay shut
        everything &= ~found.map.windows_mask
    for edge in found.locks:
        a, b = edge.split("|")
        same = [other for other, color in found.locks.items() if color == found.locks[edge]]
        assert found.map.ways(everything & ~found.map.mask(same)).distance(a, b) is None


@pytest.mark.parametrize(
    ("id", "change", "where", "reason"),
    [
        ("MH0", {"start": ["15V.Z"]}, "MH0 start", "there is no zone 15V.Z on this map"),
        ("MH0", {"exit": "16R.A"}, "MH0 exit", "there is no zone 16R.A on this map"),
        ("MH2", {"start": ["17R.O"]}, "MH2 start", "zone 17R.O is a fountain"),
        ("MH2", {"sentinel": "17R.O"}, "MH2 sentinel", "zone 17R.O is a fountain"),
        ("MH3", {"start": ["11V.X"]}, "MH3 start", "zone 11V.X is a shaft"),
        ("MH3", {"elevator": "17V.A"}, "MH3 elevator", "zone 17V.A is a room"),
        ("MH3", {"pieces": {"psylocke": "13V.Q"}}, "MH3 pieces", "there is no zone 13V.Q on this map"),
        ("MH10", {"special_bystanders": {"16R.Q": "trask or random"}}, "MH10 special_bystanders", "there is no zone 16R.Q on this map"),
        ("MH0", {"spawns": [{"zone": "12V.Q", "color": "first", "when": "start"}]}, "MH0 spawns", "there is no zone 12V.Q on this map"),
        ("MH0", {"objectives": [{"zone": "12V.Q", "color": "green"}]}, "MH0 objectives", "there is no zone 12V.Q on this map"),
        ("MH0", {"bystanders": ["12V.A", "12V.E"]}, "MH0 bystanders", "zone 12V.E has no Bystander symbol"),
        ("MH0", {"bystanders": ["12V.A", "12V.A"]}, "MH0 bystanders", "a zone is named twice"),
        ("MH3", {"no_draw": ["13V.A"]}, "MH3 no_draw", "zone 13V.A has no spawn symbol"),
        ("MH9", {"spawn_cards": ["13R.B"]}, "MH9 spawn_cards", "zone 13R.B has no spawn symbol"),
        ("MH0", {"green_door": "15V.A|15V.B"}, "MH0 green_door", "15V.A|15V.B is not an opening"),
        ("MH0", {"green_door": "15V.B|15V.Z"}, "MH0 green_door", "there is no zone 15V.Z on this map"),
        ("MH5", {"doors_open": ["16V.B|16V.C"]}, "MH5 doors_open", "16V.B|16V.C is an arch, not a door"),
        ("MH8", {"windows_open": ["14R.E|17R.B"]}, "MH8 windows_open", "14R.E|17R.B is a door, not a window"),
        ("MZ2", {"doors_closed": ["16V.A|16V.C"]}, "MZ2 doors_closed", "16V.A|16V.C is a door, not an arch"),
        ("MH6", {"red_doors": ["11V.C|11V.X"]}, "MH6 red_doors", "11V.C|11V.X is an elevator door, not a door or an arch"),
        ("MH0", {"doors_open": ["15V.E|15V.B"]}, "MH0", "two tokens lie on 15V.B|15V.E"),
        ("MH5", {"doors_open": ["13R.E|14R.D", "14R.D|13R.E"]}, "MH5", "two tokens lie on 13R.E|14R.D"),
        ("MH0", {"objectives": [{"zone": "12V.C", "color": "pink"}]}, "MH0 objectives", "there is no pink token of this kind"),
        ("MH0", {"spawns": [{"zone": "12V.E", "color": "pink", "when": "start"}]}, "MH0 spawns", "there is no pink token of this kind"),
        ("MH0", {"spawns": [{"zone": "12V.E", "color": "red", "when": "start"}]}, "MH0 spawns", "exactly one Spawn Point is the first"),
        (
            "MH0",
            {"spawns": [{"zone": "12V.E", "color": "first", "when": "lunch"}]},
            "MH0 spawns",
            f"“lunch” is unknown; known are: {', '.join(MOMENTS)}",
        ),
        ("MH2", {"pool": ["blue", "red", "red"]}, "MH2 pool", "3 tokens for 4 facedown Objectives"),
        ("MH2", {"pool": ["blue", "blue", "red", "red"]}, "MH2", "this takes 2 of the blue Objective, and the box holds 1"),
        ("MH10", {"sentinel_side": "up"}, "MH10 sentinel_side", "“up” is unknown; known are: charged, spent"),
        ("MH0", {"expect": {"bystanders": 3}}, "MH0 expect", "bystanders stands 2 times on the map, 3 times in the legend"),
        (
            "MH0",
            {"expect": {"bystanders": 2, "spawns": 1, "inactive": 1, "objectives": 1, "locked": 1}},
            "MH0 expect",
            "exit stands 1 time on the map, 0 times in the legend",
        ),
        ("MH0", {"expect": EXPECT | {"hats": 0}}, "MH0 expect", f"“hats” is unknown; known are: {', '.join(load_mission('MH0').counts())}"),
        ("MH0", {"exits": "15V.F"}, "MH0", f"“exits” is unknown; known are: {', '.join(KEYS)}"),
        ("MH0", {"levels": {"underground": [["12V"], ["12V"]]}}, "MH0", "tile 12 is in the box once"),
        ("MH3", {"levels": {"underground": [["11V"]], "ground": [["11R"]]}}, "MH3", "tile 11 is in the box once"),
        ("MH5", {"highlighted": ["16V.Q"]}, "MH5 highlighted", "there is no zone 16V.Q on this map"),
        ("MZ5", {"highlighted_building": ["13V"]}, "MZ5 highlighted_building", "“13V” is unknown"),
    ],
)
def test_mistakes_in_a_mission(id: str, change: dict[str, Any], where: str, reason: str) -> None:
    with pytest.raises(MapError) as error:
        read_mission(id, mission_table(id) | change, tile_faces())
    assert_told(error.value, where, reason)


def test_an_unknown_mission() -> None:
    with pytest.raises(MapError) as error:
        load_mission("MH99")
    assert_told(error.value, "missions.toml", "“MH99” is unknown")


def test_zone_names_come_in_both_languages() -> None:
    faces: list[TileFace] = list(tile_faces().values())
    assert faces[0].zones["A"].names == ("West lawn", "Pelouse ouest")
    assert all(all(zone.names) for face in faces for zone in face.zones.values())
