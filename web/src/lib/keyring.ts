// The secrets that open this browser's seats. One of our own is made and kept before it is sent: a line that breaks in
// between loses no seat.
import { keepKey, keepTable } from "./store.svelte";
import type { Hello, Lang } from "../generated/contract";

/** A secret that nobody can guess, as it stands in a link. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export class Keyring {
  #next = "";

  constructor(
    readonly table: string,
    readonly tokens: string[],
  ) {}

  hello(lang: Lang): Hello {
    return { type: "hello", tokens: this.tokens, lang, key: this.#next || null };
  }
  /** The next hello exchanges what we hold for a secret of our own. */
  exchange(): void {
    this.#next ||= newKey();
    keepTable({ table: this.table, tokens: [this.#next], game: "" });
  }
  /** The server has let us in. */
  accepted(): void {
    if (!this.#next) return;
    this.tokens.splice(0, this.tokens.length, this.#next);
    keepKey(this.table, this.#next);
    this.#next = "";
  }
}
