// A tall map on its side, north to the left: screens are wider than high, and so the rooms become larger.
import type { Geometry, Level, Point } from "./model";

export function turned(geometry: Geometry): Geometry {
  const wide = new Map(geometry.levels.map((level) => [level.id, level.width]));
  const cell = (level: string, [x, y]: Point): Point => [y, (wide.get(level) ?? 0) - 1 - x];
  const zones = Object.entries(geometry.zones).map(
    ([id, zone]) => [id, { ...zone, cells: zone.cells.map((one) => cell(zone.level, one)) }] as const,
  );
  // what was the east side of a cell is the south side of the one that now lies above it
  const edges = Object.entries(geometry.edges).map(([id, edge]) => {
    const east = edge.side === "east";
    const [x, y] = cell(edge.level, [edge.x + (east ? 1 : 0), edge.y]);
    return [id, { ...edge, x, y, side: east ? ("south" as const) : ("east" as const) }] as const;
  });
  return {
    ...geometry,
    levels: geometry.levels.map(turnedLevel),
    zones: Object.fromEntries(zones),
    edges: Object.fromEntries(edges),
  };
}

type Line = [number, number, number, number];
function turnedLevel(level: Level): Level {
  const line = ([x1, y1, x2, y2]: Line): Line => [
    Math.min(y1, y2),
    level.width - Math.max(x1, x2),
    Math.max(y1, y2),
    level.width - Math.min(x1, x2),
  ];
  return {
    ...level,
    width: level.height,
    height: level.width,
    cells: level.cells.map((one) => ({ ...one, x: one.y, y: level.width - 1 - one.x })),
    walls: level.walls.map(line),
    lines: level.lines.map(line),
    stairs: level.stairs.map(([x, y]): Point => [y, level.width - 1 - x]),
  };
}
