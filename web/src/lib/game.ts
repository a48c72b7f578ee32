// What a game brings to the table: a core of six, and the parts of gameparts.ts
// as far as it wants them. Everything else on the page knows no game.
import type { Component } from "svelte";
import type { Parts } from "./gameparts";
import type { TableClient } from "./table.svelte";
import type { GameView, LogLine } from "../generated/contract";

/** Who a question or a log heading belongs to: colour and shape by number, letter by name. */
export interface Mark {
  number: number;
  initial: string;
  name: string;
}

export interface CardFace {
  ref: string;
  kind: string;
  name: string;
  subtitle: string;
  icon: string;
  text: string;
  cost?: string;
  /** Colour of the face, icons to pay with, and words explained beside the card. */
  aspect?: string;
  icons?: string[];
  notes?: { title: string; text: string }[];
  stats?: { label: string; value: string }[];
  lines?: { level: number; label: string; value: string; now: boolean }[];
  rules: string[];
}

export interface DigestLine {
  number?: number | string;
  icon?: string;
  text: string;
  touches: string[];
}

/**
 * How long an event is watched at speed 1, and as what. The table stands as the event left it; with `hold` as it was
 * before until the picture is over: who moves or falls is seen doing so.
 */
export interface Picture {
  ms: number;
  kind: string;
  hold?: boolean;
}

/** The picture of one event on the board, or of several that happen together, while it plays. */
export interface Effect {
  line: LogLine;
  lines: LogLine[];
  ms: number;
  kind: string;
  before: GameView;
  after: GameView;
}

/** Who sits where at a new table, and what the server needs to know about it. */
export interface SeatPlan {
  setup: Record<string, unknown>;
  seats: { kind: "you" | "friend" | "bot"; name: string }[];
  withFriend(): SeatPlan;
}

/** What is worth saying about a question the first time one meets it; `key` is the answer it speaks of. */
export interface Lesson {
  id: string;
  args: Record<string, string | number>;
  key: string;
  /** Of a guided game: rules to open, and the part of the screen to look at. */
  rules?: string[];
  light?: string;
}

/** What every game shows. */
export interface Core {
  /** The game's id, as the server knows it. */
  id: string;
  /** Stands for the game where there is room for one icon. */
  icon: string;
  Board: Component<{ client: TableClient; phone?: boolean }>;
  Seats: Component<{ client: TableClient }>;
  /** What stands above the log; on a phone `goals` alone, in a drawer. */
  Rail: Component<{ client: TableClient; part?: "all" | "goals" }>;
  /** Whom a question belongs to. */
  mark(ask: { seat: number; source?: string }, client: TableClient): Mark;
}

/** What a game's folder says: its id, and of the core and of each part whatever is its own. */
export type OwnUi = Pick<Core, "id"> & Partial<Core> & { [Name in keyof Parts]?: Partial<Parts[Name]> };

/** The same with nothing left open: the rest is that of any game (`anygame`). `skin` is the name of its folder. */
export interface GameUi extends Core, Parts {
  skin: string;
}
