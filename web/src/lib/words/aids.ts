// What is said by the aids at a table: reading aloud, hints, the glossary.
import type { Words } from "../words";

export const AIDS = {
  speech: { en: "Reading aloud", fr: "Lecture à voix haute" },
  aloud: { en: "Read aloud", fr: "Lire à voix haute" },
  quiet: { en: "Stop reading", fr: "Arrêter la lecture" },
  noSpeech: {
    en: "This browser has no speech to read with.",
    fr: "Ce navigateur n’a pas de voix pour lire.",
  },
  byItself: {
    en: "Read the story aloud as it is told",
    fr: "Lire le récit à voix haute à mesure",
  },
  voice: { en: "Voice", fr: "Voix" },
  ownVoice: { en: "the browser’s own", fr: "celle du navigateur" },
  rate: { en: "Speed of the voice", fr: "Vitesse de la voix" },
  trySpeech: { en: "Try it", fr: "Essayer" },
  sample: { en: "It is your move: what will you do?", fr: "C’est à vous : que faites-vous ?" },
  options: { en: "You can answer: {list}.", fr: "Vous pouvez répondre : {list}." },
  manyOptions: { en: "There are {n} answers.", fr: "Il y a {n} réponses." },
  hint: { en: "A hint", fr: "Un conseil" },
  deeper: { en: "Say more", fr: "En dire plus" },
  doIt: { en: "Do that", fr: "Le faire" },
  thinks: { en: "The bot is thinking …", fr: "Le bot réfléchit …" },
  told: { en: "What has just happened", fr: "Ce qui vient de se passer" },
} satisfies Record<string, Words>;
