// Finding in a sentence what can be opened: keywords in a card's text, cards in a line of the story.
export interface Part {
  text: string;
  rule: string; // of a keyword
  card: string; // the id of a card
  strong: boolean;
}

/** A part of a card's text, which a sign may stand for. */
export interface Signed extends Partial<Part> {
  text: string;
  sign?: string; // the icon that stands for the text
  word?: string; // beside its icon, where nothing but a colon follows
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

export type Rules = ReadonlyMap<string, string>; // by word, in small letters, the rule that explains it
const ruled = (words: Rules): Map<string, Partial<Part>> => new Map([...words].map(([word, rule]) => [word, { rule }]));

/** Parts in which each rule is pointed at once, where it comes first. */
function once(parts: Part[]): Part[] {
  const met = new Set<string>();
  return parts.map((part) => {
    if (!part.rule || !met.has(part.rule)) {
      met.add(part.rule);
      return part;
    }
    return { ...part, rule: "" };
  });
}

/** The signs of writing that stand close before and behind a part: no line may be broken there. */
export interface Enclosed {
  before: string;
  after: string;
}

const OPENS = /[([«“‘]\u00a0?$/u;
const CLOSES = /^(?:\u00a0?[.,;:!?…)\]»”’])+/u;

/** Parts in which what closes or opens beside a word of the glossary belongs to it. */
export function close<P extends Signed>(parts: readonly P[]): (P & Enclosed)[] {
  const out = parts.map((part) => ({ ...part, before: "", after: "" }));
  const bare = (part: Signed | undefined) => !!part && !part.rule && !part.card && !part.strong && !part.sign;
  out.forEach((part, n) => {
    if (!part.rule) return;
    const [last, next] = [out[n - 1], out[n + 1]];
    if (last && bare(last)) part.before = OPENS.exec(last.text)?.[0] ?? "";
    if (next && bare(next)) part.after = CLOSES.exec(next.text)?.[0] ?? "";
    if (last && part.before) last.text = last.text.slice(0, -part.before.length);
    if (next && part.after) next.text = next.text.slice(part.after.length);
  });
  return out;
}

/** A sentence in parts: words of the glossary have their rule, each where it first stands. */
export const glossed = (text: string, words: Rules): Part[] => once(cut(text, ruled(words)));

/** A line of a card's text in parts: what stands before its colon is strong, words of the glossary have their rule. */
export function marked(line: string, glossary: Rules): Part[] {
  const words = ruled(glossary);
  const colon = /^([^:.(]{2,60}?)(\u00a0?:)\s/u.exec(line);
  if (!colon) return once(cut(line, words));
  const head = colon[0].trimEnd();
  return [{ ...plain(head), strong: true }, ...once(cut(line.slice(head.length), words))];
}

/** A line of the story in parts: the names of its cards can be opened, the words of the glossary looked up. */
export function withCards(line: string, cards: ReadonlyMap<string, string>, glossary: Rules = new Map()): Part[] {
  const named = [...cards].map(([id, name]) => [name.toLowerCase(), { card: id }] as const);
  return once(cut(line, new Map<string, Partial<Part>>([...ruled(glossary), ...named])));
}
