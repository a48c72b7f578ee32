/* eslint-disable @typescript-eslint/no-explicit-any */
// How an event changes the picture, one at a time, so that it can be watched. The server's next view is the truth and
// replaces this copy.
import type { GameView, LogLine } from "../../generated/contract";
import { asView, type Entrance, type Place, type View } from "./model";

const seatOf = (value: unknown): number => Number(value);
function leave(view: View, id: string): void {
  for (const place of view.places) place.survivors = place.survivors.filter((one) => one !== id);
  for (const player of view.players) player.group = player.group.filter((one) => one !== id);
}
/** Newcomers fill the entrances one after the other, as the rules deal them out; the true view corrects it. */
function fill(place: Place, count: number): void {
  for (let i = 0; i < Math.abs(count); i++) {
    const gate: Entrance | undefined =
      count > 0 ? place.entrances[i % place.entrances.length] : place.entrances.find((one) => one.zombies > 0);
    if (gate) gate.zombies = Math.max(0, Math.min(gate.spaces, gate.zombies + Math.sign(count)));
  }
}

export function apply(raw: GameView, line: LogLine): GameView {
  const a = line.args as Record<string, any>,
    view: View = structuredClone(asView(raw));
  const body = view.survivors[String(a.survivor ?? "")],
    who = view.players[seatOf(a.player)];
  const place = view.places.find((one) => one.id === a.place);
  const gate = view.places.flatMap((one) => one.entrances).find((one) => one.id === a.entrance);
  switch (line.kind) {
    case "round.began":
      view.round = a.round;
      break;
    case "phase.began":
      view.phase = a.phase;
      view.active = null;
      break;
    case "turn.began":
      view.active = seatOf(a.player);
      break;
    case "round.ended":
      view.rounds_left = a.left;
      break;
    case "first.passed":
    case "first.named":
      view.first = seatOf(a.player);
      break;
    case "morale.changed":
      view.morale = a.morale;
      break;
    case "food.changed":
    case "food.paid":
    case "food.spent":
      view.food = a.food;
      break;
    case "colony.starved":
      view.starvation = a.count;
      break;
    case "waste.removed":
      view.waste = view.waste.slice(0, a.waste);
      break;
    case "helpless.joined": {
      const colony = view.places[0];
      view.helpless = a.count;
      if (colony) colony.helpless = a.count;
      break;
    }
    case "dice.rolled":
      if (who) {
        who.dice = [...a.dice];
        who.spent = [];
      }
      break;
    case "crisis.revealed":
      view.crisis = {
        id: a.crisis,
        accepts: [],
        needed: 0,
        given: view.players.map(() => 0),
        ...(view.crisis?.id === a.crisis ? view.crisis : {}),
      };
      break;
    case "crisis.fed":
      if (view.crisis && who) {
        view.crisis.given[who.seat] = (view.crisis.given[who.seat] ?? 0) + a.count;
        who.hand = Math.max(0, who.hand - a.count);
      }
      break;
    case "survivor.moved":
    case "survivor.joined":
      if (body && place) {
        leave(view, String(a.survivor));
        place.survivors = [...place.survivors, String(a.survivor)];
        body.place = place.id;
        view.players[body.seat]?.group.push(String(a.survivor));
      }
      break;
    case "survivor.wounded":
      if (body) body.wounds += a.count;
      break;
    case "survivor.frostbitten":
      if (body) body.frostbite += a.count;
      break;
    case "survivor.healed-wound":
      if (body) body.wounds = Math.max(0, body.wounds - 1);
      break;
    case "survivor.healed-frostbite":
      if (body) body.frostbite = Math.max(0, body.frostbite - 1);
      break;
    case "survivor.died":
    case "survivor.removed":
      leave(view, String(a.survivor));
      break;
    case "barricade.placed":
      if (gate) gate.barricades += 1;
      break;
    case "barricade.broken":
    case "barricade.removed":
      if (gate) gate.barricades = Math.max(0, gate.barricades - 1);
      break;
    case "zombies.arrived":
      if (place) fill(place, a.count);
      break;
    case "zombie.slain":
      if (place) fill(place, -1);
      break;
    case "zombies.removed":
      if (place) fill(place, -a.count);
      break;
    case "noise.made":
      if (place) place.noise = a.count;
      break;
    case "noise.rolled":
      if (place) place.noise = Math.max(0, place.noise - 1);
      break;
    case "player.exiled":
      if (who) who.exiled = true;
      break;
    case "secret.shown":
      if (who) who.shown = a.aim;
      break;
    case "cards.kept":
      if (who) who.hand += a.count;
      break;
  }
  return view;
}

const PICTURES: Record<string, { ms: number; kind: string }> = {
  "survivor.moved": { ms: 340, kind: "pop" },
  "survivor.joined": { ms: 340, kind: "pop" },
  "exposure.rolled": { ms: 1100, kind: "exposure" },
  "survivor.wounded": { ms: 340, kind: "hit" },
  "survivor.frostbitten": { ms: 340, kind: "hit" },
  "survivor.died": { ms: 900, kind: "hit" },
  "bite.spread": { ms: 900, kind: "hit" },
  "bite.stopped": { ms: 400, kind: "pop" },
  "survivor.attacked": { ms: 500, kind: "hit" },
  "zombie.attacked": { ms: 300, kind: "pop" },
  "zombie.slain": { ms: 260, kind: "pop" },
  "barricade.placed": { ms: 220, kind: "pop" },
  "barricade.broken": { ms: 320, kind: "hit" },
  "entrance.overrun": { ms: 600, kind: "hit" },
  "zombies.arrived": { ms: 340, kind: "pop" },
  "zombies.lured": { ms: 320, kind: "pop" },
  "noise.made": { ms: 220, kind: "pop" },
  "noise.rolled": { ms: 320, kind: "pop" },
  "dice.rolled": { ms: 420, kind: "dice" },
  "die.changed": { ms: 240, kind: "dice" },
  "crisis.revealed": { ms: 700, kind: "flip" },
  "crisis.card-shown": { ms: 420, kind: "flip" },
  "crisis.struck": { ms: 900, kind: "hit" },
  "crisis.prevented": { ms: 600, kind: "pop" },
  "morale.changed": { ms: 420, kind: "hit" },
  "colony.starved": { ms: 600, kind: "hit" },
  "food.paid": { ms: 360, kind: "pop" },
  "waste.stinks": { ms: 420, kind: "hit" },
  "vote.called": { ms: 700, kind: "vote" },
  "votes.counted": { ms: 2600, kind: "vote" },
  "player.exiled": { ms: 1400, kind: "vote" },
  "player.stays": { ms: 900, kind: "vote" },
  "road.fired": { ms: 900, kind: "road" },
  "road.chose-a": { ms: 700, kind: "road" },
  "road.chose-b": { ms: 700, kind: "road" },
  "card.played": { ms: 260, kind: "flip" },
  "card.given": { ms: 320, kind: "pop" },
  "secret.shown": { ms: 900, kind: "flip" },
  "objective.open": { ms: 360, kind: "pop" },
  "round.ended": { ms: 360, kind: "pop" },
};
export const effect = (line: LogLine): { ms: number; kind: string } | null => PICTURES[line.kind] ?? null;
