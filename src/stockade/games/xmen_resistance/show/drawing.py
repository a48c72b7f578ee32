"""The map of a mission as it is drawn: what never changes, sent to a client once."""

from __future__ import annotations

from stockade.games.xmen_resistance.board.zonegrid import Grid
from stockade.games.xmen_resistance.board.zonemap import ZoneMap
from stockade.games.xmen_resistance.show.shapes import CellShape, EdgeShape, LevelShape, Static, ZoneShape


def static(here: ZoneMap) -> Static:
    """Levels, zones and openings."""
    return Static(
        levels=[level(grid) for grid in here.grids],
        zones={
            zone.id: ZoneShape(
                level=zone.level,
                kind=zone.kind,
                tile=zone.tiles[0] if zone.tiles else "",
                cells=zone.cells,
                spawn=zone.spawn,
                bystander=zone.bystander,
                stairs=zone.stairs,
                highlighted=zone.highlighted,
            )
            for zone in here.zones
        },
        edges={edge.id: EdgeShape(edge.kind, edge.level, edge.x, edge.y, edge.side) for edge in here.edges},
    )


def level(grid: Grid) -> LevelShape:
    """One level."""
    return LevelShape(
        id=grid.level,
        width=grid.width,
        height=grid.height,
        cells=[CellShape(*cell, grid.cells[cell]) for cell in grid.all_cells() if cell in grid.cells],
        walls=grid.segments("wall"),
        lines=grid.segments("line"),
        stairs=grid.stairwells(),
    )
