// What a game may bring besides its core, in parts. Each part does nothing by itself (`QUIET`); a game says what is its
// own, and whoever uses a part needs not ask whether the game has it.
import type { Component } from "svelte";
import type { CardFace, DigestLine, Lesson, Mark, Picture, SeatPlan } from "./game";
import type { Column, Slots } from "./slots";
import type { TableClient } from "./table.svelte";
import type {
  AskView,
  ExamplePlay,
  GameInfo,
  GameView,
  Glossary,
  Group,
  LogLine,
  OptionView,
} from "../generated/contract";

/** What the choices of a new table are given, and whom they tell. */
export interface SetupProps {
  info: GameInfo;
  scenario: string;
  setScenario: (id: string) => void;
  change: (plan: SeatPlan) => void;
  /** What another page hands on: a deck, or a scenario and who plays it. */
  bring?: string;
}

/** Start page and new-table page. */
export interface MakingPart {
  /** The picture on the start page. */
  Poster: Component | null;
  /** Who plays what, and everything else that is chosen. */
  Setup: Component<SetupProps> | null;
  /** The first position, beside the choices. */
  Preview: Component<{ view: GameView; geometry: GameView; glossary: Glossary }> | null;
  /** A first position much wider than tall stands beside the title on a phone. */
  wide: boolean;
  /** What is played, where the choices change the words of the scenario; empty leaves it at them. */
  told(view: GameView, glossary: Glossary): string;
  /** Whether the choices leave the game as its figures were measured. */
  measured(view: GameView): boolean;
}

/** What may stand under the small board of an example, in letters of the page. `whole` is the example, all steps of it. */
export type UnderProps = { client: TableClient; whole: ExamplePlay };

/** Where things stand on a large screen. */
export interface LayoutPart {
  /** The board holds seats and hand itself, so the page gives it all the room. */
  hands: boolean;
  /** A board much wider than tall puts the seats below it. */
  wide(geometry: GameView, view?: GameView | null): boolean;
  /** What rules are about and its board does not draw: seats, a hand. */
  Under: Component<UnderProps> | null;
}

/** What a phone shows around the board. */
export interface PhonePart {
  Hand: Component<{ client: TableClient }> | null;
  MiniMap: Component<{ client: TableClient }> | null;
  /** How far the goal is, in a few words. */
  goalLine(client: TableClient): string;
  /** How much of it is done, beside the round: the goal's line then is its name alone. */
  done(client: TableClient): string;
}

/** Round, phases and steps on top. */
export interface RibbonPart {
  /** What kind of game of this game it is, beside its name; `kind` may change how the page looks. */
  badge(client: TableClient): { kind: string; icon: string; text: string } | null;
  /** What stands before the steps instead of the number of the round. */
  heading(client: TableClient): string;
  /** The steps, when phases alone do not tell enough. */
  steps: ((client: TableClient) => { name: string; state: string; number?: number; group?: string }[]) | null;
  /** Until when one may pass: phases of the game, or the round. */
  passUntil: string[];
}

/** Who is who. */
export interface PeoplePart {
  /** Whom a thing belongs to, or who it is. */
  marksOf(ref: string, client: TableClient): Mark | null;
  /** What a seat leads, for its link. */
  seatLabel(seat: number, client: TableClient): string;
  /** Who acts now, as something that can be held up. */
  actor(client: TableClient): string;
  /** What a thing is called here, when that is more than its printed name. */
  called(ref: string, client: TableClient): string | undefined;
}

/** Cards that can be held up. */
export interface CardsPart {
  /** The card behind an id, when there is one. */
  face(ref: string, client: TableClient): CardFace | null;
  /** What may be said about a card while it is held up. */
  Held: Component<{ client: TableClient; held: string }> | null;
  /** How this game draws a thing one pays with. */
  Resource: Component<{ kind: string; size?: "" | "l" | "xl" }> | null;
}

/** Answers in the bar and beside things. */
export interface AnswersPart {
  /** Icons by verb. */
  icons: Record<string, string>;
  /** Whether a turn may be drawn ahead, place by place. */
  plans: boolean;
  /** Icons of what is counted, by the first word of a track. */
  gauges: Record<string, string>;
  /** The picture of where something is counted, when an answer changes the same in two places; empty without one. */
  where(track: string): string;
  /** The picture of what an answer is about, where that says more than its verb; empty leaves it to the verb. */
  picture(option: OptionView): string;
  /** The kinds of things a turn of this game can consist of: each has its column in the bar, so and so wide. */
  slots: Slots;
  /** Columns that this game calls otherwise, as keys of its words. */
  headings: Partial<Record<Group, string>>;
  /** Columns of the game's own for this question; null leaves one for each of `slots`. */
  columns(ask: AskView): Column[] | null;
  /** Where an answer stands among those of its kind: the least first, so that what can always be done keeps its place. */
  rank(option: OptionView): number;
  /** An answer in a few words, when many stand close together; empty leaves it as it is. */
  brief(option: OptionView, client: TableClient): string;
  /** Whether those few words are enough where there is room for more: the question has said the rest. */
  terse(option: OptionView): boolean;
  /** What the thing it chooses does, in a few words, where nothing else is said of the answer. */
  gist(option: OptionView, client: TableClient, compact: boolean): string;
  /** What leaving an optional choice is called, as a key of the game's words; empty is "without". */
  without(ask: AskView, client: TableClient): string;
  /** What lies beside the words of a question: dice, for one. */
  Beside: Component<{ client: TableClient; ask: AskView }> | null;
  /** Answers drawn by the game for this question; null leaves it to the bar. */
  drawn(ask: AskView): Component<{ client: TableClient; ask: AskView }> | null;
}

