// A small QR encoder for table links: byte mode, error correction L, versions 1 to 10 (up to 271 bytes). Returns the
// dark
// modules as one SVG path.
const CODEWORDS = [19, 34, 55, 80, 108, 136, 156, 194, 232, 274];
const EC_PER_BLOCK = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512),
  LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function remainder(data: number[], degree: number): number[] {
  let divisor = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...divisor, 0];
    divisor.forEach((c, j) => {
      next[j + 1] = next[j + 1]! ^ times(c, EXP[i]!);
    });
    divisor = next;
  }
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < degree; i++) rest[i] = rest[i]! ^ times(divisor[i + 1]!, factor);
  }
  return rest;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const total = CODEWORDS[version - 1]!;
  const bits: number[] = [];
  const put = (value: number, n: number): void => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, total * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < total; pad ^= 0xec ^ 0x11) data.push(pad);
  const count = BLOCKS[version - 1]!,
    short = Math.floor(total / count),
    longer = total % count;
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const n = short + (i >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + n));
    at += n;
  }
  const checks = blocks.map((block) => remainder(block, EC_PER_BLOCK[version - 1]!));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const block of blocks) if (i < block.length) out.push(block[i]!);
  for (let i = 0; i < EC_PER_BLOCK[version - 1]!; i++) for (const check of checks) out.push(check[i]!);
  return out;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(version: number, words: number[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) {
      dark[y]![x] = on;
      fixed[y]![x] = true;
    }
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  }
  const spots = ALIGN[version - 1]!;
  for (const ax of spots)
    for (const ay of spots) {
      if ((ax === 6 && ay === 6) || (ax === 6 && ay === size - 7) || (ax === size - 7 && ay === 6)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(ax + dx, ay + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  let rest = (1 << 3) | mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((((1 << 3) | mask) << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((format >> i) & 1) === 1;
  for (let i = 0; i < 6; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
  if (version >= 7) {
    let r = version;
    for (let i = 0; i < 12; i++) r = (r << 1) ^ ((r >> 11) * 0x1f25);
    const info = (version << 12) | r;
    for (let i = 0; i < 18; i++) {
      const on = ((info >> i) & 1) === 1,
        a = size - 11 + (i % 3),
        b = Math.floor(i / 3);
      set(a, b, on);
      set(b, a, on);
    }
  }
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let j = 0; j < 2; j++) {
        const x = right - j,
          up = ((right + 1) & 2) === 0,
          y = up ? size - 1 - step : step;
        if (fixed[y]![x] || i >= words.length * 8) {
          if (!fixed[y]![x]) dark[y]![x] = MASKS[mask]!(x, y);
          continue;
        }
        dark[y]![x] = (((words[i >> 3]! >> (7 - (i & 7))) & 1) === 1) !== MASKS[mask]!(x, y);
        i++;
      }
  }
  return dark;
}

/** Fewer long runs and a balance of dark and light make a code easier to read. */
function ugliness(dark: boolean[][]): number {
  const size = dark.length;
  let score = 0,
    black = 0;
  for (let y = 0; y < size; y++)
    for (const along of [(i: number) => dark[y]![i]!, (i: number) => dark[i]![y]!]) {
      for (let i = 0, run = 0, last: boolean | null = null; i < size; i++) {
        run = along(i) === last ? run + 1 : 1;
        last = along(i);
        if (run === 5) score += 3;
        else if (run > 5) score += 1;
      }
    }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (dark[y]![x]) black++;
      if (
        x &&
        y &&
        dark[y]![x] === dark[y]![x - 1] &&
        dark[y]![x] === dark[y - 1]![x] &&
        dark[y]![x] === dark[y - 1]![x - 1]
      )
        score += 3;
    }
  return score + Math.floor(Math.abs((black * 20) / (size * size) - 10)) * 10;
}

export function qr(text: string): { size: number; path: string } | null {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((room, i) => bytes.length + (i < 9 ? 2 : 3) <= room) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  const best = MASKS.map((_, mask) => draw(version, words, mask)).sort((a, b) => ugliness(a) - ugliness(b))[0]!;
  const path = best.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: best.length, path };
}
