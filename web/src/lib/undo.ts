// Ways back: the last one at once, and what each of them takes back.
import type { TableClient } from "./table.svelte";
import { t } from "./text.svelte";
import type { SeatInfo, TableFrame, UndoStep } from "../generated/contract";

const newest = (ways: UndoStep[]): number => Math.max(-1, ...ways.map((one) => one.to));

/** So many answers are named. */
const MOST = 4;

export class Undo {
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
  /** What going back there takes back of what was answered here: where it begins, and how much more there is. */
  named(to: number): string {
    const takes = this.client.frame?.undo.find((one) => one.to === to)?.takes ?? [];
    const told = takes.slice(0, takes.length > MOST ? MOST - 1 : MOST).join(" · ");
    return takes.length > MOST ? `${told} ${t("undo-more", { n: takes.length - MOST + 1 })}` : told;
  }
  /** Whether two questions are answered at once. */
  answered(joined: boolean): void {
    this.#joined = joined ? newest(this.client.frame?.undo ?? []) : null;
  }
  /** The table after that answer knows the way back to before it. */
  seated(frame: TableFrame): void {
    const { undo } = frame,
      since = this.#joined;
    const ways = [...new Set(undo.map((one) => one.to))].filter((to) => since === null || to > since);
    if (since === null || ways.length < 2) return;
    this.#halves.add(Math.max(...ways));
    this.#joined = null;
  }
}
