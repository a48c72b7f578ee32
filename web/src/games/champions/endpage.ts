// The end of a game: why, what each hero did in their turns and against attacks, and what comes next: the next villain, then expert mode.
import { num, str } from "../../lib/args";
import { roundTitle, scenarioIds, scenarioTitle } from "../../lib/shelf.svelte";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { LogLine } from "../../generated/contract";
import { asView, initial, number, plainName, type Player, type View } from "./model";
import { cause, foe, sums } from "./sums";

const GAME = "marvel-champions";
/** The new-table page with that villain and mode chosen. */
const link = (villain: string, expert: boolean): string => `/new/${GAME}/${expert ? "expert" : "-"}/${villain}`;

/** The villain after this one; the last one is followed by the first in expert mode. */
function after(view: View): { link: string; name: string } | null {
  const all = scenarioIds(GAME),
    villains = all.filter((id) => id !== "learning"),
    next = all[all.indexOf(view.scenario) + 1];
  if (next) return { link: link(next, view.expert), name: scenarioTitle(GAME, next) };
  const again = villains[0];
  return view.expert || !again
    ? null
    : { link: link(again, true), name: `${scenarioTitle(GAME, again)}, ${t("mc-mode-expert").toLowerCase()}` };
}

interface Deeds {
  cards: number;
  damage: number;
  threat: number;
  defences: number;
}

/** By the number of the identity: what was done in their own turn, and how often they or their allies stood in the way. */
export function deedsOf(lines: LogLine[], client: TableClient, view: View): Map<string, Deeds> {
  const found = new Map<string, Deeds>(
    view.players.map((one) => [number(one.identity.id), { cards: 0, damage: 0, threat: 0, defences: 0 }]),
  );
  const owner = new Map<string, string>();
  let turn = "";
  for (const line of lines) {
    const who = number(str(line.args.who)),
      card = number(str(line.args.card));
    if (line.kind === "turn.began") turn = who;
    else if (/^(turn\.ended|phase\.began)$/.test(line.kind)) turn = "";
    if (/^(card|event)\.played$/.test(line.kind)) {
      owner.set(card, who);
      const own = found.get(who);
      if (own) own.cards += 1;
    } else if (line.kind === "attack.defended") {
      const own = found.get(card) ?? found.get(owner.get(card) ?? "");
      if (own) own.defences += 1;
    }
    const active = found.get(turn);
    if (!active) continue;
    if (line.kind === "threat.removed") active.threat += num(line.args.count);
    else if (line.kind === "damage.dealt" && foe(client, line.args)) active.damage += num(line.args.count);
  }
  return found;
}

function person(client: TableClient, player: Player, deeds: Deeds | undefined) {
  const name = client.name(`card:${player.identity.id}`);
  const figure = (icon: string, key: string, value = 0) => ({ icon, label: t(key), value });
  return {
    mark: { number: player.seat + 1, initial: initial(name), name },
    note: player.out
      ? t("mc-out")
      : t("mc-health", { n: player.identity.health ?? 0, of: player.identity.health_max ?? 0 }),
    fallen: player.out,
    figures: [
      figure("mc-strike", "mc-end-damage", deeds?.damage),
      figure("mc-thwart", "mc-end-threat", deeds?.threat),
      figure("mc-defend", "mc-end-defences", deeds?.defences),
      figure("mc-play", "mc-end-cards", deeds?.cards),
    ],
  };
}

export function endPage(client: TableClient) {
  const view = asView(client.view!),
    won = client.frame?.outcome === "won",
    lines = client.play.lines,
    end = lines.findLast((line) => line.kind.startsWith("game.")),
    deeds = deedsOf(lines, client, view);
  const { threat = 0, target = 0 } = view.scheme;
  const villain = plainName(client.name(`card:${view.villain.id}`)),
    scheme = client.name(`card:${view.scheme.id}`);
  const mode = view.expert ? ` · ${t("mc-mode-expert")}` : "";
  return {
    won,
    head: `${scenarioTitle(GAME, view.scenario)}${mode} · ${roundTitle(GAME, view.round)}`,
    title: end?.text ?? "",
    why: [cause(client, view.players, view.scheme.id), sums(lines, client).join("\u00a0· ")].filter(Boolean).join(" "),
    rule: end?.rule ?? "",
    goals: [
      {
        text: won
          ? t("mc-end-goal-beaten", { villain })
          : t("mc-end-goal-left", { villain, n: view.villain.health ?? 0 }),
        done: won,
      },
      { text: t("mc-end-goal-scheme", { scheme, threat, target }), done: threat < target },
    ],
    people: view.players.map((one) => person(client, one, deeds.get(number(one.identity.id)))),
    again: link(view.scenario, view.expert),
    next: after(view),
  };
}
