// Mars Attacks at the table: who a question belongs to, which icon an answer gets, how models and cards read.
import { ICON } from "../../generated/icons";
import type { OwnUi, Lesson, Mark } from "../../lib/game";
import { num, str } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { AskView, LogLine, OptionView } from "../../generated/contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import InHand from "./InHand.svelte";
import MiniMap from "./MiniMap.svelte";
import Poster from "./Poster.svelte";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import Seats from "./Seats.svelte";
import Setup from "./Setup.svelte";
import { camp } from "./camp";
import { columns } from "./columns";
import { face, profileIcon } from "./faces";
import { asView, type View } from "./model";
import { digest } from "./news";
import { effect } from "./pictures";
import { initialIn, nameIn } from "./tips";

const LINE_ICON: [RegExp, string][] = [
  [/^model\.(moved|leapt|deployed)/, "ms-foot"],
  [/^model\.carried/, "ms-jeep-run"],
  [/^model\.(shot|aimed)|^fire/, "ms-shoot"],
  [/^fight/, "ms-fight"],
  [/^dice|^test|^enemy\.rolled|^panic|^success/, "dice"],
  [/^zombie\.(killed|fell)/, "target"],
  [/^zombie\.attacked/, "ms-fangs"],
  [/^zombies\.heard|^noise/, "ms-ear"],
  [/arriv|scattered|^points/, "ms-raise"],
  [/^zombie/, "ms-zombie"],
  [/^model\.killed|abandoned|^game\.lost|battle\.lost/, "ms-dead"],
  [/rattled/, "flee"],
  [/^attack/, "ms-nothing"],
  [/unheard/, "ms-quiet"],
  [/calmed|freed|stood/, "check"],
  [/exited|saved/, "ms-exit"],
  [/^point|^hero|^soldier|ability/, "ms-heroics"],
  [/^wall/, "ms-wall"],
  [/^counter|^message|transport/, "ms-radio"],
  [/won/, "won"],
  [/^undo/, "undo"],
];
const ICONS: Record<string, string> = {
  move: "ms-foot",
  leap: "ms-foot",
  ride: "ms-foot",
  charge: "ms-foot",
  deploy: "ms-foot",
  aim: "ms-aim",
  shoot: "ms-shoot",
  cover: "ms-shoot",
  sweep: "ms-shoot",
  fight: "ms-fight",
  answer: "ms-survive",
  "answer-card": "ms-survive",
  exit: "ms-exit",
  retreat: "ms-exit",
  stand: "ms-move-it",
  deed: "ms-heroics",
  late: "ms-heroics",
  lead: "ms-heroics",
  authority: "ms-heroics",
  nothing: "ms-nothing",
  wall: "ms-wall",
  call: "ms-call",
  "call-empty": "ms-call",
  go: "people",
  stay: "pass",
  again: "undo",
  restart: "undo",
};
const FACES = ["activate", "add", "model", "brave", "reward"];
/** The card or the model it is about; an answer in a fight is a blow. */
function picture({ verb, args }: OptionView): string {
  if (FACES.includes(verb)) return profileIcon(str(args.model));
  if (args.test === "fight") return "ms-fight";
  const card = `ms-${str(args.card)}`;
  return verb !== "answer-card" && ICON[card] ? card : "";
}
const find = (table: [RegExp, string][], text: string, otherwise: string): string =>
  table.find(([test]) => test.test(text))?.[1] ?? otherwise;
const viewOf = (client: TableClient): View | null => (client.view ? asView(client.view) : null);

function markOf(client: TableClient, id: string): Mark | null {
  const model = viewOf(client)?.models.find((one) => one.id === id);
  const name = nameIn(client)(id);
  return model ? { number: model.seat + 1, initial: initialIn(client)(id), name } : null;
}
function mark(ask: { seat: number; source?: string; touches?: string[] }, client: TableClient): Mark {
  const source = (ask.source ?? "").replace(/^model:/, "");
  const touched = ask.touches?.find((ref) => ref.startsWith("model:"))?.slice(6) ?? "";
  return (
    markOf(client, source) ??
    markOf(client, touched) ?? {
      number: 0,
      initial: "",
      name: client.welcome?.you.includes(ask.seat) ? t("seat-you-name") : client.seatName(ask.seat),
    }
  );
}

/** Who goes first; what a model can do and who will notice; then the bite or the next model, whichever comes first. */
function lesson(n: number, ask: AskView, client: TableClient): Lesson | null {
  const keys = ask.options.map((option) => option.key);
  const view = viewOf(client);
  const args = { who: view?.acting ? nameIn(client)(view.acting.model) : "" };
  const say = (id: string, key = ""): Lesson => ({ id: `lesson-ms-${id}`, args, key });
  const first = (verb: string): OptionView | undefined => ask.options.find((option) => option.verb === verb);
  if (n === 1 && first("deploy")) return say("deploy", keys.includes("deploy:rest") ? "deploy:rest" : "");
  if (n === 1 && first("add")) return say("squad");
  if (n === 2 && first("activate")) return say("turn");
  return n === 3 && first("move") ? say("act", first("aim")?.key) : null;
}

