// What the client says in each language. A text is a pair, so that a missing translation is a type error.
import { settings } from "./settings.svelte";
import { unbroken } from "./typography";

export type Lang = "en" | "fr";
export const LANGS: readonly Lang[] = ["en", "fr"];

/** One text in every language. */
export type Words = Record<Lang, string>;

/** A text in the language of this browser, with its `{name}`s filled in. */
export function say(words: Words, values: Record<string, string | number> = {}): string {
  const text = settings.lang === "fr" ? unbroken(words.fr) : words.en;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A text with its first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The form for a number: English one/many, French zero and one alike. */
export function many(n: number, one: Words, more: Words): string {
  const single = settings.lang === "fr" ? Math.abs(n) < 2 : n === 1;
  return say(single ? one : more, { n });
}
