// Who leads each seat of a new table, and the usual ways to sit down together.
import { t } from "./text.svelte";

export type Lead = "you" | "friend" | "bot";

/** What may be picked, and what it is called. */
export type Picks = readonly (readonly [id: string | number, name: string])[];

/** Which of the usual ways this is; anything else is "own". */
export function companyOf(leads: Lead[]): string {
  const [first, ...others] = leads;
  if (leads.every((one) => one === "you")) return "solo";
  if (first === "you" && others.every((one) => one === "bot")) return "bots";
  return first === "you" && others.every((one) => one === "friend") ? "friends" : "own";
}

/** So many seats in that way; in one of their own whoever sat there stays. */
export const seated = (way: string, count: number, leads: Lead[]): Lead[] =>
  Array.from({ length: count }, (_, i) =>
    i === 0 || way === "solo" ? "you" : way === "bots" ? "bot" : way === "friends" ? "friend" : (leads[i] ?? "bot"),
  );

/** So many to so many, each in words. */
export const counted = (least: number, most: number, say: (n: number) => string): (readonly [number, string])[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => [least + i, say(least + i)] as const);

/** A way of one's own can be seen, though not picked before one has it. */
export const withOwn = (company: string, ways: Picks): Picks =>
  company === "own" ? [...ways, ["own", t("say-own")]] : ways;
