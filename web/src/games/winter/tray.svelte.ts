// What this screen remembers between two questions: the place somebody is on the way to,
// and whether hands are covered while the screen is passed on.
import type { TableClient } from "../../lib/table.svelte";
import { acting, mine } from "./model";

const COVER = "stockade.winter.cover";
const DAWN = "stockade.winter.dawn";
class Tray {
  /** The place somebody is on the way to, from the press on it until the question where to go. */
  goal = $state("");
  /** The entrance at which somebody is to strike or build, from the press on it until the question which one. */
  gate = $state("");
  /** Several people share this screen: hands and secrets stay covered until their owner asks for them. */
  cover = $state(localStorage.getItem(COVER) === "1");
  #shown = $state(-1);
  #away = $state<Record<string, number>>({});

  setCover(on: boolean): void {
    this.cover = on;
    this.#shown = -1;
    localStorage.setItem(COVER, on ? "1" : "");
  }
  show(seat: number): void {
    this.#shown = seat;
  }
  /** Whether the seat in front of the screen has to say that it is the one looking. */
  covered(client: TableClient): boolean {
    return this.cover && (client.welcome?.you.length ?? 0) > 1 && this.#shown !== mine(client);
  }
  /** The number of the log line up to which moments (a vote, a card, the end) have been put away at this table. */
  seen(client: TableClient): number {
    return this.#away[client.table] ?? -1;
  }
  /** The page of the last night: which one was closed at this table, and whether it was asked for. */
  page = $state<"" | "night" | "files">("");
  #dawn = $state<Record<string, number>>(JSON.parse(sessionStorage.getItem(DAWN) ?? "{}") as Record<string, number>);
  dawned(client: TableClient): number {
    return this.#dawn[client.table] ?? -1;
  }
  closeDawn(client: TableClient, line: number): void {
    this.page = "";
    this.#dawn = { ...this.#dawn, [client.table]: line };
    sessionStorage.setItem(DAWN, JSON.stringify(this.#dawn));
  }
  putAway(client: TableClient, line: number): void {
    this.#away = { ...this.#away, [client.table]: line };
  }
  /** What was begun or put away and is not true any more: a way that leads nowhere, lines that an undo took back. */
  tidy(client: TableClient): void {
    if (this.seen(client) > (client.play.lines.at(-1)?.n ?? 0)) this.putAway(client, -1);
    if (acting(client.ask) && !client.chooser && !client.sent) this.goal = this.gate = "";
  }
}
export const tray = new Tray();
