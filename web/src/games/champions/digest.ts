// What the villain phase changed, in a few lines.
import { num, str } from "../../lib/args";
import { fit, untold } from "../../lib/digest";
import type { DigestLine } from "../../lib/game";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { LogLine } from "../../generated/contract";
import PLAN from "./digest.json";
import { number, printed, viewOf, type View } from "./model";

const ACTS =
  /^(card\.played|event\.played|attack\.made|thwart\.made|form\.changed|turn\.ended|ability\.used|cards\.discarded|resource)/;
const FIRST = /advanced|eliminated|robbed/;

/**
 * What the villain phase did, largest news first, until somebody acts again. Whose turn it is reads on until it ends,
 * and what the others did since their own last turn.
 */
export function digest(all: LogLine[], client: TableClient): DigestLine[] {
  const view = viewOf(client);
  if (!view || view.phase !== "players") return [];
  const began = all.findLastIndex((line) => line.kind === "phase.began" && line.args.phase === "villain");
  const villain = all.slice(began + 1);
  const first = villain.findIndex((line) => line.kind === "turn.began");
  const turns = othersTurns(all, view, client);
  if (began < 0 && !turns?.length) return [];
  if (!turns && acted(all)) return [];
  const told = began < 0 ? [] : villain.slice(0, first < 0 ? undefined : first);
  return fit([...(turns?.length ? [turns] : []), ...news(told, view, client)], 40, (n) => t("digest-more", { n }));
}

/** Whether anybody has acted in the turn that goes on. */
function acted(all: LogLine[]): boolean {
  const turn = all.findLastIndex((line) => /^(turn|phase)\.began$/.test(line.kind));
  return all[turn]?.kind === "turn.began" && all.slice(turn).some((line) => ACTS.test(line.kind));
}
/** In one's own turn the news stay to be read again, and take less room. */
export const past = (client: TableClient): boolean => acted(client.play.lines.slice(0, client.play.shown));

/** Names of cards, each once, with how often it came. */
function names(ids: string[], client: TableClient): string {
  const found = new Map<string, number>();
  for (const id of ids) found.set(client.name(`card:${id}`), (found.get(client.name(`card:${id}`)) ?? 0) + 1);
  return [...found].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(", ");
}

/** Whether the digest goes back to my own last turn. */
export const sinceTurn = (client: TableClient): boolean => {
  const view = viewOf(client);
  return !!view && !!othersTurns(client.play.lines.slice(0, client.play.shown), view, client)?.length;
};

/** In my own turn: what everybody else did in theirs since my last one; null in anybody else's. */
function othersTurns(all: LogLine[], view: View, client: TableClient): DigestLine[] | null {
  const me = view.active === null ? undefined : view.players[view.active];
  if (!me || !client.welcome?.you.includes(me.seat)) return null;
  const mine = (line: LogLine): boolean => number(str(line.args.who)) === number(me.identity.id);
  const ended = all.findLastIndex((line) => line.kind === "turn.ended" && mine(line));
  const found: { who: string; cards: number; damage: number; threat: number }[] = [];
  let open = false;
  for (const line of all.slice(ended + 1)) {
    if (line.kind === "turn.began") {
      open = !mine(line);
      if (open) found.push({ who: str(line.args.who), cards: 0, damage: 0, threat: 0 });
    } else if (line.kind === "turn.ended" || line.kind === "phase.began") open = false;
    const turn = found.at(-1);
    if (!open || !turn) continue;
    if (/^(card|event)\.played$/.test(line.kind)) turn.cards += 1;
    else if (line.kind === "threat.removed") turn.threat += num(line.args.count);
    else if (line.kind === "damage.dealt" && printed(client, str(line.args.card)).faction === "encounter")
      turn.damage += num(line.args.count);
  }
  return found.map(({ who, ...sums }) => {
    const did = Object.entries(sums).flatMap(([what, n]) => (n ? [t(`mc-sum-${what}`, { n })] : []));
    const what = did.length ? did.join(", ") : t("mc-digest-idle");
    return {
      icon: "people",
      text: t("mc-digest-turn", { who: client.name(`card:${who}`), what }),
      touches: [`card:${who}`],
    };
  });
}

function news(lines: LogLine[], view: View, client: TableClient): DigestLine[][] {
  const sums = new Map<string, number>();
  let threat = 0,
    drones = 0,
    gone = 0,
    boost = 0;
  const boosts: string[] = [];
  const shown = lines.filter((line) => line.kind === "card.revealed").map((line) => str(line.args.card));
  const revealed = new Set(shown);
  const left: LogLine[] = [];
  for (const line of lines) {
    const card = str(line.args.card);
    if (line.kind === "damage.dealt") sums.set(card, (sums.get(card) ?? 0) + num(line.args.count));
    else if (line.kind === "threat.placed" && card === view.scheme.id) threat += num(line.args.count);
    else if (line.kind === "drone.made") drones += 1;
    else if (line.kind === "encounter.discarded") gone += 1;
    else if (line.kind === "boost.turned") {
      boost += num(line.args.count);
      boosts.push(card);
    } else if (line.kind === "card.revealed") continue;
    // who was revealed engages or is put away as a matter of course
    else if (!(/^(minion\.engaged|card\.discarded)$/.test(line.kind) && revealed.has(card))) left.push(line);
  }
  // threat on side schemes is told by the log's own line
  const rest = untold(left, { ...PLAN, counted: PLAN.counted.filter((kind) => kind !== "threat.placed") }, client);
  const first = new Set(left.filter((line) => FIRST.test(line.kind)).map((line) => line.text));
  const hurts = [...sums].map(([id, n]): DigestLine => ({
    number: n,
    text: t("mc-digest-hurt", { n, who: client.name(`card:${id}`) }),
    touches: [`card:${id}`],
  }));
  const cards: DigestLine = {
    number: shown.length,
    text: t("mc-digest-revealed", { n: shown.length, cards: names(shown, client) }),
    touches: shown.map((id) => `card:${id}`),
  };
  const { id, threat: now = 0, target: of = 0 } = view.scheme;
  const threats: DigestLine[] = [
    {
      number: threat,
      text: t("mc-digest-threat", { n: threat, scheme: client.name(`card:${id}`), now, of }),
      touches: [`card:${id}`],
    },
    { number: drones, text: t("mc-digest-drones", { n: drones }), touches: [] },
    { number: gone, text: t("mc-digest-gone", { n: gone }), touches: [] },
  ];
  const boosted: DigestLine = {
    icon: "mc-boost",
    text: t("mc-digest-boost", { n: boost, cards: names(boosts, client) }),
    touches: boosts.map((id) => `card:${id}`),
  };
  return [
    rest.filter((line) => first.has(line.text)),
    threats.filter((line) => line.number),
    hurts,
    shown.length ? [cards] : [],
    boosts.length ? [boosted] : [],
    rest.filter((line) => !first.has(line.text)),
  ];
}
