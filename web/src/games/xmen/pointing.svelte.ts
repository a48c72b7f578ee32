// Pointing at things of the board and pressing them, with a mouse, a finger or the keys. A press on what glows is the
// same as its button; pointing at a zone lights what it sees.
import { type Camera, pressedAt } from "../../lib/camera.svelte";
import { centre, type PlacedEdge, type PlacedZone } from "./geometry";
import type { Figure } from "./places";
import type { Stage } from "./stage.svelte";
import { edgeTip, figureRef, figureTip, zoneTip, type TipText } from "./tips";

const LONG = 450; // thousandths of a second until a press holds up a card

export class Pointing {
  #stage: Stage;
  #camera: Camera;
  #timer = 0;
  #heldUp = false;
  constructor(stage: Stage, camera: Camera) {
    this.#stage = stage;
    this.#camera = camera;
  }
  #pointed = $state("");
  /** The zones that the zone pointed at sees. */
  seen = $derived.by(() => {
    const here = this.#pointed;
    const sees = this.#stage.view.zones[here]?.sees ?? [];
    return new Set(sees.map(([zone]) => zone).filter((zone) => zone !== here));
  });

  // ---- pressing ----
  pressZone = (zone: PlacedZone, e: Event): void => {
    const { client, view, phone } = this.#stage;
    if (this.#camera.dragged || this.#afterHold()) return;
    const tip = zoneTip(client, view, zone.id);
    // A finger cannot hover: a tap on a zone that is no answer tells what stands there and why not.
    if (phone && !client.play.busy && !client.glow.has(`zone:${zone.id}`))
      client.toast([tip.title, ...tip.lines, ...tip.more, tip.note].filter(Boolean).join(" · "), tip.rule, "board");
    else client.press(`zone:${zone.id}`, tip.title, pressedAt(e));
  };
  pressEdge = (edge: PlacedEdge, e: Event): void => {
    const { client, view } = this.#stage;
    if (!this.#camera.dragged) client.press(`edge:${edge.id}`, edgeTip(client, view, edge).title, pressedAt(e));
  };
  pressFigure = (figure: Figure, e: Event): void => {
    const { client, name } = this.#stage;
    if (this.#camera.dragged || this.#afterHold()) return;
    const ref = figureRef(figure);
    if (this.#stage.optionsOf(figure).length) client.press(ref, name(ref), pressedAt(e));
    else if (!client.glow.has(`zone:${figure.zone}`) && this.#hasCard(ref)) client.held = ref;
    else client.press(`zone:${figure.zone}`, name(`zone:${figure.zone}`), pressedAt(e));
  };

  // ---- a long press holds up the card of a figure, where a finger cannot press Z ----
  #hasCard = (ref: string): boolean => !!this.#stage.client.game?.cards.face(ref, this.#stage.client);
  #afterHold = (): boolean => {
    const held = this.#heldUp;
    this.#heldUp = false;
    return held;
  };
  hold = (zone: string, e: PointerEvent): void => {
    if (e.pointerType === "mouse") return;
    this.#heldUp = false;
    const refs = this.#cardsIn(zone, e);
    this.#timer = window.setTimeout(() => {
      if (!refs.length || this.#camera.dragged) return;
      this.#heldUp = true;
      this.#stage.client.held = refs[0]!;
      this.#stage.client.heldList = refs;
    }, LONG);
  };
  release = (): void => clearTimeout(this.#timer);
  /** Cards of whoever stands in a zone, the one nearest to the finger first. */
  #cardsIn(zone: string, e: Event): string[] {
    const here = [...this.#stage.figures.values()].filter((figure) => figure.zone === zone);
    if (e instanceof MouseEvent && e.clientX) {
      const away = new Map(here.map((figure) => [figure, distance(figure, e)]));
      here.sort((a, b) => away.get(a)! - away.get(b)!);
    }
    return [...new Set(here.map(figureRef))].filter(this.#hasCard);
  }
  /** What Z would hold up. */
  near = (zone: string, e: Event): void => {
    this.#stage.client.lastCard = this.#cardsIn(zone, e)[0] ?? this.#stage.client.lastCard;
  };

  // ---- pointing ----
  pointZone = (zone: PlacedZone, e: Event): void => {
    this.#pointed = zone.id;
    this.near(zone.id, e);
    this.#tipAt(
      zoneTip(this.#stage.client, this.#stage.view, zone.id),
      (e.currentTarget as Element).getBoundingClientRect(),
    );
  };
  pointEdge = (edge: PlacedEdge | null, e?: Event): void => {
    const { client, view } = this.#stage;
    if (edge && e) this.#tipAt(edgeTip(client, view, edge), (e.currentTarget as Element).getBoundingClientRect());
    else client.tip = null;
  };
  pointFigure = (figure: Figure | null): void => {
    const { client, view } = this.#stage;
    if (!figure) {
      this.leave();
      return;
    }
    this.#pointed = figure.zone;
    if (this.#hasCard(figureRef(figure))) client.lastCard = figureRef(figure);
    const [box] = boxOf(figure.zone);
    if (box) this.#tipAt(figureTip(client, view, figure), box);
  };
  leave = (): void => {
    this.#pointed = "";
    this.#stage.client.tip = null;
  };
  #tipAt(tip: TipText, box: DOMRect): void {
    this.#stage.client.tip = { ...tip, box, keep: [...this.seen].flatMap(boxOf) };
  }

  // ---- the keys: arrows walk from zone to zone ----
  keyOn = (zone: PlacedZone, e: KeyboardEvent): void => {
    if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      this.pressZone(zone, e);
      return;
    }
    const way = WAYS[e.key];
    if (!way) return;
    e.preventDefault();
    const next = neighbour(zone, way, Object.values(this.#stage.plan.zones));
    if (next) document.getElementById(`zone-${next.id}`)?.focus();
  };
  focusable = $derived.by(() => {
    const { plan, client, active } = this.#stage;
    const lit = Object.keys(plan.zones).filter((id) => client.glow.has(`zone:${id}`));
    return new Set(lit.length ? lit : [active?.zone ?? Object.keys(plan.zones)[0]]);
  });
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** The nearest zone in that direction; what lies aside counts more than twice. */
function neighbour(zone: PlacedZone, [dx, dy]: [number, number], zones: PlacedZone[]): PlacedZone | null {
  const [x, y] = centre(zone);
  let best: { zone: PlacedZone; cost: number } | null = null;
  for (const other of zones) {
    if (other.id === zone.id || other.kind === "fountain") continue;
    const [ox, oy] = centre(other);
    const along = (ox - x) * dx + (oy - y) * dy,
      aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const cost = along + aside * 2.2;
    if (along > 10 && (!best || cost < best.cost)) best = { zone: other, cost };
  }
  return best?.zone ?? null;
}

function distance(figure: Figure, e: MouseEvent): number {
  const box = document.querySelector(`[data-fig="${figure.key}"]`)?.getBoundingClientRect();
  return box ? Math.hypot(box.x + box.width / 2 - e.clientX, box.y + box.height / 2 - e.clientY) : Infinity;
}
const boxOf = (zone: string): DOMRect[] => {
  const shape = document.getElementById(`zone-${zone}`);
  return shape ? [shape.getBoundingClientRect()] : [];
};
