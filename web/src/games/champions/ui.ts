// Marvel Champions at the table: who a question belongs to, which icon a line gets, how cards read, what the villain phase changed.
import type { OwnUi, Lesson, Mark } from "../../lib/game";
import { str } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { AskView, OptionView } from "../../generated/contract";
import { ICON } from "../../generated/icons";
import Board from "./Board.svelte";
import Decks from "./decks/DeckPage.svelte";
import Hand from "./Hand.svelte";
import Marks from "./Marks.svelte";
import MiniMap from "./MiniMap.svelte";
import Res from "./Res.svelte";
import PayAnswers from "./PayAnswers.svelte";
import PickAnswers from "./PickAnswers.svelte";
import Poster from "./Poster.svelte";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import Seats from "./Seats.svelte";
import Setup from "./Setup.svelte";
import HeldMore from "./HeldMore.svelte";
import WindowAnswers from "./WindowAnswers.svelte";
import { codeOf, initial, number, plainName, viewOf } from "./model";
import { digest, past, sinceTurn } from "./digest";
import { keeping, paying, picking } from "./pay";
import { effect } from "./pictures";
import { sums } from "./sums";
import { cardFace } from "./tips";

const LINE_ICON: [RegExp, string][] = [
  [/^damage\.healed/, "mc-recover"],
  [/^damage|^card\.defeated/, "wound"],
  [/^threat\.removed|^thwart/, "mc-thwart"],
  [/^threat|^scheme|^acceleration/, "mc-threat"],
  [/^attack\.defended|prevented|soaked/, "mc-defend"],
  [/^attack|^enemy\.attacks/, "mc-strike"],
  [/^boost/, "mc-boost"],
  [/^cards\.(seen|drawn)|^card\.found/, "mc-draw"],
  [/^cards\.discarded|^card\.discarded|milled/, "mc-discardpile"],
  [/^form/, "mc-flip"],
  [/^card\.dealt/, "mc-deal"],
  [/readied/, "mc-ready"],
  [/exhausted/, "mc-exhausted"],
  [/^resource|^cost/, "mc-wild"],
  [/^minion|^drone/, "mc-minion"],
  [/^first/, "xp"],
  [/deck|shuffled|rebuilt/, "mc-piles"],
  [/^game\.won/, "won"],
  [/^game\.lost|eliminated/, "lost"],
  [/^undo/, "undo"],
];
const ICONS: Record<string, string> = {
  flip: "mc-flip",
  form: "mc-flip",
  recover: "mc-recover",
  attack: "mc-strike",
  "use-attack": "mc-strike",
  thwart: "mc-thwart",
  "use-thwart": "mc-thwart",
  defend: "mc-defend",
  threat: "mc-threat",
  suffer: "wound",
  draw: "mc-draw",
  exhaust: "mc-exhausted",
  "spend-kind": "mc-wild",
};
const find = (table: [RegExp, string][], text: string, otherwise: string): string =>
  table.find(([test]) => test.test(text))?.[1] ?? otherwise;

function markOf(client: TableClient, seat: number): Mark | null {
  const player = viewOf(client)?.players[seat];
  if (!player) return null;
  const name = client.name(`card:${player.identity.id}`);
  return { number: seat + 1, initial: initial(name), name };
}
const seatOf = (client: TableClient, ref: string): number =>
  ref.startsWith("card:")
    ? (viewOf(client)?.players.find(
        (one) => one.identity.id === ref.slice(5) || number(one.identity.id) === number(ref),
      )?.seat ?? -1)
    : -1;

function lesson(n: number, ask: AskView, client: TableClient): Lesson | null {
  const keys = ask.options.map((option) => option.key);
  const say = (id: string, key = ""): Lesson => ({
    id: `lesson-mc-${id}`,
    args: { villain: client.name(`card:${viewOf(client)?.villain.id ?? ""}`) },
    key,
  });
  if (n === 1 && ask.options.every((option) => option.verb === "card")) return say("mulligan");
  if (n === 2 && keys.includes("end"))
    return keys.includes("flip") && viewOf(client)?.players[ask.seat]?.form === "alter-ego"
      ? say("flip", "flip")
      : say("turn");
  return n === 3 && paying(ask) ? say("pay") : n === 3 && keys.includes("no-defence") ? say("defend") : null;
}

/** So many answers under a thumb stand close together: a sign says what each does. */
const CROWD = 5;
/** And so many have room to say what a card does. */
const ROOMY = 9;
/** Under one verb a name is enough, and who is meant; a verb with one answer and no target says it in full. */
function brief(option: OptionView, client: TableClient): string {
  const { verb, args: a } = option;
  // how much is healed need not be said beside what comes of it
  if (verb === "recover" && innerWidth > 900 && option.facts.some((fact) => fact.shift))
    return client.word("verb:recover")?.name ?? "";
  // beside another answer there is room for where it leads, and for what comes of it
  if (verb === "flip" && innerWidth > 900 && client.answers.filter((one) => one.group === option.group).length > 1)
    return t(viewOf(client)?.players[client.ask?.seat ?? 0]?.form === "hero" ? "mc-to-alter-ego" : "mc-to-hero");
  // the question says that they would defend
  if (verb === "defend" && typeof a.card === "string") return client.name(`card:${a.card}`);
  if (
    !["attack", "thwart", "play", "use"].includes(verb) ||
    typeof a.card !== "string" ||
    (innerWidth <= 900
      ? (client.ask?.options.length ?? 0) < CROWD
      : typeof a.target !== "string" && (client.ask?.options.filter((one) => one.verb === verb).length ?? 0) < 2)
  )
    return "";
  // how much it does need not be said beside what comes of it
  const told = option.facts.some((fact) => fact.shift || a.target) || (verb === "play" && innerWidth <= 900); // the card says its cost
  const much = typeof a.count === "number" && !told ? ` (${a.count})` : "";
  const before = typeof a.facing === "string" ? ` ${t("mc-facing", { who: client.name(`card:${a.facing}`) })}` : "";
  // many answers under a thumb: who does it is enough where all of that verb go for the same
  const goals = new Set(client.ask?.options.filter((one) => one.verb === verb).map((one) => one.args.target));
  const plain = innerWidth <= 900 && goals.size === 1 && told;
  const whom = !plain && typeof a.target === "string" ? ` → ${client.name(`card:${a.target}`)}${before}` : "";
  if (whom && viewOf(client)?.players.some((one) => one.identity.id === a.card)) return whom.slice(3) + much;
  return `${client.name(`card:${a.card}`)}${a.copy ? ` #${String(a.copy)}` : ""}${much}${whom}`;
}

