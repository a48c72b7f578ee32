// What is said at the seats: what bots do and why, and what one player asks another. What was read, or is old, is gone.
import { settings } from "./store.svelte";
import type { TableClient } from "./table.svelte";
import type { OptionView } from "../generated/contract";

export interface Spoken {
  key: string;
  seat: number;
  text: string;
  because: string;
  /** Of a bot that waits for a word: the number to answer to. */
  asks: number;
  /** What may be answered with one press. */
  answers: OptionView[];
  touches: string[];
  /** How often imagined games are won without and with what a bot is about to do; empty until that is known. */
  chances?: string;
  chancesOf?: string;
}

const READ = 9_000; // milliseconds until what a bot has said has been read
const FEW = 6;

export class Bubbles {
  #gone = $state.raw<ReadonlySet<string>>(new Set());
  readonly #timed = new Set<string>();
  constructor(readonly client: TableClient) {}

  /** Of what only tells, the last: bubbles lie over seats. Whoever asks comes after it, and does not say it twice. */
  shown = $derived.by<Spoken[]>(() => {
    if (this.client.frame?.outcome && !this.client.play.busy) return []; // the end has a page of its own
    const bots = settings.bubbles ? [...this.#objected(), ...this.#said()] : this.#said().filter((one) => one.asks);
    const all = [...bots, ...this.#asked()];
    const asks = all.filter((one) => one.asks || one.answers.length);
    const tells = all.filter((one) => !asks.includes(one)).slice(-1);
    const once = tells.filter((one) => !asks.some((other) => other.seat === one.seat));
    return [...once, ...asks].filter((one) => !this.#gone.has(one.key));
  });
  /** The bot that waits for a word. */
  open = $derived.by<Spoken | undefined>(() =>
    this.client.welcome?.watching ? undefined : this.shown.find((one) => one.asks),
  );

  /** The question of this screen stands in a bubble. */
  asked = $derived.by(() => this.shown.some((one) => one.answers.length));

  /** While something is played, what was said by then: nobody speaks of what has not been seen. */
  #said(): Spoken[] {
    const { play, frame } = this.client;
    return ((play.now ? play.now.bubbles : frame?.bubbles) ?? []).map((one) => ({
      key: `said-${one.id}-${one.asks ? "asks" : "does"}`,
      seat: one.seat,
      text: one.text,
      because: one.because,
      asks: one.asks ? one.id : 0,
      answers: [],
      touches: one.touches,
      chances: one.chances ?? "",
      chancesOf: one.chances_of ?? "",
    }));
  }
  /** Somebody did not want what a bot was about to do: the last to say so. */
  #objected(): Spoken[] {
    return this.client.talk.said
      .filter((one) => one.to !== undefined && !one.old)
      .slice(-1)
      .map((one) => {
        const text = this.client.talk.words(one);
        return { key: `no-${one.n}`, seat: one.seat, text, because: "", asks: 0, answers: [], touches: [] };
      });
  }
  /** Somebody wants to know something of this screen. */
  #asked(): Spoken[] {
    const { ask, many, live, game } = this.client;
    const asker = ask?.asker;
    if (!ask || !asker || many || !live || game?.secrets.covers(this.client)) return [];
    if (ask.options.length > FEW || this.client.welcome?.you.includes(asker.seat)) return [];
    const { id, touches } = ask;
    return [{ key: `asked-${id}`, ...asker, because: "", asks: 0, answers: this.client.answers, touches }];
  }

  reply(agree: boolean): void {
    const one = this.open;
    if (!one) return;
    this.client.line.send({ type: "reply", bubble: one.asks, agree });
    this.dismiss(one);
  }
  dismiss(one: Spoken): void {
    this.#gone = new Set([...this.#gone, one.key]);
  }
  /** What only tells goes by itself. */
  time(one: Spoken): void {
    if (one.asks || one.answers.length || this.#timed.has(one.key)) return;
    this.#timed.add(one.key);
    setTimeout(() => this.dismiss(one), READ);
  }
  /** How the bots of this table speak from now on. */
  set(say: "off" | "shown" | "ask"): void {
    this.client.line.send({ type: "bots", say });
  }
}
