// What is said of clocks, and of what people may do beside the game: give up, offer a draw, go on without somebody.
import type { Words } from "../words";

export const HOUSE = {
  clocks: { en: "Clocks of the table", fr: "Pendules de la table" },
  left: { en: "{name}: {time} left", fr: "{name} : reste {time}" },
  runs: { en: "{name}: {time} left, running", fr: "{name} : reste {time}, en marche" },
  day: { en: "d", fr: "j" },
  stands: { en: "the clock stands for {s} s: the line is lost", fr: "la pendule s’arrête {s} s : ligne perdue" },
  resign: { en: "Give up", fr: "Abandonner" },
  resignTogether: { en: "Propose to give up", fr: "Proposer d’abandonner" },
  resignSure: {
    en: "The game ends, and the others have won: a rule of this table, not of the rulebook. It cannot be taken back.",
    fr: "La partie finit, et les autres ont gagné : une règle de cette table, pas du livret. Cela ne se reprend pas.",
  },
  togetherSure: {
    en: "If everybody agrees, the game ends and is lost. It cannot be taken back.",
    fr: "Si tous sont d’accord, la partie finit et est perdue. Cela ne se reprend pas.",
  },
  aloneSure: {
    en: "The game ends and is lost: a rule of this table, not of the rulebook. It cannot be taken back.",
    fr: "La partie finit et est perdue : une règle de cette table, pas du livret. Cela ne se reprend pas.",
  },
  draw: { en: "Offer a draw", fr: "Proposer la nulle" },
  drawSure: {
    en: "If the other agrees, the game ends, and nobody has won. The offer stands until it is answered, or taken back.",
    fr: "Si l’autre est d’accord, la partie finit, et personne n’a gagné. L’offre vaut jusqu’à la réponse, ou son retrait.",
  },
  agree: { en: "Agree", fr: "Accepter" },
  refuse: { en: "Refuse", fr: "Refuser" },
  withdraw: { en: "Take it back", fr: "Retirer" },
  proposed: { en: "It waits for: {names}.", fr: "On attend : {names}." },
  proposal: { en: "A proposal", fr: "Une proposition" },
  away: { en: "{name} has lost the line.", fr: "{name} n’a plus de ligne." },
  awaited: {
    en: "{name} has not come to this table yet. Until then no clock runs, and nothing counts.",
    fr: "{name} n’est pas encore à cette table. D’ici là, aucune pendule ne tourne et rien ne compte.",
  },
  mayIn: { en: "In {time} you may go on without them.", fr: "Dans {time}, vous pourrez continuer sans." },
  mayNow: {
    en: "Claim the game, let a bot play until they are back, or wait.",
    fr: "Réclamez la partie, laissez jouer un bot jusqu’à son retour, ou attendez.",
  },
  mayBot: {
    en: "Let a bot play until they are back, or wait.",
    fr: "Laissez jouer un bot jusqu’à son retour, ou attendez.",
  },
  claim: { en: "Claim the game", fr: "Réclamer la partie" },
  claimSure: {
    en: "The game ends, and you have won: a rule of this table, not of the rulebook.",
    fr: "La partie finit, et vous avez gagné : une règle de cette table, pas du livret.",
  },
  callBot: { en: "Call a bot", fr: "Appeler un bot" },
  wait: { en: "Wait", fr: "Attendre" },
  lent: { en: "A bot plays for you in the seat of {name}.", fr: "Un bot joue pour vous au siège de {name}." },
  takeSeat: { en: "Take my seat again", fr: "Reprendre mon siège" },
  drawn: { en: "A draw", fr: "Partie nulle" },
  clock: { en: "Clock", fr: "Pendule" },
  clockHint: {
    en: "Who is out of time loses, by a rule of the table. A lost line stops the clock for a while.",
    fr: "Qui n’a plus de temps perd, par une règle de la table. Une ligne perdue arrête la pendule un moment.",
  },
  none: { en: "none", fr: "sans" },
  clockOf: { en: "Clock: {text}", fr: "Pendule : {text}" },
} satisfies Record<string, Words>;
