// Marvel Champions as the browser draws it: faces and pictures of cards, and whose area comes first.
import { ICON } from "../../generated/icons";
import type { TableClient } from "../../lib/table.svelte";
import type { GameView } from "../../generated/contract";
import type {
  CardView as Card,
  Face as Printed,
  PlayerView as Player,
  SchemeView as Scheme,
  Static,
  View,
} from "../../generated/marvel-champions";
export type { Card, Player, Printed, Scheme, View };

export const asView = (view: GameView): View => view as View;
export const viewOf = (client: TableClient): View | null => (client.view ? asView(client.view) : null);
/** `backflip.37` is Backflip; references may carry their prefix. */
export const codeOf = (id: string): string => id.replace(/^card:/, "").replace(/\.\d+$/, "");
export const RESOURCES = ["energy", "mental", "physical", "wild"];
/** The powers of a card, in the order in which they are printed. */
export const POWERS = ["thw", "atk", "def", "rec", "sch"] as const;
const NOTHING: Printed = { type: "", faction: "", icons: [0, 0, 0, 0], stats: {} };
export const facesIn = (geometry: GameView): Static["cards"] => (geometry as Static).cards;
/** The printed face of a card, once the faces are here. */
export const printedIn = (geometry: GameView, id: string): Printed =>
  (geometry ? facesIn(geometry)[codeOf(id)] : undefined) ?? NOTHING;
export const printed = (client: TableClient, id: string): Printed => printedIn(client.welcome?.static, id);
/** What a card in somebody's hand costs now; null where it has no cost. */
export function costNow(client: TableClient, id: string): number | null {
  const { cost } = printed(client, id);
  const owner = viewOf(client)?.players.find((one) => one.hand?.includes(id));
  return cost === undefined ? null : Math.max(0, cost - (owner?.discount ?? 0));
}
/** The picture on a card: its own, else that of its kind. */
export const art = (id: string, type = ""): string => {
  const own = `mc-${codeOf(id)}`;
  return ICON[own] ? own : ICON[`mc-${type}`] ? `mc-${type}` : "help";
};
/** Which colour a face has: that of its hero, its aspect, or the encounter cards. */
/** The number of a card stays whichever face it shows. */
export const number = (ref: string): string => ref.slice(ref.lastIndexOf(".") + 1);
export const aspect = (face: Printed): string => (face.faction === "hero" ? (face.set ?? "basic") : face.faction);
export const initial = (name: string): string => (name.trim()[0] ?? "?").toUpperCase();
/** A villain goes by its name; the stage has its own place. */
export const plainName = (name: string): string => name.replace(/ (I{1,3})$/, "");
export const STAGES = ["", "I", "II", "III"];
/** All cards in play with what hangs on them. */
export function inPlay(view: View): Card[] {
  const roots = [
    view.villain,
    view.scheme,
    ...view.sides,
    ...view.environments,
    ...view.players.flatMap((one) => [one.identity, ...one.minions, ...one.allies, ...one.cards]),
  ];
  const all = (card: Card): Card[] => [card, ...(card.attached ?? []).flatMap(all)];
  return roots.flatMap(all);
}
export const cardIn = (view: View, id: string): Card | undefined =>
  inPlay(view).find((card) => card.id === id.replace(/^card:/, ""));
/** Whose area the browser puts first: the seat that is asked, else the first of mine, else whoever acts. */
export function mine(client: TableClient, view: View): number {
  const own = client.welcome?.you ?? [];
  const seat = client.front ?? (own.includes(view.active ?? -1) ? view.active : own[0]) ?? view.active ?? view.first;
  return view.players.some((one) => one.seat === seat) ? (seat ?? 0) : 0;
}
/** What the acting enemy brings without its facedown boost. */
export function strength(view: View): number {
  const now = view.activation;
  const enemy = now ? cardIn(view, now.enemy) : undefined;
  return now && enemy ? ((now.kind === "attack" ? enemy.atk : enemy.sch) ?? 0) + now.bonus : 0;
}
