// Written by tools/contract.py from the server's structs: do not edit.

export type Lang = "en" | "fr";

/**
 * The first frame: which seats (or the watch link) this client holds. From now on `key`, a secret of its own, opens
 * them instead; an invitation has to be exchanged like this, and whoever holds a seat may do so at any time.
 */
export interface Hello {
  type: "hello";
  tokens: string[];
  lang?: Lang;
  key?: string | null;
}

/** A seat's answer to the question with that decision id. */
export interface AnswerFrame {
  type: "answer";
  seat: number;
  decision: number;
  keys: string[];
}

/** Speak another language from now on. */
export interface LangFrame {
  type: "lang";
  lang: Lang;
}

/** Go back until `to` answers are left, or ask the others whether that is all right. */
export interface UndoFrame {
  type: "undo";
  to: number;
}

/** Agree to an open request or turn it down; whoever asked withdraws it by not agreeing. */
export interface UndoVote {
  type: "undo-vote";
  request: number;
  agree: boolean;
}

/** Give a question of the group to another seat. */
export interface HandFrame {
  type: "hand";
  decision: number;
  to: number;
}

/** What would a bot do? */
export interface AskHint {
  type: "hint";
  seat: number;
}

/**
 * What comes of ending now, or with `keys` of giving this answer first? `spare` says that nobody has asked yet: it is
 * thought about only while nobody else waits for a thought.
 */
export interface AskForecast {
  type: "forecast";
  seat: number;
  spare?: boolean;
  keys?: string[];
}

/** What does each answer change for certain? It is thought about when nobody waits for a thought. */
export interface AskLeads {
  type: "leads";
  seat: number;
}

/**
 * What comes of these answers, one after the other? With `play` they are given, until something unexpected comes up.
 */
export interface AskPlan {
  type: "plan";
  seat: number;
  decision: number;
  steps: string[][];
  play?: boolean;
}

/** The table in words, please, as that seat sees it; without one, as everybody does. */
export interface AskWords {
  type: "describe";
  seat?: number | null;
}

/** Bots should answer at once until a person is asked again. */
export interface Hurry {
  type: "hurry";
}

/** Pass for this seat until that phase begins, or the next round; an empty `until` ends it. */
export interface StandingFrame {
  type: "standing";
  seat: number;
  until: string;
}

/** At windows always use that card, never in this round, or ask as usual. */
export interface CardFrame {
  type: "card";
  seat: number;
  card: string;
  answer: "always" | "ask" | "never";
}

/** Who plays a seat: a person, or which bot. */
export type Kind = "greedy" | "human" | "random" | "strong";

/** Rename a seat, give it to a bot or take it back. */
export interface SeatFrame {
  type: "seat";
  seat: number;
  kind: Kind;
  name?: string;
}

/**
 * Let a bot play for somebody who has been away for so long as the table allows, or whose clock has run out; or, with a
 * `link` of the client's making, whoever comes with it. The others at the table are asked.
 */
export interface OfferFrame {
  type: "offer";
  seat: number;
  kind: Kind;
  link?: string | null;
}

/** Agree to an open offer or turn it down; whoever made it withdraws it by not agreeing. */
export interface OfferVote {
  type: "offer-vote";
  offer: number;
  agree: boolean;
}

/** Something said at the table, by watchers only where it lets them. */
export interface Say {
  type: "chat";
  text: string;
}

/** Agree to what a bot is about to do, or object: one objection is enough, and it does something else. */
export interface Reply {
  type: "reply";
  bubble: number;
  agree: boolean;
}

/** Whether bots say what they do and why, and whether they wait for others to agree. */
export type BotsSay = "ask" | "off" | "shown";

/** From now on the bots of this table speak so. */
export interface BotsFrame {
  type: "bots";
  say: BotsSay;
}

/** Still there? */
export interface Ping {
  type: "ping";
}

/** The game's own: see the schema of that game. */
export type GameView = unknown;

