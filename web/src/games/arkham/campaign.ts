// Arkham Horror's part of a campaign's page.
import type { CampaignPart } from "../campaign";
import Chaos from "./Chaos.svelte";
import Face from "./Face.svelte";
import { factionOf, pictureOf } from "./picture";

export const CAMPAIGN: CampaignPart = {
  pictureOf,
  factionOf,
  kindOf: (card, of) => {
    const slots = (card.slots ?? []) as string[];
    if (card.weakness) return of.label("weakness");
    return slots.length ? slots.map((s) => of.label(`slot:${s}`)).join(" + ") : of.label(card.type);
  },
  Face,
  Token: Chaos,
  sizeRule: "AH.buying-keeps-deck-size",
  bag: "zone:bag",
  marks: {
    physical: { icon: "health", word: "mark:physical" },
    mental: { icon: "sanity", word: "mark:mental" },
  },
};
