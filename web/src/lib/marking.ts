// Finding in a sentence what can be opened: keywords in a card's text, cards in a line of the story.
import type { Keyword } from "./catalogue.svelte";

export interface Part {
  text: string;
  rule: string; // of a keyword
  card: string; // the id of a card
  strong: boolean;
}

const plain = (text: string): Part => ({ text, rule: "", card: "", strong: false });
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function cut(text: string, words: Map<string, Partial<Part>>): Part[] {
  if (!words.size) return [plain(text)];
  const all = [...words.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${all.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const out: Part[] = [];
  let at = 0;
  for (const hit of text.matchAll(found)) {
    if (hit.index > at) out.push(plain(text.slice(at, hit.index)));
    out.push({ ...plain(hit[0]), ...words.get(hit[0].toLowerCase()) });
    at = hit.index + hit[0].length;
  }
  if (at < text.length) out.push(plain(text.slice(at)));
  return out;
}

/** A line of a card's text in parts: what stands before its colon is strong, keywords have their rule. */
export function marked(line: string, keywords: readonly Keyword[]): Part[] {
  const words = new Map(keywords.map((k) => [k.word.toLowerCase(), { rule: k.rule }]));
  const colon = /^([^:.(]{2,60}?)(\u00a0?:)\s/u.exec(line);
  if (!colon) return cut(line, words);
  const head = colon[0].trimEnd();
  return [{ ...plain(head), strong: true }, ...cut(line.slice(head.length), words)];
}

/** A line of the story in parts: the names of its cards can be opened. */
export function withCards(line: string, cards: ReadonlyMap<string, string>): Part[] {
  return cut(line, new Map([...cards].map(([id, name]) => [name.toLowerCase(), { card: id }])));
}
