// What is said when a game is over.
import type { Words } from "../words";

export const ENDING = {
  minute: { en: "1 minute", fr: "1 minute" },
  minutes: { en: "{n} minutes", fr: "{n} minutes" },
  yours: { en: "your {what}", fr: "{what}, vous" },
  theirs: { en: "{name}’s {what}", fr: "{what}, {name}" },
  courseSaid: {
    en: "{what}: at most {most}, at the end {last}.",
    fr: "{what} : {most} au plus, {last} à la fin.",
  },
  turning: { en: "The turning point:", fr: "Le tournant :" },
  watchIt: { en: "Watch it", fr: "Le revoir" },
  analyse: { en: "Analysis", fr: "Analyse" },
  swap: { en: "Again, swap decks", fr: "Rejouer, decks échangés" },
  nextGame: { en: "Next game of the match", fr: "Partie suivante du match" },
  nextYouBegin: { en: "Next game: you begin", fr: "Partie suivante : vous commencez" },
  nextTheyBegin: { en: "Next game: {name} begins", fr: "Partie suivante : {name} commence" },
  matchStands: { en: "Best of {n}: {score}.", fr: "Au meilleur de {n} : {score}." },
  matchOver: { en: "The match of {n} is decided: {score}.", fr: "Le match en {n} est joué : {score}." },
} satisfies Record<string, Words>;
