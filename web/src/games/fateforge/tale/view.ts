// What a seat sees of a campaign: ids and figures alone; what they are called stands in the index of the tale (`told.svelte.ts`).
import type { Trial } from "../view.gen";

export type * from "../view.gen";

export const SIDES = ["n", "w", "e", "s"] as const;
export type Side = (typeof SIDES)[number];

/** The hero who is likeliest to pass a test, and how likely; null where nobody can take it. */
export function best(trial: Trial): { hero: string; percent: number } | null {
  const rows = Object.entries(trial.chances).sort(([, a], [, b]) => b - a);
  return rows[0] ? { hero: rows[0][0], percent: rows[0][1] } : null;
}

/** How likely a test that all must pass is passed by all. */
export const together = (trial: Trial): number =>
  Math.round(100 * Object.values(trial.chances).reduce((p, n) => (p * n) / 100, 1));

/** How likely a hero passes without a reroll, by the faces of the die. */
export function plainly(trial: Trial, hero: string, die: readonly string[]): number {
  const good = die.filter((f) => f === "success" || (f === "trait" && trial.has.includes(hero))).length;
  return Math.round(100 * (good / (die.length || 1)) ** (trial.dice[hero] ?? 1));
}
