// What the open question means on the squares: who can be hit and how likely, where one can go, who would hear it.
import { num } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import type { OptionView } from "../../generated/contract";
import { CELL, type Plan, type View } from "./model";

const STEPS = ["move", "charge", "leap", "ride"];
const open = (client: TableClient): OptionView[] => (client.play.busy ? [] : (client.ask?.options ?? []));
export const isShot = ({ verb }: OptionView): boolean => verb === "aim" || verb === "shoot";
export const shotsOf = (client: TableClient): OptionView[] => open(client).filter(isShot);
export const wallsOf = (client: TableClient): OptionView[] => open(client).filter((option) => option.verb === "wall");
export const stepsOf = (client: TableClient): OptionView[] =>
  open(client).filter((option) => STEPS.includes(option.verb) && typeof option.args.square === "string");

export interface Chance {
  n: number;
  picked: boolean;
  icon: string;
}
const percent = (option: OptionView): number =>
  num(option.facts.find((fact) => "percent" in fact.args)?.args.percent, -1);
/** The best chance at each square, or that of the answer which is pointed at. */
export function chances(client: TableClient, view: View, plan: Plan): Map<string, Chance> {
  const found = new Map<string, Chance>();
  for (const option of open(client)) {
    const square = option.args?.square;
    const n = percent(option);
    if (typeof square !== "string" || n < 0 || !plan.at[square]) continue;
    const picked = option.key === client.previewKey,
      old = found.get(square);
    if (old && !picked && (old.picked || n <= old.n)) continue;
    const icon = !isShot(option) ? "ms-fight" : view.sight?.clear.includes(square) ? "ms-shoot" : "ms-cover";
    found.set(square, { n, picked, icon });
  }
  return found;
}

/** Whether a shot is to be fired that can be heard. */
export const loud = (client: TableClient): boolean => shotsOf(client).some((option) => (option.facts?.length ?? 0) > 1);
/** The squares where it is heard. */
export const hearing = (client: TableClient, view: View): ReadonlySet<string> =>
  new Set(loud(client) ? view.sight?.hear : []);

/** The squares that whoever acts sees, while that matters; null when it does not. */
export const seenFrom = (client: TableClient, view: View): ReadonlySet<string> | null =>
  view.sight && (shotsOf(client).length || stepsOf(client).length)
    ? new Set([view.sight.square, ...view.sight.clear, ...view.sight.cover])
    : null;

/** What encloses some squares. */
export function around(ids: Iterable<string>, plan: Plan): { x: number; y: number; w: number; h: number } | null {
  const squares = [...ids].flatMap((id) => plan.at[id] ?? []);
  if (!squares.length) return null;
  const xs = squares.map((one) => one.x),
    ys = squares.map((one) => one.y);
  const x = Math.min(...xs),
    y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) + CELL - x, h: Math.max(...ys) + CELL - y };
}
