// Answers in a few words, for when many stand close together under the heading of their verb. Their whole sentence
// stays one pointer away.
import type { TableClient } from "../../lib/table.svelte";
import { num, str } from "../../lib/args";
import { geometryOf } from "./model";
import { t } from "../../lib/text.svelte";
import type { OptionView } from "../../generated/contract";

export function brief(option: OptionView, client: TableClient): string {
  const [verb = ""] = option.key.split(":");
  const { args } = option;
  const short = (ref: string): string => client.word(ref)?.short ?? client.name(ref);
  const zone = args.zone ? short(`zone:${args.zone}`) : "";
  switch (verb) {
    case "move":
      return num(args.cost, 1) > 1 ? t("brief-cost", { what: zone, n: num(args.cost) }) : zone;
    case "carry":
      return t("brief-carry", { zone, n: num(args.cost, 2) });
    case "attack":
    case "reach":
      return t("brief-attack", { weapon: client.name(`weapon:${args.weapon}`), zone });
    case "open":
      return t("brief-open", { kind: geometryOf(client)?.edges[str(args.edge)]?.kind ?? "door", zone });
    case "mission-give":
      return t("brief-give", { hero: client.name(`hero:${args.hero}`) });
    case "mission-finish":
      return t("brief-finish", { enemy: client.name(`enemy:${args.enemy}`) });
    case "mission-plant":
      return t("brief-plant");
    case "mission-free-trade":
      return t("brief-trade", {
        bystander: client.name(`bystander:${args.bystander}`),
        n: num(args.count),
        kind: option.key.endsWith(":walker") ? "walker" : "fighters",
      });
    default:
      return "";
  }
}
