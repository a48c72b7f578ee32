// X-Men Resistance at the table: which part of the page shows what, and where each is said.
import type { OwnUi } from "../../lib/game";
import { t } from "../../lib/text.svelte";
import Board from "./Board.svelte";
import { face } from "./cards";
import { digest, told } from "./digest";
import { plan, wide } from "./geometry";
import Hand from "./Hand.svelte";
import { lesson } from "./lessons";
import { gathered, icon, summary } from "./log";
import { mark, marksOf } from "./marks";
import MiniMap from "./MiniMap.svelte";
import { asGeometry, asView, viewOf } from "./model";
import { effect, together } from "./pictures";
import Poster from "./Poster.svelte";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import Seats from "./Seats.svelte";
import Setup from "./Setup.svelte";
import { brief, ICONS, picture, rank } from "./verbs";
import Vitals from "./Vitals.svelte";

export default {
  id: "xmen-resistance",
  icon: "wolverine",
  Board,
  Seats,
  Rail,
  mark,
  making: {
    Poster,
    Setup,
    Preview,
  },
  layout: {
    Under: Vitals,
    wide: (geometry, view) => wide(plan(asGeometry(geometry), true), view ? asView(view).heroes.length : 4),
  },
  phone: {
    Hand,
    MiniMap,
    goalLine: (client) => {
      const goal = viewOf(client)?.goals.find((one) => one.now);
      return goal ? client.name(`goal:${goal.id}`) : "";
    },
  },
  ribbon: {
    badge: (client) =>
      viewOf(client)?.mode === "zombie" ? { kind: "zombie", icon: "devour", text: t("mode-zombie") } : null,
    // Who comes to be rescued in one mode runs for their life in the other.
    steps: (client) => {
      const phases = client.welcome?.phases ?? [],
        at = phases.findIndex((one) => one.id === client.phase),
        flee = viewOf(client)?.mode === "zombie";
      return phases.map(({ id, name }, i) => ({
        name: flee && id === "bystanders" ? t("phase-flight") : name,
        state: i === at ? "now" : i < at ? "done" : "",
      }));
    },
    passUntil: ["enemies", "round"],
  },
  people: {
    marksOf,
    seatLabel: (seat, client) =>
      (viewOf(client)?.heroes ?? [])
        .filter((hero) => hero.seat === seat)
        .map((hero) => client.name(`hero:${hero.id}`))
        .join(", "),
    actor: (client) => {
      const hero = viewOf(client)?.heroes.find((one) => one.state === "active");
      return hero ? `hero:${hero.id}` : "";
    },
  },
  cards: {
    face,
  },
  answers: {
    slots: { move: 6.5, attack: 4.8, play: 2.9, use: 3.25, other: 5.75 },
    icons: ICONS,
    plans: true,
    gauges: { actions: "action", power: "power", health: "health", enemies: "attack" },
    picture,
    rank,
    brief,
  },
  log: {
    icon,
    gathered,
    mark: (line, client) => (line.args.hero ? marksOf(`hero:${line.args.hero}`, client) : null),
    digest,
    news: (client) => (client.phase === "heroes" ? "" : t("digest-now")),
  },
  playback: {
    effect,
    together,
    told,
  },
  end: {
    summary,
  },
  lessons: {
    lesson,
  },
} satisfies OwnUi;
