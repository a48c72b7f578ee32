// How long each event is watched, and as what; the server says what it changed. An event that is not here passes at once.
import type { LogLine } from "../../generated/contract";
import type { Picture } from "../../lib/game";

const PICTURES: Record<string, Picture> = {
  "damage.dealt": { ms: 420, kind: "hit" },
  "damage.healed": { ms: 260, kind: "heal" },
  "damage.prevented": { ms: 240, kind: "pop" },
  "threat.placed": { ms: 360, kind: "hit" },
  "threat.removed": { ms: 320, kind: "heal" },
  "attack.made": { ms: 300, kind: "lunge" },
  "thwart.made": { ms: 300, kind: "lunge" },
  "enemy.attacks": { ms: 500, kind: "lunge" },
  "enemy.schemes": { ms: 420, kind: "lunge" },
  "attack.defended": { ms: 320, kind: "pop" },
  "boost.given": { ms: 260, kind: "pop" },
  "boost.turned": { ms: 750, kind: "flip" },
  "card.revealed": { ms: 950, kind: "flip" },
  "card.played": { ms: 520, kind: "flip" },
  "event.played": { ms: 700, kind: "flip" },
  "form.changed": { ms: 420, kind: "flip" },
  "status.given": { ms: 300, kind: "pop" },
  "status.lost": { ms: 220, kind: "pop" },
  "card.defeated": { ms: 400, kind: "hit", hold: true },
  "villain.defeated": { ms: 700, kind: "hit" },
  "villain.advanced": { ms: 1300, kind: "flip" },
  "scheme.completed": { ms: 500, kind: "hit" },
  "drone.made": { ms: 140, kind: "pop" },
  "minion.engaged": { ms: 380, kind: "pop" },
  "cards.seen": { ms: 160, kind: "pop" },
  "resource.generated": { ms: 160, kind: "pop" },
  "ability.used": { ms: 240, kind: "pop" },
  "card.entered": { ms: 240, kind: "pop" },
  "card.dealt": { ms: 140, kind: "pop" },
  "scheme.advanced": { ms: 1300, kind: "flip" },
  "player.eliminated": { ms: 700, kind: "hit" },
};
export const effect = (line: LogLine): Picture | null => PICTURES[line.kind] ?? null;
