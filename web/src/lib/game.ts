// What a game brings to the table: its board, seats and rail, how its events play, how its cards are read. Everything
// else
// on the page knows no game.
import type { Component } from "svelte";
import type { TableClient } from "./table.svelte";
import type { AskView, GameInfo, GameView, Glossary, LogLine, OptionView } from "../generated/contract";

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

/** A short picture of one event on the board, or of several that happen together. `ms` is at speed 1. */
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
}

export interface GameUi {
  skin: string;
  icon: string;
  Board: Component<{ client: TableClient; phone?: boolean }>;
  Seats: Component<{ client: TableClient }>;
  Rail: Component<{ client: TableClient; part?: "all" | "goals" }>;
  Hand: Component<{ client: TableClient }>;
  MiniMap: Component<{ client: TableClient }>;
  Preview: Component<{ view: GameView; geometry: GameView; glossary: Glossary }>;
  Setup: Component<{
    info: GameInfo;
    scenario: string;
    setScenario: (id: string) => void;
    change: (plan: SeatPlan) => void;
    bring?: string;
  }>;
  /** The deck builder, where players bring their own. */
  Decks?: Component<{ deck: string }>;
  apply(view: GameView, line: LogLine): GameView;
  effect(line: LogLine): { ms: number; kind: string } | null;
  /** Whether two events that follow each other are one picture, and what such a picture is called. */
  together?(first: LogLine, next: LogLine): boolean;
  told?(lines: LogLine[], client: TableClient): string;
  mark(ask: { seat: number; source?: string }, client: TableClient): Mark;
  marksOf(ref: string, client: TableClient): Mark | null;
  lineIcon(line: LogLine): string;
  optionIcon(key: string): string;
  /** An answer in a few words, when many stand close together; empty leaves it as it is. */
  brief?(option: OptionView, client: TableClient): string;
  /** What stands on an answer instead of an icon: whom it names, or the face of a die. */
  sign?(option: OptionView, client: TableClient): { mark?: Mark; die?: number } | null;
  /** Dice an answer rolls, when it rolls some: all of them, and how many of those are extra. */
  dice?(option: OptionView): { all: number; extra: number } | null;
  /** The card behind an id, when there is one to hold up. */
  face(ref: string, client: TableClient): CardFace | null;
  digest(lines: LogLine[], client: TableClient): DigestLine[];
  /** A finished game in a few numbers. */
  summary?(lines: LogLine[], client: TableClient): string[];
  /** The table in plain sentences, a heading first in each group. */
  describe(client: TableClient): { heading: string; lines: string[] }[];
  /** What a seat leads, for its link. */
  seatLabel?(seat: number, client: TableClient): string;
  /** Who acts now, as something that can be held up. */
  actor?(client: TableClient): string;
  /** The n-th lesson of a first game, when the open question fits it. */
  lesson?(n: number, ask: AskView, client: TableClient): Lesson | null;
  goalLine(client: TableClient): string;
  /** A board much wider than tall puts the seats below it. */
  wide?(geometry: GameView, view?: GameView | null): boolean;
  /** "hands": the board holds seats and hand itself, so the page gives it all the room. */
  layout?: "hands";
  /** What may be said about a card while it is held up. */
  Held?: Component<{ client: TableClient; held: string }>;
  /** Until when one may pass: phases of the game, or the round. */
  passUntil?: string[];
  /** How this game draws a thing one pays with, for cards held up. */
  Resource?: Component<{ kind: string; size?: "" | "l" | "xl" }>;
  /** What stands before the steps instead of the number of the round. */
  heading?(client: TableClient): string;
  /** The steps of the ribbon, when phases alone do not tell enough. */
  steps?(client: TableClient): { name: string; state: string; number?: number; group?: string }[];
  /** Sentences as people at this table say them: where the game numbers its players, names take their place. */
  words?(text: string, client: TableClient): string;
  /** What a thing is called here, when that is more than its printed name. */
  called?(ref: string, client: TableClient): string | undefined;
  /** Whether nobody may give advice just now. */
  silent?(client: TableClient): boolean;
  /** A line that would tell others at a shared screen what only one seat knows. */
  hides?(line: LogLine, client: TableClient): boolean;
  /** Whether the open question waits until its owner looks: several people share this screen. */
  covers?(client: TableClient): boolean;
  /** Whose heading a line of the log is. */
  lineMark?(line: LogLine, client: TableClient): Mark | null;
  /** What the end means for the seats of this screen, when that is not the same for all. */
  verdict?(client: TableClient): { won: boolean; title: string };
  /** Answers drawn by the game for this question; null leaves it to the bar. */
  answers?(ask: AskView): Component<{ client: TableClient; ask: AskView }> | null;
}
