// The pen: flat shapes with one dark outline, as SVG text; colours by name; chance that comes from a text alone.

/** A number that is the same for the same text on every machine. */
export const hash = (text: string): number => {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.codePointAt(0)!, 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  return h >>> 0;
};

/** The outline. */
export const K = "#17131a";
/** A number, rounded to a tenth. */
export const n = (x: number): number => +x.toFixed(1);
const edge = (width: number, colour: string) => (width ? ` stroke="${colour}" stroke-width="${width}"` : "");
/** A filled path. */
export const p = (d: string, fill: string, width = 2.5, colour = K): string =>
  `<path d="${d}" fill="${fill}"${edge(width, colour)}/>`;
/** A line. */
export const l = (d: string, colour = K, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
/** A disc. */
export const o = (x: number, y: number, r: number, fill: string, width = 2.5, colour = K): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${edge(width, colour)}/>`;
/** An ellipse, turned by an angle. */
export const e = (x: number, y: number, rx: number, ry: number, fill: string, width = 2.5, turn = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${edge(width, K)}${
    turn ? ` transform="rotate(${turn} ${n(x)} ${n(y)})"` : ""
  }/>`;
/** One of a list, which begins anew after its end. */
export const at = <T>(of: readonly T[], i: number): T => of[i % of.length]!;
/** A group, moved, turned or scaled. */
export const g = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`;
/** Something and its mirror image, about the middle of a picture. */
export const both = (s: string): string => s + g("matrix(-1 0 0 1 200 0)", s);
/** The same shape several times, numbered from 0. */
export const times = (k: number, draw: (i: number) => string): string =>
  Array.from({ length: k }, (_, i) => draw(i)).join("");
/** The whole ground in one colour. */
export const flat = (fill: string, more = ""): string => `<rect width="200" height="200" fill="${fill}"${more}/>`;
/** A whole picture, 200 by 200, cropped round its middle to whatever frame it is put into. */
export const wrap = (s: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">${s.replace(/\d+\.\d{2,}/g, (x) => `${n(+x)}`)}</svg>`;

const parts = (c: string): number[] =>
  c.length === 4
    ? [1, 2, 3].map((i) => parseInt(c[i]! + c[i]!, 16))
    : [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
/** A colour on its way to another: mix("#ffffff", "#000000", 0.2). */
export const mix = (from: string, to: string, part: number): string => {
  const end = parts(to);
  const mixed = parts(from).map((v, i) => Math.round(v + (end[i]! - v) * part));
  return "#" + mixed.map((v) => v.toString(16).padStart(2, "0")).join("");
};

export const COL = {
  pale: "#f4dcc4",
  fair: "#eec6a0",
  tan: "#cf9a6c",
  brown: "#9c6a45",
  dark: "#6b4630",
  grey: "#a9adb5",
  ash: "#cfd2d6",
  blue: "#6fa3d8",
  navy: "#2c3f6e",
  green: "#7fb04a",
  moss: "#5c7d3a",
  olive: "#8d8f3f",
  teal: "#3f9a92",
  red: "#c4392f",
  rust: "#a4532a",
  orange: "#e08a2e",
  yellow: "#efc64a",
  gold: "#d9a93a",
  pink: "#e79bb4",
  rose: "#c9527f",
  violet: "#8458b8",
  plum: "#5b2f6b",
  white: "#f3efe6",
  bone: "#e6dcc0",
  black: "#2b2730",
  coal: "#423d48",
  steel: "#b9c2cc",
  bronze: "#b07a3c",
  clay: "#b56f46",
  sand: "#d8bd8a",
  ice: "#bfe3ee",
  lime: "#bcd84a",
  wine: "#7a1f3a",
  ember: "#f2642a",
  silver: "#dfe4ea",
  mint: "#a7dcb4",
  sky: "#9cc7ee",
};

/** Colours by their two letters: sk skin or coat, hr hair, cl clothes, and so on. */
export type Tints = Record<string, string>;

/** The words that say what is drawn, and the colours among them: `giant club sk:moss`. */
export class Words {
  readonly c: Tints = {};
  readonly list: string[] = [];
  private readonly all: Set<string>;

  constructor(look: string) {
    for (const word of look.split(" ")) {
      const [name, value] = word.split(":");
      if (value) this.c[name!] = (COL as Tints)[value] ?? value;
      else if (word) this.list.push(word);
    }
    this.all = new Set(this.list);
  }

  /** Whether one of these words is among them. */
  has(...words: string[]): boolean {
    return words.some((word) => this.all.has(word));
  }

  /** The first of these words that is among them. */
  first(words: Iterable<string>): string | undefined {
    for (const word of words) if (this.all.has(word)) return word;
    return undefined;
  }
}
