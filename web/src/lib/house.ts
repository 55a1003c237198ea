// What the server tells over HTTP, as the pages need it; `wire.ts` has what it says at a table.
import type { Json, SeatedPerson } from "./wire";

/** A setting of a game, as a form asks for it. */
export interface Setting {
  name: string;
  kind: string; // number, word, flag, seat, data, deck, each
  about: string;
  default: Json;
  least?: number;
  most?: number;
  words?: string[];
  of?: { kind: string; least?: number; most?: number; words?: string[] };
}

export interface Bot {
  name: string;
  title: string;
  about: string;
  seconds: number; // that an answer takes here, on average
}

/** A game that can be played here. */
export interface Game {
  name: string;
  title: string;
  seats: { least: number; most: number };
  all_win_alike: boolean;
  settings: Setting[];
  bots: Bot[];
  editions: string[];
  match: boolean;
  practice: boolean;
  campaign: boolean;
  slots: number; // of campaigns that are one long game each; 0 for any number of others
  campaign_by: string; // the setting that says that a campaign is wanted, and no single game
  veteran: string; // the setting that is on for whoever has finished one
  lessons: boolean; // whether it is taught here
  puzzles: boolean; // whether there are puzzles of it
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: string;
  title: string;
  brief: string;
  seats: SeatedPerson[];
  held: number[];
  number: number;
  asked: number[];
  your_turn: boolean;
  turn: string; // where the game stands
  over: boolean;
  practice: boolean;
  match: { best_of: number; game: number; wins: number[]; seeded: boolean } | null;
  updated: number;
  lesson: string;
}

/** A deck in a list. */
export interface Deck {
  ref: string;
  name: string;
  own: boolean;
  record: { won: number; lost: number }; // at the tables of this server
  rated?: { games: number; score: number; expected: number }; // of its page: in games that counted for ratings
  factions: string[];
  types: Record<string, number>;
  face: [string, string];
  [fact: string]: Json;
}

export interface Collection {
  decks: Deck[];
  forges: boolean;
  forms: Record<string, string>;
}

/** A deck in full. */
export interface DeckPage extends Deck {
  groups: { faction: string; cards: { id: string; n: number }[] }[];
  curve: { about: string; bars: Record<string, number>; mean: number; n: number };
  figures: Record<string, Json>;
}

/** How far a measurement is. */
export interface Measuring {
  games: number;
  needed: number;
  part: number;
  line: string;
}

/** What a measurement came to. */
export interface Measured {
  sentence: string;
  notes: string[];
  tables: StrengthTable[];
  last: string;
  bot: string;
  field: string;
  games: number;
  at: number;
  old: string;
}

/** How strong a deck is: what can be asked, what is under way, what is known; the decks it was measured against. */
export interface DeckStrength {
  offers: { send: Record<string, number>; text: string }[];
  allowed: boolean;
  running: Measuring | null;
  busy: string;
  trouble: string;
  result: Measured | null;
  against: string[];
}

/** The same of two decks. */
export interface DeckPair {
  offers: { send: Record<string, string>; text: string }[];
  allowed: boolean;
  running: Measuring | null;
  busy: string;
  trouble: string;
  results: Measured[];
}

/** A table of it: `refs` are the decks that its rows are about. */
export interface StrengthTable {
  name: string;
  title: string;
  heads: string[];
  rows: string[][];
  numbers: number[];
  refs: string[];
}

/** What became of an import. */
export interface Imported {
  taken: (Deck & { new: boolean })[];
  problems: { name: string; problems: string[] }[];
}

export interface Ruling {
  title: string;
  text: string;
  rules: string[];
  cards: string[];
  link: string; // to its position; "" where it is not written as data
}
