// The night gate by gate, what it changes today, and what each player did in the open. Everything is read from lines and
// numbers that the whole table has seen: two tables that differ only in hands, objectives and decks give the same page.
import { num, str } from "../../lib/args";
import type { LogLine } from "../../generated/contract";
import { COLONY, type View } from "./model";
import { stepOf } from "./news";
import { costsTonight, lossTonight } from "./night";

/** Lines that were sent to some seats only are no part of it. */
const OPEN = new RegExp(
  `^(${[
    "round\\.(began|ended)",
    "phase\\.began",
    "food\\.paid|colony\\.starved|waste\\.stinks|morale\\.changed",
    "crisis\\.(fed|card-shown|struck|prevented)",
    "zombies\\.arrived|barricade\\.broken|entrance\\.overrun|noise\\.rolled",
    "survivor\\.died|helpless\\.died|first\\.passed",
    "request\\.(refused|denied)|card\\.given",
    "vote\\.(called|cancelled)|votes\\.counted",
    "survivor\\.(frostbitten|wounded|passed|joined|removed)|leader\\.named|barricade\\.removed|objective\\.(burnt|starved)",
    "starvation\\.added|items\\.returned|hand\\.lost|player\\.out|helpless\\.(joined|left)|food\\.changed|zombies\\.removed",
  ].join("|")})$`,
);
const BESIDES = new RegExp(
  `^(${[
    "survivor\\.(passed|joined|removed)|leader|barricade\\.removed|objective|starvation|items|hand|player",
    "helpless\\.(died|joined|left)|food\\.changed|zombies\\.removed",
  ].join("|")})`,
);
const open = (lines: LogLine[]): LogLine[] => lines.filter((line) => OPEN.test(line.kind));
const isNight = (line: LogLine): boolean => line.kind === "phase.began" && line.args.phase === "colony";
const of = (lines: LogLine[], kind: string): LogLine[] => lines.filter((line) => line.kind === kind);

export interface Death {
  survivor: string;
  player: number;
  rule: string;
}
export interface Gate {
  step: number;
  lines: LogLine[];
  before: number;
  after: number;
  deaths: Death[];
}
export interface Night {
  /** The line with which the day after began. */
  line: number;
  round: number;
  before: number;
  after: number;
  gates: Gate[];
  /** Cards per player for the crisis of that round. */
  given: number[];
}

/** The last night that is over. */
export function lastNight(all: LogLine[], view: View): Night | null {
  const lines = open(all);
  const end = lines.findLastIndex((line) => line.kind === "round.began" && num(line.args.round) > 1);
  const start = lines.slice(0, Math.max(0, end)).findLastIndex(isNight);
  if (end < 0 || start < 0) return null;
  const night = lines.slice(start + 1, end);
  const day = lines.slice(0, start).findLastIndex((line) => line.kind === "round.began");
  const given = view.players.map((_, seat) =>
    of(lines.slice(day + 1, start), "crisis.fed")
      .filter((line) => Number(line.args.player) === seat)
      .reduce((sum, line) => sum + num(line.args.count), 0),
  );
  const later = of(lines.slice(end), "morale.changed").reduce((sum, line) => sum + num(line.args.count), 0);
  const after = view.morale - later;
  const before = after - of(night, "morale.changed").reduce((sum, line) => sum + num(line.args.count), 0);
  let morale = before;
  const gates = [1, 2, 3, 4, 5, 6, 7].map((step): Gate => {
    const mine = stepped(night).filter((one) => one.step === step);
    const here = mine.map((one) => one.line);
    const from = morale;
    for (const line of of(here, "morale.changed")) morale += num(line.args.count);
    const deaths = of(here, "survivor.died").map((line) => ({
      survivor: str(line.args.survivor),
      player: Number(line.args.player),
      rule: line.rule,
    }));
    return { step, lines: here, before: from, after: morale, deaths };
  });
  return { line: lines[end]!.n, round: num(lines[end]!.args.round) - 1, before, after, gates, given };
}

/** What a gate did besides what its figures show: who was hurt, and the rest as the log tells it. */
export function besides(gate: Gate): { wounded: string[]; frozen: string[]; rest: string[] } {
  const who = (kind: string): string[] => [...new Set(of(gate.lines, kind).map((line) => str(line.args.survivor)))];
  const rest = gate.lines.filter((line) => BESIDES.test(line.kind)).map((line) => line.text);
  return { wounded: who("survivor.wounded"), frozen: who("survivor.frostbitten"), rest: [...new Set(rest)] };
}

/** What took morale at a gate, and how much: by the rule that did it. */
export function causes(gate: Gate): { key: string; n: number }[] {
  const found = new Map<string, number>();
  for (const line of of(gate.lines, "morale.changed")) {
    const key = /^DW-(PAY|WASTE|CRISIS|DEATH)/.exec(line.rule)?.[1]?.toLowerCase() ?? "other";
    found.set(key, (found.get(key) ?? 0) + num(line.args.count));
  }
  return [...found].filter(([, n]) => n).map(([key, n]) => ({ key, n }));
}

/** What follows from a step belongs to it. */
function stepped(night: LogLine[]): { step: number; line: LogLine }[] {
  let step = 1;
  return night.map((line) => {
    step = Math.max(step, line.kind === "round.ended" ? 6 : line.kind === "first.passed" ? 7 : stepOf(line.rule));
    return { step, line };
  });
}

export interface Today {
  icon: string;
  key: string;
  args: Record<string, string | number>;
  rules: string[];
  sure: boolean;
  /** The game is lost with it. */
  alarm: boolean;
}