/** Every named thing as `kind:id`, in one language. */
export type Glossary = Record<string, Word>;

/** What a thing is called, and whatever else is said about it. */
export type Word = { name: string; text?: string; short?: string; [more: string]: string | undefined };

/** Where the dice come from: the server's secret, a seed, a save file. */
export type Dice = "save" | "seed" | "server";

/**
 * The first frame: what does not change while playing. It comes again with another language. A `seed` that somebody
 * chose is known to everybody. After `away` seconds without a screen a person's seat may be offered to others; after
 * `clock` seconds (0: never) without an answer to a bot, if all agree. With `talk` watchers may chat. A win fills these
 * `cells` of the shelf (`scenario/kind/who`).
 */
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
  phases: Phase[];
  standing_cards: string[];
  standing_habits: string[];
  seats: SeatInfo[];
  dice: Dice | null;
  seed: number | null;
  away: number;
  clock: number;
  talk: boolean;
  cells: string[];
}

/** A phase of the game by name. */
export interface Phase {
  id: string;
  name: string;
}

/**
 * Who sits there, whether their screen is on, and until when they pass (empty: they are asked); so many `screens` hold
 * the seat, and an `invited` person has not come yet. A seat that is `kept` has a secret which nobody else was ever
 * told. Somebody who is not there left at `since`. Somebody who is asked has so many seconds `left`, where the table
 * has a clock: it runs while they are there and nobody asks to go back.
 */
export interface SeatInfo {
  seat: number;
  kind: Kind;
  name: string;
  online: boolean;
  standing: string;
  screens: number;
  invited: boolean;
  kept: boolean;
  since: string;
  left?: number;
}

/**
 * The table as the seats of this screen see it now; `views` are those of its other seats, where these see something
 * else; `bubbles` is what bots say, in that order.
 */
export interface TableFrame {
  type: "table";
  seq: number;
  round: number;
  phase: string;
  outcome: string;
  winners: number[];
  view: GameView;
  asks: AskView[];
  waiting: Waiting[];
  undo: UndoStep[];
  request: UndoRequest | null;
  seats: SeatInfo[];
  standing: StandingCard[];
  offer: SeatOffer | null;
  bots_say: BotsSay;
  bubbles: Bubble[];
  views?: Record<string, GameView>;
  goal?: GoalView;
}

/** Ids and numbers by name; lists are of ids or of numbers. */
export type Args = Record<string, number | string | boolean | (string | number)[]>;

/**
 * A question to a seat of this screen, to be answered with `least` to `most` keys. `args` say what it is about (what is
 * owed, by whom, for which card), `obvious` is an answer that may be filled in. `window` is the card each answer uses,
 * by key, where a seat may say once and for all what to do with it. `asker` says who wants to know, where one player
 * asks another.
 */
export interface AskView {
  id: number;
  seat: number;
  group: boolean;
  prompt: string;
  message: string;
  rule: string;
  source: string;
  /** The things spoken of, as `kind:id`; the glossary names them. */
  touches: string[];
  args: Args;
  least: number;
  most: number;
  options: OptionView[];
  refused: RefusedView[];
  crumbs: CrumbView[];
  obvious: string[];
  window: Record<string, string>;
  asker: Asker | null;
}

/** Where an answer stands, in this order: move, attack, play, use, other, choose, end. */
export type Group = "attack" | "choose" | "end" | "move" | "other" | "play" | "use";

/** How an answer stands among the others. */
export type Rank = "last" | "obvious" | "only" | "usual";

/**
 * Something that may be answered; `most` is how often in one answer. `verb` is named by the glossary (`verb:attack`),
 * and every verb stands in one group; `rank` tells an answer that is the only one, that may be filled in, or that
 * should come last. Where it is asked next what it is done to, `aims` are the ways to say both at once.
 */
