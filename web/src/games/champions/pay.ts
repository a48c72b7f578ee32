// Paying: which sources are picked, what they give together, and the payment that costs least.
import type { TableClient } from "../../lib/table.svelte";
import type { AskView, OptionView } from "../../generated/contract";
import { cardIn, codeOf, printed, RESOURCES, viewOf } from "./model";

/** A question about sources of resources: each answer says how much of what it gives. */
export const paying = (ask: AskView | null): ask is AskView =>
  !!ask &&
  ask.options.length > 0 &&
  ask.options.every((one) => /^(spend|use):/.test(one.key) && one.args?.wild !== undefined);
export const gives = (option: OptionView): number[] => RESOURCES.map((kind) => Number(option.args?.[kind] ?? 0));
export const sum = (options: OptionView[]): number[] =>
  RESOURCES.map((_, i) => options.reduce((n, one) => n + (gives(one)[i] ?? 0), 0));
export const total = (icons: number[]): number => icons.reduce((a, b) => a + b, 0);
export const picked = (client: TableClient): OptionView[] =>
  (client.ask?.options ?? []).filter((one) => (client.counts[one.key] ?? 0) > 0);
/** How much is still owed: the question says it, and no payment takes more sources than that. */
export const owed = (ask: AskView): number =>
  Number(/\d+/.exec(ask.prompt.slice(ask.prompt.lastIndexOf(":")))?.[0] ?? ask.most);
/** Several cards that lie open on the table, to be picked there rather than in a list. */
export const picking = (ask: AskView | null): ask is AskView =>
  !!ask &&
  ask.most > 1 &&
  ask.options.length > 0 &&
  ask.options.every((one) => (one.most ?? 1) === 1 && /^(card|spend|use):/.test(one.key));

/** What a source is worth to keep: abilities come back, resource cards are for paying, the rest would be missed. */
function price(client: TableClient, option: OptionView): number {
  const id = String(option.args?.card ?? option.key.slice(option.key.indexOf(":") + 1));
  if (option.key.startsWith("use:")) return cardIn(viewOf(client)!, id)?.counters ? 0.6 : 0.1;
  const face = printed(client, codeOf(id));
  return face.type === "resource" ? 0.8 : 1 + 0.04 * (face.cost ?? 0);
}
/** The cheapest sources that cover it: fewest cards, then least waste. */
export function cheapest(client: TableClient, ask: AskView): OptionView[] {
  const all = ask.options.slice(0, 14),
    need = owed(ask);
  let best: OptionView[] = [],
    least = Infinity;
  for (let mask = 1; mask < 1 << all.length; mask++) {
    const set = all.filter((_, i) => mask & (1 << i));
    if (set.length < ask.least || set.length > ask.most) continue;
    const have = total(sum(set));
    if (have < need && set.length < ask.most) continue;
    const cost =
      set.reduce((n, one) => n + price(client, one), 0) + 0.3 * Math.max(0, have - need) + 2 * Math.max(0, need - have);
    if (cost < least) {
      least = cost;
      best = set;
    }
  }
  return best;
}
/** The option that would take back the card being paid for, when that is free. */
export function backOut(client: TableClient): number | null {
  const last = (client.frame?.undo ?? [])
    .filter((one) => one.free && one.seat === client.ask?.seat)
    .reduce<number | null>((found, one) => (found === null || one.to > found ? one.to : found), null);
  return last;
}