/** What the night leaves to be done, worst first, five at most; `short` names a survivor, `name` a player, `gate` an entrance. */
export function today(
  view: View,
  night: Night | null,
  names: { short: (id: string) => string; player: (seat: number) => string; entrance: (id: string) => string },
): Today[] {
  const found: Today[] = [];
  const note = (icon: string, key: string, args: Today["args"], rules: string[], more: Partial<Today> = {}): void => {
    found.push({ icon, key, args, rules, sure: true, alarm: false, ...more });
  };
  const turn = (seat: number): number => (seat - view.first + view.players.length) % view.players.length;
  const now = view.active === null ? 0 : turn(view.active);
  const people = Object.entries(view.survivors);
  for (const [id, one] of people)
    if (one.frostbite && one.wounds + one.frostbite + 1 >= one.limit && turn(one.seat) > now)
      note(
        "dw-frostbite",
        view.morale <= 1 ? "frost-lost" : "frost",
        {
          who: names.short(id),
          player: names.player(one.seat),
          before: view.morale,
          after: Math.max(0, view.morale - 1),
        },
        view.morale <= 1 ? ["DW-TURN-02", "DW-END-01"] : ["DW-TURN-02"],
        { alarm: view.morale <= 1 },
      );
  const cost = lossTonight(view);
  if (view.tonight.ends)
    note("dw-morale", "lost", { loss: cost, before: view.morale, list: costsTonight(view).join(", ") }, ["DW-END-01"], {
      alarm: true,
    });
  for (const [gate, dead] of Object.entries(view.tonight.overrun)) {
    const who = dead.filter(Boolean).map(names.short).join(", ");
    if (who || gate.startsWith(COLONY))
      note("dw-falls", who ? "breach" : "breach-none", { gate: names.entrance(gate), who, n: dead.length }, [
        "DW-ZOMB-07",
      ]);
  }
  if (view.tonight.hunger)
    note("dw-starvation", "hunger", { need: view.tonight.food, have: view.food, loss: view.tonight.hunger }, [
      "DW-PAY-06",
    ]);
  if (view.tonight.waste)
    note("dw-waste", "waste", { n: view.waste.length, loss: view.tonight.waste }, ["DW-WASTE-01"]);
  const dead = (night?.gates ?? []).flatMap((gate) => gate.deaths);
  if (dead.length)
    note(
      "dice",
      "dice",
      { n: dead.length, who: [...new Set(dead.map((one) => names.player(one.player)))].join(", ") },
      ["DW-DICE-02"],
    );
  const worn = people.filter(([, one]) => one.wounds + one.frostbite === one.limit - 1).map(([id]) => names.short(id));
  if (worn.length) note("dw-wound", "worn", { n: worn.length, who: worn.join(", ") }, ["DW-EXPO-06"], { sure: false });
  if (view.rounds_left === 1) note("dw-rounds", "last", {}, ["DW-END-02"]);
  return [...found.filter((one) => one.alarm), ...found.filter((one) => !one.alarm)].slice(0, 5);
}

export interface CrisisRecord {
  round: number;
  /** Cards of this player, of everybody, and how many of all did not fit. */
  gave: number;
  all: number;
  wrong: number;
  /** How likely one of those that did not fit was this player's, in percent, when nothing else is known. */
  share: number;
}
export interface Dossier {
  seat: number;
  crises: CrisisRecord[];
  refused: number;
  denied: number;
  helped: number;
  votes: { round: number; whom: number; called: boolean; out: boolean }[];
}

/** What a player did in the open, round by round. */
export function dossier(all: LogLine[], seat: number): Dossier {
  const found: Dossier = { seat, crises: [], refused: 0, denied: 0, helped: 0, votes: [] };
  let round = 1,
    gave = 0,
    given = 0,
    vote: LogLine | null = null;
  let shown: LogLine[] = [];
  const me = (line: LogLine, who = "player"): boolean => Number(line.args[who]) === seat;
  for (const line of open(all)) {
    if (line.kind === "round.began") {
      round = num(line.args.round);
      gave = given = 0;
      shown = [];
    } else if (line.kind === "crisis.fed") {
      given += num(line.args.count);
      if (me(line)) gave += num(line.args.count);
    } else if (line.kind === "crisis.card-shown") shown.push(line);
    else if (line.kind === "crisis.struck" || line.kind === "crisis.prevented") {
      const wrong = shown.filter((one) => !one.args.fits).length;
      const all = Math.max(given, shown.length);
      found.crises.push({ round, gave, all, wrong, share: share(all, gave, wrong) });
    } else if (line.kind === "request.refused" && me(line)) found.refused++;
    else if (line.kind === "request.denied" && me(line)) found.denied++;
    else if (line.kind === "card.given" && me(line, "giver")) found.helped++;
    else if (line.kind === "vote.called") vote = line;
    else if (line.kind === "vote.cancelled") vote = null;
    else if (line.kind === "votes.counted" && vote) {
      const seats = (list: unknown): number[] => ((list as string[] | undefined) ?? []).map(Number);
      const out = seats(line.args.ayes).includes(seat);
      if (out || seats(line.args.noes).includes(seat))
        found.votes.push({ round, whom: Number(vote.args.rival), called: me(vote), out });
      vote = null;
    }
  }
  return found;
}

/** At least one of `wrong` among `all` shuffled cards is one of these `gave`. */
export function share(all: number, gave: number, wrong: number): number {
  if (!gave || !wrong || all <= 0) return 0;
  let none = 1;
  for (let i = 0; i < wrong; i++) none *= Math.max(0, all - gave - i) / (all - i);
  return Math.round(100 * (1 - none));
}
