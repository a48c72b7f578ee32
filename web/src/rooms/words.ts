// What the page and the worker with its rooms say to each other.
export type ToRooms =
  | { type: "ask"; id: number; method: string; path: string; headers: Record<string, string>; body: Uint8Array }
  | { type: "open"; line: number; table: string }
  | { type: "frame"; line: number; text: string }
  | { type: "close"; line: number };

export type FromRooms =
  | { type: "answer"; id: number; status: number; kind: string; body: Uint8Array<ArrayBuffer> }
  | { type: "frame"; line: number; text: string }
  | { type: "closed"; line: number; code: number; reason: string }
  | { type: "failed"; why: string };

/** What the rooms and the worker in which bots think say to each other. */
export type ToThinker = { id: number; letter: Uint8Array };
export type FromThinker = { id: number; reply: Uint8Array } | { id: number; why: string };
