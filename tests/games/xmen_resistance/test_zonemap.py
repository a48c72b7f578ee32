"""Steps, sight and distances on the sixteen mission maps, with the examples of the rulebook, and on small maps of our own."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockade.engine.remembered import forget_all
from stockade.games.xmen_resistance.board import zonemap
from stockade.games.xmen_resistance.board.tiles import load_mission, mission_ids
from stockade.games.xmen_resistance.board.zonegrid import STEPS, Border, Gap, Grid
from stockade.games.xmen_resistance.board.zonemap import MapError, Ways, ZoneFacts, ZoneMap, zone_map
from stockade.games.xmen_resistance.show.drawing import static
from stockade.games.xmen_resistance.show.shapes import CellShape, EdgeShape, ZoneShape
from stockade.server.sentences import explain

rule = pytest.mark.rule
MISSIONS = mission_ids()


def board(mission: str) -> ZoneMap:
    return load_mission(mission).map


def ways(mission: str, *opened: str) -> Ways:
    """The mission's map with every arch and only these openings open."""
    found = board(mission)
    edges = [edge for name in opened if (edge := found.find_edge(name))]
    assert len(edges) == len(opened)
    return found.ways(found.start_open | sum(edge.bit for edge in edges))


def all_open(mission: str) -> Ways:
    return board(mission).ways((1 << len(board(mission).edges)) - 1)


def row_map(kinds: str, borders: str) -> ZoneMap:
    """One row of cells A, B, C... : kinds s(treet) r(oom) f(ountain), borders . (line) # (wall) D W A."""
    letters = "ABCDEFGH"[: len(kinds)]
    tokens: dict[str, Border] = {".": "line", "#": "wall", "D": "door", "W": "window", "A": "arch"}
    between: dict[Gap, Border] = {(x, 0, "east"): tokens[token] for x, token in enumerate(borders)}
    grid = Grid("ground", len(kinds), 1, {(x, 0): letter for x, letter in enumerate(letters)}, between)
    kind = {"s": "street", "r": "room", "f": "fountain"}
    return zone_map([grid], {letter: ZoneFacts(kind[k]) for letter, k in zip(letters, kinds, strict=True)})  # type: ignore[arg-type]


# --- sight ---------------------------------------------------------------------------------------------------------------------------


@rule("XR-LOS-02")
@pytest.mark.parametrize("mission", MISSIONS)
def test_same_zone_is_always_seen_at_range_0(mission: str) -> None:
    closed = board(mission).ways(0)
    for zone in board(mission).zones:
        assert closed.sees(zone.id, zone.id)
        assert closed.reach(zone.id, zone.id) == 0
        assert closed.seen_from(zone.id)[0] == (zone.id, 0)


@rule("XR-LOS-03", "XR-DEF-08")
def test_streets_are_seen_in_a_straight_line() -> None:
    # West drive to east drive: seven zones in a row, two of them over two tiles, which count once.
    closed = board("MH2").ways(0)
    assert [closed.reach("16R.A", z) for z in ("16R.B", "16R.C", "17R.B", "17R.C", "18R.B", "18R.C")] == [1, 2, 3, 4, 5, 6]
    assert closed.reach("16R.C", "16R.G") == 2
    assert not closed.sees("18R.C", "18R.E")  # a wall ends the line
    assert not closed.sees("18R.B", "18R.E")


@rule("XR-LOS-03")
def test_the_board_edge_ends_the_line() -> None:
    # MH4 has no grounds: the south side of the house is the rim, and nothing is seen beyond it.
    assert {zone for zone, _ in all_open("MH4").seen_from("14R.E")} == {"14R.E", "14R.D", "14R.F"}


@rule("XR-LOS-04")
def test_sight_is_never_diagonal_outdoors() -> None:
    closed = board("MH2").ways(0)
    assert not closed.sees("17R.B", "17R.D")
    assert not closed.sees("17R.B", "17R.I")
    assert not closed.sees("16R.B", "16R.F")


