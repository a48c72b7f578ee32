// What the board shows just now: who acts, where every figure stands, what a question is about, what glows and why.
import { str } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { OptionView } from "../../generated/contract";
import { centre, plan, type PlacedZone } from "./geometry";
import { asGeometry, asView, type Point } from "./model";
import { places, underway, type Figure } from "./places";
import { figureRef } from "./tips";

export type Light = "" | "may" | "picked" | "lit";

export class Stage {
  client: TableClient;
  phone: boolean;
  constructor(client: TableClient, phone: boolean) {
    this.client = client;
    this.phone = phone;
  }
  geometry = $derived.by(() => asGeometry(this.client.welcome!.static));
  view = $derived.by(() => asView(this.client.view!));
  plan = $derived.by(() => plan(this.geometry, !this.phone));
  /** Whoever is on the way is drawn where the way ends: the figure itself goes there (`Figures`). */
  figures = $derived.by(() => underway(places(this.view, this.plan), this.client.play.effect, this.plan));
  /** Crowds on the way: those who leave stand as ghosts where they come from. */
  leaving = $derived.by(() => {
    const effect = this.client.play.effect;
    return new Set(
      effect?.kind === "move" ? effect.lines.map(({ args }) => `${str(args.origin)}/${str(args.enemy)}`) : [],
    );
  });
  active = $derived.by(
    () =>
      this.view.heroes.find((hero) => hero.state === "active") ??
      this.view.heroes.find((hero) => this.client.ask && hero.seat === this.client.ask.seat && hero.zone),
  );
  lamp = $derived.by<Point>(() => {
    const zone = this.about ?? (this.active?.zone ? this.plan.zones[this.active.zone] : undefined);
    return zone ? centre(zone) : [this.plan.width / 2, this.plan.height / 2];
  });

  /** The zone a question of the table is about: where Wounds fall, where a group of Enemies must split. */
  about = $derived.by<PlacedZone | null>(() => {
    if (this.client.play.busy || this.view.phase === "heroes") return null;
    const ref = this.client.ask?.touches?.find((one) => one.startsWith("zone:")) ?? "";
    return this.plan.zones[ref.slice(5)] ?? null;
  });
  /** Where such a question can lead. */
  ways = $derived.by(() => {
    const from = this.about;
    if (!from) return [];
    const zones = [...this.client.glow.keys()].filter((ref) => ref.startsWith("zone:") && ref !== `zone:${from.id}`);
    return zones.flatMap((ref) => this.plan.zones[ref.slice(5)] ?? []);
  });

  /** An attack that has a target but no dice yet: where it comes from and where it goes. */
  aim = $derived.by(() => {
    const { play, ask } = this.client;
    if (play.busy || !["prompt-power", "prompt-boost"].includes(ask?.message ?? "")) return null;
    const shown = play.lines.slice(Math.max(0, play.shown - 20), play.shown);
    const line = shown[shown.findLastIndex((one) => one.kind === "hero.attacks" || one.kind === "dice.rolled")];
    const from = this.figures.get(`hero:${line?.args.hero}`),
      zone = this.plan.zones[str(line?.args.zone)];
    return line?.kind === "hero.attacks" && from && zone ? { from, zone, to: centre(zone) } : null;
  });

  // ---- light ----
  #touched = $derived.by(() => new Set(this.client.preview?.touches ?? []));
  light(ref: string): Light {
    const { glow, counts, lit } = this.client;
    if (this.#touched.has(ref) || (this.aim && ref === `zone:${this.aim.zone.id}`)) return "picked";
    if ((glow.get(ref) ?? []).some((option) => (counts[option.key] ?? 0) > 0)) return "picked";
    if (glow.has(ref)) return "may";
    return lit.has(ref) || (this.about && ref === `zone:${this.about.id}`) ? "lit" : "";
  }
  /** A figure that is spoken of. */
  isLit = (figure: Figure): boolean => this.client.lit.has(figureRef(figure)) || this.#touched.has(figureRef(figure));
  /** The answers that mean this very figure: a kind of enemy counts only in a zone the answer speaks of. */
  optionsOf = (figure: Figure): OptionView[] => {
    const options = this.client.glow.get(figureRef(figure)) ?? [];
    if (figure.kind !== "horde" && figure.kind !== "zhero") return options;
    return options.filter((option) => {
      const zones = (option.touches ?? []).filter((ref) => ref.startsWith("zone:"));
      return !zones.length || zones.includes(`zone:${figure.zone}`);
    });
  };
  /** Figures let clicks through to their zone, unless they are an answer themselves or a card to read. */
  own = (figure: Figure): boolean =>
    this.optionsOf(figure).length > 0 ||
    (!this.client.glow.has(`zone:${figure.zone}`) && (figure.kind === "bystander" || figure.kind === "zhero"));

  // ---- Zombie Mode: who can be devoured now, with what it gives besides an empty stomach ----
  #devours = $derived.by(
    () => !this.client.play.busy && !!this.client.ask?.options.some(({ args }) => args.weapon === "devour"),
  );
  meal = (figure: Figure): { text: string; first: boolean; low: boolean } | null => {
    if (!this.#devours || figure.zone !== this.active?.zone || figure.kind === "hero") return null;
    const found = this.view.meals.find((one) => one.id === figure.id);
    if (!found) return null;
    const room = this.plan.zones[figure.zone]?.room;
    const low = !!room && figure.y + figure.r + 18 > room.y + room.h;
    return { text: found.bystander ? t("meal-card") : t("meal-xp", { n: found.xp }), first: found.first, low };
  };

  name = (ref: string): string => this.client.name(ref);
  short = (zone: string): string => this.client.word(`zone:${zone}`)?.short ?? this.client.name(`zone:${zone}`);
}
