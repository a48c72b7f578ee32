// Paying: which sources are picked, and what they give together.
import { num } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import type { AskView, OptionView } from "../../generated/contract";
import { RESOURCES, viewOf } from "./model";

/** A question about sources of resources: each answer says how much of what it gives. */
export const paying = (ask: AskView | null): ask is AskView =>
  !!ask && ask.options.length > 0 && ask.options.every((one) => one.verb === "spend" || one.verb === "generate");
export const gives = (option: OptionView): number[] => RESOURCES.map((kind) => num(option.args[kind]));
export const sum = (options: OptionView[]): number[] =>
  RESOURCES.map((_, i) => options.reduce((n, one) => n + (gives(one)[i] ?? 0), 0));
export const total = (icons: number[]): number => icons.reduce((a, b) => a + b, 0);
export const picked = (client: TableClient): OptionView[] =>
  (client.ask?.options ?? []).filter((one) => (client.counts[one.key] ?? 0) > 0);
/** How much is still owed. */
export const owed = (ask: AskView): number => num(ask.args.count, ask.most);
/** Several cards that lie open on the table, to be picked there rather than in a list. */
export const picking = (ask: AskView | null): ask is AskView =>
  !!ask &&
  ask.most > 1 &&
  ask.options.length > 0 &&
  ask.options.every((one) => one.most === 1 && ["card", "spend", "generate"].includes(one.verb));

/** The option that would take back the card being paid for, when that is free. */
export function backOut(client: TableClient): number | null {
  const last = (client.frame?.undo ?? [])
    .filter((one) => one.free && one.seat === client.ask?.seat)
    .reduce<number | null>((found, one) => (found === null || one.to > found ? one.to : found), null);
  return last;
}

/** Leaving cards of one's own hand where they are has a name; other choices are just left. */
export const keeping = (ask: AskView, client: TableClient): string => {
  const hand = viewOf(client)?.players[ask.seat]?.hand ?? [];
  return ask.options.every((one) => one.verb === "card" && hand.includes(String(one.args.card))) ? "mc-keep-all" : "";
};
