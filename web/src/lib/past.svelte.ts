// The past of a table: positions in stretches from the server, kept as they come, and the one that is looked at.
import * as api from "./api";
import { patched } from "./patch";
import type { Shown } from "./playback.svelte";
import { lang, t } from "./text.svelte";
import type { Course, LogLine, Past, Sight, Told } from "../generated/contract";

/** A position: the table, the answer that led to it, and who is asked there. */
interface Spot {
  table: Shown;
  told: Told | null;
  asked: number[];
  /** The log before the first position of a stretch. */
  before?: LogLine[];
}
/** What is on the page: `follows` says that it comes right after what was there before. */
export interface Now extends Spot {
  at: number;
  lines: LogLine[];
  follows: boolean;
}
const END = 100_000;
const BEFORE = 20; // positions that come along before the one asked for
const LOG = 90; // lines that a board may want to look back at

export class PastTable {
  course = $state.raw<Course | null>(null);
  eyes = $state.raw<Sight | null>(null);
  /** Where one wants to be; `now` is there as soon as it has come. */
  at = $state(0);
  now = $state.raw<Now | null>(null);
  problem = $state("");
  #spots: (Spot | undefined)[] = [];
  #coming = new Map<number, Promise<void>>();
  #turn = 0;

  constructor(
    readonly table: string,
    readonly tokens: string[],
  ) {}

  last = $derived.by(() => Math.max(0, (this.course?.stops.length ?? 1) - 1));

  /** Looks through those eyes, or through the best there are; `at` -1 is the end. */
  async open(eyes: Sight | null, at: number): Promise<void> {
    const turn = ++this.#turn;
    this.#spots = [];
    this.#coming.clear();
    try {
      const found = await this.#ask(eyes, at < 0 ? END : Math.max(0, at - BEFORE), true);
      if (turn !== this.#turn || !found.course) return;
      this.#keep(found);
      this.course = found.course;
      this.eyes = found.eyes;
      this.problem = "";
      this.go(at < 0 ? this.last : Math.min(at, this.last));
    } catch (error) {
      this.problem = (error as Error).message || t("server-silent");
    }
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    if (!this.#spots[this.at]) {
      void this.#load(this.at).then(() => this.#show());
      return;
    }
    this.#show();
    const ahead = Math.min(this.last, this.at + 12),
      back = Math.max(0, this.at - 12);
    if (!this.#spots[ahead]) void this.#load(ahead);
    if (!this.#spots[back]?.told && back > 0) void this.#load(Math.max(0, back - 40));
  }

  #show(): void {
    const spot = this.#spots[this.at];
    if (!spot || (this.now?.table === spot.table && this.now.told === spot.told)) return;
    const follows = this.now?.at === this.at - 1 && this.now.table === this.#spots[this.at - 1]?.table;
    this.now = { ...spot, at: this.at, lines: this.#log(this.at), follows };
  }

  /** The last lines of the log there. */
  #log(at: number): LogLine[] {
    let found: LogLine[] = [];
    for (let i = at; i >= 0 && found.length < LOG; i--) {
      const spot = this.#spots[i];
      if (!spot) break;
      found = [...(spot.told?.lines ?? []), ...found];
      if (spot.before) {
        found = [...spot.before, ...found];
        break;
      }
    }
    return found;
  }

  async #load(start: number): Promise<void> {
    const from = this.#first(start);
    const turn = this.#turn;
    const known = this.#coming.get(from);
    if (known) return known;
    const coming = this.#ask(this.eyes, from, false)
      .then((found) => {
        if (turn === this.#turn) this.#keep(found);
      })
      .catch((error: unknown) => {
        this.problem = (error as Error).message || t("server-silent");
      })
      .finally(() => this.#coming.delete(from));
    this.#coming.set(from, coming);
    return coming;
  }
  /** What is missing begins behind what we have, or a little before what is wanted. */
  #first(wanted: number): number {
    for (let from = wanted; from >= Math.max(0, wanted - BEFORE); from--) if (this.#spots[from]) return from;
    return Math.max(0, wanted - BEFORE);
  }
  #ask(eyes: Sight | null, start: number, whole: boolean): Promise<Past> {
    return api.past(this.table, this.tokens, { eyes, start, whole, lang: lang() });
  }
  #keep(found: Past): void {
    const { round, phase, view, views } = found.table;
    let table: Shown = { round, phase, view, views };
    const known = this.#spots[found.start];
    if (known) table = known.table;
    else this.#spots[found.start] = { table, told: null, asked: found.asked, before: found.lines };
    found.steps.forEach((told, i) => {
      const at = found.start + i + 1;
      for (const { patch } of told.lines) if (patch) table = patched(table, patch);
      if (told.patch) table = patched(table, told.patch);
      // two positions are never the same thing, though nothing may be seen to change
      table = { ...table };
      const old = this.#spots[at];
      if (old?.told) table = old.table;
      else this.#spots[at] = { ...old, table: old?.table ?? table, told, asked: told.asked };
    });
  }
}
