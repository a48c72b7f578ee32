// One table's line to the server. It comes back by itself, waiting longer each time, and tells the page when it is down so
// that nobody clicks into the void.
import type { ServerFrame } from "./types";

const WAITS = [200, 400, 800, 1500, 2500];
const PING_EVERY = 20_000;

export type LineState = "connecting" | "open" | "lost";

export class Line {
  state = $state<LineState>("connecting");
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #ping = 0;
  #closed = false;

  constructor(readonly table: string, readonly hello: () => object, readonly hear: (frame: ServerFrame) => void) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  send(frame: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.state === "lost" && !document.hidden) this.#open();
  };

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket?.readyState === WebSocket.CONNECTING) return;
    const url = new URL(`./ws/${encodeURIComponent(this.table)}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (message) => {
      const frame = JSON.parse(String(message.data)) as ServerFrame;
      if (frame.type === "welcome") {
        this.state = "open";
        this.#tries = 0;
      }
      this.hear(frame);
    };
    socket.onclose = () => { if (socket === this.#socket) this.#again(); };
    clearInterval(this.#ping);
    this.#ping = window.setInterval(() => this.send({ type: "ping" }), PING_EVERY);
  }

  #again(): void {
    if (this.#closed) return;
    this.state = "lost";
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 2500;
    this.#timer = window.setTimeout(() => this.#open(), wait);
  }
}
