// Mars Attacks as the server describes it: printed boards once, then a view per position, and how a board lies in the picture.
import type { GameView, Glossary } from "../../generated/contract";
import type {
  BoardShape,
  GoalView as Goal,
  ModelView as Model,
  RollView as Roll,
  Static as Geometry,
  UnitInfo,
  View,
} from "../../generated/mars-attacks";
export type Stats = Pick<Model, "shoot" | "fight" | "survive" | "range" | "abilities" | "weapon">;
export type { BoardShape, Geometry, Goal, Model, Roll, UnitInfo, View };

export const asView = (view: GameView): View => view as View;
export const asGeometry = (geometry: GameView): Geometry => geometry as Geometry;

export const CELL = 100;
export const BATTLES = ["surprise", "help", "breaking", "home"];
/** Results of the end-of-Round test: all up to the number of successes happen. */
export const RESULTS = [1, 2, 3, 4, 5];
export const TEST_DICE = 3;
export const TEST_STAT = 4;
export const ARRIVE_STAT = 5;

export interface Square {
  id: string;
  x: number;
  y: number;
  terrain: string;
}
export interface Wall {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  kind: string;
  key: string;
}
export interface Plan {
  w: number;
  h: number;
  squares: Square[];
  at: Record<string, Square>;
  walls: Wall[];
  blue: Set<string>;
  landing: Set<string>;
  exits: { squares: string[]; side: "south" | "north" | "east" | "west" };
}

/** The printed board with what has changed since: fallen walls, walls built up, cars that came down. */
export function plan(shape: BoardShape, view: Pick<View, "terrain" | "walls"> | null): Plan {
  const squares = shape.squares.map((one) => ({
    id: one.id,
    x: one.x * CELL,
    y: one.y * CELL,
    terrain: view?.terrain[one.id] ?? one.terrain,
  }));
  const at = Object.fromEntries(squares.map((one) => [one.id, one]));
  const walls = new Map(
    shape.edges.map(([x1, y1, x2, y2, kind]) => [
      `${x1},${y1},${x2},${y2}`,
      { x1: x1 * CELL, y1: y1 * CELL, x2: x2 * CELL, y2: y2 * CELL, kind, key: `${x1},${y1},${x2},${y2}` },
    ]),
  );
  for (const [a, b, kind] of view?.walls ?? []) {
    const edge = between(at[a], at[b]);
    if (edge) walls.set(edge.key, { ...edge, kind });
  }
  const sides = shape.edges.filter((edge) => edge[4] === "exit");
  const [first] = sides;
  const side =
    !first || first[1] === shape.height
      ? "south"
      : first[1] === 0 && first[3] === 0
        ? "north"
        : first[0] === 0
          ? "west"
          : "east";
  return {
    w: shape.width * CELL,
    h: shape.height * CELL,
    squares,
    at,
    walls: [...walls.values()],
    blue: new Set(shape.blue),
    landing: new Set(shape.landing),
    exits: { squares: shape.exits, side },
  };
}
/** The edge two neighbouring squares share. */
export function between(a: Square | undefined, b: Square | undefined): Omit<Wall, "kind"> | null {
  if (!a || !b) return null;
  const far = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  if (far !== CELL) return null;
  const box =
    a.x === b.x
      ? { x1: a.x, y1: Math.max(a.y, b.y), x2: a.x + CELL, y2: Math.max(a.y, b.y) }
      : { x1: Math.max(a.x, b.x), y1: a.y, x2: Math.max(a.x, b.x), y2: a.y + CELL };
  return { ...box, key: [box.x1, box.y1, box.x2, box.y2].map((n) => n / CELL).join() };
}
export const centre = (square: Square): [number, number] => [square.x + CELL / 2, square.y + CELL / 2];

/** A soldier goes by a surname that belongs to the number, a leader with the rank before it, everybody else by the unit's name. */
export function nameOf(glossary: Glossary, id: string, side: string): string {
  const [profile = "", number] = id.split(".");
  const unit = glossary[`unit:${profile}`];
  if (!number) return unit?.name ?? id;
  const surname = glossary[`surname:${side}-${number}`]?.name ?? number;
  return unit?.rank ? `${unit.rank} ${surname}` : surname;
}
/** The first letter of a name's last word; where others of the force begin alike, the first letter after it that tells them apart, too. */
export function initialOf(name: string, others: string[] = []): string {
  const plain = (one: string): string => (one.split(" ").pop() ?? one).normalize("NFD").replace(/\p{M}/gu, "");
  const own = plain(name),
    first = own.charAt(0).toUpperCase();
  const alike = others.map(plain).filter((one) => one !== own && one.charAt(0).toUpperCase() === first);
  const apart = alike.length ? [...own].findIndex((letter, i) => i && alike.every((one) => one[i] !== letter)) : 0;
  return apart > 0 ? first + own[apart] : alike.length ? first + (own[1] ?? "") : first;
}
export const stat = (n: number): string => (n ? `${n}+` : "–");
export const cardKind = (geometry: Geometry, card: string): string => {
  const type = geometry.cards[card]?.type ?? "boost";
  return type.startsWith("support") ? "support" : type === "counter" ? "boost" : type;
};
/** How likely at least so many of these dice succeed; an eight rolls on. */
export function atLeast(dice: number, stat: number, most: number): number[] {
  const p = [1, ...Array<number>(most).fill(0)];
  let odds = p.slice();
  const fail = (stat - 1) / 8,
    hit = (8 - stat) / 8,
    more = 1 / 8;
  let one = [1, ...Array<number>(most).fill(0)];
  for (let i = 0; i < 10; i++) {
    const next = Array<number>(most + 1).fill(0);
    next[0]! += fail;
    next[Math.min(most, 1)]! += hit;
    one.forEach((q, n) => {
      next[Math.min(most, n + 1)]! += more * q;
    });
    one = next;
  }
  for (let i = 0; i < dice; i++) {
    const next = Array<number>(most + 1).fill(0);
    odds.forEach((a, n) =>
      one.forEach((b, m) => {
        next[Math.min(most, n + m)]! += a * b;
      }),
    );
    odds = next;
  }
  return Array.from({ length: most }, (_, i) => odds.slice(i + 1).reduce((sum, q) => sum + q, 0));
}
