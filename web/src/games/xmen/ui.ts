// X-Men Resistance at the table: who a question belongs to, which icon a line gets, how cards read, what the enemy
// phase changed.
import type { CardFace, DigestLine, OwnUi, Lesson, Mark } from "../../lib/game";
import { num, str } from "../../lib/args";
import type { TableClient } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { AskView, LogLine, OptionView } from "../../generated/contract";
import { ICON } from "../../generated/icons";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import MiniMap from "./MiniMap.svelte";
import Poster from "./Poster.svelte";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import Seats from "./Seats.svelte";
import Setup from "./Setup.svelte";
import { plan, wide } from "./geometry";
import { asGeometry, asView, HORDE, heroNumber, heroOf, initial, type Hero, type View } from "./model";
import { brief, ICONS, picture } from "./verbs";
import { effect, together } from "./pictures";

const LINE_ICON: [RegExp, string][] = [
  [/^hero\.moved|^bystander\.moved/, "move"],
  [/^enemies\.moved/, "runner"],
  [/^enemies\.attacked|^hero\.wounded/, "wound"],
  [/^dice/, "dice"],
  [/^enemy\.fell/, "target"],
  [/^door/, "door"],
  [/^window/, "window"],
  [/spawn/, "spawn"],
  [/^hunger/, "hunger"],
  [/^hero\.ravenous|^bystander\.eaten/, "devour"],
  [/^bystander/, "character"],
  [/^trait/, "trait"],
  [/^hand/, "sentinel"],
  [/^bomb/, "bomb"],
  [/^secret/, "secret"],
  [/^enemy\.(laid|rises)/, "juggernaut"],
  [/^lift/, "elevator"],
  [/^exit/, "exit"],
  [/^sleepers/, "brute"],
  [/^skill/, "skill"],
  [/^power/, "power"],
  [/^xp/, "xp"],
  [/^level/, "level"],
  [/^objective/, "objective"],
  [/exit/, "exit"],
  [/^game\.won/, "won"],
  [/^game\.lost|hero\.out/, "lost"],
  [/split/, "split"],
  [/elevator/, "elevator"],
  [/^undo/, "undo"],
];
const find = (table: [RegExp, string][], text: string, otherwise: string): string =>
  table.find(([test]) => test.test(text))?.[1] ?? otherwise;

const viewOf = (client: TableClient): View | null => (client.view ? asView(client.view) : null);
function markOf(client: TableClient, hero: Hero | undefined): Mark | null {
  const view = viewOf(client);
  if (!hero || !view) return null;
  const name = client.name(`hero:${hero.id}`);
  return { number: heroNumber(view, hero.id), initial: initial(name), name };
}

const marksOf = (ref: string, client: TableClient): Mark | null =>
  ref.startsWith("hero:") ? markOf(client, heroOf(viewOf(client)!, ref.slice(5))) : null;
function mark(ask: { seat: number; source?: string }, client: TableClient): Mark {
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

function face(ref: string, client: TableClient): CardFace | null {
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
      return { ...base, kind: "spawn", stats: numbers(word, ["toughness", "actions", "xp"]) };
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
        stats: attack
          ? [
              { label: t("stat-dice"), value: String(attack.dice) },
              { label: t("stat-hits-on"), value: `${attack.accuracy}+` },
              { label: t("stat-range"), value: attack.max ? `${attack.min}–${attack.max}` : "0" },
            ]
          : [],
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
            ? [
                { label: t("stat-dice"), value: String(attack.dice) },
                { label: t("stat-hits-on"), value: `${attack.accuracy}+` },
                { label: t("stat-range"), value: attack.max ? `${attack.min}–${attack.max}` : "0" },
                { label: t("stat-health"), value: `${hero.health}/${hero.health_max}` },
              ]
            : [],
      };
    }
    default:
      return null;
  }
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

const NEWS = 8; // lines of the digest

/** A crowd that arrives together is counted; the log keeps its parts. */
function told(lines: LogLine[], client: TableClient): string {
  const [first] = lines,
    n = lines.reduce((sum, line) => sum + num(line.args.count, 1), 0);
  return first && lines.length > 1 ? `${n} ${t("digest-came", { n, zone: client.name(`zone:${first.args.to}`) })}` : "";
}

