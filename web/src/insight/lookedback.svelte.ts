// A finished game looked back at: asked for again until the bots have thought it through.
import * as api from "../lib/api";
import type { Lang, ReviewNow, Sight, TurnView } from "../generated/contract";

const AGAIN = 1500;
const MISSES = 5; // that are nothing to worry about

/** The position in which a turn shows: its decision has just been made. */
export function madeAt(turn: TurnView): number {
  return turn.at + 1;
}
/** What a turn is called: through one seat's eyes nobody is seen to betray. */
export function kindOf(turn: TurnView, veil: Sight | null): TurnView["kind"] {
  return turn.kind === "betrayal" && veil !== null ? "choice" : turn.kind;
}

export class LookedBack {
  now = $state.raw<ReviewNow | null>(null);
  /** How it ended; until then there is nothing to look back at. */
  outcome = $state("");
  /** Which turn is told in full; what decided it, until another is picked. */
  #picked = $state<number | null>(null);

  constructor(
    readonly table: string,
    readonly tokens: string[],
  ) {}

  /** What won a game that was won, what lost one that was lost: the largest change that way. */
  #decisive = $derived.by<TurnView | null>(() => {
    const way = this.outcome === "won" ? 1 : -1;
    const turns = this.now?.turns ?? [];
    return turns.toSorted((a, b) => way * (b.change - a.change))[0] ?? null;
  });
  chosen = $derived.by<TurnView | null>(() =>
    this.#picked === null ? this.#decisive : (this.now?.turns.find((turn) => turn.end === this.#picked) ?? null),
  );
  pick(turn: TurnView): void {
    this.#picked = this.chosen === turn ? -1 : turn.end;
  }
  /** The next turning point that way from a position; it is picked. */
  next(from: number, by: number): TurnView | null {
    const turns = (this.now?.turns ?? []).toSorted((a, b) => by * (a.at - b.at));
    const found = turns.find((turn) => by * (madeAt(turn) - from) > 0) ?? null;
    if (found) this.#picked = found.end;
    return found;
  }
  /** Until it is whole; what comes back ends it. */
  follow(outcome: string, lang: Lang): () => void {
    let timer = 0,
      misses = 0,
      over = false;
    this.outcome = outcome;
    const ask = async (): Promise<void> => {
      const found = await api.review(this.table, this.tokens, lang).catch(() => null);
      if (over || (!found && ++misses > MISSES)) return;
      if (found) this.now = found;
      if (!found || found.done < found.of) timer = window.setTimeout(() => void ask(), AGAIN);
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }
}