function steps(client: TableClient): { name: string; state: string }[] {
  const view = viewOf(client);
  const names = new Map((client.welcome?.phases ?? []).map((one) => [one.id, one.name]));
  const ids =
    !view || camp(view) || view.phase === "deploy"
      ? view?.scenario === "campaign"
        ? ["after", "squad", "deploy"]
        : ["deploy"]
      : ["turns", "test", "draw", "arrivals", "checks"];
  const at = ids.indexOf(view?.phase ?? "");
  return ids.map((id, i) => ({ name: names.get(id) ?? id, state: i === at ? "now" : i < at ? "done" : "" }));
}

/**
 * In numbers: of a battle from what happened, of a campaign from who is left, for the log of a campaign is longer than what is kept of it.
 */
function summary(lines: LogLine[], client: TableClient): string[] {
  const view = viewOf(client);
  if (view?.scenario === "campaign")
    return [
      t("ms-sum-killed", { n: view.models.reduce((sum, one) => sum + one.kills, 0) }),
      t("ms-sum-lost", { n: view.models.filter((one) => one.stage === "dead").length }),
    ];
  const count = (test: RegExp): number => lines.filter((line) => test.test(line.kind)).length;
  const found: [string, number][] = [
    ["ms-sum-killed", count(/^zombie\.(killed|fell)$/)],
    ["ms-sum-out", count(/^model\.(exited|saved)$/)],
    ["ms-sum-lost", count(/^model\.(killed|abandoned)$/)],
  ];
  return found.filter(([, n]) => n > 0).map(([key, n]) => t(key, { n }));
}

function goalLine(client: TableClient): string {
  const view = viewOf(client);
  if (!view || client.frame?.outcome) return "";
  const goal = view.goals.find((one) => one.now);
  return goal ? client.name(`goal:${goal.id}`) : "";
}

export default {
  id: "mars-attacks",
  icon: "ms-zombie",
  Board,
  Seats,
  Rail,
  mark,
  making: {
    Poster,
    Setup,
    Preview,
    wide: true,
  },
  layout: { Under: InHand },
  phone: {
    Hand,
    MiniMap,
    goalLine,
  },
  ribbon: {
    heading: (client) => {
      const view = viewOf(client);
      return view && camp(view) ? t(client.frame?.outcome ? "ms-the-end" : "ms-between") : "";
    },
    steps,
    passUntil: ["test", "round"],
  },
  people: {
    marksOf: (ref, client) => (ref.startsWith("model:") ? markOf(client, ref.slice(6)) : null),
    seatLabel: (seat, client) => {
      const all = (viewOf(client)?.models ?? [])
        .filter((one) => one.seat === seat)
        .map((one) => nameIn(client)(one.id));
      return [...all.slice(0, 3), all.length > 3 ? `+${all.length - 3}` : ""].filter(Boolean).join(", ");
    },
    actor: (client) => {
      const id = viewOf(client)?.acting?.model;
      return id ? `model:${id}` : "";
    },
  },
  cards: {
    face,
  },
  answers: {
    icons: ICONS,
    plans: true,
    gauges: { heroics: "ms-heroics", zombies: "ms-zombie", "fact-come": "ms-zombie" },
    picture,
    columns,
    brief: ({ group, verb, args }, client) =>
      verb === "exit"
        ? t("ms-leave")
        : group === "move" || group === "attack" || verb === "lead"
          ? str(args.square)
          : verb === "play" && group === "play"
            ? client.name(`card:${str(args.card)}`)
            : verb === "add"
              ? `${nameIn(client)(str(args.model))} · ${String(args.points)}`
              : verb === "reward"
                ? `${nameIn(client)(str(args.model))} ${num(args.count)}\u00a0→\u00a0${num(args.count) + 1}`
                : verb === "activate"
                  ? nameIn(client)(str(args.model))
                  : verb === "deploy" && args.square
                    ? [str(args.square), args.count ? `+${String(args.count)}` : ""].filter(Boolean).join(" ")
                    : "",
    terse: ({ verb }) => verb === "deploy",
  },
  log: {
    icon: (line) =>
      typeof line.args.card === "string" && ICON[`ms-${line.args.card}`]
        ? `ms-${line.args.card}`
        : find(LINE_ICON, line.kind, "log"),
    digest,
    news: () => t("digest-now"),
  },
  playback: {
    effect,
  },
  end: {
    summary,
  },
  lessons: {
    lesson,
  },
} satisfies OwnUi;
