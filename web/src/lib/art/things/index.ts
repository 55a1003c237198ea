// Things by name. A name is one word, and none is also a word of figures (headgear, beasts, bodies).
import { g, type Tints } from "../pen";
import { ARMS } from "./arms";
import { GOODS } from "./goods";
import { SIGNS } from "./signs";
import { WORKS } from "./works";

export type Things = Record<string, (tints: Tints) => string>;

export const THINGS: Things = { ...ARMS, ...GOODS, ...WORKS, ...SIGNS };

/** A thing at a place, scaled and turned; nothing where nobody draws it. */
export const thing = (name: string, x: number, y: number, scale: number, turn = 0, tints: Tints = {}): string => {
  const drawn = THINGS[name]?.(tints);
  return drawn ? g(`translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})`, drawn) : "";
};
