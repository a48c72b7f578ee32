// A turn drawn ahead: things pressed one after the other become a plan. What it costs, risks and leads to, the server says; nothing is
// played before it is confirmed, and then until something unexpected comes up.
import type { AskView, OptionView, PlanFrame } from "../generated/contract";
import type { TableClient } from "../lib/table.svelte";
import { t } from "../lib/text.svelte";

const same = (frame: PlanFrame, steps: string[][]): boolean =>
  JSON.stringify(frame.steps.map((one) => one.keys)) === JSON.stringify(steps);

export class Planning {
  on = $state(false);
  steps = $state.raw<string[][]>([]);
  frame = $state.raw<PlanFrame | null>(null);
  #client: TableClient;

  constructor(client: TableClient) {
    this.#client = client;
  }
  /** A question at which one may walk: there is a way to draw. */
  get possible(): boolean {
    const ask = this.#client.ask;
    if (!this.#client.game?.answers.plans) return false;
    return !!ask && !this.#client.many && (this.on || ask.options.filter((one) => one.group === "move").length > 1);
  }
  toggle(): void {
    if (this.on) this.close();
    else if (this.possible && this.#client.live) this.on = true;
    else this.#client.toast(t("plan-not-now"), "", "move");
  }
  close(): void {
    this.on = false;
    this.#set([], null);
  }
  /** One more step, if the plan can go on. */
  add(option: OptionView): void {
    if (this.frame?.stop) this.#client.toast(this.frame.stop, "", "lock");
    else this.#look([...this.steps, [option.key]]);
  }
  back(): void {
    if (this.steps.length > 1) this.#look(this.steps.slice(0, -1));
    else this.#set([], null);
  }
  play(): void {
    const ask = this.#client.ask,
      steps = this.steps;
    if (!ask || !steps.length || !this.#client.live) return;
    this.close();
    this.#client.chooser = null;
    this.#client.sent = this.#client.line.send({ type: "plan", seat: ask.seat, decision: ask.id, steps, play: true });
  }
  hear(frame: PlanFrame): void {
    const ask = this.#client.asked;
    if (!this.on || !ask || frame.decision !== ask.id || !same(frame, this.steps)) return;
    this.frame = frame;
    this.#client.planned = {
      ...ask,
      prompt: frame.prompt || ask.prompt,
      options: frame.options,
      refused: [],
      crumbs: [],
    };
  }
  #look(steps: string[][]): void {
    const ask = this.#client.asked;
    if (!ask) return;
    this.#client.chooser = null;
    this.steps = steps;
    this.#client.line.send({ type: "plan", seat: ask.seat, decision: ask.id, steps });
  }
  #set(steps: string[][], planned: AskView | null): void {
    this.steps = steps;
    this.frame = null;
    this.#client.planned = planned;
  }
}
