// Whom a question, a thing or a line of the log belongs to.
import type { Mark } from "../../lib/game";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { heroNumber, heroOf, initial, viewOf, type Hero } from "./model";

export function markOf(client: TableClient, hero: Hero | undefined): Mark | null {
  const view = viewOf(client);
  if (!hero || !view) return null;
  const name = client.name(`hero:${hero.id}`);
  return { number: heroNumber(view, hero.id), initial: initial(name), name };
}

export const marksOf = (ref: string, client: TableClient): Mark | null =>
  ref.startsWith("hero:") ? markOf(client, heroOf(viewOf(client)!, ref.slice(5))) : null;
export function mark(ask: { seat: number; source?: string }, client: TableClient): Mark {
  const view = viewOf(client);
  const named = ask.source?.startsWith("hero:")
    ? view?.heroes.find((hero) => hero.id === ask.source?.slice(5))
    : undefined;
  const own = view?.heroes.filter((hero) => hero.seat === ask.seat) ?? [];
  const hero = named ?? own.find((one) => one.state === "active") ?? (own.length === 1 ? own[0] : undefined);
  // A seat that leads several heroes is asked as a person when no hero of its own is acting.
  if (!hero && own.length)
    return {
      number: 0,
      initial: "",
      name: client.welcome?.you.includes(ask.seat) ? t("seat-you-name") : client.seatName(ask.seat),
    };
  return (
    markOf(client, hero) ?? {
      number: ask.seat + 1,
      initial: String(ask.seat + 1),
      name: t("seat-number", { n: ask.seat + 1 }),
    }
  );
}
