// A digest leaves nothing out: what a game neither counts nor calls quiet is told in the words of the log, and what finds
// no line is counted in the last one. Which events are which stands in the game's `digest.json`, where a test reads it.
import type { LogLine } from "../generated/contract";
import type { DigestLine } from "./game";
import type { TableClient } from "./table.svelte";

export interface Plan {
  /** Kinds of events that the game sums up itself. */
  counted: string[];
  /** Kinds that need no line of their own, each with the kinds that tell the same; "" changes nothing, "frame" turns with every round. */
  quiet: Record<string, string>;
}

/** The lines that nobody has summed up, each with its picture. */
export const untold = (lines: LogLine[], plan: Plan, client: TableClient): DigestLine[] =>
  lines
    .filter((line) => line.text && !(line.kind in plan.quiet) && !plan.counted.includes(line.kind))
    .map((line) => ({ icon: client.game?.log.icon(line) || "log", text: line.text, touches: line.touches }));

/** At most so many lines: each group of news keeps one at least, earlier groups more, and what is left is counted. */
export function fit(groups: DigestLine[][], most: number, more: (n: number) => string): DigestLine[] {
  const all = groups.flat();
  if (all.length <= most) return all;
  const kept = groups.map((group) => Math.min(1, group.length));
  let left = most - 1 - kept.reduce((sum, n) => sum + n, 0);
  for (let i = 0; i < groups.length && left > 0; i++) {
    const extra = Math.min(left, groups[i]!.length - kept[i]!);
    kept[i]! += extra;
    left -= extra;
  }
  const told = groups.flatMap((group, i) => group.slice(0, kept[i])).slice(0, most - 1);
  const n = all.length - told.length;
  return [...told, { number: n, text: more(n), touches: [] }];
}
