// X-Men Resistance as the browser draws it: what the server's ids look like, and whose they are.
import type { TableClient } from "../../lib/table.svelte";
import type { GameView } from "../../generated/contract";
import type {
  AttackView as Weapon,
  EdgeShape,
  HeroView as Hero,
  LevelShape as Level,
  Static as Geometry,
  View,
  ZoneView,
} from "../../generated/xmen-resistance";
export type { EdgeShape, Geometry, Hero, Level, View, Weapon, ZoneView };
export type Point = [number, number];

export const asView = (view: GameView): View => view as View;
export const viewOf = (client: TableClient): View | null => (client.view ? asView(client.view) : null);
export const geometryOf = (client: TableClient): Geometry | null =>
  client.welcome ? asGeometry(client.welcome.static) : null;
export const asGeometry = (geometry: GameView): Geometry => geometry as Geometry;

/** Target priority, strongest first: the order in which crowds are listed. */
export const HORDE = ["brute", "guard", "walker", "trooper", "runner", "specialist"];
export const SHAPE: Record<string, "circle" | "square" | "diamond" | "star"> = {
  walker: "circle",
  trooper: "circle",
  brute: "square",
  guard: "square",
  runner: "diamond",
  specialist: "diamond",
};
/** The colour of a kind: both hordes come in the same three. */
export const TONE: Record<string, string> = { trooper: "walker", guard: "brute", specialist: "runner" };

/** What an Objective token is in this mission, as a name of the glossary. */
export const tokenRef = (view: View, color: string): string => `token:${view.mission}-${color}`;
/** Tokens with a picture of their own; the others are Objectives. */
const THINGS: Record<string, string> = { "MH8-red": "bomb", "MH10-blue": "cell", "MH10-green": "cell" };
export const tokenIcon = (view: View, color: string): string =>
  color === "facedown" ? "help" : (THINGS[`${view.mission}-${color}`] ?? "objective");
/** The Hand cannot be thrown where it has to be charged first: then its spent side only waits. */
export const handRef = (view: View): string => {
  if (view.sentinel?.side === "charged") return "token:hand-charged";
  return view.goals.some((goal) => goal.id === "MH10-juggernaut") ? "token:hand-idle" : "token:hand-spent";
};

export const heroNumber = (view: View, id: string): number => view.heroes.findIndex((hero) => hero.id === id) + 1;
export const heroOf = (view: View, id: string): Hero | undefined => view.heroes.find((hero) => hero.id === id);
/** Everybody can devour; the other Attacks are a hero's own. */
export const weaponIcon = (hero: Hero, weapon: string): string => (weapon === "devour" ? weapon : hero.id);
/** Whether an Attack made now is another one than its card says: Wounds, Hunger, cold. */
export const changed = ({ dice, accuracy, printed }: Weapon): boolean => dice !== printed[0] || accuracy !== printed[1];
export const initial = (name: string): string => (name.trim()[0] ?? "?").toUpperCase();
