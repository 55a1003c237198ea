// How much room there is in a zone: where it is crowded everything shrinks, and words give way to signs. All in rem.
import type { Size } from "./geometry";

/** Something that stands in a zone: as wide and high as its figure, with a word below that may be left out. */
export interface Stander {
  figure: number;
  word: number; // how many letters
  keeps?: boolean; // the word is needed
  flat?: boolean; // the word stands beside the figure
}

const LETTER = 0.39; // of a word below a figure
const LINE = 1; // its height
const GAP = 0.5;
export const LEAST = 0.5;
const STEPS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, LEAST];
const GROWN = [1.7, 1.5, 1.3, 1.15]; // on a very large map
const FREE = 0.5; // of a zone stays free where what stands in it has grown
const WORDED = 4; // with words only the first steps are tried

/** How high rows of standers come out that are no wider than `width`. */
export function heightOf(all: readonly Stander[], width: number, fit: number, tight: boolean): number {
  let [x, rows, row] = [0, 0, 0];
  const [letter, line] = [LETTER * Math.max(1, fit), LINE * Math.max(1, fit)];
  for (const s of all) {
    const words = s.word > 0 && (s.keeps || !tight);
    const beside = words && s.flat ? s.word * letter + 0.6 : 0;
    const wide = Math.max(s.figure * fit + 0.2 + beside, words && !s.flat ? s.word * letter + 0.7 : 0);
    const high = s.figure * fit + 0.25 + (words && !s.flat ? line : 0);
    if (x && x + GAP * fit + wide > width) {
      rows += row + 0.4 * fit;
      [x, row] = [0, 0];
    }
    x += (x ? GAP * fit : 0) + wide;
    row = Math.max(row, wide > width && x === wide ? Infinity : high);
  }
  return rows + row;
}

/** How far what stands in a zone has to shrink, and whether words give way; on a map that `grows`, how far it may grow. */
export function crowding(all: readonly Stander[], room: Size, grows = false): { fit: number; tight: boolean } {
  for (const fit of grows ? GROWN : [])
    if (heightOf(all, room.width * FREE, fit, false) <= room.height * FREE) return { fit, tight: false };
  for (const tight of [false, true])
    for (const fit of tight ? STEPS : STEPS.slice(0, WORDED))
      if (heightOf(all, room.width, fit, tight) <= room.height) return { fit, tight };
  return { fit: LEAST, tight: true };
}

/** How high a zone's name is, of so many letters as wide as `letter`. */
export const nameHeight = (letters: number, letter: number, width: number): number =>
  Math.max(1, Math.ceil((letters * letter) / Math.max(width - 0.4, 1))) * letter * 2.25 + 0.55;
