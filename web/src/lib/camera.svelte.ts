// What part of a board is in the window: fit, zoom about a point, drag, pinch. Boards draw in their own units.
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 220; // board units across the window at the strongest zoom

/** Where something was pressed: under the pointer, or the middle of it when a key did. */
export function pressedAt(e: Event): { x: number; y: number } {
  const box = (e.currentTarget as Element).getBoundingClientRect();
  return e instanceof MouseEvent && e.clientX
    ? { x: e.clientX, y: e.clientY }
    : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class Camera {
  home = $state.raw<Frame>({ x: 0, y: 0, w: 100, h: 100 });
  box = $state.raw<Frame>({ x: 0, y: 0, w: 100, h: 100 });
  moved = $state(false);
  dragged = false;
  #points = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };
  #run = 0;

  viewBox = $derived.by(
    () => `${this.box.x.toFixed(1)} ${this.box.y.toFixed(1)} ${this.box.w.toFixed(1)} ${this.box.h.toFixed(1)}`,
  );

  /** New home: go there unless the player has moved the window by hand. */
  settle(home: Frame, force = false): void {
    this.home = home;
    cancelAnimationFrame(this.#run);
    if (force || !this.moved) {
      this.box = home;
      this.moved = false;
    }
  }
  /** Bring that part into the window within so many milliseconds, unless the player has moved it by hand or sees it already. */
  glide(to: Frame, ms: number): void {
    if (this.moved) return;
    cancelAnimationFrame(this.#run);
    const from = this.box,
      start = performance.now();
    const step = (now: number): void => {
      const k = this.moved ? 1 : Math.max(0, Math.min(1, (now - start) / Math.max(1, ms))),
        done = 1 - (1 - k) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * done;
      if (!this.moved)
        this.box = { x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), h: mix(from.h, to.h) };
      if (k < 1) this.#run = requestAnimationFrame(step);
    };
    this.#run = requestAnimationFrame(step);
  }
  shows(part: Frame): boolean {
    const { x, y, w, h } = this.box;
    return part.x >= x && part.y >= y && part.x + part.w <= x + w && part.y + part.h <= y + h;
  }
  reset(): void {
    this.box = this.home;
    this.moved = false;
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const { x, y, w, h } = this.box;
    const k = Math.max(CLOSEST / w, Math.min(factor, (this.home.w * 1.6) / w));
    const cx = at?.x ?? x + w / 2,
      cy = at?.y ?? y + h / 2;
    this.box = { x: cx - (cx - x) * k, y: cy - (cy - y) * k, w: w * k, h: h * k };
    this.moved = true;
  }

  #unit(svg: SVGSVGElement): number {
    const shown = svg.getBoundingClientRect();
    return 1 / Math.min(shown.width / this.box.w, shown.height / this.box.h);
  }
  #point(svg: SVGSVGElement, e: { clientX: number; clientY: number }): { x: number; y: number } {
    const m = svg.getScreenCTM();
    return m ? new DOMPoint(e.clientX, e.clientY).matrixTransform(m.inverse()) : { x: 0, y: 0 };
  }

  wheel = (e: WheelEvent): void => {
    e.preventDefault();
    this.zoom(e.deltaY > 0 ? 1.12 : 1 / 1.12, this.#point(e.currentTarget as SVGSVGElement, e));
  };
  down = (e: PointerEvent): void => {
    this.#points.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.#start = { x: e.clientX, y: e.clientY };
    this.dragged = false;
  };
  move = (e: PointerEvent): void => {
    const last = this.#points.get(e.pointerId);
    if (!last) return;
    const svg = e.currentTarget as SVGSVGElement;
    if (this.#points.size === 2) {
      const [other] = [...this.#points].filter(([id]) => id !== e.pointerId).map(([, point]) => point);
      if (other) {
        const before = Math.hypot(last.x - other.x, last.y - other.y),
          now = Math.hypot(e.clientX - other.x, e.clientY - other.y);
        if (now > 0)
          this.zoom(
            before / now,
            this.#point(svg, { clientX: (e.clientX + other.x) / 2, clientY: (e.clientY + other.y) / 2 }),
          );
      }
      this.dragged = true;
    } else if (this.dragged || Math.hypot(e.clientX - this.#start.x, e.clientY - this.#start.y) > 7) {
      this.dragged = true;
      this.moved = true;
      const k = this.#unit(svg);
      this.box = { ...this.box, x: this.box.x - (e.clientX - last.x) * k, y: this.box.y - (e.clientY - last.y) * k };
    }
    this.#points.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };
  up = (e: PointerEvent): void => {
    this.#points.delete(e.pointerId);
  };
}
