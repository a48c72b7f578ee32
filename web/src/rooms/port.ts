// The page's side of the rooms in its worker: asked like a server, and called like one.
import type { FromRooms, ToRooms } from "./words";

/** What of a WebSocket a line needs. */
export type Socket = {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
};

/** What does not depend on any table was written when the site was made. */
const WRITTEN = [
  [/^games$/, "games.json"],
  [/^(rules\/[^/?]+)$/, "$1.json"],
  [/^(text\/[^/?]+\.ftl)$/, "$1"],
] as const;

let worker: Worker | null = null;
let broken = "";
let count = 0;
const asked = new Map<number, { good: (answer: Response) => void; bad: (error: Error) => void }>();
const lines = new Map<number, PortSocket>();

const tell = (words: ToRooms): void => rooms().postMessage(words);

function rooms(): Worker {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "rooms" });
    worker.onmessage = (message: MessageEvent<FromRooms>) => hear(message.data);
    worker.onerror = () => fail("worker");
  }
  return worker;
}

/** The rooms take some seconds to open; whoever looks at the start page may as well let them begin. */
export const begin = (): void => void rooms();

function fail(why: string): void {
  broken = why;
  for (const { bad } of asked.values()) bad(new Error(why));
  asked.clear();
}

function hear(words: FromRooms): void {
  switch (words.type) {
    case "answer": {
      const { status, kind, body } = words;
      asked.get(words.id)?.good(new Response(body, { status, headers: { "content-type": kind } }));
      asked.delete(words.id);
      return;
    }
    case "frame":
      return lines.get(words.line)?.onmessage?.({ data: words.text });
    case "closed":
      return lines.get(words.line)?.ended();
    case "failed":
      console.error(words.why);
      fail(words.why);
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const method = init?.method ?? "GET";
  for (const [pattern, file] of method === "GET" ? WRITTEN : [])
    if (pattern.test(path)) return fetch(`./api/${path.replace(pattern, file)}`);
  const body = new Uint8Array(await new Response(init?.body ?? "").arrayBuffer());
  if (broken) throw new Error(broken);
  if (method === "POST" && path === "tables") void navigator.storage?.persist?.(); // the browser need not agree
  const headers = Object.fromEntries(new Headers(init?.headers));
  return new Promise((good, bad) => {
    const id = ++count;
    asked.set(id, { good, bad });
    tell({ type: "ask", id, method, path: `/api/${path}`, headers, body });
  });
}

export class PortSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly #line = ++count;

  constructor(table: string) {
    lines.set(this.#line, this);
    tell({ type: "open", line: this.#line, table });
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    tell({ type: "frame", line: this.#line, text });
  }

  close(): void {
    tell({ type: "close", line: this.#line });
    this.ended();
  }

  ended(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.#line);
    this.onclose?.();
  }
}
