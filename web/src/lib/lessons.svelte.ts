// The first decisions explained: which lesson stands on the screen, and which were heard. At a guided table the steps of its
// guide take the place of the three lessons; each waits for its question, so that whoever does something else misses none.
import * as api from "./api";
import type { Lesson } from "./game";
import { keepHeard, keptTables, LESSONS, saveSettings, settings } from "./store.svelte";
import type { TableClient } from "./table.svelte";
import type { AskView, GuideInfo } from "../generated/contract";

export class Lessons {
  /** The question whose lesson was put away. */
  #heard = $state(-1);
  #guides = $state.raw<GuideInfo[]>([]);
  #done = $state<string[] | undefined>();
  #guide = $derived(this.#guides.find((one) => one.game === this.client.welcome?.game) ?? null);
  constructor(readonly client: TableClient) {}
  /** The table is known now: whether it is a guided one, this browser remembers. */
  begin(): void {
    this.#done = keptTables().find((one) => one.table === this.client.table)?.heard;
    if (this.#done)
      void api
        .guides()
        .then((all) => {
          this.#guides = all;
        })
        .catch(() => {});
  }
  get guided(): boolean {
    return !!this.#done && !!this.#guide;
  }

  now = $derived.by<Lesson | null>(() => {
    const { ask, game, panel, play } = this.client;
    if (!ask || play.busy || panel || this.#heard === ask.id) return null;
    if (this.#done) return this.#step(ask);
    if (settings.lessons >= LESSONS) return null;
    return game?.lessons.lesson(settings.lessons + 1, ask, this.client) ?? null;
  });
  /** The first step that was not heard yet and whose moment this is. */
  #step(ask: AskView): Lesson | null {
    if (this.over) return { id: "guided-done", args: {}, key: "" };
    const round = this.client.frame?.round ?? 0;
    const named = (key: string, has: string): boolean => key === has || key.startsWith(`${has}:`);
    const step = this.#guide?.steps.find(
      (one) =>
        !this.#done?.includes(one.id) &&
        one.ask === ask.message &&
        round >= (one.round ?? 0) &&
        (!one.has || ask.options.some((option) => named(option.key, one.has ?? ""))),
    );
    if (!step) return null;
    // of several answers of one kind none is lit: that would be advice
    const about = ask.options.filter((option) => !!step.has && named(option.key, step.has));
    const key = about.length === 1 ? about[0]!.key : "";
    return { id: step.id, args: {}, key, rules: step.rules ?? [], light: step.light ?? "" };
  }
  /** All steps of the guide were heard: one more word, and the game is like any other. */
  get over(): boolean {
    return !!this.#guide && !!this.#done && this.#guide.steps.every((one) => this.#done?.includes(one.id));
  }
  get number(): number {
    return this.#done ? Math.min(this.of, this.#done.length + 1) : Math.min(LESSONS, settings.lessons + 1);
  }
  get of(): number {
    return this.#done ? (this.#guide?.steps.length ?? LESSONS) : LESSONS;
  }
  putAway(): void {
    if (this.over) return this.end();
    this.#note();
    this.#heard = this.client.ask?.id ?? -1;
  }
  /** Leaves the guide, or hears no more lessons. */
  end(): void {
    if (this.#done) {
      this.#done = undefined;
      keepHeard(this.client.table, undefined);
    }
    settings.lessons = LESSONS;
    saveSettings();
  }
  /** A question whose lesson was on the screen has been answered: the next lesson may come. */
  learn(ask: AskView): void {
    if (this.over && this.#heard !== ask.id) this.end();
    else if (this.#done) this.#note();
    else if (settings.lessons < LESSONS && (this.now || this.#heard === ask.id)) {
      settings.lessons += 1;
      saveSettings();
    }
  }
  #note(): void {
    const step = this.#done && this.now?.id;
    if (!step || this.#done?.includes(step)) return;
    this.#done = [...(this.#done ?? []), step];
    keepHeard(this.client.table, this.#done);
  }
}
