// The games that have a screen of their own: every folder here with a `ui.ts` is one.
// Whatever a game does not bring, or all of it, is that of any game.
import { anyGame } from "../anygame/ui";
import { hue } from "../anygame/shown";
import type { GameUi, OwnUi } from "../lib/game";
import { type Parts, QUIET } from "../lib/gameparts";

const found = import.meta.glob<OwnUi>("./*/ui.ts", { eager: true, import: "default" });

const PARTS = Object.keys(QUIET) as (keyof Parts)[];
function fill<Part extends keyof Parts>(all: Parts, part: Part, own: OwnUi): void {
  all[part] = { ...anyGame[part], ...own[part] };
}
function parts(own: OwnUi): Parts {
  const all = { ...QUIET };
  for (const part of PARTS) fill(all, part, own);
  return all;
}

const GAMES: Record<string, GameUi> = Object.fromEntries(
  Object.entries(found).map(([path, own]) => [
    own.id,
    { ...anyGame, ...own, ...parts(own), skin: path.split("/")[1]! },
  ]),
);

export const gameUi = (id: string): GameUi => GAMES[id] ?? { ...anyGame, id };

/** What makes a place look like that game: the name its style sheets go by, and a colour for one that has none. */
export const look = (id: string): { "data-game": string; style?: string } =>
  id in GAMES ? { "data-game": GAMES[id]!.skin } : { "data-game": anyGame.skin, style: `--hue: ${hue(id)}` };
/** The whole page looks like that game; like the house when there is none. */
export function wear(id: string): void {
  const page = document.documentElement;
  if (id) page.dataset.game = look(id)["data-game"];
  else delete page.dataset.game;
  page.style.setProperty("--hue", id ? String(hue(id)) : null);
}
