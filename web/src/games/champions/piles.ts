// Piles: what lies open may be leafed through, what lies face down is only counted.
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";

export function openPile(client: TableClient, ids: string[], name: string): void {
  if (!ids.length) {
    client.toast(t("pile-empty", { name }), "", "mc-piles");
    return;
  }
  const refs = [...ids].reverse().map((id) => `card:${id}`);
  client.held = refs[0] ?? "";
  client.heldList = refs;
}
export const closedPile = (client: TableClient, name: string, n: number): void =>
  client.toast(t("mc-pile-closed", { name, n }), "", "lock");
