// What people at the table say to each other.
import type { TableClient } from "./table.svelte";
import { t } from "./text.svelte";
import type { ChatFrame } from "../generated/contract";

export class Talk {
  said = $state<ChatFrame[]>([]);
  constructor(readonly client: TableClient) {}

  /** Old talk comes again after a reconnection: only what is new is shown, where it stands may have changed. */
  hear(frame: ChatFrame): void {
    if (frame.n !== undefined && this.said.some((one) => one.n === frame.n)) {
      this.said = this.said.map((one) => (one.n === frame.n ? frame : one));
      return;
    }
    const { client } = this;
    const mine = !!client.welcome?.you.includes(frame.seat);
    const old = !client.frame || client.play.lines.length === 0;
    this.said = [...this.said.slice(-99), frame];
    const person = frame.seat < 0 || client.frame?.seats[frame.seat]?.kind === "human"; // bots speak in bubbles
    if (!mine && !old && person && frame.to === undefined)
      client.toast(t("label-list", { label: this.speaker(frame), text: this.words(frame) }), "", "chat");
  }
  /** Words outlast an undo: what was said after the lines that are gone now stands after the last one that is left. */
  cut(from: number): void {
    this.said = this.said.map((one) => ({ ...one, line: Math.min(one.line ?? 0, from) }));
  }
  /** What was said; what was announced with a tap, and an objection to what a bot was about to do, is put into words here. */
  words(frame: ChatFrame): string {
    if (frame.to === undefined) return this.client.game?.log.announced(frame.text) || frame.text;
    return t("chat-objects", { who: this.client.mark({ seat: frame.to }).name });
  }
  speaker(frame: ChatFrame): string {
    if (frame.name) return frame.name;
    return frame.seat < 0 ? t("chat-watcher") : this.client.mark({ seat: frame.seat }).name;
  }
  /** Who it was, as it stands before the words. */
  head(frame: ChatFrame): string {
    return t("label-list", { label: this.speaker(frame), text: "" }).trimEnd();
  }
  say(text: string): void {
    if (text.trim()) this.client.line.send({ type: "chat", text: text.trim().slice(0, 400) });
  }
}
