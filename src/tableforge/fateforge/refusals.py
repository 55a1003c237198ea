"""What is refused, in both languages."""

from __future__ import annotations

from typing import Final

from tableforge.tongue.text import Text

HERO_TWICE: Final = Text("a hero plays once only; got {heroes}", "un héros ne joue qu’une fois ; reçu {heroes}")
NO_HERO: Final = Text(
    "no hero is called {hero}; there are {heroes}", "aucun héros ne s’appelle {hero} ; il y a {heroes}"
)
ALONE_WITH_TWO: Final = Text("alone one plays two heroes; got {n}", "seul, on joue deux héros ; reçu {n}")
ONE_DEVICE: Final = Text(
    "the companion is one device for the whole group; got {seats} seats",
    "le compagnon est un seul appareil pour tout le groupe ; reçu {seats} sièges",
)
HEROES_FOR_SEATS: Final = Text(
    "two to four heroes play, and every seat has one; got {n} heroes for {seats} seats",
    "on joue avec deux à quatre héros, un au moins par siège ; reçu {n} héros pour {seats} sièges",
)
ONE_OF_THEM: Final = Text(
    "one plays a quest, a scene or a campaign: name one of them; got {named}",
    "on joue une quête, une scène ou une campagne : nommez-en une seule ; reçu {named}",
)
NO_SCENE: Final = Text(
    "no scene is called {scene}; there are {scenes}", "aucune scène ne s’appelle {scene} ; il y a {scenes}"
)
NO_BEAST_MASTER: Final = Text(
    "{seats} play: the Beast Master is one of several, by number from 1; got {seat}",
    "{seats} joueurs : le Maître des Bêtes est l’un de plusieurs, par son numéro à partir de 1 ; reçu : {seat}",
)
NO_QUEST: Final = Text(
    "no quest is called {quest}; there are {quests}", "aucune quête ne s’appelle {quest} ; il y a {quests}"
)
NO_TALE: Final = Text(
    "no campaign is called {tale}; there is {tales}", "aucune campagne ne s’appelle {tale} ; il y a {tales}"
)
NOT_IN_TALE: Final = Text(
    "{hero} has no part in {tale}; those who have are {heroes}", "{hero} ne joue pas dans {tale} ; y jouent {heroes}"
)
NO_ALLY: Final = Text(
    "no ally is called {ally}; there are {allies}", "aucun allié ne s’appelle {ally} ; il y a {allies}"
)
NOTHING_TO_PREPARE: Final = Text(
    "'prepared' is for one scene: name it with 'scene'",
    "« prepared » concerne une seule scène : nommez-la par « scene »",
)
NOT_PREPARED: Final = Text("{scene} knows no preparation {name}", "{scene} ne connaît pas la préparation {name}")
SOME_HEROES: Final = Text("the ids of two to four heroes", "les identifiants de deux à quatre héros")
A_NAME: Final = Text("a name", "un nom")
NO_ANSWER: Final = Text("{key!r} is no answer here.", "{key!r} n’est pas une réponse ici.")

