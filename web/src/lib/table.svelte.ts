// The table as this browser knows it: the server's frames, the question being answered, what glows, what is held up.
// Holds no rules: it draws views and sends back option keys.
import type { GameUi, Lesson, Mark } from "./game";
import { Playback, seenBy, type Shown } from "./playback.svelte";
import { Line } from "./socket.svelte";
import { LESSONS, saveSettings, settings } from "./store.svelte";
import { lang, t } from "./text.svelte";
import type {
  AskView,
  ChatFrame,
  GameView,
  Word,
  HintFrame,
  WordsFrame,
  Lang,
  OptionView,
  RefusedView,
  ServerFrame,
  TableFrame,
  Welcome,
} from "../generated/contract";

export interface Tip {
  title: string;
  lines: string[];
  more?: string[];
  note: string;
  rule: string;
  /** What the note speaks of may be done, and nothing would come of it. */
  pointless?: boolean;
  box: DOMRect;
  keep?: DOMRect[];
}
export interface Chooser {
  options: OptionView[];
  title: string;
  x: number;
  y: number;
}
export interface Toast {
  id: number;
  text: string;
  rule: string;
  icon: string;
  pointless: boolean;
}
export interface Drawer {
  title: string;
  rules: string[];
  search: string;
}

let toastId = 0;

export class TableClient {
  welcome = $state.raw<Welcome | null>(null);
  frame = $state.raw<TableFrame | null>(null);
  hint = $state.raw<HintFrame | null>(null);
  /** The table in words, as last asked for. */
  words = $state.raw<WordsFrame | null>(null);
  fatal = $state("");
  /** The rules have changed under this table: what is left is its save file. */
  stranded = $state(false);
  sent = $state(false);
  askIndex = $state(0);
  counts = $state<Record<string, number>>({});
  lit = $state.raw<ReadonlySet<string>>(new Set());
  previewKey = $state("");
  tip = $state.raw<Tip | null>(null);
  chooser = $state.raw<Chooser | null>(null);
  toasts = $state<Toast[]>([]);
  held = $state("");
  /** Neighbours of the card held up, when it came from a pile. */
  heldList = $state.raw<string[]>([]);
  lastCard = "";
  drawer = $state.raw<Drawer | null>(null);
  panel = $state<"" | "undo" | "hint" | "settings" | "invite" | "auto" | "text" | "hand" | "guide">("");
  chat = $state<ChatFrame[]>([]);
  /** The part of the board in the window, for small maps. */
  boardWindow = $state.raw<{ x: number; y: number; w: number; h: number } | null>(null);
  digestClosed = $state(0);
  /** What digits press when a game groups its answers; else they choose in the order of the question. */
  digits: (() => void)[] | null = null;
  line: Line;
  play: Playback;

  constructor(
    readonly table: string,
    readonly tokens: string[],
    readonly ui: (game: string) => GameUi,
  ) {
    this.play = new Playback(
      (line) => this.game?.playback.effect(line) ?? null,
      (first, next) => this.game?.playback.together(first, next) ?? false,
    );
    this.line = new Line(
      table,
      () => ({ type: "hello", tokens, lang: lang() }),
      (frame) => this.#hear(frame),
    );
  }

  close(): void {
    this.line.close();
    this.play.stop();
  }

  // ---- what is on the table ----
  game = $derived.by(() => (this.welcome ? this.ui(this.welcome.game) : null));
  /** The table on the board: that of the event being played, while something is. */
  shown = $derived.by<Shown | null>(() => this.play.now ?? this.frame);
  /** The seat whose things lie in front: whoever is asked, or was when what is being played began. */
  front = $derived.by<number | undefined>(() => (this.play.now ? this.play.seat : this.ask?.seat));
  view = $derived.by<GameView | null>(() => (this.shown ? seenBy(this.shown, this.front) : null));
  phase = $derived.by(() => this.shown?.phase ?? "");
  round = $derived.by(() => this.shown?.round ?? 0);
  asks = $derived.by<AskView[]>(() => {
    const you = this.welcome?.you ?? [];
    return (this.frame?.asks ?? []).filter((ask) => you.includes(ask.seat));
  });
  ask = $derived.by<AskView | null>(() => this.asks[Math.min(this.askIndex, this.asks.length - 1)] ?? null);
  many = $derived.by(() => !!this.ask && (this.ask.most !== 1 || this.ask.least !== 1));
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