/** What changed since the enemies began: arrivals by zone, wounds by hero, losses. Largest news first. */
function digest(all: LogLine[], client: TableClient): DigestLine[] {
  const began = all.findLastIndex((line) => line.kind === "phase.began" && line.args.phase === "enemies");
  const lines = all.slice(began + 1);
  if (began < 0 || lines.some((line) => line.kind === "turn.began" || line.kind === "hero.moved")) return [];
  const came = new Map<string, number>(),
    spawned = new Map<string, number>(),
    hurt = new Map<string, number>(),
    zombies = new Map<string, string>();
  const rest: DigestLine[] = [];
  let broken: string[] = [];
  for (const { kind, args: a, text } of lines) {
    const [zone, to, origin, hero, enemy] = [a.zone, a.to, a.origin, a.hero, a.enemy].map(str) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const n = num(a.count, 1);
    if (kind === "enemies.moved" && !HORDE.includes(enemy)) zombies.set(enemy, to);
    else if (kind === "enemies.moved") {
      came.set(to, (came.get(to) ?? 0) + n);
      came.set(origin, Math.max(0, (came.get(origin) ?? 0) - n));
    } else if (kind === "enemies.spawned") spawned.set(zone, (spawned.get(zone) ?? 0) + n);
    else if (kind === "hero.wounded") hurt.set(hero, (hurt.get(hero) ?? 0) + n);
    else if (kind === "window.broken") broken = [...broken, `edge:${a.edge}`];
    else if (kind === "bystander.devoured" || kind === "hero.out") rest.push({ icon: "lost", text, touches: [] });
  }
  const view = viewOf(client);
  const zoneLines = (found: Map<string, number>, key: string, most: number): DigestLine[] =>
    [...found]
      .filter(([, n]) => n > 0)
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([zone, n]): DigestLine => ({
        number: n,
        text: t(key, { n, zone: client.name(`zone:${zone}`) }),
        touches: [`zone:${zone}`],
      }));
  const hurts = [...hurt].map(([hero, n]): DigestLine => ({
    number: n,
    text: t("digest-hurt", { n, hero: client.name(`hero:${hero}`), health: heroOf(view!, hero)?.health ?? 0 }),
    touches: [`hero:${hero}`],
  }));
  const walks = [...zombies].map(([enemy, zone]): DigestLine => ({
    icon: ICON[enemy] ? enemy : "target",
    text: t("digest-zombie", { enemy: client.name(`enemy:${enemy}`), zone: client.name(`zone:${zone}`) }),
    touches: [`enemy:${enemy}`, `zone:${zone}`],
  }));
  const panes: DigestLine[] = broken.length
    ? [{ number: broken.length, text: t("digest-broken", { n: broken.length }), touches: broken }]
    : [];
  // However many heroes are hurt, each other kind of news keeps at least one line.
  const groups = [
    [...rest, ...hurts],
    zoneLines(came, "digest-came", 3),
    walks,
    zoneLines(spawned, "digest-spawned", 3),
    panes,
  ];
  const kept = groups.map((group) => Math.min(1, group.length));
  for (let i = 0, left = NEWS - kept.reduce((sum, n) => sum + n, 0); i < groups.length; i++) {
    const more = Math.max(0, Math.min(left, groups[i]!.length - kept[i]!));
    kept[i]! += more;
    left -= more;
  }
  return groups.flatMap((group, i) => group.slice(0, kept[i]));
}

/**
 * Who goes next; a first Action, best a door; then Power on an attack or the end of the turn, whichever comes first.
 */
function lesson(n: number, ask: AskView, client: TableClient): Lesson | null {
  const keys = ask.options.map((option) => option.key);
  const hero = viewOf(client)?.heroes.find((one) => one.state === "active");
  const args = { hero: hero ? client.name(`hero:${hero.id}`) : "", n: hero?.actions ?? 0 };
  const say = (id: string, key = ""): Lesson => ({ id: `lesson-xmen-${id}`, args, key });
  const first = (verb: string): OptionView | undefined => ask.options.find((option) => option.verb === verb);
  if (n === 1) return first("turn") ? say("next") : null;
  const acts = !!first("end");
  if (n === 2 && acts) {
    if (viewOf(client)?.mission === "MH0" && keys.includes("move:12V.D")) return say("first", "move:12V.D");
    const best = first("open") ?? first("attack") ?? first("move");
    return best ? say(best.verb, best.key) : null;
  }
  if (n === 3 && first("power")) return say("power");
  return n === 3 && acts && hero && hero.actions <= 1 ? say("end", hero.actions ? "" : "end") : null;
}

function summary(lines: LogLine[]): string[] {
  const sum = (kind: string): number =>
    lines.filter((line) => line.kind === kind).reduce((n, line) => n + num(line.args.count, 1), 0);
  const found: [string, number][] = [
    ["summary-fallen", sum("enemy.fell")],
    ["summary-rescued", sum("bystander.rescued")],
    ["summary-lost", sum("bystander.devoured")],
    ["summary-eaten", sum("bystander.eaten")],
  ];
  return found.filter(([, n]) => n > 0).map(([key, n]) => t(key, { n }));
}

export default {
  id: "xmen-resistance",
  icon: "wolverine",
  Board,
  Seats,
  Rail,
  mark,
  making: {
    Poster,
    Setup,
    Preview,
  },
  layout: {
    wide: (geometry, view) => wide(plan(asGeometry(geometry)), view ? asView(view).heroes.length : 4),
  },
  phone: {
    Hand,
    MiniMap,
    goalLine: (client) => {
      const goal = viewOf(client)?.goals.find((one) => one.now);
      return goal ? client.name(`goal:${goal.id}`) : "";
    },
  },
  ribbon: {
    passUntil: ["enemies", "round"],
  },
  people: {
    marksOf,
    seatLabel: (seat, client) =>
      (viewOf(client)?.heroes ?? [])
        .filter((hero) => hero.seat === seat)
        .map((hero) => client.name(`hero:${hero.id}`))
        .join(", "),
    actor: (client) => {
      const hero = viewOf(client)?.heroes.find((one) => one.state === "active");
      return hero ? `hero:${hero.id}` : "";
    },
  },
  cards: {
    face,
  },
  answers: {
    icons: ICONS,
    picture,
    brief,
  },
  log: {
    icon: (line) => {
      const own = line.args.skill ?? line.args.trait;
      if (line.kind === "enemies.moved" || line.kind === "enemies.spawned")
        return ICON[str(line.args.enemy)] ? str(line.args.enemy) : "runner";
      return typeof own === "string" && ICON[own]
        ? own
        : find(LINE_ICON, line.kind, line.touches.some((ref) => ref.startsWith("hero:")) ? "action" : "log");
    },
    mark: (line, client) => (line.args.hero ? marksOf(`hero:${line.args.hero}`, client) : null),
    digest,
    news: (client) => (client.phase === "heroes" ? "" : t("digest-now")),
  },
  playback: {
    effect,
    together,
    told,
  },
  end: {
    summary,
  },
  lessons: {
    lesson,
  },
} satisfies OwnUi;
