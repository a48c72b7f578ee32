// From cells to drawing: where levels stand side by side, the outline of a zone, the place of a door. A cell has 100 units.
import { turned } from "./turned";
import type { EdgeShape, Geometry, Level, Point } from "./model";

export const CELL = 100;
const GAP = 70;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface PlacedZone {
  id: string;
  outline: Point[];
  room: Box;
  label: Point;
  level: string;
  kind: string;
  cells: Point[];
}
export interface PlacedEdge {
  id: string;
  level: string;
  kind: EdgeShape["kind"];
  x: number;
  y: number;
  turn: number;
}
export interface Plan {
  /** Whether the map lies on its side. */
  turned: boolean;
  levels: { level: Level; x: number; y: number }[];
  zones: Record<string, PlacedZone>;
  edges: PlacedEdge[];
  width: number;
  height: number;
}

interface Standing {
  levels: Plan["levels"];
  width: number;
  height: number;
}

/** Levels side by side, or one above the other when that leaves larger cells. */
function stand(geometry: Geometry, stacked: boolean): Standing {
  const head = geometry.levels.length > 1 ? 44 : 0;
  const tallest = Math.max(...geometry.levels.map((level) => level.height), 1),
    widest = Math.max(...geometry.levels.map((level) => level.width), 1);
  let next = 0;
  const levels = geometry.levels.map((level) => {
    const placed = stacked
      ? { level, x: ((widest - level.width) * CELL) / 2, y: next + head }
      : { level, x: next, y: head + ((tallest - level.height) * CELL) / 2 };
    next += (stacked ? level.height * CELL + head : level.width * CELL) + (stacked ? 16 : GAP);
    return placed;
  });
  const long = Math.max(CELL, next - (stacked ? 16 : GAP));
  return stacked
    ? { levels, width: widest * CELL, height: long }
    : { levels, width: long, height: head + tallest * CELL };
}

/** Size of a unit on the usual desk, with seats beside the board or below it, whichever is larger. */
const roomy = ({ width, height }: { width: number; height: number }): number =>
  Math.max(Math.min(744 / width, 740 / height), Math.min(1076 / width, 604 / height));
/** Whether the board is shown larger with the seats below it; more than four of them take two rows there. */
export const wide = ({ width, height }: { width: number; height: number }, seats = 4): boolean =>
  Math.min(1076 / width, (seats > 4 ? 500 : 604) / height) > Math.min(744 / width, 740 / height);

/** Levels where they leave the largest cells. */
function settled(geometry: Geometry): Standing {
  const beside = stand(geometry, false),
    stacked = stand(geometry, true);
  return roomy(stacked) > roomy(beside) * 1.02 ? stacked : beside;
}
const WORTH_IT = 1.25; // names that say north and south read better upright

/** Everything in its place; a map that is much larger on its side lies so, where it may. */
export function plan(upright: Geometry, mayTurn = false): Plan {
  const side = mayTurn ? turned(upright) : upright;
  const lies = roomy(settled(side)) > roomy(settled(upright)) * WORTH_IT;
  const geometry = lies ? side : upright;
  const { levels, width, height } = settled(geometry);
  const at = Object.fromEntries(levels.map((one) => [one.level.id, one]));
  const zones: Record<string, PlacedZone> = {};
  for (const [id, zone] of Object.entries(geometry.zones)) {
    const level = at[zone.level];
    if (!level || zone.cells.length === 0) continue;
    const cells = zone.cells.map(([cx, cy]): Point => [level.x + cx * CELL, level.y + cy * CELL]);
    const room = widest(cells);
    const outline = trace(cells);
    const top = [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0])[0] ?? [0, 0];
    zones[id] = { id, outline, room, label: [top[0] + 10, top[1] + 20], level: zone.level, kind: zone.kind, cells };
  }
  const edges = Object.entries(geometry.edges).flatMap(([id, edge]): PlacedEdge[] => {
    const level = at[edge.level];
    if (!level) return [];
    const ex = level.x + (edge.x + (edge.side === "east" ? 1 : 0)) * CELL;
    const ey = level.y + (edge.y + (edge.side === "south" ? 1 : 0)) * CELL;
    return [
      {
        id,
        level: edge.level,
        kind: edge.kind,
        x: ex,
        y: ey,
        turn: edge.side === "east" ? 90 : 0,
      },
    ];
  });
  return { turned: lies, levels, zones, edges, width, height };
}

