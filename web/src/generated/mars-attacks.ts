// Written by tools/contract.py from the server's structs: do not edit.

/** Everything but the order of the deck. `terrain` and `walls` are what differs from the printed board. */
export interface View {
  scenario: string;
  battle: string;
  side: string;
  difficulty: number;
  round: number;
  turn: number;
  uses: number;
  phase: string;
  acting: Acting | null;
  models: ModelView[];
  zombies: Record<string, Pack>;
  terrain: Record<string, string>;
  walls: ([string, string, string])[];
  points: SpawnPoint[];
  objectives: string[];
  searched: number;
  transmitter: string | null;
  sent: boolean;
  free: boolean;
  noise: number;
  quiet: boolean;
  authority: string | null;
  hand: string[];
  deck: number;
  discards: string[];
  laid: LaidCard[];
  goals: GoalView[];
  squad: SquadView;
  force_points: number;
  battles: PastBattle[];
  restarts: number;
  score: number;
  roll: RollView | null;
  sight: Sight | null;
}

/** Whose activation it is, and what is left of it. */
export interface Acting {
  model: string;
  kind: string;
  halves: number;
  deeds: number;
  path: string[];
}

/**
 * A model: `stage` is camp, board, escaped, saved or dead, `lost` the battle in which it fell, `cost` what it counts
 * for.
 */
export interface ModelView {
  shoot: number;
  fight: number;
  survive: number;
  range: [number, number];
  abilities: string[];
  weapon: string;
  id: string;
  profile: string;
  seat: number;
  stage: string;
  square: string | null;
  points: number;
  value: number;
  hero: boolean;
  activated: boolean;
  rattled: boolean;
  grieving: boolean;
  squad: boolean;
  lost: string;
  kills: number;
  record: Service;
  cost: number;
  purchase: number;
}

/**
 * What a model has been through since the campaign began: battles fought and survived, deaths turned away by Heroics,
 * how often it was Rattled; and of one that fell in which Round, at which square, `to` a Zombie, a card or because it
 * was `left`.
 */
export interface Service {
  battles: number;
  survived: number;
  close: number;
  rattled: number;
  round: number;
  square: string;
  to: string;
}

/** The Zombies of a square; so many of them have acted already. */
export interface Pack {
  count: number;
  marked: number;
}

/** Where Zombies arrive, with how many dice. */
export interface SpawnPoint {
  square: string;
  dice: number;
}

/** A card on the table; `ready` from the turn after. */
export interface LaidCard {
  card: string;
  count: number;
  ready: boolean;
}

/** An objective of the battle, and how far it is. */
export interface GoalView {
  id: string;
  done: boolean;
  now: boolean;
  have: number;
  of: number;
}

/** What the squad of this battle counts for, and may count for. */
export interface SquadView {
  points: number;
  limit: number;
}

/** A battle of the campaign that is over: won, lost or given up (`retreat`). */
export interface PastBattle {
  battle: string;
  result: string;
  rounds: number;
  lost: string[];
}

/** The last dice: who rolled against what, and which of them succeed. */
export interface RollView {
  who: string;
  test: string;
  square: string | null;
  stat: number;
  dice: number[];
  hits: boolean[];
}

/** What the acting model sees, clearly or behind cover, and how far its shot would be heard. */
export interface Sight {
  square: string;
  clear: string[];
  cover: string[];
  hear: string[];
}

/** The printed boards by battle, everything that can be hired, every support card. */
export interface Static {
  boards: Record<string, BoardShape>;
  units: UnitInfo[];
  cards: Record<string, CardInfo>;
}

/** A printed board; each edge that is not open as x1, y1, x2, y2 and its kind, from the north-west. */
export interface BoardShape {
  width: number;
  height: number;
  squares: Square[];
  edges: ([number, number, number, number, string])[];
  blue: string[];
  landing: string[];
  zombies: string[];
  exits: string[];
  points: SpawnPoint[];
}

/** A square of a printed board. */
export interface Square {
  id: string;
  x: number;
  y: number;
  terrain: string;
}

/** Something that can be hired. */
export interface UnitInfo {
  id: string;
  side: string;
  kind: string;
  points: number;
  unique: boolean;
  profiles: ProfileInfo[];
}

/** One model of a unit. */
export interface ProfileInfo {
  shoot: number;
  fight: number;
  survive: number;
  range: [number, number];
  abilities: string[];
  weapon: string;
  id: string;
  heroics: number;
}

/** A support card as printed. */
export interface CardInfo {
  type: string;
  skull: boolean;
  rules: string[];
}
