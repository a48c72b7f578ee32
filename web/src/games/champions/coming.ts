// The threat to come in this round, as cells of a bar: what is there, what each source adds, what boost cards may add, and the limit.
import { t } from "../../lib/text.svelte";
import type { View } from "./model";

export interface Part {
  /** The card that places it. */
  card: string;
  count: number;
  /** Where its cells begin and what is there after it. */
  from: number;
  to: number;
}
export interface Course {
  threat: number;
  target: number;
  parts: Part[];
  /** After all that is certain, and after boost cards at their most. */
  sure: number;
  most: number;
  low: number;
  /** Cells of the bar: it runs past its limit. */
  cells: number;
  over: boolean;
}

export function courseOf(view: View): Course {
  const { threat = 0, target, coming } = view.scheme;
  const parts: Part[] = [];
  let at = threat;
  for (const { card, count } of coming.sources) {
    parts.push({ card, count, from: at, to: at + count });
    at += count;
  }
  const most = at + coming.high;
  const low = at + coming.low;
  return { threat, target, parts, sure: at, most, low, cells: Math.max(target, most), over: at >= target };
}
/** How likely at least so many icons are on the one boost card that comes; none when several come, or nobody can know. */
export function boostShare(view: View, icons: number): string {
  const odds = view.encounter.odds;
  const all = odds?.reduce((sum, n) => sum + n, 0) ?? 0;
  if (!odds || !all || view.scheme.coming.high > 3) return "";
  const share = odds.slice(icons).reduce((sum, n) => sum + n, 0) / all;
  return share > 0 && share < 1 ? t("percent", { n: Math.round(share * 100) }) : "";
}
