// A finished game looked back at: asked for again until the bots have thought it through.
import * as api from "../lib/api";
import type { Lang, ReviewNow, TurnView } from "../generated/contract";

const AGAIN = 1500;

export class LookedBack {
  now = $state.raw<ReviewNow | null>(null);
  /** Which turn is told in full; the largest, until another is picked. */
  #picked = $state<number | null>(null);

  constructor(
    readonly table: string,
    readonly tokens: string[],
  ) {}

  chosen = $derived.by<TurnView | null>(
    () =>
      this.now?.turns.find((turn) => turn.end === this.#picked) ??
      (this.#picked === null ? this.now?.turns[0] : null) ??
      null,
  );
  pick(turn: TurnView): void {
    this.#picked = this.chosen === turn ? -1 : turn.end;
  }
  /** Until it is whole; what comes back ends it. */
  follow(lang: Lang): () => void {
    let timer = 0,
      over = false;
    const ask = async (): Promise<void> => {
      const found = await api.review(this.table, this.tokens, lang).catch(() => null);
      if (over || !found) return;
      this.now = found;
      if (found.done < found.of) timer = window.setTimeout(() => void ask(), AGAIN);
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }
}
