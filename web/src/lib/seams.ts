// Where a name meets the words around it, as in `engine/seams.py`: "de Ultron" is read "d’Ultron", "à Le Fauve" "au Fauve",
// and a title that ends in a mark wants quotes when another mark follows.
import type { Lang } from "../generated/contract";

const START = "\ue000";
const ASPIRATED = "h(?:a|ell|eros\\b|ibou|obb|ord|ors\\b|ott|uit|ul[ko]|url|utt)";
const VOWEL = new RegExp(`^(?:[aeiouœæ]|y(?![aeiouy])|(?!${ASPIRATED})h)`);
const ARTICLE = /^(?:(?:les?|la) |l’)/i;
const SEAM = /(?<![\p{L}\p{N}])(de|à|que|le|la)[ \u00a0]\ue000(?:(les?|la) |(l’)|)(.)/giu;
const TITLE = /\ue001([^\ue002]*)\ue002(?=[\u00a0 ]?[.,;:])/gu;
const CONTRACTED: Record<string, string> = { "de le": "du", "de les": "des", "à le": "au", "à les": "aux" };

const elides = (name: string): boolean =>
  VOWEL.test(name.slice(0, 8).toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));

/** A word ready to meet others; one that begins with a small letter may be what a choice in a message goes by. */
export function signed(lang: Lang, word: string): string {
  const article = ARTICLE.test(word);
  if (!article && !/^\p{Lu}/u.test(word)) return word;
  const whole = /.[!?…]$/u.test(word) ? `\ue001${word}\ue002` : word;
  return lang === "fr" && (article || elides(word)) ? START + whole : whole;
}

function meet(_: string, word: string, article: string | undefined, elided: string | undefined, first: string): string {
  if (article) {
    const both = CONTRACTED[`${word} ${article}`.toLowerCase()] ?? `${word} ${article.toLowerCase()}`;
    return `${/^\p{Lu}/u.test(word) ? both[0]!.toUpperCase() : both[0]}${both.slice(1)} ${first}`;
  }
  if (elided) return `${word} l’${first}`;
  return word.toLowerCase() === "à" || first === "«" ? `${word} ${first}` : `${word.slice(0, -1)}’${first}`;
}

/** The sentence with every signed name in its place. */
export function joined(lang: Lang, sentence: string): string {
  if (!/[\ue000-\ue002]/.test(sentence)) return sentence;
  const quoted = sentence.replace(TITLE, lang === "fr" ? "«\u00a0$1\u00a0»" : "“$1”");
  return quoted
    .replace(/[\ue001\ue002]/g, "")
    .replace(SEAM, meet)
    .replaceAll(START, "");
}
