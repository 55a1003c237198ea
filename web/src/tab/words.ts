// What is said of a table that is in this tab.
import type { Words } from "$lib/words";

export const TAB = {
  laying: { en: "The table is being laid: {n} %", fr: "On dresse la table : {n} %" },
  layingSoon: { en: "The table is being laid …", fr: "On dresse la table …" },
  laid: { en: "The table is laid.", fr: "La table est dressée." },

  elsewhere: { en: "The table is open in another tab", fr: "La table est ouverte dans un autre onglet" },
  elsewhereMore: {
    en: "One tab at a time has it. Nothing is lost: the other tab writes everything down, then the game goes on here.",
    fr: "Un seul onglet à la fois la tient. Rien n’est perdu : l’autre onglet enregistre tout, puis la partie continue ici.",
  },
  takeOver: { en: "Take it over here", fr: "La reprendre ici" },
  takeBack: { en: "Take it back here", fr: "La ramener ici" },
  asked: { en: "The other tab was asked to let go …", fr: "L’autre onglet est prié de la laisser …" },
  silent: {
    en: "The other tab does not answer. Close it, and the table comes here by itself.",
    fr: "L’autre onglet ne répond pas. Fermez-le, et la table viendra ici d’elle-même.",
  },

  failed: { en: "The table could not be laid", fr: "La table n’a pas pu être dressée" },
  insecure: {
    en: "Browsers let a page keep games only where nobody can listen in: over https, or on this machine itself. Open the site by its https address.",
    fr: "Les navigateurs ne laissent une page garder des parties que là où personne n’écoute : en https, ou sur cette machine même. Ouvrez le site par son adresse https.",
  },
  old: {
    en: "This browser is too old for the table. Chrome or Edge 123, Firefox 120, Safari 17.5 and newer will do.",
    fr: "Ce navigateur est trop ancien pour la table. Chrome ou Edge 123, Firefox 120, Safari 17.5 et plus récents conviennent.",
  },
  wasm: {
    en: "WebAssembly is switched off in this browser, and the table runs on it. Allow it in the settings (a “lockdown” or “strict” mode forbids it), or take another browser.",
    fr: "WebAssembly est désactivé dans ce navigateur, et la table en a besoin. Autorisez-le dans les réglages (un mode « isolement » ou « strict » l’interdit), ou prenez un autre navigateur.",
  },
  network: {
    en: "Its files could not be fetched. Look whether there is a network, then try again; once they are here, none is needed.",
    fr: "Ses fichiers n’ont pas pu être chargés. Vérifiez le réseau, puis réessayez ; une fois chargés, il n’en faut plus.",
  },
  memory: {
    en: "There was not enough memory. Close other tabs or programs, then try again.",
    fr: "Il n’y avait pas assez de mémoire. Fermez d’autres onglets ou programmes, puis réessayez.",
  },
  other: {
    en: "Try again. If it stays so, save a copy of your games, clear this site’s data in the browser, and bring them back.",
    fr: "Réessayez. Si cela persiste, enregistrez une copie de vos parties, effacez les données de ce site dans le navigateur, puis ramenez-les.",
  },
  browserSays: { en: "What the browser says:", fr: "Ce que dit le navigateur :" },
  tryAgain: { en: "Try again", fr: "Réessayer" },

  nothingKept: {
    en: "This window keeps nothing (is it a private one?): when it is closed, its games are gone. Save a copy before, or play in an ordinary window.",
    fr: "Cette fenêtre ne garde rien (est-elle privée ?) : une fois fermée, ses parties sont perdues. Enregistrez une copie avant, ou jouez dans une fenêtre ordinaire.",
  },
  nearlyFull: {
    en: "This browser has little room left for games: {left}. Save a copy, then remove games that are over.",
    fr: "Il reste peu de place pour les parties dans ce navigateur : {left}. Enregistrez une copie, puis supprimez des parties terminées.",
  },
  withdrawn: {
    en: "The browser has cleared what this site had kept. The game is still here while this tab is open, but cannot go on: save a copy now, then load the page anew.",
    fr: "Le navigateur a effacé ce que ce site gardait. La partie est encore là tant que cet onglet est ouvert, mais ne peut continuer : enregistrez une copie maintenant, puis rechargez la page.",
  },
  unwritten: {
    en: "The browser no longer writes down what is played: its storage is full. Nothing played so far is lost, and the game waits: save a copy, then make room on this device.",
    fr: "Le navigateur n’enregistre plus ce qui est joué : son stockage est plein. Rien de ce qui a été joué n’est perdu, et la partie attend : enregistrez une copie, puis faites de la place sur cet appareil.",
  },
  update: {
    en: "A new version is here: it is taken at the next start.",
    fr: "Une nouvelle version est là : elle servira au prochain démarrage.",
  },
  saveCopy: { en: "Save a copy", fr: "Enregistrer une copie" },
  noCopy: { en: "No copy now: {why}.", fr: "Pas de copie pour l’instant : {why}." },

  keptHere: { en: "Kept in this browser", fr: "Gardé dans ce navigateur" },
  keptMore: {
    en: "Games, decks and campaigns lie in this browser and nowhere else.",
    fr: "Parties, decks et campagnes se trouvent dans ce navigateur et nulle part ailleurs.",
  },
  promised: {
    en: "The browser has promised to keep them until you remove them.",
    fr: "Le navigateur a promis de les garder jusqu’à ce que vous les supprimiez.",
  },
  unpromised: {
    en: "The browser may clear them when room gets short, or after a long time: take a copy now and then, or install the site.",
    fr: "Le navigateur peut les effacer quand la place manque, ou après longtemps : faites-en parfois une copie, ou installez le site.",
  },
  notOffline: {
    en: "Without a network the site does not open in this browser: it has no service workers.",
    fr: "Sans réseau, le site ne s’ouvre pas dans ce navigateur : il n’a pas de service workers.",
  },
  takeOut: { en: "Download everything", fr: "Tout télécharger" },
  bringBack: { en: "Bring back …", fr: "Ramener …" },
  bringSure: {
    en: "Everything that is kept here now is replaced by what is in “{name}”.",
    fr: "Tout ce qui est gardé ici est remplacé par le contenu de « {name} ».",
  },
  bringYes: { en: "Replace everything", fr: "Tout remplacer" },
  wrongFile: {
    en: "“{name}” is no copy of a table: take a file that “Download everything” or tableforge backup has written.",
    fr: "« {name} » n’est pas la copie d’une table : prenez un fichier écrit par « Tout télécharger » ou tableforge backup.",
  },

  noInvitations: { en: "Invitations need a server", fr: "Les invitations demandent un serveur" },
  noInvitationsMore: {
    en: "This table is in your browser alone, so nobody else can sit down at it. Against bots or at one screen everything is here; to play with others, run Tableforge as a server.",
    fr: "Cette table n’est que dans votre navigateur ; personne d’autre ne peut donc s’y asseoir. Contre des bots ou à un même écran, tout est là ; pour jouer à plusieurs, lancez Tableforge comme serveur.",
  },
} satisfies Record<string, Words>;
