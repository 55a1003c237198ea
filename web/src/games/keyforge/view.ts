// What a seat sees of a game of KeyForge (`view.gen.ts`), and how its cards are pointed at.
import type { Lying } from "./view.gen";

export type * from "./view.gen";

/** How answers point at a card. */
export const keyOf = (c: Lying): string => `${c.id}@${c.at}`;

/** The row in which the card of a key lies: "foe-line". */
export const rowOf = (key: string): string => /@([\w-]+)/.exec(key)?.[1] ?? "";
