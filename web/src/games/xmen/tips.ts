// What a thing on the board says when it is pointed at: its name, what stands there, what an answer would do, or why it
// cannot be used now.
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { PlacedEdge } from "./geometry";
import { geometryOf, handRef, HORDE, tokenRef, type View } from "./model";
import type { Figure } from "./places";

export interface TipText {
  title: string;
  lines: string[];
  more: string[];
  note: string;
  rule: string;
}

export const figureRef = (figure: Figure): string => {
  switch (figure.kind) {
    case "hero":
      return `hero:${figure.id}`;
    case "zhero":
    case "lying":
      return `enemy:${figure.id}`;
    case "bystander":
    case "secret":
      return `bystander:${figure.id}`;
    case "horde":
      return `enemy:${figure.id}`;
    default:
      return `${figure.kind}:${figure.zone}`;
  }
};

export function crowd(client: TableClient, view: View, zone: string): string[] {
  const state = view.zones[zone];
  const found: string[] = view.heroes
    .filter((hero) => hero.zone === zone)
    .map((hero) => client.name(`hero:${hero.id}`));
  for (const id of state?.zombie_heroes ?? []) found.push(client.name(`enemy:${id}`));
  for (const id of state?.lying ?? []) found.push(t("lying-here", { name: client.name(`enemy:${id}`) }));
  for (const id of HORDE) {
    const n = state?.enemies[id] ?? 0;
    if (n)
      found.push(
        n === 1
          ? client.name(`enemy:${id}`)
          : t("count-of", { n, name: client.word(`enemy:${id}`)?.plural ?? client.name(`enemy:${id}`) }),
      );
  }
  if (state?.frozen) found.push(t("frozen-here", { n: state.frozen }));
  for (const one of state?.bystanders ?? [])
    found.push(one.hidden ? t("facedown") : client.name(`bystander:${one.id}`));
  if (state?.facedown) found.push(t("facedown"));
  for (const one of view.spawns)
    if (one.zone === zone)
      found.push(
        t(one.active ? "spawn-point" : "spawn-point-asleep", { n: one.number, color: t(`color-${one.color}`) }),
      );
  for (const one of view.objectives) if (one.zone === zone && !one.taken) found.push(thing(client, view, one.color));
  if (view.exit === zone) found.push(t("exit-here"));
  if (view.sentinel?.zone === zone) found.push(client.name(handRef(view)));
  for (const one of view.secrets ?? []) if (one.zone === zone) found.push(client.name(`bystander:${one.id}`));
  const placed = (view.placed ?? []).filter((one) => one === zone).length;
  if (placed) found.push(t("placed-here", { n: placed }));
  if (geometryOf(client)?.zones[zone]?.kind === "shaft")
    found.push(t(view.cabin === zone ? "cabin-here" : "cabin-away"));
  return found;
}

/** An Objective by what it is, with its colour. */
export function thing(client: TableClient, view: View, color: string): string {
  const word = client.word(tokenRef(view, color));
  return t(word ? "token-here" : "objective-here", { name: word?.name ?? "", color: t(`color-${color}`) });
}

/** What lies in a zone and is not clear from its name alone. */
function meanings(client: TableClient, view: View, zone: string): string[] {
  const refs = view.objectives.filter((one) => one.zone === zone && !one.taken).map((one) => tokenRef(view, one.color));
  if (view.sentinel?.zone === zone) refs.push(handRef(view));
  return [...new Set(refs)].flatMap((ref) => {
    const word = client.word(ref);
    return word?.text ? [t("label-list", { label: word.name, text: word.text })] : [];
  });
}

/** Whom the acting Zombie Hero could devour here: Hits it takes, and what is gained. */
function meals(client: TableClient, view: View, zone: string): string[] {
  if (!view.heroes.some((hero) => hero.state === "active" && hero.zone === zone)) return [];
  return (view.meals ?? []).map((meal) =>
    t(meal.bystander ? "meal-of-card" : "meal-of-xp", {
      name: client.name(`${meal.bystander ? "bystander" : "enemy"}:${meal.id}`),
      needs: meal.needs,
      xp: meal.xp,
    }),
  );
}

function note(client: TableClient, ref: string): { note: string; rule: string; pointless?: boolean } {
  const options = client.glow.get(ref) ?? [];
  const first = options[0];
  if (options.length > 1) return { note: t("tip-several", { n: options.length }), rule: "" };
  if (first) return { note: [first.text, ...(first.facts ?? []).map((fact) => fact.text)].join(" · "), rule: "" };
  return client.against(ref);
}

/** Who sees the zone and how far it is: whoever acts first, then the other heroes in sight of it. */
function sight(client: TableClient, view: View, zone: string): string[] {
  const ranges = new Map(view.zones[zone]?.sees ?? []);
  const acting = view.heroes.find((hero) => hero.state === "active" && hero.zone);
  const found: string[] = [];
  if (acting?.zone && acting.zone !== zone) {
    const range = ranges.get(acting.zone),
      steps = view.reach?.[zone];
    const seen = range === undefined ? t("tip-unseen") : t("tip-range", { n: range });
    found.push(
      t("label-list", {
        label: client.name(`hero:${acting.id}`),
        text: `${seen} · ${steps === undefined ? t("tip-no-way") : t("tip-steps", { n: steps })}`,
      }),
    );
  }
  const others = view.heroes
    .filter((hero) => hero !== acting && hero.zone && hero.zone !== zone && ranges.has(hero.zone))
    .map((hero) => t("tip-at", { who: client.name(`hero:${hero.id}`), n: ranges.get(hero.zone!)! }));
  if (others.length)
    found.push(t("label-list", { label: t(acting ? "tip-also" : "tip-seen"), text: others.join(", ") }));
  return found;
}

export function zoneTip(client: TableClient, view: View, zone: string): TipText {
  const here = crowd(client, view, zone);
  const shut = geometryOf(client)?.zones[zone]?.kind === "room" && view.zones[zone]?.opened === false;
  const lines = [here.length ? here.join(", ") : t(shut ? "zone-shut" : "zone-empty")];
  if (shut && here.length) lines.push(t("zone-shut"));
  lines.push(...meanings(client, view, zone), ...meals(client, view, zone));
  return {
    title: client.name(`zone:${zone}`),
    lines,
    more: sight(client, view, zone),
    ...note(client, `zone:${zone}`),
  };
}

export function edgeTip(client: TableClient, view: View, edge: PlacedEdge): TipText {
  const state = view.edges[edge.id];
  const [a = "", b = ""] = edge.id.split("|");
  const title = state?.lock
    ? t("edge-locked", { color: (client.word(`color:${state.lock}`)?.f ?? t(`color-${state.lock}`)).toLowerCase() })
    : t(`edge-${edge.kind}`, { open: state?.open ? "yes" : "no" });
  return {
    title,
    lines: [t("edge-between", { a: client.name(`zone:${a}`), b: client.name(`zone:${b}`) })],
    more: [],
    ...note(client, `edge:${edge.id}`),
  };
}

export function figureTip(client: TableClient, view: View, figure: Figure): TipText {
  const ref = figureRef(figure);
  const word = client.word(ref);
  if (!word || figure.kind === "hero" || figure.kind === "horde") return zoneTip(client, view, figure.zone);
  return {
    title: word.name,
    lines: word.text ? [word.text] : [],
    more: [],
    ...note(client, client.glow.has(ref) ? ref : `zone:${figure.zone}`),
  };
}
