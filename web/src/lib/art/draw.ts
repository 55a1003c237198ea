// From words to a picture. A picture depends on its words, its id and the theme alone.
import { FIGURES, PLATES, anything, cutout, still } from "./figure";
import { ground, type Ground } from "./grounds";
import { Words, at, hash, wrap } from "./pen";

/** What is drawn: a place by its name; or a look in words, on a ground or on nothing, and what a thing lies on. */
export type Picture = { place: string } | { look: string; ground?: Ground; plate?: string };

/** A picture as SVG text; `behind` is whose ground it has. Places are loaded with the first of them. */
export async function draw(picture: Picture, id: string, theme: string, behind = id): Promise<string> {
  if ("place" in picture) return (await import("./places")).place(picture.place, id, theme);
  const words = new Words(picture.look);
  const figure = words.list.some((word) => FIGURES.has(word));
  const front = figure ? cutout(words, id) : (PLATES[picture.plate ?? ""] ?? "") + still(words, id);
  return wrap((picture.ground ? ground(picture.ground, behind, theme) : "") + front);
}

const HUES: Ground[] = [
  { tones: ["#262c34", "#5d6876", "#ccd4dd"] },
  { tones: ["#2c2413", "#77602e", "#f0dc9f"] },
  { tones: ["#14302f", "#3f7a72", "#bfe6d6"] },
  { tones: ["#241350", "#5c3b99", "#cdb8f5"] },
  { tones: ["#3d0c10", "#a02a30", "#f5b3a8"] },
];

/** What stands for something of a game that says nothing of its pictures. */
export const plain = (id: string): Picture => ({
  look: anything(id),
  ground: at(HUES, hash(id) >>> 6),
  plate: "pedestal",
});
