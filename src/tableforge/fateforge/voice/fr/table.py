"""The table speaks French: questions, options and the log, as tables of sentences.

Fields of an event: {hero} and {other} the heroes in it, {foe} and {second} the enemies, {zone} and {to} the zones, {card} the card
or item; {n} how much, {a} and {b} the first of its further numbers; {dice} what dice show; {note} what the kind
of event makes of its note.  A noun phrase takes a preposition, {hero:de}; {hero:pp caché} agrees with the hero.  Enemies are called
by name and number, without an article, so that no participle has to agree with them.
"""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.definition import Act, AllyDef, Card, EnemyAct, EnemyDef, HeroDef, MapDef, Pack, Section
from tableforge.fateforge.names import BOSS, COLOURS
from tableforge.fateforge.voice.fr import acts, cards, chronicle, companion, lexicon
from tableforge.fateforge.voice.fr import enemies as strips
from tableforge.fateforge.voice.page import low
from tableforge.fateforge.voice.shape import Chained, Count
from tableforge.tongue.fr import agree, join, typeset
from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import LANGUAGES, NBSP

EVENTS: Final = {
    # a quest and its rests
    "battle": "Mode Bataille : le groupe se repose d’abord, puis choisit sa quête. Il dispose de {n} or.",
    "quest": "{note}. Le groupe dispose de {n} or.",
    "quest-won": "La quête est gagnée : {a} marques sur {b}, médaille {note}.",
    "quest-lost": "La quête est perdue.",
    "rest": "Le groupe se repose : {n:jeton Temps|jetons Temps}, {a} or, {b} nourriture.",
    "rest:free": "Le groupe se prépare : tous les lieux sont ouverts ; il a {a} or et {b} nourriture.",
    "visits": "Le groupe fait étape : {note} (reste {n:jeton Temps|jetons Temps}).",
    "pays": "{n} or pour le soigneur (reste {a}).",
    "buys-food": "Le groupe achète {n} nourriture (reste {a} or).",
    "eats": "{hero} mange (reste {a} nourriture).",
    "learns": "{hero} apprend {card} pour {n} or (reste {a}).",
    "buys": "Le groupe achète {card} pour {n} or (reste {a}).",
    "equips": "{hero} prend {card} : {note}.",
    "equips:kept": "{hero} range {card} dans son sac.",
    "bagged": "{card} va dans le sac du groupe.",
    "skills": "{hero} choisit d’autres compétences.",
    "rested": "Le repos est fini : toute l’énergie et toute l’armure reviennent.",
    # a scene
    "scene": "{note} : {n:round|rounds}.",
    "appears": "{foe} se tient en {zone}.",
    "appears:arrives": "{foe} arrive en {zone}.",
    "appears:summoned": "{foe} surgit en {zone}.",
    "no-room": "Aucun autre ennemi du type {note} ne peut venir en {zone} : il y en a déjà cinq.",
    "starts": "{hero} commence en {zone}.",
    "ally": "{note} accompagne {hero} : {dice}.",
    "round": "Round {n} sur {a}",
    "will-come": "Au prochain round, en {zone} : {n:ennemi|ennemis} ({note}).",
    "slot": "{note}",
    "extra-round": "Le groupe reste pour un round supplémentaire.",
    "no-extra-round": "Pas de round supplémentaire : il reste moins de cartes Corruption que de héros debout ({n:carte|cartes}).",
    "upkeep": "Entretien : les ennemis perdent cubes rouges, étourdissement et marques ; les Parades sont rangées.",
    "exit": "Le groupe part par la sortie {note}, {zone}.",
    "leaves": "{hero} sort : {n:dégât|dégâts} en chemin.",
    "leaves:free": "{hero} sort sans dommage.",
    "no-exit": "{hero} n’a aucun chemin pour sortir.",
    "scene-won": "{note} : victoire.",
    "scene-lost": "{note} : défaite.",
    "failed": "Non atteint : {note}, {n} sur {a}.",
    "failed:zones": "Non atteint : {note}.",
    "failed:limited": "Non atteint : {note}, {n} pour {a} au plus.",
    "recovers": "{hero} récupère : {a} santé, {b} énergie.",
    "scene-over": "La scène est finie : la peur s’efface, et chaque compétence peut resservir.",
    "all-down": "Tous les héros sont hors de combat.",
    "coach": "Le guide : {note}",
    # the preparation
    "rolls": "{hero} obtient {dice}.",
    "rolls:unseen": "{hero} lance {n:dé|dés}.",
    "rerolls": "{hero} relance {n:dé|dés} : {dice}.",
    "rerolls:unseen": "{hero} relance {n:dé|dés}.",
    "turns-die": "{hero} tourne l’un de trois dés semblables : {dice}.",
    "turns-die:unseen": "{hero} tourne un dé.",
    "spends-energy": "{hero} y dépense {n} énergie (reste {a}).",
    "shakes-off": "{hero}, {hero:pp étourdi}, lance un dé de moins.",
    "ready": "{hero} est {hero:pp prêt}.",
    "order": "Ordre de ce round : {note}.",
    "shows": "{hero} montre {dice}.",
    # a hero's turn
    "turn": "Tour {hero:de} : {dice}",
    "turn-ends": "Le tour {hero:de} est fini.",
    "turn-cut": "Le tour {hero:de} s’arrête net.",
    "hushed": "{hero} perd une CONCENTRATION.",
    "moves": "{hero} va en {zone}.",
    "sprints": "{hero} sprinte jusqu’en {zone}.",
    "leaps": "{hero} bondit en {zone}.",
    "portal": "{hero} passe par le portail jusqu’en {zone}.",
    "escorted": "{hero} est {hero:pp mené} en {zone}.",
    "forced": "{hero} se retrouve en {zone}.",
    "wades": "{hero} s’arrache de la {zone} : un DÉPLACEMENT de plus.",
    "stronger": "La première attaque {hero:de} inflige {n:dégât|dégâts} de plus.",
    "strikes": "{hero} frappe {foe} ({n:dégât|dégâts}).",
    "strikes:zone": "{hero} frappe chaque ennemi en {zone} : {n:dégât|dégâts}.",
    "shoots": "{hero} tire sur {foe} ({n:dégât|dégâts}).",
    "shoots:zone": "{hero} tire sur chaque ennemi en {zone} : {n:dégât|dégâts}.",
    "hits": "{foe} subit {n:dégât|dégâts}{note} : {a} sur {b}.",
    "hits:none": "{foe} ne subit aucun dégât{note}.",
    "defeated": "{foe} succombe.",
    "life-lost": "{foe} perd une vie : il en reste {n}.",
    "life-lost:last": "{foe} perd sa dernière vie.",
    "revealed": "{hero} n’est plus {hero:pp caché}.",
    "stuns": "Un étourdissement frappe {foe}.",
    "marks": "{foe} porte une marque : résistance réduite d’un point.",
    "strips": "{foe} perd {n:cube d’armure|cubes d’armure}.",
    "covers": "{hero} couvre {note} du point faible {foe:de}.",
    "weak-point": "Le point faible {foe:de} est couvert : {note}",
    "removed": "{foe} disparaît.",
    "uses": "{hero} utilise {card}.",
    "gains": "{hero} gagne {dice}.",
    "drums": "{hero} pose {n:jeton Concentration|jetons Concentration} sur le tambour ({a} à présent).",
    "gains-parry": "{hero} gagne un jeton Parade ({a} à présent).",
    "loses-parry": "{hero} perd {n:jeton Parade|jetons Parade}.",
    "healed": "{hero} récupère {n} santé ({a} à présent).",
    "energized": "{hero} récupère {n} énergie ({a} à présent).",
    "repairs": "{card} {hero:de} retrouve {n:cube d’armure|cubes d’armure}.",
    "hides": "{hero} se cache.",
    "taunts": "{hero} provoque les ennemis.",
    "stance": "{hero} prend la posture {note}.",
    "snare": "{hero} pose un collet ({n:dégât|dégâts}) en {zone}.",
    "snare:nobody": "Un collet ({n:dégât|dégâts}) attend en {zone}.",
    "snared": "{foe} se prend dans le collet en {zone}.",
    "disarms": "{hero} retire le piège en {zone}.",
    "disarms:all": "Tous les pièges sont retirés.",
    "prevents": "{n:dégât évité|dégâts évités} pour {hero}.",
    "revives": "{hero} se relève avec {n} santé.",
    "grants": "{hero} reçoit {note} pour son prochain tour.",
    "takes": "{hero} prend un jeton d’objectif, {note}, en {zone}.",
    "sees-to": "{hero} œuvre à un objectif en {zone} : {note}.",
    "objective": "{note} : {n} sur {a}.",
    "objective:limited": "{note} : {n}, au plus {a}.",
    "undefended": "Plus personne ne défend {note}.",
    "door": "{hero} ferme la porte {note}.",
    "door:open": "{hero} ouvre la porte {note}.",
    "door:by-itself": "La porte {note} s’ouvre.",
    "portal-known": "On sait désormais où mène le portail {note}.",
    "path": "Un passage s’ouvre entre {zone} et {to}.",
    "dries": "La {zone} n’est plus un terrain difficile.",
    "difficult": "La {zone} devient un terrain difficile.",
    "fountain": "La fontaine en {zone} gagne {n:cube|cubes}.",
    "foresees": "{hero} découvre {note}.",
    "chest": "{hero} ouvre le coffre en {zone}.",
    "finds": "{hero} trouve {card}.",
    "used-up": "{hero} a épuisé {card}.",
    "explores": "{hero} explore la {zone} : {note}",
    "gem": "{hero} ramasse une gemme en {zone} : {n} or.",
    "food": "{hero} ramasse {n} nourriture en {zone}.",
    "gold": "{hero} met {n} or dans le sac.",
    "gold:party": "Le groupe gagne {n} or.",
    "finds-food": "{hero} met {n} nourriture dans le sac.",
    "trait-points": "{hero} gagne {n:point de caractéristique|points de caractéristique}.",
    "ally-result": "{note} prête {hero:à} {dice}.",
    "ally-skill": "{note} aide {hero} : {card}.",
    "ally-hurt": "{note} souffre aussi : {n} en tout.",
    "ally-out": "{note} quitte la scène.",
    # what happens to heroes
    "parry": "{hero} pare {n:dégât|dégâts}.",
    "armour": "{card} {hero:de} arrête {n:dégât|dégâts}.",
    "hurt": "{hero} subit {n:dégât|dégâts} : reste {b} santé.",
    "hurt:toxic": "{hero} subit {n:dégât toxique|dégâts toxiques} : reste {b} santé.",
    "tired": "{hero} dépense {n} énergie (reste {a}).",
    "tired:loses": "{hero} perd {n} énergie (reste {a}).",
    "knocked-out": "{hero} est hors de combat.",
    "drops": "{hero} lâche {n:jeton d’objectif|jetons d’objectif} en {zone}.",
    "stunned": "{hero} est {hero:pp étourdi}.",
    "avoids-trap": "{hero} évite le piège en {zone}.",
    "trap": "{hero} déclenche un piège : {card}.",
    "fear": "{hero} prend peur : {card}.",
    "corruption": "La corruption gagne {hero} : {card}.",
    "purifies": "{hero} se défait d’une Corruption : {card}.",
    # what enemies do
    "reactions": "Les ennemis réagissent : {note}.",
    "reactions:none": "Aucun ennemi ne réagit.",
    "idle": "{note} : aucun ne peut agir.",
    "enemy-turns": "Tour des ennemis",
    "activates": "{foe} agit : {note}",
    "foe-moves": "{foe} va en {zone}.",
    "foe-moves:from": "{foe} va de la {from} à la {zone}.",
    "foe-moves:on": "{foe} continue jusqu’en {zone}.",
    "foe-moves:pursuit": "{foe} poursuit jusqu’en {zone}.",
    "foe-moves:push": "Une poussée envoie {foe} en {zone}.",
    "foe-moves:pull": "Une traction amène {foe} en {zone}.",
    "foe-moves:call": "Un appel attire {foe} en {zone}.",
    "foe-strikes": "{foe} frappe {hero} ({n:dégât|dégâts}).",
    "foe-strikes:foe": "{foe} frappe {second} ({n:dégât|dégâts}).",
    "foe-shoots": "{foe} tire sur {hero} ({n:dégât|dégâts}).",
    "foe-shoots:foe": "{foe} tire sur {second} ({n:dégât|dégâts}).",
    "foe-pulls": "{foe} attire {hero}.",
    "foe-pushes": "{foe} repousse {hero}.",
    "foe-parries": "{foe} gagne {n} Parade.",
    "foe-armour": "{foe} gagne {n:cube d’armure|cubes d’armure}.",
    "drains": "{foe} s’en nourrit : {n:cube d’armure|cubes d’armure}.",
    "mends": "{foe} répare {second} : {n:cube d’armure|cubes d’armure}.",
    "boss-card": "{foe} retourne une carte, {note}",
    "orders": "{foe} fait agir chaque ennemi {note}.",
    "rite": "{foe} sacrifie {second} : chaque héros perd de l’énergie.",
    "rises": "{foe} se relève en {zone}.",
    # the chronicle
    **chronicle.EVENTS,
    # the companion
    **companion.EVENTS,
}