export interface OptionView {
  key: string;
  text: string;
  verb: string;
  group: Group;
  rank: Rank;
  cost: CostView[];
  /** The things spoken of, as `kind:id`; the glossary names them. */
  touches: string[];
  args: Args;
  most: number;
  rule: string;
  facts: FactView[];
  aims?: AimView[];
}

/**
 * What an answer spends: of what, how much, how good each has to be where that matters (a die of `value` or more), in
 * words.
 */
export interface CostView {
  what: string;
  count: number;
  value: number;
  text: string;
}

/**
 * What an answer is likely to do: the message, its numbers, and the sentence they make. `value` is the number that
 * matters most; what is `grave` throws something away for good, so that one is asked again; a `shift` is certain.
 */
export interface FactView {
  key: string;
  args: Args;
  text: string;
  value: number | string | boolean | (string | number)[] | null;
  grave: boolean;
  shift: Shift | null;
}

/**
 * Where something that is counted stands before an answer, and for certain once that is carried out and nobody has
 * chosen to step in. A `track` is named as those of forecasts are (`power:storm`); `good` is 1 where more is better and
 * -1 where more is worse; `yours` where something is chosen first, and another choice may leave it as it is.
 */
export interface Shift {
  track: string;
  before: number;
  after: number;
  good: number;
  yours: boolean;
}

/**
 * What an answer is done to, where that is asked next: the key of that next answer, and both as one: a plan of these
 * two steps.
 */
export interface AimView {
  key: string;
  text: string;
  /** The things spoken of, as `kind:id`; the glossary names them. */
  touches: string[];
  args: Args;
  facts: FactView[];
}

/**
 * Something one might expect to do, why not, and the rule; or (`pointless`) it may be done, and nothing would come of
 * it. `group` is where it would stand among the answers.
 */
export interface RefusedView {
  key: string;
  text: string;
  rule: string;
  /** The things spoken of, as `kind:id`; the glossary names them. */
  touches: string[];
  pointless: boolean;
  group: Group;
}

/** An answer already given on the way here; an undo to `to` takes it back. */
export interface CrumbView {
  text: string;
  to: number;
}

/** The seat that wants to know something of another one, and how it puts it. */
export interface Asker {
  seat: number;
  text: string;
}

/** Somebody else is asked; about what, when that is no secret. */
export interface Waiting {
  seat: number;
  prompt?: string;
}

/** A way back; `free` when nobody has to agree, `takes` what this client answered since, oldest first. */
export interface UndoStep {
  to: number;
  step: "action" | "answer" | "turn";
  free: boolean;
  seat: number;
  text: string;
  takes: string[];
}

/** Somebody asks to go back; everybody in `need` has to agree. */
export interface UndoRequest {
  id: number;
  by: number;
  to: number;
  agree: number[];
  need: number[];
}

/** What a seat of this screen has said beforehand about one of its cards. */
export interface StandingCard {
  seat: number;
  card: string;
  answer: string;
}

/** An absent person's seat for a bot, or (`link`) for somebody else; everybody in `need` has to agree. */
export interface SeatOffer {
  id: number;
  by: number;
  seat: number;
  kind: Kind;
  link: boolean;
  agree: number[];
  need: number[];
}

/**
 * What a bot does and why, for everybody at the table to read. With `asks` it waits a moment: one may agree or object;
 * `chances` is then how often imagined games are won without and with it, and `chances_of` what the two numbers are,
 * once that is known.
 */
export interface Bubble {
  id: number;
  seat: number;
  text: string;
  because: string;
  asks: boolean;
  /** The things spoken of, as `kind:id`; the glossary names them. */
  touches: string[];
  chances: string;
  chances_of: string;
}

/** What is wanted at a table that was laid out for a puzzle, and whether it has come about. */
export interface GoalView {
  puzzle: string;
  text: string;
  verdict: "met" | "missed" | "open";
}

/** New lines of the log. With `cut` everything from number `from` on is forgotten first. */
export interface LogFrame {
  type: "log";
  from: number;
  lines: LogLine[];
  cut?: boolean;
}

