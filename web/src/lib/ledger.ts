// How a ledger entry reads. A title that is not translated yet would be English: such a rule goes by its topic.
import { games } from "./shelf.svelte";
import { has, lang, pick, t } from "./text.svelte";
import type { RuleText } from "../generated/contract";

/** The topic of a rule by name, as its game calls it; rules of one scenario go by the scenario's. */
export function topicName({ id, topic }: RuleText): string {
  const own = `topic-${id.slice(0, id.indexOf("-"))}-${topic}`;
  if (has(own)) return t(own);
  if (has(`topic-${topic}`)) return t(`topic-${topic}`);
  const scenario = (games() ?? []).flatMap((game) => game.scenarios).find((one) => one.id === topic);
  return scenario ? `${topic} · ${pick(scenario.name)}` : topic;
}

export function ruleTitle(rule: RuleText): string {
  return lang() === "en" ? rule.title : (rule.title_fr ?? topicName(rule));
}

export function ruleExample(rule: RuleText): string {
  return (lang() === "en" ? rule.example : rule.example_fr) ?? "";
}

/** Rules that hold all the words, in either language: a book may be read in one and remembered in the other. */
export function findRules(ledger: RuleText[], search: string): RuleText[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return ledger.filter((rule) => {
    const texts = [`${rule.title} ${rule.en}`, `${rule.title_fr ?? ""} ${rule.fr}`].map((one) =>
      plain(`${rule.id} ${one}`),
    );
    return texts.some((text) => words.every((word) => text.includes(word)));
  });
}

/** Without capitals and accents. */
const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** What stands beside a rule: the rules it names, then those around it in its chapter. */
export function related(ledger: RuleText[], rule: RuleText, most = 4): RuleText[] {
  const text = `${rule.en} ${rule.example}`;
  const named = ledger.filter((one) => one !== rule && text.includes(one.id));
  const at = ledger.indexOf(rule);
  const near = ledger
    .map((one, n) => ({ one, far: Math.abs(n - at) }))
    .filter(({ one }) => one.topic === rule.topic && one !== rule && !named.includes(one))
    .sort((a, b) => a.far - b.far)
    .map(({ one }) => one);
  return [...named, ...near].slice(0, most);
}
