// Dead of Winter at the table: who a question belongs to, which icon a line gets, how cards read, what the night changed.
import { ICON } from "../../generated/icons";
import type { OwnUi, Lesson } from "../../lib/game";
import { str } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { AskView, LogLine } from "../../generated/contract";
import { announcements, inWords } from "./announced";
import AskDice from "./AskDice.svelte";
import Board from "./Board.svelte";
import CoveredAnswers from "./CoveredAnswers.svelte";
import Hand from "./Hand.svelte";
import MiniMap from "./MiniMap.svelte";
import Poster from "./Poster.svelte";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import Seats from "./Seats.svelte";
import Setup from "./Setup.svelte";
import { acting, asView, itemIcon, mine, plain, playerMark, playerName, short, viewOf } from "./model";
import { colonyStep, digest, digestTitle, STEPS } from "./news";
import { effect } from "./pictures";
import { count, face } from "./tips";
import { tray } from "./tray.svelte";
import { ICONS, picture } from "./verbs";

const LINE_ICON: [RegExp, string][] = [
  [/^survivor\.(moved|joined|waits)/, "dw-move"],
  [/^exposure/, "dice"],
  [/^survivor\.(wounded|healed-wound)/, "dw-wound"],
  [/frost|thawed/, "dw-frostbite"],
  [/^bite/, "dw-bite"],
  [/^survivor\.(died|removed)|^player\.out/, "dw-dead"],
  [/attacked|slain|^zombies\.(killed|removed)/, "dw-attack"],
  [/^barricade/, "dw-barricade"],
  [/^entrance\.overrun|^zombies/, "dw-zombie"],
  [/^noise/, "dw-noise"],
  [/^dice|^die/, "dice"],
  [/^food|eaten/, "dw-sym-food"],
  [/starved/, "dw-starvation"],
  [/^waste/, "dw-waste"],
  [/^morale/, "dw-morale"],
  [/^crisis|^crises/, "dw-crisis"],
  [/^road/, "dw-crossroads"],
  [/^vote|^votes/, "dw-vote"],
  [/exiled|^exile/, "dw-exile"],
  [/stays/, "dw-stays"],
  [/^secret|^aims/, "dw-secret"],
  [/^place\.searched|^cards\.(found|looked|kept)|^deck/, "dw-search"],
  [/request|given|hand/, "dw-ask"],
  [/^card|^cards|^items|^box/, "dw-card"],
  [/^objective/, "dw-objective"],
  [/^first/, "dw-first"],
  [/^leader|^group/, "dw-leader"],
  [/^helpless/, "dw-helpless"],
  [/^ability|^item/, "dw-ability"],
  [/^player\.won|^game\.won/, "won"],
  [/^game\.lost|^nobody/, "lost"],
  [/^undo/, "undo"],
];
const find = (table: [RegExp, string][], text: string, otherwise: string): string =>
  table.find(([test]) => test.test(text))?.[1] ?? otherwise;
/** Lines only one seat was sent: on a shared screen they would tell. */
const PRIVATE =
  /^(cards\.(found|taken|seen)|road\.kept|exile\.card-seen|crises\.seen|card\.(changed-hands|glimpsed)|hand\.seen|answer\.automatic)$/;

function lesson(n: number, ask: AskView): Lesson | null {
  const all = (verb: string): boolean => ask.options.every((option) => option.verb === verb);
  const say = (id: string, key = ""): Lesson => ({ id: `lesson-dw-${id}`, args: {}, key });
  if (n === 1 && all("draft")) return say("draft");
  if (n === 2 && acting(ask)) return say("turn");
  if (n === 3 && all("die")) return say("die");
  return n === 3 && ask.options.some((option) => option.group === "move") ? say("move") : null;
}

function steps(client: TableClient): { name: string; state: string; number?: number; group?: string }[] {
  const view = viewOf(client),
    now = colonyStep(client);
  const turns =
    view && view.active !== null && view.phase === "players"
      ? ` ${((view.active - view.first + view.players.length) % view.players.length) + 1}/${view.players.length}`
      : "";
  const first = view?.phase === "setup" ? [{ name: t("dw-step-setup"), state: "now" }] : [];
  return [
    ...first,
    {
      name: t("dw-step-turns") + turns,
      state: view?.phase === "players" ? "now" : view?.phase === "colony" ? "done" : "",
    },
    ...STEPS.map((n) => ({
      name: t(`dw-step-${n}`),
      number: n,
      group: n === 1 ? " " : undefined,
      state: view?.phase !== "colony" ? "" : n < now ? "done" : n === now ? "now" : "",
    })),
  ];
}