/**
 * How a value changed. `[value]`: it is this now. `{key: patch}`: these entries changed (of a list: those at these
 * places); `[]` for an entry: it is gone. `[at, gone, [more]]`: a list in which `gone` entries from `at` on made way
 * for `more`.
 */
export type Patch = unknown[] | Record<string, unknown>;

/**
 * Something that happened. `patch` is what it changed in `round`, `phase`, `view` and `views` of the table frame, for
 * whoever wants to watch: from the frame before on, line by line. Old lines come without.
 */
export interface LogLine {
  n: number;
  kind: string;
  text: string;
  rule: string;
  /** The things spoken of, as `kind:id`; the glossary names them. */
  touches: string[];
  args: Args;
  patch?: Patch;
}

/**
 * What a bot would answer, best first; `verdict` says so when the game looks lost, `equal` which of them come to the
 * same. `ending` is how often ending now wins the same games, in hundredths (-1: nobody can say), and `ends` says so.
 */
export interface HintFrame {
  type: "hint";
  seat: number;
  decision: number;
  best: Advice[];
  verdict: string;
  equal: string;
  ending: number;
  ends: string;
}

/**
 * An answer that a bot would give; `key` is the first of its `keys`. `because` is made of facts, `reasons` are its
 * parts, `wins` says how often it wins imagined games, and is empty when they were too few; `odds` is that share alone,
 * `chance` and `margin` are the same in hundredths (-1: none).
 */
export interface Advice {
  key: string;
  keys: string[];
  text: string;
  because: string;
  wins: string;
  reasons: Reason[];
  odds: string;
  chance: number;
  margin: number;
}

/**
 * A part of a because: how sure it is, and whether it speaks for the answer (1), against it (-1) or only says what it
 * does (0).
 */
export interface Reason {
  sure: "certain" | "guessed" | "likely" | "yours";
  text: string;
  side: number;
}

/**
 * What comes of ending now, or of this answer and then ending, for the seat whose question has that number; never sent
 * when the table has moved on.
 */
export interface ForecastFrame {
  type: "forecast";
  seat: number;
  decision: number;
  told: ForecastTold;
  keys: string[];
}

/** A forecast as people read it. `warning` says why ending now should be thought about twice. */
export interface ForecastTold {
  headline: string;
  warning: string;
  sections: ForetoldPhase[];
  marks: OmenMark[];
  arrows: OmenArrow[];
  worlds: number;
}

/** The lines of one phase. */
export interface ForetoldPhase {
  title: string;
  lines: Foretold[];
}

/** One thing to come, with the entities it speaks of. */
export interface Foretold {
  sure: "certain" | "guessed" | "likely" | "yours";
  text: string;
  rule: string;
  touches: string[];
  harm: boolean;
}

/** What to show at a piece: where it may stand then, and how often it is lost. */
export interface OmenMark {
  touch: string;
  gauge: string;
  text: string;
  sure: "certain" | "guessed" | "likely" | "yours";
  harm: boolean;
  falls: string;
}

/** What to draw between places, or at one when `to` is empty. */
export interface OmenArrow {
  kind: string;
  at: string;
  to: string;
  text: string;
  sure: "certain" | "guessed" | "likely" | "yours";
  odds: number;
  often: string;
}

/** What the answers to a question change for certain; never sent when the table has moved on. */
export interface LeadsFrame {
  type: "leads";
  seat: number;
  decision: number;
  leads: Lead[];
}

/** What an answer changes for certain, besides what came with the question; each fact has its `shift`. */
export interface Lead {
  key: string;
  facts: FactView[];
}

/**
 * What comes of a plan: what its steps cost together, why it cannot go on, or the question (`prompt`, `options`) with
 * which it may.
 */
export interface PlanFrame {
  type: "plan";
  seat: number;
  decision: number;
  steps: PlanStep[];
  cost: CostView[];
  stop: string;
  prompt: string;
  options: OptionView[];
}

