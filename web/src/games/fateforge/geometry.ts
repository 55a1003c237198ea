// A map of zones, from the anchors and ways that a card prints: ground grows round every anchor until zones that are next to
// each other share a border. What is shown of a zone stands in the largest box that lies within its ground.
export type Point = readonly [number, number];
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export interface Cell {
  id: string;
  corners: Point[];
  box: Box; // round it
  room: Box; // within it
}
export interface Border {
  a: string;
  b: string;
  from: Point;
  to: Point;
}
interface Spot {
  id: string;
  x: number;
  y: number;
  pull: number; // a spot that pulls more gets more ground
}

const SHEET: Size = { width: 1000, height: 520 }; // a map grows on it, and is then drawn as large as there is room
const MARGIN = 0.55; // steps of the grid between the outer anchors and the edge
const SWAY = [0, 9, -8, 5, -6]; // so that no map looks ruled
const TOUCH = 0.5; // corners as near as this are one
const LEAST = 0.05; // of the map's smaller side: a shared edge that is shorter is no border
const WANTED = 0.13; // the same, for zones that are next to each other
const SMALL = 0.62; // of a fair share of the map: a zone with less ground than this grows
const ROUNDS = 120;
const EASING = 8; // rounds in which anchors move to the middle of their ground
const EASE = 0.22; // how far, each time
const INSET = 0.016; // of the map's smaller side: between a border and what stands in a zone
const SHAPES = [0.75, 1, 1.35, 1.8, 2.4]; // width by height of the boxes tried
const TRIES = 14; // of their places, along each side

/** Anchors from their places on a grid, spread over the whole map. */
function spread(places: Record<string, Point>, size: Size): Spot[] {
  const ids = Object.keys(places);
  const along = (axis: 0 | 1, length: number) => {
    const all = ids.map((id) => places[id]![axis]);
    const least = Math.min(...all) - MARGIN;
    const most = Math.max(...all) + MARGIN;
    return (v: number) => ((v - least) / (most - least)) * length;
  };
  const [x, y] = [along(0, size.width), along(1, size.height)];
  return ids.map((id, k) => ({ id, x: x(places[id]![0]), y: y(places[id]![1]) + SWAY[k % SWAY.length]!, pull: 0 }));
}

/** What belongs to one anchor rather than to another. */
function nearer(poly: Point[], a: Spot, b: Spot): Point[] {
  const away = (p: Point, s: Spot) => (p[0] - s.x) ** 2 + (p[1] - s.y) ** 2 - s.pull;
  const side = (p: Point) => away(p, a) - away(p, b);
  const out: Point[] = [];
  poly.forEach((p, k) => {
    const q = poly[(k + 1) % poly.length]!;
    const [u, v] = [side(p), side(q)];
    if (u <= 0) out.push(p);
    if (u * v < 0) out.push([p[0] + (u / (u - v)) * (q[0] - p[0]), p[1] + (u / (u - v)) * (q[1] - p[1])]);
  });
  return out;
}

type Ground = Pick<Cell, "id" | "corners">;

export function divided(spots: readonly Spot[], size: Size): Ground[] {
  const whole: Point[] = [
    [0, 0],
    [size.width, 0],
    [size.width, size.height],
    [0, size.height],
  ];
  return spots.map((spot) => ({
    id: spot.id,
    corners: spots.filter((o) => o !== spot).reduce((poly, o) => nearer(poly, spot, o), whole),
  }));
}

function area(corners: readonly Point[]): number {
  const turns = corners.map(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % corners.length]!;
    return ax * by - bx * ay;
  });
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) / 2;
}

/** The middle of a polygon. */
function middle(corners: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  corners.forEach(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % corners.length]!;
    const turn = ax * by - bx * ay;
    area += turn / 2;
    x += (ax + bx) * turn;
    y += (ay + by) * turn;
  });
  return [x / (6 * area), y / (6 * area)];
}

