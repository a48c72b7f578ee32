// A table that is only looked at: no line, no questions. It shows what it is given, and plays the events that lead there.
import type { GameUi } from "./game";
import type { Shown } from "./playback.svelte";
import { MUTE } from "./socket.svelte";
import { TableClient } from "./table.svelte";
import type { LogLine, Welcome } from "../generated/contract";

export class StillTable extends TableClient {
  override readonly still = true;

  constructor(ui: (game: string) => GameUi) {
    super("", [], ui, MUTE);
  }
  /**
   * The table as it is now. `lines` is the log up to here; what of it is new is played when it `follows` what was shown
   * before, as its patches tell it.
   */
  show(welcome: Welcome, table: Shown, lines: LogLine[], follows: boolean, eye?: number): void {
    if (this.welcome !== welcome) this.welcome = welcome;
    this.eye = eye;
    const { round, phase, view, views } = table;
    const seats = welcome.seats;
    this.hear({ type: "log", from: lines[0]?.n ?? 0, lines, cut: !follows });
    this.hear({
      type: "table",
      seq: 0,
      outcome: "",
      winners: [],
      asks: [],
      waiting: [],
      undo: [],
      request: null,
      standing: [],
      offer: null,
      bots_say: "off",
      bubbles: [],
      ...{ round, phase, view, views, seats },
    });
    this.closeDigest();
  }
}
