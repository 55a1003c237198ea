// Which colour a card has, and which picture.
import type { Subject } from "$lib/art/looks";
import type { Card } from "$lib/catalogue.svelte";

/** The colour and the emblem of a card: what comes from the encounter deck, or hurts, is of the mythos. */
export function factionOf(card: Card): string {
  return ["enemy", "treachery", "agenda"].includes(card.type)
    ? "mythos"
    : card.type === "location"
      ? "neutral"
      : card.faction;
}

/** What is drawn on a card. */
export const pictureOf = ({ id, type, faction, traits }: Card): Subject => ({
  kind: type,
  id,
  sub: faction,
  traits: traits.join(" "),
});
