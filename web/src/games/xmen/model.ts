// X-Men Resistance as the server describes it: geometry once, then a view per position.
import type { TableClient } from "../../lib/table.svelte";
import type { GameView, LogLine } from "../../generated/contract";

export type Point = [number, number];
export interface Level {
  id: string;
  width: number;
  height: number;
  cells: { x: number; y: number; zone: string }[];
  walls: number[][];
  lines: number[][];
  stairs?: Point[];
}
export interface ZoneShape {
  level: string;
  kind: "street" | "room" | "fountain" | "shaft";
  tile: string;
  cells: Point[];
  spawn?: boolean;
  bystander?: boolean;
  stairs?: boolean;
  highlighted?: boolean;
}
export interface EdgeShape {
  kind: "door" | "window" | "arch" | "elevator";
  level: string;
  x: number;
  y: number;
  side: "north" | "south" | "east" | "west";
}
export interface Geometry {
  levels: Level[];
  zones: Record<string, ZoneShape>;
  edges: Record<string, EdgeShape>;
}

export interface Attack {
  id: string;
  kind: string;
  min: number;
  max: number;
  dice: number;
  accuracy: number;
}
export interface Hero {
  id: string;
  seat: number;
  zone: string | null;
  health: number;
  health_max: number;
  power?: number;
  power_max?: number;
  /** Zombie Mode: the track instead of Power. */
  hunger?: number;
  hunger_max?: number;
  ravenous?: boolean;
  xp: number;
  level: number;
  next_xp: number | null;
  actions: number;
  actions_max: number;
  state: "ready" | "active" | "done" | "exited" | "out";
  traits: string[];
  bystander: string | null;
  tokens: string[];
  attacks: Attack[];
  skills: { id: string; level: number; unlocked: boolean; used: boolean; active: boolean }[];
  effects: string[];
}
export interface ZoneState {
  enemies: Record<string, number>;
  zombie_heroes: string[];
  bystanders: { id: string; hidden: boolean }[];
  lying: string[];
  facedown: number;
  opened: boolean;
  sees: [string, number][];
}
/** Whom the acting Zombie Hero could devour: hits needed, XP of an Enemy; `first` in line comes before the others. */
export interface Meal {
  id: string;
  bystander: boolean;
  needs: number;
  xp: number;
  first: boolean;
}
export interface View {
  mission: string;
  mode: "hero" | "zombie";
  meals: Meal[];
  round: number;
  phase: string;
  heroes: Hero[];
  awake: string[];
  reach: Record<string, number>;
  zones: Record<string, ZoneState>;
  edges: Record<string, { open: boolean; lock: string }>;
  spawns: { zone: string; color: string; active: boolean; number: number }[];
  objectives: { zone: string; color: string; taken: boolean }[];
  exit: string | null;
  sentinel: { zone: string; side: string } | null;
  cabin: string | null;
  wanted: string[];
  secrets: { id: string; zone: string }[];
  placed: string[];
  goals: { id: string; done: boolean; now: boolean; have: number; of: number }[];
  danger: { level: number; hero: string; xp: number; next_xp: number | null };
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  pools: Record<string, number>;
  gone: Record<string, number>;
  roll: null | { hero: string; dice: number[]; hits: boolean[]; accuracy: number };
}

export const asView = (view: GameView): View => view as View;
export const geometryOf = (client: TableClient): Geometry | null =>
  client.welcome ? asGeometry(client.welcome.static) : null;
export const asGeometry = (geometry: GameView): Geometry => geometry as Geometry;

/** Target priority, strongest first: the order in which crowds are listed. */
export const HORDE = ["brute", "guard", "walker", "trooper", "runner", "specialist"];
export const SHAPE: Record<string, "circle" | "square" | "diamond" | "star"> = {
  walker: "circle",
  trooper: "circle",
  brute: "square",
  guard: "square",
  runner: "diamond",
  specialist: "diamond",
};
/** The colour of a kind: both hordes come in the same three. */
export const TONE: Record<string, string> = { trooper: "walker", guard: "brute", specialist: "runner" };

/** What an Objective token is in this mission, as a name of the glossary. */
export const tokenRef = (view: View, color: string): string => `token:${view.mission}-${color}`;
/** Tokens with a picture of their own; the others are Objectives. */
const THINGS: Record<string, string> = { "MH8-red": "bomb", "MH10-blue": "cell", "MH10-green": "cell" };
export const tokenIcon = (view: View, color: string): string =>
  color === "facedown" ? "help" : (THINGS[`${view.mission}-${color}`] ?? "objective");
/** The Hand cannot be thrown where it has to be charged first: then its spent side only waits. */
export const handRef = (view: View): string => {
  if (view.sentinel?.side === "charged") return "token:hand-charged";
  return view.goals.some((goal) => goal.id === "MH10-juggernaut") ? "token:hand-idle" : "token:hand-spent";
};

export const heroNumber = (view: View, id: string): number => view.heroes.findIndex((hero) => hero.id === id) + 1;
export const heroOf = (view: View, id: string): Hero | undefined => view.heroes.find((hero) => hero.id === id);
/** Everybody can devour; the other Attacks are a hero's own. */
export const weaponIcon = (hero: Hero, weapon: string): string => (weapon === "devour" ? weapon : hero.id);
export const initial = (name: string): string => (name.trim()[0] ?? "?").toUpperCase();

export const XP_STEPS = [0, 7, 19, 43];

/** Entities an event line speaks of, from its arguments, when the server did not list them. */
export function touchesOf(line: LogLine): string[] {
  if (line.touches?.length) return line.touches;
  const { hero, zone, to, origin, edge } = line.args;
  return [
    hero && `hero:${hero}`,
    zone && `zone:${zone}`,
    to && `zone:${to}`,
    origin && `zone:${origin}`,
    edge && `edge:${edge}`,
  ].filter(Boolean) as string[];
}
