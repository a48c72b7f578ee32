// The games this browser can draw. A game without an entry can still be listed on the start page.
import type { GameUi } from "../lib/game";
import { champions } from "./champions/ui";
import { mars } from "./mars/ui";
import { winter } from "./winter/ui";
import { xmen } from "./xmen/ui";

const GAMES: Record<string, GameUi> = {
  "xmen-resistance": xmen,
  "marvel-champions": champions,
  "mars-attacks": mars,
  "dead-of-winter": winter,
};

export const gameUi = (id: string): GameUi => GAMES[id] ?? xmen;
export const drawn = (id: string): boolean => id in GAMES;
/** Skin names as the style sheets know them. */
export const SKIN: Record<string, string> = {
  "xmen-resistance": "xmen",
  "marvel-champions": "champions",
  "dead-of-winter": "winter",
  "mars-attacks": "mars",
};
