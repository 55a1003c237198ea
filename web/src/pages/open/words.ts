// What open tables say.
import type { Words } from "$lib/words";

export const OPEN = {
  tables: { en: "Open tables", fr: "Tables ouvertes" },
  none: {
    en: "Nobody waits for players just now. Set up a game with a seat for “Invite”, and list it.",
    fr: "Personne n’attend de joueurs en ce moment. Préparez une partie avec un siège « Inviter », et proposez-la.",
  },
  oneTable: { en: "{n} open table", fr: "{n} table ouverte" },
  manyTables: { en: "{n} open tables", fr: "{n} tables ouvertes" },
  lost: { en: "The list comes back once the server answers.", fr: "La liste revient dès que le serveur répond." },
  yours: { en: "yours", fr: "la vôtre" },
  by: { en: "with {name}", fr: "avec {name}" },
  somebody: { en: "somebody", fr: "quelqu’un" },
  freeSeat: { en: "{n} free seat", fr: "{n} siège libre" },
  freeSeats: { en: "{n} free seats", fr: "{n} sièges libres" },
  rated: { en: "rated", fr: "classée" },
  unrated: { en: "not rated", fr: "non classée" },
  practice: { en: "practice", fr: "entraînement" },
  seeded: { en: "chosen seed", fr: "graine choisie" },
  bestOf: { en: "best of {n}", fr: "au meilleur de {n}" },
  noClock: { en: "no clock", fr: "sans pendule" },
  hostSpeaks: { en: "host speaks {lang}", fr: "l’hôte parle {lang}" },
  hostAway: { en: "host away", fr: "hôte absent" },

  // ---- in the lobby's form
  guests: { en: "Guests", fr: "Invités" },
  byLink: { en: "By link, as set up", fr: "Par lien, tel quel" },
  ownDeck: { en: "By link, their own deck", fr: "Par lien, leur deck" },
  ownHero: { en: "By link, their own hero", fr: "Par lien, leur héros" },
  listed: { en: "Open to everybody", fr: "Ouverte à tous" },
  byLinkHint: {
    en: "You choose what everybody plays with; the table is laid at once.",
    fr: "Vous choisissez ce que chacun joue ; la table est dressée tout de suite.",
  },
  ownHint: {
    en: "A waiting room: guests see what is played and bring what they play with; the game begins once all are there.",
    fr: "Une salle d’attente : les invités voient ce qui se joue et apportent leur jeu ; la partie commence quand tous sont là.",
  },
  listedHint: {
    en: "The same, and the table stands in the list of this server: anybody may sit down.",
    fr: "De même, et la table figure dans la liste de ce serveur : chacun peut s’y asseoir.",
  },
  brings: { en: "brings a deck of their own", fr: "apporte son propre deck" },
  clock: { en: "Clock", fr: "Pendule" },
  rating: { en: "Rating", fr: "Classement" },
  note: { en: "A line for those who look", fr: "Un mot pour ceux qui regardent" },
  noteUsual: { en: "beginners welcome", fr: "débutants bienvenus" },
  waitHere: { en: "Open the waiting room", fr: "Ouvrir la salle d’attente" },

  // ---- the waiting room
  room: { en: "Waiting room", fr: "Salle d’attente" },
  sitDown: { en: "Sit down at this table", fr: "S’asseoir à cette table" },
  whatIsPlayed: { en: "What is played", fr: "Ce qui se joue" },
  whoIsThere: { en: "Who is there", fr: "Qui est là" },
  host: { en: "host", fr: "hôte" },
  you: { en: "you", fr: "vous" },
  bot: { en: "bot", fr: "bot" },
  free: { en: "free", fr: "libre" },
  nothingChosen: { en: "as it was shuffled: nobody chose the seed", fr: "au hasard : personne n’a choisi la graine" },
  yourDeck: { en: "Your deck", fr: "Votre deck" },
  deckNow: { en: "You play {deck}", fr: "Vous jouez {deck}" },
  chooseDeck: { en: "Choose what you play with", fr: "Choisissez ce que vous jouez" },
  fromFile: { en: "From a file", fr: "D’un fichier" },
  pasted: { en: "Or paste a deck", fr: "Ou collez un deck" },
  yourFile: { en: "your deck ({name})", fr: "votre deck ({name})" },
  yourText: { en: "the deck that you pasted", fr: "le deck que vous avez collé" },
  forgeOne: { en: "Forge me a new one", fr: "M’en forger un" },
  forgedOne: { en: "a deck that nobody has seen yet", fr: "un deck que personne n’a encore vu" },
  yourHero: { en: "Your hero", fr: "Votre héros" },
  plays: { en: "plays {name}", fr: "joue {name}" },
  takenHero: { en: "{name} (taken)", fr: "{name} (pris)" },
  sit: { en: "Sit down", fr: "S’asseoir" },
  lastSeat: { en: "Sit down and begin", fr: "S’asseoir et commencer" },
  waiting: { en: "Waiting for {n} more", fr: "On attend encore {n} personne(s)" },
  begins: { en: "All are there: the table is laid.", fr: "Tous sont là : la table est dressée." },
  onlyLink: {
    en: "This table is in no list: send its link to whom you want. It waits for a day, also where you close this page.",
    fr: "Cette table n’est dans aucune liste : envoyez son lien à qui vous voulez. Elle attend un jour, même si vous fermez cette page.",
  },
  inList: {
    en: "This table stands in the list; its link brings people here, too. It stays there while this page is open.",
    fr: "Cette table figure dans la liste ; son lien y mène aussi. Elle y reste tant que cette page est ouverte.",
  },
  link: { en: "Link to this table", fr: "Lien vers cette table" },
  copy: { en: "Copy", fr: "Copier" },
  copied: { en: "Copied", fr: "Copié" },
  copyByHand: { en: "Copy it by hand, please.", fr: "Copiez-le à la main, s’il vous plaît." },
  withdraw: { en: "Withdraw the table", fr: "Retirer la table" },
  withdrawSure: { en: "Withdraw this table?", fr: "Retirer cette table ?" },
  getUp: { en: "Get up again", fr: "Se relever" },
  full: { en: "All seats are taken.", fr: "Tous les sièges sont pris." },
  seatOf: { en: "Seat {n}", fr: "Siège {n}" },
} satisfies Record<string, Words>;

/** The clocks that a table may have, as the server is asked for them. */

export const LANGUAGES: Record<string, Words> = {
  en: { en: "English", fr: "anglais" },
  fr: { en: "French", fr: "français" },
};
