// What a seat has said beforehand about a card: always at its window, never in this round, or asked as usual.
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { codeOf, viewOf } from "./model";

export type StandingAnswer = "always" | "never" | "ask";
const ANSWERS: StandingAnswer[] = ["ask", "always", "never"];
/** Of helping others one speaks as of a card. */
export const OTHERS = "others";
/** And of paying besides one's own turn. */
export const PAYING = "spending";
const asCard = (card: string): boolean => card === OTHERS || card === PAYING;
/** What is spoken of: a card by its name, helping others, or paying. */
export const topic = (client: TableClient, card: string): string =>
  asCard(card) ? t(`mc-${card}`) : client.name(`card:${card}`);
/** What may be said about it. */
export const answers = (card: string): StandingAnswer[] => ANSWERS.filter((one) => card !== PAYING || one !== "never");
/** What an answer about it is called. */
export const word = (card: string, answer: string): string =>
  t(asCard(card) ? `mc-${card}-${answer}` : `mc-standing-${answer}`);
/** The seat that speaks: whoever is asked here, else the first of mine that a person plays. */
export function speaker(client: TableClient): number | null {
  const bots = new Set((client.frame?.seats ?? []).filter((one) => one.kind !== "human").map((one) => one.seat));
  return client.ask?.seat ?? (client.welcome?.you ?? []).find((seat) => !bots.has(seat)) ?? null;
}
export const mayStand = (client: TableClient, id: string): boolean =>
  !!client.welcome?.standing_cards?.includes(codeOf(id)) && speaker(client) !== null;
/** Cards of mine only: the hand, what I control, and my identity. */
export function isMine(client: TableClient, id: string): boolean {
  const player = viewOf(client)?.players[speaker(client) ?? -1],
    bare = id.replace(/^card:/, "");
  return (
    !!player &&
    (player.identity.id === bare ||
      !!player.hand?.includes(bare) ||
      player.discard.includes(bare) ||
      [...player.allies, ...player.cards].some((card) => card.id === bare))
  );
}
export const saidOf = (client: TableClient, seat: number, card: string): StandingAnswer =>
  ((client.frame?.standing ?? []).find((one) => one.seat === seat && one.card === card)?.answer as StandingAnswer) ??
  (client.welcome?.standing_habits?.includes(card) ? "always" : "ask");
export const say = (client: TableClient, seat: number, card: string, answer: StandingAnswer): void => {
  client.line.send({ type: "card", seat, card, answer });
};
