"""The companion speaks French: what its screens ask, what can be tapped, and what its log tells."""

from __future__ import annotations

from typing import Final

EVENTS: Final = {
    "app-door": "La porte {note} est fermée.",
    "app-door:open": "La porte {note} est ouverte.",
    "app-portal": "Le portail mène de {zone} à {to}.",
    "app-covers": "{foe}, point faible : un résultat couvre {note}.",
    "app-life": "{foe} : de nouveau {n:vie|vies}.",
    "app-revived": "{hero} reprend le combat.",
    "app-boxes": "{hero} : {a} santé, {b} énergie.",
    "app-food": "Le groupe emporte {n} nourriture.",
    "app-ally": "{note} accompagne les héros.",
    "app-ally:nobody": "Aucun allié n’accompagne les héros.",
    "app-used": "{card} : encore {n:utilisation|utilisations}.",
    "app-used:up": "Plus rien à utiliser : {card}.",
    "app-explores": "{zone} : {note}",
    "test-passed:told": "{hero} réussit un test {note:de}.",
    "test-failed:told": "{hero} échoue à un test {note:de}.",
    "already-dead": "Déjà mort : {note}.",
}

QUESTIONS: Final = {
    "app-set-up": "Installez le plateau comme indiqué, puis commencez.",
    "app-round": "Lancez et choisissez vos dés, puis mettez vos héros dans l’ordre.",
    "app-action": "Les héros placés avant les réactions jouent. Touchez ce qu’ils ouvrent.",
    "app-reactions": "Tout a bougé et frappé ? Rien à saisir : cœurs et cubes restent sur la table.",
    "app-enemies": "Les héros restants jouent. Puis chaque ennemi agit, couleur par couleur.",
    "app-upkeep": "Qui est à terre, qui s’est relevé ? Comptez ce qui doit l’être.",
    "app-extra": "Tout n’est pas fait. Un round de plus, contre une carte Corruption chacun, ou partir ?",
    "app-outcome": "Tous partent par une même sortie ; chaque zone à ennemi ou à piège coûte 1 dégât. Comptez vos réussites.",
    "app-health": "Qui est debout récupère 1 santé et 1 énergie. Où en sont les réserves ?",
    "app-read": "Prenez ce qui est montré et faites ce qui est écrit.",
    "app-chest": "Le coffre est ouvert. Quel objet gardez-vous ?",
    "app-action:first": "Les ennemis réagissent avant que quiconque ne joue : continuez.",
    "app-outcome:down": "Tous les héros sont à terre : la scène est perdue. Comptez vos réussites et votre butin.",
    "app-health:used": "Qui est debout récupère 1 santé et 1 énergie. Où en sont les réserves, et qu’avez-vous utilisé ?",
    "test-result": (
        "{what} lance {n:dé de test|dés de test}. Seules les réussites comptent, et chaque dé doit en montrer une. Alors ?"
    ),
    "test-result:trait": (
        "{what} lance {n:dé de test|dés de test}. Réussites et caractéristiques comptent, et chaque dé doit en montrer un. Alors ?"
    ),
}

LABELS: Final = {
    "app:start-combat": "Commencer le combat",
    "app:start-action-phase": "Commencer la phase d’action",
    "app:enemy-reactions": "Réactions ennemies",
    "app:continue": "Continuer",
    "app:leave": "Partir maintenant",
    "app:stay": "Rester pour un round de plus",
    "app:ally": "{note} accompagne les héros",
    "app:ally:nobody": "Aucun allié",
    "app:used": "{card} : une utilisation de moins",
    "app:kept": "{card} : une utilisation de plus",
    "app:more": "{note} : un de plus",
    "app:less": "{note} : un de moins",
    "app:chest": "Ouvrir le coffre en {zone}",
    "app:explore": "Explorer la {zone}",
    "app:door": "Ouvrir ou fermer la porte {note}",
    "app:portal": "Franchir le portail en {zone}",
    "app:weak-point": "Point faible : dépenser {note}",
    "app:life": "{foe} perd une vie",
    "app:life-back": "{foe} retrouve une vie",
    "app:down": "{hero} est hors de combat",
    "app:up": "On relève {hero}",
    "app:corruption": "{hero} prend une carte Corruption",
    "app:dead": "Déjà mort : {note}",
    "app:boss-card": "Retourner la carte du boss",
    "app:upkeep": "Ouvrir l’entretien",
    "app:loot:gem": "Prise : une gemme en {zone}, valeur {n} or",
    "app:loot:food": "Prise : de la nourriture en {zone}",
    "app:health": "{hero} : {n} santé",
    "app:energy": "{hero} : {n} énergie",
    "app:purify": "{hero} se libère d’une Corruption : {card}",
    "app:defeated": "{foe} succombe",
    "coach:strips": (
        "Regardez la carte d’un ennemi avant de l’approcher : son bandeau se lit de gauche à droite, et la première section "
        "qui a un héros à cette distance compte."
    ),
    "done:app-chest": "Prendre {n} or à la place",
    "test:passed": "Réussi",
    "test:failed": "Raté",
    "test:passed-again": "Réussi après une relance, pour 1 énergie",
    "test:failed-again": "Raté même après une relance, pour 1 énergie",
}

# what decides in a sentence about an enemy: the distance, and which hero
WEIGHTY: Final = (
    (r"(?:(?<=un héros est )|(?<=le plus proche est ))[^:]+?(?=\s:)", r"*\g<0>*"),
    (r"un héros au choix des joueurs", "un héros *de votre choix*"),
    (r"le (premier|dernier) héros", r"le *\1* héros"),
    (r"chaque héros", r"*\g<0>*"),
)
ALLY: Final = (
    "*Dés* : lancés à la mise en place jusqu’à n’avoir aucun échec. Ils valent pour la scène ; un dé perdu ne revient pas.",
    "*Tours* : l’allié n’en a pas. Qui joue dans la zone du héros à ses côtés peut sacrifier un dé à soi contre un résultat "
    "de l’allié, chacun une fois par tour, ou un dé de l’allié contre une de ses compétences.",
    "*Blessures* : chaque fois que ce héros subit des dégâts, sauf toxiques, posez un cube rouge sur la carte. À {n}, l’allié "
    "est écarté jusqu’à la fin de la scène, comme dès que ce héros est hors de combat. Rien ne le soigne en combat.",
)
