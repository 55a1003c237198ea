"""What this room refuses, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ tables and seats
NO_TABLE: Final = Text(
    "you sit at no table {name!r}; `sit` gives you a seat and the name to use",
    "vous n’êtes à aucune table {name!r} ; `sit` vous donne un siège et le nom à employer",
)
AT_NO_TABLE: Final = Text(
    "you sit at no table; `sit` gives you a seat and the name to use",
    "vous n’êtes à aucune table ; `sit` vous donne un siège et le nom à employer",
)
WHICH_TABLE: Final = Text(
    "say at which table: the word that `sit` gave you",
    "dites à quelle table : le mot que `sit` vous a donné",
)
TOO_MANY_TABLES: Final = Text(
    "there are {most} tables already; `leave` one of yours first",
    "il y a déjà {most} tables ; quittez-en d’abord une avec `leave`",
)
TOO_MANY_SEATS: Final = Text(
    "you sit at {most} tables already; `leave` one of them first",
    "vous êtes déjà à {most} tables ; quittez-en d’abord une avec `leave`",
)
NO_SEAT: Final = Text("seats here are 0 to {last}; got {seat}", "les sièges ici vont de 0 à {last} ; reçu : {seat}")
SEAT_TAKEN: Final = Text(
    "somebody has seat {seat}; free for you: {free}",
    "le siège {seat} est pris ; libres pour vous : {free}",
)
TABLE_FULL: Final = Text("all seats of the table {word!r} are taken", "tous les sièges de la table {word!r} sont pris")
ALREADY_HERE: Final = Text(
    "you have seat {seat} at the table {word!r}: nobody has two, for each knows what the other must not",
    "vous avez le siège {seat} à la table {word!r} : personne n’en a deux, car chacun sait ce que l’autre doit ignorer",
)
OTHER_GAME: Final = Text(
    "at the table {word!r} {game} is played; say that game, or none",
    "à la table {word!r} on joue à {game} ; nommez ce jeu, ou aucun",
)
SETTINGS_STAND: Final = Text(
    "the table {word!r} is laid already: join it without {name!r}",
    "la table {word!r} est déjà mise : rejoignez-la sans {name!r}",
)
A_WORD: Final = Text(
    "a word for a table has 1 to {most} letters; got {n}", "le mot d’une table a de 1 à {most} lettres ; reçu : {n}"
)
NOT_SHARED: Final = Text(
    "this server has one client: a word is for tables that several share (`tableforge mcp --http`)",
    "ce serveur n’a qu’un client : un mot sert aux tables que plusieurs partagent (`tableforge mcp --http`)",
)
PLAYERS: Final = Text(
    "{game} has {seats} seats here: `players` is 1 to {seats}; got {n}",
    "{game} a {seats} sièges ici : `players` va de 1 à {seats} ; reçu : {n}",
)
UNOFFERED: Final = Text(
    "{name!r} is not yours to set; `games` lists what is", "{name!r} ne se règle pas ici ; `games` dit ce qui se règle"
)
DECK_FILE: Final = Text(
    "{ref!r} could be a file: name a deck by its name, or give its cards",
    "{ref!r} pourrait être un fichier : nommez un deck par son nom, ou donnez ses cartes",
)
LARGE_SETTINGS: Final = Text(
    "settings have at most {most} letters; these have {n}",
    "les réglages ont au plus {most} lettres ; ceux-ci en ont {n}",
)
ONE_GAME: Final = Text(
    "this server has one game for you, and it has been begun: {name}",
    "ce serveur a une seule partie pour vous, et elle est commencée : {name}",
)
SAVE_ASKS: Final = Text(
    "the save asks somebody for every outcome of chance; nobody can sit down there",
    "cette sauvegarde demande à quelqu’un chaque issue du hasard ; personne ne peut s’y asseoir",
)
SAVE_OVER: Final = Text("the game of this save is over", "la partie de cette sauvegarde est finie")

# ------------------------------------------------------------------ what is asked for
LONG: Final = Text("{name} has at most {most} letters; this has {n}", "{name} a au plus {most} lettres ; ceci en a {n}")
TWO_AT_ONCE: Final = Text(
    "another call for this seat is under way: one at a time, each after the result of the last",
    "un autre appel pour ce siège est en cours : un à la fois, chacun après le résultat du précédent",
)
TOO_MANY_NOTES: Final = Text(
    "a seat keeps {most} notes of {letters} letters in all, and this would be more",
    "un siège garde {most} notes de {letters} lettres en tout, et ce serait davantage",
)
NO_FORM: Final = Text("a look is 'scene' or 'view'; got {form!r}", "un regard est 'scene' ou 'view' ; reçu : {form!r}")
NO_EVENT: Final = Text(
    "the story has events 0 to {last}; got {since}", "l’histoire a les événements 0 à {last} ; reçu : {since}"
)
NO_CARD: Final = Text(
    "no card is called {name!r}, here or in the game", "aucune carte ne s’appelle {name!r}, ici ou dans le jeu"
)
INTERNAL: Final = Text(
    "the server stumbled over this ({error}), and your game is as it was",
    "le serveur a trébuché là-dessus ({error}), et votre partie est telle quelle",
)

# ------------------------------------------------------------------ the bench
NO_TASK: Final = Text("there is no task {name!r}", "il n’y a pas de tâche {name!r}")
NO_TASK_GAME: Final = Text(
    "a task has the games 0 to {most} less one; got {number}",
    "une tâche a les parties de 0 à {most} moins une ; reçu : {number}",
)
SHORT_SECRET: Final = Text(
    "a secret has at least {least} bytes, so that nobody guesses it; this has {n}",
    "un secret a au moins {least} octets, pour que personne ne le devine ; celui-ci en a {n}",
)
NO_SECRET_FILE: Final = Text("the secret {path} cannot be read: {why}", "le secret {path} ne peut pas être lu : {why}")
OTHER_BENCH: Final = Text(
    "{path} holds runs of another set ({had}); this one is {want}: name another folder",
    "{path} contient des parties d’un autre jeu de tâches ({had}) ; celui-ci est {want} : nommez un autre dossier",
)
NOT_A_RUN: Final = Text("{path} is no record of a run: {why}", "{path} n’est pas le compte rendu d’une partie : {why}")
NO_RUNS: Final = Text("there are no runs in {path}", "il n’y a pas de parties dans {path}")
WHO_PLAYS: Final = Text(
    "say who plays: --client COMMAND or --player BOT, one of them",
    "dites qui joue : --client COMMANDE ou --player BOT, l’un des deux",
)
NO_COMMAND: Final = Text(
    "the client {command!r} cannot be started: {why}", "le client {command!r} ne peut pas être lancé : {why}"
)
NO_PLACE: Final = Text(
    "the client's command has a place {{{name}}} that nothing fills; known: {known}",
    "la commande du client a une place {{{name}}} que rien ne remplit ; valeurs connues : {known}",
)
BAD_COMMAND: Final = Text(
    "the client's command cannot be read: {why}", "la commande du client ne peut pas être lue : {why}"
)
NO_SERVER: Final = Text("no server answers at {url}: {why}", "aucun serveur ne répond à {url} : {why}")
PORT_TAKEN: Final = Text("{host}:{port} cannot be listened to: {why}", "{host}:{port} ne peut pas être écouté : {why}")