  /**
   * Which things glow, and the answers each stands for. What every answer touches tells nothing apart, so it stays
   * dark.
   */
  glow = $derived.by<Map<string, OptionView[]>>(() => {
    const found = new Map<string, OptionView[]>();
    if (!this.ask || this.play.busy) return found;
    for (const option of this.ask.options) {
      for (const ref of option.touches ?? []) found.set(ref, [...(found.get(ref) ?? []), option]);
    }
    const telling = this.ask.options.filter((option) => option.touches?.length).length;
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
      this.game?.people.actor(this) ??
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

  /** What the other side changed since we last acted; gone once closed or once we act. */
  digest = $derived.by(() => {
    const last = this.play.lines[this.play.shown - 1]?.n ?? 0;
    if (!this.game || !this.view || last <= this.digestClosed) return [];
    return this.game.log.digest(this.play.lines.slice(Math.max(0, this.play.shown - 300), this.play.shown), this);
  });
  closeDigest(): void {
    this.digestClosed = this.play.lines[this.play.shown - 1]?.n ?? 0;
  }

  // ---- the first decisions explained ----
  #taught = $state({ n: 0, ask: -1, heard: false });
  lesson = $derived.by<Lesson | null>(() => {
    if (
      settings.lessons >= LESSONS ||
      !this.ask ||
      this.play.busy ||
      this.panel ||
      (this.#taught.heard && this.#taught.ask === this.ask.id)
    )
      return null;
    return this.game?.lessons.lesson(settings.lessons + 1, this.ask, this) ?? null;
  });
  get lessonNumber(): number {
    return Math.min(LESSONS, settings.lessons + 1);
  }
  hearLesson(): void {
    if (this.ask) this.#taught = { n: settings.lessons, ask: this.ask.id, heard: true };
  }
  endLessons(): void {
    settings.lessons = LESSONS;
    saveSettings();
  }
  /** A question whose lesson was on the screen has been answered: the next lesson may come. */
  #learn(ask: AskView): void {
    if (settings.lessons < LESSONS && (this.lesson || (this.#taught.heard && this.#taught.ask === ask.id))) {
      settings.lessons += 1;
      saveSettings();
    }
  }

  name(ref: string): string {
    return (
      this.game?.people.called(ref, this) ??
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
    if (info && info.kind !== "human") return t("seat-bot");
    return info?.name || t("seat-number", { n: seat + 1 });
  }
  mark(ask: { seat: number; source?: string }): Mark {
    return (
      this.game?.mark(ask, this) ?? {
        number: ask.seat + 1,
        initial: String(ask.seat + 1),
        name: this.seatName(ask.seat),
      }
    );
  }

  // ---- answering ----
  choose(option: OptionView): void {
    if (this.play.busy) {
      this.play.skip();
      return;
    }
    if (!this.ask || !this.live) {
      this.#mute();
      return;
    }
    if (this.many) this.add(option.key, 1);
    else this.#answer([option.key]);
  }
  add(key: string, by: number): void {
    const ask = this.ask;
    const option = ask?.options.find((one) => one.key === key);
    if (!ask || !option || !this.live) return;
    const have = this.counts[key] ?? 0;
    const single = (option.most ?? 1) === 1 && by > 0 && have === 1;
    const next = single ? 0 : Math.max(0, Math.min(option.most ?? 1, have + by));
    if (by > 0 && !single && this.taken >= ask.most) {
      this.toast(t("share-full", { most: ask.most }), ask.rule, "why");
      return;
    }
    this.counts = { ...this.counts, [key]: next };
  }
  confirm(): void {
    const ask = this.ask;
    if (!ask || !this.live) return;
    if (this.taken < ask.least) {
      this.toast(t("share-more", { n: ask.least - this.taken }), ask.rule, "why");
      return;
    }
    this.#answer(ask.options.flatMap((option) => Array<string>(this.counts[option.key] ?? 0).fill(option.key)));
  }
  /** Take a hint: one answer is given at once, several are filled in for confirming. */
  follow(keys: string[]): void {
    if (!this.many) {
      const option = this.ask?.options.find((one) => one.key === keys[0]);
      if (option) this.choose(option);
      return;
    }
    const counts: Record<string, number> = {};
    for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
    this.counts = counts;
    this.panel = "";
  }
  #answer(keys: string[]): void {
    const ask = this.ask;
    if (!ask) return;
    this.#learn(ask);
    this.chooser = null;
    this.tip = null;
    this.sent = this.line.send({ type: "answer", seat: ask.seat, decision: ask.id, keys });
  }
  #mute(): void {
    if (this.line.state !== "open") this.toast(t("line-lost"), "", "plug");
  }

  /** A thing on the table was clicked: answer, let choose, or say why not. Never nothing. */
  press(ref: string, title: string, at: { x: number; y: number }): void {
    if (this.play.busy) {
      this.play.skip();
      return;
    }
    const options = this.glow.get(ref) ?? [];
    if (options.length) this.pick(options, title, at);
    else this.whyNot(ref, title);
  }
  /** One answer is given at once, several are offered beside the thing. */
  pick(options: OptionView[], title: string, at: { x: number; y: number }): void {
    if (this.play.busy) this.play.skip();
    else if (options.length === 1 && options[0]) this.choose(options[0]);
    else this.chooser = { options, title, ...at };
  }
  whyNot(ref: string, title: string): void {
    const reasons = this.refused.get(ref) ?? [];
    if (reasons[0]) this.refuse(reasons[0]);
    else if (this.line.state !== "open") this.#mute();
    else if (!this.frame || this.frame.outcome) this.toast(t("why-over"), "", "lock");
    else if (!this.ask) this.toast(t("why-waiting", { who: this.waitingFor() }), "", "time");
    else this.toast(t("why-not-here", { thing: title, question: this.ask.prompt }), this.ask.rule, "lock");
  }
  /** What is forbidden is locked; what is only pointless says so. */
  refuse(no: RefusedView): void {
    this.toast(no.text, no.rule, no.pointless ? "pass" : "lock", no.pointless);
  }
  /** Why a thing is no answer, for what is said beside it. */
  against(ref: string): { note: string; rule: string; pointless: boolean } {
    const [no] = this.refused.get(ref) ?? [];
    return { note: no?.text ?? "", rule: no?.rule ?? "", pointless: no?.pointless ?? false };
  }
  waitingFor(): string {
    const names = (this.frame?.waiting ?? []).map((one) => this.mark({ seat: one.seat }).name);
    return names.length ? names.join(", ") : t("the-table");
  }

  // ---- other frames ----
  undo(to: number): void {
    this.panel = "";
    this.line.send({ type: "undo", to });
  }
  vote(agree: boolean): void {
    if (this.frame?.request) this.line.send({ type: "undo-vote", request: this.frame.request.id, agree });
  }
  askHint(): void {
    const seat = this.ask?.seat ?? this.welcome?.you[0];
    if (seat === undefined || this.game?.secrets.covers(this)) return;
    this.hint = null;
    this.panel = "hint";
    this.line.send({ type: "hint", seat });
  }
  /** Whose words this screen reads: while hands are covered, only what everybody sees. */
  get reader(): number | null {
    return this.game?.secrets.covers(this) ? null : (this.ask?.seat ?? this.welcome?.you[0] ?? null);
  }
  askWords(): void {
    this.line.send({ type: "describe", seat: this.reader });
  }
  setStanding(until: string): void {
    const bots = new Set((this.frame?.seats ?? []).filter((one) => one.kind !== "human").map((one) => one.seat));
    for (const seat of this.welcome?.you ?? []) if (!bots.has(seat)) this.line.send({ type: "standing", seat, until });
    this.panel = "";
    this.toast(until ? t("autopass-on") : t("autopass-off"), "", "autopass");
  }
  handTo(seat: number): void {
    if (this.ask) this.line.send({ type: "hand", decision: this.ask.id, to: seat });
    this.panel = "";
  }
  setLang(next: Lang): void {
    this.line.send({ type: "lang", lang: next });
  }
  why(rule = ""): void {
    const rules = rule
      ? [rule]
      : [
          this.ask?.rule ?? "",
          ...(this.ask?.options.map((one) => one.rule ?? "") ?? []),
          ...(this.ask?.refused?.map((one) => one.rule) ?? []),
        ];
    this.drawer = {
      title: rule ? "" : (this.ask?.prompt ?? ""),
      rules: [...new Set(rules.filter(Boolean))],
      search: "",
    };
  }
  toast(text: string, rule: string, icon: string, pointless = false): void {
    if (this.toasts.some((one) => one.text === text)) return;
    const id = ++toastId;
    this.toasts = [...this.toasts.slice(-2), { id, text, rule, icon, pointless }];
    setTimeout(
      () => {
        this.toasts = this.toasts.filter((one) => one.id !== id);
      },
      3200 + text.length * 45,
    );
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        this.welcome = frame;
        this.sent = false;
        break;
      case "table":
        this.#seat(frame);
        break;
      case "log":
        this.play.hear(frame, this.frame, this.ask?.seat);
        // Words outlast an undo: what was said after the lines that are gone now stands after the last one that is
        // left.
        if (frame.cut) this.chat = this.chat.map((one) => ({ ...one, line: Math.min(one.line ?? 0, frame.from) }));
        break;
      case "words":
        this.words = frame;
        break;
      case "hint":
        this.hint = frame;
        this.panel = "hint";
        break;
      case "chat":
        this.#said(frame);
        break;
      case "error":
        this.sent = false;
        if (!this.welcome) {
          this.fatal = frame.text || frame.code;
          this.stranded = frame.code === "stranded";
          this.line.close();
        } else this.toast(frame.text || frame.code, frame.rule ?? "", "lock");
        break;
    }
  }
  /** Old talk comes again after a reconnection: only what is new is shown, where it stands may have changed. */
  #said(frame: ChatFrame): void {
    if (frame.n !== undefined && this.chat.some((one) => one.n === frame.n)) {
      this.chat = this.chat.map((one) => (one.n === frame.n ? frame : one));
      return;
    }
    const mine = frame.seat !== undefined && frame.seat !== null && !!this.welcome?.you.includes(frame.seat);
    const old = !this.frame || this.play.lines.length === 0;
    this.chat = [...this.chat.slice(-99), frame];
    if (!mine && !old) this.toast(t("label-list", { label: this.speaker(frame), text: frame.text }), "", "chat");
  }
  speaker(frame: ChatFrame): string {
    return (
      frame.name ||
      (frame.seat === undefined || frame.seat === null ? t("invite-watch") : this.mark({ seat: frame.seat }).name)
    );
  }
  say(text: string): void {
    if (text.trim()) this.line.send({ type: "chat", text: text.trim().slice(0, 400) });
  }
  #seat(frame: TableFrame): void {
    const old = this.ask?.id;
    this.play.sit(frame);
    this.frame = frame;
    this.sent = false;
    if (this.ask?.id !== old) {
      this.askIndex = 0;
      this.counts = {};
      this.previewKey = "";
      this.chooser = null;
      this.hint = null;
      if (this.panel === "hint" || this.panel === "undo" || this.panel === "hand") this.panel = "";
    }
  }
}