# ------------------------------------------------------------------ positions
A_POSITION: Final = Text("a position is a dict of {words}", "une position est un dict de {words}")
A_HERO: Final = Text("a hero of a position is a dict", "un héros d’une position est un dict")
NO_MAP: Final = Text("there is no map {name!r}", "il n’y a pas de plan {name!r}")
NO_SUCH_SCENE: Final = Text("there is no scene {name!r}", "il n’y a pas de scène {name!r}")
NO_SUCH_QUEST: Final = Text("there is no quest {name!r}", "il n’y a pas de quête {name!r}")
NO_SUCH_ALLY: Final = Text("there is no ally {name!r}", "il n’y a pas d’allié {name!r}")
NO_PREPARATION: Final = Text(
    "this scene knows no preparation {name!r}", "cette scène ne connaît pas la préparation {name!r}"
)
NO_ZONE: Final = Text("this board has no zone {name!r}", "ce plateau n’a pas de zone {name!r}")
NO_DOOR: Final = Text("this board has no door {name!r}", "ce plateau n’a pas de porte {name!r}")
NO_PORTAL: Final = Text("this board has no portal {name!r}", "ce plateau n’a pas de portail {name!r}")
NO_TOKEN: Final = Text(
    "no token {name!r} can lie in this scene", "aucun jeton {name!r} ne peut se trouver dans cette scène"
)
NO_OBJECTIVE: Final = Text("this scene has no objective {name!r}", "cette scène n’a pas d’objectif {name!r}")
NOTHING_TO_DEFEND: Final = Text(
    "nothing called {name!r} can be defended here", "rien de défendable ne s’appelle {name!r} ici"
)
NAME_AND_NUMBER: Final = Text(
    "{spec!r}: a whole number from 0 to {most} follows the colon, as in '{name}:1'",
    "{spec!r} : un nombre entier de 0 à {most} suit les deux-points, comme « {name}:1 »",
)
NOT_SO_MANY: Final = Text(
    "{what}: {mark!r} lies between {least} and {most}; got {n}", "{what} : {mark!r} va de {least} à {most} ; reçu : {n}"
)
SKILL_TWICE: Final = Text("the {hero} has {skill} once only", "{hero} : la compétence {skill} n’y est qu’une fois")
BOSSES_ALONE: Final = Text("{enemy} is no boss and has no {mark!r}", "{enemy} n’est pas un boss et n’a pas de {mark!r}")
GUARDS_ITSELF: Final = Text("{enemy} cannot guard itself", "{enemy} ne peut pas se protéger lui-même")
GUARDED_TWICE: Final = Text("{enemy} has a guardian already", "{enemy} a déjà un protecteur")
NO_SKILL: Final = Text("there is no skill {name!r}", "il n’y a pas de compétence {name!r}")
OTHERS_SKILL: Final = Text("{skill} is no skill of the {hero}", "{skill} n’est pas une compétence de ce héros : {hero}")
NO_CARD_OF_HERO: Final = Text("this hero has no card {name!r}", "ce héros n’a pas de carte {name!r}")
NO_DECK_CARD: Final = Text("there is no card {name!r} to be drawn", "il n’y a pas de carte {name!r} à tirer")
NO_BOSS_CARD: Final = Text("this boss has no card {name!r}", "ce boss n’a pas de carte {name!r}")
NO_ITEM: Final = Text("there is no item {name!r}", "il n’y a pas d’objet {name!r}")
NO_SLOT: Final = Text("a hero’s board has no slot {name!r}", "le plateau d’un héros n’a pas d’emplacement {name!r}")
NO_ROOM: Final = Text("the {hero} has no free slot for {item}", "pas d’emplacement libre pour {item} : {hero}")
NO_RESULT: Final = Text("no die shows {name!r}", "aucun dé ne montre {name!r}")
NO_SIDE: Final = Text("the {die} die has no face {name!r}", "le dé {die} n’a pas de face {name!r}")
SO_MANY_DICE: Final = Text(
    "{name}: a hero has at most {most} of them; got {n}", "{name} : un héros en a au plus {most} ; reçu : {n}"
)
NO_DIE: Final = Text("there is no die {name!r}", "il n’y a pas de dé {name!r}")
NO_STANCE: Final = Text("there is no stance {name!r}", "il n’y a pas de posture {name!r}")
NO_COLOUR: Final = Text("there is no colour {name!r}", "il n’y a pas de couleur {name!r}")
NO_REACTION: Final = Text(
    "no colour and no type of enemy is called {name!r}", "aucune couleur et aucun type d’ennemi ne s’appelle {name!r}"
)
NO_ENEMY: Final = Text("there is no enemy {name!r}", "il n’y a pas d’ennemi {name!r}")
NO_ENEMY_HERE: Final = Text("this position has no enemy {name!r}", "cette position n’a pas d’ennemi {name!r}")
NO_INITIATIVE: Final = Text(
    "{spec!r}: an enemy’s number is from 1 on, and each is there once",
    "{spec!r} : le numéro d’un ennemi commence à 1, et chacun n’y est qu’une fois",
)
NO_SUCH_HEALTH: Final = Text(
    "{hero}: {hp} health and {toxic} set aside; who stands has 1 or more, and both come to {most} at most",
    "{hero} : {hp} de santé et {toxic} mis de côté ; debout, on en a 1 ou plus, {most} au plus en tout",
)
DEFEATED_ALREADY: Final = Text(
    "{enemy} has {n} red cubes, and {res} defeat it", "{enemy} a {n} cubes rouges, et {res} suffisent à le vaincre"
)
ALLY_FACES: Final = Text(
    "{ally} has {n} dice: write '{ally}+faces:strike,move'", "{ally} a {n} dés : écrivez « {ally}+faces:strike,move »"
)
NO_STEP: Final = Text("there is no step {name!r}", "il n’y a pas d’étape {name!r}")
REST_OF_QUEST: Final = Text("a rest belongs to a quest: name it", "un repos fait partie d’une quête : nommez-la")
WHOLE_ORDER: Final = Text(
    "the order has every standing hero once: {heroes}", "l’ordre comprend chaque héros debout une fois : {heroes}"
)
TURN_OF_FALLEN: Final = Text("{hero} is down and has no turn", "{hero} est hors de combat et n’a pas de tour")
NOBODY_STANDS: Final = Text("a combat needs a hero who stands", "un combat demande un héros debout")
TOO_OFTEN: Final = Text(
    "a deck does not hold the same card that often", "une pioche n’a pas autant de fois la même carte"
)
BY_NAMES: Final = Text(
    "'{word}' says a thing of each of several names", "« {word} » dit quelque chose de chacun de plusieurs noms"
)
NO_STORY_SCENE: Final = Text("this campaign has no scene {name!r}", "cette campagne n’a pas de scène {name!r}")
NO_REPUTATION: Final = Text("nobody’s regard is called {name!r}", "aucune réputation ne s’appelle {name!r}")
NO_COUNTER: Final = Text("this campaign has no counter {name!r}", "cette campagne n’a pas de compteur {name!r}")
NO_STORY_CARD: Final = Text(
    "this campaign has no story card {name!r}", "cette campagne n’a pas de carte Histoire {name!r}"
)
NO_STORY_RULE: Final = Text(
    "this campaign unlocks no rule {name!r}", "cette campagne ne déverrouille aucune règle {name!r}"
)
NO_PLACE: Final = Text("this campaign has no place {name!r}", "cette campagne n’a pas de lieu {name!r}")
NO_SIDE_QUEST: Final = Text(
    "this campaign has no side quest {name!r}", "cette campagne n’a pas de quête annexe {name!r}"
)
NO_QUEST_STATE: Final = Text("no side quest is {name!r}", "aucune quête annexe n’est {name!r}")
NO_TRAIT: Final = Text("there is no trait {name!r}", "il n’y a pas de caractéristique {name!r}")
NO_TEST_FACE: Final = Text("no test die shows {name!r}", "aucun dé de test ne montre {name!r}")
NO_SPOT: Final = Text("the map has no place {name!r}", "le plan n’a pas de lieu {name!r}")
NO_COMBAT_THERE: Final = Text("nothing is fought in the scene {scene}", "on ne se bat pas dans la scène {scene}")
A_LIST_OF_NAMES: Final = Text("'prepared' takes a list of names", "« prepared » attend une liste de noms")
A_LIST_OF_STEPS: Final = Text("'taught' takes a list of names", "« taught » attend une liste de noms")
NO_PICK: Final = Text("chance cannot pick {name!r}", "le hasard ne peut pas tirer {name!r}")
NOTHING_LIES_ON: Final = Text(
    "nothing lies on {card} that could be changed", "rien n’est posé sur {card} qui puisse changer"
)

