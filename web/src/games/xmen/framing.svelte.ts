// The part of the board that is in the window: all of it on a desk; on a phone what the question or the event is about.
import { untrack } from "svelte";
import { Camera, type Frame } from "../../lib/camera.svelte";
import { str } from "../../lib/args";
import type { PlacedZone, Plan } from "./geometry";
import { asView } from "./model";
import type { Stage } from "./stage.svelte";

const EDGE = 8; // drawn around the map
const TOOLS = 46; // pixels that a column of buttons takes

export class Framing {
  camera = new Camera();
  /** The window in pixels. */
  shape = $state({ w: 1, h: 1 });
  #stage: Stage;
  constructor(stage: Stage) {
    this.#stage = stage;
  }
  #whole = $derived.by(() => {
    const { width, height } = this.#stage.plan;
    return { x: -EDGE, y: -EDGE, w: width + 2 * EDGE, h: height + 2 * EDGE };
  });
  /** Board units per pixel: when all of it is shown, or on a phone what the question is about, or what fingers made of that. */
  unit = $derived.by(() => {
    const { phone } = this.#stage;
    const seen = !phone ? this.#whole : this.camera.moved ? this.camera.box : this.camera.home;
    const unit = Math.max(seen.w / Math.max(1, this.shape.w), seen.h / Math.max(1, this.shape.h));
    return phone ? Math.max(1.1, Math.ceil(unit * 10) / 10) : unit; // in steps: names are not measured anew for every pixel of a pinch
  });
  /** How tall names are, so that they can be read: the smaller the board is shown, the more of a zone; long ones are squeezed. */
  tall = $derived.by(() => Math.max(12.5, Math.min(23, 12.2 * this.unit)));
  /** Whether the buttons find room beside the board; otherwise it leaves them a strip below. */
  aside = $derived.by(() => this.shape.w - this.#whole.w / this.unit > 2 * TOOLS);
  #interest = $derived.by(() => {
    const { phone, plan, about, aim, view, active, client } = this.#stage;
    if (!phone) return this.#whole;
    const here = about ?? aim?.zone;
    const heroes = view.heroes
      .filter((hero) => hero.zone && client.glow.has(`hero:${hero.id}`))
      .map((hero) => `zone:${hero.zone}`);
    const refs = new Set([
      ...client.glow.keys(),
      ...heroes,
      ...(here ? [`zone:${here.id}`] : []),
      ...(active?.zone && !about ? [`zone:${active.zone}`] : []),
    ]);
    const zones = Object.values(plan.zones).filter((zone) => refs.has(`zone:${zone.id}`));
    return zones.length ? this.#window(around(zones, 30), Math.max(330, this.shape.w * 0.62)) : this.#whole;
  });
  /** What plays now happens in these zones. */
  #scene = $derived.by(() => {
    const { client, plan } = this.#stage;
    const effect = client.play.effect;
    const ids = (effect?.lines ?? []).flatMap(({ args: a }) => [
      a.origin,
      a.to,
      a.zone,
      ...String(a.edge ?? "").split("|"),
      ...(a.zone || a.to ? [] : [asView(effect!.before).heroes.find((hero) => hero.id === a.hero)?.zone ?? ""]),
    ]);
    return ids.flatMap((id) => plan.zones[str(id)] ?? []);
  });

  /** A window in the shape of the screen with that part in its middle, as far as the board reaches. */
  #window(part: Frame, least: number): Frame {
    return windowOn(part, least, this.shape, this.#stage.plan);
  }
  /** While something plays a phone's window goes along, afterwards it turns to the question. */
  follow(): void {
    const { phone, client } = this.#stage;
    if (!phone || !client.play.busy) {
      this.camera.settle(this.#interest);
      return;
    }
    const effect = client.play.effect,
      part = this.#scene.length ? around(this.#scene, 12) : null;
    if (effect && part)
      untrack(() => {
        if (!this.camera.shows(part)) this.camera.glide(this.#window(part, this.shape.w * 1.3), effect.ms * 0.45);
      });
  }
}

function around(zones: PlacedZone[], edge: number): Frame {
  const x = Math.min(...zones.map((zone) => zone.room.x)) - edge,
    y = Math.min(...zones.map((zone) => zone.room.y)) - edge;
  return {
    x,
    y,
    w: Math.max(...zones.map((zone) => zone.room.x + zone.room.w)) + edge - x,
    h: Math.max(...zones.map((zone) => zone.room.y + zone.room.h)) + edge - y,
  };
}

function windowOn(part: Frame, least: number, shape: { w: number; h: number }, plan: Plan): Frame {
  const ratio = shape.w / Math.max(1, shape.h);
  let w = Math.max(least, part.w),
    h = Math.max(260, part.h);
  if (w / h < ratio) w = h * ratio;
  else h = w / ratio;
  const slip = (at: number, size: number, all: number): number =>
    size >= all ? (all - size) / 2 - EDGE : Math.max(-EDGE, Math.min(at, all + EDGE - size));
  return {
    x: slip(part.x + (part.w - w) / 2, w, plan.width),
    y: slip(part.y + (part.h - h) / 2, h, plan.height),
    w,
    h,
  };
}
