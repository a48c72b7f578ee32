// The table at this screen: the question being answered, what is held up, and everything one does about it.
// Holds no rules: it sends back option keys.
import { Foresee } from "../insight/foresee.svelte";
import { Planning } from "../insight/plan.svelte";
import { isPlain, stepsOf } from "./aims";
import { dire } from "./answers";
import { Bubbles } from "./bubbles.svelte";
import { Lessons } from "./lessons.svelte";
import type { Chooser, Drawer, Tip, Toast } from "./overlays";
import { noteHint } from "./results.svelte";
import { SeenTable } from "./seen.svelte";
import { grave } from "./slots";
import { settings } from "./store.svelte";
import { Talk } from "./talk.svelte";
import { lang, t } from "./text.svelte";
import { Undo } from "./undo";
import type { HintFrame, WordsFrame, Lang, OptionView, RefusedView } from "../generated/contract";
import type { ServerFrame, TableFrame } from "../generated/contract";

let toastId = 0;

export class TableClient extends SeenTable {
  hint = $state.raw<HintFrame | null>(null);
  words = $state.raw<WordsFrame | null>(null);
  fatal = $state("");
  /** The rules have changed under this table: what is left is its save file. */
  stranded = $state(false);
  tip = $state.raw<Tip | null>(null);
  chooser = $state.raw<Chooser | null>(null);
  toasts = $state<Toast[]>([]);
  held = $state("");
  /** Neighbours of the card held up, when it came from a pile. */
  heldList = $state.raw<string[]>([]);
  lastCard = "";
  drawer = $state.raw<Drawer | null>(null);
  panel = $state<"" | "undo" | "hint" | "settings" | "invite" | "auto" | "text" | "hand" | "guide" | "wrong">("");
  /** The part of the board in the window, for small maps. */
  boardWindow = $state.raw<{ x: number; y: number; w: number; h: number } | null>(null);
  /** An answer that would throw something away, until one has said so again. */
  sure = $state.raw<OptionView | null>(null);
  /** When the question became another one. */
  #changed = -Infinity;
  /** What digits press when a game groups its answers; else they choose in the order of the question. */
  digits: (() => void)[] | null = null;
  lessons = new Lessons(this);
  talk = new Talk(this);
  ways = new Undo(this);
  foresee = new Foresee(this);
  bubbles = new Bubbles(this);
  plan = new Planning(this);

  protected readonly whole = this;

  // ---- answering ----
  choose(option: OptionView, sure = false): void {
    if (this.play.busy) return this.play.skip();
    if (!this.ask || !this.live) return this.#mute();
    if (this.#tooSoon()) return;
    if (this.plan.on) this.plan.add(option);
    else if (this.many) this.add(option.key, 1);
    else if (grave(option) && !sure) {
      this.chooser = null;
      this.sure = option;
    } else if (!this.foresee.holds(option)) this.#answer([option.key]);
  }
  /** An answer that was given before its question was asked: a place or a gate pressed first. */
  foreseen(option: OptionView): void {
    if (this.ask && this.live && !this.many) this.#answer([option.key]);
  }
  /** A press that was meant for what stood here a moment ago. */
  #tooSoon(): boolean {
    return performance.now() - Math.max(this.#changed, this.play.ended) < settings.settle;
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
    if (!ask || !this.live || this.#tooSoon()) return;
    if (this.taken < ask.least) {
      this.toast(t("share-more", { n: ask.least - this.taken }), ask.rule, "why");
      return;
    }
    this.#answer(ask.options.flatMap((option) => Array<string>(this.counts[option.key] ?? 0).fill(option.key)));
  }
  /** Take a hint: one answer is given at once, several are filled in for confirming. */
  follow(keys: string[]): void {
    if (!this.many) {
      const option = [...(this.ask?.options ?? []), ...(this.asked?.options ?? [])].find((one) => one.key === keys[0]);
      if (option) this.choose(option);
      else this.confirm();
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
    this.lessons.learn(ask);
    this.chooser = null;
    this.tip = null;
    this.sure = null;
    const joined = keys.find((key) => !isPlain(key)) ?? "";
    this.ways.answered(!!joined);
    const at = { seat: ask.seat, decision: ask.id };
    const steps = stepsOf(joined).map((key) => [key]);
    this.sent = this.line.send(joined ? { type: "plan", ...at, steps, play: true } : { type: "answer", ...at, keys });
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
    else this.chooser = { options: [...options].sort((a, b) => Number(dire(a)) - Number(dire(b))), title, ...at };
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
    noteHint(this.table);
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

  /** Our seats get another secret, and every other screen that holds them is shut out. */
  renew(): void {
    this.keyring.exchange();
    this.line.send(this.keyring.hello(lang()));
  }

  protected hear(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        this.welcome = frame;
        this.sent = false;
        this.keyring.accepted();
        break;
      case "table":
        this.#seat(frame);
        break;
      case "log":
        this.play.hear(frame, this.frame, this.ask?.seat ?? this.eye);
        if (frame.cut) this.talk.cut(frame.from);
        break;
      case "words":
        this.words = frame;
        break;
      case "hint":
        this.hint = frame;
        this.panel = "hint";
        break;
      case "forecast":
      case "leads":
        this.foresee.hear(frame);
        break;
      case "plan":
        this.plan.hear(frame);
        break;
      case "chat":
        this.talk.hear(frame);
        break;
      case "error":
        this.sent = false;
        if (frame.code === "key-first") this.keyring.exchange();
        else if (frame.code === "no-forecast") this.foresee.refused();
        else if (!this.welcome || frame.code === "renewed") {
          this.fatal = frame.text || frame.code;
          this.stranded = frame.code === "stranded";
          this.line.close();
        } else this.toast(frame.text || frame.code, frame.rule ?? "", "lock");
        break;
    }
  }
  #seat(frame: TableFrame): void {
    const old = this.ask?.id;
    this.play.sit(frame);
    this.frame = frame;
    this.sent = false;
    this.ways.seated(frame);
    if (this.ask?.id !== old) {
      this.#changed = performance.now();
      this.sure = null;
      this.askIndex = 0;
      this.counts = {};
      this.previewKey = "";
      this.chooser = null;
      this.tip = null;
      this.hint = null;
      this.foresee.seated();
      if (this.panel === "hint" || this.panel === "undo" || this.panel === "hand") this.panel = "";
    }
  }
}
