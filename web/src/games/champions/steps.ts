// The rail in words: the steps of the attack or scheme that is going on, of the villain phase, or what a turn still offers.
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { mine, plainName, printed, strength, type View } from "./model";

export interface Step {
  text: string;
  note?: string;
  state?: "done" | "now";
  icon?: string;
  value?: string;
}
export interface Steps {
  title: string;
  note: string;
  steps: Step[];
}

const name = (client: TableClient, id: string): string => plainName(client.name(`card:${id}`));

/** Where an activation is: boost cards are the villain's, unless one lies there; a scheme has no defender. */
function stage(client: TableClient, view: View): "boost" | "defender" | "turn" | "last" {
  const now = view.activation!;
  const attack = now.kind === "attack";
  const ask = client.play.busy ? null : client.ask;
  if (ask?.options.some((one) => one.verb === "defend" || one.verb === "no-defence")) return "defender";
  if (now.boost.length || /^(damage|threat)\./.test(client.play.effect?.line.kind ?? "")) return "last";
  if (view.encounter.boost) return attack && !now.defender ? "defender" : "turn";
  if (now.enemy === view.villain.id) return "boost";
  return attack && !now.defender ? "defender" : "last";
}

function activation(client: TableClient, view: View): Steps {
  const now = view.activation!;
  const attack = now.kind === "attack",
    turned = now.boost.at(-1);
  const enemy = name(client, now.enemy),
    player = view.players[now.seat];
  const at = stage(client, view);
  const boosted = now.boost.reduce((n, id) => n + (printed(client, id).boost ?? 0), 0);
  const boosts = now.enemy === view.villain.id || !!turned || view.encounter.boost > 0;
  const chosen = at === "turn" || at === "last" ? t("mc-nobody") : undefined;
  const ask = client.play.busy ? null : client.ask;
  const all: (Step & { id: string; here: boolean })[] = [
    { id: "boost", here: boosts, text: t("mc-step-boost") },
    {
      id: "defender",
      here: attack,
      text: t("mc-step-defender"),
      note: now.defender ? name(client, now.defender) : chosen,
    },
    {
      id: "turn",
      here: boosts,
      text: t("mc-step-turn"),
      note: turned ? name(client, turned) : undefined,
      value: turned ? `+${boosted}` : undefined,
    },
    {
      id: "last",
      here: true,
      text: t(attack ? "mc-step-damage" : "mc-step-threat"),
      note: attack && at === "last" && ask ? t("mc-may-interrupt") : undefined,
      value: at === "last" ? String(strength(view)) : undefined,
    },
  ];
  const shown = all.filter((step) => step.here);
  const here = shown.findIndex((step) => step.id === at);
  const steps = shown.map(({ text, note, value }, i): Step => ({
    text,
    note,
    value,
    state: i < here ? "done" : i === here ? "now" : undefined,
  }));
  return {
    title: t(now.kind === "attack" ? "mc-attack-title" : "mc-scheme-title", { enemy }),
    note: player ? t("mc-against", { who: name(client, player.identity.id) }) : "",
    steps,
  };
}

function turn(client: TableClient, view: View): Steps {
  const seat = view.active ?? mine(client, view),
    player = view.players[seat]!;
  const who = name(client, player.identity.id),
    own = client.ask?.seat === seat;
  const offers = (...verbs: string[]): boolean => own && client.ask!.options.some((one) => verbs.includes(one.verb));
  const ready = player.identity.exhausted ? t("mc-is-exhausted", { who }) : t("mc-is-ready", { who });
  const refused =
    own && player.form === "alter-ego" && !player.identity.exhausted
      ? client.ask!.refused?.find((one) => one.key === "recover")?.text
      : undefined;
  const plays = own ? client.ask!.options.filter((one) => one.verb === "play").length : 0;
  const basic: Step =
    player.form === "hero"
      ? {
          text: t("mc-turn-basic", { thw: player.identity.thw ?? 0, atk: player.identity.atk ?? 0 }),
          note: ready,
          icon: "mc-physical",
        }
      : { text: t("mc-turn-recover", { rec: player.identity.rec ?? 0 }), note: ready, icon: "mc-recover" };
  return {
    title: own ? t("mc-your-turn") : t("mc-turn-of", { who }),
    note: player.form === "hero" ? client.name("type:hero") : client.name("type:alter-ego"),
    steps: [
      {
        text: t("mc-turn-play", { n: plays }),
        note: t("mc-hand-size", { n: player.hand_count, of: player.hand_size }),
        icon: "mc-play",
        state: own && plays ? "now" : undefined,
      },
      {
        ...basic,
        note: refused ?? ready,
        state:
          offers(...(player.form === "hero" ? ["attack", "thwart"] : ["recover"])) && !player.identity.exhausted
            ? "now"
            : undefined,
      },
      {
        text: t("mc-turn-flip"),
        note: t(player.flipped ? "mc-flip-done" : "mc-flip-open"),
        icon: "mc-flip",
        state: player.flipped ? "done" : offers("flip") ? "now" : undefined,
      },
    ],
  };
}

export function stepsOf(client: TableClient, view: View): Steps {
  if (view.activation) return activation(client, view);
  if (view.phase === "villain") {
    const steps = [1, 2, 3, 4, 5].map((n): Step => ({
      text: t(`mc-villain-${n}`),
      state: n < view.step ? "done" : n === view.step ? "now" : undefined,
    }));
    return {
      title: t("mc-villain-phase"),
      note: view.icons.hazard ? t("mc-hazards", { n: view.icons.hazard }) : "",
      steps,
    };
  }
  if (view.phase === "setup")
    return {
      title: t("mc-setup-title"),
      note: "",
      steps: [
        { text: t("mc-setup-first"), state: client.ask?.group ? "now" : "done" },
        { text: t("mc-setup-hand"), state: client.ask?.group ? undefined : "now" },
      ],
    };
  return turn(client, view);
}
