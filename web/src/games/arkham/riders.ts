// What the chaos tokens do: the scenario's reference card has a line for each of its signs, the investigator's card one for the elder sign.
import type { Card, Catalogue } from "$lib/catalogue.svelte";
import { parts } from "./text";
import { faceIcon } from "./view";

interface Sides {
  text: string[];
  back?: { text: string[] };
}

/** The side of the reference card that counts: the back at the higher difficulties. Its first line only says which side it is. */
export const sideOf = (card: Sides | undefined, hard: boolean): string[] =>
  (hard ? (card?.back?.text ?? card?.text) : card?.text)?.slice(1) ?? [];

/** The line about a token among these, without the sign itself. */
export function lineOf(face: string, lines: readonly string[]): string {
  const found = lines.find((line) => parts(line, new Map())[0]?.sign === faceIcon(face));
  return found?.replace(/^\[[^\]]+\][^:]*:\s*/u, "") ?? "";
}

/** What a token does beyond its number, for an investigator. */
export function riderOf(face: string, of: Catalogue, scenario: string, hard: boolean, investigator: string): string {
  if (face === "elder-sign") return lineOf(face, (of.cards.get(investigator) as Card | undefined)?.text ?? []);
  return lineOf(face, sideOf(of.cards.get(scenario) as Sides | undefined, hard));
}
