// What the answer under the pointer is about to take from a hero, so that its pips can show it before it happens.
import type { TableClient } from "../../lib/table.svelte";
import type { Hero } from "./model";

export function pending(client: TableClient, hero: Hero): { power: number; hurt: number } {
  const ask = client.ask;
  if (!ask) return { power: 0, hurt: 0 };
  const hurt =
    client.many && /^(wound|hurt)/.test(ask.options[0]?.key ?? "")
      ? ask.options
          .filter((option) => option.touches?.includes(`hero:${hero.id}`) || option.key.endsWith(`:${hero.id}`))
          .reduce((sum, option) => sum + (client.counts[option.key] ?? 0), 0)
      : 0;
  const spent = /^(power|spend)[:-](\d+)$/.exec(client.previewKey)?.[2];
  const mine = hero.state === "active" || ask.source === `hero:${hero.id}`;
  return { power: spent && mine ? Math.min(hero.power ?? 0, Number(spent)) : 0, hurt: Math.min(hero.health, hurt) };
}