QUESTIONS: Final = {
    "chance": "Le hasard décide.",
    "rest": "Que fait le groupe ? {gold} or, {food} nourriture, {time}.",
    "rest:free": "Que fait le groupe ? {gold} or, {food} nourriture ; tous les lieux sont ouverts.",
    "dice": "Quels dés lancer ?",
    "prepare": "Préparation : {rolled}. Que faire ?",
    "order": "Qui joue ensuite ? {so_far}",
    "act": "Résultats {hero:de} : {results}. Que faire ?",
    "act:none": "{hero} n’a plus de résultat. Que faire ?",
    "pay": "Quels résultats payer ?",
    "absorb": "{hero} va subir {n:dégât|dégâts}{by}. Qu’y opposer ?",
    "step-in": "{hero} va subir {n:dégât|dégâts}{by}. Quelqu’un s’interpose-t-il ?",
    "use-now": "{hero} peut maintenant utiliser quelque chose{by}.",
    "target": "contre qui ?",
    "move-to": "où va {hero} ?",
    "leap-to": "où bondit {hero} ?",
    "push-to": "où pousser {what} ?",
    "escort-to": "où va {what} ?",
    "snare-in": "où poser le collet ?",
    "disarm": "quel piège retirer ?",
    "help": "pour quel héros ?",
    "grant": "quel résultat donner {what:à} ?",
    "stance": "Quelle posture prend {hero} ?",
    "interact": "sur quoi agit {hero} ?",
    "which-act": "quelle est la suite ?",
    "reroll": "quels dés {what:de} relancer ? {results}",
    "trap": "Il y a un piège en {zone}. Que fait {hero} ?",
    "fountain": "{n:cube|cubes} dans la fontaine : que prend {hero} ?",
    "whom": "Contre qui va l’attaque {what:de} ? Les joueurs choisissent.",
    "chest": "Que garde {hero} du coffre ?",
    "stow": "Où va {what} ?",
    "purify": "quelle carte Corruption part ?",
    "which-quest": "Le repos est fini. Quelle quête entreprenez-vous ?",
    "set-up": "Avant le combat : un héros change-t-il ses compétences actives ?",
    "active": "Quelle compétence pour {what} ? {n} sur 6 jusqu’ici.",
    "start": "Où commence {what} ?",
    "ally-with": "Avec quel héros va {what} ?",
    "extra-round": "Tout n’est pas accompli. Rester un round de plus ? Chaque héros pioche alors une carte Corruption.",
    "exit": "Par quelle sortie partir ?",
    # the chronicle
    **chronicle.QUESTIONS,
    # the companion
    **companion.QUESTIONS,
}

