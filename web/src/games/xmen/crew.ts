// From "who leads whom" to seats: you and each friend take one seat for all their heroes, every bot hero has its own.
import type { SeatPlan } from "../../lib/game";

export type Lead = "you" | "bot" | `friend${number}`;

export function planOf(heroes: string[], leads: Lead[], name: (hero: string) => string): SeatPlan {
  const seats: SeatPlan["seats"] = [];
  const seatOf = new Map<string, number>();
  const players = heroes.map((hero, i) => {
    const lead = leads[i] ?? "you";
    const key = lead === "bot" ? `bot:${hero}` : lead;
    let seat = seatOf.get(key);
    if (seat === undefined) {
      seat = seats.length;
      seatOf.set(key, seat);
      seats.push({
        kind: lead === "you" ? "you" : lead === "bot" ? "bot" : "friend",
        name: lead === "bot" ? name(hero) : "",
      });
    }
    return seat;
  });
  return {
    setup: { heroes: [...heroes], seats: seats.length, players },
    seats,
    withFriend: () =>
      planOf(
        heroes,
        leads.map((lead, i) => (i >= Math.ceil(heroes.length / 2) && lead === "you" ? "friend1" : lead)),
        name,
      ),
  };
}
