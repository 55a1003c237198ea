// Hair and horns.
import { COL, both, e, l, n, o, p, times } from "../pen";
import type { Frame, Parts } from "./frame";

/** The line of the hair round the head. */
export const capOf = ({ L, R, ey, t }: Frame): string =>
  `M${L - 3} ${ey - 2}Q${L - 6} ${t - 9} 100 ${t - 10}Q${R + 6} ${t - 9} ${R + 3} ${ey - 2}`;

/** How the hair is worn; it comes before the headgear. */
export const hairs = (f: Frame): Parts => {
  const { L, R, bw, ey, hair, pick, t } = f;
  const cap = capOf(f);
  return {
    short: () =>
      p(cap + `Q${R - 4} ${t + 20} ${100 + bw * 0.3} ${t + 17}Q${L + 8} ${t + 22} ${L - 3} ${ey - 2}Z`, hair),
    long: () =>
      p(cap + `Q${R - 2} ${t + 24} ${pick([88, 100, 112], 13)} ${t + 14}Q${L + 4} ${t + 26} ${L - 3} ${ey - 2}Z`, hair),
    bob: () =>
      p(cap + `Q${R - 2} ${t + 24} ${pick([88, 100, 112], 13)} ${t + 14}Q${L + 4} ${t + 26} ${L - 3} ${ey - 2}Z`, hair),
    bun: () =>
      o(100, t - 14, 17, hair) +
      p(cap + `Q${R - 6} ${t + 18} 100 ${t + 13}Q${L + 6} ${t + 18} ${L - 3} ${ey - 2}Z`, hair),
    ponytail: () => p(cap + `Q${R - 8} ${t + 16} 100 ${t + 14}Q${L + 8} ${t + 16} ${L - 3} ${ey - 2}Z`, hair),
    wild: () => p(cap + `Q${R - 8} ${t + 16} 100 ${t + 14}Q${L + 8} ${t + 16} ${L - 3} ${ey - 2}Z`, hair),
    pigtails: () =>
      both(o(R + 14, ey + 4, 14, hair) + o(R + 4, ey - 8, 5, COL.red)) +
      p(cap + `Q${R - 4} ${t + 24} 100 ${t + 16}Q${L + 4} ${t + 24} ${L - 3} ${ey - 2}Z`, hair),
    braids: () =>
      both(times(5, (i) => e(R + 4 + i, ey + 12 + i * 14, 8, 9, hair, 2))) +
      p(cap + `Q${R - 2} ${t + 24} 100 ${t + 12}Q${L + 2} ${t + 24} ${L - 3} ${ey - 2}Z`, hair),
    spiky: () =>
      times(7, (i) =>
        p(
          `M${n(L - 4 + (i * (bw * 2 + 8)) / 7)} ${t + 18}l${(i - 3) * 5} ${-34 + Math.abs(i - 3) * 5} ${n((bw * 2 + 20) / 7)} ${32 - Math.abs(i - 3) * 3}Z`,
          hair,
          2,
        ),
      ),
    mohawk: () => p(`M92 ${t + 14}Q84 ${t - 36} 100 ${t - 40}Q116 ${t - 36} 108 ${t + 14}Z`, hair),
    topknot: () =>
      p(`M94 ${t + 4}Q82 ${t - 26} 100 ${t - 34}Q118 ${t - 26} 106 ${t + 4}Z`, hair) + l(`M92 ${t - 2}h16`, COL.red, 5),
    curly: () => times(9, (i) => o(L - 2 + (i * (bw * 2 + 4)) / 8, t + 10 - Math.sin(i * 0.39) * 18, 12, hair, 2)),
    tonsure: () =>
      both(
        p(`M${R - 12} ${t + 12}Q${R + 10} ${t + 16} ${R + 4} ${ey + 8}Q${R - 4} ${t + 26} ${R - 12} ${t + 12}Z`, hair),
      ),
    afro: () => p(`M${L} ${ey - 10}Q100 ${t - 4} ${R} ${ey - 10}Q100 ${t - 30} ${L} ${ey - 10}Z`, hair, 0),
    forelock: () => p(`M96 ${t}Q128 ${t + 2} ${100 + bw * 0.6} ${t + 30}Q112 ${t + 14} 92 ${t + 12}Z`, hair, 2),
  };
};

const HORN = {
  up: (t: number, b: number) =>
    `M${100 + b * 0.4} ${t + 10}Q${100 + b} ${t - 18} ${100 + b * 0.8} ${t - 44}Q${100 + b * 1.7} ${t - 10} ${100 + b} ${t + 20}Z`,
  ram: (t: number, b: number) =>
    `M${100 + b * 0.3} ${t + 6}Q${100 + b * 2.2} ${t - 26} ${100 + b * 2.1} ${t + 26}Q${100 + b * 1.9} ${t + 52} ${100 + b * 1.35} ${t + 44}Q${100 + b * 1.8} ${t + 26} ${100 + b * 1.5} ${t + 14}Q${100 + b * 1.2} ${t + 6} ${100 + b} ${t + 22}Z`,
  side: (t: number, b: number) =>
    `M${100 + b * 0.8} ${t + 6}Q${100 + b * 1.6} ${t + 8} ${100 + b * 2.3} ${t - 26}Q${100 + b * 2.3} ${t + 26} ${100 + b} ${t + 26}Z`,
  tall: (t: number, b: number) =>
    `M${100 + b * 0.15} ${t + 6}Q${100 + b * 0.3} ${t - 30} ${100 + b * 1.3} ${t - 46}Q${100 + b * 0.8} ${t - 16} ${100 + b * 0.8} ${t + 10}Z`,
  bull: (t: number, b: number) =>
    `M${100 + b * 0.8} ${t + 14}Q${100 + b * 1.5} ${t + 26} ${100 + b * 1.9} ${t - 4}Q${100 + b * 1.9} ${t - 20} ${100 + b * 1.6} ${t - 32}Q${100 + b * 2.6} ${t - 4} ${100 + b * 2} ${t + 26}Q${100 + b * 1.5} ${t + 44} ${100 + b * 0.9} ${t + 32}Z`,
};

/** What grows on a head beside hair. */
export const horns = ({ bw, t, words }: Frame): Parts => {
  const bone = words.c.hn ?? COL.bone;
  const pair = (shape: (t: number, b: number) => string) => () => both(p(shape(t, bw), bone));
  return {
    "h-up": pair(HORN.up),
    "h-ram": pair(HORN.ram),
    "h-side": pair(HORN.side),
    "h-tall": pair(HORN.tall),
    "h-bull": pair(HORN.bull),
    "h-one": () => p(`M88 ${t + 10}L104 ${t - 46} 112 ${t + 10}Z`, bone),
    "h-many": () =>
      times(7, (i) => p(`M${72 + i * 8} ${t + 12 - Math.sin(i * 0.52) * 10}l${(i - 3) * 4} ${-26} 8 24Z`, bone, 2)),
    antlers: () =>
      both(
        l(
          `M${100 + bw * 0.5} ${t + 4}Q${100 + bw} ${t - 20} ${100 + bw + 20} ${t - 44}M${100 + bw * 0.9} ${t - 14}l24 -6M${100 + bw + 8} ${t - 28}l-14 -18`,
          COL.bone,
          6,
        ),
      ),
  };
};
