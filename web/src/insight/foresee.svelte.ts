// What comes of ending now, at this screen: asked for when a turn is asked about, shown while F is held or the tool is pressed.
import type { AskView, ForecastFrame, OptionView } from "../generated/contract";
import { settings } from "../lib/store.svelte";
import type { TableClient } from "../lib/table.svelte";
import { t } from "../lib/text.svelte";

/** Nobody has to wait for it: it is asked for when one has begun to think. */
const PAUSE = 700;
/** Two presses of the key within this time keep it open. */
const DOUBLE = 350;
/** A second press within this time ends the turn in spite of the warning. */
export const ARMED = 3000;

const ends = (option: OptionView): boolean => option.group === "end" && option.rank === "last";
const isEnding = (ask: AskView): boolean => ask.options.some(ends);

export class Foresee {
  frame = $state.raw<ForecastFrame | null>(null);
  /** The key or the button is down. */
  held = $state(false);
  pinned = $state(false);
  /** The end was pressed once. */
  armed = $state(false);
  #client: TableClient;
  #timer = 0;
  #fuse = 0;
  #asked = -1;
  #pressed = -Infinity;

  constructor(client: TableClient) {
    this.#client = client;
  }
  get shown(): boolean {
    return this.held || this.pinned;
  }
  /** Why this answer should be thought about twice. */
  warning(option: OptionView): string {
    return ends(option) ? (this.frame?.told.warning ?? "") : "";
  }
  /** Whether a press only arms the answer: the next one gives it. */
  holds(option: OptionView): boolean {
    if (!this.warning(option) || this.armed) return false;
    this.armed = true;
    clearTimeout(this.#fuse);
    this.#fuse = window.setTimeout(() => {
      this.armed = false;
    }, ARMED);
    return true;
  }

  // ---- asking ----
  /** Another question: what was foreseen is of no use any more. */
  seated(): void {
    clearTimeout(this.#timer);
    this.frame = null;
    this.armed = false;
    this.#client.plan.close();
    const ask = this.#client.ask;
    if (!ask) this.close();
    else if (this.shown) this.#want();
    else if (settings.foresee && isEnding(ask)) this.#timer = window.setTimeout(() => this.#want(true), PAUSE);
  }
  /** With `spare` it is not worth keeping anybody waiting. */
  #want(spare = false): void {
    const ask = this.#client.ask;
    if (!ask || this.#asked === ask.id || this.#client.game?.secrets.covers(this.#client)) return;
    if (!spare) this.#asked = ask.id;
    if (this.frame?.decision !== ask.id) this.#client.line.send({ type: "forecast", seat: ask.seat, spare });
  }
  hear(frame: ForecastFrame): void {
    if (frame.decision === this.#client.ask?.id) this.frame = frame;
  }

  // ---- showing ----
  press(): void {
    if (!this.#client.ask) {
      this.#client.toast(t("foresee-not-now"), "", "foresee");
      return;
    }
    const now = performance.now();
    if (now - this.#pressed < DOUBLE || this.pinned) this.pinned = !this.pinned;
    this.#pressed = now;
    this.held = true;
    this.#want();
  }
  release(): void {
    this.held = false;
  }
  toggle(): void {
    if (this.pinned || !this.#client.ask) this.close();
    else {
      this.pinned = true;
      this.#want();
    }
  }
  close(): void {
    this.held = this.pinned = false;
  }
}
