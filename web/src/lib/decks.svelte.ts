// The decks this browser keeps. They survive a reload; the server judges them anew whenever they sit down.
import type { Deck } from "../generated/contract";

export interface KeptDeck extends Deck {
  id: string;
  game: string;
  legal: boolean;
  count: number;
  aspects: string[];
}

const KEY = "stockade.decks";
const MOST = 200;

function stored(): KeptDeck[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptDeck[];
    return Array.isArray(found)
      ? found.filter((one) => typeof one?.id === "string" && typeof one.cards === "object")
      : [];
  } catch {
    return [];
  }
}

const shelf = $state<{ decks: KeptDeck[] }>({ decks: stored() });
addEventListener("storage", (e) => {
  if (e.key === KEY) shelf.decks = stored();
});

function write(decks: KeptDeck[]): void {
  shelf.decks = decks.slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(shelf.decks));
}

export const keptDecks = (game: string): KeptDeck[] => shelf.decks.filter((one) => one.game === game);
export const keptDeck = (id: string): KeptDeck | undefined => shelf.decks.find((one) => one.id === id);
export const newDeckId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => n.toString(36).padStart(2, "0"))
    .join("")
    .slice(0, 10);
/** A known deck keeps its place, a new one comes first. */
export function keepDeck(deck: KeptDeck): void {
  const known = shelf.decks.some((one) => one.id === deck.id);
  write(known ? shelf.decks.map((one) => (one.id === deck.id ? deck : one)) : [deck, ...shelf.decks]);
}
export const forgetDeck = (id: string): void => write(shelf.decks.filter((one) => one.id !== id));