LABELS: Final = {
    "done": "C’est tout",
    "done:rest": "Repos terminé",
    "which-quest": (
        "{note} : {how}, environ {hours} heures, {n:combat|combats}, {m:repos|repos}, {gold} or par héros pour commencer"
    ),
    "difficulty:easy": "facile",
    "difficulty:medium": "moyenne",
    "difficulty:hard": "difficile",
    "done:set-up": "Prêt : le combat peut commencer",
    "done:absorb": "Subir le reste",
    "done:step-in": "Ne pas s’interposer",
    "done:use-now": "Ne rien utiliser",
    "done:move-to": "Rester ici",
    "done:escort-to": "Rester ici",
    "done:reroll": "Les garder",
    "done:fountain": "Ne rien prendre",
    "done:chest": "Prendre plutôt {n} or",
    "done:stow": "Dans le sac du groupe",
    "done:which-act": "Cela suffit",
    # a hero's turn
    "end-turn": "Terminer le tour",
    "move": "Aller en {zone}",
    "move:rough": "Aller en {zone} pour deux DÉPLACEMENT (terrain difficile)",
    "energy-move": "Dépenser 1 énergie : aller en {zone}",
    "portal": "Passer par le portail {id}",
    "energy-portal": "Dépenser 1 énergie : passer par le portail {id}",
    "strike": "Frapper {foe}",
    "shoot": "Tirer sur {foe}",
    "focus:chest": "Ouvrir le coffre",
    "focus:point": "Explorer les lieux",
    "focus:door": "Ouvrir ou fermer la porte {id}",
    "focus:objective": "{note}",
    "weak-point": "Dépenser {note} sur le point faible {foe:de}",
    "take": "Prendre {note}",
    "revive": "Relever {hero} : deux résultats, 1 dégât, 1 énergie",
    "ally-result": "Un résultat à vous contre {note} {ally:de}",
    "ally-skill": "{ally} pour {note} : {card} : {text}",
    # the preparation
    "dice": "{hero} : {dice}",
    "ready": "{hero} : {hero:pp prêt}",
    "reroll": "{hero} : dépenser 1 énergie et relancer {dice}",
    "triple": "{hero} : trois semblables, tourner {die} sur {note}",
    "sprint": "{hero} : sprinter en {zone}",
    "sprint:hurt": "{hero} : sprinter en {zone}, loin des ennemis (1 dégât)",
    "prep-use": "{hero} : {card} : {text}",
    # a rest
    "visit": "Aller ici : {note} ({n:jeton Temps|jetons Temps})",
    "heal": "{hero} : 1 santé ({hp} sur {most}) ; {per} pour 1 or",
    "buy-food": "Acheter de la nourriture pour {n} or",
    "learn": "{hero} apprend {card} pour {n} or",
    "buy": "Acheter {card} pour {n} or",
    "eat": "{hero} mange : 1 santé, 1 énergie",
    "drink": "Utiliser {card}",
    "arrange": "Ranger {card} ailleurs",
    "arrange:bag": "Sortir {card} du sac",
    "choose-skills": "{hero} choisit six compétences",
    # the others
    "parry": "Dépenser un jeton Parade ({n} en réserve)",
    "armour": "Retirer un cube d’armure : {card} ({n} dessus)",
    "spring": "Le laisser se déclencher",
    "avoid": "Dépenser {note} pour l’éviter",
    "health": "1 santé",
    "energy": "1 énergie",
    "yes": "Rester un round de plus",
    "no": "Partir maintenant",
    "exit": "Sortie {id}, {zone} : {note}",
    "exit:hero": "{hero} {n}",
    "exit:free": "aucun dégât",
    "exit:stuck": "{hero} n’a pas de chemin",
    "slot": "{hero} : {note}",
    "slot:kept": "{hero} : {note}, seulement en réserve",
    "parry-token": "un jeton Parade",
    "focus-token": "un jeton Concentration",
    "nothing": "rien",
    "everyone": "chaque ennemi en {zone}",
    "state": "{wounds} dégâts sur {res}",
    "state:armour": "armure {n}",
    "state:parry": "Parade {n}",
    "state:stunned": "sous étourdissement",
    "state:marked": "sous marque",
    "at": "{foe} en {zone}",
    "stance": "posture {note}",
    "rolled": "{hero} {dice}",
    # the chronicle
    **chronicle.LABELS,
    # the companion
    **companion.LABELS,
}

