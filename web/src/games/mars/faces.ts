// How models, Zombies, cards and abilities read when they are held up.
import { ICON } from "../../generated/icons";
import type { CardFace } from "../../lib/game";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { asGeometry, asView, cardKind, stat } from "./model";
import { nameIn } from "./tips";

export const profileIcon = (id: string): string => {
  const icon = `ms-${id.split(".")[0]}`;
  return ICON[icon] ? icon : "ms-us-rifle";
};

export function face(ref: string, client: TableClient): CardFace | null {
  const view = client.view ? asView(client.view) : null;
  if (!view || !client.welcome) return null;
  const [prefix = "", id = ""] = [ref.slice(0, ref.indexOf(":")), ref.slice(ref.indexOf(":") + 1)];
  const geometry = asGeometry(client.welcome.static);
  if (prefix === "card") {
    const card = geometry.cards[id],
      word = client.word(ref);
    return word && card
      ? {
          ref,
          kind: cardKind(geometry, id),
          name: word.name,
          subtitle: [t(`ms-kind-${card.type}`), card.skull ? t("ms-skull") : ""].filter(Boolean).join(" · "),
          icon: `ms-${id}`,
          text: word.text ?? "",
          rules: card.rules.slice(0, 3),
        }
      : null;
  }
  if (prefix === "ability") {
    const word = client.word(ref);
    return word
      ? {
          ref,
          kind: "order",
          name: word.name,
          subtitle: t("ms-ability"),
          icon: "ms-heroics",
          text: word.text ?? "",
          rules: [],
        }
      : null;
  }
  if (prefix === "unit") return horde(client, id);
  if (prefix !== "model") return null;
  const model = view.models.find((one) => one.id === id);
  if (!model) return null;
  return {
    ref,
    kind: "support",
    name: nameIn(client)(id),
    subtitle: `${client.name(`unit:${model.profile}`)} · ${t("ms-cost", { n: model.cost })}`,
    icon: profileIcon(id),
    cost: model.hero ? String(model.points) : undefined,
    text: model.abilities
      .map((one) => `${client.name(`ability:${one}`)}: ${client.word(`ability:${one}`)?.text ?? ""}`)
      .join("\n"),
    stats: [
      { label: t("ms-shoot"), value: stat(model.shoot) },
      { label: t("ms-fight"), value: stat(model.fight) },
      { label: t("ms-survive"), value: stat(model.survive) },
      { label: t("ms-range"), value: model.range[1] ? `${model.range[0]}–${model.range[1]}` : "–" },
    ],
    rules: [],
  };
}

/** What stands on the other side, as printed: all of its kind are alike. */
function horde(client: TableClient, id: string): CardFace | null {
  const [one] = asGeometry(client.welcome!.static).units.find((unit) => unit.id === id)?.profiles ?? [];
  return one
    ? {
        ref: `unit:${id}`,
        kind: "support",
        name: client.name(`unit:${id}`),
        subtitle: t("ms-enemy"),
        icon: `ms-${id}`,
        text: one.abilities
          .map((ability) => `${client.name(`ability:${ability}`)}: ${client.word(`ability:${ability}`)?.text ?? ""}`)
          .join("\n"),
        stats: [
          { label: t("ms-fight"), value: stat(one.fight) },
          { label: t("ms-survive"), value: stat(one.survive) },
        ],
        rules: ["MA-ZOMB-01", "MA-REACT-01"],
      }
    : null;
}