/** Border of a set of cells, clockwise, corners only. */
function trace(cells: Point[]): Point[] {
  const next = new Map<string, Point>();
  const key = ([x, y]: Point): string => `${x},${y}`;
  const sides = new Map<string, [Point, Point]>();
  for (const [x, y] of cells) {
    const corners: Point[] = [
      [x, y],
      [x + CELL, y],
      [x + CELL, y + CELL],
      [x, y + CELL],
    ];
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % 4] as Point;
      const back = `${key(to)}>${key(from)}`;
      if (sides.has(back)) sides.delete(back);
      else sides.set(`${key(from)}>${key(to)}`, [from, to]);
    });
  }
  for (const [from, to] of sides.values()) next.set(key(from), to);
  const start = [...sides.values()][0]?.[0] ?? [0, 0];
  const points: Point[] = [];
  let here: Point = start;
  for (let i = 0; i <= sides.size; i++) {
    points.push(here);
    here = next.get(key(here)) ?? start;
    if (here[0] === start[0] && here[1] === start[1]) break;
  }
  return points.filter((point, i) => {
    const before = points[(i + points.length - 1) % points.length] as Point;
    const after = points[(i + 1) % points.length] as Point;
    return !((before[0] === point[0] && point[0] === after[0]) || (before[1] === point[1] && point[1] === after[1]));
  });
}

/** The outline drawn `by` units inside itself. */
export function path(outline: Point[], by = 0): string {
  const n = outline.length;
  const moved = outline.map((point, i): Point => {
    if (!by) return point;
    const before = outline[(i + n - 1) % n] as Point;
    const after = outline[(i + 1) % n] as Point;
    const inward = (a: Point, b: Point): Point => [-Math.sign(b[1] - a[1]), Math.sign(b[0] - a[0])];
    const [p, q] = [inward(before, point), inward(point, after)];
    return [point[0] + by * (p[0] + q[0]), point[1] + by * (p[1] + q[1])];
  });
  return `M${moved.map(([x, y]) => `${x} ${y}`).join("L")}z`;
}

/** The largest rectangle of whole cells inside a zone: where its figures stand. */
function widest(cells: Point[]): Box {
  const has = new Set(cells.map(([x, y]) => `${x},${y}`));
  let best: Box = { x: cells[0]?.[0] ?? 0, y: cells[0]?.[1] ?? 0, w: CELL, h: CELL };
  for (const [x, y] of cells) {
    for (let w = 1; w <= 9; w++) {
      for (let h = 1; h <= 9; h++) {
        let full = true;
        for (let i = 0; i < w && full; i++)
          for (let j = 0; j < h && full; j++) full = has.has(`${x + i * CELL},${y + j * CELL}`);
        if (full && w * h * CELL * CELL > best.w * best.h) best = { x, y, w: w * CELL, h: h * CELL };
      }
    }
  }
  return best;
}

/** The pieces of wall left and right of the openings of one level: the server leaves the whole cell side out. */
export const stubs = (level: string, edges: PlacedEdge[]): string =>
  edges
    .filter((edge) => edge.level === level)
    .map((edge) =>
      edge.turn
        ? `M${edge.x} ${edge.y}v27M${edge.x} ${edge.y + 73}v27`
        : `M${edge.x} ${edge.y}h27M${edge.x + 73} ${edge.y}h27`,
    )
    .join("");

