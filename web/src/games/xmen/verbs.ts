// Answers as pictures, and in a few words for when many stand close together under the heading of their verb. Their
// whole sentence stays one pointer away.
import type { TableClient } from "../../lib/table.svelte";
import { num, str } from "../../lib/args";
import { geometryOf, viewOf } from "./model";
import { settings } from "../../lib/store.svelte";
import { t } from "../../lib/text.svelte";
import { ICON } from "../../generated/icons";
import type { OptionView } from "../../generated/contract";

export const ICONS: Record<string, string> = {
  move: "move",
  carry: "sentinel",
  ride: "elevator",
  call: "elevator",
  exit: "exit",
  attack: "attack",
  reach: "attack",
  crush: "attack",
  hit: "attack",
  finish: "sentinel",
  devour: "devour",
  trait: "trait",
  skill: "skill",
  bystander: "bystander",
  trade: "bystander",
  "trade-fighters": "bystander",
  open: "door",
  rescue: "rescue",
  take: "objective",
  bomb: "bomb",
  "power-up": "powerup",
  "gain-trait": "trait",
  way: "split",
  hunger: "hunger",
  power: "power",
  reroll: "dice",
  "reroll-trait": "dice",
  prevent: "skill",
  "prevent-trait": "skill",
  wound: "wound",
  discard: "trait",
};
/** Whom or what it is about, where there is a picture of that. */
export function picture({ group, args }: OptionView): string {
  if (args.weapon === "devour") return "devour";
  const about = [args.hero, args.enemy, args.skill, args.trait, args.bystander].map(str);
  const known = about.find((id) => id && ICON[id]);
  return group === "attack" ? "" : (known ?? (args.bystander ? "character" : ""));
}

/** What the mission wants comes first, then what every turn offers; doors, which are pressed on the board as well, come after it, and
 * last what changes nothing or cannot succeed. */
export function rank({ verb, args, group, facts }: OptionView): number {
  if (group === "attack") return facts.length && facts.every((fact) => fact.args.percent === 0) ? 3 : 0;
  if (verb === "open") return 2;
  if (verb === "power-up") return num(args.count) ? 1 : 3;
  return verb === "gain-trait" ? 1 : 0;
}

/** A Skill or card by its name; what it costs stands below as what it leaves, or else behind it. */
function priced(option: OptionView, client: TableClient, what: string): string {
  const { power, hunger } = option.args;
  const told = settings.odds && [...option.facts, ...client.foresee.leads(option)][0]?.shift;
  if (!told && num(power)) return t("brief-power", { what, n: num(power) });
  return num(hunger) ? t("brief-hunger", { what, n: num(hunger) }) : what;
}

/** An Attack by its place, where one and the same weapon strikes all of them; by its weapon, where that strikes but one, or here. */
function strike({ args }: OptionView, client: TableClient, zone: string): string {
  const here = viewOf(client)?.heroes.find((hero) => hero.id === client.ask?.args.hero)?.zone;
  const attacks = client.answers.filter((one) => one.group === "attack" && one.args.zone);
  const lone = (some: OptionView[]): boolean => new Set(some.map((one) => one.args.weapon)).size === 1;
  const weapon = client.name(`weapon:${args.weapon}`);
  // a meal is called one; where it is eaten, the board shows
  if (lone(attacks) && args.weapon !== "devour") return zone;
  const reach = new Set(attacks.filter((one) => one.args.weapon === args.weapon).map((one) => one.args.zone));
  if (args.zone === here || reach.size === 1) return weapon;
  return lone(attacks.filter((one) => one.args.zone !== here)) ? zone : t("brief-attack", { weapon, zone });
}

export function brief(option: OptionView, client: TableClient): string {
  const { args, verb } = option;
  const short = (ref: string): string => client.word(ref)?.short ?? client.name(ref);
  const zone = args.zone ? short(`zone:${args.zone}`) : "";
  switch (verb) {
    case "move":
      // what it costs stands below, as what it leaves
      return num(args.cost, 1) > 1 && !(settings.odds && option.facts[0]?.shift)
        ? t("brief-cost", { what: zone, n: num(args.cost) })
        : zone;
    case "carry":
      return t("brief-carry", { zone, n: num(args.cost, 2) });
    case "attack":
    case "reach":
      return strike(option, client, zone);
    case "crush":
      return t("brief-crush", { enemy: client.name(`enemy:${args.enemy}`), zone, n: num(args.power) });
    case "power-up":
      return num(args.count) ? t("brief-power-up", { n: num(args.count) }) : t("brief-power-full");
    case "open":
      return t("brief-open", { kind: geometryOf(client)?.edges[str(args.edge)]?.kind ?? "door", zone });
    case "call":
      return t("brief-call");
    case "bomb":
      return args.hero ? t("brief-give", { hero: client.name(`hero:${args.hero}`) }) : t("brief-plant");
    case "trait":
    case "skill":
    case "bystander":
      return args[verb] && !args.hero ? priced(option, client, short(`${verb}:${str(args[verb])}`)) : "";
    case "finish":
      return t("brief-finish", { enemy: client.name(`enemy:${args.enemy}`) });
    case "trade":
    case "trade-fighters":
      return t("brief-trade", {
        bystander: client.name(`bystander:${args.bystander}`),
        n: num(args.count),
        kind: verb === "trade" ? "walker" : "fighters",
      });
    default:
      return "";
  }
}
