// What things say when they are pointed at or held up: survivors, item cards, crises, crossroads, objectives, all in our words.
import type { CardFace } from "../../lib/game";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import {
  COLONY,
  faceIcon,
  itemIcon,
  itemName,
  plain,
  playerName,
  printed,
  roadIcon,
  symbol,
  viewOf,
  type Aim,
  type Line,
  type View,
  printedOf,
} from "./model";

export function survivorLines(client: TableClient, view: View, id: string): string[] {
  const body = view.survivors[id];
  if (!body) return [];
  const state = [
    body.wounds ? t("dw-wounds", { n: body.wounds }) : "",
    body.frostbite ? t("dw-frost", { n: body.frostbite }) : "",
    body.moved ? t("dw-moved") : "",
    body.rests ? t("dw-rests") : "",
    view.players[body.seat]?.exiled ? t("dw-exiled") : "",
  ].filter(Boolean);
  const items = body.items.map((one) => itemName(client, one.id) + (one.used ? ` (${t("dw-item-used")})` : ""));
  return [
    t("dw-survivor-line", {
      who: playerName(client, body.seat),
      influence: body.influence,
      attack: body.attack,
      search: body.search,
    }),
    ...(state.length ? [state.join(" · ")] : []),
    ...(items.length ? [items.join(", ")] : []),
  ];
}
/** When an ability works and what it costs. */
export function abilityTerms(client: TableClient, id: string): string {
  const face = printed(client, id);
  const where =
    face.place === "anywhere" || !face.place
      ? ""
      : face.place === "non_colony"
        ? t("dw-outside-only")
        : face.place === COLONY
          ? t("dw-colony-only")
          : client.name(`place:${face.place}`);
  const when =
    face.limit === "passive"
      ? ""
      : face.limit === "unlimited"
        ? ""
        : t(face.limit === "start_of_turn" ? "dw-at-start" : "dw-once");
  return [where, face.die > 1 ? t("dw-costs-die", { n: face.die }) : face.die ? t("dw-costs-any-die") : "", when]
    .filter(Boolean)
    .join(" · ");
}
export const aimKind = (client: TableClient, card: string): string => client.word(`aim:${card}`)?.kind ?? "secret";
export const aimLine = (client: TableClient, aim: Aim): string =>
  client.word(`aim:${aim.card}`)?.[`l${aim.line}`] ?? client.name(`aim:${aim.card}`);
export const goalLine = (client: TableClient, view: View, line: Line): string =>
  client.word(`scenario:${view.scenario}`)?.[`${view.side === "hardcore" ? "h" : "n"}${line.line}`] ??
  client.name(`scenario:${view.scenario}`);
/** "7 / 12", where counting says more than a tick. */
export function count(line: Line): string {
  if (line.met === null) return "?";
  return line.least > 1
    ? `${line.reached}/${line.least}`
    : line.most > 0 && line.least < 0
      ? `${line.reached}/${line.most}`
      : "";
}
export const goalText = (client: TableClient, view: View): string => {
  const word = client.word(`scenario:${view.scenario}`);
  return (view.side === "hardcore" ? word?.hardcore : "") || (word?.text ?? "");
};

function survivorFace(ref: string, id: string, client: TableClient, view: View): CardFace | null {
  const word = client.word(ref),
    face = printed(client, id),
    body = view.survivors[id];
  if (!word) return null;
  return {
    ref,
    kind: "survivor",
    name: word.name,
    subtitle: [word.occupation ?? "", body ? playerName(client, body.seat) : ""].filter(Boolean).join(" · "),
    icon: faceIcon(id),
    text: word.ability ?? word.text ?? "",
    stats: [
      { label: t("dw-influence"), value: String(face.influence) },
      { label: t("dw-attack"), value: `${body?.attack ?? face.attack}+` },
      { label: t("dw-search"), value: `${body?.search ?? face.search}+` },
    ],
    notes: [
      ...(abilityTerms(client, id) ? [{ title: t("dw-ability"), text: abilityTerms(client, id) }] : []),
      ...(body
        ? [
            {
              title: t("dw-now"),
              text: [client.name(`place:${body.place}`), ...survivorLines(client, view, id).slice(1)].join(" · "),
            },
          ]
        : []),
    ],
    rules: ["DW-ABIL-01"],
  };
}
export function face(ref: string, client: TableClient): CardFace | null {
  const view = viewOf(client),
    [kind = "", id = ""] = [ref.slice(0, ref.indexOf(":")), ref.slice(ref.indexOf(":") + 1)],
    word = client.word(ref);
  if (!view || !word) return null;
  const simple = (
    tone: string,
    subtitle: string,
    icon: string,
    rules: string[],
    notes: CardFace["notes"] = [],
  ): CardFace => ({ ref, kind: tone, name: word.name, subtitle, icon, text: word.text ?? "", notes, rules });
  switch (kind) {
    case "survivor":
      return survivorFace(ref, id, client, view);
    case "item":
      return {
        ...simple(
          "item",
          [
            client.name(`symbol:${symbol(client, id)}`),
            t(`dw-kind-${printedOf(client)?.items[plain(id)]?.kind ?? "waste"}`),
          ].join(" · "),
          itemIcon(id),
          ["DW-PLAY-02"],
        ),
        aspect: symbol(client, id),
      };
    case "crisis":
      return simple(
        "crisis",
        t("dw-crisis"),
        "dw-crisis",
        ["DW-CRISIS-07"],
        view.crisis?.id === id
          ? [
              {
                title: t("dw-crisis-asks"),
                text: t("dw-crisis-needs", {
                  n: view.crisis.needed,
                  what: view.crisis.accepts.map((one) => client.name(`symbol:${one}`)).join(", "),
                }),
              },
            ]
          : [],
      );
    case "road":
      return simple(
        "road",
        t("dw-crossroads"),
        roadIcon(id),
        ["DW-XROAD-04"],
        [
          { title: t("dw-when"), text: word.trigger ?? "" },
          ...["a", "b"]
            .filter((one) => word[one])
            .map((one, i) => ({ title: t("dw-choice", { n: i + 1 }), text: word[one] ?? "" })),
        ],
      );
    case "aim":
      return {
        ...simple(
          "aim",
          t(`dw-aim-${word.kind ?? "secret"}`),
          word.kind === "betrayal" ? "dw-betrayer" : word.kind === "exiled" ? "dw-exiled-aim" : "dw-secret",
          ["DW-WIN-01"],
        ),
        aspect: word.kind,
      };
    default:
      return null;
  }
}
