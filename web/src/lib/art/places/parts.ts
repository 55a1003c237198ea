// What places are built of: rooms, shelves, trees, houses, hills, water.
import { at, COL, K, flat, g, l, mix, n, o, p, times } from "../pen";

export const room = (wall: string, floor: string): string =>
  flat(wall) +
  p("M0 150L40 128H160L200 150V200H0Z", floor) +
  l("M40 0V128M160 0V128", mix(wall, "#000", 0.35), 2.5) +
  p("M0 0L40 0V128L0 150Z", mix(wall, "#000", 0.18), 0) +
  p("M200 0L160 0V128L200 150Z", mix(wall, "#000", 0.18), 0);
const BOOKS = [COL.wine, COL.navy, COL.moss, COL.bronze, COL.sand];
/** A shelf of k boards; the books of a colour are one shape. */
export const shelf = (x: number, y: number, w: number, h: number, k: number): string => {
  const rows: string[][] = BOOKS.map(() => []);
  for (let j = 0; j < k; j++)
    for (let i = 0; i < Math.floor(w / 7) - 1; i++) {
      const low = ((i * 3 + j) % 3) * 2;
      rows[(i + j * 2) % 5]!.push(`M${x + 4 + i * 7} ${n(y + 5 + (j * h) / k + low)}h6v${n(h / k - 9 - low)}h-6Z`);
    }
  return p(`M${x} ${y}h${w}v${h}h${-w}Z`, "#5a3a20") + rows.map((row, i) => p(row.join(""), at(BOOKS, i), 1)).join("");
};
export const pine = (x: number, y: number, s: number, f: string): string =>
  g(
    `translate(${x} ${y}) scale(${s})`,
    p("M-4 0V-14H4V0Z", "#4a3018", 1.5) + p("M-26 -12L0 -46 26 -12ZM-20 -34L0 -66 20 -34ZM-14 -54L0 -84 14 -54Z", f, 2),
  );
export const bare = (x: number, y: number, s: number, f = "#1d1a1a"): string =>
  g(
    `translate(${x} ${y}) scale(${s})`,
    l("M0 0V-60M0 -30L-22 -58M0 -40L20 -70M-12 -44L-28 -46M10 -56L28 -56M0 -60L-6 -86", f, 6),
  );
export const moon = (x: number, y: number, r = 18): string => o(x, y, r * 1.7, "#fff2", 0) + o(x, y, r, "#f6eccb", 0);
export const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  f: string,
  roof = "#3a2a2a",
  lit = "#ffd97a",
): string =>
  p(`M${x} ${y}v${-h}h${w}v${h}Z`, f) +
  p(`M${x - 6} ${y - h}L${x + w / 2} ${y - h - w * 0.5} ${x + w + 6} ${y - h}Z`, roof) +
  p(
    `M${x + w * 0.18} ${y - h + 12}h${w * 0.22}v16h${-w * 0.22}ZM${x + w * 0.6} ${y - h + 12}h${w * 0.22}v16h${-w * 0.22}Z`,
    lit,
    2,
  );
export const stone = (x: number, y: number, s = 1): string =>
  g(
    `translate(${x} ${y}) scale(${s})`,
    p("M-14 0V-26Q-14 -40 0 -40Q14 -40 14 -26V0Z", "#9aa3a6") + l("M0 -32V-14M-7 -26H7", "#5b6468", 3),
  );
export const hills = (a: string, b: string): string =>
  p("M0 120Q50 92 100 118T200 110V200H0Z", a) + p("M0 160Q60 134 120 158T200 150V200H0Z", b);
export const win = (x: number, y: number, w: number, h: number, f = "#9cc0e0"): string =>
  p(`M${x} ${y}h${w}v${h}h${-w}Z`, f, 4) + l(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, K, 3);
export const arch = (x: number, w: number, y: number, h: number, f: string): string =>
  p(`M${x} ${y}v${-h}q${w / 2} ${-w * 0.7} ${w} 0v${h}Z`, f);
export const columns = (f: string, k = 4): string =>
  times(
    k,
    (i) => p(`M${24 + i * 44} 60h20v90h-20Z`, f) + p(`M${20 + i * 44} 52h28v10h-28ZM${20 + i * 44} 148h28v10h-28Z`, f),
  );
export const water = (y: number, f: string): string =>
  p(`M0 ${y}H200V200H0Z`, f, 0) +
  times(7, (i) => l(`M${(i * 47) % 160} ${y + 12 + i * 9}h${24 + (i % 3) * 12}`, "#fff6", 3));
