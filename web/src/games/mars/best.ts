// The best campaigns, as the server keeps them.
import * as api from "../../lib/api";
import { t } from "../../lib/text.svelte";
import type { BestGame, Glossary } from "../../generated/contract";

export interface Top extends BestGame {
  details: { side: string; force: string[]; difficulty: number; battles: number; lost: number; restarts: number };
}
export const best = (table = ""): Promise<Top[]> => api.best<Top>("mars-attacks", table);

/** Who went along: each unit once, with how many of it. */
export function forceLine(force: string[], words: Glossary): string {
  const name = (id: string): string => words[`unit:${id}`]?.short ?? words[`unit:${id}`]?.name ?? id;
  return [...new Set(force)]
    .map((id) => {
      const n = force.filter((one) => one === id).length;
      return n > 1 ? `${n} × ${name(id)}` : name(id);
    })
    .join(", ");
}
export const whoLine = (top: Top): string =>
  top.who
    .filter((seat) => seat.kind === "human")
    .map((seat) => seat.name || t("ms-best-nameless"))
    .join(", ");
