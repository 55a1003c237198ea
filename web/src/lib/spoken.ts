// A text as it is spoken: without the marks of writing, in pieces that a browser's speech does not break off.
const LONGEST = 220; // letters of a piece; longer ones fall silent in some browsers

/** A text without what is only for the eye. */
export function unmarked(text: string): string {
  return text
    .replace(/[*_§]/g, "")
    .replace(/[«»“”"]/g, "")
    .replace(/[·▸→]/g, ", ")
    .replace(/\s+/g, " ")
    .replace(/ ([,.])/g, "$1")
    .trim();
}

/** A text in pieces, each of whole sentences where they are short enough, and else of whole words. */
export function pieces(text: string): string[] {
  const out: string[] = [];
  for (const sentence of unmarked(text).match(/[^.!?…]+[.!?…]*\s*/g) ?? [])
    for (const part of shorter(sentence.trim())) {
      const last = out.at(-1);
      if (last !== undefined && last.length + part.length < LONGEST) out[out.length - 1] = `${last} ${part}`;
      else if (part) out.push(part);
    }
  return out;
}

function shorter(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const out = [""];
  for (const word of sentence.split(" ")) {
    const line = `${out.at(-1)!} ${word}`.trim();
    if (line.length > LONGEST) out.push(word);
    else out[out.length - 1] = line;
  }
  return out;
}
