// The games on the server's shelf, asked for once: names of games and scenarios for every page.
import * as api from "./api";
import { has, pick, t } from "./text.svelte";
import type { GameInfo, Glossary, Welcome } from "../generated/contract";

const shelf = $state<{ games: GameInfo[] | null; failed: boolean }>({ games: null, failed: false });
let asked = false;
/** What tables told in their welcome: a table that is open names its scenarios before the whole shelf has come. */
const told = $state<Record<string, Glossary>>({});
export function tell(welcome: Welcome): void {
  told[welcome.game] = Object.fromEntries(
    Object.entries(welcome.glossary).filter(([ref]) => ref.startsWith("scenario:")),
  );
}

function ask(): void {
  if (asked) return;
  asked = true;
  api
    .games()
    .then((found) => {
      shelf.games = found;
      shelf.failed = false;
    })
    .catch(() => {
      shelf.failed = true;
      asked = false;
    });
}

export function games(): GameInfo[] | null {
  ask();
  return shelf.games;
}
export const shelfFailed = (): boolean => shelf.failed;
export const gameInfo = (id: string): GameInfo | undefined => games()?.find((one) => one.id === id);
/** Our short name first: the full title is long for a ribbon. */
export const gameName = (id: string): string => (has(`game-${id}`) ? t(`game-${id}`) : pick(gameInfo(id)?.name) || id);
/** Its scenarios in their order. */
export const scenarioIds = (game: string): string[] =>
  gameInfo(game)?.scenarios.map((one) => one.id) ??
  Object.keys(told[game] ?? {}).map((ref) => ref.slice("scenario:".length));
/** A scenario by name; nothing until the names are here. */
export const scenarioName = (game: string, id: string): string =>
  pick(gameInfo(game)?.scenarios.find((one) => one.id === id)?.name) ||
  told[game]?.[`scenario:${id}`]?.name ||
  (games() ? id : "");
/** A scenario that is known by its number (MH3) is told with it; no other id is for people. */
export const scenarioTitle = (game: string, id: string): string =>
  /\d/.test(id) ? `${id} · ${scenarioName(game, id)}` : scenarioName(game, id);
/** The round, in the game's own word for it. */
export const roundTitle = (game: string, n: number): string =>
  t(has(`round-n-${game}`) ? `round-n-${game}` : "round-n", { n });