/** One answer of a plan, with what it is likely to do when it comes to it. */
export interface PlanStep {
  keys: string[];
  text: string;
  /** The things spoken of, as `kind:id`; the glossary names them. */
  touches: string[];
  facts: FactView[];
}

/** The table in words, as that seat sees it; `picture` is what a terminal draws in place of the lines. */
export interface WordsFrame {
  type: "words";
  seat: number | null;
  passages: Passage[];
}

/**
 * Lines under a heading, which may be empty. `picture` is what a terminal draws in their place, such as a board in
 * letters.
 */
export interface Passage {
  heading: string;
  lines: string[];
  picture: string[];
}

/** A refusal and its reason; `path` is the place in a frame that could not be read. */
export interface ErrorFrame {
  type: "error";
  code: string;
  text: string;
  rule: string;
  path?: string;
}

/**
 * Something said at the table after so many lines of the log; `seat` is -1 for a watcher, `old` what was said before
 * one came. With `to` it is an objection to what the bot of that seat was about to do, without words.
 */
export interface ChatFrame {
  type: "chat";
  n: number;
  seat: number;
  name: string;
  text: string;
  line: number;
  at: string;
  old?: boolean;
  to?: number;
}

/** Still here. */
export interface Pong {
  type: "pong";
}

/** The body of every refused request. */
export interface Failure {
  error: Problem;
}

/** Why a request was refused; where in its body or file, and by which rule. */
export interface Problem {
  code: string;
  text: string;
  path?: string;
  line?: number;
  rule?: string;
}

/** What lies before a seat, and who sits there as `kind:id`. A view has them under `seats`, in order. */
export interface SeatShown {
  is: "seat";
  who: string;
  holds: Record<string, number | string | Track | Pile | Cards>;
}

/** A number that rises and falls, on steps up to `most` (0: there is no end). */
export interface Track {
  is: "track";
  value: number;
  most: number;
}

/** Cards that lie face down. */
export interface Pile {
  is: "pile";
  count: number;
}

/** Cards or other things that lie open, by id; `kind` is what the glossary calls them by. */
export interface Cards {
  is: "cards";
  kind: string;
  ids: string[];
}

/** A table of one's own that begins where the example of a rule does. */
export interface TryRule {
  lang: Lang;
}

/** The game's own: its scenario and its choices by name. */
export type SetUp = Record<string, unknown>;

/** A set-up to be looked at. */
export interface Preview {
  game: string;
  setup: SetUp;
  lang?: Lang;
}

/** A file that makes one choice of a set-up. */
export interface SetupFile {
  game: string;
  option: string;
  words: string;
  scenario?: string;
  lang?: Lang;
}

/**
 * A table to be made; without a seed the server's own. After `away` seconds an absent person's seat may be offered to
 * others, after `clock` seconds (0: never) that of somebody who has not answered to a bot, if all agree. With `talk`
 * watchers may chat; `bots_say` is how bots speak.
 */
export interface NewTable {
  game: string;
  setup: SetUp;
  seats?: SeatWish[];
  seed?: number | null;
  away?: number;
  clock?: number;
  talk?: boolean;
  bots_say?: BotsSay;
  lang?: Lang;
}

/**
 * Who should sit there when a table is made. The link of somebody `invited` opens the seat for one browser and is used
 * up then: it brings a secret of its own (`key` in hello), so that whoever made the table cannot look at that seat.
 */
export interface SeatWish {
  kind?: Kind;
  name?: string;
  invited?: boolean;
}

/** Which tables. */
export interface Mine {
  tables: MyTable[];
  lang?: Lang | "";
}

/** One table a browser remembers. */
export interface MyTable {
  table: string;
  tokens: string[];
}

/** Through whose eyes: a seat's, a watcher's, everybody's when it is over. */
export type Sight = number | "all" | "watcher";

/**
 * A stretch of a table's past, from the position after `start` answers on; with `whole` what there is to look through.
 * Without `eyes` through those that see most.
 */
