// The log as pictures, and a finished game in numbers.
import { num, str } from "../../lib/args";
import { t } from "../../lib/text.svelte";
import type { TableClient } from "../../lib/table.svelte";
import type { LogLine } from "../../generated/contract";
import { ICON } from "../../generated/icons";

const LINE_ICON: [RegExp, string][] = [
  [/^hero\.moved|^bystander\.moved/, "move"],
  [/^enemies\.moved/, "runner"],
  [/^enemies\.attacked|^hero\.wounded/, "wound"],
  [/^dice/, "dice"],
  [/^enemy\.fell/, "target"],
  [/^door/, "door"],
  [/^window/, "window"],
  [/spawn/, "spawn"],
  [/^hunger/, "hunger"],
  [/^hero\.ravenous|^bystander\.eaten/, "devour"],
  [/^bystander/, "character"],
  [/^trait/, "trait"],
  [/^hand/, "sentinel"],
  [/^bomb/, "bomb"],
  [/^secret/, "secret"],
  [/^enemy\.(laid|rises)/, "juggernaut"],
  [/^lift/, "elevator"],
  [/^exit/, "exit"],
  [/^sleepers/, "brute"],
  [/^skill/, "skill"],
  [/^power/, "power"],
  [/^xp/, "xp"],
  [/^level/, "level"],
  [/^objective/, "objective"],
  [/exit/, "exit"],
  [/^game\.won/, "won"],
  [/^game\.lost|hero\.out/, "lost"],
  [/split/, "split"],
  [/elevator/, "elevator"],
  [/^undo/, "undo"],
];
export function icon(line: LogLine): string {
  const own = line.args.skill ?? line.args.trait;
  if (line.kind === "enemies.moved" || line.kind === "enemies.spawned")
    return ICON[str(line.args.enemy)] ? str(line.args.enemy) : "runner";
  if (typeof own === "string" && ICON[own]) return own;
  const found = LINE_ICON.find(([test]) => test.test(line.kind))?.[1];
  return found ?? (line.touches.some((ref) => ref.startsWith("hero:")) ? "action" : "log");
}

/** What the beginning of a round gives: one line for all heroes, or it would push everything else out of sight. A phase in
 * which nothing happened before the next round needs no heading. */
const EACH_ROUND = "XR-PLAYER-01";
export function gathered(lines: LogLine[], client: TableClient): LogLine[] {
  const found: LogLine[] = [];
  let run: LogLine[] = [];
  const gains = ({ kind, rule }: LogLine): boolean => kind === "power.changed" && rule === EACH_ROUND;
  for (const [i, line] of lines.entries()) {
    if (line.kind === "phase.began" && lines[i + 1]?.kind === "round.began") continue;
    run = gains(line) ? [...run, line] : [];
    if (run.length && lines[i + 1] && gains(lines[i + 1]!)) continue;
    if (run.length < 2) found.push(line);
    else {
      const heroes = run.map(({ args }) => {
        const hero = client.name(`hero:${str(args.hero)}`);
        return t("log-power-hero", { hero, n: num(args.power) });
      });
      const text = t("log-power-each", { heroes: heroes.join(", ") });
      found.push({ ...line, text, touches: run.flatMap((one) => one.touches) });
    }
    run = [];
  }
  return found;
}

export function summary(lines: LogLine[]): string[] {
  const sum = (kind: string): number =>
    lines.filter((line) => line.kind === kind).reduce((n, line) => n + num(line.args.count, 1), 0);
  const found: [string, number][] = [
    ["summary-fallen", sum("enemy.fell")],
    ["summary-rescued", sum("bystander.rescued")],
    ["summary-lost", sum("bystander.devoured")],
    ["summary-eaten", sum("bystander.eaten")],
  ];
  return found.filter(([, n]) => n > 0).map(([key, n]) => t(key, { n }));
}
