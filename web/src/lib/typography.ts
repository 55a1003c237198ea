// How a language is set.

/** French with no-break spaces where its signs want one, so that no line begins with a question mark. */
export const unbroken = (text: string): string => text.replace(/ (?=[?!:;»%])|(?<=«) /g, "\u00a0");
