// A choice on a crossroads card begins with what one does, then what happens: "Pick up: look at the top two cards …".
import type { AskView } from "../../generated/contract";

export interface Halves {
  title: string;
  text: string;
}
export function halves(choice: string): Halves {
  const found = /^(.{3,60}?)\s*:\s+(.+)$/s.exec(choice);
  const text = found?.[2] ?? "";
  return found ? { title: found[1]!, text: text[0]!.toUpperCase() + text.slice(1) } : { title: choice, text: "" };
}
/** Whether a question is about one of the two ways of a card: their words are long. */
export const roadAsk = (ask: AskView): boolean =>
  ask.options.length === 2 && ask.options.every((option) => option.verb === "road");
