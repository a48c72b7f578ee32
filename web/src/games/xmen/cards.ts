// Cards that can be held up: heroes and their Skills and Attacks, Traits, Bystanders, Enemies, Spawn cards, tokens.
import type { CardFace } from "../../lib/game";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { ICON } from "../../generated/icons";
import { heroOf, viewOf, type View, type Weapon } from "./model";

export function face(ref: string, client: TableClient): CardFace | null {
  const [prefix = "", id = ""] = [ref.slice(0, ref.indexOf(":")), ref.slice(ref.indexOf(":") + 1)];
  const word = client.word(ref);
  const view = viewOf(client);
  if (!word || !view) return null;
  const base = {
    ref,
    kind: prefix,
    name: word.name,
    text: word.text ?? "",
    icon: ICON[id] ? id : prefix,
    subtitle: kindOf(prefix, view),
    rules: word.rule ? [word.rule] : [],
  };
  switch (prefix) {
    case "trait":
      return { ...base, subtitle: [kindOf("trait", view), word.timing].filter(Boolean).join(" · ") };
    case "bystander":
      return { ...base, icon: "character", subtitle: word.kind ?? t("card-bystander") };
    case "enemy":
      return {
        ...base,
        kind: "spawn",
        stats: numbers(word, ["toughness", "actions", "xp"]),
        notes: [{ title: t("behaviour"), text: t(`behaviour-${view.mode}`) }],
      };
    case "token":
      return {
        ...base,
        kind: "player",
        subtitle: t("card-token"),
        icon: /MH8-red/.test(id)
          ? "bomb"
          : /MH10-(blue|green)/.test(id)
            ? "cell"
            : id.startsWith("hand")
              ? "sentinel"
              : "objective",
      };
    case "weapon": {
      const holder = view.heroes.find((one) => one.attacks.some((attack) => attack.id === id));
      const attack = holder?.attacks.find((one) => one.id === id);
      return {
        ...base,
        kind: "player",
        icon: holder && ICON[holder.id] ? holder.id : "attack",
        subtitle: client.name("verb:attack"),
        stats: attack ? attackStats(attack) : [],
      };
    }
    case "skill":
      return { ...base, kind: "player", icon: ICON[id] ? id : "skill" };
    case "card":
    case "spawn":
      return spawnFace(base, word, view);
    case "hero": {
      const hero = heroOf(view, id);
      const attack = hero?.attacks[0];
      const text = (hero?.skills ?? [])
        .filter((skill) => skill.unlocked)
        .map((skill) => `${client.name(`skill:${skill.id}`)}: ${client.word(`skill:${skill.id}`)?.text ?? ""}`)
        .join("\n");
      return {
        ...base,
        kind: "player",
        text: text || base.text,
        stats:
          hero && attack
            ? [...attackStats(attack), { label: t("stat-health"), value: `${hero.health}/${hero.health_max}` }]
            : [],
      };
    }
    default:
      return null;
  }
}
/** The numbers of an Attack made now, after those of its card where they differ. */
function attackStats({ dice, accuracy, printed, min, max }: Weapon): { label: string; value: string }[] {
  const now = (card: string, value: string): string => (card === value ? value : `${card} → ${value}`);
  return [
    { label: t("stat-dice"), value: now(String(printed[0]), String(dice)) },
    { label: t("stat-hits-on"), value: now(`${printed[1]}+`, `${accuracy}+`) },
    { label: t("stat-range"), value: max ? `${min}–${max}` : "0" },
  ];
}
/** Traits and the players' pieces have other names in Zombie Mode. */
function kindOf(prefix: string, view: View): string {
  const zombie = view.mode === "zombie" && (prefix === "trait" || prefix === "hero");
  return t(zombie ? `card-zombie-${prefix}` : `card-${prefix}`);
}
function numbers(word: Record<string, string | undefined>, keys: string[]): { label: string; value: string }[] {
  return keys.filter((key) => word[key]).map((key) => ({ label: t(`stat-${key}`), value: word[key] ?? "" }));
}
function spawnFace(base: CardFace, word: Record<string, string | undefined>, view: View): CardFace {
  const lines = (word.lines ?? "").split(/[/,; ]+/).filter(Boolean);
  return {
    ...base,
    kind: "spawn",
    icon: word.enemy && ICON[word.enemy] ? word.enemy : "spawn",
    lines: lines
      .slice(0, 4)
      .map((value, i) => ({ level: i + 1, label: t(`danger-${i + 1}`), value, now: view.danger.level === i + 1 })),
  };
}