@rule("XR-LOS-04", "XR-LOS-07")
def test_large_room_is_seen_in_straight_lines_only() -> None:
    closed = board("MH1").ways(0)
    assert dict(closed.seen_from("14R.A")) == {"14R.A": 0, "14R.B": 1, "14R.D": 1, "14R.C": 2}
    assert dict(closed.seen_from("14R.E")) == {"14R.E": 0, "14R.D": 1, "14R.F": 1}
    assert closed.reach("14R.D", "14R.F") == 2


@rule("XR-LOS-05")
def test_through_an_opening_only_the_first_zone_is_seen() -> None:
    # Through the open window the first zone of the rear hall, and not the next one, though it lies straight behind.
    through = ways("MH4", "10R.B|11R.D")
    assert through.reach("10R.B", "11R.D") == 1
    assert not through.sees("10R.B", "11R.G")
    # The same from room to room: the first part of the Danger Room only.
    danger = ways("MH3", "11V.D|12V.A")
    assert danger.reach("11V.D", "12V.A") == 1
    assert not danger.sees("11V.D", "12V.B")


@rule("XR-LOS-06")
def test_rooms_at_a_corridor_are_seen_wherever_the_walls_stand() -> None:
    corridor = ways("MH5")
    assert dict(corridor.seen_from("16V.C")) == {"16V.C": 0, "16V.B": 1, "16V.D": 1, "16V.E": 1}
    assert ways("MH5", "16V.A|16V.C").reach("16V.C", "16V.A") == 1


@rule("XR-LOS-08")
def test_from_the_back_of_a_large_room_nothing_is_seen_outside() -> None:
    cerebro = ways("MH7", "10V.D|11V.C", "11V.C|11V.X", "11V.X|11V.D")
    assert not cerebro.sees("10V.A", "11V.C")  # in a straight line, but not at the door
    assert not cerebro.sees("10V.C", "11V.C")
    assert cerebro.reach("10V.D", "11V.C") == 1
    assert not cerebro.sees("10V.D", "11V.X")  # the room across the corridor


@rule("XR-LOS-09")
def test_sight_passes_one_opening_only() -> None:
    both = ways("MH4", "10R.A|10R.D", "10R.D|13R.A")
    assert both.sees("13R.A", "10R.D")
    assert both.sees("10R.D", "10R.A")
    assert not both.sees("13R.A", "10R.A")  # the street beyond the next room
    corridor = ways("MH5")
    assert corridor.sees("16V.C", "16V.D")
    assert not corridor.sees("16V.C", "17V.C")  # the room beyond the next part of the corridor
    danger = ways("MH0", "12V.B|12V.D")
    assert danger.sees("15V.A", "12V.D")
    assert not danger.sees("15V.A", "12V.B")


@rule("XR-LOS-09")
def test_no_chain_of_openings_between_streets() -> None:
    through = row_map("srs", "DW").ways(3)
    assert through.sees("A", "B") and through.sees("B", "C")
    assert not through.sees("A", "C")


@rule("XR-LOS-10", "XR-DEF-08")
def test_streets_in_line_and_one_zone_inside() -> None:
    window = ways("MH2", "14R.F|17R.C")
    assert [window.reach(z, "14R.F") for z in ("17R.C", "17R.F", "17R.I")] == [1, 2, 3]
    assert not window.sees("17R.I", "14R.C")  # straight behind 14R.F: a second zone inside
    assert not window.sees("17R.C", "14R.C")


@rule("XR-LOS-10", "XR-LOS-13")
def test_the_front_door_looks_across_the_fountain() -> None:
    door = ways("MH2", "14R.E|17R.B")
    assert door.reach("14R.E", "17R.B") == 1
    assert door.reach("14R.E", "17R.H") == 3


