// What the ground of each zone looks like, one letter a zone in the order of its map.
import type { Zone } from "./view";

export const GROUNDS = ["stone", "cobble", "grass", "planks", "water", "earth", "mud"] as const;
export type Ground = (typeof GROUNDS)[number];

const MAPS: Record<string, string> = {
  "mill-ford": "ewcgwe",
  "tannery-alleys": "cspwpsecw",
  "marsh-causeway": "espspmmmg",
  "gate-yard": "cpepscps",
  gatehouse: "pscsspsce",
  "market-square": "cpcpscpsep",
  cistern: "spswwpss",
  "catacomb-ring": "secseepcs",
  "barrow-throne": "esepsscsm",
  "clockwork-hall": "spspcppspe",
  "ash-shrine": "egsmcscse",
  "caldera-vault": "essmmcssp",
};

/** Ground that has become difficult is mud, whatever it was. */
export function groundOf(map: string, z: Zone, n: number): Ground {
  const drawn = GROUNDS.find((g) => g[0] === MAPS[map]?.[n]) ?? GROUNDS[(n * 3 + map.length) % 6]!;
  return z.difficult && drawn !== "water" ? "mud" : drawn;
}