# ---- the chronicle
WANTS_GOLD: Final = Text("it takes {n} gold, and the party has {have}", "il faut {n} or, et le groupe en a {have}")
WANTS_FOOD: Final = Text(
    "it takes {n} food, and the party has {have}", "il faut {n} nourriture, et le groupe en a {have}"
)
WANTS_TIME: Final = Text("it takes {n} time, and {have} is left", "il faut {n} de temps, et il en reste {have}")
WANTS_REGARD: Final = Text("you would have to be better thought of", "il faudrait y être en meilleure estime")
TOO_WELL_LIKED: Final = Text("you are too well thought of for that", "vous y êtes en trop bonne estime pour cela")
TRAIT_POINTS: Final = Text(
    "a trait takes {n} trait points, and the party has {have}",
    "une caractéristique demande {n} points de caractéristique, et le groupe en a {have}",
)
KNOCKED_OUT: Final = Text("whoever is knocked out takes no test", "qui est hors de combat ne passe aucun test")
NO_WAY: Final = Text("no way leads there", "aucun chemin n’y mène")
GATE_SHUT: Final = Text("the gate there is shut", "la porte y est fermée")
TOO_FAR: Final = Text("that leads too far away from here", "cela mène trop loin d’ici")
NOT_VISITED: Final = Text("visit the place first", "rendez-vous d’abord sur place")
ONCE_ONLY: Final = Text("that could be had once, and you have had it", "cela ne se faisait qu’une fois, et c’est fait")
NOBODY_NEEDS_IT: Final = Text(
    "it would do nothing for any of you now", "cela ne ferait rien pour aucun de vous à présent"
)
QUEST_EXPIRED: Final = Text("it has waited too long", "elle a trop attendu")
QUEST_OVER: Final = Text("that is over", "elle est terminée")
QUEST_ELSEWHERE: Final = Text("it does not begin at this rest", "elle ne commence pas à ce repos")

# ------------------------------------------------------------------ a story that leads nowhere
STUCK: Final = Text(
    "the story {tale!r} is stuck in {scene!r}: nothing that the group could do there is possible now; undo, or mend the story",
    "l’histoire {tale!r} est bloquée à {scene!r} : rien de ce que le groupe pourrait y faire n’est possible ; "
    "revenez en arrière, ou corrigez l’histoire",
)
NO_WAY_BACK: Final = Text(
    "the story {tale!r} leads to {goto!r}, but the group has come from nowhere that this could lead back to",
    "l’histoire {tale!r} mène à {goto!r}, mais le groupe ne vient de nulle part où cela pourrait ramener",
)