@rule("XR-LOS-16")
def test_looking_out_one_sees_straight_ahead_only() -> None:
    west, east = ways("MH8", "14R.F|17R.C"), ways("MH8", "15R.C|17R.C")
    assert [z for z, _ in west.seen_from("14R.F") if z.startswith(("16R", "17R", "18R"))] == ["17R.C", "17R.F", "17R.I"]
    assert [z for z, _ in east.seen_from("15R.C") if z.startswith(("16R", "17R", "18R"))] == ["17R.C", "18R.D", "17R.I"]
    assert west.sees("17R.C", "18R.D")  # the street at the window sees it; the room does not


@rule("XR-LOS-11")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_closed_opening_shows_nothing(mission: str) -> None:
    found = board(mission)
    for edge in found.edges:
        assert found.ways(edge.bit).reach(edge.a, edge.b) == 1
        assert not found.ways(0).sees(edge.a, edge.b)


@rule("XR-LOS-13", "XR-DEF-08")
def test_sight_crosses_the_fountain_which_counts_as_a_zone() -> None:
    closed = board("MH2").ways(0)
    assert closed.reach("17R.D", "17R.F") == 2
    assert closed.reach("17R.B", "17R.H") == 2
    assert closed.reach("16R.F", "18R.D") == 4


@rule("XR-DEF-08")
def test_the_shortest_of_several_lines_counts() -> None:
    # A lies round a corner: along the upper row two borders to C, along the lower row one.
    cells = {(0, 0): "A", (1, 0): "B", (2, 0): "C", (0, 1): "A", (1, 1): "A", (2, 1): "C"}
    borders: dict[Gap, Border] = {
        (0, 0, "east"): "line", (1, 0, "east"): "line", (0, 1, "east"): "same", (1, 1, "east"): "line",
        (0, 0, "south"): "same", (1, 0, "south"): "line", (2, 0, "south"): "same",
    }  # fmt: skip
    found = zone_map([Grid("ground", 3, 2, cells, borders)], {zone: ZoneFacts("street") for zone in "ABC"}).ways(0)
    assert found.reach("A", "C") == found.reach("C", "A") == 1


@rule("XR-LOS-14")
@pytest.mark.parametrize("mission", MISSIONS)
def test_levels_never_see_each_other(mission: str) -> None:
    zone, seen = board(mission).zone, all_open(mission).seen_from
    assert all(zone[a].level == zone[b].level for a in zone for b, _ in seen(a))
    inside = [a for a in zone if zone[a].kind not in ("fountain", "shaft")]
    assert all(len(seen(a)) > 1 for a in inside)  # and everybody sees somebody of their own


@rule("XR-LOS-15", "XR-STAIRS-02")
def test_the_stairs_block_the_hall() -> None:
    hall = all_open("MH5")
    assert not hall.sees("14R.B", "14R.E")
    assert "14R.B" not in hall.near["14R.E"]
    assert hall.distance("14R.B", "14R.E") == 3


@rule("XR-LOS-01")
@given(st.sampled_from(MISSIONS), st.integers(min_value=0))
def test_sight_is_mutual(mission: str, mask: int) -> None:
    found = board(mission)
    some = found.ways(mask % (1 << len(found.edges)))
    for a in found.zone:
        for b, crossed in some.seen_from(a):
            assert some.reach(b, a) == crossed


@given(st.sampled_from(MISSIONS), st.integers(min_value=0), st.integers(min_value=0))
def test_opening_never_takes_sight_or_a_way_away(mission: str, mask: int, which: int) -> None:
    found = board(mission)
    mask %= 1 << len(found.edges)
    before, after = found.ways(mask), found.ways(mask | 1 << which % len(found.edges))
    for a in found.zone:
        for b, crossed in before.seen_from(a):
            now = after.reach(a, b)
            assert now is not None and now <= crossed
        for b, moves in before.distances(a).items():
            now = after.distance(a, b)
            assert now is not None and now <= moves


