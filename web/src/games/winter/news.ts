// What the log tells about the moment: an open vote, a card read out, the last exposure roll,
// the step of the colony phase, and the night in a few lines.
import { fit, untold } from "../../lib/digest";
import type { DigestLine } from "../../lib/game";
import { num } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { LogLine } from "../../generated/contract";
import PLAN from "./digest.json";
import { acting, playerName, short, viewOf, type View } from "./model";
import { tray } from "./tray.svelte";

export const shownLines = (client: TableClient, most = 160): LogLine[] =>
  client.play.lines.slice(Math.max(0, client.play.shown - most), client.play.shown);

export interface Vote {
  line: number;
  by: number;
  whom: number;
  ayes: number[] | null;
  noes: number[];
  result: "" | "exiled" | "stays" | "cancelled";
  shown: string;
}
/** What only follows from a vote: with any other line whoever called it has gone on. */
const AFTER_VOTE = /^(player|exile|secret|survivors?|exposure|bite|morale|items|leader|answer|votes)\./;
/** The last vote, while nothing but its consequences has happened since. */
export function lastVote(client: TableClient): Vote | null {
  const lines = shownLines(client);
  const at = lines.findLastIndex((line) => line.kind === "vote.called");
  if (
    at < 0 ||
    lines
      .slice(at + 1)
      .some((line) =>
        /^(turn\.began|phase\.began|road\.fired|card\.played|place\.searched|zombie\.attacked|game\.)/.test(line.kind),
      )
  )
    return null;
  const rest = lines.slice(at + 1),
    counted = rest.find((line) => line.kind === "votes.counted");
  const over = rest.findIndex((line) => /^(player\.exiled|player\.stays|vote\.cancelled)$/.test(line.kind)),
    end = rest[over];
  const called = client.welcome?.you.includes(Number(lines[at]!.args.player));
  const onward = client.ask && !acting(client.ask) && end?.kind === "player.stays";
  if (called && end && (onward || rest.slice(over + 1).some((line) => !AFTER_VOTE.test(line.kind)))) return null;
  const seats = (list: unknown): number[] => ((list as string[] | undefined) ?? []).map(Number);
  return {
    line: lines[at]!.n,
    by: Number(lines[at]!.args.player),
    whom: Number(lines[at]!.args.rival),
    ayes: counted ? seats(counted.args.ayes) : null,
    noes: counted ? seats(counted.args.noes) : [],
    shown: String(rest.find((line) => line.kind === "secret.shown")?.args.aim ?? ""),
    result: !end ? "" : end.kind === "player.exiled" ? "exiled" : end.kind === "player.stays" ? "stays" : "cancelled",
  };
}

export interface Road {
  line: number;
  road: string;
  player: number;
  reader: number;
  chosen: "" | "a" | "b";
  settled: boolean;
  ayes: number[] | null;
  noes: number[];
}
/** The crossroads card that stopped the table, until it is settled. */
export function openRoad(client: TableClient): Road | null {
  const lines = shownLines(client, 80);
  const at = lines.findLastIndex((line) => line.kind === "road.fired");
  if (at < 0) return null;
  const rest = lines.slice(at + 1),
    chose = rest.find((line) => /^road\.chose-/.test(line.kind)),
    counted = rest.find((line) => line.kind === "votes.counted");
  if (rest.some((line) => /^(turn|phase|round|game)\./.test(line.kind))) return null;
  const { args, n } = lines[at]!;
  const seats = (list: unknown): number[] => ((list as string[] | undefined) ?? []).map(Number);
  return {
    line: n,
    road: String(args.road),
    player: Number(args.player),
    reader: Number(args.reader),
    chosen: chose ? (chose.kind.endsWith("a") ? "a" : "b") : "",
    settled: rest.some((line) => !/^(votes\.counted|answer\.automatic)$/.test(line.kind)),
    ayes: counted ? seats(counted.args.ayes) : null,
    noes: counted ? seats(counted.args.noes) : [],
  };
}

/** The last exposure roll of this turn, for those who do not watch it fall. */
export function lastRoll(client: TableClient): { survivor: string; face: string; n: number } | null {
  const lines = shownLines(client, 40);
  const at = lines.findLastIndex((line) => line.kind === "exposure.rolled");
  if (
    at < 0 ||
    lines.slice(at + 1).some((line) => /^(turn\.began|phase\.began|round\.began)$/.test(line.kind)) ||
    lines.length - at > 6
  )
    return null;
  return { survivor: String(lines[at]!.args.survivor), face: String(lines[at]!.args.face), n: lines[at]!.n };
}

