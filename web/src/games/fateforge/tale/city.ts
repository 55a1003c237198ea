// The map of a city: places on a bent grid, each in its cell; walls between the rings.
import { divided, type Point } from "../geometry";
import type { CityMap } from "./told.svelte";

export const WIDE = 900;
export const HIGH = 600;
const EDGE = 6;
const TOP = 0.62; // of a row: where its places lie
const BEND = 56;

const spanOf = (map: CityMap) => {
  const all = Object.values(map.spots).map((s) => s.at);
  return { columns: Math.max(...all.map((a) => a[0])) + 1, rows: Math.max(...all.map((a) => a[1])) + 1 };
};

/** How far a row is bent up at the sides. */
const bend = (x: number, row: number): number => {
  const t = (x - WIDE / 2) / (WIDE / 2);
  return BEND * t * t * (0.25 + row / 7);
};

/** Where a place lies. */
export function laid(map: CityMap): Record<string, Point> {
  const { columns, rows } = spanOf(map);
  return Object.fromEntries(
    Object.entries(map.spots).map(([id, { at }]) => {
      const x = ((at[0] + 0.52) * WIDE) / columns;
      return [id, [x, ((at[1] + TOP) * HIGH) / rows - bend(x, at[1])] as const];
    }),
  );
}

/** A line along the rows, below row `row`. */
export function arc(map: CityMap, row: number): Point[] {
  const { rows } = spanOf(map);
  return Array.from({ length: 31 }, (_, k) => {
    const x = EDGE + (k * (WIDE - 2 * EDGE)) / 30;
    const y = ((row + TOP) * HIGH) / rows - bend(x, row);
    return [x, Math.max(EDGE, Math.min(HIGH - EDGE, y))] as const;
  });
}

/** The cells of the places. */
export function quarters(map: CityMap): { id: string; corners: Point[] }[] {
  const spots = Object.entries(laid(map)).map(([id, [x, y]]) => ({ id, x, y, pull: 0 }));
  return divided(spots, { width: WIDE, height: HIGH });
}

/** The outline of the city: straight above, bent below. */
export function outskirts(map: CityMap): Point[] {
  const { rows } = spanOf(map);
  return [[EDGE, EDGE], [WIDE - EDGE, EDGE], ...arc(map, rows - 0.52).reverse()];
}

/** The rows under which a wall runs: where one ring ends and the next begins. */
export function walls(map: CityMap): number[] {
  const { rows } = spanOf(map);
  const ring = (row: number) => Object.values(map.spots).find((s) => s.at[1] === row)?.region;
  return Array.from({ length: rows - 1 }, (_, row) => row).filter((row) => ring(row) !== ring(row + 1));
}

/** Every street, once. */
export function streets(map: CityMap): [string, string][] {
  return Object.entries(map.spots).flatMap(([a, spot]) =>
    Object.values(spot.exits)
      .filter((b) => a < b && b in map.spots)
      .map((b): [string, string] => [a, b]),
  );
}

/** How many streets it is from one place to another, through what is open; -1 where there is no way. */
export function distance(map: CityMap, from: string, to: string, open: (a: string, b: string) => boolean): number {
  let edge = [from];
  const seen = new Set(edge);
  for (let n = 0; edge.length; n++) {
    if (edge.includes(to)) return n;
    const next = edge.flatMap((a) =>
      Object.values(map.spots[a]?.exits ?? {}).filter((b) => !seen.has(b) && open(a, b)),
    );
    edge = [...new Set(next)];
    edge.forEach((b) => seen.add(b));
  }
  return -1;
}

const near = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
export const line = (points: readonly Point[]): string => (points.length ? `M${near(points)}` : "");
export const shape = (points: readonly Point[]): string => `${line(points)}Z`;
