// What players announce about the cards they gave to a crisis, held against what was turned up. Talk is free and nothing checks it
// when it is said; but all of it together may not be true.
import { num } from "../../lib/args";
import type { ChatFrame, LogLine } from "../../generated/contract";
import { mine, viewOf } from "./model";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";

const GAVE = /^\/gave (\d{1,2})$/;
const MOST = 4;

/** What one may announce with a tap: how many of the cards one gave do fit. */
export function announcements(client: TableClient): string[] {
  const view = viewOf(client);
  const gave = view?.phase === "players" ? (view.players[mine(client)]?.given ?? 0) : 0;
  return gave ? Array.from({ length: Math.min(MOST, gave + 1) }, (_, less) => `/gave ${gave - less}`) : [];
}
/** An announcement in words; empty for any other talk. */
export function inWords(text: string): string {
  const found = GAVE.exec(text);
  return found ? t("dw-says-gave", { n: Number(found[1]) }) : "";
}

export interface Claim {
  seat: number;
  round: number;
  /** So many of the cards given are said to fit. */
  n: number;
  gave: number;
}
export interface Held {
  round: number;
  said: number;
  fits: number;
  /** They cannot all be true. */
  false: boolean;
}

/** Round by round, whom gave how many cards, and what was turned up where the crisis is over. */
function crises(
  lines: LogLine[],
): { from: number; round: number; gave: Map<number, number>; shown: boolean[]; over: boolean }[] {
  const found = [{ from: -1, round: 1, gave: new Map<number, number>(), shown: [] as boolean[], over: false }];
  for (const line of lines) {
    const last = found.at(-1)!;
    if (line.kind === "round.began")
      found.push({ from: line.n, round: num(line.args.round), gave: new Map(), shown: [], over: false });
    else if (line.kind === "crisis.fed") {
      const seat = Number(line.args.player);
      last.gave.set(seat, (last.gave.get(seat) ?? 0) + num(line.args.count));
    } else if (line.kind === "crisis.card-shown") last.shown.push(!!line.args.fits);
    else if (line.kind === "crisis.struck" || line.kind === "crisis.prevented") last.over = true;
  }
  return found;
}

/** The last word of each player about each crisis. */
export function claims(said: ChatFrame[], lines: LogLine[]): Claim[] {
  const rounds = crises(lines),
    found = new Map<string, Claim>();
  for (const one of said) {
    const words = GAVE.exec(one.text);
    const at = rounds.findLast((round) => round.from < (one.line ?? 0));
    if (words && at && one.seat >= 0)
      found.set(`${one.seat} ${at.round}`, {
        seat: one.seat,
        round: at.round,
        n: Number(words[1]),
        gave: at.gave.get(one.seat) ?? 0,
      });
  }
  return [...found.values()];
}

/** The last crisis about which somebody announced something, once its cards lie open. */
export function held(said: ChatFrame[], lines: LogLine[]): Held | null {
  const all = claims(said, lines);
  const last = crises(lines).findLast((one) => one.over && all.some((claim) => claim.round === one.round));
  if (!last) return null;
  const about = all.filter((claim) => claim.round === last.round);
  const sum = (of: (claim: Claim) => number): number => about.reduce((total, claim) => total + of(claim), 0);
  const fits = last.shown.filter(Boolean).length;
  const bad = sum((claim) => Math.max(0, claim.gave - claim.n));
  return {
    round: last.round,
    said: sum((claim) => claim.n),
    fits,
    false:
      sum((claim) => claim.n) > fits || bad > last.shown.length - fits || about.some((claim) => claim.n > claim.gave),
  };
}
