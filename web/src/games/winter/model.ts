// Dead of Winter as the server describes it: what is printed once, then a view per position; who sits where and what they are called.
import { ICON } from "../../generated/icons";
import { num } from "../../lib/args";
import type { Mark } from "../../lib/game";
import { seenBy } from "../../lib/playback.svelte";
import type { TableClient } from "../../lib/table.svelte";
import { lang } from "../../lib/text.svelte";
import type { AskView, GameView, SeatInfo } from "../../generated/contract";
import type {
  Aim,
  Entrance,
  Line,
  Place,
  PlayerView,
  PrintedSurvivor,
  Static,
  SurvivorView,
  View,
} from "../../generated/dead-of-winter";

export type { Aim, Entrance, Line, Place, PrintedSurvivor, View };
export type Player = PlayerView;
export type Survivor = SurvivorView;

export const COLONY = "colony";
export const MORALE_MOST = 10;
export const WASTE_STEP = 10;

/** Where people stand in the colony: the fewer, the larger; six to a row, and the helpless in rows of their own while there is room. */
export function standing(place: Place): { k: number; y: number[]; crowd: number; used: number } {
  const people = place.survivors.length,
    rows = Math.ceil(people / 6) * 6,
    crowd = rows + place.helpless <= place.spaces ? rows : people;
  const { k, y } =
    people <= 6
      ? { k: 1.1, y: [132, 203, 251, 299] }
      : people <= 12
        ? { k: 0.96, y: [124, 194, 256, 304] }
        : { k: 0.8, y: [118, 176, 234, 292] };
  return { k, y, crowd, used: Math.max(1, Math.ceil((place.helpless ? crowd + place.helpless : people) / 6)) };
}
/** How much of an empty floor a small screen leaves out. */
export function bareFloor(place: Place): number {
  const { y, used } = standing(place);
  return used >= y.length ? 0 : Math.max(0, y.at(-1)! - y[used - 1]! - 8);
}
export const asView = (view: GameView): View => view as View;
export const viewOf = (client: TableClient): View | null => (client.view ? asView(client.view) : null);
/** `fuel.s` is a fuel card from the starting deck: same face, same picture. */
export const plain = (item: string): string => item.replace(/\.s$/, "");
export const printedOf = (client: TableClient): Static | null => (client.welcome?.static ?? null) as Static | null;
const BLANK: PrintedSurvivor = { influence: 0, attack: 0, search: 0, die: 0, place: "", limit: "passive" };
export const printed = (client: TableClient, survivor: string): PrintedSurvivor =>
  printedOf(client)?.survivors[survivor] ?? BLANK;
export const symbol = (client: TableClient, item: string): string =>
  printedOf(client)?.items[plain(item)]?.symbol ?? "tool";
export function itemIcon(item: string): string {
  const id = plain(item),
    own = `dw-${id}`;
  return ICON[own]
    ? own
    : id.startsWith("blueprints")
      ? "dw-blueprints"
      : id.startsWith("outsider")
        ? "dw-outsider"
        : "dw-backpack";
}
/** A crossroads card has a picture of its own; one that somebody added has the sign of them all. */
export const roadIcon = (road: string): string => (ICON[`dw-road-${road}`] ? `dw-road-${road}` : "dw-crossroads");
/** What a card is called, wherever it came from. */
export const itemName = (client: TableClient, item: string): string => client.name(`item:${plain(item)}`);
export const faceIcon = (survivor: string): string => (ICON[`dw-${survivor}`] ? `dw-${survivor}` : "dw-helpless");
/** The lawn sign of a survivor: the first name. */
export const short = (client: TableClient, survivor: string): string =>
  client.word(`survivor:${survivor}`)?.short ?? client.name(`survivor:${survivor}`);

const seatsOf = (client: TableClient): SeatInfo[] => client.frame?.seats ?? client.welcome?.seats ?? [];
/** What a person or bot calls itself; empty when the seat goes by its number. */
export const ownName = (client: TableClient, seat: number): string =>
  seatsOf(client).find((one) => one.seat === seat)?.name ?? "";
export const playerName = (client: TableClient, seat: number): string =>
  ownName(client, seat) || (client.word(`player:${seat}`)?.name ?? String(seat + 1));
export function playerMark(client: TableClient, seat: number): Mark {
  const name = ownName(client, seat);
  return {
    number: seat + 1,
    initial: name ? name[0]!.toUpperCase() : String(seat + 1),
    name: playerName(client, seat),
  };
}
/** Whose things lie in front of this screen: the seat that is asked, else the first of mine that acts, else the first of mine. */
export function mine(client: TableClient): number {
  const own = client.welcome?.you ?? [];
  if (client.front !== undefined) return client.front;
  const active = viewOf(client)?.active ?? -1;
  return own.includes(active) ? active : (own[0] ?? -1);
}
/** Equal cards lie on one pile, wherever they came from. */
export function piles(hand: string[]): { id: string; ids: string[]; n: number }[] {
  const found = new Map<string, string[]>();
  for (const id of hand) found.set(plain(id), [...(found.get(plain(id)) ?? []), id]);
  return [...found].map(([id, ids]) => ({ id, ids: [...new Set(ids)], n: ids.length }));
}
/** The private part of the seat in front of this screen; with several seats held each has a view of its own. */
export function ownPart(client: TableClient): NonNullable<View["you"]> | null {
  const seat = mine(client);
  if (seat < 0 || !client.frame) return null;
  const view = client.play.busy ? viewOf(client) : asView(seenBy(client.frame, seat));
  return view?.you ?? null;
}

/** The die taken up for the next action; 0 when none. */
export const takenUp = (ask: AskView | null): number =>
  num(ask?.options.find((option) => option.verb === "put-back")?.args.die);
/** The open question of a turn, not one of its details. */
export const acting = (ask: AskView | null): boolean => !!ask && ask.options.some((option) => option.verb === "end");
/** Survivors being chosen before the game. */
export const choosing = (ask: AskView | null): boolean =>
  !!ask && ask.options.length > 0 && ask.options.every((option) => option.verb === "draft");
/** After a colon a sentence goes on. */
export const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
/** Several names in one sentence. */
export const listed = (names: string[]): string => new Intl.ListFormat(lang()).format(names);
