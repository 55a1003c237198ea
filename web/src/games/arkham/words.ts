// What Arkham Horror's table says of itself; what the game calls its things comes with its catalogue.
import { lexiconOf, type Catalogue } from "$lib/catalogue.svelte";

/** The game's words, for parts that are drawn away from its table, too. */
export const lexicon = (): Catalogue => lexiconOf("arkham");

export const WORDS = {
  nightWon: { en: "The night has won", fr: "La nuit l’emporte" },
  youLost: { en: "You have lost: the night has won", fr: "Vous avez perdu : la nuit l’emporte" },
  prologue: { en: "How it begins", fr: "Comment tout commence" },
  readOn: { en: "Read on", fr: "Continuer" },
  you: { en: "you", fr: "vous" },
  bot: { en: "bot", fr: "bot" },
  acting: { en: "acting", fr: "joue" },
  asked: { en: "is asked", fr: "répond" },
  lookingAs: {
    en: "You look through {name}’s eyes; {other} is asked",
    fr: "Vous regardez par les yeux de {name} ; c’est à {other} de répondre",
  },
  backTo: { en: "Back to {name}", fr: "Revenir à {name}" },
  leftOf: { en: "{what}: {a} of {b} left", fr: "{what} : reste {a} sur {b}" },
  left: { en: "{n} left", fr: "reste {n}" },
  freeSlots: { en: "free: {list}", fr: "libres : {list}" },
  choose: { en: "Choose", fr: "Choisir" },
  against: { en: "against", fr: "contre" },
  versus: { en: "{a} against {b}", fr: "{a} contre {b}" },
  howItComes: { en: "How the {n} comes about", fr: "D’où vient le {n}" },
  succeed: { en: "Succeed: ", fr: "Réussissent : " },
  fail: { en: "Fail: ", fr: "Échouent : " },
  by: { en: "by {n}", fr: "de {n}" },
  nobodyYet: { en: "nothing yet", fr: "rien encore" },
  hereMayAdd: { en: "here: may add one", fr: "ici : peut en ajouter une" },
  mayAny: { en: "may add any", fr: "peut en ajouter" },
  hasPassed: { en: "has passed", fr: "a passé" },
  hasAdded: { en: "has added one", fr: "en a ajouté une" },
  elsewhereNow: { en: "elsewhere", fr: "ailleurs" },
  justNow: { en: "Just now", fr: "À l’instant" },
  story: { en: "Whole story", fr: "Récit entier" },
  wouldMake: { en: "{cards} would make it {p} %.", fr: "{cards} : {p} %." },
  or: { en: " or ", fr: " ou " },
};
