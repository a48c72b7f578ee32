// Whether the hand rests: a page that changes under a resting pointer says nothing that nobody asked for.
let resting = false;
const listeners = new Set<() => void>();

addEventListener("pointerdown", () => (resting = true), true);
addEventListener(
  "keydown",
  (e) => {
    resting = !/^(Arrow|Tab)/.test(e.key);
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
/** Tells when the hand moves again; returns how to stop listening. */
export function stirs(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
