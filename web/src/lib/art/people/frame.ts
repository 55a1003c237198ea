// The frame of a person: kind, build, the measures of the head, and the colours that everything else is drawn with.
import { COL, hash, mix, n, type Words } from "../pen";

/** Parts by their words, in the order in which they lie over each other. */
export type Parts = Record<string, () => string>;

/** brow, jaw, top of the head, chin, shoulder */
export const KINDS: Record<string, readonly [number, number, number, number, number]> = {
  human: [28, 22, 52, 132, 66],
  elf: [25, 15, 50, 136, 58],
  giant: [27, 37, 62, 140, 98],
  goblin: [40, 20, 72, 134, 50],
  demon: [31, 19, 54, 148, 76],
  imp: [38, 27, 62, 130, 34],
  martian: [45, 13, 30, 142, 48],
  skull: [33, 19, 48, 144, 64],
  golem: [33, 31, 52, 138, 88],
  troll: [24, 40, 70, 142, 100],
  ghoul: [27, 17, 58, 148, 70],
  deep: [34, 38, 60, 136, 74],
};

const { pale, fair, tan, brown, dark, plum, red, violet, coal, rose, teal, rust, moss, grey, clay } = COL;
const FIENDS = [plum, red, violet, coal, rose, teal, rust];
const GIANTS = [fair, tan, rust, moss, grey, brown, clay];
const SKINS: Record<string, string[]> = {
  demon: FIENDS,
  imp: FIENDS,
  giant: GIANTS,
  troll: GIANTS,
  goblin: [COL.green, COL.olive, moss, COL.lime],
  martian: [COL.lime, COL.green, COL.mint, teal, COL.yellow],
  skull: [COL.bone],
  golem: [clay],
  ghoul: [COL.ash],
};
const PEOPLE = [pale, fair, tan, brown, dark];
const HAIRS = ["#241a16", "#5a3318", "#8a5524", "#c2953e", "#9a3a1e", "#3a2a44"];
const CLOTHES = [rust, COL.navy, moss, COL.wine, coal, COL.bronze, teal, plum];

export interface Frame {
  words: Words;
  has: (...words: string[]) => boolean;
  h: number; // what the id makes of it
  pick: <T>(of: readonly T[], bit: number) => T; // a choice that the id makes
  kind: string;
  child: boolean;
  old: boolean;
  fem: boolean;
  bw: number; // half of the brow
  jw: number; // half of the jaw
  sw: number; // half of the shoulders
  t: number; // top of the head
  ch: number; // chin
  sy: number; // shoulders
  L: number; // temples
  R: number;
  ey: number; // the height of the eyes, nose and mouth
  ny: number;
  my: number;
  ex: number; // how far an eye is from the middle
  xe: number; // where the right one is
  skin: string;
  dk: string; // its shade
  hair: string;
  cl: string; // clothes and trim
  tr: string;
}

export function frameOf(words: Words, id: string): Frame {
  const has = words.has.bind(words);
  const h = hash(id);
  const pick = <T>(of: readonly T[], bit: number): T => of[(h >>> bit) % of.length]!;
  const kind = words.first(Object.keys(KINDS)) ?? "human";
  let [bw, jw, t, ch, sw] = KINDS[kind]!;
  const [child, old, fem] = [has("child"), has("old"), has("fem")];
  const grow = (brow: number, jaw: number, shoulder: number) => {
    bw += brow;
    jw += jaw;
    sw += shoulder;
  };
  if (has("thin")) grow(-4, -5, -10);
  if (has("broad")) grow(5, 9, 14);
  if (has("round")) grow(5, 10, 0);
  if (fem && kind === "human") grow(0, -4, -10);
  if (child) grow(4, 4, 44 - sw);
  t += child ? 6 : 0;
  ch -= (has("round") ? 4 : 0) + (child ? 4 : 0);
  const skin = words.c.sk ?? pick(SKINS[kind] ?? PEOPLE, 3);
  const cl = words.c.cl ?? pick(CLOTHES, 10);
  const ey = n(t + (ch - t) * (child ? 0.58 : kind === "martian" ? 0.62 : 0.5));
  const ex = bw * (kind === "martian" ? 0.52 : 0.45);
  return {
    ...{ words, has, h, pick, kind, child, old, fem, bw, jw, sw, t, ch, ey, ex, skin, cl },
    sy: Math.min(ch + (kind === "giant" || kind === "troll" ? -14 : 8), 146),
    L: 100 - bw,
    R: 100 + bw,
    ny: n(ey + (ch - ey) * 0.34),
    my: n(ey + (ch - ey) * 0.62),
    xe: 100 + ex,
    dk: mix(skin, "#000", 0.28),
    hair: words.c.hr ?? (old ? "#e4e2dd" : pick(HAIRS, 7)),
    tr: words.c.tr ?? mix(cl, "#fff", 0.5),
  };
}
