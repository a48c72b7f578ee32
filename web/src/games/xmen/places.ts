// Where figures stand: up to four as tokens, more as a column of heroes and pills with counts. Tokens never shrink until
// they cannot be read; numbers come first.
import { str } from "../../lib/args";
import type { Effect } from "../../lib/game";
import type { LogLine } from "../../generated/contract";
import type { PlacedZone, Plan } from "./geometry";
import { asView, HORDE, type Point, type View } from "./model";

export type FigureKind =
  | "hero"
  | "zhero"
  | "lying"
  | "horde"
  | "bystander"
  | "facedown"
  | "spawn"
  | "objective"
  | "exit"
  | "sentinel"
  | "secret"
  | "placed"
  | "frozen";
export interface Figure {
  key: string;
  kind: FigureKind;
  id: string;
  count: number;
  zone: string;
  x: number;
  y: number;
  r: number;
  pill: boolean;
  scale?: number;
  active: boolean;
  color: string;
}
type Bare = Pick<Figure, "key" | "kind" | "id" | "count" | "active" | "color">;

const bare = (kind: FigureKind, key: string, id: string, more: Partial<Bare> = {}): Bare => ({
  kind,
  key,
  id,
  count: 1,
  active: true,
  color: "",
  ...more,
});

export function standing(view: View, zone: string): Bare[] {
  const state = view.zones[zone];
  const found: Bare[] = view.heroes
    .filter((hero) => hero.zone === zone)
    .map((hero) => bare("hero", `hero:${hero.id}`, hero.id));
  for (const id of state?.zombie_heroes ?? []) found.push(bare("zhero", `zhero:${id}`, id));
  for (const id of state?.lying ?? []) found.push(bare("lying", `lying:${id}`, id));
  for (const id of HORDE) {
    const count = state?.enemies[id] ?? 0;
    if (count > 0) found.push(bare("horde", `${zone}/${id}`, id, { count }));
  }
  if (state?.frozen) found.push(bare("frozen", `${zone}/frozen`, "frozen", { count: state.frozen }));
  (state?.bystanders ?? []).forEach((one, i) => {
    found.push(
      one.hidden ? bare("facedown", `${zone}/hidden${i}`, "") : bare("bystander", `bystander:${one.id}`, one.id),
    );
  });
  if (state?.facedown) found.push(bare("facedown", `${zone}/facedown`, "", { count: state.facedown }));
  for (const spawn of view.spawns)
    if (spawn.zone === zone)
      found.push(
        bare("spawn", `spawn:${spawn.zone}/${spawn.number}`, String(spawn.number), {
          count: spawn.number,
          active: spawn.active,
          color: spawn.color,
        }),
      );
  view.objectives.forEach((one, i) => {
    if (one.zone === zone && !one.taken)
      found.push(bare("objective", `objective:${i}`, one.color, { color: one.color }));
  });
  if (view.exit === zone) found.push(bare("exit", "exit", "exit"));
  if (view.sentinel?.zone === zone) found.push(bare("sentinel", "sentinel", "sentinel", { color: view.sentinel.side }));
  for (const one of view.secrets ?? []) if (one.zone === zone) found.push(bare("secret", `secret:${one.id}`, one.id));
  const placed = (view.placed ?? []).filter((one) => one === zone).length;
  if (placed) found.push(bare("placed", `placed:${zone}`, "", { count: placed }));
  return found;
}

export function places(view: View, plan: Plan): Map<string, Figure> {
  const all = new Map<string, Figure>();
  for (const zone of Object.values(plan.zones))
    for (const figure of arrange(standing(view, zone.id), zone)) all.set(figure.key, figure);
  return all;
}

/** The figure with a name that an event moves; a crowd is only counted. */
export function named({ args }: LogLine): string {
  if (args.hero) return `hero:${str(args.hero)}`;
  if (args.bystander) return `bystander:${str(args.bystander)}`;
  return args.enemy && !HORDE.includes(str(args.enemy)) ? `zhero:${str(args.enemy)}` : "";
}
/** While a move plays the table stands as before it; whoever has a name is drawn where the way ends. */
export function underway(figures: Map<string, Figure>, effect: Effect | null, plan: Plan): Map<string, Figure> {
  if (effect?.kind !== "move") return figures;
  const after = places(asView(effect.after), plan);
  const found = new Map(figures);
  for (const key of effect.lines.map(named)) if (figures.has(key)) found.set(key, after.get(key) ?? figures.get(key)!);
  return found;
}

