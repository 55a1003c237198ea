// What stands behind a figure or a thing: three tones that say whose it is, and a pattern that comes from the id.
import { K, at, both, e, flat, g, hash, l, mix, n, o, p, times } from "./pen";

/** deep, middle and light tone, and the motif that is drawn most often */
export interface Ground {
  tones: readonly [string, string, string];
  motif?: string;
}

/** a the ground, b upon it, d what shines; x where; r chance that comes from the id */
type Pattern = (a: string, b: string, d: string, x: number, r: number) => string;

const turn = (k: number, of: number) => n((k * 360) / of);

/** Motifs: each has the mood of whom it belongs to, and is never twice the same. */
export const MOTIFS: Record<string, Pattern> = {
  peaks: (a, b, d, x, r) =>
    o(x, 62, 30 + (r % 3) * 6, mix(b, d, 0.55), 0) +
    p(
      `M0 ${120 - (r % 20)}L${40 + (r % 30)} ${70 + (r % 17)} ${90 + (r % 20)} 118 ${140 + (r % 24)} ${64 + (r % 23)} 200 126V200H0Z`,
      b,
      0,
    ) +
    p(
      `M0 158L${56 - (r % 22)} ${120 - (r % 13)} 104 156 ${158 - (r % 28)} ${110 + (r % 9)} 200 150V200H0Z`,
      mix(a, b, 0.4),
      0,
    ),
  rings: (_a, b, d, x, r) =>
    times(
      4,
      (i) =>
        `<circle cx="${x}" cy="88" r="${32 + i * 24}" fill="none" stroke="${i % 2 ? mix(b, d, 0.3) : b}" stroke-width="${7 - i}" stroke-dasharray="${14 + ((r >>> i) % 30)} ${6 + i * 3}"/>`,
    ) + o(x, 88, 24, b, 0),
  circuit: (a, b, d, x, r) =>
    times(
      6,
      (i) =>
        l(
          `M${8 + i * 36} 200V${150 - ((r >>> i) % 5) * 18}L${20 + i * 34} ${120 - ((r >>> i) % 5) * 18}V${30 + ((r >>> (i + 3)) % 4) * 16}`,
          mix(a, b, 0.75),
          4,
        ) + o(20 + i * 34, 26 + ((r >>> (i + 3)) % 4) * 16, 6, mix(b, d, 0.35), 0),
    ) + o(x, 90, 52, b, 0),
  orbits: (a, b, d, x, r) =>
    times(14, (i) => o((i * 53 + r) % 200, (i * 37 + (r >>> 5)) % 120, 1.4 + (i % 3) * 0.7, d, 0)) +
    o(x, 64, 36, mix(a, b, 0.85), 0) +
    e(x, 64, 66, 15, "none", 5, -16 + (r % 32)).replace(K, mix(b, d, 0.4)) +
    p(`M0 ${164 - (r % 14)}Q60 138 104 160T200 150V200H0Z`, b, 0),
  wheel: (a, b, d, x, r) =>
    o(100, 96, 84, mix(a, b, 0.55), 0) +
    times(12, (i) =>
      g(
        `rotate(${turn(i, 12)} 100 96)`,
        o(100, 24, 11, at([b, mix(b, d, 0.5), mix(b, "#8fb7d8", 0.45), mix(b, "#b8604c", 0.4)], i + (r % 4)), 0),
      ),
    ) +
    o(100, 96, 56, x > 100 ? mix(a, b, 0.9) : mix(a, b, 0.25), 0),
  roofs: (a, b, d, x, r) =>
    o(x + 10, 50, 22, mix(b, d, 0.7), 0) +
    o(x + 20 - (r % 20), 44, 18, a, 0) +
    times(6, (i) =>
      p(`M${-14 + i * 38} 200V${128 - ((r >>> i) % 4) * 14}l19 -22 19 22V200Z`, i % 2 ? b : mix(a, b, 0.55), 0),
    ) +
    times(4, (i) => p(`M${14 + i * 52} ${150 - (i % 2) * 8}h7v11h-7Z`, mix(b, d, 0.6), 0)),
  leaves: (a, b, d, x, r) =>
    o(x, 88, 58, mix(a, b, 0.6), 0) +
    times(14, (i) =>
      g(
        `rotate(${turn(i, 14) + (r % 20)} 100 96)`,
        e(100, -4 + ((r >>> i) % 3) * 10, 12, 34, at([b, mix(a, b, 0.5), mix(b, d, 0.3)], i), 0),
      ),
    ),
  embers: (a, b, d, x, r) =>
    p(`M0 200V120Q40 ${150 - (r % 40)} 70 110T${x} 120T200 90V200Z`, b, 0) +
    times(12, (i) =>
      g(
        `translate(${(i * 61 + r) % 200} ${(i * 43 + (r >>> 6)) % 170}) rotate(45)`,
        `<path d="M0 0h${4 + (i % 3) * 2}v${4 + (i % 3) * 2}h-${4 + (i % 3) * 2}Z" fill="${i % 2 ? mix(b, d, 0.7) : mix(a, b, 0.8)}"/>`,
      ),
    ),
  fog: (a, b, d, _x, r) =>
    times(6, (i) =>
      l(
        `M${-20 + ((r >>> i) % 5) * 16} ${24 + i * 30}H${110 + ((r >>> (i + 2)) % 6) * 18}`,
        mix(a, i % 2 ? b : mix(b, d, 0.25), 0.7),
        17,
      ),
    ),
  bricks: (a, b) =>
    times(7, (j) =>
      times(5, (i) =>
        p(`M${i * 46 - (j % 2) * 23} ${j * 30}h43v27h-43Z`, mix(a, b, 0.35 + ((i * 3 + j) % 3) * 0.14), 0),
      ),
    ),
};