def test_zones_in_sight_come_nearest_first_then_in_map_order() -> None:
    found = board("MH2")
    for zone in found.zone:
        seen = found.ways(found.start_open).seen_from(zone)
        assert list(seen) == sorted(seen, key=lambda pair: (pair[1], found.zone[pair[0]].index)), zone
    assert found.ways(0).seen_from("17R.D") == (("17R.D", 0), ("16R.C", 1), ("16R.F", 1), ("16R.G", 1), ("17R.F", 2), ("18R.D", 3))


# --- movement ------------------------------------------------------------------------------------------------------------------------


@rule("XR-MOVEMENT-01", "XR-MOVEMENT-02")
@pytest.mark.parametrize("mission", MISSIONS)
def test_steps_go_over_an_unobstructed_side_of_a_cell(mission: str) -> None:
    found = board(mission)
    grid = {grid.level: grid for grid in found.grids}
    for a, steps in found.ways(found.start_open).near.items():
        expected: list[str] = []
        for x, y in found.zone[a].cells:
            for dx, dy in STEPS:
                there = (x + dx, y + dy)
                level = grid[found.zone[a].level]
                if level.border((x, y), there) in ("line", "arch"):
                    expected.append(level.cells[there])
        expected = [z for z in dict.fromkeys(expected) if "fountain" not in (found.zone[z].kind, found.zone[a].kind)]
        stairs = [z for z in steps if found.zone[z].level != found.zone[a].level]
        assert sorted(steps) == sorted(expected + stairs), a
        assert list(steps) == sorted(steps, key=lambda z: found.zone[z].index)


@rule("XR-MOVEMENT-01", "XR-MOVEMENT-02")
def test_a_corner_is_not_enough() -> None:
    closed = board("MH2").ways(0)
    assert closed.near["17R.B"] == ("16R.C", "17R.C")
    assert closed.distance("17R.B", "17R.D") == 2
    hall = board("MH1").ways(0)
    assert hall.near["14R.A"] == ("14R.B", "14R.D")


@rule("XR-MOVEMENT-03")
@pytest.mark.parametrize("mission", MISSIONS)
def test_nothing_stands_between_two_streets(mission: str) -> None:
    found = board(mission)
    closed = found.ways(0)
    for grid in found.grids:
        for (x, y), zone in grid.cells.items():
            for there in ((x + 1, y), (x, y + 1)):
                beside = grid.cells.get(there, zone)
                if beside != zone and found.zone[zone].kind == found.zone[beside].kind == "street":
                    assert beside in closed.near[zone] and zone in closed.near[beside]


@rule("XR-MOVEMENT-04")
def test_a_street_leads_inside_only_through_an_open_door_or_window() -> None:
    closed = ways("MH2")
    assert all(closed.distance("17R.H", zone.id) is None for zone in board("MH2").zones if zone.indoors)
    assert "13R.C" in ways("MH2", "13R.C|16R.A").near["16R.A"]
    assert "14R.E" in ways("MH2", "14R.E|17R.B").near["17R.B"]


@rule("XR-MOVEMENT-05")
def test_rooms_are_left_through_openings() -> None:
    assert ways("MH1").distance("13R.C", "13R.A") is None
    opened = ways("MH1", "13R.A|13R.C")
    assert opened.near["13R.A"] == ("13R.C",)  # 13R.C lies beside only half of the pantry
    assert ways("MH0").near["12V.D"] == ("12V.E", "15V.A")  # arches stand open


@rule("XR-MOVEMENT-06")
def test_a_large_room_is_walked_freely() -> None:
    closed = board("MH1").ways(0)
    assert closed.near["14R.D"] == ("14R.A", "14R.E")
    assert closed.distance("14R.B", "14R.E") == 3
    assert set(closed.distances("14R.A")) == {"14R.A", "14R.B", "14R.C", "14R.D", "14R.E", "14R.F"}


@rule("XR-MOVEMENT-07")
def test_nobody_enters_the_fountain() -> None:
    for mission in ("MH1", "MH2", "MH8", "MH10", "MZ5"):
        everything = all_open(mission)
        assert everything.near["17R.O"] == ()
        assert not any("17R.O" in steps for steps in everything.near.values())
        assert not any("17R.O" in dict(everything.seen_from(zone)) for zone in everything.near if zone != "17R.O")