NOTES: Final = {
    "slot:first": "Les ennemis réagiront avant le premier héros.",
    "slot": "Les ennemis réagiront après le héros {n}.",
    "react": "les ennemis réagissent",
    "parried": "{n} sur Parade",
    "on-armour": "{n} sur l’armure",
    "waves": "qui viendra à chaque round",
    "weak-point": "les icônes du point faible",
    "where": "où se tient chaque ennemi du type {foe}",
    "copper": "de cuivre",
    "silver": "d’argent",
    "gold": "d’or",
    "so-far": "Jusqu’ici : {order}.",
    "by-foe": " ({foe})",
    "use-after": " ({foe})",
    "time": "{n:jeton Temps|jetons Temps}",
    "exit": "la sortie {id}",
    "door": "la porte {id}",
    # the story in short
    "upkeep": "Entretien",
    "on-board": "Sur le plateau : {list}.",
    "start": "{list}.",
    "stand-at": "{who} en {zone}",
    "short:hits": "{foe} à {a} sur {b}",
    "short:defeated": "{foe} succombe",
    "short:life-lost": "{foe} perd une vie, reste {n}",
    "short:parry": "{n} sur Parade",
    "short:armour": "{n} sur {card}",
    "short:prevents": "{n:évité|évités}",
    "short:hurt": "reste {b} santé",
    "short:knocked-out": "{hero} hors de combat",
    "short:forced": "{hero} en {zone}",
    "short:stuns": "{foe} sous étourdissement",
    "short:marks": "{foe} sous marque",
    "short:strips": "{foe} perd {n:cube d’armure|cubes d’armure}",
    "short:removed": "{foe} disparaît",
    "short:gains-parry": "{hero} a Parade {a}",
    "short:healed": "{hero} a {a} santé",
    "short:energized": "{hero} a {a} énergie",
    "short:gains-parry:own": "Parade {a} à présent",
    "short:healed:own": "{a} santé à présent",
    "short:energized:own": "{a} énergie à présent",
    "short:gains": "gagne {dice}",
    "short:grants": "{hero} reçoit {note}",
    "short:revealed": "{hero} n’est plus {hero:pp caché}",
    "short:drains": "{foe} gagne {n:cube d’armure|cubes d’armure}",
    # what an enemy would do if it acted now
    "plan": "si l’ennemi agissait maintenant : il {steps}.",
    "plan:then": ", puis ",
    "plan:stunned": "Sous étourdissement : aucune action.",
    "plan:out-of-reach": "Aucun héros à portée : aucune action.",
    "plan:nothing-possible": "Rien de son bandeau n’est possible maintenant.",
    "plan:by-card": "La prochaine carte de son deck décidera.",
    "plan:move": "va en {zone}",
    "plan:move:lot": "va en {zone}, au hasard",
    "plan:strike": "frappe {whom} ({n:dégât|dégâts})",
    "plan:shoot": "tire sur {whom} ({n:dégât|dégâts})",
    "plan:push": "repousse {whom}",
    "plan:pull": "attire {whom}",
    "plan:stun": "étourdit {whom}",
    "plan:toxic": " (toxique)",
    "plan:choice": ", au choix des joueurs",
    "threat": "si chaque ennemi agissait maintenant : {n} ici, de la part de : {whom}.",
    "threat:none": "Si chaque ennemi agissait maintenant, personne ne serait touché ici.",
    "threat:then": "si chaque ennemi agissait alors : {whom}.",
    "threat:then:none": "Si chaque ennemi agissait alors, personne ne serait touché.",
    "threat:n": "{n:dégât|dégâts}",
    "threat:span": "de {least} à {n:dégât|dégâts}",
    "threat:to": "de {least} à {most}",
    # the chronicle
    **chronicle.NOTES,
}

