// A line of a card's text in parts: signs in brackets become signs, words of the glossary have their rule, what stands before a colon is strong.
import { marked, type Rules, type Signed } from "$lib/marking";

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

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function parts(line: string, glossary: Rules): Signed[] {
  const pieces = line.split(/(\[[^\]]+\])/);
  return pieces.flatMap((piece, n): Signed[] => {
    const word = /^\[(.+)\]$/.exec(piece)?.[1];
    if (!word || !SIGNS[word]) return piece ? marked(piece, glossary) : [];
    const alone = /^\s?:/.test(pieces[n + 1] ?? "");
    return [{ text: word, sign: SIGNS[word], ...(alone && { word: capital(word) }) }];
  });
}

/** A line without its signs, for a sentence that is read aloud. */
export const spoken = (line: string) =>
  line.replace(/^\[([^\]]*)\]:?/, (_, word: string) => `${capital(word)}:`).replace(/[[\]]/g, "");
