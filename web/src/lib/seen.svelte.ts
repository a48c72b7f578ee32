// What is on the table, as this browser knows it: the server's frames, the question, what glows, what things are called.
// What one does about it is in table.svelte.ts. Holds no rules: it draws views.
import { aimed, spread } from "./aims";
import type { DigestLine, GameUi, Mark } from "./game";
import { Keyring } from "./keyring";
import { Playback, seenBy, type Shown } from "./playback.svelte";
import { isOptional, ordered } from "./slots";
import { Line, type Talks } from "./socket.svelte";
import type { TableClient } from "./table.svelte";
import { lang, t } from "./text.svelte";
import type {
  AskView,
  GameView,
  OptionView,
  RefusedView,
  ServerFrame,
  TableFrame,
  Welcome,
  Word,
} from "../generated/contract";

export abstract class SeenTable {
  /** Only looked at: nothing is asked here, and no page opens over the board. */
  readonly still: boolean = false;
  welcome = $state.raw<Welcome | null>(null);
  frame = $state.raw<TableFrame | null>(null);
  /** Through whose eyes one looks where nobody is asked. */
  eye = $state<number | undefined>();
  sent = $state(false);
  askIndex = $state(0);
  /** How often each answer is taken, while several are chosen at once. */
  counts = $state<Record<string, number>>({});
  lit = $state.raw<ReadonlySet<string>>(new Set());
  previewKey = $state("");
  line: Talks;
  play: Playback;
  readonly keyring: Keyring;

  constructor(
    readonly table: string,
    readonly tokens: string[],
    readonly ui: (game: string) => GameUi,
    line?: Talks,
  ) {
    this.play = new Playback(
      (line) => this.game?.playback.effect(line) ?? null,
      (first, next) => this.game?.playback.together(first, next) ?? false,
    );
    this.keyring = new Keyring(table, tokens);
    this.line =
      line ??
      new Line(
        table,
        () => this.keyring.hello(lang()),
        (frame) => this.hear(frame),
      );
  }
  /** The table with everything one can do at it: what a game is given. */
  protected abstract readonly whole: TableClient;
  /** A frame has come from the server. */
  protected abstract hear(frame: ServerFrame): void;

  close(): void {
    this.line.close();
    this.play.stop();
  }

  game = $derived.by(() => (this.welcome ? this.ui(this.welcome.game) : null));
  /** The table on the board: that of the event being played, while something is. */
  shown = $derived.by<Shown | null>(() => this.play.now ?? this.frame);
  /** The seat whose things lie in front: whoever is asked, or was when what is being played began. */
  front = $derived.by<number | undefined>(() => (this.play.now ? this.play.seat : (this.ask?.seat ?? this.eye)));
  view = $derived.by<GameView | null>(() => (this.shown ? seenBy(this.shown, this.front) : null));
  phase = $derived.by(() => this.shown?.phase ?? "");
  round = $derived.by(() => this.shown?.round ?? 0);
  asks = $derived.by<AskView[]>(() => {
    const you = this.welcome?.you ?? [];
    return (this.frame?.asks ?? []).filter((ask) => you.includes(ask.seat));
  });
  /** The question as the table asks it. */
  asked = $derived.by<AskView | null>(() => this.asks[Math.min(this.askIndex, this.asks.length - 1)] ?? null);
  /** The question as it will be after the steps of a plan. */
  planned = $state.raw<AskView | null>(null);
  ask = $derived.by<AskView | null>(
    () => (this.planned?.id === this.asked?.id && this.planned) || (this.asked && spread(this.asked)),
  );
  /** Its answers in the order one reads them. */
  answers = $derived.by<OptionView[]>(() =>
    this.ask ? ordered(this.ask, this.game?.answers.columns(this.ask), this.game?.answers.rank) : [],
  );
  /** Several answers are given at once, and confirmed. */
  many = $derived.by(() => !!this.ask && !isOptional(this.ask) && (this.ask.most !== 1 || this.ask.least !== 1));
  /** May I answer now? Not while the line is down, an answer is on its way, or the last events are still playing. */
  live = $derived.by(() => this.line.state === "open" && !this.sent && !this.play.busy && !!this.ask);
  /** Until when questions of my seats are passed, as the server says; empty when everything is asked. */
  passing = $derived.by(
    () =>
      (this.frame?.seats ?? [])
        .filter((one) => this.welcome?.you.includes(one.seat))
        .map((one) => one.standing ?? "")
        .find(Boolean) ?? "",
  );
  taken = $derived.by(() => Object.values(this.counts).reduce((sum, n) => sum + n, 0));

