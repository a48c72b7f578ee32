// The best campaigns played in this browser: they outlive the table and the server.
interface Top { table: string; score: number; who: string; day: string }
const KEY = "stockade.mars.best";

export function best(): Top[] {
  try { return (JSON.parse(localStorage.getItem(KEY) ?? "[]") as Top[]).filter((one) => typeof one.score === "number"); } catch { return []; }
}
export function keep(top: Top): void {
  const all = [top, ...best().filter((one) => one.table !== top.table)].sort((a, b) => b.score - a.score).slice(0, 10);
  try { localStorage.setItem(KEY, JSON.stringify(all)); } catch { /* a browser without memory keeps nothing */ }
}
