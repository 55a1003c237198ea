// A figure: a person, a beast, a machine or a body, with what it carries; and things by themselves. All from words.
import { BODIES } from "./beasts/bodies";
import { FACES, beast, swarm } from "./beasts/beast";
import { robot } from "./beasts/robots";
import { KINDS } from "./people/frame";
import { person } from "./people/person";
import { THINGS, thing } from "./things";
import { at, g, hash, o, Words } from "./pen";

/** The words of which one makes a figure: what is none of them is a thing. */
export const FIGURES: ReadonlySet<string> = new Set([
  ...Object.keys(KINDS),
  ...Object.keys(FACES),
  ...Object.keys(BODIES),
  "robot",
  "swarm",
]);

const SLOTS: readonly (readonly [number, number, number, number])[] = [
  [162, 128, 0.78, 12],
  [38, 140, 0.7, -12],
  [100, 180, 0.5, 0],
]; // where it holds what it carries: x, y, size, turn

function bodyOf(words: Words, id: string): [drawn: string, self: string] {
  const body = words.first(Object.keys(BODIES));
  if (body) return [BODIES[body]!(words, id), body];
  if (words.has("swarm")) return [swarm(words, id), "swarm"];
  if (words.has("robot")) return [robot(words, id), "robot"];
  const face = words.first(Object.keys(FACES));
  return face ? [beast(words, id), face] : [person(words, id), ""];
}

/** A figure without its ground; half of them look the other way, by their id, unless they say `noflip`. */
export function cutout(words: Words, id: string): string {
  const [drawn, self] = bodyOf(words, id);
  const held = words.list.filter((word) => THINGS[word] && word !== self).slice(0, SLOTS.length);
  const s = drawn + held.map((word, i) => thing(word, ...SLOTS[i]!, words.c)).join("");
  return (hash(id) >>> 9) & 1 && !words.has("noflip") ? g("matrix(-1 0 0 1 200 0)", s) : s;
}

/** How things lie, by how many there are: x, y, size, turn; the last is in front. */
const LAID: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [[100, 100, 1.22, 0]],
  [
    [136, 76, 0.8, 14],
    [82, 106, 1.02, -10],
  ],
  [
    [146, 74, 0.66, 16],
    [54, 74, 0.66, -16],
    [100, 112, 0.98, 0],
  ],
];

/** Things by themselves, the first in front; `x3` makes three of it, `in:fire` puts one large behind all. */
export function still(words: Words, id: string): string {
  const h = hash(id);
  const of = words.list.filter((word) => THINGS[word]);
  const several = Number(words.list.find((word) => /^x[2-9]$/.test(word))?.slice(1) ?? 0);
  const back = words.c.in ? `<g opacity=".55">${thing(words.c.in, 100, 100, 2.1, 0, words.c)}</g>` : "";
  const tilt = ((h % 5) - 2) * 5;
  if (several) {
    const first = of[0] ?? "star";
    const fan = Array.from({ length: several }, (_, i) => {
      const off = i - (several - 1) / 2;
      return thing(first, 100 + off * (120 / several), 94 + Math.abs(off) * 8, 1.3 - several * 0.13, off * 14, words.c);
    });
    return back + fan.join("") + (of[1] ? thing(of[1], 100, 132, 0.56, 0, words.c) : "");
  }
  const shown = of.slice(0, LAID.length);
  const laid = LAID[Math.max(0, shown.length - 1)]!;
  const drawn = shown.map((name, i) => {
    const [x, y, size, turn] = laid[laid.length - 1 - i]!;
    return thing(name, x, y, size, turn + (i ? 0 : tilt), words.c);
  });
  const s = back + drawn.reverse().join("");
  return shown.length > 1 && (h >>> 9) & 1 && !words.has("noflip") ? g("matrix(-1 0 0 1 200 0)", s) : s;
}

/** What a thing lies on, by what it is. */
export const PLATES: Record<string, string> = {
  pedestal: o(100, 108, 76, "#0003", 0),
  medallion: o(100, 100, 80, "#fff2", 3, "#fff8"),
  dim: o(100, 100, 84, "#0006", 0),
  ring: o(100, 100, 82, "#0002", 4, "#fff9"),
};

/** Which of a few things stands for what nobody has described. */
export const anything = (id: string): string =>
  at(
    ["gem", "star", "key", "orb", "shield", "scroll", "hourglass", "compass", "mask", "cards", "lamp", "dice"],
    hash(id),
  );
