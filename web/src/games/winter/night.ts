// What the coming night costs in morale as things stand; the server counts it, everybody sees the same.
import { t } from "../../lib/text.svelte";
import type { View } from "./model";

const CAUSES = ["frost", "hunger", "waste", "crisis", "fallen"] as const;

/** All morale that goes before the next round. */
export const lossTonight = ({ tonight, cause: over }: View): number =>
  over ? 0 : CAUSES.reduce((sum, cause) => sum + tonight[cause], 0);

/** The same by what takes it, in the order of the night. */
export const costsTonight = ({ tonight, cause: over }: View): string[] =>
  CAUSES.filter((cause) => !over && tonight[cause]).map((cause) => t(`dw-by-${cause}`, { n: tonight[cause] }));

/** Whether that entrance is overrun tonight. */
export const overrun = ({ tonight }: View, gate: { id: string }): boolean => gate.id in tonight.overrun;
