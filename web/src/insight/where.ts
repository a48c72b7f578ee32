// Where a piece or place is on this screen: boards name their things by `data-ref`, by `data-fig` or by their test id.

/** The middle of the thing on the board, and how large it is; null when it is not to be seen. */
export function boxOf(ref: string): DOMRect | null {
  const plain = ref.replace(":", "-");
  for (const [name, value] of [
    ["data-ref", ref],
    ["data-fig", ref],
    ["data-testid", plain],
  ] as const) {
    const found = [...document.querySelectorAll(`[${name}]`)].find((one) => one.getAttribute(name) === value);
    const box = found?.getBoundingClientRect();
    if (box && box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}
