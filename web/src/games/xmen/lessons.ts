// What is worth saying about the first questions of a first game.
import type { Lesson } from "../../lib/game";
import type { TableClient } from "../../lib/table.svelte";
import type { AskView, OptionView } from "../../generated/contract";
import { viewOf } from "./model";

/**
 * Who goes next; a first Action, best a door; then Power on an attack or the end of the turn, whichever comes first.
 */
export function lesson(n: number, ask: AskView, client: TableClient): Lesson | null {
  const keys = ask.options.map((option) => option.key);
  const hero = viewOf(client)?.heroes.find((one) => one.state === "active");
  const args = { hero: hero ? client.name(`hero:${hero.id}`) : "", n: hero?.actions ?? 0 };
  const say = (id: string, key = ""): Lesson => ({ id: `lesson-xmen-${id}`, args, key });
  const first = (verb: string): OptionView | undefined => ask.options.find((option) => option.verb === verb);
  if (n === 1) return first("turn") ? say("next") : null;
  const acts = !!first("end");
  if (n === 2 && acts) {
    if (viewOf(client)?.mission === "MH0" && keys.includes("move:12V.D")) return say("first", "move:12V.D");
    const best = first("open") ?? first("attack") ?? first("move");
    return best ? say(best.verb, best.key) : null;
  }
  if (n === 3 && first("power")) return say("power");
  return n === 3 && acts && hero && hero.actions <= 1 ? say("end", hero.actions ? "" : "end") : null;
}
