// What the talk at a table says of itself.
import type { Words } from "../words";

export const TALK = {
  unread: { en: "{n} new in the chat", fr: "{n} nouveaux messages" },
  unreadOne: { en: "1 new in the chat", fr: "1 nouveau message" },
  players: { en: "Players", fr: "Joueurs" },
  spectators: { en: "Spectators", fr: "Spectateurs" },
  spectator: { en: "Spectator", fr: "Spectateur" },
  phrases: { en: "Set phrases", fr: "Phrases toutes prêtes" },
  mute: { en: "Mute {name}", fr: "Ne plus entendre {name}" },
  unmute: { en: "Hear {name} again", fr: "Entendre {name} de nouveau" },
  muted: { en: "You do not hear {names}.", fr: "Vous n’entendez pas {names}." },
  people: { en: "Whom I hear", fr: "Qui j’entends" },
  nothing: { en: "Nobody has said anything yet.", fr: "Personne n’a encore rien dit." },
  apart: {
    en: "Players read this once the game is over.",
    fr: "Les joueurs liront ceci une fois la partie finie.",
  },
} satisfies Record<string, Words>;
