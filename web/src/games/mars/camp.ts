// Between battles: whether the force is in camp, and what each of its models may do about it.
import type { TableClient } from "../../lib/table.svelte";
import type { Model, View } from "./model";

export const camp = (view: View): boolean =>
  view.scenario === "campaign" && (view.phase === "squad" || view.phase === "after");

/** Soldiers of one kind are alike: the question names one of them, any of them answers it. */
export function askedAs(client: TableClient, view: View, model: Model): string {
  if (client.glow.has(`model:${model.id}`)) return `model:${model.id}`;
  if (view.phase !== "squad" || model.squad || model.stage === "dead" || model.lost) return "";
  const twin = view.models.find(
    (one) => one.profile === model.profile && one.value === model.value && client.glow.has(`model:${one.id}`),
  );
  return twin ? `model:${twin.id}` : "";
}

export type Place = "in" | "free" | "big" | "lost" | "rest";
export function placeOf(client: TableClient, view: View, model: Model): Place {
  if (model.stage === "dead" || model.lost) return "lost";
  const ref = askedAs(client, view, model);
  if (ref) return (client.glow.get(ref) ?? []).some((option) => (client.counts[option.key] ?? 0) > 0) ? "in" : "free";
  if (view.phase === "squad" && model.squad) return "in";
  return client.refused.has(`model:${model.id}`) ? "big" : "rest";
}
