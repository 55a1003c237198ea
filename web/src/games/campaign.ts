// What a game shows of its campaign: a file `campaign.ts` in its folder, which is loaded with the campaign's page.
import type { Component } from "svelte";
import type { Subject } from "$lib/art/looks";
import type { Card, Catalogue } from "$lib/catalogue.svelte";
import type { Size } from ".";

export interface CampaignPart {
  /** The picture of a card. */
  pictureOf: (card: Card) => Subject;
  factionOf: (card: Card) => string;
  /** What a card is, in a word or two. */
  kindOf: (card: Card, of: Catalogue) => string;
  Face: Component<{ card: Card; of: Catalogue; size: Size }>;
  /** What is drawn from a bag. */
  Token: Component<{ face: string }>;
  /** The word of what it is drawn from. */
  bag: string;
  /** The rule by which a card leaves the deck for each that comes. */
  sizeRule: string;
  /** What stays with somebody from game to game: its icon and its word. */
  marks: Record<string, { icon: string; word: string }>;
}

const found = import.meta.glob<{ CAMPAIGN: CampaignPart }>("./*/campaign.ts");

/** A game's part of the campaign; a game without one has no campaign here. */
export async function campaignOf(game: string): Promise<CampaignPart | undefined> {
  return (await found[`./${game}/campaign.ts`]?.())?.CAMPAIGN;
}