export interface LookBack {
  eyes?: Sight | null;
  start?: number;
  whole?: boolean;
  lang?: Lang;
}

/** What a finished game looks like from its end. */
export interface AskReview {
  lang?: Lang;
}

/**
 * A new table from the position after the first `at` answers (all of them) of another one: with the dice that came
 * then, or new ones; without `seats` those who sat there, people's seats for people.
 */
export interface Branch {
  at?: number | null;
  luck?: "new" | "same";
  seats?: SeatWish[] | null;
  lang?: Lang;
}

/** Something that is wrong at a table, in somebody's words. */
export interface Wrong {
  words?: string;
  lang?: Lang;
}

/** A deck to be judged. */
export interface CheckDeck {
  deck: DeckBody;
  lang?: Lang;
}

/** A deck as the browser sends it: card id to copies. */
export interface DeckBody {
  hero: string;
  cards: Record<string, number>;
  name?: string;
}

/** A pasted list, or the JSON of a deck site. */
export interface ReadDeck {
  words: string;
  lang?: Lang;
}

/** A deck to be written as a list or as JSON. */
export interface WriteDeck {
  deck: DeckBody;
  form: "json" | "list";
  lang?: Lang;
}

/** A game on the start page, and everything its new-table page offers. */
export interface GameInfo {
  id: string;
  name: Both;
  tagline: Both;
  seats: [number, number];
  minutes: number;
  scenario_option: string;
  scenarios: ScenarioInfo[];
  options: SetupChoices[];
  defaults: SetUp;
  ready: boolean;
  shelf: ShelfInfo;
}

/** The same in both languages; empty where there is nothing to say. */
export interface Both {
  en: string;
  fr: string;
}

/** A scenario on the new-table page; `defaults` are set-ups by number of seats, `hard` is what was measured. */
export interface ScenarioInfo {
  id: string;
  name: Both;
  text: Both;
  minutes: number;
  difficulty: number | string | null;
  seats: [number, number];
  defaults: Record<string, SetUp>;
  hard: HowHard[];
}

/**
 * How many games strong bots won at that number of seats, and in how many `rounds` on average (0: not counted); the
 * true share lies between `low` and `high`, in percent.
 */
export interface HowHard {
  seats: number;
  games: number;
  won: number;
  share: number;
  low: number;
  high: number;
  rounds: number;
}

/** One entry of a set-up, what the game calls it, and from what it is chosen. */
export interface SetupChoices {
  name: string;
  title: Both;
  least: number;
  most: number;
  choices: Choice[];
}

/** Something that can be chosen. */
export interface Choice {
  id: string;
  name: Both;
}

/**
 * How a game stands on the shelf: its groups, and the kinds and the players that a win is counted under
 * (`Welcome.cells`).
 */
export interface ShelfInfo {
  groups: ShelfGroup[];
  kinds: Choice[];
  who: Choice[];
}

/** Scenarios that stand together, and what they are called. */
export interface ShelfGroup {
  name: Both;
  scenarios: string[];
}

/**
 * A rule of the ledger in both languages; `shown` when it has an example to play, else `cannot` may say why it has
 * none.
 */
export interface RuleText {
  id: string;
  topic: string;
  title: string;
  en: string;
  fr: string;
  example: string;
  ruling: boolean;
  title_fr?: string;
  example_fr?: string;
  shown: boolean;
  cannot?: Both;
}

/** The example of a rule, played by the engine: all that a small board needs to show it. */
export interface ExamplePlay {
  rule: string;
  welcome: Welcome;
  steps: ExampleStep[];
}

/**
 * One step of an example: its caption, the rule it cites, whether this is where to look, and the table right after it.
 */
export interface ExampleStep {
  kind: "answer" | "event" | "position" | "question" | "refused";
  text: string;
  rule: string;
  marked: boolean;
  touches: string[];
  round: number;
  phase: string;
  view: GameView;
}

