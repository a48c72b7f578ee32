// Written by tools/contract.py from the server's structs: do not edit.

/**
 * The table as a seat sees it; a watcher has no `you`. `phase` is setup, players or colony, `side` normal or hardcore;
 * `waste` has its top card last, `cause` is how the game ended.
 */
export interface View {
  scenario: string;
  side: string;
  variant: string;
  rules: string[];
  round: number;
  rounds_left: number;
  phase: string;
  first: number;
  active: number | null;
  morale: number;
  food: number;
  starvation: number;
  helpless: number;
  tonight: Tonight;
  flags: string[];
  cause: string;
  crisis: CrisisView | null;
  objective: ObjectiveView;
  places: Place[];
  survivors: Record<string, SurvivorView>;
  players: PlayerView[];
  waste: string[];
  removed: number;
  gone: string[];
  waiting: Waiting[];
  decks: Decks;
  box: number;
  crossroads: Crossroads;
  you: OwnView | null;
}

/**
 * What the colony phase will eat, cost in morale and bring by place as things stand, before noise. `overrun` names by
 * entrance whom each break-in costs (empty for somebody helpless, or where nobody can know); `fallen` is the morale of
 * all of them, `crisis` that of a crisis with too few cards, `frost` that of frostbite before the night; `ends` says
 * that all of it takes the last morale.
 */
export interface Tonight {
  food: number;
  hunger: number;
  waste: number;
  zombies: Record<string, number>;
  overrun: Record<string, string[]>;
  fallen: number;
  crisis: number;
  frost: number;
  ends: boolean;
}

/** The crisis in force, and how many cards each seat gave. */
export interface CrisisView {
  id: string;
  accepts: string[];
  needed: number;
  given: number[];
}

/** The main objective: what lies on it and how far it is. */
export interface ObjectiveView {
  accepts: string[];
  cards: string[];
  counters: Record<string, number>;
  goal: Line[];
}

/**
 * A line of an objective: how far it is, and how far it must be (-1: no such bound); `met` is null while nobody can
 * know.
 */
export interface Line {
  line: number;
  met: boolean | null;
  reached: number;
  least: number;
  most: number;
}

/** The colony or a location: who is there, the cards of its deck, its noise. */
export interface Place {
  id: string;
  spaces: number;
  free: number;
  survivors: string[];
  helpless: number;
  deck: number;
  noise: number;
  noise_spaces: number;
  entrances: Entrance[];
}

/** A gate of a place. */
export interface Entrance {
  id: string;
  spaces: number;
  zombies: number;
  barricades: number;
}

/** A survivor in play; `used` is the ability in this round, attack and search are the dice they need. */
export interface SurvivorView {
  seat: number;
  place: string;
  wounds: number;
  frostbite: number;
  limit: number;
  items: Item[];
  moved: boolean;
  rests: boolean;
  leader: boolean;
  used: boolean;
  influence: number;
  attack: number;
  search: number;
}

/** An equipped card; `used` in this round. */
export interface Item {
  id: string;
  used: boolean;
}

/**
 * What everybody sees of a player. `shown` is the objective that an exile who was no betrayer has laid open; the cards
 * and aims of all are shown when the game is over.
 */
export interface PlayerView {
  seat: number;
  hand: number;
  dice: number[];
  gained: number[];
  spent: number[];
  leader: string | null;
  group: string[];
  exiled: boolean;
  out: boolean;
  exile_card: boolean;
  shown: string | null;
  given: number;
  cards?: string[];
  aims?: Aim[];
}

/** A line of a secret objective. */
export interface Aim {
  line: number;
  met: boolean | null;
  reached: number;
  least: number;
  most: number;
  card: string;
}

/** A survivor who joins when there is room. */
export interface Waiting {
  seat: number;
  survivor: string;
}

/** How many cards are left of each. */
export interface Decks {
  survivors: number;
  crises: number;
  crossroads: number;
  exiled: number;
}

/** Who reads the crossroads card of this turn; which it is, for the reader only. */
export interface Crossroads {
  reader: number | null;
  card: string | null;
}

/** What only this seat sees: its hand, what it just found, survivors to choose from, its objectives. */
export interface OwnView {
  hand: string[];
  drawn: string[];
  dealt: string[];
  cards: string[];
  aims: Aim[];
}

/** What is printed on survivors and items. */
export interface Static {
  survivors: Record<string, PrintedSurvivor>;
  items: Record<string, PrintedItem>;
}

/**
 * A survivor's card: influence, the dice that an attack, a search and the ability need, where and how often the ability
 * works.
 */
export interface PrintedSurvivor {
  influence: number;
  attack: number;
  search: number;
  die: number;
  place: string;
  limit: string;
}

/** An item card. */
export interface PrintedItem {
  symbol: string;
  kind: string;
}
