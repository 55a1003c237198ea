// What a game's cards and rules say, in the language of this browser: asked for once, looked up everywhere.
import { once } from "./api";
import { settings } from "./settings.svelte";
import type { Json } from "./wire";

export interface Card {
  id: string;
  name: string;
  faction: string;
  type: string;
  traits: string[];
  text: string[];
  rules: string[];
  [fact: string]: Json;
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  source: string;
  [fact: string]: Json;
}

/** A point on which editions differ: the rule of each. */
export interface Point {
  name: string;
  about: string;
  rules: Record<string, string>;
}

export interface Keyword {
  id: string;
  word: string;
  rule: string;
}

export class Catalogue {
  cards = $state.raw(new Map<string, Card>());
  rules = $state.raw(new Map<string, Rule>());
  keywords = $state.raw<Keyword[]>([]);
  words = $state.raw<Record<string, string>>({}); // what the game calls its factions, types, traits, states
  chapters = $state.raw<{ first: number; title: string }[]>([]); // of the rulebook
  editions = $state.raw<string[]>([]);
  points = $state.raw<Point[]>([]);
  ready = $state(false);

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    const [cards, rules] = await Promise.all([
      once<{ cards: Card[]; keywords: Keyword[]; words: Record<string, string> }>(`/${this.game}/cards`),
      once<{ rules: Rule[]; chapters: Catalogue["chapters"]; editions: string[]; points: Point[] }>(
        `/${this.game}/rules`,
      ),
    ]);
    this.cards = new Map(cards.cards.map((c) => [c.id, c]));
    this.keywords = cards.keywords;
    this.words = cards.words;
    this.rules = new Map(rules.rules.map((r) => [r.id, r]));
    this.chapters = rules.chapters;
    this.editions = rules.editions;
    this.points = rules.points;
    this.ready = true;
  }

  name(id: string): string {
    return this.cards.get(id)?.name ?? id.replaceAll("-", " ");
  }

  /** What the game calls a thing; traits, sets and the like bear a mark before their name: `set:cota`. */
  word(id: string): string {
    return this.words[id] ?? this.words[`trait:${id}`] ?? id.replace(/^\w+:/, "");
  }

  trait(id: string): string {
    return this.word(`trait:${id}`);
  }

  /** What a link to a rule says. */
  ruleTitle(id: string): string {
    return this.rules.get(id)?.title ?? id;
  }
}

const known = new Map<string, Catalogue>();

/** The catalogue of a game; it fills itself in. */
export function catalogue(game: string): Catalogue {
  const key = `${settings.lang} ${game}`;
  let found = known.get(key);
  if (!found) {
    found = new Catalogue(game);
    known.set(key, found);
    void found.load().catch(() => known.delete(key));
  }
  return found;
}