@rule("XR-MOVEMENT-07")
def test_there_are_two_ways_around_the_fountain() -> None:
    closed = board("MH2").ways(0)
    assert closed.distance("17R.D", "17R.F") == 4
    assert closed.first_steps("17R.D", "17R.F") == ("16R.C", "16R.G")


@given(st.sampled_from(MISSIONS), st.integers(min_value=0), st.data())
def test_distances_obey_the_triangle_inequality(mission: str, mask: int, data: st.DataObject) -> None:
    found = board(mission)
    some = found.ways(mask % (1 << len(found.edges)))
    a, b, c = (data.draw(st.sampled_from(sorted(found.zone))) for _ in range(3))
    ab, bc, ac = some.distance(a, b), some.distance(b, c), some.distance(a, c)
    assert some.distance(b, a) == ab
    assert (ab == 0) == (a == b)
    if ab is not None and bc is not None:
        assert ac is not None and ac <= ab + bc


@given(st.sampled_from(MISSIONS), st.integers(min_value=0), st.data())
def test_first_steps_come_one_move_closer(mission: str, mask: int, data: st.DataObject) -> None:
    found = board(mission)
    some = found.ways(mask % (1 << len(found.edges)))
    a, b = (data.draw(st.sampled_from(sorted(found.zone))) for _ in range(2))
    distance, steps = some.distance(a, b), some.first_steps(a, b)
    if not distance:
        assert steps == ()
    else:
        assert steps == tuple(step for step in some.near[a] if some.distance(step, b) == distance - 1)
        assert steps


def test_windows_can_be_planned_through_as_if_open() -> None:
    found = board("MH10")
    closed, planned = found.ways(found.start_open), found.ways(found.start_open | found.windows_mask)
    assert closed.distance("10R.A", "10R.C") is None
    assert planned.first_steps("10R.A", "10R.C") == ("10R.C",)
    assert planned.distance("17R.H", "14R.E") is not None  # by the hall window
    assert planned.distance("17R.H", "16R.E") is None  # a closed door never


# --- levels, stairs, elevator --------------------------------------------------------------------------------------------------------


@rule("XR-STAIRS-01", "XR-STAIRS-03")
@pytest.mark.parametrize("mission", ["MH5", "MH9"])
def test_the_stairs_lead_from_the_entrance_to_both_landings(mission: str) -> None:
    found = board(mission)
    closed = found.ways(0)
    links = {(a, b) for a, steps in closed.near.items() for b in steps if found.zone[a].level != found.zone[b].level}
    assert links == {("14R.E", "17V.C"), ("14R.E", "17V.D"), ("17V.C", "14R.E"), ("17V.D", "14R.E")}
    assert {found.zone["14R.E"].level, found.zone["17V.C"].level} == {"ground", "upper"}
    assert closed.distance("14R.E", "17V.D") == 1


@rule("XR-STAIRS-02")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_stairwell_is_no_zone_and_walled_in(mission: str) -> None:
    found = board(mission)
    wells = [(grid, cell) for grid in found.grids for cell in grid.stairwells()]
    assert len(wells) == sum(tile in load_mission(mission).tiles for tile in ("14R", "17V"))
    for grid, (x, y) in wells:
        assert all(grid.border((x, y), (x + dx, y + dy)) == "wall" for dx, dy in STEPS)
        assert not any(zone.level == grid.level and (x, y) in zone.cells for zone in found.zones)


@rule("XR-STAIRS-06")
@pytest.mark.parametrize("mission", ["MH1", "MH2", "MH3", "MH4", "MH6", "MH8", "MH10", "MZ2", "MZ3", "MZ4", "MZ5"])
def test_stairs_without_the_other_tile_lead_nowhere(mission: str) -> None:
    found = board(mission)
    assert any(zone.stairs for zone in found.zones)
    near = all_open(mission).near
    assert all(found.zone[a].level == found.zone[b].level for a in near for b in near[a])


