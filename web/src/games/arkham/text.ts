// A line of a card's text in parts: signs in brackets become signs, keywords have their rule, what stands before a colon is strong.
import type { Keyword } from "$lib/catalogue.svelte";
import { marked, type Part } from "$lib/marking";

const SIGNS: Record<string, string> = {
  action: "action",
  free: "free",
  reaction: "reaction",
  skull: "skull",
  crâne: "skull",
  cultist: "cultist",
  cultiste: "cultist",
  tablet: "tablet",
  tablette: "tablet",
  "elder thing": "elderthing",
  "chose très ancienne": "elderthing",
  "elder sign": "eldersign",
  "signe des Anciens": "eldersign",
  "automatic failure": "autofail",
  "échec automatique": "autofail",
};

export interface Signed extends Partial<Part> {
  text: string;
  sign?: string; // the icon that stands for the text
}

export function parts(line: string, keywords: readonly Keyword[]): Signed[] {
  return line.split(/(\[[^\]]+\])/).flatMap((piece): Signed[] => {
    const word = /^\[(.+)\]$/.exec(piece)?.[1];
    if (word && SIGNS[word]) return [{ text: word, sign: SIGNS[word] }];
    return piece ? marked(piece, keywords) : [];
  });
}

/** A line without its signs, for a sentence that is read aloud. */
export const spoken = (line: string) =>
  line.replace(/^\[(\w)([^\]]*)\]:?/, (_, a: string, b: string) => `${a.toUpperCase()}${b}:`).replace(/[[\]]/g, "");
