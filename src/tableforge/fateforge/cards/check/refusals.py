"""What the checks of content find, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

# ------------------------------------------------------------------ ids and languages
SAME_NAME: Final = Text("{other} has the same name {name!r}", "{other} porte le même nom {name!r}")
LEVEL_TWO: Final = Text("level II of {one!r} is called {would!r}", "le niveau II de {one!r} s’appelle {would!r}")
NEVER_SOLD: Final = Text(
    "no camp sells it, no chest has it, no hero begins with it",
    "aucun camp ne le vend, aucun coffre ne le contient, aucun héros ne l’a au départ",
)
NEVER_MET: Final = Text("it comes in no scene", "il n’apparaît dans aucune scène")
NEVER_OFFERED: Final = Text("no scene offers an ally", "aucune scène ne propose d’allié")
NEVER_PLAYED: Final = Text("no scene is played on it", "aucune scène ne s’y joue")
NEVER_TAUGHT: Final = Text("no camp teaches skills", "aucun camp n’enseigne de compétences")
NOT_AS_BOOKED: Final = Text(
    "the rulebook has {would}, and this {field} has {value}", "le livret dit {would}, et ici {field} vaut {value}"
)

# ------------------------------------------------------------------ dice and formulas
SIX_FACES: Final = Text("a die has six faces; this one has {n}", "un dé a six faces ; celui-ci en a {n}")
NO_WEAPON_FACE: Final = Text(
    "a hero's die shows neither special nor parry", "un dé de héros ne montre ni special ni parry"
)
A_WEAPON_FACE: Final = Text("a weapon's die shows special", "un dé d’arme montre special")
A_MISS: Final = Text("a die has a miss", "un dé a un échec (miss)")
TEST_FACES: Final = Text(
    "the test die shows success, trait and fail only", "le dé de test ne montre que success, trait et fail"
)
NO_EFFECT: Final = Text(
    "it does nothing: 'use' or 'mod' is missing", "elle ne fait rien : il manque « use » ou « mod »"
)
SAME_FIRST: Final = Text(
    "~same stands on the first action, which has no target before it",
    "~same est sur la première action, sans cible avant elle",
)
LOW_HIGH: Final = Text("the range {lo}-{hi} runs backwards", "la portée {lo}-{hi} est à l’envers")
NO_RANGE: Final = Text("{verb!r} has no range", "{verb!r} n’a pas de portée")
ONLY_WHEN: Final = Text("{verb!r} works only with when = {would}", "{verb!r} ne sert qu’avec when = {would}")
ENDLESS: Final = Text(
    "a passive card pays for itself again and again: {chain}", "une carte passive se repaie sans fin : {chain}"
)
CHAIN: Final = Text(
    "all recurrent cards of {hero} turn one result into {n}; at most {most} would do",
    "toutes les cartes récurrentes de {hero} changent un résultat en {n} ; il en faudrait au plus {most}",
)
TOO_STRONG: Final = Text(
    "{n} damage for each result paid is more than {most}", "{n} dégâts par résultat payé, c’est plus que {most}"
)
SO_MANY_SKILLS: Final = Text(
    "{n} skills of level {level}; {would} would do", "{n} compétences de niveau {level} ; il en faudrait {would}"
)
STARTS_WITH: Final = Text("'start' names the two skills of level 0", "« start » nomme les deux compétences de niveau 0")
UPGRADES: Final = Text(
    "'up' names a skill of level I of the same hero", "« up » nomme une compétence de niveau I du même héros"
)
CHEAPER: Final = Text("level II costs {cost}, level I {before}", "le niveau II coûte {cost}, le niveau I {before}")
NOT_ON_DICE: Final = Text(
    "no die of {hero} shows {symbol!r}, which it costs", "aucun dé de {hero} ne montre {symbol!r}, qu’elle coûte"
)
SELDOM_ON_DICE: Final = Text(
    "{n} faces of the dice of {hero} show {symbol!r}, which it costs",
    "{n} faces des dés de {hero} montrent {symbol!r}, qu’elle coûte",
)

# ------------------------------------------------------------------ items
WEAPON_DIE: Final = Text(
    "a weapon die stands on main and bulky weapons, and on them always",
    "un dé d’arme se trouve sur les armes main et bulky, et toujours sur elles",
)
WEAPON_SPECIAL: Final = Text(
    "'special' stands on weapons with a die, and on them always",
    "« special » se trouve sur les armes qui ont un dé, et toujours sur elles",
)
ARMOUR: Final = Text("armour is 1 or more", "l’armure vaut au moins 1")
USE_OF_CHARGES: Final = Text("a charged or consumable item has a 'use'", "un objet charged ou consumable a un « use »")
PRICE: Final = Text("a price is 1 or more", "un prix vaut au moins 1")
TIER: Final = Text("a tier is 0 to 3; got {n}", "un rang va de 0 à 3 ; reçu : {n}")
DOMINATED: Final = Text(
    "{other} does all of it in the same slot for no more gold",
    "{other} fait tout cela au même emplacement sans coûter plus",
)

# ------------------------------------------------------------------ enemies and bosses
SECTIONS: Final = Text(
    "a strip has one to three sections; this one has {n}", "un bandeau a de une à trois sections ; celui-ci en a {n}"
)
ASCENDING: Final = Text(
    "the distances of a strip ascend and do not meet", "les distances d’un bandeau montent sans se recouvrir"
)
BLUE_AT_0: Final = Text("blue enemies have no section 0", "les ennemis bleus n’ont pas de section 0")
RESISTANCE: Final = Text("resistance is 1 or more", "la résistance vaut au moins 1")
PURPLE: Final = Text("a purple enemy has armour and an ability", "un ennemi violet a de l’armure et une capacité")
OUT_OF_REACH: Final = Text(
    "from distance {distance} its {verb} reaches nobody",
    "depuis la distance {distance}, son action {verb} n’atteint personne",
)
COLOURS_OF_FACTION: Final = Text(
    "the faction {faction} has no {colour} card", "la faction {faction} n’a pas de carte {colour}"
)
WHITE_ALONE: Final = Text(
    "white enemies belong to a faction of white ones only", "les ennemis white forment une faction à part"
)
DECK_SIZE: Final = Text(
    "a boss has at least 4 different cards and 6 in all; this one has {n} and {m}",
    "un boss a au moins 4 cartes différentes et 6 en tout ; celui-ci en a {n} et {m}",
)
ICONS: Final = Text(
    "a weak point has 3 to 5 icons; this one has {n}", "un point faible a de 3 à 5 icônes ; celui-ci en a {n}"
)
NO_TEAM: Final = Text(
    "these teams cannot cover {icon!r}: {teams}", "ces équipes ne peuvent pas couvrir {icon!r} : {teams}"
)
TOO_TOUGH: Final = Text(
    "{heroes} heroes deal about {can} damage in {rounds} rounds, and it takes {must}",
    "{heroes} héros infligent environ {can} dégâts en {rounds} rounds, et il en faut {must}",
)

# ------------------------------------------------------------------ maps
ZONE_COUNT: Final = Text("a map has 6 to 12 zones; this one has {n}", "un plan a de 6 à 12 zones ; celui-ci en a {n}")
ZONE_LETTER: Final = Text(
    "a zone's id is one small letter; got {letter!r}", "l’id d’une zone est une lettre minuscule ; reçu : {letter!r}"
)
ZONE_TWICE: Final = Text("zone {letter} stands twice", "la zone {letter} se trouve deux fois")
SAME_PLACE: Final = Text("zones {a} and {b} have the same place", "les zones {a} et {b} ont la même place")
EDGE_TWICE: Final = Text("the way {edge} stands twice", "le passage {edge} se trouve deux fois")
LOOP: Final = Text("the way {edge} leads back to itself", "le passage {edge} revient sur lui-même")
CUT_OFF: Final = Text("nothing leads to zones {zones}", "rien ne mène aux zones {zones}")
DOOR_EDGE: Final = Text("door {door} stands on no way", "la porte {door} n’est sur aucun passage")
BARRED_NEIGHBOUR: Final = Text(
    "the barricade {a}<{b} is between zones that do not touch",
    "la barricade {a}<{b} est entre des zones qui ne se touchent pas",
)
FOUNTAIN_CUBES: Final = Text("a fountain has a cube at least", "une fontaine a au moins un cube")
PORTAL_ENDS: Final = Text(
    "the ends of portal {portal} are two zones that do not touch",
    "les bouts du portail {portal} sont deux zones qui ne se touchent pas",
)
PICTURE: Final = Text(
    "the picture shows zone {letter} {n} times; once would do",
    "le dessin montre la zone {letter} {n} fois ; il faudrait une fois",
)
HARD_TO_REACH: Final = Text(
    "zone {letter} is reached through one closed door and a portal only",
    "la zone {letter} ne s’atteint que par une porte fermée et un portail",
)
CROSSROADS: Final = Text("zone {letter} touches {n} others", "la zone {letter} en touche {n} autres")

# ------------------------------------------------------------------ scenes
BARE: Final = Text(
    "a scene has a start, an exit and an objective at least",
    "une scène a au moins un départ, une sortie et un objectif",
)
ROUNDS: Final = Text("a scene has 3 to 6 rounds", "une scène a de 3 à 6 rounds")
TOKENS: Final = Text(
    "{n} tokens of {enemy} with {heroes} heroes; there are five",
    "{n} jetons de {enemy} à {heroes} héros ; il y en a cinq",
)
NEED_ENEMIES: Final = Text(
    "{objective} needs {need} of {enemy} with {heroes} heroes, and {come} come before the last round",
    "{objective} demande {need} {enemy} à {heroes} héros, et il en vient {come} avant le dernier round",
)
NEED_ZONES: Final = Text(
    "{objective} needs {need} and names {n} zones", "{objective} en demande {need} et nomme {n} zones"
)
BOSS_AND_OBJECTIVE: Final = Text(
    "a scene has an objective of kind 'boss' where it has a boss, and only there",
    "une scène a un objectif de sorte « boss » là où elle a un boss, et là seulement",
)
NO_EDGE: Final = Text(
    "its boss summons at the edge, and 'edge' names no zone",
    "son boss invoque au bord, et « edge » ne nomme aucune zone",
)
FAR_OBJECTIVE: Final = Text(
    "{objective}: nothing leads from the start to zone {letter}",
    "{objective} : rien ne mène du départ à la zone {letter}",
)
NO_EXIT: Final = Text(
    "no exit can be reached on foot that is undefended or whose defender can be reached",
    "aucune sortie accessible à pied n’est libre ou n’a un défenseur qu’on puisse atteindre",
)
TOO_FAR: Final = Text(
    "{heroes} heroes walk {steps} zones at least to meet the objectives, and {most} are possible",
    "{heroes} héros marchent au moins {steps} zones pour remplir les objectifs, et {most} sont possibles",
)
NO_FOCUS: Final = Text("these teams have no FOCUS: {teams}", "ces équipes n’ont pas de CONCENTRATION : {teams}")
DEFENDED_TWICE: Final = Text(
    "{n} enemies defend {what}, which has {tokens} to defend",
    "{n} ennemis défendent {what}, qui en a {tokens} à défendre",
)
GUARD_ELSEWHERE: Final = Text(
    "{guard} guards {enemy}, which stands in another zone", "{guard} garde {enemy}, qui est dans une autre zone"
)
CARRY: Final = Text(
    "an enemy carries one of {known}; got {value!r}", "un ennemi porte l’un de {known} ; reçu : {value!r}"
)
PLATE: Final = Text("plate is 0 to 3", "plate va de 0 à 3")
ONE_COLOUR: Final = Text(
    "with {heroes} heroes fewer than two colours of enemies come",
    "à {heroes} héros, il vient moins de deux couleurs d’ennemis",
)
NOT_UNLOCKED: Final = Text(
    "it uses {rule!r}, which neither it nor an earlier scene unlocks",
    "elle utilise {rule!r}, que ni elle ni une scène antérieure ne déverrouille",
)
SETUPS: Final = Text(
    "the story names the preparations {story}, and this scene has {here}",
    "l’histoire nomme les préparations {story}, et cette scène a {here}",
)
AFTER_SETUP: Final = Text("after {names}: {why}", "après {names} : {why}")

# ------------------------------------------------------------------ decks, application, quests
SO_MANY_CARDS: Final = Text("{n} cards; at least {least} would do", "{n} cartes ; il en faudrait au moins {least}")
FEAR_DOWN: Final = Text(
    "{n} of {all} fear cards lie face down; at least half would do",
    "{n} cartes Peur sur {all} sont face cachée ; il en faudrait la moitié",
)
FEAR_REDRAW: Final = Text(
    "{n} fear cards with {up} face up: four heroes might not find one to draw",
    "{n} cartes Peur dont {up} face visible : quatre héros pourraient n’en plus trouver",
)
POSITIVE: Final = Text("{field!r} has only numbers from 1 on", "{field!r} n’a que des nombres à partir de 1")
THRESHOLDS: Final = Text(
    "thresholds ascend, and the last is at most the number of main combats, {most}",
    "les seuils montent, et le dernier ne dépasse pas le nombre de combats principaux, {most}",
)
RANKS: Final = Text("the gold rank is above the silver rank", "le rang d’or est au-dessus du rang d’argent")
FLOW: Final = Text(
    "a quest begins with a rest, and rests and combats alternate",
    "une quête commence par un repos, et repos et combats alternent",
)
COMBATS: Final = Text("a quest has 3 or 4 combats; this one has {n}", "une quête a 3 ou 4 combats ; celle-ci en a {n}")
NO_BATTLE: Final = Text("{scene} is no scene of kind 'battle'", "{scene} n’est pas une scène de sorte « battle »")
POOR: Final = Text(
    "{gold} gold do not buy the cheapest skill, which costs {cost}",
    "{gold} or n’achètent pas la compétence la moins chère, qui en coûte {cost}",
)
NO_QUEST: Final = Text("no quest plays it", "aucune quête ne la joue")

# ------------------------------------------------------------------ campaigns
NO_DEFAULT: Final = Text(
    "the last way has no condition, so that there always is one",
    "la dernière issue n’a pas de condition : il en faut toujours une",
)
OUR_ID: Final = Text(
    "{id!r} is our own campaign; this one needs another id", "{id!r} est notre campagne ; il faut ici un autre id"
)
START_ACT: Final = Text("the first scene stands in the first act", "la première scène est dans le premier acte")
SO_FEW_HEROES: Final = Text("at least {n} heroes", "au moins {n} héros")
RANGE: Final = Text(
    "a range goes from 0 or less to 0 or more, and not beyond 98",
    "une étendue va de 0 ou moins à 0 ou plus, sans dépasser 98",
)
NEGATIVE: Final = Text("{field!r} is {least} or more", "{field!r} vaut {least} ou plus")
THREAT: Final = Text("a threat is 1 to {most}", "une menace va de 1 à {most}")
BETWEEN: Final = Text("nothing is at least {lo} and at most {hi}", "rien ne vaut au moins {lo} et au plus {hi}")
NOTHING_SOLD: Final = Text("a shop has a stock", "une boutique a un stock")
SO_MANY_SERVICES: Final = Text("{n} services; at most {most}", "{n} services ; au plus {most}")
SO_MANY_CHOICES: Final = Text("{n} choices; at most {most}", "{n} choix ; au plus {most}")
SURE_CHOICE: Final = Text(
    "no choice is without a condition: one must always be possible, or exhaustive = true says that the conditions cover all",
    "aucun choix n’est sans condition : il en faut toujours un, ou exhaustive = true dit que les conditions couvrent tout",
)
LAST_ACT: Final = Text("no act follows this one", "aucun acte ne suit celui-ci")
NEXT_ACT: Final = Text(
    "{there!r} is no scene of the act that follows", "{there!r} n’est pas une scène de l’acte suivant"
)
OTHER_ACT: Final = Text(
    "{there!r} stands in another act, and only an act-end leads there",
    "{there!r} est dans un autre acte, et seule une scène act-end y mène",
)
NO_WAY_BACK: Final = Text(
    "{goto!r}, and there is a way here on which there is nothing to go back to",
    "{goto!r}, et un chemin arrive ici sans qu’il y ait où revenir",
)
LOOP_OF_ROUTERS: Final = Text(
    "it may lead back to itself without asking anybody anything",
    "elle peut revenir sur elle-même sans rien demander à personne",
)
EXITS_ON_THE_GRID: Final = Text(
    "the way {side} leads to {there!r}, which does not lie there by its 'at'",
    "le passage {side} mène à {there!r}, qui n’est pas de ce côté selon son « at »",
)
NO_CHOICE: Final = Text("a story scene has at least one choice", "une scène d’histoire a au moins un choix")
BOTH_WAYS: Final = Text(
    "choice {choice!r} has either a goto, or a test with pass and fail",
    "le choix {choice!r} a soit un goto, soit un test avec pass et fail",
)
NO_TESTER: Final = Text(
    "'tester' is whoever took a test, and none is taken here",
    "« tester » est qui a passé un test, et il n’y en a pas ici",
)
UNPAID: Final = Text(
    "choice {choice!r} costs {gold} gold, and needs when = {{ gold = {gold} }}",
    "le choix {choice!r} coûte {gold} or : il lui faut when = {{ gold = {gold} }}",
)
EXITS_BACK: Final = Text(
    "the way {side} leads to {there!r}, and not back", "le passage {side} mène à {there!r}, et n’en revient pas"
)
FLAG_UNSET: Final = Text(
    "the flag {flag!r} is read, and nothing sets it", "le drapeau {flag!r} est lu, et rien ne le pose"
)
FLAG_UNREAD: Final = Text(
    "the flag {flag!r} is set, and nothing reads it", "le drapeau {flag!r} est posé, et rien ne le lit"
)
NEVER_GIVEN: Final = Text("{what!r} is asked for, and nothing brings it", "{what!r} est demandé, et rien ne l’apporte")
NEVER_OPENED: Final = Text(
    "{what!r} is listed, and no effect opens it", "{what!r} est dans la liste, et aucun effet ne l’ouvre"
)
NEVER_UNLOCKED: Final = Text(
    "the rule {rule!r} is listed, and nothing unlocks it",
    "la règle {rule!r} est dans la liste, et rien ne la déverrouille",
)
NEVER_FOUGHT: Final = Text(
    "the combat {what!r} is asked about, and no scene fights it",
    "on demande le combat {what!r}, et aucune scène ne le livre",
)
NAME_AND_COLON: Final = Text(
    "{lang}: a side quest begins with its name and a colon",
    "{lang} : une quête annexe commence par son nom et deux-points",
)
UNREACHED: Final = Text("nothing leads to this scene", "rien ne mène à cette scène")
NO_END: Final = Text("no ending is reached from this scene", "aucune fin n’est atteinte depuis cette scène")
STUCK: Final = Text("random play got stuck here", "une partie au hasard est restée bloquée ici")
NEVER: Final = Text(
    "{what} was never met in {games} random games", "{what} n’a jamais été rencontré en {games} parties au hasard"
)
UNTRANSLATED: Final = Text("the text in {lang!r} is missing", "il manque le texte en {lang!r}")
STRAIGHT: Final = Text(
    "{lang}: a straight quotation mark or apostrophe", "{lang} : un guillemet ou une apostrophe droite"
)
DOTS: Final = Text("{lang}: three dots instead of …", "{lang} : trois points au lieu de …")
FRENCH_SPACE: Final = Text(
    "French: a no-break space is missing in {text!r}", "français : il manque une espace insécable dans {text!r}"
)
EMPHASIS: Final = Text("the two languages emphasise differently", "les deux langues ne soulignent pas de la même façon")
RATIO: Final = Text(
    "French is {ratio} times as long as English", "le français est {ratio} fois aussi long que l’anglais"
)
WORDS: Final = Text("{n} words; 60 to 140 read well", "{n} mots ; de 60 à 140, cela se lit bien")
LONG_CHOICE: Final = Text("choice {choice!r} has {n} words; at most 25", "le choix {choice!r} a {n} mots ; au plus 25")
TOO_MANY: Final = Text("more than five choices at once", "plus de cinq choix à la fois")
UNTOLD: Final = Text("what {choice!r} comes to is not told", "ce que donne {choice!r} n’est pas raconté")
HARD_ALONE: Final = Text("a hard test with no other way out", "un test difficile sans autre issue")
TOO_MUCH_REGARD: Final = Text("{who!r} moves by {n} at once; at most 3", "{who!r} bouge de {n} d’un coup ; au plus 3")
TONE: Final = Text("{word!r} is a word that we do without", "{word!r} est un mot dont nous nous passons")
