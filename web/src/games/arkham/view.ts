// What a seat knows of a game of Arkham Horror (`view.gen.ts`), and how its things are pointed at.
import type { Catalogue } from "$lib/catalogue.svelte";
import type { Player, Printed, View } from "./view.gen";

export type * from "./view.gen";

export const SKILLS = ["willpower", "intellect", "combat", "agility"] as const;
export type Skill = (typeof SKILLS)[number];
export const SLOTS = ["hand", "hand", "ally", "accessory", "body", "arcane", "arcane"] as const;
export const PHASES = ["mythos", "investigation", "enemy", "upkeep"] as const;

/** Whether card and enemy lie in a hand, by the key that points at them. */
export const inHand = (key: string) => /@hand(\.\d+)?$/.test(key);

/** The id of the card that a key points at: "machete@hand.2" is about "machete". */
export const idOf = (key: string) => key.replace(/^.*:/, "").replace(/[@#.].*$/, "");

/** The first name of an investigator, as people call each other at the table. */
export const shortName = (of: Catalogue, id: string) =>
  of
    .name(id)
    .replace(/^[“"].*[”"] /, "")
    .split(" ")[0]!;

/** A location's own name; what tells it from its namesake stands apart. */
export const placeName = (of: Catalogue, id: string) => (of.words[id] ?? of.name(id)).replace(/ \([^)]*\)$/, "");

/** What a token is worth in the order of a bag: the elder sign best, the tentacles worst. */
export function worthOf(face: string, symbols: Record<string, number>): number {
  if (face === "elder-sign") return 100;
  if (face === "auto-fail") return -100;
  return isSymbol(face) ? (symbols[face] ?? 0) - 0.5 : Number(face);
}

/** Every key that the table has a place for; what can be chosen and has none is offered in a tray. */
export function drawnKeys(view: View, me: Player): Set<string> {
  const out = new Set<string>();
  const add = (cards: readonly Printed[]) => cards.forEach((c) => out.add(c.key));
  for (const place of view.locations) add([place, ...place.here, ...(place.attached ?? [])]);
  for (const p of view.players) {
    out.add(p.investigator);
    add(p.threat);
    if (p.seat === me.seat) add(p.play);
  }
  add([view.act, view.agenda].filter((c) => c !== null));
  add(me.hand ?? []);
  return out;
}

/** The sum of doom on cards other than the agenda. */
export const doomElsewhere = (view: View) => view.doom - (view.agenda?.doom ?? 0);

/** The odds as people say them. */
export const percent = (pair: [number, number]) => Math.floor((pair[0] * 100) / Math.max(1, pair[1]));

/** A number with its sign, typeset. */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** The name of a token's sign. */
export const faceIcon = (face: string) => face.replace("-", "");
export const isSymbol = (face: string) => !/\d/.test(face);
/** The face of a number token, typeset. */
export const faceText = (face: string) => face.replace("-", "−");