COACH: Final = {  # what is explained in a first battle, by step
    "zones": (
        "Le plateau est découpé en zones ; des traits relient celles qui sont adjacentes. Les distances se "
        "comptent en zones, la vôtre vaut 0. La sortie est l’endroit par où le groupe part après le dernier "
        "round."
    ),
    "objective": (
        "Les objectifs disent ce qui fait gagner la scène ; tous doivent être atteints à la fin du dernier round, "
        "et l’un de vous doit encore tenir debout."
    ),
    "dice": (
        "Chacun lance ses dés derrière un écran. Chaque dé vaut une action du genre qu’il montre : DÉPLACEMENT, "
        "FRAPPE, TIR, CONCENTRATION. L’étoile est une version plus forte que certaines compétences demandent ; la "
        "barre veut dire l’un ou l’autre."
    ),
    "miss": (
        "Un échec ne fait rien. Pour 1 énergie, une fois par round, vous pouvez relancer les dés qui en montrent un."
    ),
    "sprint": (
        "Le Sprint : une zone pour rien, une fois par round. Il ne coûte 1 dégât que si vous quittez une zone où "
        "il y a des ennemis."
    ),
    "order": (
        "Rangez maintenant les héros. Les ennemis réagissent à leur place : qui se tient à gauche aura déjà joué, "
        "et les ennemis qui cherchent le premier ou le dernier héros suivent cet ordre."
    ),
    "turn": (
        "À son tour, on dépense ses résultats un par un, dans l’ordre qu’on veut : aller, frapper dans sa zone, "
        "tirer à une zone, agir par CONCENTRATION. Ce qui reste à la fin est perdu."
    ),
    "skill": (
        "Les compétences changent des résultats en mieux : chacune dit ce qu’elle coûte et ce qu’elle donne. La "
        "plupart servent une fois par round."
    ),
    "strips": (
        "Regardez un ennemi avant de l’approcher : son bandeau se lit de gauche à droite, la première section qui a "
        "un héros à cette distance compte, et la table dit ce qu’il ferait maintenant."
    ),
    "reactions": (
        "Deux couleurs d’ennemis réagissent. De chacune, un seul pion agit : la section la plus à gauche dont "
        "l’un d’eux peut se servir, et parmi ceux-là le plus petit numéro."
    ),
    "enemy-turns": "Après les héros, chaque ennemi a son tour : couleur par couleur, les petits numéros d’abord.",
    "upkeep": (
        "À l’entretien, les cubes rouges partent : un ennemi seulement blessé redevient indemne. Finissez ce que "
        "vous commencez."
    ),
    "energy": (
        "L’énergie peut aussi payer un DÉPLACEMENT à chacun de vos tours. Un jeton Parade arrête 1 dégât ; on les "
        "range à l’entretien."
    ),
    "exit-soon": (
        "Il reste un round. Comptez les zones jusqu’à la sortie : en chemin, chaque zone avec un ennemi ou un "
        "piège coûte 1 dégât."
    ),
    "extra-round": (
        "Un round supplémentaire est possible, une seule fois. Chaque héros pioche alors une carte Corruption, et "
        "elles restent."
    ),
    "exit": (
        "Tous partent par la même sortie. Chaque héros prend le chemin le moins cher ; l’armure aide, la Parade non."
    ),
    "recovery": (
        "Après la scène, chaque héros récupère 1 santé et 1 énergie. La santé ne revient pas toute seule : les "
        "repos servent à cela."
    ),
}

