// Written by tools/contract.py from the server's structs: do not edit.

/**
 * Everything face up; all players share what they know. `awake` are the active levels, `reach` the Moves of whoever
 * acts along open ways, whoever stands in them. `wanted` are Bystanders that an objective is about; `placed` are zones
 * with a facedown Spawn card. `pools` counts the horde's miniatures that are left, `gone` those out of the game, both
 * by kind.
 */
export interface View {
  mission: string;
  mode: "hero" | "zombie";
  round: number;
  phase: string;
  active: string | null;
  heroes: HeroView[];
  awake: string[];
  meals: Meal[];
  flights: Flight[];
  foreseen: Foreseen[];
  reach: Record<string, number>;
  zones: Record<string, ZoneView>;
  edges: Record<string, EdgeView>;
  spawns: SpawnView[];
  objectives: ObjectiveView[];
  exit: string | null;
  sentinel: Sentinel | null;
  cabin: string | null;
  secrets: CardThere[];
  placed: string[];
  wanted: string[];
  goals: Goal[];
  danger: Danger;
  decks: Decks;
  discards: Discards;
  pools: Record<string, number>;
  gone: Record<string, number>;
  roll: RollView | null;
}

/**
 * A dashboard. Its track is Power, or in Zombie Mode Hunger and whether it rules (`ravenous`). `level` counts from 1,
 * Blue.
 */
export interface HeroView {
  id: string;
  seat: number;
  zone: string | null;
  health: number;
  health_max: number;
  power?: number;
  power_max?: number;
  hunger?: number;
  hunger_max?: number;
  ravenous?: boolean;
  xp: number;
  level: number;
  level_xp: number;
  next_xp: number | null;
  actions: number;
  actions_max: number;
  state: "active" | "done" | "exited" | "out" | "ready";
  traits: string[];
  bystander: string | null;
  tokens: string[];
  attacks: AttackView[];
  skills: SkillView[];
  effects: string[];
}

/**
 * An Attack: Range from `min` to `max`, each die of `accuracy` or more hits. `dice` and `accuracy` are those of an
 * Attack made now, with what applies by itself (Berserker Rage, Hunger); `printed` are the card's.
 */
export interface AttackView {
  id: string;
  kind: "melee" | "ranged";
  min: number;
  max: number;
  dice: number;
  accuracy: number;
  printed: [number, number];
}

/**
 * A Skill and the danger level it comes with (0: from a card); `active` when it is used on purpose, `used` for this
 * turn.
 */
export interface SkillView {
  id: string;
  level: number;
  unlocked: boolean;
  used: boolean;
  active: boolean;
}

/** Whom whoever acts could devour: hits needed, XP of an Enemy; `first` in line comes before the others. */
export interface Meal {
  id: string;
  bystander: boolean;
  needs: number;
  xp: number;
  first: boolean;
}

/** A Bystander who would run from the Zombie Heroes if it were their Phase now; to one of these zones. */
export interface Flight {
  bystander: string;
  zone: string;
  to: string[];
}

/** The Spawn card that Premonition has laid at a Spawn Point. */
export interface Foreseen {
  zone: string;
  card: string;
}

/**
 * What stands in a zone. `enemies` by kind; `zombie_heroes` are the named ones (in Zombie Mode Super Heroes), `lying`
 * those laid down, who are no Enemies for now; `frozen` skip an Activation. `sees` has every zone in line of sight with
 * its Range, itself first.
 */
export interface ZoneView {
  enemies: Record<string, number>;
  zombie_heroes: string[];
  lying: string[];
  bystanders: BystanderView[];
  facedown: number;
  frozen: number;
  opened: boolean;
  sees: ([string, number])[];
}

/** A Bystander face up; `hidden` while a card covers them. */
export interface BystanderView {
  id: string;
  hidden: boolean;
}

/** A door, window, arch or Elevator door; `lock` is the colour of one that is still locked. */
export interface EdgeView {
  open: boolean;
  lock: string;
}

/** A Spawn Point; they take turns by `number`. */
export interface SpawnView {
  zone: string;
  color: string;
  active: boolean;
  number: number;
}

/** An Objective token; its colour is `facedown` until it is taken. */
export interface ObjectiveView {
  zone: string;
  color: string;
  taken: boolean;
}

/** The Sentinel Hand on the board, charged or spent. */
export interface Sentinel {
  zone: string;
  side: string;
}

/** A Secret Mission card face up in a zone. */
export interface CardThere {
  id: string;
  zone: string;
}

/**
 * One line of the objectives: done or not, whether it can be worked on now, and how much of it is done where one can
 * count.
 */
export interface Goal {
  id: string;
  done: boolean;
  now: boolean;
  have: number;
  of: number;
}

/** The danger level, counted from 1, and the hero whose XP set it. */
export interface Danger {
  level: number;
  hero: string;
  xp: number;
  next_xp: number | null;
}

/** Cards left. */
export interface Decks {
  spawn: number;
  traits: number;
  bystanders: number;
  zombie_heroes: number;
}

/** Cards that were used, the last one on top. */
export interface Discards {
  spawn: string[];
  traits: string[];
  bystanders: string[];
  zombie_heroes: string[];
}

/** The last attack roll, die by die. */
export interface RollView {
  hero: string;
  dice: number[];
  hits: boolean[];
  accuracy: number;
}

/** The map of the mission. */
export interface Static {
  levels: LevelShape[];
  zones: Record<string, ZoneShape>;
  edges: Record<string, EdgeShape>;
}

/**
 * A level in cell units: walls and zone borders as x1, y1, x2, y2, with gaps where openings are; stairwells are no
 * zone.
 */
export interface LevelShape {
  id: string;
  width: number;
  height: number;
  cells: CellShape[];
  walls: ([number, number, number, number])[];
  lines: ([number, number, number, number])[];
  stairs: ([number, number])[];
}

/** A cell of a level and the zone it belongs to. */
export interface CellShape {
  x: number;
  y: number;
  zone: string;
}

/** A zone as printed. */
export interface ZoneShape {
  level: string;
  kind: "fountain" | "room" | "shaft" | "street";
  tile: string;
  cells: ([number, number])[];
  spawn: boolean;
  bystander: boolean;
  stairs: boolean;
  highlighted: boolean;
}

/** An opening on the east or south side of the cell x, y. */
export interface EdgeShape {
  kind: "arch" | "door" | "elevator" | "window";
  level: string;
  x: number;
  y: number;
  side: "east" | "south";
}