@rule("XR-ELEV-03")
def test_elevator_doors_are_open_where_the_cabin_stands() -> None:
    mission = load_mission("MZ2")
    found = mission.map
    start = found.ways(mission.start_open)
    assert set(start.near["17V.X"]) == {"17V.A", "17V.B"}
    assert start.near["11R.X"] == ()
    called = found.ways(mission.start_open & ~found.shafts["17V.X"] | found.shafts["11R.X"])
    assert set(called.near["11R.X"]) == {"11R.D", "11R.F"}
    assert called.near["17V.X"] == ()
    assert "17V.X" not in called.near["17V.A"]


@rule("XR-ELEV-09")
@pytest.mark.parametrize("mission", ["MH3", "MH6", "MZ2", "MZ3"])
def test_no_way_leads_from_level_to_level_by_the_elevator(mission: str) -> None:
    found = board(mission)
    first = found.zones[0]
    assert all(found.zone[z].level == first.level for z in all_open(mission).distances(first.id))


@rule("XR-ELEV-11")
def test_zones_at_the_shaft_are_known_while_its_doors_are_shut() -> None:
    assert [edge.other("11R.X") for edge in board("MH4").edges_of["11R.X"]] == ["11R.D", "11R.F"]


@rule("XR-ELEV-13")
@pytest.mark.parametrize("mission", ["MH4", "MH5"])
def test_without_the_elevator_every_shaft_stays_closed(mission: str) -> None:
    found = load_mission(mission)
    assert found.map.shafts and found.elevator is None
    start = found.map.ways(found.start_open)
    assert all(start.near[shaft] == () and start.building(shaft) == (shaft,) for shaft in found.map.shafts)


@rule("XR-ELEV-15")
@pytest.mark.parametrize("mission", ["MH7", "MZ1", "MZ4", "MZ5"])
def test_on_a_single_level_the_cabin_is_an_ordinary_room(mission: str) -> None:
    found = load_mission(mission)
    assert found.elevator and found.map.levels in (("ground",), ("underground",))
    start = found.map.ways(found.start_open)
    west, east = start.near[found.elevator]
    assert start.sees(west, found.elevator) and not start.sees(west, east)
    assert {west, east, found.elevator} <= set(start.building(west))


# --- buildings -----------------------------------------------------------------------------------------------------------------------


@rule("XR-BUILD-02")
def test_the_open_kitchen_door_makes_hall_and_kitchen_one_building() -> None:
    hall = ("14R.A", "14R.B", "14R.C", "14R.D", "14R.F", "14R.E")  # in map order
    kitchen = ways("MH1", "13R.E|14R.D")
    assert kitchen.building("14R.E") == kitchen.building("13R.E") == (*hall[:3], "13R.E", *hall[3:])
    assert ways("MH1").building("14R.E") == hall
    assert ways("MH1").building("13R.E") == ("13R.E",)
    zones = [board("MH1").zone[z] for z in kitchen.building("14R.E")]
    assert (sum(z.spawn for z in zones), sum(z.bystander for z in zones)) == (3, 2)  # as the rulebook's example counts them


@rule("XR-BUILD-02")
def test_streets_and_stairs_join_no_buildings() -> None:
    both = ways("MH2", "14R.E|17R.B", "16R.E|16R.F")
    assert set(both.building("16R.D")) == {"16R.D", "16R.E"}
    assert both.building("17R.H") == ()
    assert {z.split(".")[0] for z in ways("MH5").building("14R.E")} == {"14R"}


@rule("XR-BUILD-02")
def test_arches_join_rooms_over_tiles() -> None:
    assert set(ways("MH0").building("12V.E")) == {"12V.D", "12V.E", "15V.A", "15V.B"}


@rule("XR-BUILD-03")
def test_a_closed_window_separates_rooms() -> None:
    found = row_map("rrr", "W.")
    assert found.ways(0).building("B") == ("B", "C")
    assert found.ways(found.windows_mask).building("C") == ("A", "B", "C")


