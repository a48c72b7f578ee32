// Why nothing of a kind can be done, in the column where it would stand.
import type { AskView } from "../generated/contract";
import type { TableClient } from "./table.svelte";
import { t } from "./text.svelte";

/** A card or a power that is spoken of has its name before it; in `short`, where the whole would be cut off, that is all. */
export function reason(client: TableClient, ask: AskView, group: string, short = false, verb = ""): string {
  const kind = ask.refused.filter((one) => one.group === group);
  const no = kind.find((one) => verb && one.key.startsWith(`${verb}:`)) ?? kind[0];
  if (!no) return t("slot-empty");
  const of = client.name(no.touches[0] ?? "");
  if (short) return of ? t("slot-not-now", { of }) : t("slot-empty");
  return of && (group === "use" || group === "play") && !no.text.includes(of)
    ? t("slot-why", { of, why: no.text })
    : no.text;
}
