// Where answers stand. Every kind has its place, in the order of the contract, so that a hand finds it again.
import type { AskView, Group, OptionView } from "../generated/contract";

export const ORDER: readonly Group[] = ["move", "attack", "play", "use", "other", "choose", "end"];
/** What a turn is made of: each of these has a column of its own, with something in it or without. */
export const TURN: readonly Group[] = ["move", "attack", "play", "use", "other"];

/** How wide each column is beside the others; what a game never does has none. */
export type Slots = Partial<Record<Group, number>>;

const place = (option: OptionView): number => 2 * ORDER.indexOf(option.group) + (option.rank === "last" ? 1 : 0);
/** The answers in the order one reads them: by kind, as they were offered within a kind. */
export const ordered = (ask: AskView): OptionView[] => [...ask.options].sort((a, b) => place(a) - place(b));

/** Whether somebody's turn is asked about, and not a detail: things of several kinds can be done, or one and no more. */
export function isTurn({ least, most, options }: AskView): boolean {
  if (least !== 1 || most !== 1) return false;
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
