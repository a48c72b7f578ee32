// Where the answers of a turn stand: one column per verb, and the same square in the same place of shooting and aiming.
import type { AskView, Group, OptionView } from "../../generated/contract";
import type { Column } from "../../lib/slots";

const column = (name: string, icon: string, wide: number, group: Group, verbs: string[]): Column => ({
  name: `ms-slot-${name}`,
  icon,
  wide,
  group,
  holds: (option) => option.group === group && (!verbs.length || verbs.includes(option.verb)),
});
const REST: Group[] = ["play", "use", "other"];
const ACT: Column[] = [
  { ...column("move", "ms-foot", 26.5, "move", []), holds: ({ group, verb }) => group === "move" && verb !== "exit" },
  { ...column("shoot", "ms-shoot", 20.5, "attack", ["shoot", "cover", "sweep"]), verb: "shoot" },
  { ...column("aim", "ms-aim", 20.5, "attack", ["aim"]), verb: "aim" },
  { ...column("fight", "ms-fight", 8, "attack", ["fight", "charge"]), none: "ms-slot-nobody" },
  {
    ...column("other", "ms-heroics", 12.5, "other", []),
    holds: ({ group, verb }) => REST.includes(group) || verb === "exit",
  },
];
/** Nobody walks or shoots yet: people first, then cards. */
const WHO: Column[] = [
  column("who", "seats", 14, "other", []),
  column("card", "hand", 7, "play", []),
  column("deed", "ms-heroics", 4, "use", []),
];
const acts = ({ group, verb }: OptionView): boolean => group === "move" || group === "attack" || verb === "nothing";
/** What a model does is asked by it; who acts and which card is played, by nobody. */
export const columns = ({ options, source }: AskView): Column[] => (source || options.some(acts) ? ACT : WHO);