function arrange(found: Bare[], zone: PlacedZone): Figure[] {
  const area = { x: zone.room.x + 5, y: zone.room.y + 27, w: zone.room.w - 10, h: zone.room.h - 32 };
  if (!found.length) return [];
  const grid = fit(found.length, area.w, area.h);
  const crowds = found.filter((one) => one.kind === "horde").length;
  if (grid.size >= 40 || found.length <= 3 || (grid.size >= 29 && crowds < 2)) {
    const r = Math.min(19.5, grid.size * 0.43);
    return found.map((one, i) => ({ ...one, zone: zone.id, ...spot(i, found.length, grid, area, r), r, pill: false }));
  }
  const left = found.filter((one) => one.kind === "hero");
  const right = found.filter((one) => one.kind !== "hero");
  const leftColumns = left.length > 3 ? 2 : left.length ? 1 : 0;
  const leftWidth = Math.min(leftColumns * 36, area.w / 2);
  const rows = Math.max(1, Math.ceil(left.length / Math.max(1, leftColumns)));
  const r = Math.min(14.8, area.h / rows / 2 - 0.5, leftColumns ? leftWidth / leftColumns / 2 + 2 : 15);
  const across = Math.max(1, Math.min(right.length, Math.floor((area.w - leftWidth) / 44)));
  if (r < READABLE || area.h / Math.ceil(right.length / across) / 2 - 1 < READABLE)
    return packed(left, right, zone, area);
  const heroes = left.map((one, i): Figure => ({
    ...one,
    zone: zone.id,
    r,
    pill: false,
    x: area.x + (leftWidth / leftColumns) * ((i % leftColumns) + 0.5),
    y: area.y + (area.h / rows) * (Math.floor(i / leftColumns) + 0.5),
  }));
  const space = { x: area.x + leftWidth, w: area.w - leftWidth };
  const columns = Math.max(1, Math.min(right.length, Math.floor(space.w / 44)));
  const lines = Math.ceil(right.length / columns);
  const crowd = right.map((one, i): Figure => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, right.length - row * columns);
    const step = space.w / columns;
    return {
      ...one,
      zone: zone.id,
      pill: one.kind === "horde" || one.kind === "zhero" || one.kind === "lying",
      r: Math.min(13, area.h / lines / 2 - 1),
      x: space.x + (space.w - inRow * step) / 2 + step * ((i % columns) + 0.5),
      y: area.y + (area.h / lines) * (row + 0.5),
    };
  });
  return [...heroes, ...crowd];
}

const READABLE = 8;
const ROW = 23;
const isPill = (one: Bare): boolean => one.kind === "horde" || one.kind === "zhero" || one.kind === "lying";
/** Room a thing takes in a packed row, before it is scaled. */
const width = (one: Bare): number => (isPill(one) ? (one.count > 1 ? 46 : 26) : 25);

/** The worst crush: rows of heroes, then of everybody else, all scaled alike and as little as it takes. */
function packed(
  left: Bare[],
  right: Bare[],
  zone: PlacedZone,
  area: { x: number; y: number; w: number; h: number },
): Figure[] {
  const rowsAt = (scale: number): Bare[][] =>
    [left, right].flatMap((group) => {
      const rows: Bare[][] = [];
      let used = Infinity;
      for (const one of group) {
        if (used + width(one) > area.w / scale) {
          rows.push([]);
          used = 0;
        }
        rows[rows.length - 1]!.push(one);
        used += width(one);
      }
      return rows;
    });
  let scale = 1;
  while (scale > 0.42 && rowsAt(scale).length * ROW * scale > area.h) scale -= 0.02;
  const rows = rowsAt(scale);
  return rows.flatMap((row, i) => {
    let x = area.x + (area.w - row.reduce((sum, one) => sum + width(one), 0) * scale) / 2;
    const y = area.y + (area.h / rows.length) * (i + 0.5);
    return row.map((one): Figure => {
      const wide = width(one) * scale;
      x += wide;
      return { ...one, zone: zone.id, pill: isPill(one), r: 10.6, scale, x: x - wide / 2, y };
    });
  });
}

interface Grid {
  columns: number;
  rows: number;
  size: number;
}
function fit(n: number, w: number, h: number): Grid {
  let best: Grid = { columns: 1, rows: n, size: 0 };
  for (let columns = 1; columns <= n; columns++) {
    const rows = Math.ceil(n / columns);
    const size = Math.min(w / columns, h / rows, 46);
    if (size > best.size + 0.5) best = { columns, rows, size };
  }
  return best;
}

function spot(
  i: number,
  n: number,
  grid: Grid,
  area: { x: number; y: number; w: number; h: number },
  r: number,
): { x: number; y: number } {
  const row = Math.floor(i / grid.columns);
  const inRow = Math.min(grid.columns, n - row * grid.columns);
  const step = Math.min(area.w / grid.columns, Math.max(46, r * 2.35));
  const line = Math.min(area.h / grid.rows, Math.max(44, r * 2.3));
  return {
    x: area.x + area.w / 2 + ((i % grid.columns) - (inRow - 1) / 2) * step,
    y: area.y + area.h / 2 + (grid.rows > 1 ? 1 : -2) + (row - (grid.rows - 1) / 2) * line,
  };
}

export const firstPlace = (figures: Map<string, Figure>, keys: string[]): Point | null => {
  for (const key of keys) {
    const figure = figures.get(key);
    if (figure) return [figure.x, figure.y];
  }
  return null;
};
