// What posters draw many times over: flecks strewn over a sky, rays out of a point.

export interface Fleck {
  x: number;
  y: number;
  r: number;
  opacity: number;
}

/** `n` flecks over a field of that size, always the same ones for the same seed. */
export function flecks(n: number, width: number, height: number, sizes: [number, number], seed = 1): Fleck[] {
  let state = seed;
  const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: n }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: sizes[0] + next() * (sizes[1] - sizes[0]),
    opacity: 0.55 + next() * 0.45,
  }));
}

/** The path of `n` rays as broad as the gaps between them, out of a point and past the edge. */
export function rays(n: number, x: number, y: number, length: number): string {
  const tip = (half: number): string => {
    const angle = (half * Math.PI) / n;
    return `L${Math.round(x + length * Math.cos(angle))} ${Math.round(y + length * Math.sin(angle))}`;
  };
  return Array.from({ length: n }, (_, i) => `M${x} ${y}${tip(2 * i)}${tip(2 * i + 1)}z`).join("");
}
