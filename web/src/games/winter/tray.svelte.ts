// What this screen remembers between two questions: the die somebody took up, and whether hands are covered while the screen is passed on.
import type { TableClient } from "../../lib/table.svelte";
import { mine } from "./model";

const COVER = "stockade.winter.cover";
class Tray {
  /** The die taken up for the next action; 0 when none. */
  die = $state(0);
  /** Several people share this screen: hands and secrets stay covered until their owner asks for them. */
  cover = $state(localStorage.getItem(COVER) === "1");
  #shown = $state(-1);
  #vote = $state(0);

  take(die: number): void { this.die = this.die === die ? 0 : die; }
  setCover(on: boolean): void { this.cover = on; this.#shown = -1; localStorage.setItem(COVER, on ? "1" : ""); }
  show(seat: number): void { this.#shown = seat; }
  /** Whether the seat in front of the screen has to say that it is the one looking. */
  covered(client: TableClient): boolean { return this.cover && (client.welcome?.you.length ?? 0) > 1 && this.#shown !== mine(client); }
  /** The number of the log line up to which moments (a vote, a card) have been put away. */
  get seen(): number { return this.#vote; }
  putAway(line: number): void { this.#vote = line; }
}
export const tray = new Tray();