/** A new table and its links. */
export interface MadeTable {
  table: string;
  seats: SeatLink[];
  watch: string;
}

/** A seat of a new table and the secret that opens it. */
export interface SeatLink {
  seat: number;
  token: string;
  kind: Kind;
  name: string;
}

/** A finished game among the best; `this` marks the table that was asked about, `details` are the game's own. */
export interface BestGame {
  place: number;
  this: boolean;
  scenario: string;
  outcome: string;
  points: number;
  who: Player[];
  details: Record<string, unknown>;
  at: string;
}

/** Who played a seat. */
export interface Player {
  kind: string;
  name: string;
}

/** The first position of a table that does not exist yet, as a watcher would see it. */
export interface FirstLook {
  welcome: Welcome;
  table: TableFrame;
}

/** What a file chooses for a set-up. */
export interface FileRead {
  setup: SetUp;
}

/**
 * A table that a browser remembers: how it stands, which seats are `yours`, and which of those are `asked`. A
 * `stranded` one cannot go on here, and says why; only its save file can be had.
 */
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
  stranded?: string;
}

/**
 * The positions from `start` on: the first as it was, each further one as a step from there. `lines` are the last of
 * the log before.
 */
export interface Past {
  start: number;
  eyes: Sight;
  table: Then;
  asked: number[];
  lines: LogLine[];
  steps: Told[];
  course?: Course;
}

/** The table at a position, as those eyes saw it. */
export interface Then {
  round: number;
  phase: string;
  view: GameView;
  views?: Record<string, GameView>;
}

/**
 * One answer and what came of it. `text` is what was answered, where these eyes know; `lines` lead from view to view,
 * and `patch` is what changed after the last of them. `asked` is who decides next.
 */
export interface Told {
  lines: LogLine[];
  text: string;
  patch?: Patch;
  asked: number[];
}

/**
 * All that can be looked through: its positions, how it ended, through whose eyes this browser may look, whether seats
 * keep things from each other here, and whether it may play on from there.
 */
export interface Course {
  welcome: Welcome;
  stops: Stop[];
  outcome: string;
  winners: number[];
  eyes: Sight[];
  private: boolean;
  branch: boolean;
}

/**
 * A position: after the answer of `seat` (-1: the first one), in which round and phase; `turn` where a turn or phase
 * begins there.
 */
export interface Stop {
  seat: number;
  round: number;
  phase: string;
  turn: boolean;
}

/**
 * As far as it has come: `done` of `of` steps. `points` are on the line so far, `turns` come last, the largest first.
 */
export interface ReviewNow {
  done: number;
  of: number;
  points: ChancePoint[];
  turns: TurnView[];
  secrets: SecretView[];
}

/** The team's chance at a position, in percent, and how far off it may be; the end is no guess. */
export interface ChancePoint {
  at: number;
  share: number;
  margin: number;
}

/**
 * Where the chance changed by so many points, and why: choice, luck, betrayal or (for the better) good. A choice was
 * made by `seat` `at` that position: what was `played`, and what a strong player would have answered.
 */
export interface TurnView {
  start: number;
  end: number;
  change: number;
  kind: "betrayal" | "choice" | "good" | "luck";
  at: number;
  seat: number;
  played: Side;
  strong: Side | null;
}

/** An answer: its words, why, and the share of imagined games it won. */
export interface Side {
  text: string;
  because: string;
  wins: string;
}

/**
 * A seat once everything is known: what it aimed for, in a few words (none: nothing of its own) and in full, what
 * became of it, and what it did.
 */
export interface SecretView {
  seat: number;
  aim: string;
  about: string[];
  end: string;
  won: boolean;
  against: boolean;
  deeds: DeedView[];
}

/**
 * Something that a seat did behind the others' backs, and the position that it led to; `bad` where it worked against
 * them.
 */
export interface DeedView {
  text: string;
  rule: string;
  bad: boolean;
  at: number;
}

