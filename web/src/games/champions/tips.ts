// What a card says when it is pointed at or held up: our words, its numbers now, its keywords explained, and why it cannot be used.
import type { CardFace } from "../../lib/game";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import {
  art,
  aspect,
  cardIn,
  codeOf,
  POWERS,
  printed,
  RESOURCES,
  viewOf,
  type Card,
  type Printed,
  type Scheme,
  type View,
} from "./model";

/** Whoever knows what things are called: a table, or the deck builder. */
export type Names = Pick<TableClient, "name" | "word">;

export function kindLine(client: Names, face: Printed): string {
  const where =
    face.faction === "hero"
      ? client.name(`set:${face.set}`)
      : face.faction && face.faction !== "encounter"
        ? client.name(`aspect:${face.faction}`)
        : face.set
          ? client.name(`set:${face.set}`)
          : "";
  return [client.name(`type:${face.type}`), where].filter(Boolean).join(" · ");
}
export const traits = (client: Names, face: Printed): string =>
  (face.traits ?? []).map((one) => client.name(`trait:${one}`)).join(" · ");

/** Words a card uses that have a meaning of their own. */
export function words(client: Names, face: Printed, card: Card | undefined): { name: string; text: string }[] {
  const refs = [
    ...(face.keywords ?? []).map((one) => `keyword:${one.split(/[ -]?\d/)[0]}`),
    ...(face.retaliate ? ["keyword:retaliate"] : []),
    ...(face.uses ? ["keyword:uses"] : []),
    ...(["acceleration", "hazard", "crisis"] as const).filter((one) => face[one]).map((one) => `icon:${one}`),
    ...(card?.status ?? []).map((one) => `status:${one}`),
  ];
  return [...new Set(refs)].flatMap((ref) => {
    const word = client.word(ref);
    return word?.text ? [{ name: word.name, text: word.text }] : [];
  });
}

export function now(client: TableClient, card: Card | Scheme): string[] {
  const found: string[] = [];
  if (card.health !== undefined) found.push(t("mc-health", { n: card.health, of: card.health_max ?? card.health }));
  const powers = POWERS.filter((one) => card[one] !== undefined).map(
    (one) => `${client.name(`stat:${one}`)} ${card[one]}`,
  );
  if (powers.length) found.push(powers.join(", "));
  if (card.threat !== undefined)
    found.push(
      "target" in card ? t("mc-threat-of", { n: card.threat, of: card.target }) : t("mc-threat", { n: card.threat }),
    );
  if (card.counters) found.push(t("mc-counters", { n: card.counters }));
  if (card.exhausted) found.push(t("mc-exhausted"));
  return found;
}

function note(client: TableClient, ref: string): { note: string; rule: string; pointless?: boolean } {
  const options = client.glow.get(ref) ?? [];
  if (options.length > 1) return { note: t("tip-several", { n: options.length }), rule: "" };
  if (options[0])
    return { note: [options[0].text, ...(options[0].facts ?? []).map((fact) => fact.text)].join(" · "), rule: "" };
  return client.against(ref);
}

export function tipLines(
  client: TableClient,
  view: View,
  id: string,
): { title: string; lines: string[]; more: string[]; note: string; rule: string; pointless?: boolean } {
  const ref = `card:${id}`,
    face = printed(client, id),
    card = cardIn(view, id);
  const more = [kindLine(client, face), ...(card ? [now(client, card).join(" · ")] : [])].filter(Boolean);
  return { title: client.name(ref), lines: [client.word(ref)?.text ?? ""].filter(Boolean), more, ...note(client, ref) };
}

export function cardFace(ref: string, client: TableClient): CardFace | null {
  const view = viewOf(client),
    word = client.word(ref);
  if (!ref.startsWith("card:") || !word || !view) return null;
  const id = ref.slice(5),
    face = printed(client, id),
    card = cardIn(view, id);
  const shown = (one: (typeof POWERS)[number]): number | undefined => (card ? card[one] : face.stats[one]);
  const stats = POWERS.filter((one) => shown(one) !== undefined).map((one) => ({
    label: client.name(`stat:${one}`),
    value: String(shown(one)),
  }));
  const health =
    card?.health !== undefined
      ? `${card.health}/${card.health_max}`
      : face.stats.health
        ? String(face.stats.health)
        : "";
  if (health) stats.push({ label: t("mc-hit-points"), value: health });
  if (face.boost || face.boost_star)
    stats.push({ label: t("mc-boost"), value: `${face.boost ?? 0}${face.boost_star ? "★" : ""}` });
  const { note: reason, rule } = note(client, ref);
  const notes = [
    ...words(client, face, card).map((one) => ({ title: one.name, text: one.text })),
    ...(card ? [{ title: t("mc-now"), text: now(client, card).join(" · ") }] : []).filter((one) => one.text),
    ...(reason && !client.glow.has(ref) ? [{ title: t("mc-why-not"), text: reason }] : []),
  ];
  return {
    ref,
    kind: "player",
    name: word.name,
    text: word.text ?? "",
    icon: art(codeOf(id), face.type),
    subtitle: [kindLine(client, face), traits(client, face)].filter(Boolean).join(" · "),
    aspect: aspect(face),
    cost: face.cost === undefined ? (face.type === "resource" ? "–" : undefined) : String(face.cost),
    stats,
    rules: [rule, word.rule ?? ""].filter(Boolean),
    notes,
    icons: RESOURCES.flatMap((kind, i) => Array<string>(face.icons[i] ?? 0).fill(kind)),
  };
}