UNLOCKED: Final = chronicle.UNLOCKED
MISS: Final = "échec"
SLOT_NAMES: Final = ("arme principale", "arme secondaire", "vêtement", "sac à dos 2", "sac à dos 3", "sac à dos 4")
PARTICIPLE: Final = "pp "
colon = " : "


class Named:
    """A hero, an enemy or an ally in a sentence: with a preposition, or a participle that agrees.

    >>> "{x} / {x:de} / {x:pp caché}".format(x=Named("la Voleuse", True))
    'la Voleuse / de la Voleuse / cachée'
    """

    def __init__(self, text: str, fem: bool = False) -> None:
        self.text = text
        self.fem = fem

    def __str__(self) -> str:
        return self.text

    def __format__(self, spec: str) -> str:
        if spec.startswith(PARTICIPLE):
            return agree(spec.removeprefix(PARTICIPLE), self.fem, False)
        return join(spec, self.text)


def hero(d: HeroDef) -> object:
    return Named(d.full("fr") if d.name else join("la" if d.fem else "le", d.fr), d.fem)


def foe(d: EnemyDef, num: int) -> object:
    """An enemy by name and number; a boss, the only one of its name, with its article."""
    if d.colour == BOSS:
        name = d.fr.removeprefix("Le ").removeprefix("La ")
        return Named(join("la" if d.fem else "le", name), d.fem)
    return Named(f"{d.fr} {num}" if num else d.fr)


