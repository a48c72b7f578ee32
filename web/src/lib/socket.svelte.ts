// One table's line to the server. It comes back by itself, waiting longer each time, and tells
// the page when it is down so that nobody clicks into the void. A line that no longer answers (a
// laptop that slept, a network that changed) counts as down, long before the browser finds out.
import type { ClientFrame, Hello, ServerFrame } from "../generated/contract";
import { connect, type Socket } from "./transport";

const WAITS = [200, 400, 800, 1500, 2500];
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 5_000; // after waking up
const UNANSWERED = 2; // counted in pings and not in seconds: a tab in the background hears its timers late

export type LineState = "connecting" | "open" | "lost";
/** What a table needs of its line. */
export type Talks = Pick<Line, "state" | "send" | "close">;
/** The line of a table that is only looked at. */
export const MUTE: Talks = { state: "open", send: () => false, close: () => {} };

export class Line {
  state = $state<LineState>("connecting");
  #socket: Socket | null = null;
  #tries = 0;
  #timer = 0;
  #ping = 0;
  #probe = 0;
  #unanswered = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly hello: () => Hello,
    readonly hear: (frame: ServerFrame) => void,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    clearTimeout(this.#probe);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (document.hidden) return;
    if (this.state === "lost") this.#open();
    else if (this.send({ type: "ping" })) {
      this.#unanswered += 1;
      clearTimeout(this.#probe);
      this.#probe = window.setTimeout(() => {
        if (this.#unanswered) this.#drop();
      }, ANSWER_WITHIN);
    }
  };

  #beat = (): void => {
    if (this.#unanswered >= UNANSWERED) this.#drop();
    else if (this.send({ type: "ping" })) this.#unanswered += 1;
  };

  #drop(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#again();
  }

  #open(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    if (this.#closed || this.#socket?.readyState === WebSocket.CONNECTING) return;
    const socket = connect(this.table);
    this.#socket = socket;
    this.#unanswered = 0;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#unanswered = 0;
      const frame = JSON.parse(String(message.data)) as ServerFrame;
      if (frame.type === "welcome") {
        this.state = "open";
        this.#tries = 0;
      }
      this.hear(frame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
    clearInterval(this.#ping);
    this.#ping = window.setInterval(this.#beat, PING_EVERY);
  }

  #again(): void {
    if (this.#closed) return;
    this.state = "lost";
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 2500;
    this.#timer = window.setTimeout(() => this.#open(), wait);
  }
}
