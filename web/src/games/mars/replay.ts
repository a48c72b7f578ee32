/* eslint-disable @typescript-eslint/no-explicit-any */
// How an event changes the picture, one Zombie at a time, so that every step can be watched. The server's next view
// replaces this copy.
import type { GameView, LogLine } from "../../generated/contract";
import { asView, type View } from "./model";

export function apply(raw: GameView, line: LogLine): GameView {
  const a = line.args as Record<string, any>;
  const old = asView(raw);
  const view: View = {
    ...old,
    models: old.models.map((one) => ({ ...one })),
    zombies: { ...old.zombies },
    hand: [...old.hand],
    laid: old.laid.map((one) => ({ ...one })),
    walls: [...old.walls],
    terrain: { ...old.terrain },
  };
  const model = view.models.find((one) => one.id === a.model);
  const pack = (square: unknown, by: number): void => {
    const here = view.zombies[String(square)] ?? { count: 0, marked: 0 };
    view.zombies[String(square)] = {
      count: Math.max(0, here.count + by),
      marked: Math.min(here.marked, Math.max(0, here.count + by)),
    };
  };
  switch (line.kind) {
    case "round.began":
      view.round = a.round;
      view.noise = 0;
      for (const one of view.models) one.activated = false;
      break;
    case "phase.began":
      view.phase = a.phase;
      break;
    case "battle.began":
      view.battle = a.battle;
      break;
    case "activation.began":
      if (model) view.acting = { model: model.id, kind: "", halves: 2, deeds: 0, path: [] };
      view.sight = null;
      break;
    case "model.deployed":
      if (model) {
        model.stage = "board";
        model.square = a.to;
      }
      break;
    case "model.moved":
    case "model.leapt":
    case "model.carried":
      if (model) model.square = a.to;
      view.sight = null;
      break;
    case "model.exited":
      if (model) {
        model.stage = "escaped";
        model.square = null;
      }
      break;
    case "model.saved":
      if (model) {
        model.stage = "saved";
        model.square = null;
      }
      break;
    case "model.killed":
    case "model.abandoned":
      if (model) {
        model.stage = "dead";
        model.square = null;
      }
      break;
    case "model.rattled":
      if (model) model.rattled = true;
      break;
    case "model.calmed":
    case "model.stood":
      if (model) model.rattled = false;
      break;
    case "model.freed":
      if (model) model.activated = false;
      break;
    case "point.spent":
    case "ability.used":
    case "hero.saved":
    case "points.gained":
      if (model && typeof a.points === "number") model.points = a.points;
      break;
    case "zombie.moved":
      pack(a.origin, -1);
      pack(a.to, 1);
      break;
    case "zombie.arrived":
      pack(a.square, 1);
      break;
    case "zombie.killed":
    case "zombie.fell":
      pack(a.square, -1);
      break;
    case "noise.added":
      view.noise = a.count;
      break;
    case "card.drawn":
      view.hand.push(a.card);
      break;
    case "card.played":
    case "card.discarded":
    case "card.laid": {
      const at = view.hand.indexOf(a.card);
      if (at >= 0) view.hand.splice(at, 1);
      break;
    }
    case "wall.fell":
      view.walls.push([a.square, a.to, "low"]);
      break;
    case "wall.raised":
      view.walls.push([a.square, a.to, "full"]);
      break;
    case "counter.found":
      view.transmitter = a.square;
      break;
    case "message.sent":
      view.sent = true;
      break;
    case "dice.rolled":
    case "enemy.rolled":
      view.roll = {
        who: a.model ?? "",
        test: a.test,
        square: a.square ?? null,
        stat: a.stat,
        dice: a.dice ?? [],
        hits: (a.hits ?? []).map(Boolean),
      };
      break;
  }
  return view;
}

const PICTURES: Record<string, { ms: number; kind: string }> = {
  "model.moved": { ms: 320, kind: "move" },
  "model.leapt": { ms: 360, kind: "move" },
  "model.carried": { ms: 420, kind: "move" },
  "zombie.moved": { ms: 320, kind: "move" },
  "model.deployed": { ms: 160, kind: "pop" },
  "model.shot": { ms: 260, kind: "shot" },
  "model.aimed": { ms: 320, kind: "shot" },
  "fire.swept": { ms: 260, kind: "shot" },
  "dice.rolled": { ms: 700, kind: "dice" },
  "enemy.rolled": { ms: 700, kind: "dice" },
  "zombie.attacked": { ms: 300, kind: "bite" },
  "zombie.killed": { ms: 320, kind: "hit" },
  "zombie.fell": { ms: 280, kind: "hit" },
  "model.killed": { ms: 460, kind: "hit" },
  "model.rattled": { ms: 240, kind: "hit" },
  "panic.rolled": { ms: 320, kind: "die" },
  "zombies.heard": { ms: 320, kind: "noise" },
  "zombies.saw": { ms: 260, kind: "seen" },
  "zombies.lured": { ms: 320, kind: "noise" },
  "test.rolled": { ms: 900, kind: "test" },
  "result.began": { ms: 360, kind: "test" },
  "arrivals.rolled": { ms: 620, kind: "arrivals" },
  "zombie.scattered": { ms: 520, kind: "scatter" },
  "zombie.arrived": { ms: 280, kind: "pop" },
  "strike.scattered": { ms: 520, kind: "scatter" },
  "strike.landed": { ms: 420, kind: "hit" },
  "car.fell": { ms: 420, kind: "hit" },
  "wall.fell": { ms: 360, kind: "pop" },
  "wall.raised": { ms: 300, kind: "pop" },
  "counter.found": { ms: 400, kind: "pop" },
  "counter.empty": { ms: 320, kind: "die" },
  "message.sent": { ms: 420, kind: "noise" },
  "model.exited": { ms: 300, kind: "pop" },
  "card.drawn": { ms: 160, kind: "flip" },
  "event.drawn": { ms: 600, kind: "flip" },
  "card.played": { ms: 260, kind: "flip" },
};
export const effect = (line: LogLine): { ms: number; kind: string } | null => PICTURES[line.kind] ?? null;
