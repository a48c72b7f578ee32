// What the log tells about the last rolls, the last reactions and the last end of a Round.
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { fit, untold } from "../../lib/digest";
import type { DigestLine } from "../../lib/game";
import { num, nums, str } from "../../lib/args";
import type { Args, LogLine } from "../../generated/contract";
import PLAN from "./digest.json";
import { nameIn } from "./tips";

const ACTS =
  /^(activation\.began|model\.(moved|leapt|carried|shot|aimed|waited|stood|exited)|fight\.began|fire\.swept|card\.played|set\.resolved)$/;
export interface RollLine {
  who: string;
  test: string;
  stat: number;
  dice: number[];
  hits: boolean[];
  count: number;
  /** Successes that are not rolled for. */
  armour: number;
  zombie: boolean;
  /** The card whose strike was rolled for; nobody of the other side shoots. */
  card: string;
}

export interface Thrown {
  die: number;
  hit: boolean;
}
/** The dice of an event, and which of them succeed. */
export const thrown = (args: Args): Thrown[] =>
  nums(args.dice).map((die, i) => ({ die, hit: Boolean(nums(args.hits)[i]) }));

export const shownLines = (client: TableClient): LogLine[] =>
  client.play.lines.slice(Math.max(0, client.play.shown - 250), client.play.shown);

/** The dice of the last attack: who struck, who answered. */
export function lastRolls(lines: LogLine[]): RollLine[] {
  const at = lines.findLastIndex((line) => line.kind === "dice.rolled" || line.kind === "enemy.rolled");
  if (at < 0 || lines.slice(at).some((line) => line.kind === "round.began" || line.kind === "activation.began"))
    return [];
  const first =
    lines[at - 1] && /^(dice|enemy)\.rolled$/.test(lines[at - 1]!.kind) && lines[at - 1]!.kind !== lines[at]!.kind
      ? at - 1
      : at;
  return lines.slice(first, at + 1).map(({ kind, args: a }) => ({
    who: String(a.model ?? ""),
    test: str(a.test),
    stat: num(a.stat),
    dice: nums(a.dice),
    hits: nums(a.hits).map(Boolean),
    count: num(a.count),
    armour: num(a.armour),
    zombie: kind === "enemy.rolled",
    card: kind === "enemy.rolled" && a.test === "shoot" ? struck(lines.slice(0, at)) : "",
  }));
}

const struck = (lines: LogLine[]): string =>
  str(lines.findLast((line) => line.kind === "strike.landed")?.args.card ?? "");

/** What the Zombies did after the last action of a model, in a few words. */
export function reactions(lines: LogLine[], client: TableClient): DigestLine[] {
  const at = lines.findLastIndex(
    (line) => ACTS.test(line.kind) || line.kind === "round.began" || line.kind === "phase.began",
  );
  return at < 0 || /^(round|phase)\./.test(lines[at]!.kind) ? [] : changes(lines.slice(at + 1), client);
}

function changes(lines: LogLine[], client: TableClient): DigestLine[] {
  const name = nameIn(client);
  const found: DigestLine[] = [];
  const moved = lines.filter((line) => line.kind === "zombie.moved"),
    came = lines.filter((line) => line.kind === "zombie.arrived");
  const bites = lines.filter((line) => line.kind === "zombie.attacked"),
    // a blow of our own that came to nothing is not one that was warded off
    struck = lines.findIndex((line) => line.kind === "zombie.attacked"),
    beaten = lines.filter((line, i) => line.kind === "attack.failed" && struck >= 0 && i > struck),
    fell = lines.filter((line) => /^zombie\.(killed|fell)$/.test(line.kind));
  for (const line of lines)
    if (line.kind === "model.killed")
      found.push({
        icon: "ms-dead",
        text: t("ms-digest-dead", { who: name(str(line.args.model)), square: str(line.args.square) }),
        touches: [`square:${line.args.square}`],
      });
  if (bites.length)
    found.push({
      number: bites.length,
      text: t("ms-digest-bites", {
        n: bites.length,
        who: [...new Set(bites.map((line) => name(str(line.args.model))))].slice(0, 3).join(", "),
      }),
      touches: [...new Set(bites.map((line) => `square:${line.args.square}`))],
    });
  if (beaten.length)
    found.push({
      number: beaten.length,
      text: t("ms-digest-beaten", { n: beaten.length }),
      touches: [...new Set(beaten.map((line) => `square:${line.args.square}`))],
    });
  if (moved.length)
    found.push({
      number: moved.length,
      text: t("ms-digest-moved", { n: moved.length }),
      touches: [...new Set(moved.map((line) => `square:${line.args.to}`))],
    });
  if (came.length)
    found.push({
      number: came.length,
      text: t("ms-digest-came", {
        n: came.length,
        squares: [...new Set(came.map((line) => String(line.args.square)))].join(", "),
      }),
      touches: came.map((line) => `square:${line.args.square}`),
    });
  if (fell.length)
    found.push({
      number: fell.length,
      text: t("ms-digest-fell", { n: fell.length }),
      touches: fell.map((line) => `square:${line.args.square}`),
    });
  const noise = lines.findLast((line) => line.kind === "noise.added");
  if (noise) found.push({ icon: "ms-ear", text: t("ms-digest-noise"), touches: [] });
  return found;
}

/** The end of a Round in a few lines, until somebody acts again. */
export function digest(all: LogLine[], client: TableClient): DigestLine[] {
  const began = all.findLastIndex((line) => line.kind === "phase.began" && line.args.phase === "test");
  const lines = all.slice(began + 1);
  if (began < 0 || lines.some((line) => ACTS.test(line.kind) || line.kind === "battle.began")) return [];
  const test = lines.find((line) => line.kind === "test.rolled");
  const events = lines
    .filter((line) => line.kind === "event.drawn")
    .map((line): DigestLine => ({
      icon: `ms-${line.args.card}`,
      text: client.name(`card:${line.args.card}`),
      touches: [],
    }));
  const first: DigestLine[] = test
    ? [{ number: num(test.args.count), text: t("ms-digest-test", { n: num(test.args.count) }), touches: [] }]
    : [];
  const cards = lines.filter((line) => line.kind === "card.drawn").length;
  const drawn: DigestLine[] = cards ? [{ number: cards, text: t("ms-digest-drawn", { n: cards }), touches: [] }] : [];
  const groups = [[...first, ...changes(lines, client)], events, untold(lines, PLAN, client), drawn];
  return fit(groups, 7, (n) => t("digest-more", { n }));
}

export interface TestNews {
  dice: { die: number; hit: boolean }[];
  added: number;
  count: number;
  now: number;
  arrivals: { square: string; dice: { die: number; hit: boolean }[]; count: number }[];
}
/** The end-of-Round test that is being played or was played last. */
export function lastTest(lines: LogLine[]): TestNews | null {
  const at = lines.findLastIndex((line) => line.kind === "test.rolled");
  if (at < 0) return null;
  const rest = lines.slice(at);
  const { args } = lines[at]!;
  return {
    dice: thrown(args),
    added: num(args.added),
    count: num(args.count),
    now: num(rest.findLast((line) => line.kind === "result.began")?.args.number),
    arrivals: rest
      .filter((line) => line.kind === "arrivals.rolled")
      .map((line) => ({ square: str(line.args.square), dice: thrown(line.args), count: num(line.args.count) })),
  };
}
