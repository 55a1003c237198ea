// What KeyForge's table says of itself; what the game calls its things comes with its scene and its catalogue.
export const WORDS = {
  keyLetters: { en: "RYB", fr: "RJB" }, // red, yellow, blue
  canDo: { en: "{verb}: {list}.", fr: "{verb} : {list}." },
};
