"""What the chronicle says in French: its questions, options and log; `table.py` takes them up among its own.

The words of scenes, choices, people and places are the campaign's own; {note} is where they stand.
"""

from __future__ import annotations

from typing import Final

EVENTS: Final = {
    # scenes
    "tells": "{note}",
    "chooses": "Votre choix : {note}",
    "comes-of-it": "{note}",
    "kept-back": "{note}",
    "test-passed": "{hero} réussit un test {note:de} : {dice}.",
    "test-failed": "{hero} échoue à un test {note:de} : {dice}.",
    "act-ends": "L’acte {n} est fini : {note}.",
    "act-again": "L’acte recommence.",
    "ending": "Ici s’achève la chronique.",
    # what comes of them
    "regard": "Réputation en hausse : {note}.",
    "regard:cooler": "Réputation en baisse : {note}.",
    "gold:pays": "Le groupe donne {n} or.",
    "finds-food:party": "Le groupe gagne {n} nourriture.",
    "finds-food:gives": "Le groupe donne {n} nourriture.",
    "trait-points:party": "Le groupe gagne {n:point de caractéristique|points de caractéristique}.",
    "story-card": "Carte Histoire {n}, {note}",
    "card-gone": "La carte Histoire {n} quitte le paquet : {note}.",
    "item-lost": "Le groupe perd {card}.",
    "ally-joins": "Un allié se joint au groupe : {note}.",
    "unlocks": "Nouvelle règle. {note}",
    "place-found": "Nouveau lieu de repos : {note}.",
    "place-lost": "Un lieu de repos n’est plus : {note}.",
    # side quests
    "quest-offered": "Une quête annexe, menace {n}. {note}",
    "sets-out": "Le groupe part pour une quête annexe : {note} (reste {n:jeton Temps|jetons Temps}).",
    "quest-ends": "Quête annexe gagnée : {note}.",
    "quest-ends:lost": "Quête annexe perdue : {note}.",
    "quest-ends:left": "Quête annexe laissée là : {note}.",
    "quest-expires": "Une quête annexe a trop attendu : {note}.",
    # victory points and what they bring
    "victory-point": "Un point de victoire : {n} à présent.",
    "reward": "Récompense : {note}.",
    "new-die": "{hero} peut désormais lancer {dice}.",
    "learns:free": "{hero} apprend {card}.",
    "gains-trait": "{hero} gagne une caractéristique : {note}.",
    "more-health": "{hero} a désormais une santé de plus : {n} au maximum.",
    "more-energy": "{hero} a désormais une énergie de plus : {n} au maximum.",
    # rests and exploration
    "service": "{note}",
    "news": "Des nouvelles d’une quête annexe. {note}.",
    "rumour": "Les morts disent du prochain combat : {note}.",
    "gossip": "Au prochain chapitre, une réputation comptera : {note}.",
    "looked-up": "Le répertoire dit : {note}",
    "arrives": "{note} (reste {n:pas|pas})",
    "steps": "{n:pas|pas} de plus.",
    "steps:fewer": "{n:pas|pas} de moins.",
}

QUESTIONS: Final = {
    "choice": "Que faites-vous ?",
    "go-in": "{note}",
    "tester": "Un test {trait:de}, {level} : qui le passe ?",
    "test-reroll": (
        "{hero} a obtenu {dice} à un test {trait:de}, et cela ne suffit pas. Dépenser 1 énergie et relancer tous les dés ?"
    ),
    "direction": "De quel côté allez-vous ? {steps}.",
    "about-whom": "Un héros {effect}. Lequel ?",
    "volunteer": "Un héros {effect}. L’un des vôtres se propose-t-il ?",
    "reward": "{n:point de victoire|points de victoire} : quelle récompense prend le groupe ?",
    "new-die": "Quel dé prend {hero} ?",
    "new-skill": "Une compétence pour {hero}, sans payer : laquelle ?",
    "rebuy": "L’acte recommence. Quelles compétences achètent vos héros ? Le groupe a {gold} or.",
    "chest:reward": "Lequel des deux le groupe prend-il ?",
    "served": "{service} Quel héros ?",
    "served:other": "Qui prend la carte ?",
    "tuned": "{service} Quel objet ?",
    "look-up": "{service} Quel nom ?",
    "packs": "Que faites-vous de ce que vous portez ? {food} nourriture.",
    "which-ally": "Quel allié vous accompagne ?",
}

