/* eslint-disable @typescript-eslint/no-explicit-any */
// How an event changes the picture, one at a time, so that it can be watched. Only what is drawn: the server's next
// view is
// the truth and replaces this copy at the end.
import type { GameView, LogLine } from "../../generated/contract";
import { asView, type View, type ZoneView } from "./model";

const HORDE_KINDS = ["walker", "brute", "runner", "trooper", "guard", "specialist"];

export function apply(raw: GameView, line: LogLine): GameView {
  const a = line.args as Record<string, any>;
  const view: View = structuredClone(asView(raw));
  const hero = view.heroes.find((one) => one.id === a.hero);
  const zone = (id: unknown): ZoneView | undefined => view.zones[String(id)];
  const put = (id: unknown, enemy: string, by: number): void => {
    const place = zone(id);
    if (!place) return;
    if (HORDE_KINDS.includes(enemy)) place.enemies[enemy] = Math.max(0, (place.enemies[enemy] ?? 0) + by);
    else
      place.zombie_heroes =
        by > 0 ? [...place.zombie_heroes, enemy] : place.zombie_heroes.filter((one) => one !== enemy);
  };
  const away = (bystander: unknown): void => {
    for (const place of Object.values(view.zones))
      place.bystanders = place.bystanders.filter((one) => one.id !== bystander);
  };
  switch (line.kind) {
    case "phase.began":
      view.phase = a.phase;
      break;
    case "turn.began":
      for (const one of view.heroes)
        if (one.state === "active" || one.id === a.hero) one.state = one.id === a.hero ? "active" : "done";
      break;
    case "hero.moved":
      if (hero) hero.zone = a.to;
      break;
    case "hero.healed":
    case "hero.wounded":
      if (hero) hero.health = a.health ?? Math.max(0, hero.health - (a.count ?? 1));
      break;
    case "hero.out":
      if (hero) {
        hero.state = "out";
        hero.zone = null;
      }
      break;
    case "hero.exited":
      if (hero) {
        hero.state = "exited";
        hero.zone = null;
      }
      break;
    case "enemies.moved":
      put(a.origin, a.enemy, -a.count);
      put(a.to, a.enemy, a.count);
      break;
    case "enemy.fell":
      put(a.zone, a.enemy, -a.count);
      break;
    case "enemies.spawned":
      put(a.zone, a.enemy, a.count);
      break;
    case "door.opened":
    case "window.broken": {
      const edge = view.edges[a.edge];
      if (edge) edge.open = true;
      break;
    }
    case "bystander.revealed": {
      const place = zone(a.zone);
      if (place) {
        place.facedown = Math.max(0, place.facedown - 1);
        place.bystanders = [...place.bystanders.filter((one) => !one.hidden), { id: a.bystander, hidden: false }];
      }
      break;
    }
    case "bystander.moved":
      away(a.bystander);
      zone(a.to)?.bystanders.push({ id: a.bystander, hidden: false });
      break;
    case "bystander.rescued":
      away(a.bystander);
      if (hero) hero.bystander = a.bystander;
      break;
    case "bystander.devoured":
      away(a.bystander);
      break;
    case "bystander.eaten":
      away(a.bystander);
      if (hero) hero.bystander = a.bystander;
      break;
    case "hunger.changed":
      if (hero) {
        hero.hunger = a.hunger;
        hero.ravenous = a.hunger >= (hero.hunger_max ?? 4);
      }
      break;
    case "trait.drawn":
      if (hero) hero.traits = [...hero.traits, a.trait];
      break;
    case "trait.used":
      if (hero) hero.traits = hero.traits.filter((one) => one !== a.trait);
      break;
    case "power.changed":
      if (hero) hero.power = a.power;
      break;
    case "xp.gained":
      if (hero) hero.xp = a.xp;
      break;
    case "level.reached":
      if (hero && typeof a.level === "number") hero.level = a.level;
      break;
    case "objective.taken":
      for (const one of view.objectives) if (one.zone === a.zone) one.taken = true;
      break;
    case "spawn.activated":
      for (const one of view.spawns) if (one.zone === a.zone) one.active = true;
      break;
    case "lift.called":
    case "lift.rides":
      if (typeof a.zone === "string") view.cabin = a.zone;
      break;
    case "hand.spent":
      if (view.sentinel) view.sentinel.side = "spent";
      break;
    case "hand.charged":
      if (view.sentinel) view.sentinel.side = "charged";
      break;
    case "enemy.laid": {
      const place = zone(a.zone);
      put(a.zone, a.enemy, -1);
      place?.lying.push(a.enemy);
      break;
    }
    case "enemy.rises": {
      const place = zone(a.zone);
      if (place) place.lying = place.lying.filter((one) => one !== a.enemy);
      put(a.zone, a.enemy, 1);
      break;
    }
    case "bomb.planted": {
      const point = view.spawns.find((one) => one.zone === a.origin && one.color === "red");
      if (point) point.zone = a.to;
      if (hero) hero.tokens = hero.tokens.slice(1);
      break;
    }
    case "bomb.given":
      if (hero) {
        const [token] = hero.tokens,
          to = view.heroes.find((one) => one.id === a.heroes?.[0]);
        hero.tokens = hero.tokens.slice(1);
        if (token) to?.tokens.push(token);
      }
      break;
    case "bystander.traded":
      if (hero) hero.bystander = null;
      break;
    case "enemies.removed":
      view.pools[a.enemy] = Math.max(0, (view.pools[a.enemy] ?? 0) - a.count);
      view.gone[a.enemy] = (view.gone[a.enemy] ?? 0) + a.count;
      break;
    case "team.placed":
      for (const one of view.heroes) if (a.heroes?.includes(one.id)) one.zone = a.zone;
      break;
    case "secret.revealed": {
      const place = zone(a.zone);
      if (place) place.facedown = Math.max(0, place.facedown - 1);
      view.secrets = [...view.secrets.filter((one) => one.id !== a.bystander), { id: a.bystander, zone: a.zone }];
      break;
    }
    case "hand.gone":
      view.sentinel = null;
      break;
    case "hand.carried":
      if (view.sentinel) view.sentinel.zone = a.to;
      break;
    case "secret.taken":
      view.secrets = view.secrets.filter((one) => one.id !== a.bystander);
      break;
    case "exit.found":
      view.exit = a.zone;
      break;
    case "dice.rolled":
      view.roll = {
        hero: a.hero,
        dice: a.dice ?? [],
        hits: hitList(a.dice ?? [], a.hits, a.accuracy),
        accuracy: a.accuracy,
      };
      break;
  }
  return view;
}

export function hitList(dice: number[], hits: unknown, accuracy: number): boolean[] {
  return Array.isArray(hits) ? hits.map(Boolean) : dice.map((die) => die >= accuracy);
}

const PICTURES: Record<string, { ms: number; kind: string }> = {
  "hero.moved": { ms: 340, kind: "move" },
  "enemies.moved": { ms: 340, kind: "move" },
  "bystander.moved": { ms: 300, kind: "move" },
  "enemies.attacked": { ms: 300, kind: "hit" },
  "hero.wounded": { ms: 260, kind: "hit" },
  "enemy.fell": { ms: 260, kind: "hit" },
  "bystander.devoured": { ms: 340, kind: "hit" },
  "bystander.eaten": { ms: 340, kind: "hit" },
  "hero.ravenous": { ms: 320, kind: "flip" },
  "hero.out": { ms: 400, kind: "hit" },
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
export const effect = (line: LogLine): { ms: number; kind: string } | null => PICTURES[line.kind] ?? null;
