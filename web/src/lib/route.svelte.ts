// Where we are, from the fragment: start, new table, table, replay, rulebook, decks, credits. Tokens never leave the fragment.
export type Route =
  | { page: "start" }
  | { page: "new"; game: string; deck: string; scenario: string }
  | { page: "table"; table: string; token: string }
  | { page: "replay"; table: string; at: number; token: string; eyes: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "decks"; game: string; deck: string }
  | { page: "puzzles"; game: string; puzzle: string }
  | { page: "shelf" }
  | { page: "credits" };

/** A link that was cut off in the middle of a %-sign is read as it stands: it opens nothing, and the page says so. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(plain);
  switch (parts[0]) {
    case "new": {
      const deck = parts[2] === "-" ? "" : (parts[2] ?? "");
      return { page: "new", game: parts[1] ?? "", deck, scenario: parts[3] ?? "" };
    }
    case "t":
      return { page: "table", table: parts[1] ?? "", token: parts[2] ?? "" };
    case "r":
      return {
        page: "replay",
        table: parts[1] ?? "",
        at: /^\d{1,6}$/.test(parts[2] ?? "") ? Number(parts[2]) : -1,
        token: parts[3] === "-" ? "" : (parts[3] ?? ""),
        eyes: parts[4] ?? "",
      };
    case "rules":
      return { page: "rules", game: parts[1] ?? "", rule: parts[2] ?? "" };
    case "decks":
      return { page: "decks", game: parts[1] ?? "", deck: parts[2] ?? "" };
    case "puzzles":
      return { page: "puzzles", game: parts[1] ?? "", puzzle: parts[2] ?? "" };
    case "shelf":
      return { page: "shelf" };
    case "credits":
      return { page: "credits" };
    default:
      return { page: "start" };
  }
}

/** `/rules/GAME#ID` is an address that people write down; the server sends it here as `?rules=GAME#ID`. */
function written(): void {
  const game = new URLSearchParams(location.search).get("rules");
  if (game) history.replaceState(null, "", `${location.pathname}#/rules/${game}/${location.hash.replace(/^#\/?/, "")}`);
}

written();
const here = $state<{ route: Route }>({ route: read() });
addEventListener("hashchange", () => {
  here.route = read();
});

export const route = (): Route => here.route;

/** Where this table is looked through. Whoever only watches has nothing kept, and takes the link along. */
export function replayOf(table: string, watching: boolean | undefined): string {
  const now = here.route;
  return watching && now.page === "table" && now.token ? `/r/${table}/-/${now.token}` : `/r/${table}`;
}

export const go = (hash: string): void => {
  location.hash = hash;
};
