// The first decisions explained: which lesson stands on the screen, and which were heard.
import type { Lesson } from "./game";
import { LESSONS, saveSettings, settings } from "./store.svelte";
import type { TableClient } from "./table.svelte";
import type { AskView } from "../generated/contract";

export class Lessons {
  /** The question whose lesson was put away. */
  #heard = $state(-1);
  constructor(readonly client: TableClient) {}

  now = $derived.by<Lesson | null>(() => {
    const { ask, game, panel, play } = this.client;
    if (settings.lessons >= LESSONS || !ask || play.busy || panel || this.#heard === ask.id) return null;
    return game?.lessons.lesson(settings.lessons + 1, ask, this.client) ?? null;
  });
  get number(): number {
    return Math.min(LESSONS, settings.lessons + 1);
  }
  putAway(): void {
    this.#heard = this.client.ask?.id ?? -1;
  }
  end(): void {
    settings.lessons = LESSONS;
    saveSettings();
  }
  /** A question whose lesson was on the screen has been answered: the next lesson may come. */
  learn(ask: AskView): void {
    if (settings.lessons < LESSONS && (this.now || this.#heard === ask.id)) {
      settings.lessons += 1;
      saveSettings();
    }
  }
}
