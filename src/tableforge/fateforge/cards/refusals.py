"""What is refused of a folder of content, in every language.  `words/refusals.py` has what cannot be read in one line."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.both import Both

# ------------------------------------------------------------------ files and fields
NO_FOLDER: Final = Both("{folder} is no folder of content", "{folder} n’est pas un dossier de contenu")
CLOSED_FOLDER: Final = Both("{folder!r} cannot be looked into: {why}", "impossible d’ouvrir {folder!r} : {why}")
NO_FILE: Final = Both("the file is missing", "le fichier manque")
NO_FILES: Final = Both("{folder} has no .toml file", "{folder} n’a aucun fichier .toml")
NO_TOML: Final = Both("the file is no TOML: {why}", "le fichier n’est pas du TOML{where}")
WHERE: Final = Both(" (line {line}, column {column})", " (ligne {line}, colonne {column})")
NOT_UTF_8: Final = Both("the file is no UTF-8: byte {at} is not", "le fichier n’est pas en UTF-8 : l’octet {at} n’en est pas")
UNREAD: Final = Both("the file cannot be read: {why}", "impossible de lire le fichier : {why}")
LEADS_OUT: Final = Both("the file is a link that leads out of the folder", "le fichier est un lien qui sort du dossier")
NO_PLAIN_FILE: Final = Both("this is no plain file", "ce n’est pas un simple fichier")
TOO_BIG: Final = Both("the file has {n} bytes; at most {most} are read", "le fichier a {n} octets ; on en lit au plus {most}")
TOO_MANY_FILES: Final = Both(
    "the folder has {n} files; at most {most} are read", "le dossier a {n} fichiers ; on en lit au plus {most}"
)
TOO_DEEP: Final = Both(
    "tables stand in each other more than {most} deep", "des tables s’emboîtent à plus de {most} niveaux"
)
NOT_TEXT: Final = Both(
    "a text has a control character, which acts on a screen", "un texte a un caractère de contrôle, qui agit sur l’écran"
)
MISSING: Final = Both("{field!r} is missing", "il manque {field!r}")
STRANGE: Final = Both("there is no field {name!r} here", "il n’y a pas de champ {name!r} ici")
A_TEXT: Final = Both("{field!r} is a text in quotation marks", "{field!r} est un texte entre guillemets")
A_NUMBER: Final = Both("{field!r} is a whole number", "{field!r} est un nombre entier")
A_TABLE: Final = Both("{field!r} is a table", "{field!r} est une table")
A_YES_OR_NO: Final = Both("{field!r} is true or false", "{field!r} est true ou false")
A_LIST: Final = Both("{field!r} is a list of texts", "{field!r} est une liste de textes")
NUMBERS: Final = Both("{field!r} is a list of whole numbers", "{field!r} est une liste de nombres entiers")
ROWS: Final = Both("{field!r} is a list of tables", "{field!r} est une liste de tables")
THREE: Final = Both(
    "{field!r} is three whole numbers, for 2, 3 and 4 heroes",
    "{field!r} est fait de trois nombres entiers, pour 2, 3 et 4 héros",
)
NO_WORD: Final = Both("{field!r} cannot be {name!r}", "{field!r} ne peut pas être {name!r}")
NO_SUCH: Final = Both("there is no {kind} {name!r}", "introuvable : {kind} {name!r}")
TWICE: Final = Both(
    "this {kind} stands twice: also in {other}", "{kind} : cet id se trouve deux fois, aussi dans {other}"
)
KEBAB: Final = Both(
    "an id is made of small letters, digits and hyphens, such as 'hill-sword'",
    "un id est fait de lettres minuscules, de chiffres et de traits d’union, comme « hill-sword »",
)
LONG_ID: Final = Both("an id has at most {most} letters", "un id a au plus {most} lettres")

# ------------------------------------------------------------------ campaigns
NO_SUCH_SCHEMA: Final = Both("only schema {schema} is read here", "on ne lit ici que le schéma {schema}")
NO_SUCH_WORD: Final = Both("there is no word {name!r}", "il n’y a pas de mot {name!r}")
ONE_WORD: Final = Both("one word for each table; here are {words}", "un mot par table ; il y a ici {words}")
TOO_MANY_SCENES: Final = Both("{n} scenes; at most {most} are read", "{n} scènes ; on en lit au plus {most}")
UNNAMED_FILE: Final = Both("no act names this file", "aucun acte ne nomme ce fichier")

# ------------------------------------------------------------------ kinds
KINDS: Final = {
    "die": Both("die", "dé"),
    "trait": Both("trait", "caractéristique"),
    "hero": Both("hero", "héros"),
    "ability": Both("ability", "capacité"),
    "skill": Both("skill", "compétence"),
    "item": Both("item", "objet"),
    "corruption": Both("corruption card", "carte Corruption"),
    "fear": Both("fear card", "carte Peur"),
    "trap": Both("trap card", "carte Piège"),
    "ally": Both("ally", "allié"),
    "ally-skill": Both("skill of an ally", "compétence d’allié"),
    "enemy": Both("enemy", "ennemi"),
    "enemy-ability": Both("ability of enemies", "capacité d’ennemi"),
    "faction": Both("faction", "faction"),
    "boss": Both("boss", "boss"),
    "boss-card": Both("boss card", "carte de boss"),
    "terrain": Both("terrain", "terrain"),
    "map": Both("map", "plan"),
    "zone": Both("zone", "zone"),
    "edge": Both("way between zones", "passage entre zones"),
    "door": Both("door", "porte"),
    "portal": Both("portal", "portail"),
    "objective": Both("objective", "objectif"),
    "exit": Both("exit", "sortie"),
    "scene": Both("scene", "scène"),
    "camp": Both("camp", "camp"),
    "quest": Both("quest", "quête"),
    "shop": Both("shop", "boutique"),
    "rule": Both("rule to unlock", "règle à déverrouiller"),
    "token": Both("token", "jeton"),
    "person": Both("character", "personnage"),
    "combat": Both("combat", "combat"),
    "setup": Both("set-up", "mise en place"),
    "place": Both("place", "lieu"),
    "city": Both("map of exploration", "carte d’exploration"),
    "spot": Both("place of the map", "lieu de la carte"),
    "region": Both("region", "région"),
    "story-card": Both("story card", "carte d’histoire"),
    "reputation": Both("reputation", "réputation"),
    "counter": Both("counter", "compteur"),
    "file": Both("file", "fichier"),
    "act": Both("act", "acte"),
    "chapter": Both("chapter", "chapitre"),
    "language": Both("language", "langue"),
    "service": Both("service", "service"),
    "choice": Both("choice", "choix"),
    "offer": Both("offer", "offre"),
    "tester": Both("tester", "testeur"),
    "mark": Both("mark", "marque"),
}

# ------------------------------------------------------------------ the folder
AT: Final = Both("{file}:{line}: {about}{message}", "{file}:{line} : {about}{message}")
ABOUT: Final = Both("{id}: ", "{id} : ")
ABOUT_FIELD: Final = Both("{id}, {field}: ", "{id}, {field} : ")
BROKEN: Final = Both(
    "the content in {folder} has errors: {problems}; `tableforge content check` tells them all",
    "le contenu de {folder} a des erreurs : {problems} ; « tableforge content check » les donne toutes",
)