LABELS: Final = {
    "choice": "{text}",
    "choice:noted": "{text} ({note})",
    "choice:test": "{trait}, {level}, {odds} au mieux",
    "choice:all": "tout le monde : {trait}, {level}, {odds}",
    "choice:hero": "{hero} : {trait}, {level}, {odds}",
    "choice:gold": "{n} or",
    "choice:food": "{n} nourriture",
    "tester": "{hero} : {n:dé|dés}, {odds}",
    "tester:trait": "{hero} : {n:dé|dés}, {odds}, a la caractéristique",
    "test-reroll:yes": "Dépenser 1 énergie et relancer",
    "test-reroll:no": "En rester là",
    "direction:n": "Nord",
    "direction:e": "Est",
    "direction:s": "Sud",
    "direction:w": "Ouest",
    "direction:back": "{side} : là d’où vous venez",
    "direction:been": "{side} : vous y êtes déjà passés",
    "service": "{note}",
    "side-quest": "Partir pour une quête annexe : {note} ({n:jeton Temps|jetons Temps}, menace {threat})",
    "new-trait": "{hero} gagne la caractéristique {note} pour {n:point de caractéristique|points de caractéristique}",
    "packs": "Ouvrir les sacs : nourriture, remèdes, objets",
    "done:packs": "Refermer les sacs",
    "done:which-ally": "Personne",
    "done:volunteer": "Aucun des miens",
    "done:new-die": "Aucun dé",
    "done:new-skill": "Aucune compétence",
    "done:rebuy": "C’est assez",
    "done:purify": "Aucune",
    # rewards, by name
    "reward:gold-4": "4 or pour le groupe",
    "reward:item-1": "Un objet de rang 1 au choix parmi deux, pour le groupe",
    "reward:die-of-its-own": "Pour chaque héros, un dé d’une couleur qu’il possède",
    "reward:skill-4": "Pour chaque héros, une compétence qui coûte 4 or ou moins",
    "reward:health-1": "1 santé de plus pour chaque héros",
    "reward:energy-1": "1 énergie de plus pour chaque héros",
    "reward:upgrade": "Pour chaque héros, le niveau II d’une compétence qu’il possède",
    "reward:gold-12": "12 or pour le groupe",
    "reward:any-die": "Pour chaque héros, un dé de la couleur de son choix",
    "reward:purify": "Chaque héros défausse une carte Corruption, et chaque repos a un jeton Temps de plus",
}

NOTES: Final = {
    "easy": "facile",
    "medium": "moyen",
    "hard": "difficile",
    "test:success": "réussite",
    "test:trait": "caractéristique",
    "test:fail": "échec",
    "steps": "Reste {n:pas|pas}",
    "effect:hp": "perd {n} santé",
    "effect:hp:gains": "récupère {n} santé",
    "effect:en": "perd {n} énergie",
    "effect:en:gains": "récupère {n} énergie",
    "go-in": "Le groupe s’arrête-t-il ici ?",
    "changed:wet-sheets": "Vous portez tous du linge mouillé : chaque héros commence avec deux jetons de Parade de plus",
    "effect:mark": "est la personne",
    "effect:corruption": "pioche {n:carte Corruption|cartes Corruption}",
    "effect:corruption:purifies": "défausse une carte Corruption",
    "speaks": "{chapter} · {speaker}",
    "ahead": "{foe} ({faction})",
    "news": "{quest} : {foe}",
    "new-places": "Nouveaux lieux de repos : {list}.",
    "rest": "Repos",
    "ending": "Fin",
}

UNLOCKED: Final = {  # a rule, when it comes into the game
    "chests": (
        "Les coffres : un héros dans la zone d’un coffre l’ouvre par une CONCENTRATION et garde l’un des deux objets "
        "qu’il contient."
    ),
    "barricades": (
        "Les barricades : personne ne tire dans une zone par le côté que barre sa barricade ; les autres côtés restent "
        "ouverts."
    ),
    "difficult-terrain": (
        "Le terrain difficile : en sortir coûte un résultat DÉPLACEMENT de plus, et l’on n’en sort pas en sprintant."
    ),
    "healing-fountain": (
        "Les fontaines de soin : un héros qui commence ou finit son tour auprès de l’une d’elles, sans ennemi présent, en "
        "retire des cubes : 1 santé ou 1 énergie chacun."
    ),
    "defended-enemies": (
        "Les ennemis défendus : de deux ennemis empilés, celui du dessus garde celui du dessous, qui ne peut pas être ciblé tant "
        "que son gardien est présent ; aucun des deux ne se déplace jamais."
    ),
    "upgradable-skills": (
        "Le niveau II : les maîtres vendent aussi le niveau II des compétences qu’un héros possède ; il remplace le "
        "niveau I."
    ),
    "allies": (
        "Les alliés : l’un d’eux peut venir au combat aux côtés d’un héros de votre choix. À son tour, tout héros présent dans "
        "cette zone peut sacrifier un dé à lui contre un résultat de l’allié, ou l’un des deux dés de l’allié contre l’une de "
        "ses compétences."
    ),
    "portals": (
        "Les portails : un DÉPLACEMENT mène, par un portail, dans une zone éloignée que l’on ne découvre parfois qu’alors."
    ),
    "exploration-tokens": (
        "Les jetons Exploration : un héros présent dans la zone en examine un par une CONCENTRATION et découvre ce qu’il "
        "y a là."
    ),
    "doors": (
        "Les portes : un héros voisin d’une porte l’ouvre ou la ferme par une CONCENTRATION ; on ne passe ni ne tire à "
        "travers une porte fermée."
    ),
    "weak-point": (
        "Les points faibles : les résultats dépensés sur les icônes d’un boss les couvrent pour de bon ; toutes couvertes, "
        "le boss en paie le prix."
    ),
    "traps": (
        "Les pièges : qui entre dans une zone piégée dépense une CONCENTRATION pour passer, ou pioche une carte Piège."
    ),
    "fear": (
        "La peur : qui rencontre un ennemi effrayant dans sa zone pioche une carte Peur ; certaines durent toute la scène."
    ),
    "toxic-damage": (
        "Les dégâts toxiques : la santé qu’ils prennent est mise de côté, et revient par un soin ou à la fin de la scène."
    ),
}
