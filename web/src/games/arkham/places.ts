// Where the locations of a map lie: each in a place of its own, so that the table never jumps.
import type { Place } from "./view";

type Spot = readonly [column: number, row: number];

// Locations that share a name lie where one of them would.
const HOMES: readonly (readonly [string, Spot])[] = [
  ["study", [0, 1]],
  ["attic", [1, 0]],
  ["hallway", [1, 1]],
  ["cellar", [1, 2]],
  ["parlor", [2, 1]],
  ["northside", [0, 0]],
  ["downtown", [1, 0]],
  ["easttown", [2, 0]],
  ["miskatonic-university", [0, 1]],
  ["rivertown", [1, 1]],
  ["graveyard", [2, 1]],
  ["st-marys-hospital", [0, 2]],
  ["southside", [1, 2]],
  ["your-house", [2, 2]],
  ["main-path", [1, 2]],
  ["ritual-site", [1, 0]],
];
// For those that have no place of their own, such as the woods.
const FREE: readonly Spot[] = [
  [0, 1],
  [2, 1],
  [0, 0],
  [2, 0],
  [0, 2],
  [2, 2],
  [1, 1],
  [1, 0],
  [1, 2],
];

const home = (id: string) => HOMES.find(([name]) => id === name || id.startsWith(`${name}-`))?.[1];
const key = (spot: Spot) => spot.join();

export interface Spots {
  at: Map<string, { x: number; y: number }>;
  columns: number;
  rows: number;
}

/** The middle of each location in percent of the map; rows and columns without any are left out. */
export function spots(places: readonly Place[]): Spots {
  const at = new Map<string, Spot>();
  const taken = new Set<string>();
  const put = (place: Place, spot: Spot) => {
    at.set(place.key, spot);
    taken.add(key(spot));
  };
  for (const place of places) {
    const own = home(place.id);
    if (own && !taken.has(key(own))) put(place, own);
  }
  for (const place of places) {
    if (at.has(place.key)) continue;
    let extra = 3;
    const spot = FREE.find((s) => !taken.has(key(s)));
    if (spot) put(place, spot);
    else {
      while (taken.has(key([extra, 1]))) extra++;
      put(place, [extra, 1]);
    }
  }
  const columns = [...new Set([...at.values()].map((s) => s[0]))].sort((a, b) => a - b);
  const rows = [...new Set([...at.values()].map((s) => s[1]))].sort((a, b) => a - b);
  const part = (n: number, of: number) => (of === 1 ? 50 : of === 2 ? 28 + 44 * n : 15 + (70 * n) / (of - 1));
  const middle = (s: Spot) => ({
    x: part(columns.indexOf(s[0]), columns.length),
    y: part(rows.indexOf(s[1]), rows.length),
  });
  return { at: new Map([...at].map(([k, s]) => [k, middle(s)])), columns: columns.length, rows: rows.length };
}

/** The ways between locations, each once; `near` those that lead away from where you are. */
export function ways(places: readonly Place[], here: string | null): { from: string; to: string; near: boolean }[] {
  const out = new Map<string, { from: string; to: string; near: boolean }>();
  for (const place of places)
    for (const to of place.connections) {
      const id = [place.key, to].sort().join(" ");
      const near = place.key === here || (out.get(id)?.near ?? false);
      out.set(id, { from: place.key, to, near });
    }
  return [...out.values()];
}
