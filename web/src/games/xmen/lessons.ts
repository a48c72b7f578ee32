// What is worth saying about the first questions of a first game.
import type { Lesson } from "../../lib/game";
import type { TableClient } from "../../lib/table.svelte";
import type { AskView, OptionView } from "../../generated/contract";
import { viewOf } from "./model";

/**
 * Who goes next; a first Action, best a door; then Power on an attack or the end of the turn, whichever comes first. In
 * Zombie Mode prey comes before doors, and Hunger before Power.
 */
export function lesson(n: number, ask: AskView, client: TableClient): Lesson | null {
  const view = viewOf(client);
  const hero = view?.heroes.find((one) => one.state === "active");
  const hungry = view?.mode === "zombie" ? "z-" : "";
  const args = { hero: hero ? client.name(`hero:${hero.id}`) : "", n: hero?.actions ?? 0 };
  const say = (id: string, key = ""): Lesson => ({ id: `lesson-xmen-${id}`, args, key });
  const first = (verb: string): OptionView | undefined => ask.options.find((option) => option.verb === verb);
  if (n === 1) return first("turn") ? say("next") : null;
  const acts = !!first("end");
  if (n === 2 && acts) {
    const prey = ask.options.find((option) => option.args.weapon === "devour");
    if (prey) return say("z-devour", prey.key);
    const start = view?.mission === "MH0" ? ask.options.find((option) => option.key === "move:12V.D") : undefined;
    if (start) return say("first", start.key);
    const best = first("open") ?? first("attack") ?? first("move");
    return best ? say(`${hungry}${best.verb}`, best.key) : null;
  }
  if (n === 3 && first("power")) return say("power");
  if (n === 3 && acts && hero?.ravenous) return say("z-ravenous");
  return n === 3 && acts && hero && hero.actions <= 1 ? say(`${hungry}end`, hero.actions ? "" : "end") : null;
}
