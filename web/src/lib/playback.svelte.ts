// Nothing happens unseen: new log lines are played one after the other, each on the table as the server saw it after
// that very event. A click or a key skips to the end; with speed 0 nothing is played at all.
import type { Effect, Picture } from "./game";
import { patched } from "./patch";
import { pace } from "./store.svelte";
import type { GameView, LogFrame, LogLine, TableFrame } from "../generated/contract";

const LONGEST = 7000; // a whole enemy phase should not keep anybody waiting longer than this
const MOST = 1.75; // how much longer than one event a picture of many may take
const GATHER = 40; // what bots and standing answers do comes in several frames: wait this long for the next

/** What of a table frame is different from event to event. */
export type Shown = Pick<TableFrame, "round" | "phase" | "view" | "views"> & Partial<Pick<TableFrame, "bubbles">>;
/** The table as one of the seats of this screen sees it. */
export const seenBy = (table: Shown, seat: number | undefined): GameView => table.views?.[String(seat)] ?? table.view;
const isLine = (item: LogLine | Shown): item is LogLine => "n" in item;

export class Playback {
  lines = $state.raw<LogLine[]>([]);
  shown = $state(0);
  /** The table of the event being played; null when what the server sent last is on the board. */
  now = $state.raw<Shown | null>(null);
  /** Through whose eyes it is watched. */
  seat = $state<number | undefined>();
  effect = $state.raw<Effect | null>(null);
  busy = $state(false);
  /** Somebody reads what was played so far: what comes is kept until they go on. */
  held = $state(false);
  /** After which lines there is something to read: a board that shows it says so. */
  rests: (line: LogLine) => boolean = () => false;
  /** When the last of it was over, by itself or skipped. */
  ended = -Infinity;
  /** The lines of the last step: their moves stay on the board as ghosts until something else happens. */
  fresh = $state.raw<LogLine[]>([]);
  /** Lines still to be played, and between them the tables that the server sent meanwhile. */
  #queue: (LogLine | Shown)[] = [];
  #timer = 0;
  #first = true;
  #stopped = false;

  constructor(
    readonly picture: (line: LogLine) => Picture | null,
    readonly together: (first: LogLine, next: LogLine) => boolean = () => false,
  ) {}

  /**
   * A log frame: the history when we sit down, news, a translation, or the
   * lines an undo takes away. News begin at the table that was shown before.
   */
  hear(frame: LogFrame, before: Shown | null, seat: number | undefined): void {
    const known = this.lines.length ? (this.lines[this.lines.length - 1]?.n ?? -1) : -1;
    const kept = this.lines.filter((line) => line.n < frame.from);
    // A frame always ends where the log ends. When that is before what we knew, somebody went back while our line was down.
    const cut = frame.cut || (frame.lines[frame.lines.length - 1]?.n ?? frame.from - 1) < known;
    this.lines = [...kept, ...frame.lines];
    const news = frame.lines.filter((line) => line.n > known);
    if (news.length && !this.#first) this.fresh = this.busy ? [...this.fresh, ...news] : news;
    if (cut) this.fresh = [];
    if (cut || this.#first || pace() === 0 || !before || news.length === 0) {
      if (this.#first)
        this.fresh = this.lines.slice(this.lines.findLastIndex((line) => /^(phase|turn|round)\./.test(line.kind)) + 1);
      this.#first = false;
      if (cut || news.length) this.#finish();
      return;
    }
    this.#queue.push(...news);
    if (this.busy) return;
    this.busy = true;
    this.now = before;
    this.seat = seat;
    if (!this.held) this.#timer = window.setTimeout(() => this.#run(), GATHER);
  }

  /** Keep what comes, or go on with what has come meanwhile. */
  hold(on: boolean): void {
    const goes = this.held && !on && this.busy;
    this.held = on;
    if (goes) this.#run();
  }

  /** A table frame came: what is told from now on starts there. */
  sit({ round, phase, view, views, bubbles }: TableFrame): void {
    if (this.busy) this.#queue.push({ round, phase, view, views, bubbles });
  }

  #run(): void {
    let total = 0;
    for (let at = 0; at < this.#queue.length;) {
      const many = this.#many(at);
      total += this.#lasts(this.#queue[at]!, many);
      at += many;
    }
    this.#next(Math.min(1, LONGEST / Math.max(1, total)));
  }

  /** How many events from there on are one picture. */
  #many(at: number): number {
    const first = this.#queue[at]!;
    let end = at + 1;
    for (let next = this.#queue[end]; isLine(first) && next && isLine(next); next = this.#queue[++end])
      if (!this.together(first, next)) break;
    return end - at;
  }
  #lasts(item: LogLine | Shown, many: number): number {
    return isLine(item) ? (this.picture(item)?.ms ?? 0) * Math.min(MOST, 1 + (many - 1) / 4) : 0;
  }

  #next(squeeze: number): void {
    while (this.now && this.#queue.length && !this.#stopped && !this.held) {
      const items = this.#queue.splice(0, this.#many(0));
      const lines = items.filter(isLine);
      const [line] = lines,
        last = lines[lines.length - 1];
      if (!line || !last) {
        this.now = items[0] as Shown;
        continue;
      }
      const before = this.now;
      const after = lines.reduce<Shown>((table, { patch }) => (patch ? patched(table, patch) : table), before);
      const picture = this.picture(line);
      this.shown = this.lines.findIndex((one) => one.n === last.n) + 1;
      this.now = after;
      if (picture) {
        this.#show(line, lines, picture, before, after, squeeze);
        return;
      }
      this.held = this.rests(last);
    }
    if (!this.held || !this.#queue.length) this.#finish();
  }

  #show(line: LogLine, lines: LogLine[], picture: Picture, before: Shown, after: Shown, squeeze: number): void {
    const ms = this.#lasts(line, lines.length) * pace() * squeeze;
    const [was, is] = [seenBy(before, this.seat), seenBy(after, this.seat)];
    if (picture.hold) this.now = { ...after, view: before.view, views: before.views };
    this.effect = { line, lines, kind: picture.kind, ms, before: was, after: is };
    this.#timer = window.setTimeout(() => {
      this.now = after;
      this.effect = null;
      this.held = this.rests(lines[lines.length - 1]!);
      this.#next(squeeze);
    }, ms);
  }

  skip(): void {
    if (this.held) this.hold(false);
    else if (this.busy) this.#finish();
  }
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.effect = null;
    this.now = null;
    if (this.busy) this.ended = performance.now();
    this.busy = false;
    this.shown = this.lines.length;
  }
}
