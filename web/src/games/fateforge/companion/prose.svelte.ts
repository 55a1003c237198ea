// What the scenes of a campaign say: asked for scene by scene, kept as long as the page is open.
import { call, once } from "$lib/api";
import { settings } from "$lib/settings.svelte";

export interface Passage {
  text: string[];
  asides: { text: string[] }[] | string[][];
  choices: Record<string, { text: string; hero: string }>;
}
export interface Index {
  title: string;
  mark: string;
  chapters: Record<string, string>;
  people: Record<string, string>;
  stories: Record<string, unknown>;
  places: Record<string, { name: string }>;
  cards: Record<string, { n: number; name: string; text: string[] }>;
  quests: Record<string, { name: string; text: string }>;
  reputations: Record<string, string>;
  maps: Record<string, { spots: Record<string, { name: string }> }>;
}

export class Prose {
  index = $state.raw<Index | null>(null);
  passage = $state.raw<Passage | null>(null);
  private wanted = "";

  /** Fetch what a scene says; what comes too late is dropped. */
  async want(tale: string, scene: string): Promise<void> {
    const wanted = `${settings.lang} ${tale} ${scene}`;
    if (!tale || wanted === this.wanted) return;
    this.wanted = wanted;
    const index = await once<Index>(`/fateforge/tales/${tale}`);
    if (this.wanted !== wanted) return;
    this.index = index;
    const found = await call<Passage>(`/fateforge/tales/${tale}/scenes/${scene}`).catch(() => null);
    if (this.wanted === wanted) this.passage = found;
  }

  /** An aside, whichever way it is written down. */
  aside(k: number): string[] {
    const found = this.passage?.asides[k];
    return !found ? [] : Array.isArray(found) ? found : found.text;
  }
}
