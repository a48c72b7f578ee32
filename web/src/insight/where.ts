// Where a piece or place is on this screen: boards name their things by `data-ref`, by `data-fig` or by their test id.

/** What can be seen of a thing: a board that scrolls hides the rest of it behind its edges. */
function shown(thing: Element): DOMRect {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let up = thing.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible") continue;
    const edge = up.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The middle of the thing on the board, and how large it is; null when it is not to be seen. */
export function boxOf(ref: string): DOMRect | null {
  const plain = ref.replace(":", "-");
  for (const [name, value] of [
    ["data-ref", ref],
    ["data-fig", ref],
    ["data-testid", plain],
  ] as const) {
    const found = [...document.querySelectorAll(`[${name}]`)].find((one) => one.getAttribute(name) === value);
    const box = found && shown(found);
    if (box && box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}
