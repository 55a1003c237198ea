"""What the server refuses, in every language: a stable word for programs and a sentence for people."""

from __future__ import annotations

from typing import Final

from tableforge.errors import TableforgeError
from tableforge.tongue.text import Text, in_every


def as_refusal(e: TableforgeError, kind: str, status: int = 400) -> Refusal:
    """What the house refuses, as the server tells it."""
    return Refusal(in_every(e.text), kind, status, code=e.code)


class Refusal(TableforgeError):
    """A request that is not done; `kind` is a stable word, `status` what HTTP calls it.

    `code` is that of the error behind it; what the server refuses by itself has its kind for a code.
    """

    code = "refusal"

    def __init__(self, message: Text, kind: str, status: int = 400, rule: str = "", code: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.code = code or kind
        self.status = status
        self.rule = rule


# ------------------------------------------------------------------ requests
NOT_JSON: Final = Text("this is no JSON object that can be read", "ce n’est pas un objet JSON lisible")
TOO_DEEP: Final = Text(
    "JSON may be nested at most {most} deep", "le JSON peut être imbriqué sur {most} niveaux au plus"
)
TOO_LONG: Final = Text("at most {most} bytes are taken; got {n}", "{most} octets au plus sont acceptés ; reçu : {n}")
BROKEN_OFF: Final = Text("the request broke off", "la requête s’est interrompue")
NO_FIELD: Final = Text("there is no field {name!r} here", "il n’y a pas de champ {name!r} ici")
WRONG_FIELD: Final = Text(
    "the field {name!r} has another kind of value", "le champ {name!r} a une valeur d’un autre genre"
)
MISSING_FIELD: Final = Text("the field {name!r} is missing", "le champ {name!r} manque")
NO_MESSAGE: Final = Text("there is no message of that kind", "il n’y a pas de message de ce genre")
TOO_FAST: Final = Text("that was too much at once; wait a little", "c’était trop à la fois ; attendez un peu")
TOO_MUCH_WORK: Final = Text("this took too long, and was given up", "cela a pris trop de temps, et a été abandonné")
OTHER_ORIGIN: Final = Text("another site's page may not do this", "la page d’un autre site n’en a pas le droit")
OTHER_HOST: Final = Text(
    "this server does not go by the name {host!r}; `tableforge serve --origin` gives it another, with scheme and port",
    "ce serveur ne porte pas le nom {host!r} ; `tableforge serve --origin` lui en donne un autre, avec schéma et port",
)
NOT_FOUND: Final = Text("there is nothing at this address", "il n’y a rien à cette adresse")
NOT_ALLOWED: Final = Text("this cannot be done here", "ceci ne peut pas être fait ici")
INTERNAL: Final = Text(
    "something went wrong on the server; it has been noted",
    "une erreur s’est produite sur le serveur ; elle a été notée",
)
NO_STORE: Final = Text(
    "the server cannot write or read its tables just now; nothing was changed, try again in a moment",
    "le serveur ne peut pas écrire ni lire ses tables en ce moment ; rien n’a été changé, réessayez dans un instant",
)

# ------------------------------------------------------------------ tables and seats
NO_TABLE: Final = Text("there is no such table", "il n’y a pas de telle table")
NO_TOKEN: Final = Text(
    "this needs the key to a seat at this table (header Authorization, Bearer …)",
    "il faut la clé d’un siège de cette table (en-tête Authorization, Bearer …)",
)
NO_SEAT: Final = Text("this key opens no seat at this table", "cette clé n’ouvre aucun siège de cette table")
SEAT_TAKEN: Final = Text("seat {seat} is not free", "le siège {seat} n’est pas libre")
NO_INVITATION: Final = Text(
    "this invitation does not count, or has been used", "cette invitation ne vaut pas, ou a déjà servi"
)
NOT_YOURS: Final = Text("you do not sit in seat {seat}", "vous n’êtes pas au siège {seat}")
NO_TALK: Final = Text("this table was laid without talk", "cette table a été dressée sans discussion")
TALK_APART: Final = Text(
    "what spectators say is read once the game is over", "ce que disent les spectateurs se lit une fois la partie finie"
)
SIT_FIRST: Final = Text("take a seat first: say `sit`", "prenez d’abord place : dites `sit`")
SEATED: Final = Text("you are seated already", "vous avez déjà pris place")
SEAT_KIND: Final = Text(
    "a seat is for 'here', 'invite', 'open' or 'bot'; got {kind!r}",
    "un siège est pour « here », « invite », « open » ou « bot » ; reçu : {kind!r}",
)
SEATS: Final = Text("this game has {seats} seats; {n} were given", "cette partie a {seats} sièges ; reçu : {n}")
UNOFFERED: Final = Text("{name!r} cannot be set at a table", "{name!r} ne se règle pas à une table")
DECK_FILE: Final = Text(
    "{ref!r} is no deck of this server: name one of the game's own or an imported one",
    "{ref!r} n’est pas un deck de ce serveur : nommez-en un du jeu, ou un deck importé",
)
PRIVATE: Final = Text(
    "this shows what is hidden: only for a game that is over, or that you play alone and to which nobody was invited",
    "ceci montre ce qui est caché : seulement pour une partie finie, ou que vous jouez seul et à laquelle personne n’a été invité",
)
NOT_OVER: Final = Text("this game is not over yet", "cette partie n’est pas encore finie")
NO_DECISION: Final = Text(
    "there is no decision {number}: this game has 0 to {most}",
    "il n’y a pas de décision {number} : cette partie va de 0 à {most}",
)
NO_MATCH: Final = Text("this game is not part of a match", "cette partie ne fait pas partie d’un match")
FOLLOW: Final = Text("The same people play on.", "Les mêmes personnes continuent.")
LONG_GAME: Final = Text(
    "a game on a table has at most {most} answers, and this one has {n}",
    "une partie sur une table a au plus {most} réponses, et celle-ci en a {n}",
)
NATURE: Final = Text(
    "a save in which chance asks can be studied, but not be played at a table",
    "une sauvegarde où le hasard interroge s’étudie, mais ne se joue pas à une table",
)
CHANGED_CONTENT: Final = Text(
    "table {table} cannot go on: {why}; what was answered is kept",
    "la table {table} ne peut pas continuer : {why} ; ce qui a été répondu est gardé",
)
NOT_TO_ITS_END: Final = Text("its answers lead to no end any more", "ses réponses ne mènent plus à une fin")
NO_PRACTICE: Final = Text("{game} has no practice games", "{game} n’a pas de parties d’entraînement")

# ------------------------------------------------------------------ clocks and rules of the house
NO_CLOCK: Final = Text(
    "there is no such clock: its `kind` is one of {kinds}", "il n’y a pas de telle pendule : `kind` est l’un de {kinds}"
)
CLOCK_FIELD: Final = Text(
    "the clock's `{name}` is a whole number from {least} to {most}",
    "`{name}` de la pendule est un nombre entier de {least} à {most}",
)
CLOCK_ALONE: Final = Text(
    "a clock needs somebody who waits: this game has one seat",
    "il faut quelqu’un qui attende pour jouer à la pendule : cette partie n’a qu’un siège",
)
CLOCK_PRACTICE: Final = Text(
    "a practice game has no clock: its answers are taken back",
    "une partie d’entraînement n’a pas de pendule : on y reprend ses réponses",
)
GAME_ENDED: Final = Text("the game at this table has ended", "la partie de cette table est finie")
NO_HOUSE_RULES: Final = Text(
    "nobody gives up, draws or claims in a lesson or a puzzle",
    "on n’abandonne ni ne réclame rien dans une leçon ou un problème",
)
CAMPAIGN_RULES: Final = Text(
    "a game of a campaign is given up on the campaign's page",
    "une partie de campagne s’abandonne sur la page de la campagne",
)
NO_DRAW: Final = Text(
    "here all win or lose together: there is no draw", "ici, tous gagnent ou perdent ensemble : il n’y a pas de nulle"
)
DRAW_ALONE: Final = Text(
    "a draw needs the consent of everybody else at the table, and a bot or an empty seat gives none",
    "une nulle demande l’accord de tous les autres, et ni un robot ni un siège vide n’en donne",
)
PROPOSED: Final = Text("a proposal is waiting for an answer already", "une proposition attend déjà une réponse")
REFUSED_ALREADY: Final = Text(
    "this has just been refused: propose it again once somebody has answered in the game",
    "cela vient d’être refusé : proposez-le à nouveau quand quelqu’un aura joué",
)
NO_PROPOSAL: Final = Text("no such proposal waits for you", "aucune proposition de ce genre ne vous attend")
WITHDREW: Final = Text("{name} takes the proposal back.", "{name} retire sa proposition.")
REFUSES: Final = Text("{name} does not agree.", "{name} n’est pas d’accord.")
AGREED: Final = Text("{name} agrees.", "{name} est d’accord.")
NOT_AWAY: Final = Text(
    "the game does not wait for anybody who has left that seat", "la partie n’attend personne qui ait quitté ce siège"
)
OWN_SEAT: Final = Text("nobody claims against their own seat", "on ne réclame pas contre son propre siège")
NOT_LENT: Final = Text("no bot plays for you in that seat", "aucun robot ne joue pour vous à ce siège")
NO_CLAIM: Final = Text(
    "this game cannot be claimed: without a clock nobody is late, and what all win or lose together nobody wins alone",
    "cette partie ne se réclame pas : sans pendule personne n’est en retard, et ce que tous gagnent ensemble, nul ne le gagne seul",
)
TOO_SOON: Final = Text("wait {n} s more", "attendez encore {n} s")

# ------------------------------------------------------------------ open tables
NO_OFFER: Final = Text("this table is no longer offered", "cette table n’est plus proposée")
NOT_LISTED: Final = Text(
    "this server keeps no list of open tables: `tableforge serve --open` does",
    "ce serveur ne tient pas de liste des tables ouvertes : `tableforge serve --open` en tient une",
)
NO_OFFER_KEY: Final = Text(
    "this table is offered by its link alone, and this is not it",
    "cette table n’est proposée que par son lien, et ce n’est pas lui",
)
MANY_OFFERS: Final = Text(
    "you offer {most} tables already: withdraw one first",
    "vous proposez déjà {most} tables : retirez-en une d’abord",
)
FULL_LIST: Final = Text(
    "{most} tables wait for players already; try again later",
    "{most} tables attendent déjà des joueurs ; réessayez plus tard",
)
OFFER_SEATS: Final = Text(
    "an open table has one seat for you, and at least one that is free",
    "une table ouverte a un siège pour vous, et au moins un qui est libre",
)
NO_CAMPAIGN_OFFER: Final = Text(
    "a campaign is played with people you invite: an open table is for one game",
    "une campagne se joue avec des invités : une table ouverte est pour une seule partie",
)
SITS_ALREADY: Final = Text("you sit at this table already", "vous êtes déjà à cette table")
NOT_THE_HOST: Final = Text("only the host withdraws a table", "seul l’hôte retire une table")
NO_DECKS_HERE: Final = Text("{game} is played without decks", "{game} se joue sans decks")
ONE_DECK: Final = Text(
    "bring one deck: by its name here, as a text, or forged", "apportez un deck : par son nom ici, en texte, ou forgé"
)
DECKS_IN_TEXT: Final = Text("the text holds {n} decks: bring one", "le texte contient {n} decks : apportez-en un")
BAD_GUEST_DECK: Final = Text("{name} cannot be played: {problems}", "{name} ne peut pas être joué : {problems}")
NO_CHOICE: Final = Text("{choice!r} cannot be chosen at this table", "{choice!r} ne se choisit pas à cette table")
HOST_AWAY: Final = Text("the host has gone, and the table with them", "l’hôte est parti, et la table avec lui")
WITHDRAWN_OFFER: Final = Text("the host has withdrawn this table", "l’hôte a retiré cette table")

# ------------------------------------------------------------------ people
NO_PERSON: Final = Text(
    "this needs a key of your own (header Tableforge-Person), which a browser makes by itself",
    "il faut une clé à soi (en-tête Tableforge-Person), que le navigateur crée lui-même",
)
NO_CODE: Final = Text(
    "this code opens nothing: it counts once and for ten minutes; ask for another one on the first device",
    "ce code n’ouvre rien : il vaut une fois et pendant dix minutes ; demandez-en un autre sur le premier appareil",
)
NOT_RATED: Final = Text(
    "this game cannot count for ratings: only games between people with keys of their own do, without bots, practice, "
    "a chosen seed or a save",
    "cette partie ne peut pas compter pour le classement : seules comptent celles entre personnes ayant leur clé, sans bot, "
    "entraînement, graine choisie ni sauvegarde",
)
BANNED: Final = Text(
    "the host of this server does not let you in{why}", "l’hôte de ce serveur ne vous laisse pas entrer{why}"
)
NO_BAN: Final = Text(
    "{word!r} is neither an address or network of others, nor the sign of a person (12 letters and digits)",
    "{word!r} n’est ni une adresse ou un réseau d’autrui, ni le signe d’une personne (12 lettres et chiffres)",
)
OWN_ADDRESS: Final = Text("this would shut yourself out", "vous vous fermeriez la porte à vous-même")
NOT_HOST: Final = Text(
    "only whoever runs this server sees this: its key lies in the folder of the data",
    "seul celui qui fait tourner ce serveur voit ceci : sa clé est dans le dossier des données",
)
NO_BACKUP_HERE: Final = Text(
    "copies are made of a database in a file; for PostgreSQL use pg_dump",
    "on copie une base tenue dans un fichier ; pour PostgreSQL, utilisez pg_dump",
)
COUNTED: Final = Text(
    "this game has counted for ratings: its end stands", "cette partie a compté pour le classement : sa fin est acquise"
)

# ------------------------------------------------------------------ campaigns
NO_CAMPAIGN: Final = Text("there is no such campaign", "il n’y a pas de telle campagne")
NO_KEY: Final = Text("this needs the key to this campaign", "il faut la clé de cette campagne")
NOT_KEEPER: Final = Text("only whoever keeps this campaign does that", "seul celui qui tient cette campagne fait cela")
SHARED_CAMPAIGN: Final = Text(
    "this shows what is hidden: a campaign with guests is given out once it has ended",
    "ceci montre ce qui est caché : une campagne à plusieurs se donne une fois finie",
)
NO_MEMBER: Final = Text("{name!r} does not take part in this campaign", "{name!r} ne participe pas à cette campagne")
CAMPAIGN_MOVED: Final = Text(
    "somebody else has changed this campaign meanwhile; look at it again",
    "quelqu’un d’autre a changé cette campagne entre-temps ; regardez-la de nouveau",
)
UNDER_WAY: Final = Text(
    "game {number} is being played at its table: play it to its end, or give it up first",
    "la partie {number} se joue à sa table : finissez-la, ou abandonnez-la d’abord",
)
NOT_UNDER_WAY: Final = Text("no game of this campaign is under way", "aucune partie de cette campagne n’est en cours")
ALL_SLOTS: Final = Text(
    "{most} campaigns are kept, and there are as many: remove one first",
    "on garde {most} campagnes, et il y en a autant : supprimez-en une d’abord",
)
FULL_LOG: Final = Text("a campaign has at most {most} entries", "une campagne a au plus {most} inscriptions")
OTHER_CAMPAIGN: Final = Text("this is a campaign of {game}", "c’est une campagne de {game}")

# ------------------------------------------------------------------ campaigns to read
NO_TALES: Final = Text("{game} has no campaigns to read", "{game} n’a pas de campagnes à lire")
NO_TALE: Final = Text("there is no campaign {name!r}", "il n’y a pas de campagne {name!r}")
NO_PASSAGE: Final = Text("the campaign has no scene {name!r}", "la campagne n’a pas de scène {name!r}")

# ------------------------------------------------------------------ answers
STALE: Final = Text(
    "question {number} is not the one that is open; the table is at {now}",
    "la question {number} n’est pas celle qui est posée ; la table en est à {now}",
)
NOT_KEPT: Final = Text(
    "the answer could not be written down, so it was not taken",
    "la réponse n’a pas pu être notée : elle n’a pas été prise",
)
NOT_ASKED: Final = Text("seat {seat} is asked nothing now", "le siège {seat} n’a pas de question en ce moment")

# ------------------------------------------------------------------ taking back
NOTHING_BACK: Final = Text("there is nothing to take back", "il n’y a rien à annuler")
SHOWN: Final = Text(
    "what was hidden has been shown: in earnest that is not taken back",
    "ce qui était caché a été montré : en jeu sérieux, cela ne s’annule pas",
)
NO_PLEA: Final = Text("nothing of the kind is asked of you", "rien de tel ne vous est demandé")
PLEA_UNDER_WAY: Final = Text("somebody has already asked to take back", "quelqu’un a déjà demandé d’annuler")
PLEADS: Final = Text(
    "Back to decision {number}. This would be taken back: {lines}",
    "Retour à la décision {number}. Ceci serait annulé : {lines}",
)
GRANTED: Final = Text("Taken back, as all agreed.", "Annulé, d’un commun accord.")
DENIED: Final = Text("{name} does not want to take back.", "{name} ne veut pas annuler.")
WITHDRAWN: Final = Text("{name} no longer wants to take back.", "{name} ne veut plus annuler.")
OVERTAKEN: Final = Text("The game went on meanwhile.", "La partie a continué entre-temps.")

# ------------------------------------------------------------------ standing orders
ONE_ORDER: Final = Text("give one of `until`, `always` and `forget`", "donnez l’un de `until`, `always` et `forget`")
NO_UNTIL: Final = Text("one cannot pass until {name!r} here", "on ne peut pas passer jusqu’à {name!r} ici")
NO_ORDER: Final = Text("there is no standing order {name!r}", "il n’y a pas d’ordre permanent {name!r}")
NO_PUZZLE: Final = Text("this table is no puzzle", "cette table n’est pas un problème")
NO_LESSON: Final = Text("{game} has no lesson {name!r}", "{game} n’a pas de leçon {name!r}")
NO_LESSON_ORDERS: Final = Text(
    "in a lesson every answer is your own: there are no standing orders",
    "dans une leçon, chaque réponse est la vôtre : il n’y a pas d’ordres permanents",
)
NOT_OFFERED: Final = Text("{key!r} is not among what is asked now", "{key!r} n’est pas parmi ce qui est demandé")
MY_TURN: Final = Text("Pass until my turn", "Passer jusqu’à mon tour")
NOTHING_ELSE: Final = Text("Pass where there is nothing else to do", "Passer quand il n’y a rien d’autre à faire")
ALWAYS: Final = Text("Always in this order: {names}", "Toujours dans cet ordre : {names}")

# ------------------------------------------------------------------ farewells
NO_SIT: Final = Text("nobody took a seat in time", "personne n’a pris place à temps")
CLOSING: Final = Text("the server is closing; come back soon", "le serveur s’arrête ; revenez bientôt")
MOVED: Final = Text("the table has moved; come back at once", "la table a changé de place ; revenez tout de suite")
REMOVED: Final = Text("this table has been removed", "cette table a été supprimée")

# ------------------------------------------------------------------ starting
IN_USE: Final = Text(
    "{address} is in use; choose another with --port", "{address} est déjà pris ; choisissez-en un autre avec --port"
)
NO_HOST: Final = Text(
    "{host!r} is no address that this machine knows; --host takes 127.0.0.1 for this machine alone, or 0.0.0.0 for all networks",
    "{host!r} n’est pas une adresse que cette machine connaît ; --host prend 127.0.0.1 pour cette machine seule, ou 0.0.0.0 pour "
    "tous les réseaux",
)
NOT_OURS: Final = Text(
    "{host!r} is an address of another machine; --host takes one of this machine's, or 0.0.0.0 for all networks",
    "{host!r} est l’adresse d’une autre machine ; --host en prend une de celle-ci, ou 0.0.0.0 pour tous les réseaux",
)
PORT_GUARDED: Final = Text(
    "port {port} may not be taken by this user; choose one from 1024 on with --port",
    "le port {port} n’est pas permis à cet utilisateur ; choisissez-en un à partir de 1024 avec --port",
)
SERVED: Final = Text(
    "the tables of {data!r} are served already, at {address}", "les tables de {data!r} sont déjà servies, à {address}"
)
NO_PROXY: Final = Text(
    "{word!r} is no address and no network of a proxy; like 127.0.0.1 or 10.0.0.0/8",
    "{word!r} n’est ni l’adresse ni le réseau d’un proxy ; par exemple 127.0.0.1 ou 10.0.0.0/8",
)
NO_ORIGIN: Final = Text(
    "{word!r} is no address of a site: a scheme and a name, with nothing behind them, like https://play.example.org",
    "{word!r} n’est pas l’adresse d’un site : un schéma et un nom, sans rien derrière, comme https://play.example.org",
)
NO_WEBHOOK: Final = Text(
    "{word!r} is no address to call: like https://bot.example.org/turns, without a user and a fragment",
    "{word!r} n’est pas une adresse à appeler : par exemple https://bot.example.org/tours, sans utilisateur ni fragment",
)
NO_SECRET: Final = Text(
    "the key of the webhook in {path} cannot be read: {why}", "la clé du webhook dans {path} ne peut être lue : {why}"
)
EMPTY_SECRET: Final = Text(
    "{path} holds no key for the webhook: one line of at most {most} letters",
    "{path} ne contient pas de clé pour le webhook : une ligne d’au plus {most} lettres",
)
ONE_WORKER: Final = Text(
    "several workers need a PostgreSQL: give --database postgresql://…",
    "plusieurs processus ont besoin de PostgreSQL : donnez --database postgresql://…",
)
NO_URL: Final = Text(
    "what --database names is no PostgreSQL: like postgresql://user:password@host:5432/name",
    "ce que nomme --database n’est pas une base PostgreSQL : par exemple postgresql://utilisateur:motdepasse@hôte:5432/nom",
)
NO_DRIVER: Final = Text(
    "the driver for this database is not installed: pip install tableforge[postgres]",
    "le pilote de cette base n’est pas installé : pip install tableforge[postgres]",
)
NO_FOLDER: Final = Text(
    "nothing can be kept in {data}: {why}; make it writable for this user, free some room, or name another folder with --data",
    "rien ne peut être gardé dans {data} : {why} ; rendez-le accessible en écriture, faites de la place, ou nommez-en un autre "
    "avec --data",
)
EVERYBODYS_FOLDER: Final = Text(
    "{data} is a folder that all users share, and tables are private: name one of its own with --data",
    "{data} est un dossier commun à tous, et les tables sont privées : nommez un dossier à part avec --data",
)
NOT_USABLE: Final = Text(
    "the database {path} cannot be read and written: {why}; look at its rights and at the room on its disk, "
    "or name another folder with --data",
    "la base {path} ne peut être lue et écrite : {why} ; voyez ses droits et la place sur son disque, "
    "ou nommez un autre dossier avec --data",
)
DAMAGED: Final = Text(
    "the database {path} is damaged: {why}; nothing in it was changed. Take a copy of it with `tableforge restore FILE --force`, "
    "or move it away to begin with an empty one",
    "la base {path} est endommagée : {why} ; rien n’y a été changé. Reprenez une copie avec `tableforge restore FICHIER --force`, "
    "ou déplacez-la pour recommencer avec une base vide",
)
DAMAGED_COPY: Final = Text("the copy {path} is damaged: {why}", "la copie {path} est endommagée : {why}")
NO_COPY: Final = Text("there is no file {path}", "il n’y a pas de fichier {path}")
NO_TABLES: Final = Text(
    "{path} is no copy of Tableforge's tables", "{path} n’est pas une copie des tables de Tableforge"
)
FILE_THERE: Final = Text("{path} is there already: --force writes over it", "{path} existe déjà : --force le remplace")
DATABASE_THERE: Final = Text(
    "{path} has tables already: --force puts the copy in its place, and keeps the old one beside it",
    "{path} contient déjà des tables : --force met la copie à sa place et garde l’ancienne à côté",
)
NO_FILE: Final = Text(
    "{path} is no file that a copy could take the place of: name another",
    "{path} n’est pas un fichier qu’une copie puisse remplacer : nommez-en un autre",
)
SAME_FILE: Final = Text("{path} is the database itself", "{path} est la base elle-même")
NOT_COPIED: Final = Text("{path} could not be copied: {why}", "{path} n’a pas pu être copié : {why}")
NOT_OPENED: Final = Text(
    "the database does not answer: no table can be opened",
    "la base de données ne répond pas : aucune table ne peut être ouverte",
)
NOT_WRITTEN: Final = Text(
    "nothing can be written: tables are shown, and no answer is taken",
    "rien ne peut être écrit : les tables s’affichent, et aucune réponse n’est prise",
)
NO_DATABASE: Final = Text("the database does not answer: {why}", "la base de données ne répond pas : {why}")
NO_POSITIONS: Final = Text(
    "positions of a game of {game} cannot be passed on yet: lay them out by hand",
    "les positions d’une partie de {game} ne peuvent pas encore être transmises : disposez-les à la main",
)
NO_HINTS: Final = Text(
    "hints are for whoever plays alone: at this table others sit, or have sat",
    "les conseils sont pour qui joue seul : à cette table il y a, ou il y a eu, d’autres personnes",
)
NO_PUZZLE_HINTS: Final = Text(
    "a puzzle gives its hints beside the table, and no bot helps with it",
    "un problème donne ses indices à côté de la table, et aucun bot n’y aide",
)
HINT_UNDER_WAY: Final = Text(
    "a hint is being thought about already; it comes in a moment",
    "un conseil est déjà en préparation ; il arrive dans un instant",
)
