// The left side of a low window: where rows with words and numbers would push the hand out, models have a line each; where even that
// is too much, or many sit at the table, the hand lies in the rail.
import { MediaQuery } from "svelte/reactivity";
import { innerHeight } from "svelte/reactivity/window";
import type { Model, View } from "./model";

const low = new MediaQuery("(height <= 800px) and (width >= 901px)");
const MANY = 3;
const AROUND = 184; // pixels above and below the column
const HEAD = 46; // of a seat
const ROW = { loose: 40, tight: 25 };
const MORE = { loose: 62, tight: 26 }; // whoever acts shows all it can do

export const fieldOf = (view: View): Model[] =>
  view.models.filter((one) => one.squad || one.square || one.stage === "escaped" || one.stage === "saved");
const seatsOf = (models: Model[]): number => new Set(models.map((one) => one.seat)).size;
/** Whether the seats in such rows leave the hand its place below them. */
function full(view: View, how: "loose" | "tight"): boolean {
  const field = fieldOf(view);
  const seats = HEAD * seatsOf(field) + ROW[how] * field.length + MORE[how];
  const hand = 45 + 41 * 2 + 46 * Math.ceil(view.laid.length / 2);
  return low.current && seats + hand > (innerHeight.current ?? 720) - AROUND;
}
export const tightRows = (view: View): boolean => {
  const field = fieldOf(view);
  return field.length > 8 || field.length + seatsOf(field) > 10 || full(view, "loose");
};
export const handAside = (view: View): boolean => low.current && (seatsOf(view.models) >= MANY || full(view, "tight"));
