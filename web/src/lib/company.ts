// Who leads each seat of a new table, and the usual ways to sit down together.
export type Lead = "you" | "friend" | "bot";

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
