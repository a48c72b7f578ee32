// What the other side changed, in a few lines.
import { fit, untold } from "../../lib/digest";
import type { DigestLine } from "../../lib/game";
import { num, str } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { Args, LogLine } from "../../generated/contract";
import { ICON } from "../../generated/icons";
import PLAN from "./digest.json";
import { HORDE, heroOf, viewOf } from "./model";

const NEWS = 40; // lines of the digest, which scrolls

/** A place as it is called on the board, which is what one looks for. */
const short = (client: TableClient, zone: Args[string] | undefined): string => {
  const ref = `zone:${str(zone)}`;
  return client.word(ref)?.short ?? client.name(ref);
};

/** A crowd that arrives together is counted; the log keeps its parts. */
export function told(lines: LogLine[], client: TableClient): string {
  const [first] = lines,
    n = lines.reduce((sum, line) => sum + num(line.args.count, 1), 0);
  return first && lines.length > 1 ? `${n} ${t("digest-came", { n, zone: short(client, first.args.to) })}` : "";
}

/** What changed since the enemies began: arrivals by zone, wounds by hero, losses. Largest news first. */
export function digest(all: LogLine[], client: TableClient): DigestLine[] {
  const began = all.findLastIndex((line) => line.kind === "phase.began" && line.args.phase === "enemies");
  const lines = all.slice(began + 1);
  if (began < 0 || lines.some((line) => line.kind === "turn.began" || line.kind === "hero.moved")) return [];
  const came = new Map<string, number>(),
    spawned = new Map<string, number>(),
    hurt = new Map<string, number>(),
    zombies = new Map<string, string>();
  const rest: DigestLine[] = [];
  let broken: string[] = [];
  for (const { kind, args: a, text, touches } of lines) {
    const [zone, to, origin, hero, enemy] = [a.zone, a.to, a.origin, a.hero, a.enemy].map(str) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const n = num(a.count, 1);
    if (kind === "enemies.moved" && !HORDE.includes(enemy)) zombies.set(enemy, to);
    else if (kind === "enemies.moved") {
      came.set(to, (came.get(to) ?? 0) + n);
      came.set(origin, Math.max(0, (came.get(origin) ?? 0) - n));
    } else if (kind === "enemies.spawned" && !HORDE.includes(enemy))
      rest.push({ icon: ICON[enemy] ? enemy : "target", text, touches });
    else if (kind === "enemies.spawned") spawned.set(zone, (spawned.get(zone) ?? 0) + n);
    else if (kind === "hero.wounded") hurt.set(hero, (hurt.get(hero) ?? 0) + n);
    else if (kind === "window.broken") broken = [...broken, `edge:${a.edge}`];
  }
  const view = viewOf(client);
  const next = lines.findIndex((line) => line.kind === "round.began"),
    before = next < 0 ? lines : lines.slice(0, next);
  /** One line for all zones, the most crowded first: the log needs the room below. */
  const zoneLines = (found: Map<string, number>, key: string): DigestLine[] => {
    const all = [...found].filter(([, n]) => n > 0).sort((a, b) => b[1] - a[1]);
    const n = all.reduce((sum, [, some]) => sum + some, 0);
    const named = all.map(([zone, some]) => {
      const name = short(client, zone);
      return all.length > 1 ? t("digest-place", { zone: name, n: some }) : name;
    });
    const touches = all.map(([zone]) => `zone:${zone}`);
    return n ? [{ number: n, text: t(key, { n, zone: named.join(" · ") }), touches }] : [];
  };
  const hurts = [...hurt].map(([hero, n]): DigestLine => ({
    number: n,
    text: t("digest-hurt", { n, hero: client.name(`hero:${hero}`), health: heroOf(view!, hero)?.health ?? 0 }),
    touches: [`hero:${hero}`],
  }));
  const walks = [...zombies].map(([enemy, zone]): DigestLine => ({
    icon: ICON[enemy] ? enemy : "target",
    text: t("digest-zombie", { enemy: client.name(`enemy:${enemy}`), zone: short(client, zone) }),
    touches: [`enemy:${enemy}`, `zone:${zone}`],
  }));
  const panes: DigestLine[] = broken.length
    ? [{ number: broken.length, text: t("digest-broken", { n: broken.length }), touches: broken }]
    : [];
  // However many heroes are hurt, each other kind of news keeps at least one line.
  const groups = [
    [...rest, ...hurts],
    untold(before, PLAN, client),
    zoneLines(came, "digest-came"),
    walks,
    zoneLines(spawned, "digest-spawned"),
    panes,
  ];
  return fit(groups, NEWS, (n) => t("digest-more", { n }));
}
