// What the lessons say; what each of them teaches comes from the server.
import type { Words } from "$lib/words";

export const WORDS = {
  title: { en: "First game", fr: "Première partie" },
  sub: { en: "{game} · lesson {n} of {all}", fr: "{game} · leçon {n} sur {all}" },
  nth: { en: "Lesson {n} of {all}", fr: "Leçon {n} sur {all}" },
  nthNamed: { en: "Lesson {n} of {all}: {title}", fr: "Leçon {n} sur {all} : {title}" },
  done: { en: "done", fr: "faite" },
  lesson: { en: "Lesson", fr: "Leçon" },
  goal: { en: "Goal", fr: "But" },
  coach: { en: "Coach", fr: "Guide" },
  notThis: { en: "Not this time", fr: "Pas cette fois" },
  nothingLost: {
    en: "Nothing happened: a wrong move costs nothing.",
    fr: "Rien ne s’est passé : une erreur ne coûte rien.",
  },
  wellDone: { en: "Well done", fr: "Bravo" },
  showMe: { en: "Show me", fr: "Montrez-moi" },
  hide: { en: "Hide", fr: "Masquer" },
  known: { en: "You know already", fr: "Vous savez déjà" },
  again: { en: "Again from the start", fr: "Reprendre au début" },
  skip: { en: "Skip this lesson", fr: "Passer cette leçon" },
  previous: { en: "Previous lesson", fr: "Leçon précédente" },
  next: { en: "Next lesson", fr: "Leçon suivante" },
  all: { en: "All lessons", fr: "Toutes les leçons" },
  toPlay: { en: "Play a whole game", fr: "Jouer une partie entière" },
  learn: { en: "Learn by playing", fr: "Apprendre en jouant" },
  about: {
    en: "Ten short positions: one idea, one goal each. A wrong move costs nothing, and is answered by its reason.",
    fr: "Dix courtes positions : une idée et un but chacune. Une erreur ne coûte rien, et reçoit sa raison.",
  },
  begin: { en: "Begin", fr: "Commencer" },
  goOn: { en: "Go on with lesson {n}", fr: "Continuer à la leçon {n}" },
  progress: { en: "{n} of {all} done", fr: "{n} sur {all} faites" },
  failed: { en: "This lesson cannot be given: {why}", fr: "Cette leçon ne peut pas être donnée : {why}" },
} satisfies Record<string, Words>;
