// How words are set on paper, where nothing wraps or shrinks by itself.

/** A name in two lines, cut where they come out most alike; one where it is short. */
export function lines(name: string, most = 15): string[] {
  const middle = name.length / 2;
  const cuts = [...name.matchAll(/ /g)].map((m) => m.index);
  const cut = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return name.length <= most || cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** How long the longest of some lines is, in letters. */
export const longest = (all: readonly string[]): number => Math.max(...all.map((line) => line.length));

/** Which of some sizes a text takes: the first whose measure it keeps to. */
export function sized(text: string, measures: readonly number[]): string {
  const k = measures.findIndex((most) => text.length <= most);
  return `size-${k < 0 ? measures.length : k}`;
}
