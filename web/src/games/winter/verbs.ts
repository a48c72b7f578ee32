// Answers as pictures: of what they are about, else of their verb; in the order in which a turn offers them.
import { ICON } from "../../generated/icons";
import type { OptionView } from "../../generated/contract";
import { str } from "../../lib/args";
import { faceIcon, itemIcon } from "./model";

/** What a turn offers, one button per verb, in this order. */
export const TURN: Record<string, string> = {
  attack: "dw-attack",
  search: "dw-search",
  barricade: "dw-barricade",
  lure: "dw-lure",
  clean: "dw-clean",
  ability: "dw-ability",
  use: "dw-backpack",
  hand: "dw-handoff",
  move: "dw-move",
  play: "dw-play",
  contribute: "dw-give",
  objective: "dw-objective",
  food: "dw-sym-food",
  eat: "dw-eat",
  ask: "dw-ask",
  vote: "dw-vote",
  "attack-fellow": "dw-attack",
};
export const ICONS: Record<string, string> = {
  ...TURN,
  go: "dw-move",
  drive: "dw-move",
  "take-die": "dice",
  "put-back": "dice",
  roll: "dice",
  kill: "dw-dead",
  zombie: "dw-zombie",
  entrance: "dw-zombie",
  noise: "dw-noise",
  exile: "dw-exile",
  stay: "dw-stays",
  heal: "dw-wound",
  thaw: "dw-frostbite",
  refuse: "close",
  deny: "dw-secret",
  accept: "people",
  player: "people",
  crisis: "dw-crisis",
  road: "dw-crossroads",
  order: "dw-crossroads",
  yes: "check",
};
const FACES = ["draft", "survivor", "betray"];
const THINGS = ["card", "give", "play", "use", "hand", "with", "pay", "accept"];
const drawn = (icon: string): string => (ICON[icon] ? icon : "");

/** The face, the place, the card or the symbol it is about. */
export function picture({ verb, args }: OptionView): string {
  if (FACES.includes(verb)) return faceIcon(str(args.survivor ?? args.target));
  if (THINGS.includes(verb) && args.item) return itemIcon(str(args.item));
  if (verb === "with" || verb === "pay") return faceIcon(str(args.ability));
  if (args.symbol) return drawn(`dw-sym-${str(args.symbol)}`);
  return args.place && verb !== "noise" ? drawn(`dw-${str(args.place)}`) : "";
}
