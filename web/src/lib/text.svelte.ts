// Interface strings: one Fluent file per language from the server, formatted in the browser. Reading `t(...)` inside a
// component makes it follow the language switch without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../generated/contract";
import { joined, signed } from "./seams";
import { ask, roomsHere } from "./transport";

const LANG_KEY = "stockade.lang";
const bundles: Partial<Record<Lang, FluentBundle>> = {};
const state = $state<{ lang: Lang; ready: boolean; version: number }>({ lang: first(), ready: false, version: 0 });

function first(): Lang {
  const kept = localStorage.getItem(LANG_KEY);
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

async function load(lang: Lang): Promise<void> {
  if (bundles[lang]) return;
  const answer = await ask(`text/${lang}.ftl`);
  if (!answer.ok) throw new Error(`text ${lang}: ${answer.status}`);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const problem of bundle.addResource(new FluentResource(await answer.text()))) console.warn(problem);
  bundles[lang] = bundle;
}

export async function setLang(lang: Lang): Promise<void> {
  await load(lang);
  state.lang = lang;
  state.ready = true;
  state.version += 1;
  localStorage.setItem(LANG_KEY, lang);
  document.documentElement.lang = lang;
}

export const lang = (): Lang => state.lang;
export const textReady = (): boolean => state.ready;

export function t(id: string, args?: Record<string, FluentVariable>): string {
  void state.version;
  const bundle = bundles[state.lang];
  if (!bundle) return "";
  const dot = id.indexOf(".");
  const name = dot < 0 ? id : id.slice(0, dot);
  // where there is no server, some things are said in other words
  const message = (roomsHere && bundle.getMessage(`${name}-here`)) || bundle.getMessage(name);
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  return pattern ? joined(state.lang, bundle.formatPattern(pattern, args && ready(args))) : id;
}

function ready(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const bent = Object.entries(args).map(([name, word]) => [
    name,
    typeof word === "string" ? signed(state.lang, word) : word,
  ]);
  return Object.fromEntries(bent) as Record<string, FluentVariable>;
}

export function has(id: string): boolean {
  void state.version;
  return !!bundles[state.lang]?.getMessage(id);
}

/** The text of a pair {en, fr} in the chosen language. */
export const pick = (pair: { en: string; fr: string } | string | undefined): string =>
  typeof pair === "string" ? pair : (pair?.[state.lang] ?? pair?.en ?? "");
