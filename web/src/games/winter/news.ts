// What the log tells about the moment: an open vote, a card read out, the last exposure roll,
// the step of the colony phase, and the night in a few lines.
import { fit, untold } from "../../lib/digest";
import type { DigestLine } from "../../lib/game";
import { num } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { LogLine } from "../../generated/contract";
import PLAN from "./digest.json";
import { acting, short, viewOf, type View } from "./model";

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

/** What may happen between the beginning of a turn and its first action: frostbite bites, and somebody may die of it. */
const DAWN =
  /^(road\.(drawn|kept|returned)|survivor\.(wounded|died|joined|removed)|items|leader|hand\.lost|player\.out|answer|morale)\b/;
const begins = (line: LogLine): boolean => line.kind === "turn.began";
function dawn(lines: LogLine[], at: number): LogLine[] {
  const rest = lines.slice(at + 1),
    end = rest.findIndex((line) => !DAWN.test(line.kind));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The night and the frost of the morning after in a few lines, until one of this screen acts again. */
export function digest(all: LogLine[], client: TableClient): DigestLine[] {
  const view = viewOf(client);
  const began = all.findLastIndex((line) => line.kind === "phase.began" && line.args.phase === "colony");
  const lines = all.slice(began + 1);
  if (!view || began < 0 || view.phase === "setup") return [];
  const own = client.welcome?.you ?? [];
  const after = lines.findIndex((line) => begins(line) && (!own.length || own.includes(Number(line.args.player))));
  if (after >= 0 && after + 1 + dawn(lines, after).length < lines.length) return [];
  const night = lines.slice(0, lines.findIndex((line) => line.kind === "round.began") + 1 || undefined);
  const frost = lines.flatMap((line, i) => (begins(line) ? dawn(lines, i) : []));
  return fit(news([...night, ...frost], view, client), 8, (n) => t("digest-more", { n }));
}

function news(lines: LogLine[], view: View, client: TableClient): DigestLine[][] {
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
