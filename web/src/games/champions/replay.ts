/* eslint-disable @typescript-eslint/no-explicit-any */
// How an event changes the picture, one at a time, so that it can be watched. The server's next view is the truth and
// replaces this copy.
import type { GameView, LogLine } from "../../generated/contract";
import { asView, cardIn, codeOf, type Card, type Player, type View } from "./model";

function out(view: View, id: string): Card | undefined {
  let found: Card | undefined;
  const keep = (list: Card[]): Card[] =>
    list.filter((card) => {
      if (card.attached) card.attached = keep(card.attached);
      if (card.id === id) found = card;
      return card.id !== id;
    });
  view.sides = keep(view.sides);
  if (view.villain.attached) view.villain.attached = keep(view.villain.attached);
  for (const one of view.players) {
    one.allies = keep(one.allies);
    one.minions = keep(one.minions);
    one.cards = keep(one.cards);
    if (one.identity.attached) one.identity.attached = keep(one.identity.attached);
  }
  return found;
}
const numberOf = (id: string): string => id.slice(id.lastIndexOf(".") + 1);
const owner = (view: View, who: unknown): Player | undefined =>
  view.players.find((one) => numberOf(one.identity.id) === numberOf(String(who ?? "")));

export function apply(raw: GameView, line: LogLine): GameView {
  const a = line.args as Record<string, any>,
    view: View = structuredClone(asView(raw));
  const card = typeof a.card === "string" ? cardIn(view, a.card) : undefined;
  const who = owner(view, a.who);
  switch (line.kind) {
    case "round.began":
      view.round = a.round;
      break;
    case "phase.began":
      view.phase = a.phase;
      view.step = 0;
      view.active = null;
      break;
    case "turn.began":
      view.active = who?.seat ?? null;
      break;
    case "first.passed":
    case "first.chosen":
      if (who) view.first = who.seat;
      break;
    case "damage.dealt":
    case "damage.healed":
      if (card && card.health !== undefined) {
        card.health = a.health;
        card.damage = Math.max(0, (card.health_max ?? a.health) - a.health);
      }
      break;
    case "threat.placed":
    case "threat.removed":
      if (card) card.threat = a.threat;
      break;
    case "status.given":
      if (card) card.status = [...(card.status ?? []).filter((one) => one !== a.status), a.status];
      break;
    case "status.lost":
      if (card) card.status = (card.status ?? []).filter((one) => one !== a.status);
      break;
    case "card.exhausted":
    case "attack.made":
    case "thwart.made":
      if (card && card.type !== "villain" && card.type !== "minion") card.exhausted = true;
      break;
    case "card.readied":
      if (card) card.exhausted = false;
      break;
    case "cards.readied":
      for (const one of view.players)
        for (const mine of [one.identity, ...one.allies, ...one.cards]) mine.exhausted = false;
      break;
    case "cards.seen":
      if (who) {
        who.hand_count += a.cards.length;
        who.deck = Math.max(0, who.deck - a.cards.length);
        if (who.hand) who.hand = [...who.hand, ...a.cards];
      }
      break;
    case "cards.drawn":
      if (who && !who.hand) {
        who.hand_count += a.count;
        who.deck = Math.max(0, who.deck - a.count);
      }
      break;
    case "cards.discarded":
      if (who) {
        const gone: string[] = a.cards;
        if (who.hand) who.hand = who.hand.filter((one) => !gone.includes(one));
        who.hand_count = Math.max(0, who.hand_count - gone.length);
        who.discard = [...who.discard, ...gone];
      }
      break;
    case "card.played":
    case "event.played":
      if (who?.hand?.includes(a.card)) {
        who.hand = who.hand.filter((one) => one !== a.card);
        who.hand_count -= 1;
      }
      break;
    case "form.changed":
      if (who) {
        who.identity.id = a.who;
        who.identity.code = codeOf(a.who);
        who.form = who.form === "hero" ? "alter-ego" : "hero";
        who.flipped = true;
      }
      break;
    case "card.dealt":
      if (who) who.dealt += 1;
      view.encounter.deck = Math.max(0, view.encounter.deck - 1);
      break;
    case "card.revealed":
      if (who) who.dealt = Math.max(0, who.dealt - 1);
      break;
    case "enemy.attacks":
    case "enemy.schemes":
      view.activation = {
        kind: line.kind === "enemy.attacks" ? "attack" : "scheme",
        enemy: a.card,
        seat: who?.seat ?? 0,
        defender: null,
        boost: [],
        bonus: 0,
      };
      break;
    case "attack.defended":
      if (view.activation) view.activation.defender = a.card;
      break;
    case "boost.given":
      view.encounter.boost += 1;
      view.encounter.deck = Math.max(0, view.encounter.deck - 1);
      break;
    case "boost.turned":
      view.encounter.boost = Math.max(0, view.encounter.boost - 1);
      if (view.activation) {
        view.activation.boost = [...view.activation.boost, a.card];
        view.activation.bonus += a.count;
      }
      break;
    case "minion.engaged":
      if (who && !card)
        who.minions = [
          ...who.minions,
          { id: a.card, code: codeOf(a.card), type: "minion", exhausted: false, health: 1, health_max: 1 },
        ];
      break;
    case "drone.made":
      if (who)
        who.minions = [
          ...who.minions,
          { id: a.card, code: codeOf(a.card), type: "minion", exhausted: false, health: 1, health_max: 1 },
        ];
      break;
    case "villain.advanced":
      Object.assign(view.villain, {
        id: a.card,
        code: codeOf(a.card),
        health: a.health,
        health_max: a.health,
        damage: 0,
      });
      break;
    case "scheme.advanced":
      Object.assign(view.scheme, { id: a.card, code: codeOf(a.card), threat: 0 });
      break;
    case "player.eliminated":
      if (who) who.out = true;
      break;
    case "card.defeated":
    case "card.discarded":
    case "scheme.defeated":
      out(view, a.card);
      break;
  }
  if (/^(turn|phase|round)\./.test(line.kind)) view.activation = null;
  return view;
}