@given(st.sampled_from(MISSIONS), st.integers(min_value=0))
def test_buildings_part_the_indoor_zones(mission: str, mask: int) -> None:
    found = board(mission)
    some = found.ways(mask % (1 << len(found.edges)))
    buildings = {some.building(zone.id) for zone in found.zones if zone.indoors}
    rooms = [room for building in buildings for room in building]
    assert sorted(rooms) == sorted(zone.id for zone in found.zones if zone.indoors)
    for building in buildings:
        assert all(some.building(room) is some.building(building[0]) for room in building)


# --- the map itself ------------------------------------------------------------------------------------------------------------------


@rule("XR-DEF-03")
def test_a_large_room_has_marked_parts() -> None:
    assert len(board("MH3").ways(0).building("10V.A")) == 4
    assert len(board("MH1").ways(0).building("14R.A")) == 6
    assert board("MH3").ways(0).building("10V.M") == ("10V.M",)  # a walled room is one zone, however long


@pytest.mark.parametrize("mission", MISSIONS)
def test_zones_and_edges_are_indexed_in_map_order(mission: str) -> None:
    found = board(mission)
    assert [zone.index for zone in found.zones] == list(range(len(found.zones)))
    assert [edge.index for edge in found.edges] == list(range(len(found.edges)))
    order = [(found.levels.index(z.level), z.cells[0][1], z.cells[0][0]) for z in found.zones]
    assert order == sorted(order)
    for edge in found.edges:
        assert edge.id == f"{edge.a}|{edge.b}" and found.zone[edge.a].index < found.zone[edge.b].index
        assert edge in found.edges_of[edge.a] and edge in found.edges_of[edge.b]
        assert found.find_edge(f"{edge.b}|{edge.a}") is edge
        beyond = (edge.x + 1, edge.y) if edge.side == "east" else (edge.x, edge.y + 1)
        cells = {zone: found.zone[zone].cells for zone in (edge.a, edge.b)}
        assert any((edge.x, edge.y) in cells[a] and beyond in cells[edge.other(a)] for a in cells)
    masks = (found.doors_mask, found.windows_mask, found.arches_mask, found.elevator_mask)
    assert sum(masks) == (1 << len(found.edges)) - 1
    assert sum(found.shafts.values()) == found.elevator_mask
    assert found.start_open == found.arches_mask


def test_map_order_does_not_depend_on_how_the_grid_was_written() -> None:
    found = board("MH3")
    turned = [Grid(g.level, g.width, g.height, dict(reversed(g.cells.items())), dict(reversed(g.borders.items()))) for g in found.grids]
    facts = {z.id: ZoneFacts(z.kind, z.tiles, z.spawn, z.bystander, z.stairs, z.highlighted) for z in found.zones}
    again = zone_map(turned, facts)
    assert again.zones == found.zones and again.edges == found.edges


def test_edges_are_found_by_every_name_of_their_zones() -> None:
    found = board("MH2")
    assert found.alias["17R.A"] == found.alias["16R.C"] == "16R.C"
    assert found.find_edge("15R.C|18R.A") is found.edge["15R.C|17R.C"]
    assert found.find_edge("16R.A|16R.B") is None
    assert found.mask(["15R.C|17R.C", "14R.E|17R.B"]) == found.edge["15R.C|17R.C"].bit | found.edge["14R.E|17R.B"].bit


def test_ways_are_made_once_and_the_oldest_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    found = row_map("rrrr", "DDD")
    assert found.ways(5) is found.ways(5)
    monkeypatch.setattr(zonemap.known, "most", 2)
    zonemap.known.forget()
    other, first = row_map("rr", "D"), found.ways(5)
    for mask in (1, 2):
        found.ways(mask)
    assert found.ways(5) is first, "asked for lately"
    for mask in (0, 1, 0, 1):  # all maps share the room
        other.ways(mask)
    assert other.ways(0) is other.ways(0)
    found.ways(3)
    found.ways(4)
    assert found.ways(5) is not first and len(zonemap.known) <= 4


