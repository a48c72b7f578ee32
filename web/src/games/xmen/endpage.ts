// The end of a mission: why it ended, what each hero did, and what comes next.
import { num } from "../../lib/args";
import { roundTitle, scenarioIds, scenarioTitle } from "../../lib/shelf.svelte";
import type { TableClient } from "../../lib/table.svelte";
import { lang, t } from "../../lib/text.svelte";
import type { LogLine } from "../../generated/contract";
import { markOf } from "./marks";
import { asView, type Hero, type View } from "./model";

const GAME = "xmen-resistance";
/** What single missions forbid, by the rule that ends them. */
const LOST: Record<string, string> = {
  "XR-MH5-03": "end-why-too-few",
  "XR-MH8-08": "end-why-trish",
  "XR-MH8-09": "end-why-trish",
  "XR-MZ5-10": "end-why-siege",
};
/** The new-table page with that mission and these heroes chosen. */
const link = (mission: string, heroes: string[]): string => `/new/${GAME}/${[mission, ...heroes].join("+")}`;

/** The mission after this one; the last of a mode leads nowhere. */
function after(mission: string): string | undefined {
  const all = scenarioIds(GAME);
  const next = all[all.indexOf(mission) + 1];
  return next?.slice(0, 2) === mission.slice(0, 2) ? next : undefined;
}

function why(client: TableClient, view: View, won: boolean, end: LogLine | undefined): string {
  if (won) return t("end-why-won", { n: view.round });
  const out = view.heroes.filter((hero) => hero.state === "out").map((hero) => `hero:${hero.id}`);
  const own = LOST[end?.rule ?? ""];
  if (own) return t(own);
  if (!out.length || end?.rule !== "XR-ROUND-06") return t("end-why-lost");
  const who = new Intl.ListFormat(lang()).format(out.map((ref) => client.name(ref)));
  return t("end-why-out", { who, n: view.round });
}

function did(lines: LogLine[], hero: Hero, mode: string): { icon: string; label: string; value: number }[] {
  const sum = (kind: string): number =>
    lines
      .filter((line) => line.kind === kind && line.args.hero === hero.id)
      .reduce((n, line) => n + num(line.args.count, 1), 0);
  const people = mode === "zombie" ? "bystander.eaten" : "bystander.rescued";
  const icon = mode === "zombie" ? "devour" : "rescue";
  return [
    { icon: "target", label: t("end-fallen"), value: sum("enemy.fell") },
    { icon, label: t(mode === "zombie" ? "end-eaten" : "end-rescued"), value: sum(people) },
    { icon: "wound", label: t("end-wounds"), value: sum("hero.wounded") },
    { icon: "xp", label: t("xp"), value: hero.xp },
  ];
}

export function endPage(client: TableClient) {
  const view = asView(client.view!),
    won = client.frame?.outcome === "won",
    heroes = view.heroes.map((hero) => hero.id),
    next = after(view.mission);
  const end = client.play.lines.findLast((line) => line.kind.startsWith("game."));
  return {
    won,
    head: `${scenarioTitle(GAME, view.mission)} · ${roundTitle(GAME, view.round)}`,
    title: end?.text ?? "",
    why: why(client, view, won, end),
    rule: won ? "" : (end?.rule ?? ""),
    goals: view.goals.map((goal) => ({ text: client.name(`goal:${goal.id}`), done: goal.done })),
    people: view.heroes.map((hero) => ({
      mark: markOf(client, hero)!,
      note: hero.state === "out" || hero.state === "exited" ? t(`turn-${hero.state}`) : "",
      fallen: hero.state === "out",
      figures: did(client.play.lines, hero, view.mode),
    })),
    again: link(view.mission, heroes),
    next: next ? { link: link(next, heroes), name: next } : null,
  };
}