export default {
  id: "marvel-champions",
  icon: "mc-form",
  Board,
  Seats,
  Rail,
  mark: (ask, client) =>
    markOf(client, ask.seat) ?? {
      number: ask.seat + 1,
      initial: String(ask.seat + 1),
      name: t("seat-number", { n: ask.seat + 1 }),
    },
  making: {
    Poster,
    Setup,
    Preview,
  },
  layout: {
    hands: true,
    Under: Marks,
  },
  phone: {
    Hand,
    MiniMap,
    goalLine: (client) => {
      const view = viewOf(client);
      return view
        ? view.phase === "villain" && view.step
          ? t("mc-step-line", { n: view.step, what: t(`mc-villain-${view.step}.short`) })
          : t("mc-goal-line", {
              hp: view.villain.health ?? 0,
              threat: view.scheme.threat ?? 0,
              target: view.scheme.target ?? 0,
            })
        : "";
    },
  },
  ribbon: {
    steps: (client) => {
      const view = viewOf(client);
      const phases = client.welcome?.phases ?? [];
      if (!view || view.phase === "setup")
        return phases.map((one) => ({ name: one.name, state: one.id === view?.phase ? "now" : "" }));
      const players = phases.find((one) => one.id === "players")?.name ?? "";
      return [
        { name: players, state: view.phase === "players" ? "now" : "done" },
        ...[1, 2, 3, 4, 5].map((n) => ({
          name: t(`mc-villain-${n}.short`),
          number: n,
          group: n === 1 ? (phases.find((one) => one.id === "villain")?.name ?? "") : undefined,
          state: view.phase === "villain" ? (n < view.step ? "done" : n === view.step ? "now" : "") : "",
        })),
      ];
    },
    passUntil: ["turn", "villain", "round"],
  },
  people: {
    marksOf: (ref, client) => {
      const seat = seatOf(client, ref);
      return seat < 0 ? null : markOf(client, seat);
    },
    seatLabel: (seat, client) => markOf(client, seat)?.name ?? "",
    actor: (client) => {
      const view = viewOf(client);
      const seat = view?.active ?? client.ask?.seat;
      return view && seat !== undefined && seat !== null ? `card:${view.players[seat]?.identity.id ?? ""}` : "";
    },
  },
  cards: {
    face: cardFace,
    Held: HeldMore,
    Resource: Res,
  },
  answers: {
    icons: ICONS,
    gauges: { foe: "attack", health: "mc-heart", threat: "mc-threat", minions: "mc-minion" },
    slots: { attack: 20, play: 17, use: 6, other: 7 },
    headings: { attack: "mc-slot-attack" },
    picture: ({ verb, args }) => {
      const own =
        typeof args.card === "string" && !/^(flip|recover|attack|thwart)$/.test(verb) ? `mc-${codeOf(args.card)}` : "";
      return ICON[own] ? own : "";
    },
    brief,
    gist: ({ verb, args }, client) =>
      verb === "play" && (innerWidth > 900 || (client.ask?.options.length ?? 0) <= ROOMY)
        ? (client.word(`card:${str(args.card)}`)?.gist ?? "")
        : "",
    without: keeping,
    drawn: (ask) =>
      Object.keys(ask.window ?? {}).length
        ? WindowAnswers
        : paying(ask)
          ? PayAnswers
          : picking(ask)
            ? PickAnswers
            : null,
  },
  log: {
    icon: (line) => {
      const own = typeof line.args.card === "string" ? `mc-${codeOf(line.args.card)}` : "";
      return /^(card\.(revealed|played|put|entered)|event\.played|ability\.used|boost\.turned|minion\.engaged|resource\.generated)/.test(
        line.kind,
      ) && ICON[own]
        ? own
        : find(LINE_ICON, line.kind, "log");
    },
    digest,
    past,
    news: (client) => (sinceTurn(client) ? t("mc-since-turn") : ""),
  },
  playback: {
    effect,
  },
  secrets: {
    // whoever resolves a card with peril gets no advice
    silent: (client) => typeof viewOf(client)?.peril === "number",
  },
  end: {
    summary: sums,
    verdict: (client) => {
      const won = client.frame?.outcome === "won";
      const villain = plainName(client.name(`card:${viewOf(client)?.villain.id ?? ""}`));
      return { won, title: t(won ? "mc-verdict-won" : "mc-verdict-lost", { villain }) };
    },
  },
  lessons: {
    lesson,
  },
  decks: {
    Page: Decks,
  },
} satisfies OwnUi;
