"""What is refused of a folder of content, in every language.  `words/refusals.py` has what cannot be read in one line."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.lexicon import LEXICON
from tableforge.tongue.text import Text

# ------------------------------------------------------------------ files and fields
NO_FOLDER: Final = Text("{folder} is no folder of content", "{folder} n’est pas un dossier de contenu")
CLOSED_FOLDER: Final = Text("{folder!r} cannot be looked into: {why}", "impossible d’ouvrir {folder!r} : {why}")
NO_FILE: Final = Text("the file is missing", "le fichier manque")
NO_FILES: Final = Text("{folder} has no .toml file", "{folder} n’a aucun fichier .toml")
NO_TOML: Final = Text("the file is no TOML: {why}", "le fichier n’est pas du TOML{where}")
WHERE: Final = Text(" (line {line}, column {column})", " (ligne {line}, colonne {column})")
NOT_UTF_8: Final = Text(
    "the file is no UTF-8: byte {at} is not", "le fichier n’est pas en UTF-8 : l’octet {at} n’en est pas"
)
UNREAD: Final = Text("the file cannot be read: {why}", "impossible de lire le fichier : {why}")
LEADS_OUT: Final = Text("the file is a link that leads out of the folder", "le fichier est un lien qui sort du dossier")
NO_PLAIN_FILE: Final = Text("this is no plain file", "ce n’est pas un simple fichier")
TOO_BIG: Final = Text(
    "the file has {n} bytes; at most {most} are read", "le fichier a {n} octets ; on en lit au plus {most}"
)
TOO_MANY_FILES: Final = Text(
    "the folder has {n} files; at most {most} are read", "le dossier a {n} fichiers ; on en lit au plus {most}"
)
TOO_DEEP: Final = Text(
    "tables stand in each other more than {most} deep", "des tables s’emboîtent à plus de {most} niveaux"
)
NOT_TEXT: Final = Text(
    "a text has a control character, which acts on a screen",
    "un texte a un caractère de contrôle, qui agit sur l’écran",
)
MISSING: Final = Text("{field!r} is missing", "il manque {field!r}")
STRANGE: Final = Text("there is no field {name!r} here", "il n’y a pas de champ {name!r} ici")
A_TEXT: Final = Text("{field!r} is a text in quotation marks", "{field!r} est un texte entre guillemets")
A_NUMBER: Final = Text("{field!r} is a whole number", "{field!r} est un nombre entier")
A_TABLE: Final = Text("{field!r} is a table", "{field!r} est une table")
A_YES_OR_NO: Final = Text("{field!r} is true or false", "{field!r} est true ou false")
A_LIST: Final = Text("{field!r} is a list of texts", "{field!r} est une liste de textes")
NUMBERS: Final = Text("{field!r} is a list of whole numbers", "{field!r} est une liste de nombres entiers")
ROWS: Final = Text("{field!r} is a list of tables", "{field!r} est une liste de tables")
THREE: Final = Text(
    "{field!r} is three whole numbers, for 2, 3 and 4 heroes",
    "{field!r} est fait de trois nombres entiers, pour 2, 3 et 4 héros",
)
NO_WORD: Final = Text("{field!r} cannot be {name!r}", "{field!r} ne peut pas être {name!r}")
NO_SUCH: Final = Text("there is no {kind} {name!r}", "introuvable : {kind} {name!r}")
TWICE: Final = Text(
    "this {kind} stands twice: also in {other}", "{kind} : cet id se trouve deux fois, aussi dans {other}"
)
KEBAB: Final = Text(
    "an id is made of small letters, digits and hyphens, such as 'hill-sword'",
    "un id est fait de lettres minuscules, de chiffres et de traits d’union, comme « hill-sword »",
)
LONG_ID: Final = Text("an id has at most {most} letters", "un id a au plus {most} lettres")

# ------------------------------------------------------------------ campaigns
NO_SUCH_SCHEMA: Final = Text("only schema {schema} is read here", "on ne lit ici que le schéma {schema}")
NO_SUCH_WORD: Final = Text("there is no word {name!r}", "il n’y a pas de mot {name!r}")
ONE_WORD: Final = Text("one word for each table; here are {words}", "un mot par table ; il y a ici {words}")
TOO_MANY_SCENES: Final = Text("{n} scenes; at most {most} are read", "{n} scènes ; on en lit au plus {most}")
UNNAMED_FILE: Final = Text("no act names this file", "aucun acte ne nomme ce fichier")

# ------------------------------------------------------------------ kinds
KINDS: Final = {
    "die": LEXICON.text_of("die"),
    "trait": LEXICON.text_of("trait"),
    "hero": LEXICON.text_of("hero"),
    "ability": LEXICON.text_of("ability"),
    "skill": LEXICON.text_of("skill"),
    "item": LEXICON.text_of("item"),
    "corruption": Text("corruption card", "carte Corruption"),
    "fear": Text("fear card", "carte Peur"),
    "trap": Text("trap card", "carte Piège"),
    "ally": LEXICON.text_of("ally"),
    "ally-skill": Text("skill of an ally", "compétence d’allié"),
    "enemy": LEXICON.text_of("enemy"),
    "enemy-ability": Text("ability of enemies", "capacité d’ennemi"),
    "faction": LEXICON.text_of("people"),
    "boss": LEXICON.text_of("boss"),
    "boss-card": Text("boss card", "carte de boss"),
    "terrain": LEXICON.text_of("terrain"),
    "map": LEXICON.text_of("map"),
    "zone": LEXICON.text_of("zone"),
    "edge": Text("way between zones", "passage entre zones"),
    "door": LEXICON.text_of("door"),
    "portal": LEXICON.text_of("portal"),
    "objective": LEXICON.text_of("objective"),
    "exit": LEXICON.text_of("exit"),
    "scene": LEXICON.text_of("scene"),
    "camp": Text("camp", "camp"),
    "quest": LEXICON.text_of("quest"),
    "shop": LEXICON.text_of("shop"),
    "rule": Text("rule to unlock", "règle à déverrouiller"),
    "token": LEXICON.text_of("token"),
    "person": Text("character", "personnage"),
    "combat": LEXICON.text_of("combat"),
    "setup": LEXICON.text_of("setup"),
    "place": LEXICON.text_of("place"),
    "city": Text("map of exploration", "plan d’exploration"),
    "spot": Text("place of the map", "lieu du plan"),
    "region": Text("region", "région"),
    "story-card": LEXICON.text_of("story-card"),
    "reputation": LEXICON.text_of("reputation"),
    "counter": Text("counter", "compteur"),
    "file": Text("file", "fichier"),
    "act": LEXICON.text_of("act"),
    "chapter": LEXICON.text_of("chapter"),
    "language": Text("language", "langue"),
    "service": LEXICON.text_of("service"),
    "choice": Text("choice", "choix"),
    "offer": Text("offer", "offre"),
    "tester": Text("tester", "testeur"),
    "mark": Text("mark", "marque"),
}

# ------------------------------------------------------------------ the folder
AT: Final = Text("{file}:{line}: {about}{message}", "{file}:{line} : {about}{message}")
ABOUT: Final = Text("{id}: ", "{id} : ")
ABOUT_FIELD: Final = Text("{id}, {field}: ", "{id}, {field} : ")
BROKEN: Final = Text(
    "the content in {folder} has errors: {problems}; `tableforge content check` tells them all",
    "le contenu de {folder} a des erreurs : {problems} ; « tableforge content check » les donne toutes",
)
