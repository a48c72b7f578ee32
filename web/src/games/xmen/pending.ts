// What the answer under the pointer is about to take from a hero, so that its pips can show it before it happens.
import type { TableClient } from "../../lib/table.svelte";
import type { Hero } from "./model";

export function pending(client: TableClient, hero: Hero): { power: number; hurt: number } {
  const ask = client.ask;
  if (!ask) return { power: 0, hurt: 0 };
  const hurt =
    client.many && ask.options[0]?.verb === "wound"
      ? ask.options
          .filter((option) => option.touches.includes(`hero:${hero.id}`))
          .reduce((sum, option) => sum + (client.counts[option.key] ?? 0), 0)
      : 0;
  const spent = client.preview?.cost.find((one) => one.what === "power")?.count ?? 0;
  const mine = hero.state === "active" || ask.source === `hero:${hero.id}`;
  return { power: mine ? Math.min(hero.power ?? 0, spent) : 0, hurt: Math.min(hero.health, hurt) };
}
