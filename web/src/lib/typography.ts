// How a language is set.

/** French with no-break spaces where its signs want one, so that no line begins with a question mark. */
export const unbroken = (text: string): string => text.replace(/ (?=[?!:;»%])|(?<=«) /g, "\u00a0");

const V = "[aeiouyàâäéèêëîïôöùûüœæ]";
const C = "[bcdfghjklmnpqrstvwxzç]";
const BEGINS = `(?:[cpt]hr?|gn|[bcdfgpv][lr]|tr|${C})${V}`; // how a syllable may begin
const SYLLABLE = new RegExp(
  `(?<=${V})(?=${BEGINS})|(?<=${V}${C})(?=${BEGINS})(?<![cptg](?=h)|g(?=n)|[bcdfgpvt](?=[lr]))`,
  "giu",
);
const LONG = 11; // letters of a word that may be too wide for a small card
const LEAST = 4; // letters on each side of a break

/** A title whose long words may be broken between syllables, for cards that are narrower than they. */
export const breakable = (title: string): string =>
  title.replace(/\p{L}+/gu, (word) =>
    word.length < LONG
      ? word
      : word.replace(SYLLABLE, (_, at: number) => (at >= LEAST && word.length - at >= LEAST ? "\u00ad" : "")),
  );
