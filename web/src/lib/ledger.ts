// How a ledger entry reads. A title that is not translated yet would be English: such a rule goes by its topic.
import { has, lang, t } from "./text.svelte";
import type { Rule } from "./types";

export const topicName = (topic: string): string =>
  has(`topic-${topic}`) ? t(`topic-${topic}`) : /^M[A-Z]\d+$/.test(topic) ? t("topic-mission", { id: topic }) : topic;

export function ruleTitle(rule: Rule): string {
  const own = rule[`title_${lang()}`] as string | undefined;
  return own || (lang() === "en" ? rule.title : topicName(rule.topic));
}

export function ruleExample(rule: Rule): string {
  return (lang() === "en" ? rule.example : (rule[`example_${lang()}`] as string | undefined)) ?? "";
}

export function findRules(ledger: Rule[], search: string): Rule[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ledger.filter((rule) => {
    const text = `${rule.id} ${ruleTitle(rule)} ${rule[lang()]}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
