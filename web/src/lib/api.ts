// The few calls. Everything at the table itself goes through the socket.
import type {
  BestGame,
  Branch,
  Deck,
  DeckJudged,
  DeckRead,
  DeckTools,
  DeckWritten,
  ExamplePlay,
  FileRead,
  FirstLook,
  GameInfo,
  GuideInfo,
  Lang,
  LookBack,
  MadeTable,
  MyTable,
  Past,
  PuzzleInfo,
  ReviewNow,
  RuleText,
  Solution,
  TableSummary,
  WriteDeck,
} from "../generated/contract";
import { makersWord } from "./store.svelte";
import { ask } from "./transport";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly line = 0,
  ) {
    super(text);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await ask(path, init);
  } catch {
    throw new ApiError("offline", "");
  }
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw refused(answer, body);
  return body as T;
}
const refused = (
  answer: Response,
  body: { error?: { code?: string; text?: string; line?: number } } | null,
): ApiError =>
  new ApiError(body?.error?.code ?? String(answer.status), body?.error?.text ?? "", body?.error?.line ?? 0);
const post = <T>(path: string, body: unknown, headers = {}): Promise<T> =>
  call<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
/** Some servers ask for a word before somebody makes a table. */
const maker = (): Record<string, string> => (makersWord() ? { "x-word": encodeURIComponent(makersWord()) } : {});

export const games = (): Promise<GameInfo[]> => call("games");
export const preview = (game: string, setup: unknown, lang: string): Promise<FirstLook> =>
  post("preview", { game, setup, lang });
/** The best games; a game knows what its own details are. */
export const best = <Best extends BestGame = BestGame>(game: string, table = ""): Promise<Best[]> =>
  call(`best/${game}?table=${encodeURIComponent(table)}`);
/** What a file chooses for a set-up; the error of a bad one knows its line. */
export const setupFile = (
  game: string,
  option: string,
  words: string,
  scenario: string,
  lang: string,
): Promise<FileRead> => post("setup-file", { game, option, words, scenario, lang });
export const newTable = (body: unknown): Promise<MadeTable> => post("tables", body, maker());
export const mine = (tables: MyTable[], lang: string): Promise<TableSummary[]> => post("mine", { tables, lang });

export const deckOffer = (game: string, lang: string): Promise<DeckTools> => call(`decks/${game}?lang=${lang}`);
export const deckCheck = (game: string, deck: Deck, lang: string): Promise<DeckJudged> =>
  post(`decks/${game}/check`, { deck, lang });
export const deckRead = (game: string, words: string, lang: string): Promise<DeckRead> =>
  post(`decks/${game}/read`, { words, lang });
export const deckWrite = (game: string, deck: Deck, form: WriteDeck["form"], lang: string): Promise<DeckWritten> =>
  post(`decks/${game}/write`, { deck, form, lang });

export const guides = (): Promise<GuideInfo[]> => call("guides");
export const guidedTable = (game: string): Promise<MadeTable> => post(`guides/${game}`, {}, maker());
export const puzzles = (game: string): Promise<PuzzleInfo[]> => call(`puzzles/${game}`);
export const puzzleLook = (game: string, id: string, lang: string): Promise<FirstLook> =>
  call(`puzzles/${game}/${id}?lang=${lang}`);
export const puzzleSolution = (game: string, id: string, lang: string): Promise<Solution> =>
  call(`puzzles/${game}/${id}/solution?lang=${lang}`);
export const puzzleTable = (game: string, id: string): Promise<MadeTable> => post(`puzzles/${game}/${id}`, {}, maker());

const ledgers = new Map<string, Promise<RuleText[]>>();
export function rules(game: string): Promise<RuleText[]> {
  let ledger = ledgers.get(game);
  if (!ledger) {
    ledger = call<RuleText[]>(`rules/${game}`);
    ledger.catch(() => ledgers.delete(game));
    ledgers.set(game, ledger);
  }
  return ledger;
}

/** The example of a rule, played: a few were watched lately. */
const plays = new Map<string, Promise<ExamplePlay>>();
export function example(game: string, rule: string, lang: string): Promise<ExamplePlay> {
  const path = `rules/${game}/${encodeURIComponent(rule)}/example?lang=${lang}`;
  const play = plays.get(path) ?? call<ExamplePlay>(path);
  plays.delete(path);
  plays.set(path, play);
  play.catch(() => plays.delete(path));
  if (plays.size > 8) plays.delete(plays.keys().next().value ?? "");
  return play;
}
export const tryRule = (game: string, rule: string, lang: string): Promise<MadeTable> =>
  post(`rules/${game}/${encodeURIComponent(rule)}/try`, { lang }, maker());

export async function save(table: string, tokens: string[], lang: string): Promise<Blob> {
  const answer = await ask(`tables/${table}/save`, {
    headers: { "x-seat-token": tokens.join(","), "accept-language": lang },
  });
  if (!answer.ok) throw refused(answer, await answer.json().catch(() => null));
  return answer.blob();
}
function lay(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
/** What is wrong at a table, as a file among the downloads. */
export async function report(table: string, tokens: string[], words: string, lang: string): Promise<void> {
  const answer = await ask(`tables/${table}/report`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-seat-token": tokens.join(","), "accept-language": lang },
    body: JSON.stringify({ words, lang }),
  });
  if (!answer.ok) throw refused(answer, await answer.json().catch(() => null));
  lay(await answer.blob(), `${table}.report.json`);
}
/** The save file, laid among the downloads of this browser. */
export async function download(table: string, tokens: string[], lang: string): Promise<void> {
  lay(await save(table, tokens, lang), `${table}.stockade`);
}
export const importSave = (body: Blob): Promise<MadeTable> =>
  call("import", { method: "POST", headers: maker(), body });
/** A stretch of a table's past. */
export const past = (table: string, tokens: string[], wish: LookBack): Promise<Past> =>
  post(`tables/${table}/past`, wish, { "x-seat-token": tokens.join(",") });
/** A finished game looked back at, as far as that has come. */
export const review = (table: string, tokens: string[], lang: Lang): Promise<ReviewNow> =>
  post(`tables/${table}/review`, { lang }, { "x-seat-token": tokens.join(",") });
/** A new table from a position of another one, for whoever may have its save file. */
export const branch = (table: string, tokens: string[], wish: Partial<Branch>): Promise<MadeTable> =>
  post(`tables/${table}/branch`, wish, { ...maker(), "x-seat-token": tokens.join(",") });
