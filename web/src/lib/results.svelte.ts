// What was played to its end in this browser: for the shelf. A table counts once, with its last end.
import type { TableClient } from "./table.svelte";

export interface Result {
  table: string;
  game: string;
  cells: string[];
  won: boolean;
  rounds: number;
  /** Whether a hint was asked for on the way. */
  hints: boolean;
}
const RESULTS = "stockade.results";
const HINTED = "stockade.hinted";
const MOST = 500;
function read<T>(key: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "") as T[];
  } catch {
    return [];
  }
}
const kept = $state<{ all: Result[] }>({ all: read<Result>(RESULTS) });
export const results = (game: string): Result[] => kept.all.filter((one) => one.game === game);

export function noteHint(table: string): void {
  const known = read<string>(HINTED).filter((one) => one !== table);
  localStorage.setItem(HINTED, JSON.stringify([table, ...known].slice(0, 100)));
}
export function noteResult(client: TableClient): void {
  const { frame, welcome, table } = client;
  if (!frame?.outcome || !welcome?.you.length || !welcome.cells?.length) return;
  const one: Result = {
    table,
    game: welcome.game,
    cells: [...welcome.cells],
    won: frame.winners.some((seat) => welcome.you.includes(seat)),
    rounds: frame.round,
    hints: read<string>(HINTED).includes(table),
  };
  const before = kept.all.find((other) => other.table === table);
  if (JSON.stringify(before) === JSON.stringify(one)) return;
  kept.all = [one, ...kept.all.filter((other) => other.table !== table)].slice(0, MOST);
  localStorage.setItem(RESULTS, JSON.stringify(kept.all));
}

/** Won; faster than strong bots; without a hint; both at once. */
export type Mark = "open" | "tried" | "won" | "fast" | "alone" | "best";
export const isWon = (mark: Mark): boolean => mark !== "open" && mark !== "tried";
/** What became of a cell of the shelf here: how good, in how many tries, and the fewest rounds of a win. Strong bots take so many
 *  `rounds` to win, where that was counted. */
export function standing(game: string, cell: string, rounds = 0): { mark: Mark; tries: number; best: number } {
  const mine = results(game).filter((one) => one.cells.some((other) => other === cell || other.startsWith(`${cell}/`)));
  const won = mine.filter((one) => one.won);
  const fast = (one: Result): boolean => one.rounds < rounds;
  const mark: Mark = won.some((one) => !one.hints && fast(one))
    ? "best"
    : won.some((one) => !one.hints)
      ? "alone"
      : won.some(fast)
        ? "fast"
        : won.length
          ? "won"
          : mine.length
            ? "tried"
            : "open";
  return { mark, tries: mine.length, best: won.length ? Math.min(...won.map((one) => one.rounds)) : 0 };
}
