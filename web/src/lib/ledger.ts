// How a ledger entry reads. A title that is not translated yet would be English: such a rule goes by its topic.
import { has, lang, t } from "./text.svelte";
import type { RuleText } from "../generated/contract";

export const topicName = (topic: string): string =>
  has(`topic-${topic}`) ? t(`topic-${topic}`) : /^M[A-Z]\d+$/.test(topic) ? t("topic-mission", { id: topic }) : topic;

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
