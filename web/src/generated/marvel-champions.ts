// Written by tools/contract.py from the server's structs: do not edit.

/**
 * Everything face up. `modular` is null when it was drawn unseen; `step` is that of the villain phase, 0 to 5;
 * `acceleration` counts tokens. `resolving` is being revealed or played; the seat in `peril` resolves a card alone:
 * nobody talks or helps.
 */
export interface View {
  scenario: string;
  expert: boolean;
  modular: string[] | null;
  round: number;
  phase: string;
  step: number;
  first: number;
  active: number | null;
  villain: VillainView;
  scheme: SchemeView;
  sides: CardView[];
  environments: CardView[];
  acceleration: number;
  icons: Icons;
  encounter: Encounter;
  removed: string[];
  resolving: string[];
  peril: number | null;
  activation: ActivationView | null;
  players: PlayerView[];
}

/** The villain. */
export interface VillainView {
  id: string;
  code: string;
  type: string;
  exhausted: boolean;
  health?: number;
  health_max?: number;
  damage?: number;
  atk?: number;
  thw?: number;
  def?: number;
  rec?: number;
  sch?: number;
  status?: string[];
  threat?: number;
  counters?: number;
  host?: string;
  under?: number;
  attached?: CardView[];
  stages_left: number;
}

/** A card in play: only the values that its type has, as they are now. `under` counts facedown cards. */
export interface CardView {
  id: string;
  code: string;
  type: string;
  exhausted: boolean;
  health?: number;
  health_max?: number;
  damage?: number;
  atk?: number;
  thw?: number;
  def?: number;
  rec?: number;
  sch?: number;
  status?: string[];
  threat?: number;
  counters?: number;
  host?: string;
  under?: number;
  attached?: CardView[];
}

/**
 * The main scheme: `target` ends the stage, `acceleration` is what comes in the next step one, all told, `coming` in
 * this round.
 */
export interface SchemeView {
  id: string;
  code: string;
  type: string;
  exhausted: boolean;
  health?: number;
  health_max?: number;
  damage?: number;
  atk?: number;
  thw?: number;
  def?: number;
  rec?: number;
  sch?: number;
  status?: string[];
  threat?: number;
  counters?: number;
  host?: string;
  under?: number;
  attached?: CardView[];
  target: number;
  acceleration: number;
  stages_left: number;
  coming: Coming;
}

/**
 * The threat to come in this round as the table stands: `sources` by the rules alone, then between `low` and `high`
 * from boost cards. The stage is full in `soonest` to `latest` rounds (0: never) while nobody removes threat;
 * `certain`: in this one, whatever anybody may have.
 */
export interface Coming {
  sources: Source[];
  low: number;
  high: number;
  soonest: number;
  latest: number;
  certain: boolean;
}

/** Threat that a card will place: the main scheme itself in step one, or an enemy that schemes. */
export interface Source {
  card: string;
  count: number;
}

/** What all schemes in play show together. */
export interface Icons {
  acceleration: number;
  hazard: number;
  crisis: number;
}

/**
 * The encounter deck and its discards, the top last; `boost` cards lie facedown on the villain. `odds` says how many of
 * the cards that nobody sees have 0, 1, 2 and 3 boost icons; null when a set was drawn unseen.
 */
export interface Encounter {
  deck: number;
  discard: string[];
  boost: number;
  odds: number[] | null;
}

/**
 * The attack or scheme that is going on; `boost` cards are turned up, `bonus` is what they and the attack itself add.
 */
export interface ActivationView {
  kind: "attack" | "scheme";
  enemy: string;
  seat: number;
  defender: string | null;
  boost: string[];
  bonus: number;
}

/**
 * One player's area. `hand` is null when this seat may not see it; the top of `discard` comes last. `flipped` has
 * changed form in this turn, `dealt` encounter cards wait facedown, `discount` is off the next card. `cards` are
 * upgrades and supports.
 */
export interface PlayerView {
  seat: number;
  identity: CardView;
  form: "alter-ego" | "hero";
  flipped: boolean;
  out: boolean;
  hand: string[] | null;
  hand_count: number;
  hand_size: number;
  deck: number;
  discard: string[];
  dealt: number;
  discount: number;
  nemesis: number;
  minions: CardView[];
  allies: CardView[];
  cards: CardView[];
}

/** Every printed face by its code. */
export interface Static {
  cards: Record<string, Face>;
}

/**
 * What is printed on a face: only what it has. `icons` to pay with are energy, mental, physical and wild; a power that
 * is missing in `stats` is a dash.
 */
export interface Face {
  type: string;
  faction: string;
  icons: [number, number, number, number];
  stats: Record<string, number>;
  cost?: number;
  set?: string;
  traits?: string[];
  keywords?: string[];
  boost?: number;
  boost_star?: boolean;
  stage?: number;
  unique?: boolean;
  back?: string;
  atk_pips?: number;
  thw_pips?: number;
  acceleration?: number;
  hazard?: number;
  crisis?: number;
  retaliate?: number;
  uses?: number;
  health_each?: boolean;
}