function summary(lines: LogLine[]): string[] {
  const n = (kind: string): number => lines.filter((line) => line.kind === kind).length;
  const found: [string, number][] = [
    ["dw-sum-slain", n("zombie.slain")],
    ["dw-sum-dead", n("survivor.died")],
    ["dw-sum-exiled", n("player.exiled")],
  ];
  return found.filter(([, many]) => many > 0).map(([key, many]) => t(key, { n: many }));
}

export default {
  id: "dead-of-winter",
  icon: "dw-colony",
  Board,
  Seats,
  Rail,
  mark: (ask, client) => playerMark(client, ask.seat),
  making: {
    Poster,
    Setup,
    Preview,
    wide: true,
    told: (raw, glossary) => {
      const view = asView(raw);
      return (view.side === "hardcore" && glossary[`scenario:${view.scenario}`]?.hardcore) || "";
    },
    measured: (raw) => {
      const { side, variant, rules, players } = asView(raw);
      return (
        !rules.length &&
        variant === (players.length > 2 ? "standard" : "co-op") &&
        (side === "normal" || variant === "co-op")
      );
    },
  },
  phone: {
    Hand,
    MiniMap,
    goalLine: (client) => client.name(`scenario:${viewOf(client)?.scenario}`),
    done: (client) => {
      const line = viewOf(client)?.objective.goal[0];
      return line ? count(line) : "";
    },
  },
  ribbon: {
    heading: (client) => t("dw-round", { n: Math.max(1, viewOf(client)?.round ?? 1) }),
    steps,
    passUntil: ["colony", "round"],
  },
  people: {
    marksOf: (ref, client) => {
      if (ref.startsWith("player:")) return playerMark(client, Number(ref.slice(7)));
      const body = ref.startsWith("survivor:") ? viewOf(client)?.survivors[ref.slice(9)] : undefined;
      return body ? playerMark(client, body.seat) : null;
    },
    seatLabel: (seat, client) => (viewOf(client)?.players[seat]?.group ?? []).map((id) => short(client, id)).join(", "),
    actor: (client) => {
      const view = viewOf(client),
        leader = view?.players[mine(client)]?.leader;
      return leader ? `survivor:${leader}` : "";
    },
    called: (ref, client) => (ref.startsWith("player:") ? playerName(client, Number(ref.slice(7))) : undefined),
  },
  cards: {
    face,
  },
  answers: {
    icons: ICONS,
    gauges: {
      food: "dw-sym-food",
      waste: "dw-waste",
      noise: "dw-noise",
      zombies: "dw-zombie",
      morale: "dw-morale",
      survivor: "dw-wound",
      helpless: "dw-helpless",
    },
    where: (track) => (track.startsWith("zombies:") ? `dw-${track.slice(8)}` : ""),
    picture,
    brief: ({ verb, args }, client) => {
      const name = verb === "ask" && args.symbol ? client.name(`symbol:${str(args.symbol)}`) : "";
      if (verb === "noise" && !args.item) return t("dw-make-noise"); // the question has said where
      if (verb === "zombie") return client.name(`entrance:${str(args.entrance)}`);
      if (verb === "betray") return client.name(`survivor:${str(args.target)}`);
      return name && name[0]!.toUpperCase() + name.slice(1);
    },
    terse: ({ verb, args }) => verb === "ask" || (verb === "noise" && !args.item),
    gist: ({ verb, args }, client, compact) =>
      !compact && verb === "card" && args.item ? (client.word(`item:${plain(str(args.item))}`)?.gist ?? "") : "",
    Beside: AskDice,
    drawn: () => CoveredAnswers,
  },
  log: {
    icon: (line) => {
      const item = typeof line.args.item === "string" ? itemIcon(line.args.item) : "";
      return item &&
        ICON[item] &&
        /^(card\.(played|equipped|given|picked)|crisis\.card-shown|item\.used)/.test(line.kind)
        ? item
        : find(LINE_ICON, line.kind, "log");
    },
    mark: (line, client) => (line.kind === "turn.began" ? playerMark(client, Number(line.args.player)) : null),
    digest,
    news: digestTitle,
    announcements,
    announced: inWords,
  },
  playback: {
    effect,
  },
  secrets: {
    hides: (line, client) => PRIVATE.test(line.kind) && tray.cover && (client.welcome?.you.length ?? 0) > 1,
    covers: (client) => tray.covered(client),
  },
  end: {
    summary,
    verdict: (client) => {
      const own = client.welcome?.you ?? [],
        winners = client.frame?.winners ?? [];
      const wins = own.some((seat) => winners.includes(seat));
      return {
        won: own.length ? wins : winners.length > 0,
        title: !own.length
          ? t(winners.length ? "dw-verdict-some" : "dw-nobody-won")
          : t(wins ? "dw-verdict-won" : "dw-verdict-lost"),
      };
    },
  },
  lessons: {
    lesson,
  },
} satisfies OwnUi;
