// A link as a picture that a phone can read.
import { encode } from "uqr";

/** The dark squares as one path; null for what is longer than any such picture holds. */
export function qr(text: string): { size: number; path: string } | null {
  try {
    const { size, data } = encode(text, { ecc: "M", border: 0 });
    const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
    return { size, path };
  } catch {
    return null;
  }
}
