// How long each event is watched, and as what; the server says what it changed. An event that is not here passes at once.
import type { LogLine } from "../../generated/contract";
import type { Picture } from "../../lib/game";

const PICTURES: Record<string, Picture> = {
  "hero.moved": { ms: 340, kind: "move", hold: true },
  "enemies.moved": { ms: 340, kind: "move", hold: true },
  "bystander.moved": { ms: 300, kind: "move", hold: true },
  "enemies.attacked": { ms: 300, kind: "hit" },
  "hero.wounded": { ms: 260, kind: "hit" },
  "enemy.fell": { ms: 260, kind: "hit", hold: true },
  "bystander.devoured": { ms: 340, kind: "hit", hold: true },
  "bystander.eaten": { ms: 340, kind: "hit", hold: true },
  "hero.ravenous": { ms: 320, kind: "flip" },
  "hero.out": { ms: 400, kind: "hit", hold: true },
  "dice.rolled": { ms: 650, kind: "dice" },
  "enemies.spawned": { ms: 240, kind: "pop" },
  "bystander.revealed": { ms: 300, kind: "pop" },
  "bystander.rescued": { ms: 260, kind: "pop" },
  "objective.taken": { ms: 320, kind: "pop" },
  "spawn.activated": { ms: 320, kind: "pop" },
  "door.opened": { ms: 240, kind: "pop" },
  "window.broken": { ms: 240, kind: "pop" },
  "trait.drawn": { ms: 180, kind: "flip" },
  "card.spawned": { ms: 320, kind: "flip" },
  "level.reached": { ms: 320, kind: "flip" },
  "lift.called": { ms: 320, kind: "pop" },
  "lift.rides": { ms: 320, kind: "pop" },
  "hand.gone": { ms: 260, kind: "pop" },
  "hand.charged": { ms: 400, kind: "pop" },
  "hand.spent": { ms: 260, kind: "pop" },
  "hand.carried": { ms: 300, kind: "pop" },
  "enemy.laid": { ms: 320, kind: "hit" },
  "enemy.rises": { ms: 340, kind: "pop" },
  "bomb.planted": { ms: 400, kind: "hit" },
  "sleepers.rolled": { ms: 320, kind: "pop" },
  "secret.revealed": { ms: 340, kind: "pop" },
  "secret.taken": { ms: 300, kind: "pop" },
  "exit.found": { ms: 340, kind: "pop" },
};
/** Enemies who come to the same zone, one kind or group after the other, are watched as one crowd. */
export const together = (first: LogLine, next: LogLine): boolean =>
  first.kind === "enemies.moved" && next.kind === first.kind && next.args.to === first.args.to;
export const effect = (line: LogLine): Picture | null => PICTURES[line.kind] ?? null;
