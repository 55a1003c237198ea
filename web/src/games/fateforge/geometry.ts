// A map of zones: each zone is the ground nearer to its own anchor than to any other, so a map is points and ways.
export type Point = readonly [number, number];
export interface Spot {
  id: string;
  x: number; // in percent of the map
  y: number;
}
export interface Cell extends Spot {
  corners: Point[]; // in percent of the map
  box: { left: number; top: number; width: number; height: number };
}
export interface Border {
  a: string;
  b: string;
  from: Point;
  to: Point;
}

const MARGIN = 0.6; // steps of the grid between the outer anchors and the edge
const TOUCH = 0.01; // percent: corners as near as this are one
const LEAST = 3; // percent: a shared edge that is shorter than this is no border

/** Anchors from their places on a grid: spread over the whole map, every other row shifted a little so that cells look grown. */
export function spread(places: Record<string, Point>): Spot[] {
  const ids = Object.keys(places);
  const xs = ids.map((id) => places[id]![0]);
  const ys = ids.map((id) => places[id]![1]);
  const scale = (v: number, all: number[]) => {
    const least = Math.min(...all) - MARGIN;
    const most = Math.max(...all) + MARGIN;
    return ((v - least) / (most - least)) * 100;
  };
  return ids.map((id) => {
    const [x, y] = places[id]!;
    const sway = ((Math.round(x * 3 + y * 5) % 3) - 1) * 1.6;
    return { id, x: scale(x, xs) + sway * 0.6, y: scale(y, ys) + sway };
  });
}

/** What lies nearer to one anchor than to another. */
function nearer(poly: Point[], a: Spot, b: Spot): Point[] {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [nx, ny] = [b.x - a.x, b.y - a.y];
  const side = (p: Point) => (p[0] - mx) * nx + (p[1] - my) * ny;
  const out: Point[] = [];
  poly.forEach((p, k) => {
    const q = poly[(k + 1) % poly.length]!;
    const [u, v] = [side(p), side(q)];
    if (u <= 0) out.push(p);
    if (u * v < 0) {
      const t = u / (u - v);
      out.push([p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]);
    }
  });
  return out;
}

/** The zones of a map as cells round their anchors. */
export function cells(spots: readonly Spot[]): Cell[] {
  const whole: Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  return spots.map((spot) => {
    const corners = spots.filter((o) => o !== spot).reduce((poly, o) => nearer(poly, spot, o), whole);
    const xs = corners.map((c) => c[0]);
    const ys = corners.map((c) => c[1]);
    const left = Math.min(...xs);
    const top = Math.min(...ys);
    return { ...spot, corners, box: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top } };
  });
}

/** The edge that two cells share; null where they only meet in a corner, or not at all. */
export function border(a: Cell, b: Cell): Border | null {
  const same = a.corners.filter((p) => b.corners.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < TOUCH));
  const [from, to] = [same[0], same.at(-1)];
  if (!from || !to || Math.hypot(from[0] - to[0], from[1] - to[1]) < LEAST) return null;
  return { a: a.id, b: b.id, from, to };
}

/** Every border between two cells. */
export function borders(all: readonly Cell[]): Border[] {
  return all.flatMap((a, k) => all.slice(k + 1).flatMap((b) => border(a, b) ?? []));
}

/** A cell as a path of a drawing in which the map is 100 by 100. */
export const path = (corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

/** A cell as the outline of a box that is laid round it. */
export function outline(cell: Cell): string {
  const { left, top, width, height } = cell.box;
  const within = ([x, y]: Point) =>
    `${(((x - left) / width) * 100).toFixed(1)}% ${(((y - top) / height) * 100).toFixed(1)}%`;
  return `polygon(${cell.corners.map(within).join(", ")})`;
}
