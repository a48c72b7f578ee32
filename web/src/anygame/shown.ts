// A view of any game as things that can be laid out. What the game calls a track, a pile, cards or a seat
// (engine/shown.py) is drawn as that; numbers, words and lists are shown as what they are.
import type { Cards, GameView, Glossary, Pile, SeatShown, Track } from "../generated/contract";
import type { TableClient } from "../lib/table.svelte";

export type Thing = Track | Pile | Cards | string | number | boolean;
export interface Entry {
  key: string;
  thing: Thing;
}
/** A heading and what stands below it; the first group of a view has none. */
export interface Group {
  key: string;
  entries: Entry[];
}

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);
const isThing = (value: unknown): value is Thing =>
  ["string", "number", "boolean"].includes(typeof value) || (isBag(value) && typeof value.is === "string");
const ABOUT = new Set(["seats", "round", "phase", "scenario"]); // what stands elsewhere on the page

/** A list of ids becomes cards of no particular kind, one of numbers stays that. */
function thingOf(value: unknown): Thing | null {
  if (value === "" || value === null || value === undefined) return null;
  if (isThing(value)) return value;
  if (!Array.isArray(value) || value.some(isBag) || value.some(Array.isArray)) return null;
  if (value.every((one) => typeof one === "number")) return value.join(" · ");
  return value.length ? { is: "cards", kind: "", ids: value.map(String) } : null;
}

const entriesOf = (bag: Bag): Entry[] =>
  Object.entries(bag).flatMap(([key, value]) => {
    const thing = ABOUT.has(key) ? null : thingOf(value);
    return thing === null ? [] : [{ key, thing }];
  });

export function groupsOf(view: GameView): Group[] {
  if (!isBag(view)) return [];
  const deeper = Object.entries(view).flatMap(([key, value]): Group[] => {
    if (ABOUT.has(key) || isThing(value)) return [];
    if (isBag(value)) return [{ key, entries: entriesOf(value) }];
    return Array.isArray(value) ? value.filter(isBag).map((one) => ({ key, entries: entriesOf(one) })) : [];
  });
  return [{ key: "", entries: entriesOf(view) }, ...deeper].filter((group) => group.entries.length);
}

export function seatsOf(view: GameView): SeatShown[] {
  const seats = isBag(view) ? view.seats : undefined;
  return Array.isArray(seats) ? seats.filter((one): one is SeatShown => isBag(one) && one.is === "seat") : [];
}

/** Whose things lie open on this screen: who is asked, else the first of our seats; -1 for a watcher. */
export const mySeat = (client: TableClient): number => client.front ?? client.welcome?.you[0] ?? -1;

export const plain = (id: string): string => {
  const words = id.replace(/[_-]+/g, " ").trim();
  return words ? words[0]!.toUpperCase() + words.slice(1) : words;
};
export const label = (words: Glossary, key: string): string => words[`shown:${key}`]?.name ?? plain(key);
/** A thing as `kind:id`; where the view does not say the kind, the first that has such an id. */
export const refOf = (words: Glossary, kind: string, id: string): string =>
  kind ? `${kind}:${id}` : (Object.keys(words).find((key) => key.endsWith(`:${id}`)) ?? `:${id}`);
export const nameOf = (words: Glossary, kind: string, id: string): string => {
  const word = words[refOf(words, kind, id)];
  return word?.short ?? word?.name ?? plain(id);
};

/** Equal cards together, in the order they came. */
export function stacks(cards: Cards): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of cards.ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

/** In words, for the text view. */
export function told(words: Glossary, thing: Thing): string {
  if (typeof thing !== "object") return typeof thing === "boolean" ? (thing ? "✓" : "–") : String(thing);
  if (thing.is === "track") return thing.most ? `${thing.value} / ${thing.most}` : String(thing.value);
  if (thing.is === "pile") return String(thing.count);
  return thing.ids.map((id) => nameOf(words, thing.kind, id)).join(", ") || "–";
}

/** A colour for every game that has none of its own, from its id. */
export const hue = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 3600, 7) / 10;
