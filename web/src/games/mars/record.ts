// What a model has been through since the campaign began, in words.
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { asView, type Model } from "./model";

/** How it fell, where and to what; empty of one that lives. */
export function fell(client: TableClient, model: Model): string {
  const { square, round, to } = model.record;
  if (!model.lost) return "";
  const battle = client.name(`scenario:${model.lost}`);
  if (!to) return t("ms-lost-in", { battle });
  const card = to === "zombie" || to === "left" ? "" : client.name(`card:${to}`);
  const alone = asView(client.view ?? {}).scenario !== "campaign" ? "-here" : ""; // one battle only: which one needs no saying
  return t(`ms-fell${alone}`, { battle, square, round, to, card });
}

/** Kills, battles, close calls: only what there is. */
export function deeds(model: Model): string[] {
  const { survived, close, rattled } = model.record;
  return [
    model.kills ? t("ms-kills", { n: model.kills }) : "",
    survived ? t("ms-survived", { n: survived }) : "",
    close ? t("ms-close", { n: close }) : "",
    rattled ? t("ms-rattled-times", { n: rattled }) : "",
  ].filter(Boolean);
}