const PLAIN: Pattern[] = [
  (_a, b, d, x) => o(x, 84, 66, b, 0) + o(x, 84, 46, mix(b, d, 0.3), 0),
  (_a, b) =>
    times(14, (i) => {
      const t = (i * 6.283) / 14;
      const end = (t: number) => `${n(100 + 170 * Math.cos(t))} ${n(100 + 170 * Math.sin(t))}`;
      return p(`M100 100L${end(t)} ${end(t + 0.2)}Z`, b, 0);
    }),
  (_a, b) => p("M0 0H200L0 200Z", b, 0),
  (a, b) => times(6, (i) => p(`M${i * 40 - 20} 0h20v200h-20Z`, mix(a, b, 0.6), 0)),
  (_a, b, d) =>
    p("M30 200V92Q30 20 100 20Q170 20 170 92V200Z", b, 0) +
    p("M46 200V96Q46 36 100 36Q154 36 154 96V200Z", mix(b, d, 0.22), 0),
  (a, b) =>
    times(5, (i) =>
      p(
        `M0 ${20 + i * 40}Q50 ${i * 40} 100 ${20 + i * 40}T200 ${20 + i * 40}V${38 + i * 40}Q150 ${58 + i * 40} 100 ${38 + i * 40}T0 ${38 + i * 40}Z`,
        mix(a, b, 0.6),
        0,
      ),
    ),
  (a, b) => both(p("M100 0H200V100H100Z", mix(a, b, 0.4), 0)) + both(p("M100 0L200 60V120L100 60Z", b, 0)),
];

/** The tones of a light theme: a step lighter, and no greyer. */
const lit = ([deep, middle, light]: Ground["tones"]): Ground["tones"] => [
  mix(deep, middle, 0.8),
  mix(middle, light, 0.42),
  mix(light, "#fffaf0", 0.45),
];

/** The ground of a picture, in its tones, lighter in a light theme. */
export function ground({ tones, motif }: Ground, id: string, theme: string): string {
  const h = hash(id + "#");
  const [deep, middle, light] = theme === "light" ? lit(tones) : tones;
  const steps: [string, string, string][] = [
    [deep, middle, light],
    [middle, mix(middle, deep, 0.5), light],
    [mix(middle, light, 0.4), mix(middle, light, 0.1), deep],
    [mix(deep, middle, 0.5), mix(middle, light, 0.25), light],
  ];
  const [a, b, d] = at(steps, h >>> 4);
  const own = MOTIFS[motif ?? ""];
  const draw = own && h % 5 < 3 ? own : at(PLAIN, h >>> 12);
  return flat(a) + draw(a, b, d, 60 + ((h >>> 8) % 9) * 10, h >>> 7);
}