/** The log, and what the other side did. */
export interface LogPart {
  icon(line: LogLine): string;
  /** Whose heading a line is. */
  mark(line: LogLine, client: TableClient): Mark | null;
  /** Lines that say the same of several pieces, as one line with the number of the last. */
  gathered(lines: LogLine[], client: TableClient): LogLine[];
  digest(lines: LogLine[], client: TableClient): DigestLine[];
  /** What stands above the digest instead of "What the enemies changed". */
  news(client: TableClient): string;
  /** Whether somebody has acted since: it is then folded, and opens again. */
  past(client: TableClient): boolean;
  /** What may be announced to all with one tap now, as it is written down (`/word number`), and how a screen says it. */
  announcements(client: TableClient): string[];
  announced(text: string): string;
}

/** Events on the board, one after the other. */
export interface PlaybackPart {
  effect(line: LogLine): Picture | null;
  /** Whether two events that follow each other are one picture, and what such a picture is called. */
  together(first: LogLine, next: LogLine): boolean;
  told(lines: LogLine[], client: TableClient): string;
}

/** What is kept from others, at this screen or at all. */
export interface SecretsPart {
  /** Whether nobody may give advice just now. */
  silent(client: TableClient): boolean;
  /** A line that would tell others at a shared screen what only one seat knows. */
  hides(line: LogLine, client: TableClient): boolean;
  /** Whether the open question waits until its owner looks: several people share this screen. */
  covers(client: TableClient): boolean;
}

/** The page after the last answer. */
export interface EndPart {
  /** A finished game in a few numbers. */
  summary(lines: LogLine[], client: TableClient): string[];
  /** What the end means for the seats of this screen, when that is not the same for all. */
  verdict: ((client: TableClient) => { won: boolean; title: string }) | null;
}

/** A first game. */
export interface LessonsPart {
  /** The n-th lesson, when the open question fits it. */
  lesson(n: number, ask: AskView, client: TableClient): Lesson | null;
}

/** Decks that players bring. */
export interface DecksPart {
  /** The deck builder. */
  Page: Component<{ deck: string }> | null;
}

export interface Parts {
  making: MakingPart;
  layout: LayoutPart;
  phone: PhonePart;
  ribbon: RibbonPart;
  people: PeoplePart;
  cards: CardsPart;
  answers: AnswersPart;
  log: LogPart;
  playback: PlaybackPart;
  secrets: SecretsPart;
  end: EndPart;
  lessons: LessonsPart;
  decks: DecksPart;
}

const nothing = (): null => null;
const no = (): boolean => false;
const empty = (): string => "";

export const QUIET: Parts = {
  making: { Poster: null, Setup: null, Preview: null, wide: false, told: empty, measured: () => true },
  layout: { hands: false, wide: no, Under: null },
  phone: { Hand: null, MiniMap: null, goalLine: empty, done: empty },
  ribbon: { badge: nothing, heading: empty, steps: null, passUntil: ["round"] },
  people: { marksOf: nothing, seatLabel: empty, actor: empty, called: () => undefined },
  cards: { face: nothing, Held: null, Resource: null },
  answers: {
    icons: {},
    gauges: {},
    where: empty,
    plans: false,
    slots: { move: 5, attack: 5, play: 4, use: 4, other: 5 },
    headings: {},
    columns: () => null,
    rank: () => 0,
    picture: empty,
    brief: empty,
    terse: no,
    gist: empty,
    without: empty,
    Beside: null,
    drawn: nothing,
  },
  log: {
    icon: () => "log",
    mark: nothing,
    gathered: (lines) => lines,
    digest: () => [],
    news: empty,
    past: no,
    announcements: () => [],
    announced: empty,
  },
  playback: { effect: (line) => (line.patch ? { ms: 320, kind: "pop" } : null), together: no, told: empty },
  secrets: { silent: no, hides: no, covers: no },
  end: { summary: () => [], verdict: null },
  lessons: { lesson: nothing },
  decks: { Page: null },
};
