// Where every figure of a position stands inside its square, so that four soldiers and a pack of Zombies stay apart.
import { CELL, type Model, type Plan, type View } from "./model";

export interface Figure {
  key: string;
  kind: "model" | "zombies" | "point" | "objective";
  square: string;
  x: number;
  y: number;
  r: number;
  id: string;
  count: number;
  marked: number;
  model?: Model;
  sent?: boolean;
}

export function places(
  view: Pick<View, "points" | "objectives" | "transmitter" | "models" | "zombies">,
  plan: Plan,
): Map<string, Figure> {
  const found = new Map<string, Figure>();
  const put = (figure: Figure): void => {
    found.set(figure.key, figure);
  };
  for (const point of view.points) {
    const at = plan.at[point.square];
    if (at)
      put({
        key: `point:${point.square}`,
        kind: "point",
        square: point.square,
        x: at.x + 50,
        y: at.y + 50,
        r: 38,
        id: point.square,
        count: point.dice,
        marked: 0,
      });
  }
  for (const square of new Set([...view.objectives, ...(view.transmitter ? [view.transmitter] : [])])) {
    const at = plan.at[square];
    if (at)
      put({
        key: `objective:${square}`,
        kind: "objective",
        square,
        x: at.x + 22,
        y: at.y + 78,
        r: 17,
        id: square,
        count: 0,
        marked: 0,
        sent: square === view.transmitter,
      });
  }
  for (const square of plan.squares) {
    const models = view.models.filter((one) => one.stage === "board" && one.square === square.id);
    const pack = view.zombies[square.id];
    const bodies = models.length + (pack?.count ? 1 : 0);
    if (!bodies) continue;
    const spots = layout(bodies);
    models.forEach((model, i) =>
      put({
        key: `model:${model.id}`,
        kind: "model",
        square: square.id,
        ...spot(square, spots[i]!),
        id: model.id,
        count: 1,
        marked: 0,
        model,
      }),
    );
    if (pack?.count)
      put({
        key: `zombies:${square.id}`,
        kind: "zombies",
        square: square.id,
        ...spot(square, spots[bodies - 1]!),
        id: square.id,
        count: pack.count,
        marked: pack.marked,
      });
  }
  return found;
}
type Spot = [number, number, number];
const spot = (square: { x: number; y: number }, [x, y, r]: Spot): { x: number; y: number; r: number } => ({
  x: square.x + (x * CELL) / 100,
  y: square.y + (y * CELL) / 100,
  r,
});
function layout(n: number): Spot[] {
  if (n === 1) return [[50, 48, 25]];
  if (n === 2)
    return [
      [31, 42, 20],
      [70, 56, 20],
    ];
  if (n === 3)
    return [
      [29, 32, 18],
      [72, 32, 18],
      [50, 70, 18],
    ];
  if (n === 4)
    return [
      [28, 30, 17],
      [72, 30, 17],
      [28, 71, 17],
      [72, 71, 17],
    ];
  const rows = Math.ceil(n / 3),
    apart = rows > 2 ? 30 : 40;
  return Array.from({ length: n }, (_, i): Spot => [
    17 + (i % 3) * 33,
    50 + (Math.floor(i / 3) - (rows - 1) / 2) * apart,
    13.5,
  ]);
}
