// The end of a battle: why it ended, what each model did, and what comes next. The end of a campaign is its camp.
import { roundTitle, scenarioIds, scenarioTitle } from "../../lib/shelf.svelte";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { asView } from "./model";
import { fell } from "./record";
import { initialIn, nameIn, stateOf } from "./tips";

const GAME = "mars-attacks";
/** The new-table page with that battle chosen. */
const link = (battle: string): string => `/new/${GAME}/-/${battle}`;

/** The battle after this one; the campaign is no battle. */
function after(battle: string): string | undefined {
  const all = scenarioIds(GAME).filter((id) => id !== "campaign");
  return all[all.indexOf(battle) + 1];
}

export function endPage(client: TableClient) {
  const view = asView(client.view!),
    name = nameIn(client),
    initial = initialIn(client),
    next = after(view.scenario),
    end = client.play.lines.findLast((line) => line.kind.startsWith("game.")),
    won = client.frame?.outcome === "won";
  const alive = view.models.filter((one) => one.stage !== "dead").length;
  // cards and falling cars kill, too: the same count as in the line of the bar
  const kills = client.play.lines.filter(({ kind }) => /^zombie\.(killed|fell)$/.test(kind)).length;
  return {
    won,
    head: `${scenarioTitle(GAME, view.scenario)} · ${roundTitle(GAME, view.round)}`,
    title: end?.text ?? "",
    why: t("ms-end-why", { kills, alive, lost: view.models.length - alive }),
    rule: end?.rule ?? "",
    goals: view.goals.map((goal) => ({ text: client.name(`goal:${goal.id}`), done: goal.done })),
    people: view.models.map((one) => ({
      mark: { number: one.seat + 1, initial: initial(one.id), name: name(one.id) },
      note: fell(client, one) || t(`ms-state-${stateOf(view, one)}`),
      fallen: one.stage === "dead",
      figures: [
        { icon: "ms-zombie", label: t("ms-end-kills"), value: one.kills },
        { icon: "ms-survive", label: t("ms-end-close"), value: one.record.close },
        { icon: "ms-heroics", label: t("ms-end-points"), value: one.points },
      ],
    })),
    again: link(view.scenario),
    next: next ? { link: link(next), name: scenarioTitle(GAME, next) } : null,
  };
}
