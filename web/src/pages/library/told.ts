// What a card is in a line, as lists and screen readers say it.
import type { Card, Catalogue } from "$lib/catalogue.svelte";
import { settings } from "$lib/settings.svelte";

/** "Logos creature", "créature Logos"; cards of no faction are only what they are. */
export function kind(card: Card, of: Catalogue): string {
  const faction = of.word(card.faction);
  const type = of.word(card.type);
  if (card.faction === "mythos") return type;
  return settings.lang === "fr" ? `${type} ${faction}` : `${faction} ${type}`;
}
