// A finished game in numbers, for the end: what the heroes did.
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { Args, LogLine } from "../../generated/contract";
import { num, str } from "../../lib/args";
import { printed, type Player } from "./model";

export const foe = (client: TableClient, { card }: Args): boolean =>
  /^(villain|minion)$/.test(printed(client, str(card)).type) || str(card).startsWith("drone.");
const counted = (lines: LogLine[]): number => lines.reduce((n, line) => n + num(line.args.count, 1), 0);
const PLAYED = /^(card|event)\.played$/;

/** Damage to enemies, threat removed, enemies brought down, cards played: only what happened at all. */
export function sums(lines: LogLine[], client: TableClient): string[] {
  const found: [string, number][] = [
    ["mc-sum-damage", counted(lines.filter((line) => line.kind === "damage.dealt" && foe(client, line.args)))],
    ["mc-sum-threat", counted(lines.filter((line) => line.kind === "threat.removed"))],
    ["mc-sum-minions", lines.filter((line) => line.kind === "card.defeated" && foe(client, line.args)).length],
    ["mc-sum-cards", lines.filter((line) => PLAYED.test(line.kind)).length],
  ];
  return found.filter(([, n]) => n > 0).map(([key, n]) => t(key, { n }));
}
/** How it came to that: the villain beaten, everybody out, or a scheme that is complete. */
export function cause(client: TableClient, players: Player[], scheme: string): string {
  if (client.frame?.outcome === "won") return t("mc-end-beaten");
  return players.every((one) => one.out)
    ? t("mc-end-all-out")
    : t("mc-end-scheme", { scheme: client.name(`card:${scheme}`) });
}
