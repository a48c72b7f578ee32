// How a ledger entry reads. A title that is not translated yet would be English: such a rule goes by its topic.
import { games } from "./shelf.svelte";
import { has, lang, pick, t } from "./text.svelte";
import type { RuleText } from "../generated/contract";

/** A topic by name; rules of one scenario go by the scenario's. */
export function topicName(topic: string): string {
  if (has(`topic-${topic}`)) return t(`topic-${topic}`);
  const scenario = (games() ?? []).flatMap((game) => game.scenarios).find((one) => one.id === topic);
  return scenario ? `${topic} · ${pick(scenario.name)}` : topic;
}

export function ruleTitle(rule: RuleText): string {
  return lang() === "en" ? rule.title : (rule.title_fr ?? topicName(rule.topic));
}

export function ruleExample(rule: RuleText): string {
  return (lang() === "en" ? rule.example : rule.example_fr) ?? "";
}

export function findRules(ledger: RuleText[], search: string): RuleText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ledger.filter((rule) => {
    const text = `${rule.id} ${ruleTitle(rule)} ${rule[lang()]}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
