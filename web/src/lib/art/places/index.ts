// Places by name: rooms, town, the wild. One picture for a kind; the id mirrors it and changes its light.
import { at, flat, g, hash, wrap } from "../pen";
import { ROOMS } from "./rooms";
import { TOWN } from "./town";
import { WILD } from "./wild";

export type Places = Record<string, () => string>;

export const PLACES: Places = { ...ROOMS, ...TOWN, ...WILD };

/** The hour, by colour and strength: noon, dusk, night, dawn, rain. */
const LIGHTS = [
  ["#fff3d0", 0.08],
  ["#ff8a3d", 0.16],
  ["#0a1650", 0.3],
  ["#f4b8d0", 0.14],
  ["#3f5a66", 0.22],
] as const;

/** A place as a picture; what nobody draws is a street. */
export function place(kind: string, id: string, theme: string): string {
  const h = hash(id);
  const drawn = (PLACES[kind] ?? PLACES["street"]!)();
  const turned = (h >>> 4) & 1 ? g("matrix(-1 0 0 1 200 0)", drawn) : drawn;
  const [colour, strength] = at(LIGHTS, h >>> 6);
  const light = flat(colour, ` opacity="${strength}"`);
  return wrap(turned + light + (theme === "light" ? flat("#fff6e0", ' opacity=".14"') : ""));
}
