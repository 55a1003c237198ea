// Comparing what people type with what is written: without accents, capitals and signs.

/** A text as it is searched in. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/æ/gi, "ae")
    .replace(/œ/gi, "oe")
    .replace(/[’']/g, "'")
    .toLowerCase();
}

/** The parts of a text that a search has found, and those between. */
export function highlighted(text: string, words: string[]): { text: string; on: boolean }[] {
  const wanted = words.filter((w) => w.length > 1).map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!wanted.length) return [{ text, on: false }];
  const cut = text.split(new RegExp(`(${wanted.join("|")})`, "gi"));
  return cut.filter(Boolean).map((part) => ({ text: part, on: words.includes(plain(part)) }));
}

/** A sentence cut into words and what stands between them, marked where the other has it not. */
export function differing(text: string, other: string): { text: string; on: boolean }[] {
  const cut = (t: string) => t.split(/(\s+)/);
  const a = cut(text);
  const b = cut(other);
  // The longest common run of words, by the usual table.
  const best = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      best[i]![j] = a[i] === b[j] ? best[i + 1]![j + 1]! + 1 : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const out: { text: string; on: boolean }[] = [];
  const put = (part: string, on: boolean) => {
    const last = out.at(-1);
    if (last && (last.on === on || !part.trim())) last.text += part;
    else out.push({ text: part, on });
  };
  let i = 0;
  let j = 0;
  while (i < a.length) {
    if (j < b.length && a[i] === b[j]) {
      put(a[i++]!, false);
      j++;
    } else if (j < b.length && best[i]![j + 1]! > best[i + 1]![j]!) j++;
    else put(a[i++]!, true);
  }
  return out;
}
