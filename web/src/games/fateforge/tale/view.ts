// What a seat sees of a campaign: ids and figures alone; what they are called stands in the index of the tale (`told.svelte.ts`).

export interface Trial {
  trait: string;
  difficulty: number; // 0 easy, 1 medium, 2 hard: as many dice, and one
  who: string; // "" or "one": the group chooses; "all"; or a hero
  dice: Record<string, number>;
  chances: Record<string, number>; // in percent, a reroll included; who is down is not there
  has: string[];
  rerolls: string[];
  worn?: { item: string; chances: Record<string, number> } | null; // beside a real board: an item that would give the trait
}

export interface Need {
  gold?: number;
  food?: number;
  regard?: string;
  lo?: number;
  hi?: number;
}

export interface StoryChoice {
  id: string;
  open: boolean;
  needs: Need[];
  cost: { gold?: number; food?: number };
  trial: Trial | null;
}

export interface Part {
  id: string;
  rest: boolean;
  state: "done" | "here" | "ahead";
}

export interface Regard {
  id: string;
  person: boolean;
  n: number;
  turn: -1 | 0 | 1; // which way it last turned
}

export interface SideQuest {
  id: string;
  state: string; // open, won, lost, left, expired
  rests: number;
  expires: number;
  threat: number;
  time: number;
  here: boolean;
}

export interface Exploration {
  map: string;
  spot: string;
  again: number; // which of the texts of a place that is come to again; -1 for its clue
  asked: number; // which text asks whether the group goes in; -1 where nothing is asked
  steps: number;
  budget: number;
  exits: { side: Side; spot: string; open: boolean }[];
  gates: { between: [string, string]; open: boolean }[];
  path: string[];
}

export const SIDES = ["n", "w", "e", "s"] as const;
export type Side = (typeof SIDES)[number];

export interface Story {
  scene: string;
  told: string[]; // the scenes that were told since the group last chose
  result: string; // what that choice has come to: scene/choice/passed, failed or told; "" where nothing is told of it
  kind: "story" | "encounter" | "combat" | "rest" | "exploration" | "router" | "act-end" | "ending";
  act: number;
  act_id: string;
  chapter: string;
  speaker: string;
  asides: number[];
  choices: StoryChoice[];
  bar: Part[];
  regard: Regard[];
  cards: string[];
  rules: string[];
  places: string[];
  quests: SideQuest[];
  allies: string[];
  points: number;
  next_reward: number;
  trait_points: number;
  won: string[];
  lost: string[];
  ending: string;
  exploration: Exploration | null;
}

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