// ---- the colony phase ----
const STEP_RULES: [RegExp, number][] = [
  [/^DW-PAY/, 1],
  [/^DW-WASTE/, 2],
  [/^DW-CRISIS/, 3],
  [/^DW-ZOMB/, 4],
  [/^DW-CHECK-0[1-4]/, 5],
  [/^DW-CHECK-0[56]/, 6],
  [/^DW-CHECK-0[78]/, 7],
];
/** The step of the colony phase a rule belongs to; 0 for those of any step. */
export const stepOf = (rule: string): number => STEP_RULES.find(([test]) => test.test(rule))?.[1] ?? 0;
export const STEPS = [1, 2, 3, 4, 5, 6, 7];
/** How far the colony phase has come; 0 outside of it. */
export function colonyStep(client: TableClient): number {
  if (viewOf(client)?.phase !== "colony") return 0;
  const lines = shownLines(client, 120);
  const from = lines.findLastIndex((line) => line.kind === "phase.began");
  return lines
    .slice(from + 1)
    .reduce(
      (step, line) =>
        Math.max(
          step,
          line.kind === "game.won"
            ? 5
            : line.kind === "game.lost" && line.args.cause === "rounds"
              ? 6
              : stepOf(line.rule),
        ),
      1,
    );
}

/** The cards given to the crisis as they are turned up, in the order of the shuffle. */
export function turnedUp(client: TableClient): { item: string; fits: boolean; n: number }[] {
  const lines = shownLines(client, 120);
  const from = lines.findLastIndex((line) => line.kind === "phase.began");
  return from < 0 || lines[from]!.args.phase !== "colony"
    ? []
    : lines
        .slice(from)
        .filter((line) => line.kind === "crisis.card-shown")
        .map((line) => ({ item: String(line.args.item), fits: Boolean(line.args.fits), n: line.n }));
}

/** What may happen between the beginning of a turn and its first action: frostbite bites, somebody may die of it, a card fires. */
const DAWN =
  /^(road|survivor\.(wounded|died|joined|removed)|items|leader|hand\.lost|player\.out|votes|answer|morale)\b/;
const OF_ROAD = "DW-XROAD-02";
const begins = (line: LogLine): boolean => line.kind === "turn.began";
function dawn(lines: LogLine[], at: number): LogLine[] {
  const rest = lines.slice(at + 1),
    end = rest.findIndex((line) => !DAWN.test(line.kind) && line.rule !== OF_ROAD);
  return end < 0 ? rest : rest.slice(0, end);
}

/** What the turns of others leave behind, besides what a crossroads card did: it is told whoever did it. */
const LASTING =
  /^(survivor\.(died|joined|removed|passed|attacked)|helpless\.|player\.|vote\.|secret\.shown|morale\.|starvation\.|barricade\.broken)/;

interface Since {
  night: LogLine[];
  frost: LogLine[];
  /** The turns of others, without what comes before their first action. */
  turns: LogLine[];
  /** Both, in their order. */
  days: LogLine[];
}
/** What happened since one of this screen acted last; nothing for whoever only watches but the last night. */
function since(all: LogLine[], client: TableClient): Since | null {
  const view = viewOf(client),
    own = client.welcome?.you ?? [];
  if (!view || view.phase === "setup") return null;
  const mine = (line: LogLine): boolean => begins(line) && (!own.length || own.includes(Number(line.args.player)));
  const last = all.findLastIndex(mine),
    acted = last >= 0 && last + 1 + dawn(all, last).length < all.length;
  const from = acted ? last : all.slice(0, Math.max(0, last)).findLastIndex(mine);
  const falls = (line: LogLine): boolean => line.kind === "phase.began" && line.args.phase === "colony";
  const over = all.findIndex((line, i) => i > from && (begins(line) || falls(line)));
  if (over < 0) return null;
  all = all.slice(over);
  const began = all.findLastIndex(falls);
  const ended = all.findIndex((line, i) => i > began && line.kind === "round.began");
  const night = began < 0 ? [] : all.slice(began + 1, ended < 0 ? undefined : ended + 1);
  const days = began < 0 ? all : [...all.slice(0, began), ...(ended < 0 ? [] : all.slice(ended + 1))];
  const frost = days.flatMap((line, i) => (begins(line) ? dawn(days, i) : []));
  const turns = own.length ? days.filter((line) => !begins(line) && !frost.includes(line)) : [];
  return { night, frost, turns, days: own.length ? days : frost };
}

