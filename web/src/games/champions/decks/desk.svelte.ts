// One deck on the builder's desk: every change goes to the server, which says what is wrong, what may go in and what must stay.
import * as api from "../../../lib/api";
import { keepDeck, keptDeck, newDeckId } from "../../../lib/decks.svelte";
import { go } from "../../../lib/route.svelte";
import { lang, t } from "../../../lib/text.svelte";
import type { DeckFault, WriteDeck, DeckJudged, DeckTools, DeckRead, Word, Deck } from "../../../generated/contract";
import { printedIn, type Printed } from "../model";

export const GAME = "marvel-champions";

export class Desk {
  offer = $state.raw<DeckTools | null>(null);
  told = $state.raw<DeckJudged | null>(null);
  deck = $state.raw<Deck | null>(null);
  /** The last refusal, in words. */
  said = $state.raw<DeckFault | null>(null);
  problem = $state("");
  id = "";
  #line: Promise<void> = Promise.resolve();

  /** Names in the chosen language; the deck is judged again, because refusals are sentences too. */
  async load(speak: string): Promise<void> {
    try {
      this.offer = await api.deckOffer(GAME, speak);
      this.problem = "";
      if (this.deck) await this.#judge(this.deck);
    } catch (e) {
      this.problem = (e as Error).message || t("server-silent");
    }
  }
  open(id: string): void {
    const kept = id ? keptDeck(id) : undefined;
    this.id = kept?.id ?? "";
    this.deck = kept ? { hero: kept.hero, cards: { ...kept.cards }, name: kept.name } : null;
    this.said = null;
    this.told = null;
    if (this.deck) void this.#judge(this.deck);
  }
  /** A new deck starts with its hero's own cards, or as a copy of another one. */
  async begin(deck: Deck): Promise<void> {
    this.id = newDeckId();
    this.deck = deck;
    await this.#judge(deck, true);
    if (!this.problem) go(`/decks/${GAME}/${this.id}`);
  }
  start(hero: string): Promise<void> {
    const own = this.offer?.heroes.find((one) => one.id === hero);
    return this.begin({
      hero,
      cards: { ...(own?.cards ?? {}) },
      name: t("deck-new-name", { hero: this.name(`card:${hero}`) }),
    });
  }
  rename(name: string): void {
    if (this.deck) this.#change({ ...this.deck, name: name.slice(0, 80) });
  }
  count(card: string): number {
    return this.deck?.cards[card] ?? 0;
  }
  /** One copy in or out. Clicks wait for each other, so that each is judged on the deck as it then is. */
  step(card: string, by: 1 | -1): void {
    this.#line = this.#line.then(async () => {
      if (!this.deck || !this.told) return;
      const no = (by > 0 ? this.told.no_more : this.told.no_less)[card];
      this.said = no ?? null;
      if (no || this.count(card) + by < 0) return;
      const cards = { ...this.deck.cards, [card]: this.count(card) + by };
      if (!cards[card]) delete cards[card];
      await this.#judge({ ...this.deck, cards }, true);
    });
  }
  read(words: string): Promise<DeckRead> {
    return api.deckRead(GAME, words, lang());
  }
  async write(form: WriteDeck["form"]): Promise<string> {
    return this.deck ? (await api.deckWrite(GAME, this.deck, form, lang())).text : "";
  }

  #change(deck: Deck): void {
    this.deck = deck;
    this.#keep();
  }
  async #judge(deck: Deck, keep = false): Promise<void> {
    try {
      const told = await api.deckCheck(GAME, deck, lang());
      this.told = told;
      this.deck = { ...deck, cards: told.deck.cards, name: this.deck?.name ?? deck.name }; // it may have been renamed meanwhile
      this.problem = "";
      if (keep || this.id) this.#keep();
    } catch (e) {
      this.problem = (e as Error).message || t("server-silent");
    }
  }
  #keep(): void {
    if (!this.deck || !this.id) return;
    const { legal = false, sums } = this.told ?? {};
    keepDeck({ ...this.deck, id: this.id, game: GAME, legal, count: sums?.count ?? 0, aspects: sums?.aspects ?? [] });
  }

  // ---- what things are called ----
  word(ref: string): Word | undefined {
    return this.offer?.glossary[ref] ?? this.offer?.glossary[ref.replace(/-[a-d]$/, "")];
  }
  name(ref: string): string {
    return this.word(ref)?.name ?? ref.slice(ref.indexOf(":") + 1);
  }
  face(card: string): Printed {
    return printedIn(this.offer?.static, card);
  }
}
