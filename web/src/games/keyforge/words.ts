// What KeyForge's table says of itself; what the game calls its things comes with its scene and its catalogue.
export const WORDS = {
  canDo: { en: "{verb}: {list}.", fr: "{verb} : {list}." },
};
