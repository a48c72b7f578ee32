// Where answers stand. Every kind has its place, in the order of the contract, so that a hand finds it again.
import type { AskView, Group, OptionView } from "../generated/contract";

export const ORDER: readonly Group[] = ["move", "attack", "play", "use", "other", "choose", "end"];
/** What a turn is made of: each of these has a column of its own, with something in it or without. */
export const TURN: readonly Group[] = ["move", "attack", "play", "use", "other"];

/** How wide each column is beside the others; what a game never does has none. */
export type Slots = Partial<Record<Group, number>>;
/** A column that a game draws finer than by kinds: its heading, its share of the width, and what stands in it. */
export interface Column {
  name: string;
  icon: string;
  wide: number;
  group: Group;
  holds(option: OptionView): boolean;
  /** The verb whose refusal it tells before any other of its kind. */
  verb?: string;
  /** What an empty one says, where the reason of the whole kind would not fit. */
  none?: string;
}

const ICON: Partial<Record<Group, string>> = { move: "move", attack: "attack", play: "hand", use: "skill" };
/** One column per kind of answer. */
export const byKind = (slots: Slots, headings: Partial<Record<Group, string>>): Column[] =>
  TURN.filter((group) => slots[group]).map((group) => ({
    name: headings[group] ?? `slot-${group}`,
    icon: ICON[group] ?? "target",
    wide: slots[group]!,
    group,
    holds: (option) => option.group === group,
  }));

/** The answers in the order one reads them: by column or kind, within it by `rank` of the game and then as they were offered. */
export function ordered(
  ask: AskView,
  columns: Column[] | null = null,
  rank: (option: OptionView) => number = () => 0,
): OptionView[] {
  const column = (option: OptionView): number => columns?.findIndex((one) => one.holds(option)) ?? -1;
  const place = (option: OptionView): number => {
    const at = column(option);
    return 2 * (at < 0 ? ORDER.length + ORDER.indexOf(option.group) : at) + (option.rank === "last" ? 1 : 0);
  };
  return [...ask.options].sort((a, b) => place(a) - place(b) || rank(a) - rank(b));
}

/** Whether somebody's turn is asked about, and not a detail: things of several kinds can be done, or one and no more. */
export function isTurn({ least, most, options, refused }: AskView): boolean {
  if (least !== 1 || most !== 1) return false;
  if (options.length === 1 && options[0]!.verb === "end") return refused.length > 0;
  const kinds = new Set(options.map((option) => option.group).filter((group) => TURN.includes(group)));
  return (
    kinds.size > 1 || (kinds.size > 0 && options.some((option) => option.group === "end" && option.rank === "last"))
  );
}

/** Whether leaving is quiet: something better can still be done. */
export const quiet = (ask: AskView, option: OptionView): boolean =>
  option.group === "end" && ask.options.some((one) => one.group !== "end" && one.rank !== "last");
/** One may do it or leave it: two plain buttons. */
export const isOptional = ({ least, most }: AskView): boolean => least === 0 && most === 1;
/** What would be thrown away for good. */
export const grave = (option: OptionView): string => option.facts.find((fact) => fact.grave)?.text ?? "";

/** How many lines so many pixels wide small words take, nearly. */
export function linesOf(words: string, wide: number): number {
  let count = 1,
    at = 0;
  for (const word of words.split(" ")) {
    const long = 6.3 * word.length;
    if (at && at + 3 + long > wide) [count, at] = [count + 1, long];
    else at += long + (at ? 3 : 0);
  }
  return count;
}
