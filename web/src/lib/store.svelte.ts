// What this browser remembers: the tables it sits at (with their seat tokens) and how its owner likes to play.
export interface KeptTable {
  table: string;
  tokens: string[];
  game: string;
  watch?: string;
  invites?: Invite[];
  /** Whoever came by an invitation has been asked for a name. */
  named?: boolean;
  /** Laid out for a puzzle: it is found on the page of puzzles, not among the tables. */
  puzzle?: string;
  /** A guided first game: the steps that were heard. */
  heard?: string[];
}
export interface Invite {
  seat: number;
  token: string;
  name: string;
  kind: string;
}
/** How many of the first decisions are explained. */
export const LESSONS = 3;
export interface Settings {
  speed: number;
  odds: boolean;
  /** Whether what comes of ending now is looked at by itself, so that the end of a turn can warn. */
  foresee: boolean;
  /** Whether what bots say is shown here. */
  bubbles: boolean;
  guide: boolean;
  bigText: boolean;
  lessons: number;
  calls: boolean;
  /** How bots play at new tables. */
  bots: "greedy" | "strong";
  /** How they speak there. */
  botsSay: "off" | "shown" | "ask";
  /** For so many milliseconds after the question has changed a press does not count: it was meant for the one before. */
  settle: number;
  /** Of the sounds, from 0 (off) to 1. */
  volume: number;
}

const TABLES = "stockade.tables";
const WORD = "stockade.word";
const SETTINGS = "stockade.settings";
const DEFAULTS: Settings = {
  speed: 1,
  odds: true,
  foresee: true,
  bubbles: true,
  guide: true,
  bigText: false,
  lessons: LESSONS,
  calls: false,
  bots: "greedy",
  botsSay: "shown",
  settle: 400,
  volume: 0,
};

function parse<T>(key: string, fallback: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "") as T;
  } catch {
    return fallback;
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...parse<Partial<Settings>>(SETTINGS, {}) });
export function saveSettings(): void {
  localStorage.setItem(SETTINGS, JSON.stringify(settings));
  applySettings();
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** The speed that counts: 0 means no motion at all. */
export const pace = (): number => (still.matches ? 0 : settings.speed);
export function applySettings(): void {
  document.documentElement.style.setProperty("--speed", String(pace()));
  document.documentElement.style.setProperty("--settle", `${settings.settle}ms`);
  document.documentElement.dataset.text = settings.bigText ? "big" : "";
}

export const keptTables = (): KeptTable[] => parse<KeptTable[]>(TABLES, []);
export function keepTable(kept: KeptTable): void {
  const rest = keptTables().filter((one) => one.table !== kept.table);
  const before = keptTables().find((one) => one.table === kept.table);
  const tokens = [...new Set([...(before?.tokens ?? []), ...kept.tokens])].filter(Boolean);
  const game = kept.game || before?.game || "";
  localStorage.setItem(TABLES, JSON.stringify([{ ...before, ...kept, game, tokens }, ...rest].slice(0, 40)));
}
/** One secret opens all our seats there from now on; the links to them are no good any more. */
export function keepKey(table: string, key: string): void {
  localStorage.setItem(
    TABLES,
    JSON.stringify(keptTables().map((one) => (one.table === table ? { ...one, tokens: [key] } : one))),
  );
}
/** Another link to one of the seats. */
export function keepInvite(table: string, seat: number, token: string): void {
  const invites = (kept: KeptTable): Invite[] => [
    ...(kept.invites ?? []).filter((one) => one.seat !== seat),
    { seat, token, name: "", kind: "human" },
  ];
  localStorage.setItem(
    TABLES,
    JSON.stringify(keptTables().map((one) => (one.table === table ? { ...one, invites: invites(one) } : one))),
  );
}
/** What was heard of the guide at that table; nothing ends it. */
export function keepHeard(table: string, heard: string[] | undefined): void {
  localStorage.setItem(
    TABLES,
    JSON.stringify(keptTables().map((one) => (one.table === table ? { ...one, heard } : one))),
  );
}
export function forgetTable(table: string): void {
  localStorage.setItem(TABLES, JSON.stringify(keptTables().filter((one) => one.table !== table)));
}

/** The word that lets this browser make tables, where the keeper of the server asks for one. */
export const makersWord = (): string => localStorage.getItem(WORD) ?? "";
export const keepWord = (word: string): void => localStorage.setItem(WORD, word);

/** Handed from the new-table page to the table: open the links at once when friends are expected. */
export const arrive = { invite: false };
