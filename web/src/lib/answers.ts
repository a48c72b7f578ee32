// What the bar needs to know about an answer: all of it comes with the question.
import type { FactView, Group, OptionView } from "../generated/contract";
import type { Mark } from "./game";
import { num } from "./args";
import type { TableClient } from "./table.svelte";

const BY_GROUP: Partial<Record<Group, string>> = { end: "pass", move: "move", attack: "attack" };

/** The picture of what it is about, else of its verb, else of its group. */
export function iconOf(client: TableClient, option: OptionView): string {
  const game = client.game?.answers;
  return game?.picture(option) || (game?.icons[option.verb] ?? BY_GROUP[option.group] ?? "target");
}
/** Whoever a player chooses is shown by colour and shape, a die by its face. */
export function signOf(client: TableClient, option: OptionView): { mark?: Mark | null; die?: number } {
  if (option.verb === "die") return { die: num(option.args.die) };
  return { mark: option.verb === "player" ? client.game?.people.marksOf(option.touches[0] ?? "", client) : null };
}
/** The dice it rolls, and how many of those are bought with what it spends. */
export function diceOf(option: OptionView): { all: number; extra: number } | null {
  const all = num(option.args.dice);
  return all ? { all, extra: option.cost.find((one) => one.what === "power")?.count ?? 0 } : null;
}
/** What it spends and what it is likely to do, in one line. An answer about one item has named the card that goes. */
export const told = (option: OptionView, client: TableClient): string => {
  const cost = option.cost.filter((one) => one.what !== "card" || !option.args.item);
  const gist = option.facts.length ? "" : (client.game?.answers.gist(option, client, false) ?? "");
  const said = [...cost, ...option.facts, ...client.foresee.leads(option)].map((one) => one.text);
  return [...said, gist].filter(Boolean).join(" · ");
};
/** What is said of it first where there is little room: what it is likely to do, else what the thing it chooses does. */
export function firstOf(client: TableClient, option: OptionView, odds: boolean): FactView | undefined {
  const [fact] = odds ? [...option.facts, ...client.foresee.leads(option)] : [];
  const gist = fact ? "" : client.game?.answers.gist(option, client, true);
  return fact ?? (gist ? { key: "gist", args: {}, text: gist, value: null, grave: false, shift: null } : undefined);
}
/** What cannot be made good: it comes last and looks it. */
export const dire = (option: OptionView): boolean => option.rank === "last" && option.group !== "end";
/** How a question begins by calling whoever is asked ("Storm : ", "Spider-Man, "); empty when it does not. */
export function leading(prompt: string, name: string): string {
  const rest = prompt.startsWith(name) ? /^\s*[:,]\s+/.exec(prompt.slice(name.length)) : null;
  return rest ? name + rest[0] : "";
}
