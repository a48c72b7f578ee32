// Between battles: whether the force is in camp, and what each of its models may do about it.
import type { TableClient } from "../../lib/table.svelte";
import type { Model, View } from "./model";

export const camp = (view: View): boolean => view.scenario === "campaign" && (view.phase === "squad" || view.phase === "after");

export type Place = "in" | "free" | "big" | "lost" | "rest";
export function placeOf(client: TableClient, view: View, model: Model): Place {
  if (model.stage === "dead" || model.lost) return "lost";
  if (client.glow.has(`model:${model.id}`)) return (client.glow.get(`model:${model.id}`) ?? []).some((option) => (client.counts[option.key] ?? 0) > 0) ? "in" : "free";
  if (view.phase === "squad" && model.squad) return "in";
  return client.refused.has(`model:${model.id}`) ? "big" : "rest";
}
