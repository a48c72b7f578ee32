// Answers that are done to something which is asked next: both are said at once, as answers of their own, where they are few.
import type { AskView, OptionView } from "../generated/contract";

const THEN = " then ";
/** More of a kind than this stay one answer each, and what they are done to is asked next. */
const MOST = 5;
/** And under a thumb, of all answers together: what is below the fold is found last. */
const THUMB = 7;
const thumb = matchMedia("(max-width: 900px)");

/** The keys of an answer, one for each question it answers. */
export const stepsOf = (key: string): string[] => key.split(THEN);
/** The answer as the table knows it. */
export const plainKey = (key: string): string => stepsOf(key)[0]!;
export const isPlain = (key: string): boolean => !key.includes(THEN);

/** That answer with all it may be done to. */
export const aimed = (option: OptionView): OptionView[] =>
  (option.aims ?? []).map(({ key, ...aim }) => ({
    ...option,
    ...aim,
    args: { ...option.args, ...aim.args },
    key: option.key + THEN + key,
    rank: "usual",
    aims: undefined,
  }));

/** The same question with such answers in place of those they come of, where a kind of them is few enough. */
export function spread(ask: AskView): AskView {
  if (!ask.options.some((option) => option.aims)) return ask;
  const count = new Map<string, number>();
  for (const { group, aims } of ask.options) count.set(group, (count.get(group) ?? 0) + (aims?.length ?? 1));
  const few = (option: OptionView): boolean => !!option.aims && (count.get(option.group) ?? 0) <= MOST;
  const options = ask.options.flatMap((option) => (few(option) ? aimed(option) : [option]));
  return thumb.matches && options.length > THUMB ? ask : { ...ask, options };
}
