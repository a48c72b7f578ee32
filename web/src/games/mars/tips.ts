// What a square says when it is pointed at: who stands there, what ground it
// is, whether it is seen, what an answer would do or why it cannot be one.
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { OptionView } from "../../generated/contract";
import { asView, initialOf, nameOf, type Model, type Plan, type View } from "./model";

export interface TipText {
  title: string;
  lines: string[];
  more: string[];
  note: string;
  rule: string;
  pointless?: boolean;
}
export const nameIn =
  (client: TableClient) =>
  (id: string): string =>
    nameOf(client.welcome?.glossary ?? {}, id, asView(client.view ?? {}).side ?? "human");

/** The letter of a model's mark, or two where others of its force have the same. */
export const initialIn = (client: TableClient): ((id: string) => string) => {
  const name = nameIn(client);
  const all = (asView(client.view ?? {}).models ?? []).map((one) => name(one.id));
  return (id) => initialOf(name(id), all);
};

/** Whoever is not on the board: in camp, or, where there is only one battle, not placed yet or out of it. */
const off = (view: View): string => (view.scenario === "campaign" ? "camp" : view.phase === "deploy" ? "aside" : "out");
export const stateOf = (view: View, model: Model): string =>
  model.stage === "dead"
    ? "dead"
    : model.stage === "escaped" || model.stage === "saved"
      ? "out"
      : view.acting?.model === model.id
        ? "now"
        : model.rattled
          ? "rattled"
          : model.stage !== "board"
            ? off(view)
            : model.square && view.zombies[model.square]?.count
              ? "caught"
              : model.activated
                ? "done"
                : "ready";

export function crowd(client: TableClient, view: View, square: string): string[] {
  const name = nameIn(client);
  const found = view.models
    .filter((one) => one.stage === "board" && one.square === square)
    .map((one) => {
      const state = stateOf(view, one);
      return state === "ready" ? name(one.id) : `${name(one.id)} (${t(`ms-state-${state}`)})`;
    });
  const pack = view.zombies[square];
  if (pack?.count) found.push(t("ms-zombies", { n: pack.count }));
  if (pack?.marked) found.push(t("ms-stunned", { n: pack.marked }));
  const point = view.points.find((one) => one.square === square);
  if (point) found.push(t("ms-point", { n: point.dice }));
  if (view.transmitter === square) found.push(t("ms-transmitter"));
  else if (view.objectives.includes(square)) found.push(t("ms-counter"));
  return found;
}

/** Answers that mean this square or somebody in it; walls are pressed themselves. */
export function optionsAt(client: TableClient, view: View, square: string): OptionView[] {
  const refs = [
    `square:${square}`,
    ...view.models.filter((one) => one.stage === "board" && one.square === square).map((one) => `model:${one.id}`),
  ];
  return [...new Set(refs.flatMap((ref) => client.glow.get(ref) ?? []))].filter((option) => option.verb !== "wall");
}
export const told = (option: OptionView): string =>
  [option.text, ...(option.facts ?? []).map((fact) => fact.text)].join(" · ");

export function squareTip(client: TableClient, view: View, plan: Plan, square: string): TipText {
  const here = crowd(client, view, square);
  const terrain = plan.at[square]?.terrain ?? "open";
  const ground = [
    t(`ms-ground-${terrain}`),
    plan.blue.has(square) ? t("ms-blue") : "",
    plan.landing.has(square) ? t("ms-landing") : "",
    plan.exits.squares.includes(square) ? t("ms-exit-here") : "",
  ]
    .filter(Boolean)
    .join(" · ");
  const more: string[] = [];
  const sight = view.sight;
  if (sight && view.acting && sight.square !== square) {
    const who = nameIn(client)(view.acting.model);
    more.push(
      t(
        sight.clear.includes(square) ? "ms-sees-clear" : sight.cover.includes(square) ? "ms-sees-cover" : "ms-sees-not",
        { who },
      ),
    );
  }
  const options = optionsAt(client, view, square);
  const against = client.against(`square:${square}`);
  return {
    title: here.length ? `${square} · ${here.join(", ")}` : square,
    lines: [ground],
    more: [...more, ...(options.length > 1 ? options.slice(0, 4).map(told) : [])],
    ...(options.length === 1
      ? { note: told(options[0]!), rule: "" }
      : options.length
        ? { note: t("tip-several", { n: options.length }), rule: "" }
        : against),
  };
}
