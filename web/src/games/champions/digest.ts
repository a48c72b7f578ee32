// What the villain phase changed, in a few lines.
import { num, str } from "../../lib/args";
import { fit, untold } from "../../lib/digest";
import type { DigestLine } from "../../lib/game";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { LogLine } from "../../generated/contract";
import PLAN from "./digest.json";
import { viewOf, type View } from "./model";

const ACTS =
  /^(card\.played|event\.played|attack\.made|thwart\.made|form\.changed|turn\.ended|ability\.used|cards\.discarded|resource)/;
const FIRST = /advanced|eliminated|robbed/;

/** What the villain phase did, largest news first, until somebody acts again. */
export function digest(all: LogLine[], client: TableClient): DigestLine[] {
  const view = viewOf(client);
  const began = all.findLastIndex((line) => line.kind === "phase.began" && line.args.phase === "villain");
  const lines = all.slice(began + 1);
  const turn = lines.findIndex((line) => line.kind === "turn.began");
  if (!view || began < 0 || view.phase !== "players") return [];
  if (turn >= 0 && lines.slice(turn).some((line) => ACTS.test(line.kind))) return [];
  return fit(news(lines, view, client), 6, (n) => t("digest-more", { n }));
}

function news(lines: LogLine[], view: View, client: TableClient): DigestLine[][] {
  const sums = new Map<string, number>();
  let threat = 0,
    drones = 0,
    gone = 0;
  const shown = lines.filter((line) => line.kind === "card.revealed").map((line) => str(line.args.card));
  const revealed = new Set(shown);
  const left: LogLine[] = [];
  for (const line of lines) {
    const card = str(line.args.card);
    if (line.kind === "damage.dealt") sums.set(card, (sums.get(card) ?? 0) + num(line.args.count));
    else if (line.kind === "threat.placed" && card === view.scheme.id) threat += num(line.args.count);
    else if (line.kind === "drone.made") drones += 1;
    else if (line.kind === "encounter.discarded") gone += 1;
    else if (line.kind === "card.revealed") continue;
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
    text: t("mc-digest-revealed", { n: shown.length, cards: shown.map((id) => client.name(`card:${id}`)).join(", ") }),
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
  return [
    rest.filter((line) => first.has(line.text)),
    threats.filter((line) => line.number),
    hurts,
    shown.length ? [cards] : [],
    rest.filter((line) => !first.has(line.text)),
  ];
}
