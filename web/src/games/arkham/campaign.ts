// Arkham Horror's part of a campaign's page.
import { say } from "$lib/words";
import type { CampaignPart } from "../campaign";
import Chaos from "./Chaos.svelte";
import Face from "./Face.svelte";
import { factionOf, pictureOf } from "./picture";
import { WORDS } from "./words";

export const CAMPAIGN: CampaignPart = {
  pictureOf,
  factionOf,
  kindOf: (card) => {
    const slots = (card.slots ?? []) as (keyof typeof WORDS.slots)[];
    if (card.weakness) return say(WORDS.weakness);
    return slots.length ? slots.map((s) => say(WORDS.slots[s])).join(" + ") : say(WORDS.types[card.type]!);
  },
  Face,
  Token: Chaos,
  sizeRule: "AH.buying-keeps-deck-size",
  bag: { en: "Chaos bag", fr: "Réserve du Chaos" },
  marks: {
    physical: { icon: "health", words: { en: "physical", fr: "physique" } },
    mental: { icon: "sanity", words: { en: "mental", fr: "mental" } },
  },
};
