// Marvel Champions as the server describes it: what is printed on the cards once, then a view per position.
import { ICON } from "../../generated/icons";
import type { TableClient } from "../../lib/table.svelte";
import type { GameView } from "../../generated/contract";

export interface Printed {
  type: string;
  faction?: string;
  set?: string;
  icons?: number[];
  traits?: string[];
  keywords?: string[];
  boost?: number;
  boost_star?: boolean;
  stage?: number;
  unique?: boolean;
  back?: string;
  atk_pips?: number;
  thw_pips?: number;
  acceleration?: number;
  hazard?: number;
  crisis?: number;
  retaliate?: number;
  uses?: number;
  stats: Record<string, number>;
  cost?: number;
}
export interface Card {
  id: string;
  code: string;
  type: string;
  exhausted: boolean;
  health?: number;
  health_max?: number;
  damage?: number;
  atk?: number;
  sch?: number;
  thw?: number;
  def?: number;
  rec?: number;
  threat?: number;
  counters?: number;
  status?: string[];
  attached?: Card[];
  host?: string;
  under?: number;
  target?: number;
  acceleration?: number;
  stages_left?: number;
}
export interface Player {
  seat: number;
  identity: Card;
  form: "hero" | "alter-ego";
  flipped: boolean;
  out: boolean;
  hand: string[] | null;
  hand_count: number;
  hand_size: number;
  deck: number;
  discard: string[];
  dealt: number;
  discount: number;
  nemesis: number;
  minions: Card[];
  allies: Card[];
  cards: Card[];
}
export interface Activation {
  kind: "attack" | "scheme";
  enemy: string;
  seat: number;
  defender: string | null;
  boost: string[];
  bonus: number;
}
export interface View {
  scenario: string;
  expert: boolean;
  modular: string[] | null;
  round: number;
  phase: "setup" | "players" | "villain";
  step: number;
  first: number;
  active: number | null;
  peril: number | null;
  villain: Card;
  scheme: Card;
  sides: Card[];
  environments: Card[];
  acceleration: number;
  icons: Record<string, number>;
  encounter: { deck: number; discard: string[]; boost: number; odds: number[] | null };
  removed: string[];
  resolving: string[];
  activation: Activation | null;
  players: Player[];
}

export const asView = (view: GameView): View => view as View;
export const viewOf = (client: TableClient): View | null => (client.view ? asView(client.view) : null);
/** `backflip.37` is Backflip; references may carry their prefix. */
export const codeOf = (id: string): string => id.replace(/^card:/, "").replace(/\.\d+$/, "");
export const RESOURCES = ["energy", "mental", "physical", "wild"];
const NOTHING: Printed = { type: "", stats: {} };
export const facesIn = (geometry: GameView): Record<string, Printed> =>
  (geometry as { cards?: Record<string, Printed> }).cards ?? {};
export const printedIn = (geometry: GameView, id: string): Printed => facesIn(geometry)[codeOf(id)] ?? NOTHING;
export const printed = (client: TableClient, id: string): Printed => printedIn(client.welcome?.static ?? {}, id);
/** The picture on a card: its own, else that of its kind. */
export const art = (id: string, type = ""): string => {
  const own = `mc-${codeOf(id)}`;
  return ICON[own] ? own : ICON[`mc-${type}`] ? `mc-${type}` : "help";
};
/** Which colour a face has: that of its hero, its aspect, or the encounter cards. */
export const aspect = (face: Printed): string =>
  face.faction === "hero" ? (face.set ?? "basic") : (face.faction ?? "encounter");
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
  const seat =
    client.ask?.seat ?? (own.includes(view.active ?? -1) ? view.active : own[0]) ?? view.active ?? view.first;
  return view.players.some((one) => one.seat === seat) ? (seat ?? 0) : 0;
}
/** What the acting enemy brings without its facedown boost. */
export function strength(view: View): number {
  const now = view.activation;
  const enemy = now ? cardIn(view, now.enemy) : undefined;
  return now && enemy ? ((now.kind === "attack" ? enemy.atk : enemy.sch) ?? 0) + now.bonus : 0;
}
