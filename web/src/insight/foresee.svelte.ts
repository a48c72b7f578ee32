// What comes of ending now, at this screen: asked for when a turn is asked about, shown while F is held or the tool is pressed. Under it,
// what comes of the answer that is pointed at. And what each answer changes for certain, as soon as somebody has time to work it out.
import type { AskView, FactView, ForecastFrame, ForecastTold, LeadsFrame, OptionView } from "../generated/contract";
import { plainKey } from "../lib/aims";
import { settings } from "../lib/store.svelte";
import type { TableClient } from "../lib/table.svelte";
import { t } from "../lib/text.svelte";

/** Nobody has to wait for it: it is asked for when one has begun to think. */
const PAUSE = 700;
/** What answers change is wanted sooner. */
const GLANCE = 150;
/** Two presses of the key within this time keep it open. */
const DOUBLE = 350;
/** A second press within this time ends the turn in spite of the warning. */
export const ARMED = 3000;

const ends = (option: OptionView): boolean => option.group === "end" && option.rank === "last";
const isEnding = (ask: AskView): boolean => ask.options.some(ends);

/** What comes of every answer alike tells none of them apart. */
function telling(leads: LeadsFrame["leads"], answers: number): Record<string, FactView[]> {
  const everywhere = (fact: FactView): boolean =>
    leads.length === answers && leads.every((one) => one.facts.some((other) => other.text === fact.text));
  return Object.fromEntries(leads.map((one) => [one.key, one.facts.filter((fact) => !everywhere(fact))]));
}

export class Foresee {
  frame = $state.raw<ForecastFrame | null>(null);
  /** What comes of single answers, by key. */
  #after = $state.raw<Record<string, ForecastFrame>>({});
  #leads = $state.raw<Record<string, FactView[]>>({});
  /** The answer that was chosen to look at. */
  picked = $state("");
  /** The key or the button is down. */
  held = $state(false);
  pinned = $state(false);
  /** The end was pressed once. */
  armed = $state(false);
  #client: TableClient;
  #timer = 0;
  #glance = 0;
  #fuse = 0;
  #asked = -1;
  #busy = false;
  #pressed = -Infinity;

  constructor(client: TableClient) {
    this.#client = client;
  }
  get shown(): boolean {
    return this.held || this.pinned;
  }
  /** The answer that is looked at under the lens; the end is what is shown anyway. */
  get option(): OptionView | null {
    const key = this.#client.previewKey || this.picked;
    const ask = this.#client.ask;
    if (!this.shown || !key || !ask || this.#client.many) return null;
    return ask.options.find((one) => one.key === key && !ends(one)) ?? null;
  }
  /** What is shown: of that answer once it is known, of ending now until then. */
  get told(): ForecastTold | null {
    const after = this.option ? this.#after[plainKey(this.option.key)] : undefined;
    return (after ?? this.frame)?.told ?? null;
  }
  get ofAnswer(): boolean {
    return !!this.option && !!this.#after[plainKey(this.option.key)];
  }
  /** What that answer changes for certain, besides what came with it. */
  leads(option: OptionView): FactView[] {
    return this.#leads[option.key] ?? [];
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
    clearTimeout(this.#glance);
    this.frame = null;
    this.#after = {};
    this.#leads = {};
    this.#busy = false;
    this.picked = "";
    this.armed = false;
    this.#client.plan.close();
    const ask = this.#client.ask;
    if (ask && settings.foresee && settings.odds && ask.options.length > 1 && !this.#client.many)
      this.#glance = window.setTimeout(() => this.#send({ type: "leads", seat: ask.seat }), GLANCE);
    if (!ask) this.close();
    else if (this.shown) this.#want();
    else if (settings.foresee && isEnding(ask)) this.#timer = window.setTimeout(() => this.#want(true), PAUSE);
  }
  #send(wish: Parameters<TableClient["line"]["send"]>[0]): void {
    if (!this.#client.game?.secrets.covers(this.#client)) this.#client.line.send(wish);
  }
  /** With `spare` it is not worth keeping anybody waiting. */
  #want(spare = false): void {
    const ask = this.#client.ask;
    if (!ask || this.#asked === ask.id || this.#client.game?.secrets.covers(this.#client)) return;
    if (!spare) this.#asked = ask.id;
    if (this.frame?.decision !== ask.id) this.#client.line.send({ type: "forecast", seat: ask.seat, spare });
  }
  /** Another answer is looked at: one is worked out at a time. */
  look(): void {
    const ask = this.#client.ask,
      key = plainKey(this.option?.key ?? "");
    if (!ask || !key || this.#busy || this.#after[key] || !this.frame) return;
    this.#busy = true;
    this.#send({ type: "forecast", seat: ask.seat, keys: [key] });
  }
  hear(frame: ForecastFrame | LeadsFrame): void {
    if (frame.decision !== this.#client.ask?.id) return;
    if (frame.type === "leads") this.#leads = telling(frame.leads, this.#client.ask.options.length);
    else if (!frame.keys.length) this.frame = frame;
    else this.#after = { ...this.#after, [frame.keys[0]!]: frame };
    if (frame.type === "forecast" && frame.keys.length) this.#busy = false;
    this.look();
  }
  /** Somebody else was asked meanwhile. */
  refused(): void {
    this.#busy = false;
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
