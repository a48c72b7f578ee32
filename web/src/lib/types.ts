// The protocol as the browser sees it: what the server sends, what we send back. Ids and numbers only; sentences
// arrive ready in the language of the seat, names come from the glossary.

export type Lang = "en" | "fr";
export type Say = Record<Lang, string>;

export interface Fact {
  text: string;
  value?: number | string | null;
}
export interface OptionView {
  key: string;
  text: string;
  touches?: string[];
  most?: number;
  rule?: string;
  facts?: Fact[];
  slot?: string;
  args?: Record<string, unknown>;
}
export interface RefusedView {
  key: string;
  text: string;
  rule: string;
  touches?: string[];
}
export interface Crumb {
  text: string;
  to?: number | null;
}
export interface AskView {
  id: number;
  seat: number;
  group?: boolean;
  prompt: string;
  rule: string;
  source?: string;
  least: number;
  most: number;
  options: OptionView[];
  refused?: RefusedView[];
  crumbs?: Crumb[];
  touches?: string[];
  /** At a window: the card each answer uses, about which one may say something once and for all. */
  window?: Record<string, string>;
}
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  online?: boolean;
  standing?: string;
}
export interface UndoPoint {
  to: number;
  step: "answer" | "action" | "turn";
  free: boolean;
  seat: number;
  text?: string;
}
export interface UndoRequest {
  id: number;
  by: number;
  to: number;
  agree: number[];
  need: number[];
}
export interface GlossaryEntry {
  name: string;
  text?: string;
  short?: string;
  [attribute: string]: string | undefined;
}
export type Glossary = Record<string, GlossaryEntry>;

/** A game's own view and geometry: only its components look inside. */
export type GameView = Record<string, any>;

export interface Welcome {
  type: "welcome";
  lang: Lang;
  game: string;
  scenario: string;
  table: string;
  you: number[];
  watching: boolean;
  static: GameView;
  glossary: Glossary;
  phases: { id: string; name: string }[];
  seats: SeatInfo[];
  standing_cards?: string[];
  standing_habits?: string[];
}
export interface TableFrame {
  type: "table";
  seq: number;
  round: number;
  phase: string;
  outcome: string;
  winners?: number[];
  views?: Record<string, GameView>;
  view: GameView;
  asks: AskView[];
  waiting: { seat: number; prompt: string }[];
  undo: UndoPoint[];
  request: UndoRequest | null;
  seats: SeatInfo[];
  standing?: { seat: number; card: string; answer: "always" | "never" | "ask" }[];
}
export interface LogLine {
  n: number;
  kind: string;
  text: string;
  rule: string;
  touches?: string[];
  args: Record<string, any>;
}
export interface LogFrame {
  type: "log";
  from: number;
  lines: LogLine[];
  cut?: boolean;
}
export interface HintFrame {
  type: "hint";
  seat: number;
  decision: number;
  best: { key: string; keys?: string[]; score: number; text: string }[];
}
export interface ErrorFrame {
  type: "error";
  code: string;
  text: string;
  rule?: string;
}
/** Something said at the table, after so many lines of the log. */
export interface ChatFrame {
  type: "chat";
  n?: number;
  seat?: number | null;
  name?: string;
  text: string;
  line?: number;
}
export type ServerFrame = Welcome | TableFrame | LogFrame | HintFrame | ErrorFrame | ChatFrame | { type: "pong" };

export interface Rule {
  id: string;
  topic: string;
  title: string;
  en: string;
  fr: string;
  example?: string;
  title_fr?: string;
  example_fr?: string;
  ruling?: boolean;
  [k: string]: any;
}

export interface GameInfo {
  id: string;
  name: Say;
  tagline: Say;
  seats: [number, number];
  minutes: number;
  ready: boolean;
  scenarios: { id: string; name: Say; text: Say; minutes?: number; difficulty?: string; defaults?: Record<string, any> }[];
  options?: any;
  defaults?: Record<string, any>;
  scenario_option?: string;
}
export interface TableSummary {
  table: string;
  game: string;
  scenario: string;
  round: number;
  outcome: string;
  seats: SeatInfo[];
  yours: number[];
  asked: number[];
  updated: string;
  /** Why the table cannot go on here; then only its save file can be had. */
  stranded?: string;
}
export interface NewTable {
  table: string;
  seats: { seat: number; token: string; kind: string; name: string }[];
  watch: string;
}
/** Decks people bring: what a builder is offered, and what the server says to every change. */
export interface PlainDeck {
  hero: string;
  cards: Record<string, number>;
  name: string;
}
export interface DeckFault {
  text: string;
  rule: string;
  card: string;
}
export interface DeckOffer {
  size: [number, number];
  aspects: string[];
  heroes: { id: string; cards: Record<string, number> }[];
  cards: Record<string, string>;
  prepared: { id: string; name: string; hero: string; aspect: string; cards: Record<string, number> }[];
  static: GameView;
  glossary: Glossary;
}
export interface DeckJudged {
  deck: PlainDeck;
  legal: boolean;
  faults: DeckFault[];
  no_more: Record<string, DeckFault>;
  no_less: Record<string, DeckFault>;
  sums: {
    count: number;
    aspects: string[];
    factions: Record<string, number>;
    types: Record<string, number>;
    costs: Record<string, number>;
    resources: Record<string, number>;
  };
}
export interface DeckRead extends DeckJudged {
  unread: { line: number; words: string; text: string; near: string[] }[];
}
export type DeckForm = "list" | "json";
/** First position of a table that does not exist yet, as a watcher would see it. */
export interface Preview {
  welcome: Welcome;
  table: TableFrame;
}