/** The guided first game of a game: out of which scenario it is, and what is said on the way. */
export interface GuideInfo {
  game: string;
  scenario: string;
  steps: GuideStep[];
}

/**
 * Said once, at a question with the prompt `ask` that has an answer `has` (its key, or the beginning of it), from that
 * `round` on. `rules` can be opened from it, and `light` is the part of the screen to look at.
 */
export interface GuideStep {
  id: string;
  ask: string;
  has: string;
  round: number;
  rules: string[];
  light: string;
}

/**
 * A puzzle of a game: what is wanted, out of which scenario and round, how hard it is (1 to 4) and what was measured.
 */
export interface PuzzleInfo {
  id: string;
  scenario: string;
  round: number;
  kind: string;
  goal: Both;
  difficulty: number;
  answers: number;
  solved: Solvers[];
  holds: Solvers;
}

/** Of so many who tried, so many made it; `kind` are bots, or lucks under which a line holds. */
export interface Solvers {
  kind: string;
  solved: number;
  of: number;
}

/** How a puzzle is solved, answer by answer, as the log tells it. */
export interface Solution {
  steps: SolvedStep[];
}

/** One answer of a solution, the question it answers, and what came of it. `keys` is how it is given. */
export interface SolvedStep {
  seat: number;
  prompt: string;
  answer: string;
  keys: string[];
  lines: Said[];
}

/** A line of the log: the sentence, the rule and what it speaks of. */
export interface Said {
  text: string;
  rule: string;
  touches: string[];
}

/** All that the builder's page shows, in one language. */
export interface DeckTools {
  size: [number, number];
  aspects: string[];
  heroes: HeroCards[];
  cards: Record<string, string>;
  prepared: PreparedDeck[];
  static: GameView;
  glossary: Glossary;
}

/** A hero that decks are built around, with the cards of their own. */
export interface HeroCards {
  id: string;
  cards: Record<string, number>;
}

/** A deck that comes with the game. */
export interface PreparedDeck {
  id: string;
  hero: string;
  aspect: string;
  cards: Record<string, number>;
  name: string;
}

/** A deck in numbers, what is wrong with it, and why cards may not go in or come out. */
export interface DeckJudged {
  deck: Deck;
  legal: boolean;
  faults: DeckFault[];
  no_more: Record<string, DeckFault>;
  no_less: Record<string, DeckFault>;
  sums: DeckSums;
}

/** A list of cards for somebody to play: card id -> copies. */
export interface Deck {
  hero: string;
  cards: Record<string, number>;
  name: string;
}

/** Something wrong with a deck, the rule, and the card it speaks of. */
export interface DeckFault {
  text: string;
  rule: string;
  card: string;
}

/** A deck in numbers: how many cards of each faction, type, cost and resource. */
export interface DeckSums {
  count: number;
  aspects: string[];
  factions: Record<string, number>;
  types: Record<string, number>;
  costs: Record<string, number>;
  resources: Record<string, number>;
}

/** What a pasted list says, judged. */
export interface DeckRead {
  deck: Deck;
  legal: boolean;
  faults: DeckFault[];
  no_more: Record<string, DeckFault>;
  no_less: Record<string, DeckFault>;
  sums: DeckSums;
  unread: UnreadLine[];
}

/** A line of a list that says nothing we know, and what it may have meant. */
export interface UnreadLine {
  line: number;
  words: string;
  text: string;
  near: string[];
}

/** A deck as text. */
export interface DeckWritten {
  text: string;
}

export type ClientFrame = Hello | AnswerFrame | LangFrame | UndoFrame | UndoVote | HandFrame | AskHint | AskForecast | AskLeads | AskPlan | AskWords | Hurry | StandingFrame | CardFrame | SeatFrame | OfferFrame | OfferVote | Say | Reply | BotsFrame | Ping;

export type ServerFrame = Welcome | TableFrame | LogFrame | HintFrame | ForecastFrame | LeadsFrame | PlanFrame | WordsFrame | ErrorFrame | ChatFrame | Pong;
