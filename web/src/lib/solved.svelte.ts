// The puzzles that were solved in this browser, by game.
import type { TableClient } from "./table.svelte";

const SOLVED = "stockade.solved";
function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(SOLVED) ?? "") as Record<string, string[]>;
  } catch {
    return {};
  }
}
const kept = $state<{ all: Record<string, string[]> }>({ all: read() });

export const solved = (game: string): string[] => kept.all[game] ?? [];
/** Written down when the goal of a table is met. */
export function noteSolved(client: TableClient): void {
  const goal = client.frame?.goal,
    game = client.welcome?.game;
  if (!game || goal?.verdict !== "met" || solved(game).includes(goal.puzzle)) return;
  kept.all = { ...kept.all, [game]: [...solved(game), goal.puzzle] };
  localStorage.setItem(SOLVED, JSON.stringify(kept.all));
}