/** The ground of every zone on a sheet of the usual proportions, with all that is next to each other side by side. */
function grown(places: Record<string, Point>, edges: readonly (readonly string[])[], size: Size): Ground[] {
  const spots = spread(places, size);
  const of = new Map(spots.map((s) => [s.id, s]));
  const step = (Math.min(size.width, size.height) * 0.03) ** 2;
  let all = divided(spots, size);
  for (let round = 0; round < ROUNDS; round++) {
    if (round < EASING)
      all.forEach(({ corners }, k) => {
        const [x, y] = middle(corners);
        spots[k]!.x += (x - spots[k]!.x) * EASE;
        spots[k]!.y += (y - spots[k]!.y) * EASE;
      });
    const found = new Set(borders(all, size, WANTED).map((b) => b.a + b.b));
    const apart = edges.filter(([a, b]) => !found.has(a! + b!) && !found.has(b! + a!));
    const short = new Set(apart.flat());
    const fair = (size.width * size.height) / spots.length;
    all.forEach(({ id, corners }) => {
      const part = area(corners) / fair;
      if (short.has(id)) of.get(id)!.pull += step / Math.max(part, 0.5);
      else if (part < SMALL) of.get(id)!.pull += step;
    });
    if (round >= EASING && !apart.length) break;
    all = divided(spots, size);
  }
  return all;
}

/** The zones of a map that is drawn as large as `size`. */
export function cells(places: Record<string, Point>, edges: readonly (readonly string[])[], size: Size): Cell[] {
  const inset = Math.min(size.width, size.height) * INSET;
  return grown(places, edges, SHEET).map(({ id, corners }) => {
    const drawn = corners.map(([x, y]): Point => [(x * size.width) / SHEET.width, (y * size.height) / SHEET.height]);
    return { id, corners: drawn, box: round(drawn), room: within(drawn, inset) };
  });
}

function round(corners: readonly Point[]): Box {
  const xs = corners.map((c) => c[0]);
  const ys = corners.map((c) => c[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The largest box within a polygon whose sides all turn the same way. */
function within(corners: readonly Point[], inset: number): Box {
  const sides = corners.flatMap((p, k) => {
    const q = corners[(k + 1) % corners.length]!;
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const long = Math.hypot(dx, dy);
    const [nx, ny] = [dy / long, -dx / long]; // outward
    return long < TOUCH ? [] : [{ nx, ny, far: nx * p[0] + ny * p[1] - inset }];
  });
  const { left, top, width, height } = round(corners);
  let best: Box = { left, top, width: 0, height: 0 };
  for (let i = 1; i < TRIES; i++)
    for (let j = 1; j < TRIES; j++)
      for (const shape of SHAPES) {
        const [x, y] = [left + (width * i) / TRIES, top + (height * j) / TRIES];
        const half = Math.min(
          ...sides.map((s) => (s.far - s.nx * x - s.ny * y) / (Math.abs(s.nx) * shape + Math.abs(s.ny))),
        );
        if (half > 0 && half * half * shape * 4 > best.width * best.height)
          best = { left: x - half * shape, top: y - half, width: 2 * half * shape, height: 2 * half };
      }
  return best;
}

/** The edge that two cells share; null where they only meet in a corner, or not at all. */
function border(a: Ground, b: Ground, least: number): Border | null {
  const same = a.corners.filter((p) => b.corners.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < TOUCH));
  const [from, to] = [same[0], same.at(-1)];
  if (!from || !to || Math.hypot(from[0] - to[0], from[1] - to[1]) < least) return null;
  return { a: a.id, b: b.id, from, to };
}

/** Every border between two cells that is as long as a part of the map's smaller side. */
export function borders(all: readonly Ground[], size: Size, part = LEAST): Border[] {
  const least = Math.min(size.width, size.height) * part;
  return all.flatMap((a, k) => all.slice(k + 1).flatMap((b) => border(a, b, least) ?? []));
}

/** A cell as a path. */
export const path = (corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** A cell as the outline of the box that is laid round it. */
export function outline({ corners, box }: Cell): string {
  return `polygon(${corners.map(([x, y]) => `${(x - box.left).toFixed(1)}px ${(y - box.top).toFixed(1)}px`).join(", ")})`;
}
