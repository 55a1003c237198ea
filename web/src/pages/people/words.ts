// What the pages of a person say: who they are, their ratings, moving, export and deletion.
import type { Words } from "$lib/words";

export const PEOPLE = {
  you: { en: "You", fr: "Vous" },
  noAccount: {
    en: "There are no accounts: a key in this browser is all that says who you are.",
    fr: "Il n’y a pas de comptes : une clé dans ce navigateur dit seule qui vous êtes.",
  },
  who: { en: "Name and emblem", fr: "Nom et emblème" },
  name: { en: "Your name", fr: "Votre nom" },
  emblem: { en: "Your emblem", fr: "Votre emblème" },
  noEmblem: { en: "none", fr: "aucun" },
  sign: {
    en: "Your sign, by which the host of this server knows you:",
    fr: "Votre signe, par lequel l’hôte de ce serveur vous reconnaît :",
  },
  listed: { en: "Show my name in the list of ratings", fr: "Montrer mon nom dans la liste du classement" },
  kept: { en: "Kept", fr: "C’est noté" },
  ratings: { en: "Your ratings", fr: "Votre classement" },
  noRatings: {
    en: "None yet. A game counts when both of you wish it before it begins.",
    fr: "Aucun encore. Une partie compte quand vous le souhaitez tous deux avant qu’elle commence.",
  },
  game: { en: "Game", fr: "Jeu" },
  pace: { en: "Clock", fr: "Pendule" },
  rating: { en: "Rating", fr: "Points" },
  games: { en: "Games", fr: "Parties" },
  called: { en: "Name", fr: "Nom" },
  none: { en: "no clock", fr: "sans pendule" },
  live: { en: "clock", fr: "pendule" },
  days: { en: "days", fr: "jours" },
  margin: {
    en: "The number after ± is a margin: 95 times of a hundred the strength lies within it.",
    fr: "Le nombre après ± est une marge : 95 fois sur cent, la force s’y trouve.",
  },
  list: { en: "Who is rated", fr: "Qui est classé" },
  listMore: {
    en: "Bots have fixed ratings, measured by games of bots against bots; people’s come of games between people, so the two scales are only roughly the same.",
    fr: "Les bots ont des points fixes, mesurés par des parties entre bots ; ceux des gens viennent de parties entre gens : les deux échelles ne s’accordent qu’à peu près.",
  },
  together: {
    en: "In this game all win together: nobody is rated.",
    fr: "Dans ce jeu tous gagnent ensemble : personne n’est classé.",
  },
  nobody: { en: "Nobody yet.", fr: "Personne encore." },
  bot: { en: "Bot", fr: "Bot" },
  move: { en: "Move to another device", fr: "Passer sur un autre appareil" },
  moveMore: {
    en: "Games, campaigns, results and settings follow you by a code that counts once.",
    fr: "Parties, campagnes, résultats et réglages vous suivent grâce à un code qui vaut une fois.",
  },
  data: { en: "What is known of you", fr: "Ce qu’on sait de vous" },
  export: { en: "Save it as a file", fr: "L’enregistrer" },
  delete: { en: "Forget me", fr: "M’oublier" },
  deleteMore: {
    en: "Deleted for good: name, emblem, ratings, what was learned, what you said, games that you played alone and the campaigns that you keep. Games with others stay for them, with a dash in the place of your name. Results of decks stay, without you.",
    fr: "Supprimés pour de bon : nom, emblème, classement, ce qui fut appris, ce que vous avez dit, les parties jouées seul et les campagnes que vous tenez. Les parties avec d’autres leur restent, un tiret à la place de votre nom. Les résultats des decks restent, sans vous.",
  },
  deleteSure: {
    en: "Everything that this server and this browser know of you is deleted. This cannot be undone.",
    fr: "Tout ce que ce serveur et ce navigateur savent de vous est supprimé. On ne peut pas revenir en arrière.",
  },
  gone: {
    en: "You are forgotten here. Games deleted: {removed}; games that go on without your name: {nameless}.",
    fr: "Vous êtes oublié ici. Parties supprimées : {removed} ; parties qui continuent sans votre nom : {nameless}.",
  },
  waiting: { en: "Waiting for you", fr: "On vous attend" },
  until: { en: "until {when}", fr: "jusqu’au {when}" },
  counts: { en: "Count for ratings", fr: "Compter au classement" },
  countsHint: {
    en: "A game of two people counts for the ratings of both, if the guest wishes it, too: no bots, no practice, no chosen seed.",
    fr: "Une partie entre deux personnes compte au classement des deux, si l’invité le souhaite aussi : sans bot, sans entraînement, sans graine choisie.",
  },
  countsToo: {
    en: "Your host wishes that this game counts for ratings. I wish it, too",
    fr: "Votre hôte souhaite que cette partie compte au classement. Moi aussi",
  },
  looking: { en: "Looking …", fr: "On regarde…" },
} satisfies Record<string, Words>;

export const MOVE = {
  title: { en: "Move to another device", fr: "Passer sur un autre appareil" },
  from: { en: "From here", fr: "Depuis cet appareil" },
  fromMore: {
    en: "Everything that this browser keeps of you waits on the server for ten minutes, encrypted with the code. It stays here, too.",
    fr: "Tout ce que ce navigateur garde de vous attend dix minutes sur le serveur, chiffré par le code. Cela reste ici aussi.",
  },
  withOwner: {
    en: "Also the key of whoever runs this server: who has it runs this server’s tables",
    fr: "Aussi la clé de la maison : qui l’a dispose des tables de ce serveur",
  },
  make: { en: "Make a code", fr: "Créer un code" },
  code: { en: "Code", fr: "Code" },
  say: {
    en: "Type it on the other device at {place}, or open this link there. It counts once, until {time}.",
    fr: "Tapez-le sur l’autre appareil à {place}, ou ouvrez-y ce lien. Il vaut une fois, jusqu’à {time}.",
  },
  copy: { en: "Copy the link", fr: "Copier le lien" },
  copied: { en: "Copied", fr: "Copié" },
  to: { en: "To here", fr: "Vers cet appareil" },
  toMore: {
    en: "Make a code on the device that you come from, and type it here. This browser then goes by that person; the seats that it holds stay beside theirs.",
    fr: "Créez un code sur l’appareil d’où vous venez, et tapez-le ici. Ce navigateur est alors cette personne ; les sièges qu’il tient restent à côté des siens.",
  },
  fetch: { en: "Fetch what I keep", fr: "Récupérer mes affaires" },
  noCode: {
    en: "A code has twelve letters and digits, like ABCD-EFGH-JKLM.",
    fr: "Un code a douze lettres et chiffres, comme ABCD-EFGH-JKLM.",
  },
  doneOne: { en: "Everything is here now: {n} game.", fr: "Tout est là maintenant : {n} partie." },
  done: { en: "Everything is here now: {n} games.", fr: "Tout est là maintenant : {n} parties." },
  lobby: { en: "To the lobby", fr: "Vers l’accueil" },
} satisfies Record<string, Words>;
