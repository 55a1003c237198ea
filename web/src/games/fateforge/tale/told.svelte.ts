// What a campaign says, in the language of this browser: its names once, its scenes when they are met.
import { once } from "$lib/api";
import { settings } from "$lib/settings.svelte";

export interface Spot {
  name: string;
  region: string;
  at: [number, number];
  exits: Record<string, string>;
}

export interface CityMap {
  title: string;
  regions: Record<string, string>;
  spots: Record<string, Spot>;
  gates: [string, string][];
}

export interface Index {
  id: string;
  mark: string;
  title: string;
  blurb: string;
  heroes: string[];
  acts: { id: string; title: string; bar: string[] }[];
  chapters: Record<string, string>;
  people: Record<string, string>;
  stories: Record<string, { name: string; title: string; text: string[] }>;
  places: Record<string, { name: string; keeper: string; shop: boolean; time: number }>;
  cards: Record<string, { n: number; name: string; text: string[] }>;
  combats: Record<string, string>;
  quests: Record<string, { name: string; text: string }>;
  reputations: Record<string, string>;
  maps: Record<string, CityMap>;
  rules: Record<string, string>; // what is unlocked, and the rule behind it
  rewards: { at: number; of: [string, string] }[];
  test_die: string[];
}

export interface Aside {
  hero: string;
  text: string;
}

export interface Passage {
  id: string;
  kind: string;
  chapter: string;
  title: string; // of its chapter, or of the branch that it is on
  speaker: string;
  text: string[];
  asides: Aside[];
  choices: Record<string, { text: string; hero: string; passed?: string[]; failed?: string[]; told?: string[] }>;
  combat?: { id: string; name: string };
  places?: Record<string, { text: string[]; asides: Aside[]; services: Record<string, string> }>;
  regions?: string[]; // in which one walks: rings, or single places
  goals?: string[];
  clues?: Record<string, string>;
  again?: Record<string, string[]>; // what is read where the group has been before
  asks?: Record<string, { texts: string[]; yes: string; no: string }>; // before a walk ends at a goal
}

/** A campaign that is read: what has not come yet is asked for, and is there a little later. */
export class Told {
  index = $state.raw<Index | null>(null);
  private known = $state.raw<ReadonlyMap<string, Passage>>(new Map());
  private asked = new Set<string>();
  private readonly there: Promise<Index>;

  constructor(readonly id: string) {
    // A battle is no tale: nothing is told of it, ever.
    this.there = id ? once<Index>(`/fateforge/tales/${id}`) : new Promise(() => undefined);
    void this.there.then(
      (found) => (this.index = found),
      () => undefined, // ids stand where names would
    );
  }

  passage(id: string): Passage | undefined {
    const found = this.known.get(id);
    if (!found && id && !this.asked.has(id)) {
      this.asked.add(id);
      void this.there
        .then((index) => once<Passage>(`/fateforge/tales/${this.id}/scenes/${id}?mark=${index.mark}`))
        .then(
          (came) => (this.known = new Map([...this.known, [id, came]])),
          () => this.asked.delete(id),
        );
    }
    return found;
  }

  person(id: string): string {
    return this.index?.people[id] ?? "";
  }
  place(id: string): string {
    return this.index?.places[id]?.name ?? id;
  }
  regard(id: string): string {
    return this.index?.reputations[id] ?? id;
  }
  /** A chapter by its title; one with a title for each branch has none until it is known which is taken. */
  chapter(id: string): string {
    const title = this.index?.chapters[id] ?? "";
    return title.includes(" / ") ? "" : title;
  }
}

const tales = new Map<string, Told>();

/** The campaign of an id in the language of this browser. */
export function told(id: string): Told {
  const key = `${settings.lang} ${id}`;
  let found = tales.get(key);
  if (!found) tales.set(key, (found = new Told(id)));
  return found;
}
