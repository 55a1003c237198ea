// What a game's cards and rules say, in the language of this browser: asked for once, looked up everywhere.
import { once } from "./api";
import { settings } from "./settings.svelte";
import type { Json } from "./wire";
import { capital, filled, single } from "./words";

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

/** How much of it a page needs: what the game calls its things; also what its tables draw; or everything, as the library does. */
export type Depth = "words" | "faces" | "all";

interface Told {
  keywords: Keyword[];
  words: Record<string, string>;
  glossary?: { rule: string; words: string[] }[];
  cards?: Card[];
  titles?: Record<string, string>;
}

interface Rulebook {
  rules: Rule[];
  chapters: { first: number; title: string }[];
  editions: string[];
  points: Point[];
}

const PATHS: Record<Depth, string> = { words: "words", faces: "faces", all: "cards" };

export class Catalogue {
  cards = $state.raw(new Map<string, Card>());
  rules = $state.raw(new Map<string, Rule>());
  keywords = $state.raw<Keyword[]>([]);
  words = $state.raw<Record<string, string>>({}); // its lexicon, in this language
  glossary = $state.raw(new Map<string, string>()); // by word, in small letters, the rule that explains it
  chapters = $state.raw<Rulebook["chapters"]>([]); // of the rulebook
  editions = $state.raw<string[]>([]);
  points = $state.raw<Point[]>([]);
  ready = $state(false);
  private titles = $state.raw<Record<string, string>>({}); // of the rules, before their texts are there

  constructor(
    readonly game: string,
    readonly depth: Depth,
  ) {}

  async load(): Promise<void> {
    const [told] = await Promise.all([
      once<Told>(`/${this.game}/${PATHS[this.depth]}`),
      this.depth === "all" && this.readRules(),
    ]);
    this.cards = new Map((told.cards ?? []).map((c) => [c.id, c]));
    this.titles = told.titles ?? {};
    this.keywords = told.keywords;
    this.words = told.words;
    this.glossary = new Map(
      (told.glossary ?? []).flatMap((entry) => entry.words.map((word) => [word.toLowerCase(), entry.rule] as const)),
    );
    this.ready = true;
  }

  /** Fetch the rulebook: a table does without it until somebody opens a rule. */
  async readRules(): Promise<void> {
    const book = await once<Rulebook>(`/${this.game}/rules`);
    this.rules = new Map(book.rules.map((r) => [r.id, r]));
    this.chapters = book.chapters;
    this.editions = book.editions;
    this.points = book.points;
  }

  name(id: string): string {
    return this.cards.get(id)?.name ?? id.replaceAll("-", " ");
  }

  /** What the game calls a thing, or several of it; traits, sets and the like bear a mark before their name: `set:cota`. */
  word(id: string, n = 1): string {
    const several = single(n) ? undefined : this.words[`${id}#many`];
    return several ?? this.words[id] ?? this.words[`trait:${id}`] ?? id.replace(/^\w+:/, "");
  }

  /** The same as a heading. */
  label(id: string, n = 1): string {
    return capital(this.word(id, n));
  }

  /** A state in the gender of what has it. */
  agreeing(state: string, noun: string): string {
    return this.word(this.words[`${noun}#gender`] ? `${state}#f` : state);
  }

  /** A text of the game's table, with its `{name}`s filled in. */
  say(name: string, values: Record<string, string | number> = {}): string {
    return filled(this.words[`said:${name}`] ?? name, values);
  }

  /** What a keyword is called. */
  keyword(id: string): string {
    return this.keywords.find((k) => k.id === id)?.word ?? this.word(id);
  }

  /** Whether a rule is that of a keyword. */
  isKeyword(rule: string): boolean {
    return this.keywords.some((k) => k.rule === rule);
  }

  trait(id: string): string {
    return this.word(`trait:${id}`);
  }

  /** What a link to a rule says. */
  ruleTitle(id: string): string {
    return this.rules.get(id)?.title ?? this.titles[id] ?? id;
  }
}

const known = new Map<string, Catalogue>();

/** A game's words: from whichever of its catalogues a page has asked for, or by themselves. */
export function lexiconOf(game: string): Catalogue {
  const depths: Depth[] = ["faces", "all", "words"];
  return (
    depths.map((depth) => known.get(`${settings.lang} ${game} ${depth}`)).find((c) => c?.ready) ??
    catalogue(game, "words")
  );
}

/** The catalogue of a game, as deep as a page needs it; it fills itself in. */
export function catalogue(game: string, depth: Depth = "all"): Catalogue {
  const key = `${settings.lang} ${game} ${depth}`;
  let found = known.get(key);
  if (!found) {
    found = new Catalogue(game, depth);
    known.set(key, found);
    void found.load().catch(() => known.delete(key));
  }
  return found;
}
