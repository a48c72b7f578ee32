// Whether the hand rests: a page that changes under a resting pointer says nothing that nobody asked for.
let resting = false;
/** What was last pressed by hand. A keyboard that is led on from there means what it stands on. */
let pressed: Element | null = null;
const listeners = new Set<() => void>();

addEventListener(
  "pointerdown",
  (e) => {
    resting = true;
    pressed = (e.target as Element).closest("button, [role=button]");
  },
  true,
);
addEventListener(
  "keydown",
  (e) => {
    resting = !/^(Arrow|Tab)/.test(e.key);
    if (!resting) pressed = null;
    if (!resting) listeners.forEach((tell) => tell());
  },
  true,
);
addEventListener(
  "pointermove",
  (e) => {
    if (!e.movementX && !e.movementY) return;
    resting = false;
    listeners.forEach((tell) => tell());
  },
  true,
);

export const rests = (): boolean => resting;
/** Whether this button has the focus only because a hand pressed it. */
export const byHand = (button: Element): boolean => button === pressed;
/** Tells when the hand moves again; returns how to stop listening. */
export function stirs(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
