// The games this browser can draw: every folder here with a `ui.ts` is one. What a game does not bring does nothing.
import type { GameUi, OwnUi } from "../lib/game";
import { type Parts, QUIET } from "../lib/gameparts";

const found = import.meta.glob<OwnUi>("./*/ui.ts", { eager: true, import: "default" });

const filled = (own: OwnUi): Parts =>
  Object.fromEntries(
    Object.entries(QUIET).map(([part, quiet]) => [part, { ...quiet, ...own[part as keyof Parts] }]),
  ) as unknown as Parts;

const GAMES: Record<string, GameUi> = Object.fromEntries(
  Object.entries(found).map(([path, own]) => [own.id, { ...own, ...filled(own), skin: path.split("/")[1]! }]),
);

export const gameUi = (id: string): GameUi => GAMES[id]!;
export const drawn = (id: string): boolean => id in GAMES;
/** Skin names as the style sheets know them. */
export const skin = (id: string): string => GAMES[id]?.skin ?? "";
