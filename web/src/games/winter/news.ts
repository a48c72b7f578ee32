// What the log tells about the moment: an open vote, a card read out, the last exposure roll,
// the step of the colony phase, and the night in a few lines.
import type { DigestLine } from "../../lib/game";
import { num } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { LogLine } from "../../generated/contract";
import { short, viewOf, type View } from "./model";

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
  const end = rest.find((line) => /^(player\.exiled|player\.stays|vote\.cancelled)$/.test(line.kind));
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
              : (STEP_RULES.find(([test]) => test.test(line.rule))?.[1] ?? 0),
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

/** The night in a few lines, until one of this screen acts again. */
export function digest(all: LogLine[], client: TableClient): DigestLine[] {
  const view = viewOf(client);
  const began = all.findLastIndex((line) => line.kind === "phase.began" && line.args.phase === "colony");
  const lines = all.slice(began + 1);
  if (!view || began < 0 || view.phase === "setup") return [];
  const own = client.welcome?.you ?? [];
  const after = lines.findIndex(
    (line) => line.kind === "turn.began" && (!own.length || own.includes(Number(line.args.player))),
  );
  if (
    after >= 0 &&
    lines
      .slice(after + 1)
      .some(
        (line) =>
          !/^(road\.(drawn|kept|returned)|survivor\.wounded|answer\.automatic|dice\.rolled|morale\.changed)$/.test(
            line.kind,
          ),
      )
  )
    return [];
  const night = lines.slice(0, lines.findIndex((line) => line.kind === "round.began") + 1 || undefined);
  const found: DigestLine[] = [];
  const first = (kind: string): LogLine | undefined => night.find((line) => line.kind === kind);
  const paid = first("food.paid"),
    hunger = first("colony.starved"),
    smell = first("waste.stinks");
  const struck = first("crisis.struck"),
    held = first("crisis.prevented");
  if (hunger)
    found.push({ icon: "dw-starvation", text: t("dw-news-hunger", { n: num(hunger.args.count) }), touches: [] });
  else if (paid)
    found.push({
      icon: "dw-sym-food",
      text: t("dw-news-fed", { n: num(paid.args.count), left: num(paid.args.food) }),
      touches: [],
    });
  if (smell) found.push({ icon: "dw-waste", text: smell.text, touches: [] });
  for (const crisis of [struck, held])
    if (crisis)
      found.push({
        icon: crisis === struck ? "dw-crisis" : "check",
        text: t(crisis === struck ? "dw-news-struck" : "dw-news-held", {
          crisis: client.name(`crisis:${crisis.args.crisis}`),
          points: String(crisis.args.points).replace("-", "−"),
          need: num(crisis.args.need),
        }),
        touches: [],
      });
  const came = new Map<string, number>();
  for (const line of night)
    if (line.kind === "zombies.arrived")
      came.set(String(line.args.place), (came.get(String(line.args.place)) ?? 0) + Number(line.args.count));
  const all_ = [...came.values()].reduce((sum, n) => sum + n, 0);
  if (all_)
    found.push({
      number: all_,
      text: t("dw-news-zombies", {
        n: all_,
        where: [...came].map(([place, n]) => `${client.name(`place:${place}`)} ${n}`).join(", "),
      }),
      touches: [...came.keys()].map((place) => `place:${place}`),
    });
  const dead = night.filter((line) => line.kind === "survivor.died");
  if (dead.length)
    found.push({
      icon: "dw-dead",
      text: t("dw-news-dead", {
        n: dead.length,
        who: dead.map((line) => short(client, String(line.args.survivor))).join(", "),
      }),
      touches: [],
    });
  const morale = night
    .filter((line) => line.kind === "morale.changed")
    .reduce((sum, line) => sum + Number(line.args.count), 0);
  if (morale)
    found.push({
      icon: "dw-morale",
      text: t("dw-news-morale", { by: morale > 0 ? `+${morale}` : `−${-morale}`, n: view.morale }),
      touches: [],
    });
  return found;
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