/** Each crossroads card of others' turns in one line: whose, which, what was chosen and what came of it. */
function roads(lines: LogLine[], client: TableClient): DigestLine[] {
  return lines.flatMap((line, at) => {
    if (line.kind !== "road.fired") return [];
    const rest = lines.slice(at + 1),
      next = rest.findIndex((one) => one.kind === "road.fired");
    const here = rest.slice(0, next < 0 ? undefined : next);
    /** What was rolled, what it did, and where nothing says that, what was chosen. */
    const came = here.filter(
      (one, i) => one.rule === OF_ROAD || (one.kind === "die.rolled" && !!here[i - 1]?.kind.startsWith("road.chose")),
    );
    const told = came.filter((one) => one.text && !PLAN.counted.includes(one.kind));
    const chosen = here.filter((one) => /^road\.(chose|void)/.test(one.kind));
    const tale = told.length ? told : chosen;
    const who = playerName(client, Number(line.args.player)),
      road = client.name(`road:${line.args.road}`);
    if (!tale.length) return []; // it is open still
    const text = t("dw-news-road", { who, road, text: tale.map((one) => one.text).join(" ") });
    return [{ icon: "dw-crossroads", text, touches: [] }];
  });
}

/** The night, the frost of the morning after, and what crossroads and others brought, until one of this screen acts again. */
export function digest(all: LogLine[], client: TableClient): DigestLine[] {
  const view = viewOf(client),
    found = since(all, client);
  if (!view || !found) return [];
  const { night, frost, turns, days } = found;
  const read = night.length && tray.dawned(client) >= night.at(-1)!.n; // the page of the night told it
  const card = (line: LogLine): boolean => line.rule === OF_ROAD || /^(road|votes)\./.test(line.kind);
  const told = [...frost, ...turns.filter((line) => card(line) || LASTING.test(line.kind))].filter(
    (line) => !card(line) || PLAN.counted.includes(line.kind),
  );
  return fit(news([...(read ? [] : night), ...told], roads(days, client), view, client), 8, (n) =>
    t("digest-more", { n }),
  );
}
/** What stands above it. */
export function digestTitle(client: TableClient): string {
  const found = since(shownLines(client, 300), client);
  return t(found?.turns.length ? "dw-news-since" : "digest-winter");
}

function news(lines: LogLine[], cards: DigestLine[], view: View, client: TableClient): DigestLine[][] {
  const of = (kind: string): LogLine[] => lines.filter((line) => line.kind === kind);
  const line = (icon: string, text: string): DigestLine => ({ icon, text, touches: [] });
  const meals = [
    ...of("colony.starved").map((one) => line("dw-starvation", t("dw-news-hunger", { n: num(one.args.count) }))),
    ...of("food.paid").map((one) =>
      line("dw-sym-food", t("dw-news-fed", { n: num(one.args.count), left: num(one.args.food) })),
    ),
  ].slice(0, 1);
  const crises = [...of("crisis.struck"), ...of("crisis.prevented")].map((one) =>
    line(
      one.kind === "crisis.struck" ? "dw-crisis" : "check",
      t(one.kind === "crisis.struck" ? "dw-news-struck" : "dw-news-held", {
        crisis: client.name(`crisis:${one.args.crisis}`),
        points: String(one.args.points).replace("-", "−"),
        need: num(one.args.need),
      }),
    ),
  );
  const came = new Map<string, number>();
  for (const { args } of of("zombies.arrived"))
    came.set(String(args.place), (came.get(String(args.place)) ?? 0) + Number(args.count));
  const n = [...came.values()].reduce((sum, some) => sum + some, 0);
  const where = [...came].map(([place, some]) => `${client.name(`place:${place}`)} ${some}`).join(", ");
  const zombies = {
    number: n,
    text: t("dw-news-zombies", { n, where }),
    touches: [...came.keys()].map((one) => `place:${one}`),
  };
  const broken = of("barricade.broken").length,
    dead = of("survivor.died").map((one) => short(client, String(one.args.survivor)));
  const morale = of("morale.changed").reduce((sum, one) => sum + Number(one.args.count), 0);
  return [
    dead.length ? [line("dw-dead", t("dw-news-dead", { n: dead.length, who: dead.join(", ") }))] : [],
    crises,
    meals,
    n ? [zombies] : [],
    cards,
    untold(lines, PLAN, client),
    broken ? [{ number: broken, text: t("dw-news-broken", { n: broken }), touches: [] }] : [],
    morale
      ? [line("dw-morale", t("dw-news-morale", { by: morale > 0 ? `+${morale}` : `−${-morale}`, n: view.morale }))]
      : [],
  ];
}

/** How likely it is that somebody else here plays against the colony, as this seat can count it. */
export function suspicion(view: View, seat: number, lines: LogLine[]): { chances: number; of: number } | null {
  if (!["standard", "betrayer"].includes(view.variant)) return null;
  const n = view.players.length,
    perPlayer = view.variant === "betrayer" ? 1 : 2;
  const known = new Set(
    lines
      .filter((line) => line.kind === "secret.shown")
      .map((line) => Number(line.args.player))
      .concat(seat < 0 ? [] : [seat]),
  ).size;
  return known < n ? { chances: n - known, of: perPlayer * n + 1 - known } : null;
}
