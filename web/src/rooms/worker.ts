// The rooms of a page without a server: Python in a worker, started from the site's own files.
import { Drawers } from "./drawers";
import { Thinker } from "./letters";
import { opened } from "./python";
import type { FromRooms, ToRooms } from "./words";

type Line = { put(text: string): void; hang_up(): void };
type Rooms = {
  call(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: Uint8Array,
  ): Promise<{ toJs(): [number, string, Uint8Array<ArrayBuffer>]; destroy(): void }>;
  connect(table: string, hear: (text: string) => void, ended: (code: number, reason: string) => void): Line;
};

const tell = (words: FromRooms): void => self.postMessage(words);
const lines = new Map<number, Line>();

async function start(): Promise<Rooms> {
  const python = await opened();
  const page = python.pyimport("stockade.server.page") as { Worker(drawers: Drawers, thinker: Thinker): Rooms };
  return page.Worker(new Drawers(), new Thinker());
}

const rooms = start();
rooms.catch((error: unknown) => tell({ type: "failed", why: String(error) }));

async function hear(words: ToRooms): Promise<void> {
  const open = await rooms;
  switch (words.type) {
    case "ask": {
      const answer = await open.call(words.method, words.path, words.headers, words.body);
      const [status, kind, body] = answer.toJs();
      answer.destroy();
      return tell({ type: "answer", id: words.id, status, kind, body });
    }
    case "open": {
      const { line, table } = words;
      const hears = (text: string): void => tell({ type: "frame", line, text });
      const ended = (code: number, reason: string): void => tell({ type: "closed", line, code, reason });
      lines.set(line, open.connect(table, hears, ended));
      return;
    }
    case "frame":
      return lines.get(words.line)?.put(words.text);
    case "close":
      lines.get(words.line)?.hang_up();
      lines.delete(words.line);
  }
}

self.onmessage = (message: MessageEvent<ToRooms>): void => void hear(message.data).catch(console.error);