const PICTURES: Record<string, { ms: number; kind: string }> = {
  "damage.dealt": { ms: 420, kind: "hit" },
  "damage.healed": { ms: 260, kind: "heal" },
  "damage.prevented": { ms: 240, kind: "pop" },
  "threat.placed": { ms: 360, kind: "hit" },
  "threat.removed": { ms: 320, kind: "heal" },
  "attack.made": { ms: 300, kind: "lunge" },
  "thwart.made": { ms: 300, kind: "lunge" },
  "enemy.attacks": { ms: 500, kind: "lunge" },
  "enemy.schemes": { ms: 420, kind: "lunge" },
  "attack.defended": { ms: 320, kind: "pop" },
  "boost.given": { ms: 260, kind: "pop" },
  "boost.turned": { ms: 750, kind: "flip" },
  "card.revealed": { ms: 950, kind: "flip" },
  "card.played": { ms: 520, kind: "flip" },
  "event.played": { ms: 700, kind: "flip" },
  "form.changed": { ms: 420, kind: "flip" },
  "status.given": { ms: 300, kind: "pop" },
  "status.lost": { ms: 220, kind: "pop" },
  "card.defeated": { ms: 400, kind: "hit" },
  "villain.defeated": { ms: 700, kind: "hit" },
  "villain.advanced": { ms: 1300, kind: "flip" },
  "scheme.completed": { ms: 500, kind: "hit" },
  "drone.made": { ms: 140, kind: "pop" },
  "minion.engaged": { ms: 380, kind: "pop" },
  "cards.seen": { ms: 160, kind: "pop" },
  "resource.generated": { ms: 160, kind: "pop" },
  "ability.used": { ms: 240, kind: "pop" },
  "card.entered": { ms: 240, kind: "pop" },
  "card.dealt": { ms: 140, kind: "pop" },
  "scheme.advanced": { ms: 1300, kind: "flip" },
  "player.eliminated": { ms: 700, kind: "hit" },
};
export const effect = (line: LogLine): { ms: number; kind: string } | null => PICTURES[line.kind] ?? null;