def test_an_edge_must_be_the_only_one_between_two_zones() -> None:
    cells = {(0, 0): "A", (1, 0): "B", (0, 1): "A", (1, 1): "B"}
    borders: dict[Gap, Border] = {(0, 0, "east"): "door", (0, 1, "east"): "window", (0, 0, "south"): "same", (1, 0, "south"): "same"}
    with pytest.raises(MapError) as caught:
        zone_map([Grid("ground", 2, 2, cells, borders)], {"A": ZoneFacts("room"), "B": ZoneFacts("room")})
    assert explain(caught.value, "en") == "ground: A|B is not one opening between two zones."
    assert explain(caught.value, "fr") == "ground\u00a0: A|B n’est pas une ouverture unique entre deux zones."


# --- drawing -------------------------------------------------------------------------------------------------------------------------


def test_drawing_of_the_first_mission() -> None:
    drawing = static(board("MH0"))
    (level,) = drawing.levels
    assert (level.id, level.width, level.height, level.stairs) == ("underground", 3, 6, [])
    assert level.cells[0] == CellShape(0, 0, "12V.A") and len(level.cells) == 18
    # The wall under the Danger Room has a gap for its door, the one under the corridor for the arch west and no other.
    assert [wall for wall in level.walls if wall[1] == wall[3]] == [
        (0, 0, 3, 0), (0, 2, 1, 2), (2, 2, 3, 2), (1, 3, 3, 3), (0, 4, 1, 4), (2, 4, 3, 4), (0, 6, 3, 6),
    ]  # fmt: skip
    assert [wall for wall in level.walls if wall[0] == wall[2]] == [(0, 0, 0, 6), (3, 0, 3, 6)]
    assert level.lines == [(1, 0, 1, 2), (1, 3, 1, 6), (2, 0, 2, 2), (2, 4, 2, 6)]
    assert drawing.edges["15V.B|15V.E"] == EdgeShape("door", "underground", 1, 3, "south")
    assert drawing.zones["12V.A"] == ZoneShape(
        "underground", "room", "12V", ((0, 0), (0, 1)), spawn=False, bystander=True, stairs=False, highlighted=False
    )


@pytest.mark.parametrize("mission", MISSIONS)
def test_walls_lines_and_openings_cover_every_border_once(mission: str) -> None:
    found = board(mission)
    drawing = static(found)
    for grid, level in zip(found.grids, drawing.levels, strict=True):
        pieces: list[tuple[tuple[int, int], tuple[int, int]]] = []
        for x1, y1, x2, y2 in level.walls + level.lines:
            assert (x1 == x2) != (y1 == y2)
            points = [(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)]
            pieces += pairwise(points)
        openings = [e for e in drawing.edges.values() if e.level == level.id]
        for e in openings:
            x, y = e.x, e.y
            pieces.append(((x + 1, y), (x + 1, y + 1)) if e.side == "east" else ((x, y + 1), (x + 1, y + 1)))
        assert len(pieces) == len(set(pieces))
        rim = 2 * (grid.width + grid.height)
        assert len(pieces) == rim + sum(border != "same" for border in grid.borders.values())
        assert level.stairs == grid.stairwells()


def test_ways_that_were_forgotten_are_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zonemap.known, "most", 3)
    found = board("MH1")
    doors = [edge.bit for edge in found.edges][:8]
    zonemap.known.forget()
    before = [dict(found.ways(found.start_open | bit).distances(found.zones[0].id)) for bit in doors]
    assert [dict(found.ways(found.start_open | bit).distances(found.zones[0].id)) for bit in doors] == before
    ways = found.ways(found.start_open)
    assert found.ways(found.start_open) is ways
    forget_all()
    assert found.ways(found.start_open) is not ways and found.ways(found.start_open).near == ways.near
