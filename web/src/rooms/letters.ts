// Letters from the rooms to the worker in which bots think (`aside.py`). It is not there before the first of them.
import type { FromThinker, ToThinker } from "./words";

type Waiting = { good: (reply: Uint8Array) => void; bad: (error: Error) => void };

export class Thinker {
  #worker: Worker | null = null;
  #broken = false;
  #count = 0;
  readonly #waiting = new Map<number, Waiting>();

  post = (lent: { toJs(): Uint8Array }): Promise<Uint8Array> => {
    const letter = lent.toJs();
    return new Promise((good, bad) => {
      if (this.#broken) return bad(new Error("nobody thinks"));
      const id = ++this.#count;
      this.#waiting.set(id, { good, bad });
      this.#open().postMessage({ id, letter } satisfies ToThinker);
    });
  };

  #open(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: "bots" });
      this.#worker.onmessage = (message: MessageEvent<FromThinker>) => this.#hear(message.data);
      this.#worker.onerror = () => this.#fail();
    }
    return this.#worker;
  }

  #hear(words: FromThinker): void {
    const waiting = this.#waiting.get(words.id);
    this.#waiting.delete(words.id);
    if ("reply" in words) waiting?.good(words.reply);
    else waiting?.bad(new Error(words.why));
  }

  #fail(): void {
    this.#broken = true;
    for (const { bad } of this.#waiting.values()) bad(new Error("nobody thinks"));
    this.#waiting.clear();
  }
}
