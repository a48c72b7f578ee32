// The bar of a turn: every verb has its place, by what it costs; what cannot be done keeps it and says why.
import type { AskView, OptionView, RefusedView } from "../../generated/contract";
import { plain, type View } from "./model";

export type Column = "die" | "move" | "free" | "fellow";
export interface Deed {
  name: string;
  options: OptionView[];
  /** Why not, when nobody can. */
  no: RefusedView | undefined;
}
/** What always has a place, and what only comes when it can be done. */
const PLACES: Record<Column, { always: string[]; sometimes: string[] }> = {
  die: { always: ["attack", "search", "barricade", "lure", "clean", "ability"], sometimes: [] },
  move: { always: ["move"], sometimes: [] },
  free: { always: ["play", "contribute", "food", "ask", "vote"], sometimes: ["eat", "use", "hand", "objective"] },
  fellow: { always: ["attack-fellow"], sometimes: [] },
};
export const lasting = (name: string): boolean => Object.values(PLACES).some((one) => one.always.includes(name));
/** Why not, where nobody has been refused: only fellows stand there, or nobody knows how. */
const EMPTY: Record<string, string> = {
  attack: "dw-no-zombie",
  ability: "dw-no-ability",
  play: "dw-no-card",
  "attack-fellow": "dw-no-fellow",
};
/** The same where a zombie and a fellow stand together: there the fellow is one of the targets. */
export function lacking(name: string, ask: AskView | null, view: View): string {
  const among = ({ verb, args }: OptionView): boolean => {
    const own = view.survivors[String(args.survivor)];
    return (
      verb === "attack" &&
      Object.values(view.survivors).some((one) => one.place === own?.place && one.seat !== own.seat)
    );
  };
  return name === "attack-fellow" && ask?.options.some(among) ? "dw-fellow-target" : (EMPTY[name] ?? "slot-empty");
}
const KEY: Record<string, string> = { "attack-fellow": "attack" };
const keyOf = (no: RefusedView): string => no.key.split(":")[0]!;

/** What another die would lift. */
const DIE = ["DW-ATTACK-01", "DW-SEARCH-02", "DW-BARR-01", "DW-LURE-01", "DW-CLEAN-02", "DW-ABIL-01"];

/** The lowest die that a reason names. */
const needs = (no: RefusedView): number => Number(/[1-6]/.exec(no.text)?.[0] ?? 9);

/** Reasons that two short lines cannot hold, by their rule, as words of the browser; a die by the lowest that would do. */
export function inBrief({ key, rule, text, pointless }: RefusedView): { key: string; n: string } | null {
  const n = /[1-6]/.exec(text)?.[0] ?? "";
  if (pointless && key.startsWith("ability:")) return { key: "dw-why-vain", n };
  if (DIE.includes(rule)) return { key: n ? "dw-why-die" : "dw-why-no-die", n };
  if (rule === "DW-ABIL-05") return { key: "dw-why-used", n };
  if (rule === "DW-LURE-03") return { key: "dw-why-lure", n };
  if (key === "ask") return { key: "dw-why-empty-hands", n };
  return /^DW-SPEND-0[34]$/.test(rule) ? { key: "dw-why-food", n } : null;
}

/** The reason to give for a verb: first what another die would lift, by the lowest, last that it would be in vain. */
function against(ask: AskView, name: string): RefusedView | undefined {
  const all = ask.refused.filter((no) => keyOf(no) === (KEY[name] ?? name));
  const [lowest] = all.filter((no) => DIE.includes(no.rule)).sort((a, b) => needs(a) - needs(b));
  return lowest ?? all.find((no) => !no.pointless) ?? all[0];
}

export function columns(ask: AskView): { column: Column; deeds: Deed[] }[] {
  const deed = (name: string): Deed => ({
    name,
    options: ask.options.filter((option) => option.verb === name),
    no: against(ask, name),
  });
  return (Object.keys(PLACES) as Column[])
    .map((column) => ({
      column,
      deeds: [
        ...PLACES[column].always.map(deed),
        ...PLACES[column].sometimes.map(deed).filter((one) => one.options.length),
      ],
    }))
    .filter(({ deeds }) => deeds.length);
}

const ALIKE = ["barricade", "lure", "clean"];
/** Whoever does it, the same comes of it: of all who stand at one place and have nothing that helps, one is enough to offer.
 * So it is with cards of one kind, whatever deck they came from. */
export function distinct(options: OptionView[], view: View): OptionView[] {
  const seen = new Set<string>();
  return options.filter((option) => {
    const { item, ...others } = option.args;
    const place = view.survivors[String(others.survivor)]?.place ?? "";
    const what = item
      ? [option.verb, plain(String(item)), ...Object.values(others)].join("|")
      : [option.verb, place, ...option.facts.map((fact) => fact.text)].join("|");
    if (!(item || ALIKE.includes(option.verb)) || !seen.has(what)) {
      seen.add(what);
      return true;
    }
    return false;
  });
}