  /** Which things glow, and the answers each stands for. What every answer touches tells nothing apart, so it stays dark. */
  glow = $derived.by<Map<string, OptionView[]>>(() => {
    const found = new Map<string, OptionView[]>();
    if (!this.ask || this.play.busy) return found;
    // what is asked about can be pressed at once, also where the bar asks one thing after the other
    const options = this.ask.options.flatMap((option) => (option.aims ? aimed(option) : [option]));
    for (const option of options) {
      for (const ref of new Set(option.touches)) found.set(ref, [...(found.get(ref) ?? []), option]);
    }
    const telling = options.filter((option) => option.touches?.length).length;
    for (const [ref, options] of found) if (telling > 2 && options.length === telling) found.delete(ref);
    return found;
  });
  /** The answers a card of somebody's stands for: two may hold the same card, but only whoever is asked can use it. */
  usable(ref: string, owner = ""): OptionView[] {
    const options = this.glow.get(ref) ?? [];
    const kind = owner.slice(0, owner.indexOf(":") + 1);
    if (!kind || !options.length) return options;
    const named =
      [this.ask?.source ?? "", ...(this.ask?.touches ?? [])].find((one) => one.startsWith(kind)) ??
      this.game?.people.actor(this.whole) ??
      "";
    return options.filter((option) =>
      option.touches?.some((one) => one.startsWith(kind)) ? option.touches.includes(owner) : !named || named === owner,
    );
  }
  refused = $derived.by<Map<string, RefusedView[]>>(() => {
    const found = new Map<string, RefusedView[]>();
    for (const one of this.ask?.refused ?? [])
      for (const ref of one.touches ?? []) found.set(ref, [...(found.get(ref) ?? []), one]);
    return found;
  });
  /** The answers pointed at right now, by mouse, focus or a hint. */
  preview = $derived.by<OptionView | null>(
    () => this.ask?.options.find((option) => option.key === this.previewKey) ?? null,
  );

  #read = $state({ upto: 0, words: "" });
  /** What the other side changed since we last acted; gone once closed, and as long as the same would be told again. */
  digest = $derived.by(() => {
    const last = this.play.lines[this.play.shown - 1]?.n ?? 0;
    if (!this.game || !this.view || last <= this.#read.upto) return [];
    const lines = this.play.lines.slice(Math.max(0, this.play.shown - 300), this.play.shown);
    const found = this.game.log.digest(lines, this.whole);
    return this.#words(found) === this.#read.words ? [] : found;
  });
  #words(lines: DigestLine[]): string {
    return [this.round, ...lines.map((line) => `${line.number ?? line.icon} ${line.touches.join()}`)].join(";");
  }
  closeDigest(): void {
    this.#read = { upto: this.play.lines[this.play.shown - 1]?.n ?? 0, words: this.#words(this.digest) };
  }

  // ---- names ----
  name(ref: string): string {
    return (
      this.game?.people.called(ref, this.whole) ??
      this.word(ref)?.name ??
      ref.slice(ref.indexOf(":") + 1).replaceAll("_", " ")
    );
  }
  word(ref: string): Word | undefined {
    const words = this.welcome?.glossary ?? {};
    const colon = ref.indexOf(":");
    // A numbered copy ("backflip.37") goes by the name of its face.
    return (
      words[ref] ??
      words[ref.slice(0, colon + 1) + ref.slice(colon + 1).replace(/[^A-Za-z0-9-]/g, "-")] ??
      words[ref.replace(/\.\d+$/, "")]
    );
  }
  seatName(seat: number): string {
    const info = (this.frame?.seats ?? this.welcome?.seats ?? []).find((one) => one.seat === seat);
    if (this.welcome?.you.includes(seat)) return t("seat-you");
    if (info && info.kind !== "human") return info.name || t("seat-bot");
    return info?.name || t("seat-number", { n: seat + 1 });
  }
  mark(ask: { seat: number; source?: string }): Mark {
    return (
      this.game?.mark(ask, this.whole) ?? {
        number: ask.seat + 1,
        initial: String(ask.seat + 1),
        name: this.seatName(ask.seat),
      }
    );
  }
}
