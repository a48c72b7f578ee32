// Ways back: the last one at once, and what each of them takes back.
import type { TableClient } from "./table.svelte";
import { t } from "./text.svelte";
import type { SeatInfo, TableFrame, UndoStep } from "../generated/contract";

const newest = (ways: UndoStep[]): number => Math.max(-1, ...ways.map((one) => one.to));

export class Undo {
  #given: string[] = [];
  readonly #named = new Map<number, string>();
  /** The last way back before two questions were answered at once, until both are; and the ways back into the middle of such. */
  #joined: number | null = null;
  readonly #halves = new Set<number>();
  constructor(readonly client: TableClient) {}

  get last(): UndoStep | undefined {
    const ways = [...(this.client.frame?.undo ?? [])].sort((a, b) => b.to - a.to);
    return ways.find((one) => !this.#halves.has(one.to)) ?? ways[0];
  }
  /** The start of the last turn: where something could still have been done about the end. */
  get lastTurn(): UndoStep | undefined {
    const ways = this.client.frame?.undo ?? [];
    return ["turn", "action", "answer"].flatMap((step) => ways.find((one) => one.step === step) ?? [])[0];
  }
  /** Takes back to there; where others have to agree, asks first. */
  turnBack(): void {
    const { lastTurn, client } = this;
    if (lastTurn && (lastTurn.free || !this.others.length)) client.undo(lastTurn.to);
    else if (lastTurn) client.panel = "undo";
  }
  /** The people at the other seats: they have to agree once something was seen. */
  get others(): SeatInfo[] {
    const { frame, welcome } = this.client;
    return (frame?.seats ?? []).filter((one) => one.kind === "human" && !welcome?.you.includes(one.seat));
  }
  /** Takes the last answer back at once; where others have to agree, asks first. */
  back(): void {
    const { last, client } = this;
    if (!last) client.toast(t("undo-nothing"), "", "undo");
    else if (last.free || !this.others.length) client.undo(last.to);
    else client.panel = "undo";
  }
  /** What going back there takes back, as far as it was answered at this screen. */
  named(to: number): string {
    return this.client.ask?.crumbs.find((crumb) => crumb.to === to)?.text ?? this.#named.get(to) ?? "";
  }
  answered(texts: string[], joined = false): void {
    this.#given = texts;
    this.#joined = joined ? newest(this.client.frame?.undo ?? []) : null;
  }
  /** The table after that answer knows the way back to before it. */
  seated(frame: TableFrame): void {
    const { undo } = frame,
      since = this.#joined;
    const ways = [...new Set(undo.map((one) => one.to))].filter((to) => since === null || to > since);
    const to = since === null ? newest(undo) : Math.min(...ways);
    if (this.#given.length && to >= 0 && to < Infinity) this.#named.set(to, this.#given.join(", "));
    this.#given = [];
    if (since === null || ways.length < 2) return;
    this.#halves.add(Math.max(...ways));
    this.#joined = null;
  }
}
