// How much room the words of an answer take in a column, nearly: before anything is drawn, so that nothing has to be drawn twice.
import type { FactView } from "../generated/contract";

/** How wide a place has to be for these words and for what comes of it. */
export type Measure = (text: string, fact: FactView | undefined) => number;

const longestWord = (text: string): number => Math.max(...text.split(" ").map((word) => word.length));

/** How many letters the longer of two lines has, broken where that is fewest. */
const inTwo = (text: string): number =>
  Math.min(text.length, ...[...text.matchAll(/ /g)].map(({ index }) => Math.max(index, text.length - index - 1)));
/** What comes of it, in letters: two numbers with an arrow between them, or words. */
const toldIn = (fact: FactView | undefined): number =>
  fact?.shift ? `${fact.shift.before} → ${fact.shift.after} `.length : Math.min(22, fact?.text.length ?? 0);

/** On one line with what comes of it below, or on two. */
export const need: Measure = (text, fact) => {
  const longest = inTwo(text);
  const told = fact?.shift ? 9 : Math.min(16, fact?.text.length ?? 0);
  return 29 + Math.max(6 * (fact ? text.length : longest), 6.2 * told);
};
/** When words and what comes of them flow over two lines together, which takes less width. */
export const tight: Measure = (text, fact) =>
  26 + Math.max(5.75 * longestWord(text), 0.55 * (5.3 * text.length + 5.8 * toldIn(fact)));
/** For the words alone, with what they change for certain: odds are then left to the tip. */
export const bare: Measure = (text, fact) =>
  26 + Math.max(5.3 * longestWord(text), 0.55 * (5.3 * text.length + (fact?.shift ? 5.8 * 9 : 0)));

/** Whether words with nothing below them are wider than two lines of a place so wide, and then take three smaller ones. */
export const long = (text: string, place: number): boolean => 26 + 6.7 * inTwo(text) > place;
/** Whether the words, or what comes of them, are cut on a line of their own in a place so wide: they then share their lines. */
export const cut = (text: string, fact: FactView | undefined, place: number): boolean =>
  !!fact && 29 + Math.max(5.7 * text.length, fact.shift ? 0 : 5.5 * fact.text.length) > place;
