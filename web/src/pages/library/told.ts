// What a card or a deck is in a line, as lists and screen readers say it.
import type { Card, Catalogue } from "$lib/catalogue.svelte";
import type { Deck } from "$lib/house";
import { settings } from "$lib/settings.svelte";
import { say } from "$lib/words";
import { LIBRARY } from "./words";

/** "Logos creature", "créature Logos"; cards of no faction are only what they are. */
export function kind(card: Card, of: Catalogue): string {
  const faction = of.word(card.faction);
  const type = of.word(card.type);
  if (card.faction === "mythos") return type;
  return settings.lang === "fr" ? `${type} ${faction}` : `${faction} ${type}`;
}

/** What a deck has won and lost at the tables of this server; "" before its first game. */
export const record = ({ record: { won, lost } }: Deck): string =>
  won || lost ? say(LIBRARY.record, { won, lost }) : "";

/** How a deck did in games that counted for ratings, beside what the ratings had foretold; "" where there is none. */
export const against = ({ rated }: Deck): string => {
  if (!rated?.games) return "";
  const short = new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 });
  const { games, score, expected } = rated;
  return say(LIBRARY.rated, { n: games, score: short.format(score), expected: short.format(expected) });
};
