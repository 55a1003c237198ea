// What the table that draws any game says of its own; the words of a game are in its scene.
import type { Words } from "$lib/words";

export const WORDS = {
  faceDown: { en: "{n} face down", fr: "{n} face cachée" },
  numbers: { en: "The table in numbers", fr: "La table en chiffres" },
  zoneOf: { en: "{zone} of {name}", fr: "{zone} – {name}" },
  yourZone: { en: "{zone}, yours", fr: "{zone}, à vous" },
  out: { en: "has left the game", fr: "a quitté la partie" },
  toChoose: { en: "To choose from", fr: "Au choix" },
  counts: { en: "{name}: {n}", fr: "{name} : {n}" },
  signs: { en: "Signs", fr: "Signes" },
} satisfies Record<string, Words>;