def zone(m: MapDef, z: int) -> object:
    return lexicon.place(m, z)


def card(c: Card) -> object:
    return c.fr


def ally(d: AllyDef) -> object:
    return Named(d.fr)


def noun(text: str) -> object:
    """A name in a sentence, without a gender: Érudition, d’Érudition."""
    return Named(text)


def percent(n: int) -> str:
    return f"{n}{NBSP}%"


def count(n: int) -> object:
    return Count(n, LANGUAGES["fr"].singular)


def face(bits: int) -> str:
    """A face of a die by its results.

    >>> face(3), face(0)
    ('DÉPLACEMENT/FRAPPE', 'échec')
    """
    return "/".join([name for k, name in enumerate(lexicon.RESULT_NAMES) if bits >> k & 1]) or MISS


def dice(chosen: list[int]) -> str:
    """Dice by their colours: deux dés rouges, un dé bleu."""
    return lexicon.listed([counted(k, chosen.count(k)) for k in dict.fromkeys(chosen)])


def counted(k: int, n: int) -> str:
    name = lexicon.die(k)
    if n == 1:
        return f"un dé {name}"
    return f"{lexicon.number(n)} dés {name if name.startswith('d’') else f'{name}s'}"


def enemies(colours: list[str]) -> str:
    """The enemies of some colours: ennemis blancs et bleus."""
    return f"ennemis {lexicon.listed([lexicon.several(lexicon.colour(COLOURS.index(x))) for x in colours])}"


def section(pack: Pack, section: Section) -> str:
    """A section of a strip that is gone by: avec un héros à une zone, il frappe …"""
    return f"avec un héros {lexicon.away(section.lo, section.hi, 'sa')}, {strips.acts_text(pack, section.acts)}."


def stance(k: int) -> str:
    return lexicon.stance(k)


def way(c: Card, k: int) -> str:
    """One way of using a card: its cost and what it gives."""
    return low(cards.way([], c.alts[k])).removesuffix(".")


def enemy_act(pack: Pack, act: EnemyAct) -> str:
    """One act of an enemy, without its subject."""
    return strips.acts_text(pack, (act,)).removeprefix("il ")


def action(act: Act) -> str:
    """One action of a card, as an order."""
    return acts.clause(Chained(act, False, False)).order


def finished(text: str) -> str:
    return typeset(capitalise(text))