/** Walls with the openings cut out of them. */
export function walls(placed: { level: Level; x: number; y: number }, edges: PlacedEdge[]): string {
  const gaps = edges.map((edge) =>
    edge.turn ? { x: edge.x, y1: edge.y + 27, y2: edge.y + 73 } : { y: edge.y, x1: edge.x + 27, x2: edge.x + 73 },
  );
  let d = "";
  for (const [x1, y1, x2, y2] of placed.level.walls) {
    const upright = x1 === x2;
    const fixed = upright ? placed.x + x1 * CELL : placed.y + y1 * CELL;
    let from = upright ? placed.y + Math.min(y1, y2) * CELL : placed.x + Math.min(x1, x2) * CELL;
    const to = upright ? placed.y + Math.max(y1, y2) * CELL : placed.x + Math.max(x1, x2) * CELL;
    const cuts = gaps
      .flatMap((gap) => {
        if (upright && "y1" in gap && gap.x === fixed) return [[gap.y1 as number, gap.y2 as number]];
        if (!upright && "x1" in gap && gap.y === fixed) return [[gap.x1 as number, gap.x2 as number]];
        return [];
      })
      .filter(([a = 0, b = 0]) => b > from && a < to)
      .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
    for (const [a = 0, b = 0] of cuts) {
      if (a > from) d += upright ? `M${fixed} ${from}V${a}` : `M${from} ${fixed}H${a}`;
      from = b;
    }
    if (to > from) d += upright ? `M${fixed} ${from}V${to}` : `M${from} ${fixed}H${to}`;
  }
  return d;
}

/** Open lines cell by cell, each with the cell south-east of where it starts: neighbours may be of another kind. */
export const lines = (placed: { level: Level; x: number; y: number }): { d: string; cell: Point }[] =>
  placed.level.lines.flatMap(([x1, y1, x2, y2]) => {
    const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1);
    const [dx, dy] = [(x2 - x1) / steps, (y2 - y1) / steps];
    return Array.from({ length: steps }, (_, i) => {
      const x = x1 + dx * i,
        y = y1 + dy * i;
      return {
        d: `M${placed.x + x * CELL} ${placed.y + y * CELL}l${dx * CELL} ${dy * CELL}`,
        cell: [Math.min(x, x + dx), Math.min(y, y + dy)] as Point,
      };
    });
  });

export const centre = (zone: PlacedZone): Point => [zone.room.x + zone.room.w / 2, zone.room.y + zone.room.h / 2 + 7];

const HEIGHT = ["underground", "ground", "upper"];
/** The stairs a way to another level leads over, as seen from where it starts; up or down. */
function well(plan: Plan, from: PlacedZone, to: PlacedZone): { x: number; y: number; turn: number } {
  const [x, y] = centre(from);
  const wells = plan.levels
    .filter((one) => one.level.id === from.level)
    .flatMap((one) =>
      one.level.stairs.map(([sx, sy]): Point => [one.x + (sx + 0.5) * CELL, one.y + (sy + 0.5) * CELL]),
    );
  const [near] = wells.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  return {
    x: near?.[0] ?? x,
    y: near?.[1] ?? y,
    turn: HEIGHT.indexOf(to.level) > HEIGHT.indexOf(from.level) ? -90 : 90,
  };
}

/**
 * Where one steps from a zone into its neighbour: the door between them, else the middle of a shared side; and the
 * direction of the step.
 */
export function gate(plan: Plan, from: PlacedZone, to: PlacedZone): { x: number; y: number; turn: number } {
  const [x1, y1] = centre(from),
    [x2, y2] = centre(to);
  const facing = (x: number, y: number, upright: boolean) => ({
    x,
    y,
    turn: upright ? (x2 > x1 ? 0 : 180) : y2 > y1 ? 90 : -90,
  });
  if (from.level !== to.level) return well(plan, from, to);
  const door = plan.edges.find((edge) => edge.id === `${from.id}|${to.id}` || edge.id === `${to.id}|${from.id}`);
  if (door) return door.turn ? facing(door.x, door.y + CELL / 2, true) : facing(door.x + CELL / 2, door.y, false);
  const sides = from.cells.flatMap(([ax, ay]) =>
    to.cells.flatMap(([bx, by]) => {
      if (ay === by && Math.abs(ax - bx) === CELL) return [facing(Math.max(ax, bx), ay + CELL / 2 + 7, true)];
      if (ax === bx && Math.abs(ay - by) === CELL) return [facing(ax + CELL / 2, Math.max(ay, by), false)];
      return [];
    }),
  );
  const first = sides[0];
  if (first && sides.every((side) => side.turn === first.turn))
    return {
      ...first,
      x: sides.reduce((sum, side) => sum + side.x, 0) / sides.length,
      y: sides.reduce((sum, side) => sum + side.y, 0) / sides.length,
    };
  return first ?? { x: (x1 + x2) / 2, y: (y1 + y2) / 2, turn: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI };
}
