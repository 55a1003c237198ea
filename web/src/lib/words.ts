// What the client says in each language. A text is a pair, so that a missing translation is a type error.
import { settings } from "./settings.svelte";
import { unbroken } from "./typography";

export type Lang = "en" | "fr";
export const LANGS: readonly Lang[] = ["en", "fr"];

/** One text in every language. */
export type Words = Record<Lang, string>;

/** A text of the client's own, or one that is looked up when it is said. */
export type Wording = Words | (() => string);

/** A text in the language of this browser, with its `{name}`s filled in. */
export function say(words: Wording, values: Record<string, string | number> = {}): string {
  const text = typeof words === "function" ? words() : settings.lang === "fr" ? unbroken(words.fr) : words.en;
  return filled(text, values);
}

/** A text with its `{name}`s filled in. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A text with its first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a number takes the singular: one does, and in French zero, too. */
export const single = (n: number): boolean => (settings.lang === "fr" ? Math.abs(n) < 2 : n === 1);

/** The form for a number. */
export function many(n: number, one: Wording, more: Wording): string {
  return say(single(n) ? one : more, { n });
}
