// Nothing happens unseen: new log lines are played one after the other on a copy of the old view, then the true view
// takes
// over. A click or a key skips to the end; with speed 0 nothing is played at all.
import type { Effect } from "./game";
import { pace } from "./store.svelte";
import type { GameView, LogFrame, LogLine } from "../generated/contract";

const LONGEST = 7000; // a whole enemy phase should not keep anybody waiting longer than this
const MOST = 1.75; // how much longer than one event a picture of many may take
const GATHER = 40; // log and table frames of one step arrive together: wait this long for the second

export class Playback {
  lines = $state.raw<LogLine[]>([]);
  shown = $state(0);
  view = $state.raw<GameView | null>(null);
  effect = $state.raw<Effect | null>(null);
  busy = $state(false);
  /** The lines of the last step: their moves stay on the board as ghosts until something else happens. */
  fresh = $state.raw<LogLine[]>([]);
  #queue: LogLine[] = [];
  #timer = 0;
  #first = true;
  #stopped = false;

  constructor(
    readonly apply: (view: GameView, line: LogLine) => GameView,
    readonly picture: (line: LogLine) => { ms: number; kind: string } | null,
    readonly together: (first: LogLine, next: LogLine) => boolean = () => false,
  ) {}

  /** A log frame: the history when we sit down, news, a translation, or the lines an undo takes away. */
  hear(frame: LogFrame, now: GameView | null): void {
    const known = this.lines.length ? (this.lines[this.lines.length - 1]?.n ?? -1) : -1;
    const kept = this.lines.filter((line) => line.n < frame.from);
    // A frame always ends where the log ends. When that is before what we knew, somebody went back while our line was
    // down.
    const cut = frame.cut || (frame.lines[frame.lines.length - 1]?.n ?? frame.from - 1) < known;
    this.lines = [...kept, ...frame.lines];
    const news = frame.lines.filter((line) => line.n > known);
    if (news.length && !this.#first) this.fresh = this.busy ? [...this.fresh, ...news] : news;
    if (cut) this.fresh = [];
    if (cut || this.#first || pace() === 0 || !now || news.length === 0) {
      if (this.#first)
        this.fresh = this.lines.slice(this.lines.findLastIndex((line) => /^(phase|turn|round)\./.test(line.kind)) + 1);
      this.#first = false;
      if (cut || news.length) this.#finish();
      return;
    }
    this.#queue.push(...news);
    this.#hold(now);
  }

  /** A table frame came: keep showing the old view when events are on their way. */
  seat(before: GameView | null): void {
    if (this.#first || pace() === 0 || !before) {
      if (!this.#queue.length) this.#finish();
      return;
    }
    this.#hold(before);
  }

  #hold(before: GameView): void {
    if (this.busy) return;
    this.busy = true;
    this.view = before;
    this.#timer = window.setTimeout(() => this.#run(), GATHER);
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
    while (end < this.#queue.length && this.together(first, this.#queue[end]!)) end++;
    return end - at;
  }
  #lasts(line: LogLine, many: number): number {
    return (this.picture(line)?.ms ?? 0) * Math.min(MOST, 1 + (many - 1) / 4);
  }

  #next(squeeze: number): void {
    const lines = this.#queue.length ? this.#queue.splice(0, this.#many(0)) : [];
    const [line] = lines,
      last = lines[lines.length - 1];
    if (!line || !last || this.#stopped || !this.view) {
      this.#finish();
      return;
    }
    const before = this.view;
    const after = lines.reduce<GameView>((view, one) => this.apply(view, one), before);
    const picture = this.picture(line);
    this.shown = this.lines.findIndex((one) => one.n === last.n) + 1;
    if (!picture) {
      this.view = after;
      this.#next(squeeze);
      return;
    }
    const ms = this.#lasts(line, lines.length) * pace() * squeeze;
    this.effect = { line, lines, kind: picture.kind, ms, before, after };
    this.#timer = window.setTimeout(() => {
      this.view = after;
      this.effect = null;
      this.#next(squeeze);
    }, ms);
  }

  skip(): void {
    if (this.busy) this.#finish();
  }
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.effect = null;
    this.view = null;
    this.busy = false;
    this.shown = this.lines.length;
  }
}
